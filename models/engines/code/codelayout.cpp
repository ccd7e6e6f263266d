// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/code/codelayout.h"

#include "engines/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Code)
};

constexpr qsizetype mostSideBySide = 3;
constexpr double columnGap = 20;
constexpr double gap = 4;
constexpr double groupGap = 8;
constexpr double sectionGap = 14;
/// Lines of code that a step has at least below its name before a page ends.
constexpr int linesToBegin = 4;
/// Columns of the numbers of lines: three digits and a blank.
constexpr int numberWidth = 4;
constexpr int fewestCharacters = 16;
constexpr int continuationIndent = 4;

/// Something in the column of a framework: a text, or a line of code or part of one.
struct Item
{
    QString text;
    TextRole role = TextRole::Code;
    CodeSpans spans;
    /// 0: the line goes on.
    int number = 0;
    /// Characters from the left edge.
    int indent = 0;
    double height = 0;
    double gapBefore = 0;
};

/// The stretches of a part of a line.
CodeSpans cut(const CodeSpans &spans, qsizetype start, qsizetype length)
{
    CodeSpans inside;
    for (const CodeSpan &span : spans) {
        const qsizetype from = std::max(span.start, start);
        const qsizetype to = std::min(span.start + span.length, start + length);
        if (from < to)
            inside.append({from - start, to - from, span.tone});
    }
    return inside;
}

int indentOf(const QString &line)
{
    const auto first = std::find_if(line.cbegin(), line.cend(), [](QChar c) { return c != u' '; });
    return int(first - line.cbegin());
}

/// How much of the text fits: up to a blank if there is one in the second half, never half a surrogate pair, at least one character.
qsizetype fitting(const QString &text, qsizetype start, int room)
{
    qsizetype end = start;
    int used = 0;
    while (end < text.size()) {
        const qsizetype next = end + (text[end].isHighSurrogate() && end + 1 < text.size() ? 2 : 1);
        used += codeWidth(QStringView(text).mid(end, next - end));
        if (used > room && end > start)
            break;
        end = next;
    }
    if (end == text.size())
        return end - start;
    const qsizetype blank = text.lastIndexOf(u' ', end - 1);
    return (blank > start + (end - start) / 2 ? blank + 1 : end) - start;
}

class Pager
{
public:
    Pager(const CodeSpec &spec, const QSizeF &pageSize, const TextMeasure &measure)
        : m_spec(spec), m_measure(measure), m_size(pageSize), m_lineHeight(measure(QStringLiteral("0"), TextRole::Code, 0).height())
    {
        // What a text has beyond its characters falls out of the difference.
        const double longer = measure(QString(100, u'0'), TextRole::Code, 0).width();
        m_character = (longer - measure(QString(50, u'0'), TextRole::Code, 0).width()) / 50;
    }

    CodeLayout layout()
    {
        breakPage();
        placeTitles();
        const qsizetype count = m_spec.columns.size();
        const qsizetype groups = (count + mostSideBySide - 1) / mostSideBySide;
        qsizetype first = 0;
        for (qsizetype group = 0; group < groups; ++group) {
            const qsizetype size = (count - first + groups - group - 1) / (groups - group);
            if (group > 0)
                breakPage();
            placeGroup(first, size);
            first += size;
        }
        explainMark();
        placeReferences();
        return {m_size, m_pages};
    }

private:
    void breakPage()
    {
        m_pages.append(CodePage());
        m_y = 0;
    }
    [[nodiscard]] bool fits(double height) const { return m_y + height <= m_size.height() + 0.01; }
    [[nodiscard]] double left(qsizetype inGroup) const { return double(inGroup) * (m_columnWidth + columnGap); }

    /// Below what is there; moves on.
    void addText(const QString &text, TextRole role)
    {
        if (text.isEmpty())
            return;
        const double height = m_measure(text, role, m_size.width()).height();
        m_pages.last().texts.append({text, role, QRectF(0, m_y, m_size.width(), height)});
        m_y += height;
    }

    void placeTitles()
    {
        addText(m_spec.title, TextRole::Title);
        addText(m_spec.subtitle, TextRole::Subtitle);
        m_y += groupGap;
    }

    void placeGroup(qsizetype first, qsizetype count)
    {
        m_first = first;
        m_count = count;
        m_columnWidth = (m_size.width() - double(count - 1) * columnGap) / double(count);
        const double numbers = numberWidth * m_character;
        m_room = std::max(fewestCharacters, int(std::floor((m_columnWidth - numbers) / m_character)));
        placeHeads();
        placeRemarks();
        const bool hasCode = std::any_of(m_spec.columns.cbegin() + first, m_spec.columns.cbegin() + first + count,
                                         [](const CodeColumn &column) { return column.missing.isEmpty(); });
        for (qsizetype section = 0; hasCode && section < m_spec.sections.size(); ++section)
            placeSection(section);
    }

