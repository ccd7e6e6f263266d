// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/matrix/planegeometry.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fatlas {

namespace {

/// std::hypot guards against an overflow that page coordinates are far from, and takes several times as long.
double length(const QPointF &vector)
{
    return std::sqrt(QPointF::dotProduct(vector, vector));
}

} // namespace

QPointF nearestPoint(const QRectF &rect, const QPointF &point)
{
    return {std::clamp(point.x(), rect.left(), rect.right()), std::clamp(point.y(), rect.top(), rect.bottom())};
}

double distance(const QRectF &rect, const QPointF &point)
{
    const QPointF gap = point - nearestPoint(rect, point);
    return length(gap);
}

double distance(const QLineF &segment, const QPointF &point)
{
    const QPointF along = segment.p2() - segment.p1();
    const double squared = QPointF::dotProduct(along, along);
    const double t = squared > 0 ? std::clamp(QPointF::dotProduct(point - segment.p1(), along) / squared, 0.0, 1.0) : 0.0;
    const QPointF gap = point - (segment.p1() + t * along);
    return length(gap);
}

double lengthInside(const QLineF &segment, const QRectF &rect)
{
    // Liang and Barsky: narrow the parameter range [from, to] edge by edge.
    const std::array<std::array<double, 2>, 4> edges{{{-segment.dx(), segment.x1() - rect.left()},
                                                      {segment.dx(), rect.right() - segment.x1()},
                                                      {-segment.dy(), segment.y1() - rect.top()},
                                                      {segment.dy(), rect.bottom() - segment.y1()}}};
    double from = 0;
    double to = 1;
    for (const auto &[direction, room] : edges) {
        if (direction == 0) {
            if (room < 0)
                return 0;
        } else if (direction < 0) {
            from = std::max(from, room / direction);
        } else {
            to = std::min(to, room / direction);
        }
    }
    return to > from ? (to - from) * segment.length() : 0;
}

bool crosses(const QLineF &a, const QLineF &b)
{
    const auto side = [](const QLineF &line, const QPointF &point) {
        return line.dx() * (point.y() - line.y1()) - line.dy() * (point.x() - line.x1());
    };
    return side(a, b.p1()) * side(a, b.p2()) <= 0 && side(b, a.p1()) * side(b, a.p2()) <= 0;
}

} // namespace fatlas
