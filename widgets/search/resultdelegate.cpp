// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/resultdelegate.h"

#include "common/viewcontext.h"
#include "items/searchresultmodel.h"

#include <QPainter>
#include <QTextLayout>

namespace fatlas {

namespace {

constexpr int padding = 10;
/// Characters before the first match.
constexpr int lead = 18;

/// One line of text with marked parts.
struct Line
{
    QString text;
    QFont font;
    QColor color;
    QColor markColor;
    QList<QTextLayout::FormatRange> marks;

    /// `flat`: start, length, start, length …; `shift` is added to each start.
    void mark(const QVariantList &flat, int shift = 0)
    {
        for (int i = 0; i + 1 < flat.size(); i += 2) {
            QTextLayout::FormatRange range;
            range.start = flat[i].toInt() + shift;
            range.length = int(std::min<qsizetype>(flat[i + 1].toInt(), text.size() - range.start));
            range.format.setFontWeight(QFont::Bold);
            range.format.setForeground(markColor);
            if (range.start >= 0 && range.length > 0)
                marks.append(range);
        }
    }

    /// Draws as much as fits and tells how wide that is.
    double paint(QPainter &painter, const QRectF &rect) const
    {
        // Cut with room for bold letters, which are wider than what is measured.
        QTextLayout layout(QFontMetricsF(font).elidedText(text, Qt::ElideRight, rect.width() * 0.97), font);
        layout.setFormats(marks);
        layout.beginLayout();
        QTextLine line = layout.createLine();
        line.setLineWidth(100000);
        layout.endLayout();
        painter.save();
        painter.setClipRect(rect);
        painter.setPen(color);
        layout.draw(&painter, rect.topLeft());
        painter.restore();
        return line.naturalTextWidth();
    }
};

/// The text from a little before its first mark.
Line lineAround(const QString &text, const QVariantList &marks, const QFont &font, const QColor &color, const QColor &markColor)
{
    const int first = marks.isEmpty() ? 0 : marks.constFirst().toInt();
    const int cut = first > 2 * lead ? first - lead : 0;
    Line line{cut > 0 ? QStringLiteral("…") + text.mid(cut) : text, font, color, markColor, {}};
    line.mark(marks, cut > 0 ? 1 - cut : 0);
    return line;
}

} // namespace

ResultDelegate::ResultDelegate(ViewContext &context, QObject *parent) : QStyledItemDelegate(parent), m_context(context) { }

double ResultDelegate::lineHeight() const
{
    return QFontMetricsF(m_context.paintContext().font(TextRole::TableBody)).height() * 1.05;
}

QSize ResultDelegate::sizeHint(const QStyleOptionViewItem & /*option*/, const QModelIndex &index) const
{
    const int lines = index.data(SearchResultModel::StartsGroupRole).toBool() ? 3 : 2;
    return {200, int(lines * lineHeight()) + padding};
}

void ResultDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const PaintContext context = m_context.paintContext();
    const Theme &theme = *context.theme;
    painter->save();
    QRectF room = QRectF(option.rect).adjusted(padding, padding / 2.0, -padding, -padding / 2.0);
    const double line = lineHeight();
    if (index.data(SearchResultModel::StartsGroupRole).toBool()) {
        painter->setFont(context.font(TextRole::Caption));
        painter->setPen(theme.color(ColorRole::Muted));
        painter->drawText(QRectF(room.topLeft(), QSizeF(room.width(), line)), Qt::AlignLeft | Qt::AlignVCenter,
                          index.data(SearchResultModel::GroupRole).toString());
        room.setTop(room.top() + line);
    }
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver))
        painter->fillRect(QRectF(option.rect.left(), room.top() - 2, option.rect.width(), 2 * line + 4), theme.color(ColorRole::Selection));
    paintTitle(*painter, room, index);
    room.setTop(room.top() + line);
    paintPassage(*painter, room, index);
    painter->restore();
}

void ResultDelegate::paintTitle(QPainter &painter, QRectF rect, const QModelIndex &index) const
{
    const PaintContext context = m_context.paintContext();
    QFont bold = context.font(TextRole::TableBody);
    bold.setBold(true);
    const Line title = lineAround(index.data().toString(), index.data(SearchResultModel::TitleHighlightsRole).toList(), bold,
                                  context.theme->color(ColorRole::Text), context.theme->color(ColorRole::Accent));
    rect.setLeft(rect.left() + title.paint(painter, rect) + QFontMetricsF(bold).averageCharWidth());
    const QString also = index.data(SearchResultModel::AlsoCalledRole).toString();
    if (also.isEmpty() || rect.width() <= 0)
        return;
    Line name{also, context.font(TextRole::TableBody), context.theme->color(ColorRole::Muted), title.markColor, {}};
    name.mark(index.data(SearchResultModel::AlsoHighlightsRole).toList());
    (void)name.paint(painter, rect);
}

void ResultDelegate::paintPassage(QPainter &painter, const QRectF &rect, const QModelIndex &index) const
{
    const PaintContext context = m_context.paintContext();
    const QString text = index.data(SearchResultModel::TextRole).toString();
    const QVariantList highlights = index.data(SearchResultModel::HighlightsRole).toList();
    (void)lineAround(text, highlights, context.font(TextRole::TableBody), context.theme->color(ColorRole::Muted),
                     context.theme->color(ColorRole::Accent))
        .paint(painter, rect);
}

} // namespace fatlas
