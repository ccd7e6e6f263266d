// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compile/documents.h"
#include "compile/entities.h"

#include <QHash>

namespace fatlas {

/// Where the things of some documents stand. Kept up to date by who changes the documents.
class PackIndex
{
public:
    struct Place
    {
        std::size_t document = 0;
        QString pointer;
        QString kind;
        QString id;
        /// Keys of what holds it; empty for what stands on its own.
        QString holder;
        QString root;
    };

    PackIndex(const SchemaSet &schemas, Documents &documents) : m_schemas(schemas), m_documents(documents) { rebuild(); }

    void rebuild();
    /// Enters the things of one document anew; what it had before stays unless it is replaced.
    void addDocument(std::size_t document);
    void removeDocument(std::size_t document);

    /// Null where there is no such thing.
    [[nodiscard]] const Place *find(const QString &key) const;
    /// The thing and all that it holds.
    [[nodiscard]] QStringList keysWithin(const QString &key) const;
    /// What an entry of "replaces" or "removes" may mean: the keys of all things with that id, or of the one with that key. A framework
    /// and a criterion name assessment and rating together.
    [[nodiscard]] QStringList matches(const QString &entry) const;
    [[nodiscard]] nlohmann::json &valueAt(const Place &place) const;
    /// The things that refer to an id of a kind, as "kind id".
    [[nodiscard]] QStringList referrers(const QString &kind, const QString &id) const;

private:
    [[nodiscard]] const nlohmann::json &schemaOf(std::size_t document) const;

    const SchemaSet &m_schemas;
    Documents &m_documents;
    QHash<QString, Place> m_places;
    QHash<QString, QStringList> m_keysOfId;
};

/// Where the parts of merged documents came from, so that errors can speak of the pack.
class PackOrigins
{
public:
    struct Origin
    {
        std::size_t document = 0;
        QString pointer;
        QString packPointer;
    };

    void add(const Origin &origin) { m_origins.append(origin); }
    /// The pointer into the pack for a place of a document; empty for what the pack did not bring.
    [[nodiscard]] QString placeInPack(std::size_t document, const QString &pointer) const;

private:
    QList<Origin> m_origins;
};

} // namespace fatlas
