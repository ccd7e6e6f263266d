// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compile/schemaset.h"

#include <QList>
#include <QPair>

#include <string>
#include <vector>

namespace fatlas {

/// Keys from an object down to a value inside it.
using JsonPath = std::vector<std::string>;

/// Where a value of a knowledge file goes.
struct ImportColumn
{
    enum class Store {
        /// As it is; true and false become 1 and 0.
        Plain,
        /// As JSON text ("x-store": "json").
        Json,
        /// "sources" and "asOf" become a row of the table citation; the column refers to it.
        Citation,
    };
    QString name;
    JsonPath path;
    Store store = Store::Plain;
};

/// How the objects at one place of a knowledge file become rows of a table. Derived from the schema alone:
/// - "x-table" on an array: each item is a row, with its index in "position"; on the root object: the file is a row.
/// - A property is a column with its name in snake_case; an object inside is spread over columns "outer_inner", or "inner" where the
///   outer one says "x-flat".
/// - Items that are no objects fill the column "value".
/// - A list inside an item is a table of its own, whose rows refer to the item in a column with the name of the item's table.
/// - "x-row" on the array gives columns that are the same in all its rows.
struct ImportTable
{
    QString name;
    /// From the object that holds the list down to the list; empty for a file that is a row itself.
    JsonPath path;
    bool isList = true;
    /// Column that refers to the row that holds the list; empty at the top.
    QString parentColumn;
    /// Whether rows are referred to by their "id" (otherwise by the number that SQLite gives them).
    bool hasId = false;
    QList<ImportColumn> columns;
    QList<QPair<QString, QString>> constants;
    std::vector<ImportTable> children;

    /// All columns in the order in which importer and statement use them.
    [[nodiscard]] QStringList columnNames() const;
};

/// The tables that a kind of knowledge file fills.
[[nodiscard]] std::vector<ImportTable> importPlan(const nlohmann::json &schema);

/// The value at a path; null where something on the way is absent. Where a text in both languages is written as one string, that
/// string is found under both languages.
[[nodiscard]] const nlohmann::json *valueAt(const nlohmann::json &object, const JsonPath &path);

} // namespace fatlas
