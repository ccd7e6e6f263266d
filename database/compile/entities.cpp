// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/entities.h"

namespace fatlas {

namespace {

using nlohmann::json;

QString stringAt(const json &object, const std::string &key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() && found->is_string() ? QString::fromStdString(found->get<std::string>())
                                                                             : QString();
}

/// The kind of id that the items of such a schema define; empty where they define none.
QString definedKind(const json &itemSchema)
{
    const json *id = propertySchema(itemSchema, "id");
    return id ? stringAt(*id, "x-id") : QString();
}

class Walker
{
public:
    explicit Walker(const std::function<void(const Entity &)> &visit) : m_visit(visit) { }

    void document(const json &schema, const json &document)
    {
        if (!schema.contains("x-table")) {
            members(schema, document, {}, QString());
            return;
        }
        Entity whole;
        whole.kind = definedKind(schema);
        whole.id = stringAt(document, "id");
        if (whole.kind.isEmpty())
            whole.kind = whole.id = stringAt(schema, "x-table");
        whole.value = &document;
        whole.schema = &schema;
        m_visit(whole);
        members(schema, document, whole, QString());
    }

private:
    void members(const json &schema, const json &value, const Entity &holder, const QString &pointer)
    {
        if (!value.is_object())
            return;
        for (const auto &[key, member] : value.items()) {
            const json *memberSchema = propertySchema(schema, key);
            if (!memberSchema)
                continue;
            if (member.is_array() && (isEntityList(*memberSchema) || (holder.id.isEmpty() && memberSchema->contains("x-table"))))
                list(*memberSchema, member, holder, pointerTo(pointer, key));
            else
                members(*memberSchema, member, holder, pointerTo(pointer, key));
        }
    }

    void list(const json &schema, const json &items, const Entity &holder, const QString &pointer)
    {
        const json &itemSchema = schema["items"];
        for (std::size_t i = 0; i < items.size(); ++i) {
            Entity entity;
            entity.kind = definedKind(itemSchema);
            entity.id = stringAt(items[i], "id");
            if (schema.contains("x-key")) {
                entity.kind = stringAt(schema, "x-table");
                entity.id = holder.id + QLatin1Char('@') + stringAt(items[i], schema["x-key"].get<std::string>());
            } else if (entity.kind.isEmpty()) {
                entity.kind = stringAt(schema, "x-table");
                entity.id = QString::number(i + 1);
                entity.isCounted = true;
            }
            entity.holder = holder.id.isEmpty() ? QString() : holder.key();
            entity.root = holder.root.isEmpty() ? entity.holder : holder.root;
            entity.pointer = pointerTo(pointer, i);
            entity.value = &items[i];
            entity.schema = &itemSchema;
            m_visit(entity);
            members(itemSchema, items[i], entity, entity.pointer);
        }
    }

    const std::function<void(const Entity &)> &m_visit;
};

} // namespace

QString Entity::key() const
{
    return entityKey(kind, id);
}

LocalizedText Entity::name() const
{
    for (const char *key : {"name", "term", "title"}) {
        const auto found = value->is_object() ? value->find(key) : value->end();
        if (!value->is_object() || found == value->end())
            continue;
        if (found->is_string())
            return {stringAt(*value, key), stringAt(*value, key)};
        return {stringAt(*found, "en"), stringAt(*found, "zh")};
    }
    return {};
}

QString entityKey(const QString &kind, const QString &id)
{
    return kind + QLatin1Char(':') + id;
}

bool isEntityList(const json &listSchema)
{
    return listSchema.contains("items") && (listSchema.contains("x-key") || !definedKind(listSchema["items"]).isEmpty());
}

void forEachEntity(const json &schema, const json &document, const std::function<void(const Entity &)> &visit)
{
    Walker(visit).document(schema, document);
}

} // namespace fatlas
