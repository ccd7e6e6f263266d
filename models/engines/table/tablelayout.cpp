// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/tablelayout.h"

#include "engines/table/tablecolumns.h"

#include <algorithm>

namespace fatlas {

namespace {

constexpr double gap = 4;
constexpr double groupGap = 8;
constexpr double sectionGap = 16;
constexpr qsizetype rowsToBegin = 3;

QRectF roomIn(const QRectF &cell)
{
    return cell.adjusted(cellPadding.width(), cellPadding.height(), -cellPadding.width(), -cellPadding.height());
}

/// Fills pages from the top; a page's height of 0 never ends.
class Pager
{
public:
    Pager(const TableSpec &spec, const QSizeF &pageSize, const TextMeasure &measure)
        : m_spec(spec), m_measure(measure), m_width(pageSize.width()), m_height(pageSize.height())
    {
        m_pages.append(TablePage());
    }

    [[nodiscard]] TableLayout layout();

private:
    void placeTitles();
    void placeGroup(const ColumnGroup &group);
    void placeHeader(const ColumnGroup &group);
    void placeBand(qsizetype row, bool goesOn);
    [[nodiscard]] double headerHeight(const ColumnGroup &group) const;
    /// Of the band that begins with the row; 0 where none does.
    [[nodiscard]] double beginningBand(qsizetype row) const;
    void placeRow(const ColumnGroup &group, qsizetype row, double height);
    [[nodiscard]] PlacedCell placedCell(qsizetype row, qsizetype column, const QRectF &rect) const;
    void placeHeading(PlacedCell &cell, const TableHeading &heading) const;
    void placeContent(PlacedCell &cell) const;
    void placeCaption();
    void placeReferences();
    void addText(const QString &text, TextRole role, double x, double width, Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignTop);

    [[nodiscard]] bool fits(double height) const { return m_height <= 0 || m_y + height <= m_height + 0.01; }
    [[nodiscard]] bool atTop() const { return m_y <= 0; }
    void breakPage()
    {
        m_pages.append(TablePage());
        m_y = 0;
    }

