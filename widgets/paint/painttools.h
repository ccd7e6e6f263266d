// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QPolygonF>

#include <cmath>
#include <numbers>

namespace fatlas {

/// Restores the painter when the scope ends.
class PainterScope
{
public:
    explicit PainterScope(QPainter &painter) : m_painter(painter) { m_painter.save(); }
    ~PainterScope() { m_painter.restore(); }
    Q_DISABLE_COPY_MOVE(PainterScope)

private:
    QPainter &m_painter;
};

/// `share` (0–1) of `color` on `ground`: a lighter colour without transparency, which print drivers and grey printing handle alike.
[[nodiscard]] inline QColor mixed(const QColor &color, const QColor &ground, double share)
{
    const auto channel = [share](int a, int b) { return qRound(share * a + (1 - share) * b); };
    return {channel(color.red(), ground.red()), channel(color.green(), ground.green()), channel(color.blue(), ground.blue())};
}

/// Thin enough to stay behind the data, on paper (0.6/96 inch) as on the screen (one device pixel).
inline constexpr double hairline = 0.6;

/// An upright or level line, sharp on the pixel grid.
inline void drawSharpLine(QPainter &painter, const QLineF &line, const QColor &color, double width = hairline)
{
    const PainterScope scope(painter);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(color, width, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(line);
}

/// A regular polygon with a corner straight above (or, upside down, below) the centre.
[[nodiscard]] inline QPolygonF regularPolygon(const QPointF &centre, double radius, int corners, bool upsideDown = false)
{
    QPolygonF polygon;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners;
        const double up = upsideDown ? -radius : radius;
        polygon.append(centre + QPointF(radius * std::sin(angle), -up * std::cos(angle)));
    }
    return polygon;
}

} // namespace fatlas
