// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compile/importplan.h"
#include "store/connection.h"

#include <QHash>

#include <map>

namespace fatlas {

/// Puts knowledge files that have been checked into the tables, as their plan says. Lives within one transaction in which foreign keys
/// are deferred, because files refer to one another in any order.
class Importer
{
public:
    explicit Importer(const Connection &connection) : m_connection(connection) { }

    [[nodiscard]] Result<Done> import(const std::vector<ImportTable> &plan, const nlohmann::json &document);

private:
    [[nodiscard]] Result<Done> importTable(const ImportTable &table, const nlohmann::json &holder, const QVariant &parentKey);
    /// Returns what other rows refer to this one by.
    [[nodiscard]] Result<QVariant> importRow(const ImportTable &table, const nlohmann::json &item, const QVariant &parentKey, int position);
    [[nodiscard]] Result<QVariant> columnValue(const ImportColumn &column, const nlohmann::json &item);
    /// Adds a citation and returns its number.
    [[nodiscard]] Result<QVariant> importCitation(const nlohmann::json &cited);
    /// Runs an INSERT, prepared at its first use; returns the number of the new row.
    [[nodiscard]] Result<QVariant> insert(const QString &table, const QStringList &columns, const QVariantList &values);

    const Connection &m_connection;
    std::map<QString, QSqlQuery> m_inserts;
    /// The next position of rows that no row holds, by table: files of the same kind continue one another.
    QHash<QString, int> m_nextPosition;
};

} // namespace fatlas
