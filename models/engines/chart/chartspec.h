// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/matrix/matrixspec.h"

#include <QStringList>

#include <optional>

namespace fatlas {

/// One value of a series: empty is unknown, which is drawn as a gap and never as zero.
using ChartValue = std::optional<Interval>;

enum class ChartKind {
    /// A dot and a whisker a category on a horizontal axis: for ratings, which are judgments and therefore not bars.
    DotPlot,
    /// Values in order of the categories, joined by lines; a gap interrupts the line.
    Line,
};

struct ChartSeries
{
    QString name;
    /// As many as there are categories.
    QList<ChartValue> values;

    friend bool operator==(const ChartSeries &, const ChartSeries &) = default;
};

/// What a chart says: words and values, no colours and no geometry.
struct ChartSpec
{
    ChartKind kind = ChartKind::DotPlot;
    QString title;
    QString valueTitle;
    double minimum = 0;
    double maximum = 10;
    QStringList categories;
    /// What each category means, told on hover; as many as there are categories, or none.
    QStringList hints = {};
    QList<ChartSeries> series;

    friend bool operator==(const ChartSpec &, const ChartSpec &) = default;
};

/// A stretch of known values without a gap: index of its first category and the values.
struct ChartRun
{
    qsizetype start = 0;
    QList<Interval> values;

    friend bool operator==(const ChartRun &, const ChartRun &) = default;
};

/// Splits a series at its gaps, so that no line bridges an unknown.
[[nodiscard]] QList<ChartRun> runsOf(const ChartSeries &series);
/// The categories that are unknown in the series.
[[nodiscard]] QList<qsizetype> gapsOf(const ChartSeries &series);
/// The chart in words, for screen readers and as its table twin: one line a category.
[[nodiscard]] QString summaryOf(const ChartSpec &spec);

/// The rated criteria of the matrix, then of the dimensions that have a table, in the order of the knowledge base.
[[nodiscard]] QList<const Criterion *> ratedCriteria(const Atlas &atlas);

/// All ratings of a framework on the rated criteria; one without a rating is a gap.
[[nodiscard]] ChartSpec ratingChart(const Atlas &atlas, const FrameworkId &framework, Language language);

} // namespace fatlas
