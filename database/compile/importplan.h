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

/// How the values at one place of a knowledge file become rows of a table. Derived from the schema alone:
/// - "x-table" on an array: each item is a row, with its index in "position"; on an object: the object is a row; on an object with free
///   keys: each key is a row with the columns "key" and "value".
/// - A property is a column with its name in snake_case; an object inside is spread over columns "outer_inner", or "inner" where the
///   outer one says "x-flat".
/// - Items that are no objects fill the column "value".
/// - A table inside an item has rows that refer to the item in a column with the name of the item's table.
/// - "x-row" on the array gives columns that are the same in all its rows.
struct ImportTable
{
    enum class Shape { List, Object, Map };
    QString name;
    /// From the object that holds the value down to it; empty for a file that is a row itself.
    JsonPath path;
    Shape shape = Shape::List;
    /// Column that refers to the row that holds the value; empty at the top.
    QString parentColumn;
    /// The kind of id ("x-id") by which rows are referred to; empty: by the number that SQLite gives them.
    QString idKind;
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
