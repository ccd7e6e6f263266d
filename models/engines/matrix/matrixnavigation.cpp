// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/matrix/matrixlayout.h"
#include "engines/matrix/planegeometry.h"

#include <algorithm>
#include <tuple>

namespace fatlas {

QPointF MatrixLayout::toPage(double x, double y) const
{
    return {plot.left() + (x - range.xMin) / (range.xMax - range.xMin) * plot.width(),
            plot.bottom() - (y - range.yMin) / (range.yMax - range.yMin) * plot.height()};
}

QPointF MatrixLayout::toScore(const QPointF &page) const
{
    return {range.xMin + (page.x() - plot.left()) / plot.width() * (range.xMax - range.xMin),
            range.yMin + (plot.bottom() - page.y()) / plot.height() * (range.yMax - range.yMin)};
}

std::optional<qsizetype> MatrixLayout::hitTest(const QPointF &position, double tolerance) const
{
    const auto nearest = [this](double within, const auto &distanceTo) {
        std::optional<qsizetype> found;
        for (const PlacedPoint &point : points) {
            if (const double away = distanceTo(point); away <= within) {
                within = away;
                found = point.index;
            }
        }
        return found;
    };
    if (const auto mark = nearest(markRadius + tolerance, [&](const PlacedPoint &p) { return QLineF(p.centre, position).length(); }))
        return mark;
    return nearest(tolerance, [&](const PlacedPoint &p) { return distance(p.label.rect, position); });
}

qsizetype MatrixLayout::neighbour(qsizetype from, Qt::ArrowType direction) const
{
    // All points in one row by the score of the axis: every key press goes to the next better or worse one, and none is out of reach.
    const bool along = direction == Qt::LeftArrow || direction == Qt::RightArrow;
    const bool forward = direction == Qt::RightArrow || direction == Qt::UpArrow;
    const auto place = [along](const PlacedPoint &point) {
        const double x = point.centre.x();
        const double up = -point.centre.y();
        return along ? std::tuple(x, up, point.index) : std::tuple(up, x, point.index);
    };
    QList<PlacedPoint> row = points;
    std::sort(row.begin(), row.end(), [&](const PlacedPoint &a, const PlacedPoint &b) { return place(a) < place(b); });
    const auto at = std::find_if(row.cbegin(), row.cend(), [from](const PlacedPoint &point) { return point.index == from; });
    if (row.isEmpty())
        return from;
    if (at == row.cend())
        return forward ? row.constFirst().index : row.constLast().index;
    if (forward)
        return at + 1 == row.cend() ? from : (at + 1)->index;
    return at == row.cbegin() ? from : (at - 1)->index;
}

} // namespace fatlas
