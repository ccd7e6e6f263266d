// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/tablecolumns.h"

#include "engines/table/tablebands.h"
#include "engines/table/tablelayout.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fatlas {

namespace {

/// What a column asks for, padding included.
struct Demand
{
    /// Narrower, a word or the rating glyph would not fit.
    double least = 0;
    /// Here the column's longest text takes about as many lines as reads well.
    double comfortable = 0;
    /// Here every text stands on one line.
    double natural = 0;
};

// In heights of a line of body text: 3.5 is about eight Latin letters, 12 a readable line of a narrow column.
constexpr double longestWord = 7;
constexpr double widestComfort = 12;
constexpr double widestFirst = 10;
constexpr double comfortableLines = 4;

class Columns
{
public:
    Columns(const TableSpec &spec, double width, const TextMeasure &measure);

    [[nodiscard]] QList<ColumnGroup> divided(qsizetype groups) const;
    [[nodiscard]] qsizetype fewestGroups() const;

private:
    [[nodiscard]] Demand demandOf(qsizetype column) const;
    void demand(Demand &demand, const QString &text, TextRole role) const;
    [[nodiscard]] ColumnGroup sharedOut(qsizetype begin, qsizetype end) const;

    const TableSpec &m_spec;
    const TextMeasure &m_measure;
    double m_width;
    double m_line;
    Demand m_first;
    QList<Demand> m_demands;
};

Columns::Columns(const TableSpec &spec, double width, const TextMeasure &measure)
    : m_spec(spec), m_measure(measure), m_width(width), m_line(measure(QStringLiteral("0"), TextRole::TableBody, 0).height())
{
    demand(m_first, spec.corner, TextRole::TableHeader);
    for (const TableHeading &row : spec.rows) {
        demand(m_first, row.text, TextRole::TableHeader);
        demand(m_first, row.detail, TextRole::TableNote);
    }
    // The first column holds names, which are best read unbroken.
    double names = 0;
    for (const TableHeading &row : spec.rows)
        names = std::max(names, measure(row.text, TextRole::TableHeader, 0).width() + 2 * cellPadding.width());
    m_first.comfortable = std::clamp(names, m_first.least, std::max(m_first.least, widestFirst * m_line));
    m_first.natural = std::max(m_first.natural, m_first.comfortable);
    for (qsizetype column = 0; column < spec.columns.size(); ++column)
        m_demands.append(demandOf(column));
}

void Columns::demand(Demand &demand, const QString &text, TextRole role) const
{
    const double padding = 2 * cellPadding.width();
    const double natural = m_measure(text, role, 0).width();
    demand.natural = std::max(demand.natural, natural + padding);
    // Chinese has no blanks: a "word" longer than the limit is broken anyway.
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &word : words)
        demand.least = std::max(demand.least, std::min(m_measure(word, role, 0).width(), longestWord * m_line) + padding);
    const double wrapped = std::min(natural / comfortableLines * 1.15, widestComfort * m_line) + padding;
    demand.comfortable = std::max({demand.comfortable, wrapped, demand.least});
}

Demand Columns::demandOf(qsizetype column) const
{
    Demand result;
    demand(result, m_spec.columns[column].text, TextRole::TableHeader);
    demand(result, m_spec.columns[column].detail, TextRole::TableNote);
    for (const QList<TableCell> &row : m_spec.cells) {
        const TableCell &cell = row[column];
        demand(result, cellText(cell), TextRole::TableBody);
        demand(result, noteText(cell), TextRole::TableNote);
        if (cell.rating) {
            const double mark = cell.standing == Standing::Plain ? 0 : standingWidth(m_measure);
            result.least = std::max(result.least, ratingSize(m_measure).width() + mark + 2 * cellPadding.width());
        }
    }
    result.comfortable = std::max(result.comfortable, result.least);
    result.natural = std::max(result.natural, result.comfortable);
    return result;
}

qsizetype Columns::fewestGroups() const
{
    const qsizetype count = m_demands.size();
    for (qsizetype groups = 1; groups < count; ++groups) {
        bool allFit = true;
        for (qsizetype i = 0; i < groups; ++i) {
            double sum = m_first.comfortable;
            for (qsizetype column = count * i / groups; column < count * (i + 1) / groups; ++column)
                sum += m_demands[column].comfortable;
            allFit = allFit && sum <= m_width;
        }
        if (allFit)
            return groups;
    }
    return std::max<qsizetype>(count, 1);
}

