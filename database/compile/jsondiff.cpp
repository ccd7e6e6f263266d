// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/jsondiff.h"

#include "compile/entities.h"

#include <QHash>
#include <QMap>

#include <algorithm>

namespace fatlas {

namespace {

using nlohmann::json;

using Fields = QMap<QString, json>;

/// A thing with everything that is said of it alone.
struct FlatEntity
{
    QString kind;
    QString id;
    QString root;
    LocalizedText name;
    Fields fields;
};

struct FlatKnowledge
{
    QStringList keys;
    QHash<QString, FlatEntity> entities;
};

QString shown(const json &value)
{
    if (value.is_string())
        return QString::fromStdString(value.get<std::string>());
    const bool isWords = value.is_array() && std::all_of(value.begin(), value.end(), [](const json &item) { return item.is_string(); });
    if (!isWords)
        return QString::fromStdString(value.dump());
    QStringList words;
    for (const json &item : value)
        words += QString::fromStdString(item.get<std::string>());
    return words.join(QStringLiteral(", "));
}

/// Code is read line by line.
std::string joinedLines(const json &lines)
{
    std::string text;
    for (const json &line : lines)
        text += (text.empty() ? "" : "\n") + line.get<std::string>();
    return text;
}

class Flattener
{
public:
    explicit Flattener(Fields &fields) : m_fields(fields) { }

    /// `isTop`: `value` is the thing itself, whose id is no field.
    void add(const json &schema, const json &value, const QString &path, bool isTop = false)
    {
        const bool isKept = schema.contains("x-store") && schema["x-store"] == "json";
        if (value.is_array() && schema.contains("x-code")) {
            m_fields.insert(path, joinedLines(value));
        } else if (value.is_string() && schema.contains("x-text")) {
            m_fields.insert(path + QStringLiteral(".en"), value);
            m_fields.insert(path + QStringLiteral(".zh"), value);
        } else if (value.is_object() && !isKept) {
            addMembers(schema, value, path, isTop);
        } else if (value.is_array() && !isKept && schema.contains("items") && hasStructuredItems(value)) {
            for (std::size_t i = 0; i < value.size(); ++i)
                add(schema["items"], value[i], QStringLiteral("%1[%2]").arg(path).arg(i + 1));
        } else if (!value.is_array() || !value.empty()) {
            m_fields.insert(path, value);
        }
    }

private:
    static bool hasStructuredItems(const json &list)
    {
        return std::any_of(list.begin(), list.end(), [](const json &item) { return item.is_structured(); });
    }

    void addMembers(const json &schema, const json &value, const QString &path, bool isTop)
    {
        for (const auto &[key, member] : value.items()) {
            const json *memberSchema = propertySchema(schema, key);
            if (!memberSchema || isEntityList(*memberSchema) || (isTop && key == "id"))
                continue;
            const QString name = QString::fromStdString(key);
            add(*memberSchema, member, path.isEmpty() ? name : path + QLatin1Char('.') + name);
        }
    }

    Fields &m_fields;
};

FlatKnowledge flatten(const SchemaSet &schemas, const Documents &documents)
{
    FlatKnowledge flat;
    for (const json &document : mergedDocuments(schemas, documents)) {
        const json &schema = *schemas.schemaOf(QString::fromStdString(document.at("kind").get<std::string>()));
        forEachEntity(schema, document, [&flat](const Entity &entity) {
            FlatEntity made{entity.kind, entity.id, entity.root, entity.name(), {}};
            Flattener(made.fields).add(*entity.schema, *entity.value, QString(), true);
            const QString assessment = QStringLiteral("assessment:");
            if (entity.holder.startsWith(assessment))
                made.fields.insert(QStringLiteral("criterion"), entity.holder.section(QLatin1Char('@'), 1).toStdString());
            if (!flat.entities.contains(entity.key()))
                flat.keys += entity.key();
            flat.entities.insert(entity.key(), made);
        });
    }
    return flat;
}

/// Before's order, then what is new; what belongs to one thing stands with it.
QStringList keysInOrder(const FlatKnowledge &before, const FlatKnowledge &after)
{
    QStringList keys = before.keys;
    for (const QString &key : after.keys) {
        if (!before.entities.contains(key))
            keys += key;
    }
    QHash<QString, qsizetype> rank;
    const auto rootOf = [&](const QString &key) {
        const FlatEntity entity = before.entities.contains(key) ? before.entities[key] : after.entities[key];
        return entity.root.isEmpty() ? key : entity.root;
    };
    QHash<QString, qsizetype> rankOfKey;
    for (const QString &key : std::as_const(keys)) {
        const QString root = rootOf(key);
        if (!rank.contains(root))
            rank.insert(root, rank.size());
        rankOfKey.insert(key, rank[root]);
    }
    std::stable_sort(keys.begin(), keys.end(), [&](const QString &a, const QString &b) { return rankOfKey[a] < rankOfKey[b]; });
    return keys;
}

/// Sorted, each once.
QStringList namesIn(const Fields &old, const Fields &now)
{
    QStringList names = old.keys() + now.keys();
    names.sort();
    names.removeDuplicates();
    return names;
}

/// Adds how the fields differ; `change` says whose they are.
void compareFields(const Fields &old, const Fields &now, FieldChange change, KnowledgeDiff &diff)
{
    const QStringList names = namesIn(old, now);
    for (const QString &name : names) {
        const auto was = old.constFind(name);
        const auto is = now.constFind(name);
        const bool isNew = was == old.cend();
        const bool isGone = is == now.cend();
        if (!isNew && !isGone && *was == *is)
            continue;
        change.field = name;
        change.change = isNew ? ChangeKind::Added : isGone ? ChangeKind::Removed : ChangeKind::Changed;
        change.before = isNew ? QString() : shown(*was);
        change.after = isGone ? QString() : shown(*is);
        diff.append(change);
    }
}

FieldChange changeOf(const FlatEntity &entity, ChangeKind kind)
{
    return {entity.kind, entity.id, entity.name, entity.root, kind, {}, ChangeKind::Changed, {}, {}};
}

} // namespace

KnowledgeDiff diffDocuments(const SchemaSet &schemas, const Documents &before, const Documents &after)
{
    const FlatKnowledge old = flatten(schemas, before);
    const FlatKnowledge now = flatten(schemas, after);
    KnowledgeDiff diff;
    const QStringList keys = keysInOrder(old, now);
    for (const QString &key : keys) {
        const auto was = old.entities.constFind(key);
        const auto is = now.entities.constFind(key);
        if (was == old.entities.cend())
            compareFields({}, is->fields, changeOf(*is, ChangeKind::Added), diff);
        else if (is == now.entities.cend())
            compareFields(was->fields, {}, changeOf(*was, ChangeKind::Removed), diff);
        else
            compareFields(was->fields, is->fields, changeOf(*is, ChangeKind::Changed), diff);
    }
    return diff;
}

} // namespace fatlas
