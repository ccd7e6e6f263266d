// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/matrix/matrixlayout.h"
#include "engines/table/tablespec.h"
#include "engines/textmeasure.h"

namespace fatlas {

/// Columns that stand side by side, with the first column repeated before them. Widths in logical units; together they fill the page.
struct ColumnGroup
{
    /// Index of the group's first column in TableSpec::columns.
    qsizetype begin = 0;
    double firstWidth = 0;
    QList<double> widths;
};

/// Free space inside every cell, left and right, above and below.
inline constexpr QSizeF cellPadding{7, 5};

/// Height of a row in a group, row −1 being the header, with padding.
[[nodiscard]] double rowHeight(const TableSpec &spec, const ColumnGroup &group, qsizetype row, const TextMeasure &measure);

/// Divides the columns into as few groups of about equal size as can be read, then shares out the width by what the columns hold.
/// `pageHeight` > 0: no row becomes taller than a page with its header, if necessary by fewer columns a group.
[[nodiscard]] QList<ColumnGroup> chooseColumns(const TableSpec &spec, double width, double pageHeight, const TextMeasure &measure);

} // namespace fatlas
