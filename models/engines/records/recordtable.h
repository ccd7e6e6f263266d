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

/// The table for printing and CSV, with these rows in this order.
[[nodiscard]] TableSpec recordSpec(const Atlas &atlas, const RecordTable &table, const QList<qsizetype> &rows, Language language);
/// The rows whose facets have one of the chosen values (of every facet that is named and has any) and whose texts contain every word.
[[nodiscard]] QList<qsizetype> matchingRows(const RecordTable &table, const QString &words, const QHash<QString, QStringList> &chosen);
[[nodiscard]] bool matches(const RecordRow &row, const QStringList &words, const QHash<QString, QStringList> &chosen);

} // namespace fatlas
