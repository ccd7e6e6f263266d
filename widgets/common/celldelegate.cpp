// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/celldelegate.h"

#include "common/viewcontext.h"
#include "engines/table/tablewords.h"
#include "items/comparisonmodel.h"
#include "paint/tablepainter.h"
#include "paint/textblock.h"

#include <QPainter>

namespace fatlas {

namespace {

constexpr int padding = 8;
constexpr int gap = 4;
constexpr int compactLines = 3;

/// The summary after the sign of its state or level.
QString shownText(const QModelIndex &index)
{
    const auto state = AssessmentState(index.data(ComparisonModel::StateRole).toInt());
    const QString sign = state == AssessmentState::Known ? index.data(ComparisonModel::SignRole).toString() : stateSign(state);
    const QString text = index.data().toString();
    return sign.isEmpty() || text.isEmpty() ? sign + text : sign + QLatin1Char(' ') + text;
}

/// What stands at the foot of a cell: the rating, and the quiet mark beside it, or below it where both do not fit side by side.
struct Foot
{
    QSizeF rating;
    QSizeF standing;
    QSizeF mark;
    bool isMarkBelow = false;

    [[nodiscard]] double height() const
    {
        if (rating.isEmpty())
            return mark.height();
        return rating.height() + gap + (isMarkBelow ? mark.height() : 0);
    }
};

Foot footOf(const QModelIndex &index, double width, const PaintContext &context)
{
    Foot foot{{0, 0}, {0, 0}, {0, 0}};
    const TextMeasure measure = context.measure();
    if (index.data(ComparisonModel::RatingRole).isValid()) {
        foot.rating = ratingSize(context);
        if (Standing(index.data(ComparisonModel::StandingRole).toInt()) != Standing::Plain)
            foot.standing = {context.bodySize * 1.4, foot.rating.height()};
    }
    if (const QString mark = index.data(ComparisonModel::MarkRole).toString(); !mark.isEmpty())
        foot.mark = measure(mark, TextRole::TableNote, 0);
    foot.isMarkBelow = !foot.rating.isEmpty() && foot.rating.width() + foot.standing.width() + foot.mark.width() + 2 * gap > width;
    return foot;
}

double lineHeight(const PaintContext &context)
{
    return context.measure()(QStringLiteral("X"), TextRole::TableBody, 0).height();
}

} // namespace

CellDelegate::CellDelegate(ViewContext &context, QObject *parent) : QStyledItemDelegate(parent), m_context(context), m_heights(context) { }

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
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

    QRectF room = QRectF(option.rect).adjusted(padding, padding, -padding, -padding);
    const QVariant rating = index.data(ComparisonModel::RatingRole);
    const QString mark = index.data(ComparisonModel::MarkRole).toString();
    const Foot foot = footOf(index, room.width(), context);
    if (!mark.isEmpty()) {
        drawText(*painter, {mark, TextRole::TableNote, room, false, Qt::AlignRight | Qt::AlignBottom}, context,
                 theme.color(ColorRole::Muted));
        if (!rating.isValid() || foot.isMarkBelow)
            room.setBottom(room.bottom() - foot.mark.height());
    }
    if (rating.isValid()) {
        const QSizeF size = foot.rating;
        paintRating(*painter, QRectF(room.left(), room.bottom() - size.height(), std::min(size.width(), room.width()), size.height()),
                    rating.value<Interval>(), context);
        if (const QString sign = standingSign(Standing(index.data(ComparisonModel::StandingRole).toInt())); !sign.isEmpty()) {
            const QRectF place({room.left() + size.width() + gap, room.bottom() - size.height()}, foot.standing);
            drawText(*painter, {sign, TextRole::TableBody, place, false, Qt::AlignLeft | Qt::AlignVCenter}, context,
                     theme.color(ColorRole::Text));
        }
        room.setBottom(room.bottom() - size.height() - gap);
    }
    const auto state = AssessmentState(index.data(ComparisonModel::StateRole).toInt());
    // Whole lines only: half a line below the edge reads as a fault.
    const double line = lineHeight(context);
    QRectF lines = room;
    lines.setHeight(std::max(1.0, std::floor((room.height() + 1) / line)) * line);
    painter->setClipRect(lines);
    drawText(*painter, {shownText(index), TextRole::TableBody, room, false, Qt::AlignLeft | Qt::AlignTop}, context,
             theme.color(state == AssessmentState::Known ? ColorRole::Text : ColorRole::Muted));
    painter->setClipping(false);
    if ((option.state & QStyle::State_HasFocus) != 0) {
        painter->setPen(QPen(theme.color(ColorRole::Accent), 2));
        painter->drawRect(QRectF(option.rect).adjusted(1, 1, -2, -2));
    }
    painter->restore();
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const PaintContext context = m_context.paintContext();
    const double width = std::max(60, option.rect.width() - 2 * padding);
    const double text = m_heights.height(shownText(index), TextRole::TableBody, width);
    return {option.rect.width(), int(std::ceil(text + footOf(index, width, context).height())) + 2 * padding};
}

int CellDelegate::compactHeight() const
{
    const PaintContext context = m_context.paintContext();
    return int(std::ceil(compactLines * lineHeight(context) + gap + ratingSize(context).height())) + 2 * padding;
}

} // namespace fatlas