/// Every column gets what it is comfortable with; what is left goes to those that would still wrap, by how much they hold.
ColumnGroup Columns::sharedOut(qsizetype begin, qsizetype end) const
{
    ColumnGroup group{begin, std::min(m_first.comfortable, m_width / (begin == end ? 1 : 2)), {}};
    double used = group.firstWidth;
    double wish = m_first.natural - group.firstWidth;
    for (qsizetype column = begin; column < end; ++column) {
        group.widths.append(m_demands[column].comfortable);
        used += m_demands[column].comfortable;
        wish += m_demands[column].natural - m_demands[column].comfortable;
    }
    double spare = m_width - used;
    if (spare < 0) {
        // Only a group of one column can be too wide: it takes what there is.
        group.widths = {m_width - group.firstWidth};
        return group;
    }
    const double share = wish > 0 ? std::min(1.0, spare / wish) : 0.0;
    group.firstWidth += share * (m_first.natural - group.firstWidth);
    for (qsizetype i = 0; i < group.widths.size(); ++i)
        group.widths[i] += share * (m_demands[begin + i].natural - group.widths[i]);
    // What nobody needs is shared evenly, so that the table is as wide as the page.
    spare = m_width - group.firstWidth - std::accumulate(group.widths.cbegin(), group.widths.cend(), 0.0);
    if (group.widths.isEmpty())
        group.firstWidth = m_width;
    for (double &width : group.widths)
        width += spare / double(group.widths.size());
    return group;
}

QList<ColumnGroup> Columns::divided(qsizetype groups) const
{
    const qsizetype count = m_demands.size();
    QList<ColumnGroup> result;
    for (qsizetype i = 0; i < groups; ++i)
        result.append(sharedOut(count * i / groups, count * (i + 1) / groups));
    return result;
}

double headingHeight(const TableHeading &heading, double width, const TextMeasure &measure)
{
    double height = 0;
    if (!heading.text.isEmpty())
        height += measure(heading.text, TextRole::TableHeader, width).height();
    if (!heading.detail.isEmpty())
        height += measure(heading.detail, TextRole::TableNote, width).height();
    return height;
}

double contentHeight(const TableCell &cell, double width, const TextMeasure &measure)
{
    double height = cell.rating ? ratingSize(measure).height() : 0;
    if (const QString text = cellText(cell); !text.isEmpty())
        height += measure(text, TextRole::TableBody, width).height();
    if (const QString note = noteText(cell); !note.isEmpty())
        height += measure(note, TextRole::TableNote, width).height();
    return height;
}

} // namespace

double rowHeight(const TableSpec &spec, const ColumnGroup &group, qsizetype row, const TextMeasure &measure)
{
    const double inset = 2 * cellPadding.width();
    const TableHeading first = row < 0 ? TableHeading{spec.corner, {}} : spec.rows[row];
    double height = headingHeight(first, group.firstWidth - inset, measure);
    for (qsizetype i = 0; i < group.widths.size(); ++i) {
        const double width = group.widths[i] - inset;
        const qsizetype column = group.begin + i;
        height = std::max(
            height, row < 0 ? headingHeight(spec.columns[column], width, measure) : contentHeight(spec.cells[row][column], width, measure));
    }
    return height + 2 * cellPadding.height();
}

QList<ColumnGroup> chooseColumns(const TableSpec &spec, double width, double pageHeight, const TextMeasure &measure)
{
    const Columns columns(spec, width, measure);
    const qsizetype most = std::max<qsizetype>(spec.columns.size(), 1);
    const auto tooTall = [&](const QList<ColumnGroup> &groups) {
        return pageHeight > 0 && std::any_of(groups.cbegin(), groups.cend(), [&](const ColumnGroup &group) {
                   const double header = columnBandHeight(spec, group, measure) + rowHeight(spec, group, -1, measure);
                   for (qsizetype row = 0; row < spec.rows.size(); ++row) {
                       const double band = rowBandHeight(spec, row, true, width, measure);
                       if (header + band + rowHeight(spec, group, row, measure) > pageHeight)
                           return true;
                   }
                   return false;
               });
    };
    qsizetype count = columns.fewestGroups();
    while (count < most && tooTall(columns.divided(count)))
        ++count;
    return columns.divided(count);
}

} // namespace fatlas
