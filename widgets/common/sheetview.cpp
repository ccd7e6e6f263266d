// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/sheetview.h"

#include "paint/tablepainter.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextObjectInterface>

namespace fatlas {

namespace {

constexpr int ratingObjectType = QTextFormat::UserObject + 1;
constexpr int ratingProperty = QTextFormat::UserProperty + 1;
const QString targetScheme = QStringLiteral("fatlas-target");

/// Draws a rating inside the text.
class RatingObject : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    RatingObject(const PaintContext &context, QObject *parent) : QObject(parent), m_context(context) { }

    QSizeF intrinsicSize(QTextDocument * /*document*/, int /*position*/, const QTextFormat & /*format*/) override
    {
        return ratingSize(m_context);
    }

    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument * /*document*/, int /*position*/,
                    const QTextFormat &format) override
    {
        const QList<QVariant> values = format.property(ratingProperty).toList();
        paintRating(*painter, rect, {values[0].toDouble(), values[1].toDouble(), values[2].toDouble()}, m_context);
    }

private:
    PaintContext m_context;
};

/// Turns a sheet into a document.
class SheetRenderer
{
public:
    SheetRenderer(QTextDocument &document, const PaintContext &context, QList<Subject> &targets)
        : m_cursor(&document), m_context(context), m_targets(targets)
    {
    }

    void render(const Sheet &sheet)
    {
        bool first = true;
        for (const SheetBlock &block : sheet.blocks) {
            if (first)
                m_cursor.setBlockFormat(blockFormat(block));
            else
                m_cursor.insertBlock(blockFormat(block));
            first = false;
            renderBlock(block);
        }
    }

private:
    [[nodiscard]] QTextBlockFormat blockFormat(const SheetBlock &block) const
    {
        QTextBlockFormat format;
        const double unit = m_context.bodySize;
        format.setLineHeight(m_context.language == Language::Chinese ? 125 : 115, QTextBlockFormat::ProportionalHeight);
        format.setBottomMargin(unit * 0.4);
        switch (block.kind) {
        case SheetBlockKind::Heading: format.setTopMargin(unit * 1.2); break;
        case SheetBlockKind::Rating: format.setTopMargin(unit * 0.5); break;
        case SheetBlockKind::Bullet:
            format.setLeftMargin(unit * 1.1);
            format.setTextIndent(-unit * 0.9);
            break;
        case SheetBlockKind::Source:
            format.setLeftMargin(unit * 2.2);
            format.setTextIndent(-unit * 2.2);
            break;
        case SheetBlockKind::Title: format.setHeadingLevel(1); break;
        case SheetBlockKind::Subtitle:
        case SheetBlockKind::Paragraph: break;
        }
        return format;
    }

    [[nodiscard]] QTextCharFormat charFormat(SheetBlockKind kind, SheetTone tone) const
    {
        QTextCharFormat format;
        TextRole role = TextRole::TableBody;
        if (kind == SheetBlockKind::Title)
            role = TextRole::Title;
        else if (kind == SheetBlockKind::Source)
            role = TextRole::Caption;
        QFont font = m_context.font(role);
        if (kind == SheetBlockKind::Heading || tone == SheetTone::Strong)
            font.setWeight(QFont::Bold);
        format.setFont(font);
        ColorRole color = ColorRole::Text;
        if (tone == SheetTone::Muted || kind == SheetBlockKind::Subtitle)
            color = ColorRole::Muted;
        else if (tone == SheetTone::Caution)
            color = ColorRole::Warning;
        format.setForeground(m_context.theme->color(color));
        return format;
    }

    void renderBlock(const SheetBlock &block)
    {
        if (block.kind == SheetBlockKind::Bullet)
            m_cursor.insertText(QStringLiteral("•  "), charFormat(block.kind, SheetTone::Muted));
        if (block.kind == SheetBlockKind::Source)
            m_cursor.insertText(QStringLiteral("[%1]  ").arg(block.number), charFormat(block.kind, SheetTone::Muted));
        for (qsizetype i = 0; i < block.runs.size(); ++i) {
            // The glyph says the score itself and stands in its place.
            if (block.rating && i == 1)
                insertGlyph(*block.rating);
            else
                renderRun(block.kind, block.runs[i]);
        }
    }

    void insertGlyph(const Interval &rating)
    {
        QTextCharFormat glyph;
        glyph.setObjectType(ratingObjectType);
        glyph.setVerticalAlignment(QTextCharFormat::AlignMiddle);
        glyph.setProperty(ratingProperty, QList<QVariant>{rating.value, rating.low, rating.high});
        m_cursor.insertText(QStringLiteral("  "));
        m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), glyph);
    }

    void renderRun(SheetBlockKind kind, const SheetRun &run)
    {
        QTextCharFormat format = charFormat(kind, run.tone);
        QString anchor;
        if (!run.link.isEmpty()) {
            anchor = run.link.toString(QUrl::FullyEncoded);
        } else if (!run.target.isEmpty()) {
            anchor = QStringLiteral("%1:%2").arg(targetScheme).arg(m_targets.size());
            m_targets.append(run.target);
        }
        if (!anchor.isEmpty()) {
            format.setAnchor(true);
            format.setAnchorHref(anchor);
            format.setForeground(m_context.theme->color(ColorRole::Accent));
            format.setFontUnderline(true);
        }
        m_cursor.insertText(run.text, format);
    }

    QTextCursor m_cursor;
    const PaintContext &m_context;
    QList<Subject> &m_targets;
};

} // namespace

SheetView::SheetView(QWidget *parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    connect(this, &QTextBrowser::anchorClicked, this, &SheetView::follow);
}

void SheetView::setSheet(const Sheet &sheet, const PaintContext &context, bool keepPosition)
{
    const int position = keepPosition ? verticalScrollBar()->value() : 0;
    m_sheet = sheet;
    m_targets.clear();
    setUpdatesEnabled(false);
    clear();
    document()->setDocumentMargin(context.bodySize);
    document()->documentLayout()->registerHandler(ratingObjectType, new RatingObject(context, document()->documentLayout()));
    SheetRenderer(*document(), context, m_targets).render(m_sheet);
    moveCursor(QTextCursor::Start);
    verticalScrollBar()->setValue(position);
    setUpdatesEnabled(true);
    setAccessibleDescription(m_sheet.toPlainText());
}

void SheetView::follow(const QUrl &url)
{
    if (url.scheme() != targetScheme) {
        Q_EMIT linkFollowed(url);
        return;
    }
    const int index = url.path().toInt();
    if (index >= 0 && index < m_targets.size())
        Q_EMIT targetFollowed(m_targets[index]);
}

} // namespace fatlas

#include "sheetview.moc"
