// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/session.h"
#include "engines/table/tablespec.h"

#include <QHash>
#include <QVariant>

namespace fatlas {

/// What a value of a record means for the reader; a sign in the cell says the same without colour.
enum class RecordTone { Normal, Muted, Good, Fair, Poor };

struct RecordCell
{
    QString text;
    /// What it sorts by: a number, or text compared as people do. Invalid: unknown, which stands last either way.
    QVariant key;
    RecordTone tone = RecordTone::Normal;
    /// In front of the text; may be empty.
    QString sign = {};

    friend bool operator==(const RecordCell &, const RecordCell &) = default;
};

struct RecordRow
{
    /// Stable and unique within its table.
    QString id;
    /// What a click explains.
    Subject subject;
    /// One a column.
    QList<RecordCell> cells;
    QList<SourceId> sources;
    /// Facet → values; a row without a value for a facet is left out when that facet is filtered.
    QHash<QString, QStringList> facets;

    friend bool operator==(const RecordRow &, const RecordRow &) = default;
};

struct RecordColumn
{
    /// Stable and unique within its table: what people arrange is kept by it.
    QString id;
    QString title;
    QString hint = {};
    /// Of the width that is left, relative to the other columns; 0: as wide as its widest text.
    double share = 1;
    bool isNumber = false;

    friend bool operator==(const RecordColumn &, const RecordColumn &) = default;
};

struct FacetValue
{
    QString id;
    QString name;

    friend bool operator==(const FacetValue &, const FacetValue &) = default;
};

/// A property that rows can be filtered by, with its values in their order.
struct RecordFacet
{
    QString id;
    QString name;
    QList<FacetValue> values;

    friend bool operator==(const RecordFacet &, const RecordFacet &) = default;
};

/// A list of things with the same columns, in words of one language: claims, sources, terms. The first column names the thing.
struct RecordTable
{
    QString title;
    QString explanation;
    /// What the signs mean.
    QString caption;
    QList<RecordColumn> columns;
    QList<RecordRow> rows;
    QList<RecordFacet> facets;
    /// Meanings of the glossary's terms that occur in a row stand in its tool tip, if set.
    bool explainsTerms = false;
    /// Long texts are shown whole; otherwise rows have two lines.
    bool wraps = false;

    friend bool operator==(const RecordTable &, const RecordTable &) = default;
};

/// Whether a row must have a chosen value of every facet that has any, or of one of them. Of one facet, one value is enough either way.
enum class FacetMatch { All, Any };

/// What is looked for in a table. Facet → chosen values; the words, which a row must contain all of, narrow it in any case.
struct RecordFilter
{
    QStringList words;
    QHash<QString, QStringList> chosen;
    FacetMatch match = FacetMatch::All;

    [[nodiscard]] bool isEmpty() const { return words.isEmpty() && chosen.isEmpty(); }
    friend bool operator==(const RecordFilter &, const RecordFilter &) = default;
};

/// Facet → value → number of rows.
using FacetCounts = QHash<QString, QHash<QString, int>>;

/// Sign and text, with a space between.
[[nodiscard]] QString shownText(const RecordCell &cell);
/// The table for printing and CSV, with these rows and columns in this order; no columns: all of the table's.
[[nodiscard]] TableSpec recordSpec(const Atlas &atlas, const RecordTable &table, const QList<qsizetype> &rows, Language language,
                                   const QList<int> &columns = {});
[[nodiscard]] QList<qsizetype> matchingRows(const RecordTable &table, const RecordFilter &filter);
[[nodiscard]] bool matches(const RecordRow &row, const RecordFilter &filter);
/// How many rows each value would leave if it alone were chosen of its facet, besides the rest of the filter.
[[nodiscard]] FacetCounts facetCounts(const RecordTable &table, const RecordFilter &filter);

} // namespace fatlas
