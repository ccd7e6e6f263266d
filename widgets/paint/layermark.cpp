// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/matrixpainter.h"
#include "paint/painttools.h"

#include <QPolygonF>

namespace fatlas {

namespace {

/// Within the circle of `radius`, of about the same visual weight each. Triangles sit a little off centre, so that they look centred.
QPolygonF outline(const QPointF &centre, double radius, Layer layer)
{
    switch (layer) {
    case Layer::General: break;
    case Layer::Regional: {
        const double half = 0.69 * radius;
        return QPolygonF(QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half));
    }
    case Layer::Acceleration: return regularPolygon(centre, 0.94 * radius, 4);
    case Layer::Emerging: return regularPolygon(centre + QPointF(0, 0.1 * radius), 0.9 * radius, 3);
    case Layer::EcosystemLibrary: return regularPolygon(centre, 0.9 * radius, 5);
    case Layer::Deployment: return regularPolygon(centre - QPointF(0, 0.1 * radius), 0.9 * radius, 3, true);
    }
    return {};
}

} // namespace

void paintLayerMark(QPainter &painter, const QPointF &centre, double radius, Layer layer, const Theme &theme, bool hovered)
{
    const PainterScope scope(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    const double size = hovered ? 1.2 * radius : radius;
    const QColor color = theme.layer(layer);
    const QColor ground = theme.color(ColorRole::Surface);
    if (layer == Layer::Acceleration) {
        // Not a framework but a thing on top of one: an open mark with a dot, where frameworks are solid.
        painter.setPen(QPen(color, 0.24 * size, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(ground);
        painter.drawPolygon(outline(centre, 0.84 * size, layer));
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawEllipse(centre, 0.24 * size, 0.24 * size);
        return;
    }
    // The thin rim in the colour of the ground keeps marks apart that touch.
    painter.setPen(QPen(ground, 0.12 * size));
    painter.setBrush(color);
    if (layer == Layer::General)
        painter.drawEllipse(centre, 0.8 * size, 0.8 * size);
    else
        painter.drawPolygon(outline(centre, size, layer));
}

} // namespace fatlas
