// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "code/codeblock.h"

#include "paint/codepainter.h"

#include <QPainter>
#include <QScrollBar>
#include <QSyntaxHighlighter>
#include <QTextBlock>

namespace fatlas {

namespace {

constexpr int padding = 6;
constexpr int digits = 3;

} // namespace

/// Colours the lines by stretches that are known beforehand.
class CodeColors : public QSyntaxHighlighter
{
public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

    void setSpans(QList<CodeSpans> spans, const Theme &theme)
    {
        m_spans = std::move(spans);
        m_theme = &theme;
    }

protected:
    void highlightBlock(const QString & /*text*/) override
    {
        const int line = currentBlock().blockNumber();
        if (line >= m_spans.size())
            return;
        for (const CodeSpan &span : m_spans[line])
            setFormat(int(span.start), int(span.length), codeFormat(span.tone, *m_theme));
    }

private:
    QList<CodeSpans> m_spans;
    const Theme *m_theme = nullptr;
};

namespace {

/// The numbers at the left edge.
class LineNumbers : public QWidget
{
public:
    LineNumbers(CodeBlock &block, const PaintContext &context) : QWidget(&block), m_block(block), m_context(context) { }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), m_context.theme->color(ColorRole::Raised));
        painter.setFont(m_block.font());
        painter.setPen(m_context.theme->color(ColorRole::Muted));
        for (int line = 0; line < m_block.blockCount(); ++line) {
            const QRect place = m_block.lineRect(line);
            painter.drawText(QRect(0, place.top(), width() - padding, place.height()), Qt::AlignRight | Qt::AlignVCenter,
                             QString::number(line + 1));
        }
    }

private:
    CodeBlock &m_block;
    const PaintContext &m_context;
};

} // namespace

CodeBlock::CodeBlock(QWidget *parent)
    : QPlainTextEdit(parent), m_colors(new CodeColors(document())), m_numbers(new LineNumbers(*this, m_paint))
{
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::StyledPanel);
    document()->setDocumentMargin(padding);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(horizontalScrollBar(), &QScrollBar::rangeChanged, this, &CodeBlock::fitHeight);
}

void CodeBlock::setCode(const CodeCell &cell, const PaintContext &context)
{
    m_paint = context;
    const QString text = cell.lines.join(QLatin1Char('\n'));
    QFont font = context.font(TextRole::Code);
    // On the screen code is read as much as the text around it.
    font.setPixelSize(qRound(context.bodySize));
    setFont(font);
    m_colors->setSpans(cell.spans, *context.theme);
    // The selection stays where only colours changed.
    if (toPlainText() != text)
        setPlainText(text);
    m_colors->rehighlight();
    setViewportMargins(fontMetrics().horizontalAdvance(QString(digits, QLatin1Char('0'))) + 2 * padding, 0, 0, 0);
    placeNumbers();
    m_numbers->update();
    fitHeight();
}

QTextCursor CodeBlock::cursorAt(const CodePlace &place) const
{
    QTextCursor cursor(document()->findBlockByNumber(int(place.line)));
    const int start = cursor.position() + int(place.start);
    cursor.setPosition(start + int(place.length));
    cursor.setPosition(start, QTextCursor::KeepAnchor);
    return cursor;
}

void CodeBlock::setMarks(const QList<CodePlace> &places, const CodePlace *current)
{
    QList<QTextEdit::ExtraSelection> marks;
    for (const CodePlace &place : places) {
        QTextCharFormat format;
        format.setBackground(m_paint.theme->color(ColorRole::Selection));
        format.setForeground(m_paint.theme->color(ColorRole::Text));
        if (current && place == *current) {
            format.setFontUnderline(true);
            format.setFontWeight(QFont::Bold);
        }
        marks.append({cursorAt(place), format});
    }
    setExtraSelections(marks);
    if (!current)
        return;
    // Its end is brought into sight first, so that its beginning is in sight if not all of it can be.
    QTextCursor cursor = cursorAt(*current);
    const int start = cursor.position();
    cursor.setPosition(cursor.anchor());
    setTextCursor(cursor);
    cursor.setPosition(start);
    setTextCursor(cursor);
}

QRect CodeBlock::lineRect(qsizetype line) const
{
    const QTextBlock block = document()->findBlockByNumber(int(line));
    const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
    // Without the margin that the last line has below it.
    const double height = block.layout()->boundingRect().height();
    return QRect(0, viewport()->y() + qRound(place.top()), width(), qRound(height));
}

void CodeBlock::fitHeight()
{
    // Lines with bold or slanted words may be higher than others; the last has the margin below it.
    double height = 0;
    for (QTextBlock block = document()->firstBlock(); block.isValid(); block = block.next())
        height += blockBoundingRect(block).height();
    const QScrollBar *bar = horizontalScrollBar();
    const int scroll = bar->maximum() > 0 ? bar->sizeHint().height() : 0;
    // Qt takes all lines for visible only when two more margins are left, and what rounding takes.
    setFixedHeight(qCeil(height) + 1 + 2 * padding + 2 * frameWidth() + scroll);
}

void CodeBlock::placeNumbers()
{
    const QRect inside = contentsRect();
    m_numbers->setGeometry(inside.left(), inside.top(), viewport()->x() - inside.left(), viewport()->height());
}

void CodeBlock::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    placeNumbers();
}

} // namespace fatlas
