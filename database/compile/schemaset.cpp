// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/schemaset.h"

#include <QDir>
#include <QFile>
#include <QSet>

#include <algorithm>

namespace fatlas {

namespace {

using nlohmann::json;

const QString schemaFolder = QStringLiteral(":/fatlas/schemas");
const QString schemaSuffix = QStringLiteral(".schema.json");

json readSchema(const QString &name)
{
    QFile file(schemaFolder + QLatin1Char('/') + name + schemaSuffix);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "SchemaSet", "a schema is missing from the resources");
    Q_UNUSED(opened);
    return json::parse(file.readAll().toStdString());
}

/// The schema that a reference names by its file; a reference without one stays in the common definitions.
using FindSchema = std::function<const json &(const std::string &file)>;

/// Replaces every reference by the definition it names, keeping the keywords that stand beside it (draft-07 validators would not).
/// The definitions do not refer to themselves, so this ends.
void inlineReferences(json &node, const FindSchema &schemaOf)
{
    while (node.is_object() && node.contains("$ref")) {
        const std::string target = node["$ref"].get<std::string>();
        const std::size_t hash = target.find('#');
        json inlined = schemaOf(target.substr(0, hash)).at(json::json_pointer(target.substr(hash + 1)));
        for (const auto &[key, value] : node.items()) {
            if (key != "$ref")
                inlined[key] = value;
        }
        node = std::move(inlined);
    }
    for (json &child : node) {
        if (child.is_structured())
            inlineReferences(child, schemaOf);
    }
}

void collectIdKinds(const json &node, QSet<QString> &kinds)
{
    for (const json &child : node) {
        if (child.is_structured())
            collectIdKinds(child, kinds);
    }
    if (node.is_object() && node.contains("x-id") && node["x-id"].is_string())
        kinds.insert(QString::fromStdString(node["x-id"].get<std::string>()));
}

void walk(const json &schema, const json &value, const QString &pointer, const std::function<void(const SchemaNode &)> &visit)
{
    visit({schema, value, pointer});
    if (value.is_object()) {
        for (const auto &[key, child] : value.items()) {
            if (const json *childSchema = propertySchema(schema, key))
                walk(*childSchema, child, pointerTo(pointer, key), visit);
        }
    } else if (value.is_array() && schema.contains("items")) {
        const json &items = schema["items"];
        for (std::size_t i = 0; i < value.size(); ++i)
            walk(items, value[i], pointerTo(pointer, i), visit);
    }
}

} // namespace

SchemaSet::SchemaSet()
{
    const json common = readSchema(QStringLiteral("common"));
    const QStringList packParts{QStringLiteral("pack"), QStringLiteral("framework-changes")};
    const QStringList files = QDir(schemaFolder).entryList({QLatin1Char('*') + schemaSuffix}, QDir::Files, QDir::Name);
    const FindSchema find = [&](const std::string &file) -> const json & {
        const QString kind = QString::fromStdString(file).chopped(file.empty() ? 0 : schemaSuffix.size());
        const auto found = m_schemas.find(kind);
        return found == m_schemas.end() ? common : found->second;
    };
    for (const QString &file : files) {
        const QString kind = file.chopped(schemaSuffix.size());
        if (kind == u"common" || packParts.contains(kind))
            continue;
        json schema = readSchema(kind);
        inlineReferences(schema, find);
        m_schemas.emplace(kind, std::move(schema));
    }
    // These may refer to the schemas of the kinds.
    for (const QString &part : packParts) {
        json schema = readSchema(part);
        inlineReferences(schema, find);
        m_packSchemas.emplace(part, std::move(schema));
    }
}

QStringList SchemaSet::kinds() const
{
    QStringList kinds;
    for (const auto &[kind, schema] : m_schemas)
        kinds += kind;
    return kinds;
}

const json *SchemaSet::schemaOf(const QString &kind) const
{
    const auto found = m_schemas.find(kind);
    return found == m_schemas.end() ? nullptr : &found->second;
}

const json *SchemaSet::packSchemaOf(const QString &part) const
{
    const auto found = m_packSchemas.find(part);
    return found == m_packSchemas.end() ? nullptr : &found->second;
}

QStringList SchemaSet::idKinds() const
{
    QSet<QString> kinds;
    for (const auto &[kind, schema] : m_schemas)
        collectIdKinds(schema, kinds);
    QStringList sorted(kinds.begin(), kinds.end());
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

QString pointerTo(const QString &parent, const std::string &key)
{
    QString escaped = QString::fromStdString(key);
    escaped.replace(QLatin1Char('~'), QStringLiteral("~0")).replace(QLatin1Char('/'), QStringLiteral("~1"));
    return parent + QLatin1Char('/') + escaped;
}

QString pointerTo(const QString &parent, std::size_t index)
{
    return parent + QLatin1Char('/') + QString::number(index);
}

const json *propertySchema(const json &schema, const std::string &key)
{
    if (const auto properties = schema.find("properties"); properties != schema.end()) {
        if (const auto found = properties->find(key); found != properties->end())
            return &*found;
    }
    const auto others = schema.find("additionalProperties");
    return others != schema.end() && others->is_object() ? &*others : nullptr;
}

void walkWithSchema(const json &schema, const json &document, const std::function<void(const SchemaNode &)> &visit)
{
    walk(schema, document, QString(), visit);
}

} // namespace fatlas
