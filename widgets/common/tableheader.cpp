// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/tableheader.h"

#include "common/viewcontext.h"
#include "items/comparisonmodel.h"
#include "paint/matrixpainter.h"
#include "paint/textblock.h"

#include <QPainter>
#include <QPainterPath>

namespace fatlas {

namespace {

constexpr int padding = 8;
constexpr int markRoom = 22;
constexpr int frozenWidth = 168;

} // namespace

TableHeader::TableHeader(Qt::Orientation orientation, ViewContext &context, QWidget *parent)
    : QHeaderView(orientation, parent), m_context(context), m_heights(context)
{
    setSectionsClickable(true);
    setHighlightSections(true);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setMouseTracking(true);
}

QSize TableHeader::sizeHint() const
{
    if (orientation() == Qt::Vertical)
        return {frozenWidth, QHeaderView::sizeHint().height()};
    int height = 0;
    for (int i = 0; i < count(); ++i) {
        // A hidden section has no width to wrap in.
        if (!isSectionHidden(i))
            height = std::max(height, sectionSizeFromContents(i).height());
    }
    return {QHeaderView::sizeHint().width(), height};
}

QSize TableHeader::sectionSizeFromContents(int section) const
{
    if (!model())
        return {};
    const bool isVertical = orientation() == Qt::Vertical;
    const bool hasMark = model()->headerData(section, orientation(), ComparisonModel::LayerRole).isValid();
    const int width = isVertical ? frozenWidth : sectionSize(section);
    const double room = std::max(40, width - 2 * padding - (hasMark ? markRoom : 0) - (isVertical ? 0 : 14));
    double height = m_heights.height(model()->headerData(section, orientation()).toString(), TextRole::TableHeader, room);
    const QString detail = model()->headerData(section, orientation(), ComparisonModel::DetailRole).toString();
    if (!detail.isEmpty())
        height += m_heights.height(detail, TextRole::Caption, room);
    return {width, int(std::ceil(height)) + 2 * padding};
}

void TableHeader::paintSortArrow(QPainter *painter, const QRect &rect) const
{
    const double x = rect.right() - padding - 4;
    const double y = rect.center().y();
    const double tip = sortIndicatorOrder() == Qt::AscendingOrder ? -3 : 3;
    QPainterPath arrow;
    arrow.moveTo(x - 4, y - tip);
    arrow.lineTo(x, y + tip);
    arrow.lineTo(x + 4, y - tip);
    painter->setPen(QPen(m_context.theme().color(ColorRole::Accent), 1.5));
    painter->setBrush(Qt::NoBrush);
    painter->drawPath(arrow);
}

void TableHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const PaintContext context = m_context.paintContext();
    const Theme &theme = *context.theme;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillRect(rect, theme.color(ColorRole::Raised));
    painter->setPen(QPen(theme.color(ColorRole::Line), 1));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    if (orientation() == Qt::Vertical)
        painter->drawLine(rect.topRight(), rect.bottomRight());

    QRectF room = QRectF(rect).adjusted(padding, padding, -padding, -padding);
    const QVariant layer = model()->headerData(section, orientation(), ComparisonModel::LayerRole);
    if (layer.isValid()) {
        const double radius = context.bodySize * 0.42;
        paintLayerMark(*painter, {room.left() + radius, room.top() + context.bodySize * 0.75}, radius, Layer(layer.toInt()), theme);
        room.setLeft(room.left() + markRoom);
    }
    if (orientation() == Qt::Horizontal && isSortIndicatorShown() && sortIndicatorSection() == section) {
        paintSortArrow(painter, rect);
        room.setRight(room.right() - 14);
    }
    const QString text = model()->headerData(section, orientation()).toString();
    drawText(*painter, {text, TextRole::TableHeader, room, false, Qt::AlignLeft | Qt::AlignTop}, context, theme.color(ColorRole::Text));
    const QString detail = model()->headerData(section, orientation(), ComparisonModel::DetailRole).toString();
    if (!detail.isEmpty()) {
        room.setTop(room.top() + context.measure()(text, TextRole::TableHeader, room.width()).height());
        drawText(*painter, {detail, TextRole::Caption, room, false, Qt::AlignLeft | Qt::AlignTop}, context, theme.color(ColorRole::Muted));
    }
    painter->restore();
}

} // namespace fatlas
