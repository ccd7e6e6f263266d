// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/chart/chartspec.h"
#include "engines/table/tablespec.h"

namespace fatlas {

/// A rated criterion that the frameworks are held against.
struct ProfileAxis
{
    CriterionId criterion;
    QString name;
    /// Name of its dimension; the axes of one dimension follow one another.
    QString group;

    friend bool operator==(const ProfileAxis &, const ProfileAxis &) = default;
};

/// A framework; its position in RatingProfileSpec::series decides colour, shape and dash, so that they stay when others are hidden.
struct ProfileSeries
{
    FrameworkId framework;
    QString name;
    /// As many as there are axes; empty is unknown.
    QList<ChartValue> values;
    bool isShown = true;

    friend bool operator==(const ProfileSeries &, const ProfileSeries &) = default;
};

/// The ratings of some frameworks side by side: words and values, no geometry and no colours.
struct RatingProfileSpec
{
    QString title;
    QString subtitle;
    QList<ProfileAxis> axes;
    QList<ProfileSeries> series;
    /// What the marks mean.
    QString caption;
    /// Which ratings are unknown, a sentence a framework, of those that are shown.
    QStringList unrated;
    bool showIntervals = true;

    friend bool operator==(const RatingProfileSpec &, const RatingProfileSpec &) = default;
};

/// What of the ratings is shown.
struct RatingProfileQuery
{
    /// In the order shown, at most six: there are no more colours and shapes that can be told apart.
    QList<FrameworkId> frameworks;
    /// Empty: all dimensions. There is no axis for a dimension as a whole: the mean of its ratings would be a rating that nobody has given.
    DimensionId dimension = {};
    QSet<FrameworkId> hidden = {};
    bool showIntervals = true;
};

/// The dimensions with rated criteria, in the order of ratedCriteria().
[[nodiscard]] QList<DimensionId> ratedDimensions(const Atlas &atlas);

[[nodiscard]] RatingProfileSpec buildRatingProfile(const Atlas &atlas, const RatingProfileQuery &query, Language language);

/// The shown values in words, for screen readers: one line a criterion.
[[nodiscard]] QString textSummary(const RatingProfileSpec &spec);
/// The shown values as a table: a row a criterion, a column a framework, with the sources of each rating.
[[nodiscard]] TableSpec toTable(const Atlas &atlas, const RatingProfileSpec &spec, Language language);

} // namespace fatlas
