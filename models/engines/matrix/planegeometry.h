// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPointF>
#include <QRectF>

namespace fatlas {

/// The point of the rectangle that is nearest to `point`; `point` itself when it lies inside.
[[nodiscard]] QPointF nearestPoint(const QRectF &rect, const QPointF &point);
/// 0 inside.
[[nodiscard]] double distance(const QRectF &rect, const QPointF &point);
/// Distance from the segment to the point.
[[nodiscard]] double distance(const QLineF &segment, const QPointF &point);
/// Length of the part of the segment that lies in the rectangle; 0 when it passes by.
[[nodiscard]] double lengthInside(const QLineF &segment, const QRectF &rect);
/// True where the segments cross or touch.
[[nodiscard]] bool crosses(const QLineF &a, const QLineF &b);

} // namespace fatlas
