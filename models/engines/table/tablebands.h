// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/table/tablecolumns.h"

namespace fatlas {

/// A name over headings that belong together: across the page above rows, or across columns above their headings.
struct PlacedBand
{
    QRectF rect;
    PlacedText text;
    bool isOfColumns = false;

    friend bool operator==(const PlacedBand &, const PlacedBand &) = default;
};

/// What stands in a band of rows; a group that goes on from the page before says so.
[[nodiscard]] QString rowBandText(const QString &group, bool goesOn);
/// With padding; 0 for a row without group.
[[nodiscard]] double rowBandHeight(const TableSpec &spec, qsizetype row, bool goesOn, double width, const TextMeasure &measure);
[[nodiscard]] PlacedBand rowBand(const TableSpec &spec, qsizetype row, bool goesOn, const QRectF &rect, const TextMeasure &measure);

/// The bands above the headings of the columns, from `top` on; all are equally high. None where there are no groups.
[[nodiscard]] QList<PlacedBand> columnBands(const TableSpec &spec, const ColumnGroup &columns, double top, const TextMeasure &measure);
[[nodiscard]] double columnBandHeight(const TableSpec &spec, const ColumnGroup &columns, const TextMeasure &measure);

} // namespace fatlas
