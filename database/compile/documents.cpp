// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/documents.h"

#include <algorithm>

namespace fatlas {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

bool isRequired(const json &schema, const std::string &key)
{
    const auto required = schema.find("required");
    return required != schema.end() && std::find(required->begin(), required->end(), key) != required->end();
}

/// A text that may be one string where it is the same in both languages.
bool mayBeOneString(const json &schema)
{
    const auto type = schema.find("type");
    return schema.contains("x-text") && type != schema.end() && type->is_array()
        && std::find(type->begin(), type->end(), "string") != type->end();
}

void makeCanonical(const json &schema, json &value)
{
    if (schema.contains("x-store") && schema["x-store"] == "json")
        return;
    if (value.is_array() && schema.contains("items")) {
        for (json &item : value)
            makeCanonical(schema["items"], item);
    }
    if (!value.is_object())
        return;
    if (mayBeOneString(schema) && value.value("en", json()) == value.value("zh", json())) {
        value = value.value("en", json());
        return;
    }
    for (auto member = value.begin(); member != value.end();) {
        const json *memberSchema = propertySchema(schema, member.key());
        const bool isEmptyList = member->is_structured() && member->empty() && !isRequired(schema, member.key());
        if (member.key() == "$schema" || isEmptyList) {
            member = value.erase(member);
            continue;
        }
        if (memberSchema)
            makeCanonical(*memberSchema, *member);
        ++member;
    }
}

void appendLists(const json &from, json &to)
{
    for (const auto &[key, list] : from.items()) {
        if (!list.is_array())
            continue;
        json &target = to[key];
        if (target.is_null())
            target = json::array();
        target.insert(target.end(), list.begin(), list.end());
    }
}

std::string kindOf(const json &document)
{
    return document.value("kind", std::string());
}

ordered_json ordered(const json &value)
{
    if (value.is_array()) {
        ordered_json list = ordered_json::array();
        for (const json &item : value)
            list.push_back(ordered(item));
        return list;
    }
    if (!value.is_object())
        return value;
    ordered_json object = ordered_json::object();
    for (const char *first : {"kind", "id", "name", "title", "version", "criterion", "platform", "strategy", "framework", "other"}) {
        if (value.contains(first))
            object[first] = ordered(value[first]);
    }
    for (const auto &[key, member] : value.items()) {
        if (!object.contains(key) && key != "sources" && key != "asOf")
            object[key] = ordered(member);
    }
    // What backs a statement follows it.
    for (const char *last : {"sources", "asOf"}) {
        if (value.contains(last))
            object[last] = ordered(value[last]);
    }
    return object;
}

} // namespace

QStringList kindsInOrder(const SchemaSet &schemas)
{
    QStringList kinds{QStringLiteral("meta"),       QStringLiteral("layers"),    QStringLiteral("dimensions"),
                      QStringLiteral("glossary"),   QStringLiteral("sources"),   QStringLiteral("platforms"),
                      QStringLiteral("strategies"), QStringLiteral("framework"), QStringLiteral("deployment-tool")};
    const QStringList all = schemas.kinds();
    for (const QString &kind : all) {
        if (!kinds.contains(kind))
            kinds += kind;
    }
    return kinds;
}

bool isWholeKind(const json &schema)
{
    return schema.contains("x-table");
}

Documents mergedDocuments(const SchemaSet &schemas, const Documents &documents)
{
    Documents merged;
    const QStringList kinds = kindsInOrder(schemas);
    for (const QString &kind : kinds) {
        const bool isWhole = isWholeKind(*schemas.schemaOf(kind));
        // Tools stand among the frameworks, whose table they share.
        if (kind == u"deployment-tool")
            continue;
        json joined;
        for (const json &document : documents) {
            const std::string own = kindOf(document);
            const bool belongs = own == kind.toStdString() || (kind == u"framework" && own == "deployment-tool");
            if (belongs && isWhole)
                merged.push_back(document);
            else if (belongs)
                appendLists(document, joined);
        }
        if (joined.is_object()) {
            joined["kind"] = kind.toStdString();
            merged.push_back(std::move(joined));
        }
    }
    for (json &document : merged)
        makeCanonical(*schemas.schemaOf(QString::fromStdString(kindOf(document))), document);
    return merged;
}

std::string readableJson(const json &document)
{
    return ordered(document).dump(4) + '\n';
}

} // namespace fatlas
