// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/table/tablebands.h"
#include "engines/table/tablewords.h"

namespace fatlas {

/// A piece of a table that is drawn on one page: a rectangle of cells under a repeated header and beside a repeated first column.
struct PlacedCell
{
    /// Indices into TableSpec: row −1 is the header, column −1 the first column.
    qsizetype row = 0;
    qsizetype column = 0;
    QRectF rect;
    /// Where the texts stand within the page: the summary (or heading and its detail) and the reference numbers.
    QList<PlacedText> texts;
    /// Where the rating glyph (number, bar, interval) stands; null when the cell has no rating.
    QRectF ratingRect;
    /// Where the sign of its standing stands, beside it; null for the plain.
    QRectF standingRect;

    friend bool operator==(const PlacedCell &, const PlacedCell &) = default;
};

struct TablePage
{
    QList<PlacedCell> cells;
    QList<PlacedBand> bands;
    /// Title, subtitle and summary (first page), caption (last page of the table), reference lines.
    QList<PlacedText> texts;

    friend bool operator==(const TablePage &, const TablePage &) = default;
};

/// Pages of equal size. Guarantees (tested): every cell of the spec stands on exactly one page; no cell is cut by a page's edge (a row that
/// would be gets wider columns, fewer on a page; only one that is too tall even in a column of its own reaches beyond); each page of the
/// table repeats the header row and the first column; columns that do not fit side by side go to further pages; references follow the table.
/// A band with the name of a group stands above its first row, never apart from it, and again at the top of each further page.
struct TableLayout
{
    QSizeF pageSize;
    QList<TablePage> pages;
    /// Into how many parts the columns had to be divided.
    qsizetype columnGroups = 1;

    friend bool operator==(const TableLayout &, const TableLayout &) = default;
};

/// The size of the rating glyph (number, bar, interval).
[[nodiscard]] QSizeF ratingSize(const TextMeasure &measure);
/// What the sign of a standing needs beside it.
[[nodiscard]] double standingWidth(const TextMeasure &measure);

/// Lays the table out on pages of `pageSize` (the content area, without header and footer; logical units, 1/96 inch). A height of 0 means one
/// page as tall as needed (for SVG and PNG).
[[nodiscard]] TableLayout layoutTable(const TableSpec &spec, const QSizeF &pageSize, const TextMeasure &measure);

/// Whether the upright page suits the table better than the lying one: fewer pages, or as many and fewer parts of columns.
[[nodiscard]] bool fitsUpright(const TableLayout &upright, const TableLayout &lying);

} // namespace fatlas
