// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/table/aspect.h"

#include <QSet>
#include <QUrl>

namespace fatlas {

/// Where a rating stands among the others of its line: only if they differ, and only what is rated.
enum class Standing { Plain, Best, Worst };

/// A cell as it is printed: summary, rating and the numbers of its references.
struct TableCell
{
    AssessmentState state = AssessmentState::Unknown;
    QString text;
    std::optional<Interval> rating;
    /// 1-based numbers into TableSpec::references.
    QList<int> notes;
    PartialDate asOf;
    EvidenceMark evidence = {};
    /// In front of the text of a known cell, for example the sign of a level; may be empty.
    QString sign = {};
    Standing standing = Standing::Plain;

    friend bool operator==(const TableCell &, const TableCell &) = default;
};

struct TableHeading
{
    QString text;
    /// Second line, muted; for a framework its layer. May be empty.
    QString detail;
    /// Headings of one group follow one another; its name stands above the first. Empty: no groups.
    QString group = {};

    friend bool operator==(const TableHeading &, const TableHeading &) = default;
};

/// A line of the bibliography; its position is its number, starting with 1.
struct TableReference
{
    QString text;
    /// Empty where the source has no address of its own.
    QUrl url;

    friend bool operator==(const TableReference &, const TableReference &) = default;
};

/// A comparison table as it is printed and written to CSV: rows × columns, in the order and with the filter that the screen shows.
struct TableSpec
{
    QString title;
    QString subtitle;
    /// Sentences that say what the table shows, before it; may be empty.
    QStringList summary = {};
    /// Heading of the first column.
    QString corner;
    QList<TableHeading> columns;
    QList<TableHeading> rows;
    /// rows.size() lists of columns.size() cells.
    QList<QList<TableCell>> cells;
    /// What the signs mean.
    QString caption;
    QString referencesTitle;
    QList<TableReference> references;

    friend bool operator==(const TableSpec &, const TableSpec &) = default;
};

/// What a comparison shows, and which way round.
struct TableQuery
{
    /// Id of a ComparisonTable, whose name and explanation stand above; empty for a comparison across tables.
    QString table;
    /// In the order shown.
    QList<FrameworkId> frameworks;
    QList<Aspect> aspects;
    /// False: a row a framework. True: a row an aspect.
    bool transposed = false;
    /// The names of the tables stand above their aspects.
    bool isGrouped = false;
    /// The best and the worst rating of an aspect are marked.
    bool marksStandings = false;
    /// Ratings, which are judgments, are left out, and so is what rests on a single secondary source or a seed article.
    bool evidenceOnly = false;
    /// Cells that are filled, the others stay empty; none: all of them.
    QSet<std::pair<FrameworkId, Aspect>> only = {};
};

/// All frameworks whose layer is not hidden and all aspects of the table, in the order of the knowledge base.
[[nodiscard]] TableQuery wholeTable(const Atlas &atlas, const QString &table, const QSet<Layer> &hiddenLayers = {});

[[nodiscard]] TableSpec buildTableSpec(const Atlas &atlas, const TableQuery &query, Language language);

/// A bibliography line in plain text: title, publisher, kind, date and the address, or the commit where there is no address.
[[nodiscard]] QString referenceLine(const Source &source, Language language);
/// The same with the address; the id alone where there is no such source.
[[nodiscard]] TableReference tableReference(const Atlas &atlas, const SourceId &id, Language language);

} // namespace fatlas
