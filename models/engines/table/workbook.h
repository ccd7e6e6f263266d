// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/table/tableorigin.h"
#include "engines/table/tablespec.h"

namespace fatlas {

/// What a spreadsheet holds at most: rows and columns a sheet, UTF-16 units a cell, links a sheet, letters of a link.
inline constexpr qsizetype mostSheetRows = 1048576;
inline constexpr qsizetype mostSheetColumns = 16384;
inline constexpr qsizetype longestSheetText = 32767;
inline constexpr qsizetype mostSheetLinks = 65530;
inline constexpr qsizetype longestSheetLink = 2079;
inline constexpr qsizetype longestSheetName = 31;

enum class SheetStyle { Body, Header, Title, Muted, Score };

/// A text (never a formula) or a number; with `href` the text is a link.
struct SheetCell
{
    QString text;
    std::optional<double> number;
    QString href = {};
    SheetStyle style = SheetStyle::Body;

    friend bool operator==(const SheetCell &, const SheetCell &) = default;
};

struct WorkSheet
{
    QString name;
    /// In digits of the usual font, one a column.
    QList<double> widths;
    /// In points, one a row; 0: as high as a line. Programs do not agree on who finds out how high a row with wrapped text is.
    QList<double> heights = {};
    QList<QList<SheetCell>> rows;
    /// Stay in sight; the first row is the header.
    int frozenRows = 0;
    int frozenColumns = 0;
    bool hasFilters = false;

    friend bool operator==(const WorkSheet &, const WorkSheet &) = default;
};

/// A table as a spreadsheet holds it: the data with the columns of flatColumns(), the numbered sources with links, and a sheet that says what
/// it is and where it comes from. Texts are clean and not longer than a cell holds; rows and columns may be more than a sheet holds.
struct Workbook
{
    QList<WorkSheet> sheets;

    friend bool operator==(const Workbook &, const Workbook &) = default;
};

[[nodiscard]] Workbook tableWorkbook(const TableSpec &spec, const TableOrigin &origin);

/// A name that a sheet may have and that none of `taken` has (case does not matter); `fallback` where nothing of the wish is left.
[[nodiscard]] QString sheetName(const QString &wish, const QString &fallback, const QStringList &taken);

} // namespace fatlas
