// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace fatlas {

/// A mark that wants a label beside it.
struct LabelRequest
{
    QPointF mark;
    QSizeF size;
};

/// Where labels may stand and what they should keep clear of. All in page coordinates (logical units).
struct LabelField
{
    QRectF area;
    /// Every mark lies within this radius of its centre.
    double markRadius = 0;
    /// Lines that a label had better not cover (whiskers, the frontier).
    QList<QLineF> lines;
};

struct LabelPlace
{
    QRectF rect;
    /// From the edge of the mark to the label; null where the label touches its mark.
    QLineF leader;
};

/// Finds a place for every label: within the area, clear of every mark and of one another, as near to its mark as that allows; then
/// off the lines and off other labels' leaders if possible. Same input, same places. Where the labels cannot all fit (their areas
/// together come near to the area of the field), the remaining overlaps are as few as the search finds.
[[nodiscard]] QList<LabelPlace> placeLabels(const QList<LabelRequest> &requests, const LabelField &field);

} // namespace fatlas
