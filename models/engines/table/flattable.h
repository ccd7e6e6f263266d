// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/table/tablespec.h"

namespace fatlas {

/// A column of a table of data (CSV, spreadsheet): each kind of value of a column of the spec stands in a column of its own, so that it can be
/// sorted and calculated with.
struct FlatColumn
{
    enum class Kind { Group, Name, Text, Rating, Low, High, Standing, AsOf };

    Kind kind = Kind::Text;
    QString title;
    /// Into TableSpec::columns; −1 for group and name of the row.
    qsizetype column = -1;

    friend bool operator==(const FlatColumn &, const FlatColumn &) = default;
};

struct FlatField
{
    QString text;
    /// Ratings; `text` then has the same with one decimal.
    std::optional<double> number;

    friend bool operator==(const FlatField &, const FlatField &) = default;
};

/// The group of a row stands first where there are groups, then its name. Behind a column of the spec stand those kinds of its values of which
/// it has any: rating with low and high, standing, as-of.
[[nodiscard]] QList<FlatColumn> flatColumns(const TableSpec &spec);
/// Texts end with the numbers of their references and the mark of their evidence: "Eager [1,2] †".
[[nodiscard]] FlatField flatField(const TableSpec &spec, const FlatColumn &column, qsizetype row);

} // namespace fatlas
