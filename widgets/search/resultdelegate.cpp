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
/// Characters of the passage before the first match.
constexpr int lead = 18;

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
    QFont title = context.font(TextRole::TableBody);
    title.setBold(true);
    painter->setFont(title);
    painter->setPen(theme.color(ColorRole::Text));
    const QString name = QFontMetricsF(title).elidedText(index.data().toString(), Qt::ElideRight, room.width());
    painter->drawText(QRectF(room.topLeft(), QSizeF(room.width(), line)), Qt::AlignLeft | Qt::AlignVCenter, name);
    room.setTop(room.top() + line);
    paintPassage(*painter, room, index);
    painter->restore();
}

void ResultDelegate::paintPassage(QPainter &painter, const QRectF &rect, const QModelIndex &index) const
{
    const PaintContext context = m_context.paintContext();
    QString text = index.data(SearchResultModel::TextRole).toString();
    const QVariantList highlights = index.data(SearchResultModel::HighlightsRole).toList();
    const int first = highlights.isEmpty() ? 0 : highlights.constFirst().toInt();
    const int cut = first > 2 * lead ? first - lead : 0;
    QString shown = cut > 0 ? QStringLiteral("…") + text.mid(cut) : text;
    const int shift = cut > 0 ? 1 - cut : 0;

    QList<QTextLayout::FormatRange> formats;
    for (int i = 0; i + 1 < highlights.size(); i += 2) {
        QTextLayout::FormatRange range;
        range.start = highlights[i].toInt() + shift;
        range.length = highlights[i + 1].toInt();
        range.format.setFontWeight(QFont::Bold);
        range.format.setForeground(context.theme->color(ColorRole::Accent));
        range.length = int(std::min<qsizetype>(range.length, shown.size() - range.start));
        if (range.start >= 0 && range.length > 0)
            formats.append(range);
    }
    // Cut to the line with room for bold letters, which are wider than what is measured.
    const QFontMetricsF metrics(context.font(TextRole::TableBody));
    shown = metrics.elidedText(shown, Qt::ElideRight, rect.width() * 0.97);
    QTextLayout layout(shown, context.font(TextRole::TableBody));
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(100000);
    layout.endLayout();
    painter.save();
    painter.setClipRect(rect);
    painter.setPen(context.theme->color(ColorRole::Muted));
    layout.draw(&painter, rect.topLeft());
    painter.restore();
}

} // namespace fatlas