    /// Names of the frameworks above everything.
    void placeHeads()
    {
        double lowest = m_y;
        for (qsizetype i = 0; i < m_count; ++i) {
            const CodeColumn &column = m_spec.columns[m_first + i];
            double y = m_y;
            const QString detail = joinedDetail(column);
            for (const auto &[text, role] : {std::pair(column.name, TextRole::TableHeader), std::pair(detail, TextRole::Caption)}) {
                if (text.isEmpty())
                    continue;
                const double height = m_measure(text, role, m_columnWidth).height();
                m_pages.last().texts.append({text, role, QRectF(left(i), y, m_columnWidth, height)});
                y += height;
            }
            lowest = std::max(lowest, y);
        }
        m_y = lowest + gap;
        for (qsizetype i = 0; i < m_count; ++i)
            m_pages.last().rules.append(QLineF(left(i), m_y, left(i) + m_columnWidth, m_y));
        m_y += gap;
    }

    [[nodiscard]] static QString joinedDetail(const CodeColumn &column)
    {
        QStringList parts{column.detail, joinItems(column.styles), asOfText(column), numbersText(column)};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(" · "));
    }

    void placeRemarks()
    {
        double lowest = m_y;
        for (qsizetype i = 0; i < m_count; ++i) {
            const CodeColumn &column = m_spec.columns[m_first + i];
            QStringList texts{column.missing};
            for (const CodeRemark &remark : column.remarks)
                texts += Text::tr("%1: %2", "label before what is said of a code sample").arg(remark.label, remark.text);
            double y = m_y;
            for (const QString &text : std::as_const(texts)) {
                if (text.isEmpty())
                    continue;
                const double height = m_measure(text, TextRole::TableNote, m_columnWidth).height();
                m_pages.last().texts.append({text, TextRole::TableNote, QRectF(left(i), y, m_columnWidth, height)});
                y += height + gap;
            }
            lowest = std::max(lowest, y);
        }
        m_y = lowest + gap;
    }

    void placeSection(qsizetype section)
    {
        QList<QList<Item>> columns;
        for (qsizetype i = 0; i < m_count; ++i)
            columns.append(itemsOf(m_spec.columns[m_first + i], section));
        QList<qsizetype> next(m_count, 0);
        const double heading = m_measure(m_spec.sections[section], TextRole::TableHeader, m_size.width()).height() + gap;
        if (!fits(heading + linesToBegin * m_lineHeight))
            nextPage();
        addText(m_spec.sections[section], TextRole::TableHeader);
        m_y += gap;
        while (!fill(columns, next)) {
            nextPage();
            addText(Text::tr("%1 (continued)", "step of the task, on a further page").arg(m_spec.sections[section]), TextRole::TableHeader);
            m_y += gap;
        }
        m_y += sectionGap;
    }

    void nextPage()
    {
        breakPage();
        placeHeads();
    }

    /// Puts as much of the columns side by side as the page holds; true when all of it is placed.
    bool fill(const QList<QList<Item>> &columns, QList<qsizetype> &next)
    {
        const double top = m_y;
        double lowest = top;
        bool isDone = true;
        for (qsizetype i = 0; i < m_count; ++i) {
            m_y = top;
            while (next[i] < columns[i].size()) {
                const Item &item = columns[i][next[i]];
                const double before = m_y > top ? item.gapBefore : 0;
                // What is taller than a page is let down rather than tried for ever.
                if (!fits(before + wholeHeight(columns[i], next[i])) && m_y > top)
                    break;
                m_y += before;
                place(item, left(i));
                m_y += item.height;
                ++next[i];
            }
            isDone = isDone && next[i] == columns[i].size();
            lowest = std::max(lowest, m_y);
        }
        m_y = lowest;
        return isDone;
    }

    /// Of an item with those in which its line goes on: they stay on one page.
    [[nodiscard]] static double wholeHeight(const QList<Item> &items, qsizetype index)
    {
        double height = items[index].height;
        if (items[index].number == 0)
            return height;
        for (qsizetype i = index + 1; i < items.size() && items[i].role == TextRole::Code && items[i].number == 0; ++i)
            height += items[i].height;
        return height;
    }

    void place(const Item &item, double x)
    {
        if (item.role != TextRole::Code) {
            m_pages.last().texts.append({item.text, item.role, QRectF(x, m_y, m_columnWidth, item.height)});
            return;
        }
        const double numbers = numberWidth * m_character;
        const QRectF numberRect(x, m_y, numbers - m_character, item.height);
        const double start = x + numbers + item.indent * m_character;
        const QString number = item.number > 0 ? QString::number(item.number) : QString(continuationMark);
        m_pages.last().lines.append({item.text,
                                     item.spans,
                                     QRectF(start, m_y, x + m_columnWidth - start, item.height),
                                     {number, TextRole::Code, numberRect, false, Qt::AlignRight | Qt::AlignTop}});
    }

    [[nodiscard]] QList<Item> itemsOf(const CodeColumn &column, qsizetype section) const
    {
        QList<Item> items;
        if (column.cells.isEmpty())
            return items;
        const CodeCell &cell = column.cells[section];
        for (qsizetype i = 0; i < cell.lines.size(); ++i)
            addLine(cell.lines[i], cell.spans[i], int(i + 1), items);
        for (const QString &text : {cell.absent, cell.note}) {
            if (text.isEmpty())
                continue;
            const double height = m_measure(text, TextRole::TableNote, m_columnWidth).height();
            items.append({text, TextRole::TableNote, {}, 0, 0, height, gap});
        }
        return items;
    }

    void addLine(const QString &line, const CodeSpans &spans, int number, QList<Item> &items) const
    {
        qsizetype start = 0;
        int indent = 0;
        do {
            const qsizetype length = fitting(line, start, m_room - indent);
            items.append(
                {line.mid(start, length), TextRole::Code, cut(spans, start, length), start == 0 ? number : 0, indent, m_lineHeight, 0});
            start += length;
            indent = std::min(indentOf(line) + continuationIndent, m_room / 2);
        } while (start < line.size());
    }

    void explainMark()
    {
        const auto goesOn = [](const PlacedCode &line) { return line.number.text == continuationMark; };
        const bool isUsed = std::any_of(m_pages.cbegin(), m_pages.cend(),
                                        [&](const CodePage &page) { return std::any_of(page.lines.cbegin(), page.lines.cend(), goesOn); });
        if (!isUsed)
            return;
        const QString text = Text::tr("%1 in the place of a number: the line above goes on.").arg(continuationMark);
        if (!fits(m_measure(text, TextRole::Caption, m_size.width()).height()))
            breakPage();
        addText(text, TextRole::Caption);
        m_y += groupGap;
    }

    void placeReferences()
    {
        if (m_spec.references.isEmpty())
            return;
        bool hasHeading = false;
        for (qsizetype i = 0; i < m_spec.references.size(); ++i) {
            const QString line = QStringLiteral("[%1] %2").arg(i + 1).arg(m_spec.references[i].text);
            const double height = m_measure(line, TextRole::Caption, m_size.width()).height();
            const double heading = hasHeading ? 0 : m_measure(m_spec.referencesTitle, TextRole::TableHeader, m_size.width()).height() + gap;
            if (!fits(height + heading))
                breakPage();
            if (!hasHeading) {
                addText(m_spec.referencesTitle, TextRole::TableHeader);
                m_y += gap;
                hasHeading = true;
            }
            addText(line, TextRole::Caption);
        }
    }

    const CodeSpec &m_spec;
    const TextMeasure &m_measure;
    QSizeF m_size;
    double m_lineHeight = 0;
    double m_character = 1;
    QList<CodePage> m_pages;
    double m_y = 0;
    // Of the frameworks that stand side by side.
    qsizetype m_first = 0;
    qsizetype m_count = 0;
    double m_columnWidth = 0;
    int m_room = fewestCharacters;
};

} // namespace

int codeWidth(QStringView text)
{
    int width = 0;
    for (const char32_t c : text.toUcs4()) {
        // https://www.unicode.org/reports/tr11/: wide and full-width characters, as far as a code may have them.
        const bool isWide = (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0xA4CF) || (c >= 0xAC00 && c <= 0xD7A3)
            || (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFE30 && c <= 0xFE6F) || (c >= 0xFF00 && c <= 0xFF60) || (c >= 0xFFE0 && c <= 0xFFE6)
            || c >= 0x1F300;
        width += isWide ? 2 : 1;
    }
    return width;
}

CodeLayout layoutCode(const CodeSpec &spec, const QSizeF &pageSize, const TextMeasure &measure)
{
    return Pager(spec, pageSize, measure).layout();
}

} // namespace fatlas
