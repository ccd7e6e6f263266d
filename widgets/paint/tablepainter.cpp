// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/tablepainter.h"

#include "paint/painttools.h"
#include "paint/textblock.h"

namespace fatlas {

namespace {

/// Of the colour of lines in the ground of a group's band: seen in grey print, and text on it stays well readable.
constexpr double bandStrength = 0.5;

QColor colorOf(TextRole role, const Theme &theme)
{
    const bool strong = role == TextRole::Title || role == TextRole::TableHeader || role == TextRole::TableBody;
    return theme.color(strong ? ColorRole::Text : ColorRole::Muted);
}

void drawCell(QPainter &painter, const PlacedCell &cell, const TableSpec &spec, const PaintContext &context)
{
    const Theme &theme = *context.theme;
    const bool header = cell.row < 0;
    drawSharpLine(painter, {cell.rect.bottomLeft(), cell.rect.bottomRight()}, theme.color(header ? ColorRole::Muted : ColorRole::Line),
                  header ? 1 : hairline);
    const bool content = cell.row >= 0 && cell.column >= 0;
    const bool known = !content || spec.cells[cell.row][cell.column].state == AssessmentState::Known;
    for (const PlacedText &text : cell.texts)
        drawText(painter, text, context, known ? colorOf(text.role, theme) : theme.color(ColorRole::Muted));
    if (!content || cell.ratingRect.isNull())
        return;
    const TableCell &shown = spec.cells[cell.row][cell.column];
    paintRating(painter, cell.ratingRect, *shown.rating, context);
    if (!cell.standingRect.isNull()) {
        drawText(painter, {standingSign(shown.standing), TextRole::TableBody, cell.standingRect, false, Qt::AlignRight | Qt::AlignVCenter},
                 context, theme.color(ColorRole::Text));
    }
}

void drawBand(QPainter &painter, const PlacedBand &band, const PaintContext &context)
{
    const Theme &theme = *context.theme;
    if (band.isOfColumns) {
        const QPointF inset(cellPadding.width(), 0);
        drawSharpLine(painter, {band.rect.bottomLeft() + inset, band.rect.bottomRight() - inset}, theme.color(ColorRole::Muted), hairline);
    } else {
        painter.fillRect(band.rect, mixed(theme.color(ColorRole::Line), theme.color(ColorRole::Surface), bandStrength));
    }
    drawText(painter, band.text, context, theme.color(ColorRole::Text));
}

} // namespace

QColor ratingBarColor(const Theme &theme)
{
    return mixed(theme.color(ColorRole::Accent), theme.color(ColorRole::Surface), 0.65);
}

QSizeF ratingSize(const PaintContext &context)
{
    return ratingSize(context.measure());
}

void paintRating(QPainter &painter, const QRectF &rect, const Interval &rating, const PaintContext &context)
{
    const PainterScope scope(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = *context.theme;
    const double numberWidth = context.measure()(QStringLiteral("10.0"), TextRole::TableBody, 0).width();
    const QRectF number(rect.topLeft(), QSizeF(numberWidth, rect.height()));
    drawText(painter, {QString::number(rating.value, 'f', 1), TextRole::TableBody, number, false, Qt::AlignRight | Qt::AlignVCenter},
             context, theme.color(ColorRole::Text));

    const QRectF scale = rect.adjusted(numberWidth + 0.4 * rect.height(), 0, -1, 0);
    const double middle = rect.center().y();
    const auto at = [&scale](double score) { return scale.left() + score / 10 * scale.width(); };
    const double half = 0.17 * rect.height();
    drawSharpLine(painter, {scale.left(), middle + half, scale.right(), middle + half}, theme.color(ColorRole::Line));
    for (const double tick : {0.0, 5.0, 10.0})
        drawSharpLine(painter, {at(tick), middle - half, at(tick), middle + half + 2}, theme.color(ColorRole::Line));

    painter.setPen(Qt::NoPen);
    painter.setBrush(ratingBarColor(theme));
    painter.drawRect(QRectF(QPointF(scale.left(), middle - half), QPointF(at(rating.value), middle + half)));

    painter.setPen(QPen(theme.color(ColorRole::Text), 1, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QLineF(at(rating.low), middle, at(rating.high), middle));
    for (const double end : {rating.low, rating.high})
        painter.drawLine(QLineF(at(end), middle - half, at(end), middle + half));
}

TablePages::TablePages(TableSpec spec, const QSizeF &pageSize, const PaintContext &context)
    : m_spec(std::move(spec)), m_context(context), m_layout(layoutTable(m_spec, pageSize, context.measure()))
{
}

void TablePages::paintPage(QPainter &painter, int page) const
{
    const PainterScope scope(painter);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const Theme &theme = *m_context.theme;
    const TablePage &content = m_layout.pages[page];
    for (const PlacedBand &band : content.bands)
        drawBand(painter, band, m_context);
    for (const PlacedCell &cell : content.cells)
        drawCell(painter, cell, m_spec, m_context);
    for (const PlacedText &text : content.texts)
        drawText(painter, text, m_context, colorOf(text.role, theme));
}

} // namespace fatlas
