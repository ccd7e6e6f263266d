// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/painttools.h"
#include "paint/ratingprofilepainter.h"

#include <QPainterPath>

#include <array>

namespace fatlas {

namespace {

// In units of the width of the pen.
const std::array<QList<qreal>, Theme::seriesColors> &dashes()
{
    static const std::array<QList<qreal>, Theme::seriesColors> patterns{QList<qreal>{},   {6, 3},   {2, 2},
                                                                        {8, 2.5, 2, 2.5}, {4, 1.5}, {8, 2.5, 1.5, 2, 1.5, 2.5}};
    return patterns;
}

/// Within the circle of `radius`, of about the same visual weight each.
QPainterPath outline(const QPointF &centre, double radius, qsizetype series)
{
    QPainterPath path;
    switch (series % Theme::seriesColors) {
    case 0: path.addEllipse(centre, 0.8 * radius, 0.8 * radius); break;
    case 1: path.addRect(QRectF(centre - QPointF(0.69, 0.69) * radius, QSizeF(1.38, 1.38) * radius)); break;
    case 2: path.addPolygon(regularPolygon(centre + QPointF(0, 0.1 * radius), 0.9 * radius, 3)); break;
    case 3: path.addPolygon(regularPolygon(centre, 0.94 * radius, 4)); break;
    case 4: path.addPolygon(regularPolygon(centre - QPointF(0, 0.1 * radius), 0.9 * radius, 3, true)); break;
    default: {
        const double half = 0.28 * radius;
        const double arm = 0.88 * radius;
        path.addRect(QRectF(centre.x() - arm, centre.y() - half, 2 * arm, 2 * half));
        QPainterPath upright;
        upright.addRect(QRectF(centre.x() - half, centre.y() - arm, 2 * half, 2 * arm));
        path = path.united(upright);
    }
    }
    path.closeSubpath();
    return path;
}

} // namespace

void paintSeriesMark(QPainter &painter, const QPointF &centre, double radius, qsizetype series, const QColor &color, const QColor &ground,
                     bool isHollow)
{
    const PainterScope scope(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    // The thin rim in the colour of the ground keeps marks apart that touch.
    painter.setPen(QPen(isHollow ? color : ground, isHollow ? 0.24 * radius : 0.14 * radius, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(isHollow ? ground : color);
    painter.drawPath(outline(centre, isHollow ? 0.86 * radius : radius, series));
}

QPen seriesPen(qsizetype series, const QColor &color, double width)
{
    QPen pen(color, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    const QList<qreal> &pattern = dashes()[size_t(series % Theme::seriesColors)];
    if (!pattern.isEmpty())
        pen.setDashPattern(pattern);
    return pen;
}

} // namespace fatlas
