// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/packindex.h"

#include <algorithm>

namespace fatlas {

namespace {

using nlohmann::json;

bool refersTo(const SchemaNode &node, const std::string &kind, const std::string &id)
{
    if (node.value.is_object() && node.schema.contains("x-keys") && node.schema["x-keys"] == kind)
        return node.value.contains(id);
    return node.value.is_string() && node.schema.contains("x-ref") && node.schema["x-ref"] == kind && node.value == id;
}

} // namespace

void PackIndex::rebuild()
{
    m_places.clear();
    m_keysOfId.clear();
    for (std::size_t i = 0; i < m_documents.size(); ++i)
        addDocument(i);
}

const json &PackIndex::schemaOf(std::size_t document) const
{
    return *m_schemas.schemaOf(QString::fromStdString(m_documents[document].at("kind").get<std::string>()));
}

void PackIndex::addDocument(std::size_t document)
{
    forEachEntity(schemaOf(document), m_documents[document], [&](const Entity &entity) {
        if (entity.isCounted)
            return;
        const QString key = entity.key();
        m_places.insert(key, {document, entity.pointer, entity.kind, entity.id, entity.holder, entity.root});
        QStringList &keys = m_keysOfId[entity.id];
        if (!keys.contains(key))
            keys += key;
    });
}

void PackIndex::removeDocument(std::size_t document)
{
    m_places.removeIf([&](const auto &entry) { return entry.value().document == document; });
}

const PackIndex::Place *PackIndex::find(const QString &key) const
{
    const auto found = m_places.constFind(key);
    return found == m_places.constEnd() ? nullptr : &*found;
}

QStringList PackIndex::keysWithin(const QString &key) const
{
    QStringList keys;
    for (auto place = m_places.cbegin(); place != m_places.cend(); ++place) {
        if (place.key() == key || place->holder == key || place->root == key)
            keys += place.key();
    }
    keys.sort();
    return keys;
}

QStringList PackIndex::matches(const QString &entry) const
{
    if (m_places.contains(entry))
        return {entry};
    QStringList keys;
    for (const QString &key : m_keysOfId.value(entry)) {
        if (m_places.contains(key))
            keys += key;
    }
    return keys;
}

json &PackIndex::valueAt(const Place &place) const
{
    return m_documents[place.document].at(json::json_pointer(place.pointer.toStdString()));
}

QStringList PackIndex::referrers(const QString &kind, const QString &id) const
{
    QStringList found;
    for (std::size_t i = 0; i < m_documents.size(); ++i) {
        QStringList pointers;
        walkWithSchema(schemaOf(i), m_documents[i], [&](const SchemaNode &node) {
            if (refersTo(node, kind.toStdString(), id.toStdString()))
                pointers += node.pointer;
        });
        if (pointers.isEmpty())
            continue;
        // Holders come first, so the last thing that a pointer leads through is the innermost.
        QStringList names(pointers.size(), QString::fromStdString(m_documents[i].at("kind").get<std::string>()));
        forEachEntity(schemaOf(i), m_documents[i], [&](const Entity &entity) {
            for (qsizetype n = 0; n < pointers.size(); ++n) {
                if (entity.pointer.isEmpty() || pointers[n].startsWith(entity.pointer + QLatin1Char('/')))
                    names[n] = entity.kind + QLatin1Char(' ') + entity.id;
            }
        });
        found += names;
    }
    found.removeDuplicates();
    return found;
}

QString PackOrigins::placeInPack(std::size_t document, const QString &pointer) const
{
    const Origin *best = nullptr;
    for (const Origin &origin : m_origins) {
        const bool leadsThere = pointer == origin.pointer || pointer.startsWith(origin.pointer + QLatin1Char('/'));
        if (origin.document == document && leadsThere && (!best || origin.pointer.size() >= best->pointer.size()))
            best = &origin;
    }
    return best ? best->packPointer + pointer.mid(best->pointer.size()) : QString();
}

} // namespace fatlas
