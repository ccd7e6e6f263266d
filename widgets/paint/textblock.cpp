// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/textblock.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextOption>

namespace fatlas {

namespace {

// A text wrapped at its own measured width must break as it did when it was measured, whatever rounding did on the way.
constexpr double tolerance = 0.25;
// Letters such as k or T reach a little beyond their advance; when Qt breaks lines, it counts that in whole units.
constexpr double overhang = 1;
constexpr double overhangOfSize = 0.04;
// The widest line that Qt's fixed-point layout can hold with room to spare.
constexpr double unlimited = 8e6;

} // namespace

TextBlock::TextBlock(const QString &text, const QFont &font, double lineHeight, double width) : m_lineHeight(lineHeight)
{
    QString content = text;
    content.replace(QLatin1Char('\n'), QChar::LineSeparator);
    QTextOption option;
    option.setWrapMode(width > 0 ? QTextOption::WrapAtWordBoundaryOrAnywhere : QTextOption::NoWrap);
    option.setUseDesignMetrics(true);
    m_layout.setText(content);
    m_layout.setFont(font);
    m_layout.setTextOption(option);
    m_layout.setCacheEnabled(true);
    if (content.isEmpty())
        return;

    // Capital letters (and with them the ideographs) stand in the middle of the line.
    m_baseline = (lineHeight + QFontMetricsF(font).capHeight()) / 2;
    double widest = 0;
    m_layout.beginLayout();
    for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
        line.setLineWidth(width > 0 ? width + tolerance : unlimited);
        line.setPosition({0, line.lineNumber() * lineHeight + m_baseline - line.ascent()});
        widest = qMax(widest, line.naturalTextWidth());
    }
    m_layout.endLayout();
    widest += overhang + overhangOfSize * font.pixelSize();
    m_size = {width > 0 ? qMin(widest, width) : widest, m_layout.lineCount() * lineHeight};
}

QString TextBlock::lineText(int line) const
{
    const QTextLine laidOut = m_layout.lineAt(line);
    return m_layout.text().mid(laidOut.textStart(), laidOut.textLength());
}

void TextBlock::draw(QPainter &painter, const QRectF &rect, Qt::Alignment alignment) const
{
    double top = rect.top();
    if (alignment & Qt::AlignVCenter)
        top += (rect.height() - m_size.height()) / 2;
    else if (alignment & Qt::AlignBottom)
        top += rect.height() - m_size.height();
    for (int i = 0; i < m_layout.lineCount(); ++i) {
        const QTextLine line = m_layout.lineAt(i);
        double left = rect.left();
        if (alignment & Qt::AlignHCenter)
            left += (rect.width() - line.naturalTextWidth()) / 2;
        else if (alignment & Qt::AlignRight)
            left += rect.width() - line.naturalTextWidth();
        line.draw(&painter, {left, top});
    }
}

void drawText(QPainter &painter, const PlacedText &text, const PaintContext &context, const QColor &color)
{
    painter.save();
    painter.setPen(color);
    QRectF rect = text.rect;
    if (text.rotated) {
        painter.translate(rect.bottomLeft());
        painter.rotate(-90);
        rect = QRectF(0, 0, rect.height(), rect.width());
    }
    const TextBlock block(text.text, context.font(text.role), context.lineHeight(text.role), rect.width());
    block.draw(painter, rect, text.alignment);
    painter.restore();
}

QString elided(const QString &text, TextRole role, const PaintContext &context, double width, int lines)
{
    const auto linesOf = [&](const QString &shown) {
        return TextBlock(shown, context.font(role), context.lineHeight(role), width).lineCount();
    };
    if (linesOf(text) <= lines)
        return text;
    // The longest beginning that fits with the sign behind it, by halving.
    qsizetype fits = 0;
    qsizetype tooLong = text.size();
    while (tooLong - fits > 1) {
        const qsizetype middle = (fits + tooLong) / 2;
        (linesOf(text.left(middle) + QChar(0x2026)) <= lines ? fits : tooLong) = middle;
    }
    if (fits > 0 && text[fits - 1].isHighSurrogate())
        --fits;
    return text.left(fits).trimmed() + QChar(0x2026);
}

} // namespace fatlas
