// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/recorddelegate.h"

#include "common/viewcontext.h"
#include "items/recordmodel.h"
#include "paint/textblock.h"

#include <QPainter>

namespace fatlas {

namespace {

constexpr int padding = 8;

QString shownText(const QModelIndex &index)
{
    const QString sign = index.data(RecordModel::SignRole).toString();
    const QString text = index.data().toString();
    return sign.isEmpty() ? text : sign + QLatin1Char(' ') + text;
}

ColorRole colorOf(RecordTone tone)
{
    switch (tone) {
    case RecordTone::Normal: return ColorRole::Text;
    case RecordTone::Muted: return ColorRole::Muted;
    case RecordTone::Good: return ColorRole::Good;
    case RecordTone::Fair:
    case RecordTone::Poor: return ColorRole::Warning;
    }
    Q_UNREACHABLE();
}

} // namespace

RecordDelegate::RecordDelegate(ViewContext &context, QObject *parent) : QStyledItemDelegate(parent), m_context(context) { }

void RecordDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const PaintContext context = m_context.paintContext();
    const Theme &theme = *context.theme;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, theme.color(ColorRole::Selection));
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, theme.color(ColorRole::Raised));
    painter->setPen(QPen(theme.color(ColorRole::Line), 1));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    const QRectF room = QRectF(option.rect).adjusted(padding, padding / 2, -padding, -padding / 2);
    // Whole lines only: half a line below the edge reads as a fault.
    const double line = context.measure()(QStringLiteral("X"), TextRole::TableBody, 0).height();
    QRectF lines = room;
    lines.setHeight(std::max(1.0, std::floor((room.height() + 1) / line)) * line);
    painter->setClipRect(lines);
    const auto tone = RecordTone(index.data(RecordModel::ToneRole).toInt());
    const bool isNumber = index.data(RecordModel::NumberRole).toBool();
    drawText(*painter, {shownText(index), TextRole::TableBody, room, false, (isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop},
             context, theme.color(colorOf(tone)));
    painter->restore();
}

QSize RecordDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const double width = std::max(40, option.rect.width() - 2 * padding);
    const double height = m_context.paintContext().measure()(shownText(index), TextRole::TableBody, width).height();
    return {option.rect.width(), int(std::ceil(height)) + padding};
}

int RecordDelegate::heightOf(int lines) const
{
    const double line = m_context.paintContext().measure()(QStringLiteral("X"), TextRole::TableBody, 0).height();
    return int(std::ceil(lines * line)) + padding;
}

} // namespace fatlas