    const TableSpec &m_spec;
    const TextMeasure &m_measure;
    double m_width;
    double m_height;
    double m_y = 0;
    QList<TablePage> m_pages;
};

void Pager::addText(const QString &text, TextRole role, double x, double width, Qt::Alignment alignment)
{
    const QSizeF size = m_measure(text, role, width);
    m_pages.last().texts.append({text, role, QRectF(QPointF(x, m_y), QSizeF(width, size.height())), false, alignment});
}

void Pager::placeTitles()
{
    for (const auto &[text, role] : {std::pair(m_spec.title, TextRole::Title), std::pair(m_spec.subtitle, TextRole::Subtitle)}) {
        if (text.isEmpty())
            continue;
        addText(text, role, 0, m_width);
        m_y = m_pages.last().texts.constLast().rect.bottom();
    }
    for (const QString &sentence : m_spec.summary) {
        m_y += atTop() ? 0 : gap;
        addText(sentence, TextRole::TableBody, 0, m_width);
        m_y = m_pages.last().texts.constLast().rect.bottom();
    }
    if (!atTop())
        m_y += groupGap;
}

void Pager::placeHeading(PlacedCell &cell, const TableHeading &heading) const
{
    QRectF room = roomIn(cell.rect);
    // The first column stands flush with title, caption and sources.
    if (cell.column < 0)
        room.translate(-cellPadding.width(), 0);
    for (const auto &[text, role] : {std::pair(heading.text, TextRole::TableHeader), std::pair(heading.detail, TextRole::TableNote)}) {
        if (text.isEmpty())
            continue;
        const double height = m_measure(text, role, room.width()).height();
        cell.texts.append({text, role, QRectF(room.topLeft(), QSizeF(room.width(), height)), false, Qt::AlignLeft | Qt::AlignTop});
        room.setTop(room.top() + height);
    }
}

void Pager::placeContent(PlacedCell &cell) const
{
    const TableCell &content = m_spec.cells[cell.row][cell.column];
    QRectF room = roomIn(cell.rect);
    if (content.rating) {
        cell.ratingRect = QRectF(room.topLeft(), ratingSize(m_measure));
        room.setTop(cell.ratingRect.bottom());
        if (content.standing != Standing::Plain)
            cell.standingRect = QRectF(cell.ratingRect.topRight(), QSizeF(standingWidth(m_measure), cell.ratingRect.height()));
    }
    for (const auto &[text, role] :
         {std::pair(cellText(content), TextRole::TableBody), std::pair(noteText(content), TextRole::TableNote)}) {
        if (text.isEmpty())
            continue;
        const double height = m_measure(text, role, room.width()).height();
        cell.texts.append({text, role, QRectF(room.topLeft(), QSizeF(room.width(), height)), false, Qt::AlignLeft | Qt::AlignTop});
        room.setTop(room.top() + height);
    }
}

PlacedCell Pager::placedCell(qsizetype row, qsizetype column, const QRectF &rect) const
{
    PlacedCell cell{row, column, rect, {}, {}, {}};
    if (row < 0 && column < 0)
        placeHeading(cell, {m_spec.corner, {}});
    else if (row < 0)
        placeHeading(cell, m_spec.columns[column]);
    else if (column < 0)
        placeHeading(cell, m_spec.rows[row]);
    else
        placeContent(cell);
    return cell;
}

void Pager::placeRow(const ColumnGroup &group, qsizetype row, double height)
{
    QList<PlacedCell> &cells = m_pages.last().cells;
    cells.append(placedCell(row, -1, QRectF(0, m_y, group.firstWidth, height)));
    double x = group.firstWidth;
    for (qsizetype i = 0; i < group.widths.size(); ++i) {
        cells.append(placedCell(row, group.begin + i, QRectF(x, m_y, group.widths[i], height)));
        x += group.widths[i];
    }
    m_y += height;
}

double Pager::headerHeight(const ColumnGroup &group) const
{
    return columnBandHeight(m_spec, group, m_measure) + rowHeight(m_spec, group, -1, m_measure);
}

double Pager::beginningBand(qsizetype row) const
{
    return beginningGroup(m_spec.rows, row).isEmpty() ? 0 : rowBandHeight(m_spec, row, false, m_width, m_measure);
}

void Pager::placeHeader(const ColumnGroup &group)
{
    m_pages.last().bands += columnBands(m_spec, group, m_y, m_measure);
    m_y += columnBandHeight(m_spec, group, m_measure);
    placeRow(group, -1, rowHeight(m_spec, group, -1, m_measure));
}

void Pager::placeBand(qsizetype row, bool goesOn)
{
    const double height = rowBandHeight(m_spec, row, goesOn, m_width, m_measure);
    if (height <= 0)
        return;
    m_pages.last().bands.append(rowBand(m_spec, row, goesOn, QRectF(0, m_y, m_width, height), m_measure));
    m_y += height;
}

void Pager::placeGroup(const ColumnGroup &group)
{
    const double header = headerHeight(group);
    QList<double> heights;
    double beginning = header;
    for (qsizetype row = 0; row < m_spec.rows.size(); ++row) {
        heights.append(rowHeight(m_spec, group, row, m_measure));
        beginning += row < rowsToBegin ? beginningBand(row) + heights.constLast() : 0;
    }
    // A further group shares the page if enough of it fits to be worth it; the first one starts under the title in any case.
    if (group.begin > 0)
        m_y += sectionGap;
    const double first = heights.isEmpty() ? 0 : beginningBand(0) + heights.constFirst();
    if (!fits(group.begin > 0 ? beginning : header + first))
        breakPage();
    placeHeader(group);
    for (qsizetype row = 0; row < heights.size(); ++row) {
        const bool begins = beginningBand(row) > 0;
        const bool afterHeader = m_pages.constLast().cells.constLast().row < 0;
        const bool breaks = !fits(beginningBand(row) + heights[row]) && !afterHeader;
        if (breaks) {
            breakPage();
            placeHeader(group);
        }
        if (begins || breaks)
            placeBand(row, !begins);
        placeRow(group, row, heights[row]);
    }
}

void Pager::placeCaption()
{
    if (m_spec.caption.isEmpty())
        return;
    const double height = m_measure(m_spec.caption, TextRole::Caption, m_width).height();
    m_y += atTop() ? 0 : groupGap;
    if (!fits(height))
        breakPage();
    addText(m_spec.caption, TextRole::Caption, 0, m_width);
    m_y += height;
}

void Pager::placeReferences()
{
    if (m_spec.references.isEmpty())
        return;
    const QString widest = QString::number(m_spec.references.size()) + QLatin1Char('.');
    const double numberWidth = m_measure(widest, TextRole::TableNote, 0).width();
    const double indent = numberWidth + groupGap;
    const auto height = [&](qsizetype i) { return m_measure(m_spec.references[i].text, TextRole::TableNote, m_width - indent).height(); };
    m_y += atTop() ? 0 : sectionGap;
    if (!m_spec.referencesTitle.isEmpty()) {
        // The heading never stands alone at the foot of a page.
        const double heading = m_measure(m_spec.referencesTitle, TextRole::TableHeader, m_width).height() + gap;
        if (!fits(heading + height(0)) && !atTop())
            breakPage();
        addText(m_spec.referencesTitle, TextRole::TableHeader, 0, m_width);
        m_y += heading;
    }
    for (qsizetype i = 0; i < m_spec.references.size(); ++i) {
        if (!fits(height(i)) && !atTop())
            breakPage();
        addText(QString::number(i + 1) + QLatin1Char('.'), TextRole::TableNote, 0, numberWidth, Qt::AlignRight | Qt::AlignTop);
        addText(m_spec.references[i].text, TextRole::TableNote, indent, m_width - indent);
        m_y += height(i) + 2;
    }
}

TableLayout Pager::layout()
{
    placeTitles();
    const double body = m_height <= 0 ? 0 : m_height - m_y;
    const QList<ColumnGroup> groups = chooseColumns(m_spec, m_width, body, m_measure);
    for (const ColumnGroup &group : groups)
        placeGroup(group);
    placeCaption();
    placeReferences();
    return {QSizeF(m_width, m_height > 0 ? m_height : m_y), m_pages, groups.size()};
}

} // namespace

QSizeF ratingSize(const TextMeasure &measure)
{
    // The number, then a bar of a quarter of its height that is long enough to tell half a point.
    const QSizeF number = measure(QStringLiteral("10.0"), TextRole::TableBody, 0);
    return {number.width() + 0.4 * number.height() + 3.6 * number.height(), number.height()};
}

double standingWidth(const TextMeasure &measure)
{
    const QSizeF sign = measure(standingSign(Standing::Best), TextRole::TableBody, 0);
    return sign.width() + 0.4 * sign.height();
}

bool fitsUpright(const TableLayout &upright, const TableLayout &lying)
{
    return std::pair(upright.pages.size(), upright.columnGroups) < std::pair(lying.pages.size(), lying.columnGroups);
}

TableLayout layoutTable(const TableSpec &spec, const QSizeF &pageSize, const TextMeasure &measure)
{
    return Pager(spec, pageSize, measure).layout();
}

} // namespace fatlas
