// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/codepainter.h"

#include "paint/painttools.h"
#include "paint/textblock.h"

#include <QFontMetricsF>
#include <QTextLayout>
#include <QTextOption>

namespace fatlas {

namespace {

/// The widest line that Qt's fixed-point layout can hold with room to spare.
constexpr double unlimited = 8e6;

QColor colorOf(TextRole role, const Theme &theme)
{
    const bool strong = role == TextRole::Title || role == TextRole::TableHeader || role == TextRole::TableNote;
    return theme.color(strong ? ColorRole::Text : ColorRole::Muted);
}

QList<QTextLayout::FormatRange> formatsOf(const CodeSpans &spans, const Theme &theme)
{
    QList<QTextLayout::FormatRange> formats;
    for (const CodeSpan &span : spans)
        formats.append({int(span.start), int(span.length), codeFormat(span.tone, theme)});
    return formats;
}

void drawCode(QPainter &painter, const PlacedCode &code, const PaintContext &context)
{
    const QFont font = context.font(TextRole::Code);
    const double lineHeight = context.lineHeight(TextRole::Code);
    QTextLayout layout(code.text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    option.setUseDesignMetrics(true);
    layout.setTextOption(option);
    layout.setFormats(formatsOf(code.spans, *context.theme));
    layout.beginLayout();
    if (QTextLine line = layout.createLine(); line.isValid()) {
        // Without a width it has no height either.
        line.setLineWidth(unlimited);
        // As TextBlock places its lines: capitals in the middle.
        const double baseline = (lineHeight + QFontMetricsF(font).capHeight()) / 2;
        line.setPosition({0, baseline - line.ascent()});
    }
    layout.endLayout();
    layout.draw(&painter, code.rect.topLeft());
}

} // namespace

ColorRole codeColorRole(CodeTone tone)
{
    switch (tone) {
    case CodeTone::Plain: return ColorRole::Text;
    case CodeTone::Keyword: return ColorRole::CodeKeyword;
    case CodeTone::String: return ColorRole::CodeString;
    case CodeTone::Comment: return ColorRole::CodeComment;
    case CodeTone::Number: return ColorRole::CodeNumber;
    case CodeTone::Decorator: return ColorRole::CodeDecorator;
    case CodeTone::Definition: return ColorRole::CodeDefinition;
    case CodeTone::Call: return ColorRole::CodeCall;
    }
    Q_UNREACHABLE();
}

QTextCharFormat codeFormat(CodeTone tone, const Theme &theme)
{
    QTextCharFormat format;
    format.setForeground(theme.color(codeColorRole(tone)));
    if (tone == CodeTone::Keyword || tone == CodeTone::Definition)
        format.setFontWeight(QFont::Bold);
    format.setFontItalic(tone == CodeTone::Comment);
    return format;
}

CodePages::CodePages(const CodeSpec &spec, const QSizeF &pageSize, const PaintContext &context)
    : m_context(context), m_layout(layoutCode(spec, pageSize, context.measure()))
{
}

void CodePages::paintPage(QPainter &painter, int page) const
{
    const PainterScope scope(painter);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const Theme &theme = *m_context.theme;
    const CodePage &content = m_layout.pages[page];
    for (const QLineF &rule : content.rules)
        drawSharpLine(painter, rule, theme.color(ColorRole::Muted), 1);
    for (const PlacedText &text : content.texts)
        drawText(painter, text, m_context, colorOf(text.role, theme));
    for (const PlacedCode &line : content.lines) {
        drawText(painter, line.number, m_context, theme.color(ColorRole::Muted));
        drawCode(painter, line, m_context);
    }
}

} // namespace fatlas
