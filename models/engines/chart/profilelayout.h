// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/chart/ratingprofile.h"
#include "engines/matrix/matrixlayout.h"

namespace fatlas {

/// Radar: an axis a spoke, 0 in the middle. Parallel: an axis a level line, one below the other, 0 at the left, so that many names can be
/// read like the lines of a table.
enum class ProfileShape { Radar, Parallel };

/// With fewer axes a radar has no area, with more its names and lines run into one another.
inline constexpr qsizetype leastRadarAxes = 3;
inline constexpr qsizetype mostRadarAxes = 12;
/// `wanted`, but Parallel where the number of axes does not suit a radar.
[[nodiscard]] ProfileShape shapeFor(const RatingProfileSpec &spec, ProfileShape wanted);

/// A known rating. Marks of one axis stand a little beside one another, so that equal ratings can be told apart.
struct ProfileMark
{
    qsizetype series = 0;
    qsizetype axis = 0;
    QPointF centre;
    /// From low to high; null when intervals are switched off.
    QLineF interval;

    friend bool operator==(const ProfileMark &, const ProfileMark &) = default;
};

/// Known ratings of a series on neighbouring axes, to be joined; one point where both neighbours are unknown. In a radar the last axis is a
/// neighbour of the first; the parallel axes of two dimensions are none.
struct ProfileRun
{
    qsizetype series = 0;
    QList<QPointF> points;
    /// All axes of a radar are known: the last point is joined to the first.
    bool isClosed = false;

    friend bool operator==(const ProfileRun &, const ProfileRun &) = default;
};

/// An unknown rating in the column of the unknown, which only parallel axes have.
struct ProfileGap
{
    qsizetype series = 0;
    qsizetype axis = 0;
    QPointF centre;

    friend bool operator==(const ProfileGap &, const ProfileGap &) = default;
};

struct PlacedAxis
{
    /// From 0 to 10.
    QLineF line;
    PlacedText label;

    friend bool operator==(const PlacedAxis &, const PlacedAxis &) = default;
};

/// Equal ratings on all axes: a ring of a radar, an upright line across parallel axes.
struct ProfileGridLine
{
    double value = 0;
    QList<QPointF> points;
    bool isClosed = false;

    friend bool operator==(const ProfileGridLine &, const ProfileGridLine &) = default;
};

/// A legend entry; a click into `area` shows or hides the series.
struct PlacedSeries
{
    qsizetype series = 0;
    QRectF area;
    QLineF sample;
    PlacedText text;

    friend bool operator==(const PlacedSeries &, const PlacedSeries &) = default;
};

/// A place in the chart: the value of a series on an axis. Indices into the spec.
struct ProfilePlace
{
    qsizetype series = 0;
    qsizetype axis = 0;

    friend bool operator==(const ProfilePlace &, const ProfilePlace &) = default;
};

/// Where everything of the chart stands. Units: logical (1/96 inch), origin at the top left of `size`.
/// Guarantees (tested): all texts lie within `size` and do not overlap one another, and in a radar no name of an axis lies within the
/// outermost ring. They hold from leastProfileSize() on.
struct ProfileLayout
{
    ProfileShape shape = ProfileShape::Parallel;
    QSizeF size;
    QRectF plot;
    /// Every mark lies within this radius of its centre.
    double markRadius = 0;
    /// As many as in the spec.
    QList<PlacedAxis> axes;
    QList<ProfileGridLine> grid;
    QList<ProfileMark> marks;
    QList<ProfileRun> runs;
    QList<ProfileGap> gaps;
    QList<PlacedSeries> legend;
    QList<PlacedText> ticks;
    /// Names of the dimensions over their axes.
    QList<PlacedText> groups;
    /// Title, subtitle, notes.
    QList<PlacedText> texts;

    /// Where the last text ends: few parallel axes do not fill a tall page.
    [[nodiscard]] double bottom() const;
    /// The known or unknown rating whose mark lies under `position`, the nearest first.
    [[nodiscard]] std::optional<ProfilePlace> hitTest(const QPointF &position, double tolerance = 4) const;
    /// The legend entry, the name of an axis under `position`.
    [[nodiscard]] std::optional<qsizetype> seriesAt(const QPointF &position) const;
    [[nodiscard]] std::optional<qsizetype> axisAt(const QPointF &position) const;
    /// Where the mark of a place is, known or unknown; empty where it has none.
    [[nodiscard]] std::optional<QPointF> centreOf(const ProfilePlace &place) const;

    /// The place next to `from` in the direction of an arrow key. Along the axes (up and down between parallel ones, left and right around
    /// a radar) it stays with the series, across them it goes to the next mark of the axis. `from` itself where there is none.
    [[nodiscard]] ProfilePlace neighbour(const ProfilePlace &from, Qt::ArrowType direction) const;
    /// The next series (step 1) or the one before (-1), on the axis nearest to that of `from`: so every mark can be reached.
    [[nodiscard]] ProfilePlace otherSeries(const ProfilePlace &from, int step) const;

    friend bool operator==(const ProfileLayout &, const ProfileLayout &) = default;
};

/// The smallest size at which everything has its place; parallel axes need the height for the given width.
[[nodiscard]] QSizeF leastProfileSize(const RatingProfileSpec &spec, ProfileShape shape, double width, const TextMeasure &measure,
                                      double padding = 12);

[[nodiscard]] ProfileLayout layoutRadar(const RatingProfileSpec &spec, const QSizeF &size, const TextMeasure &measure, double padding = 12);
[[nodiscard]] ProfileLayout layoutParallel(const RatingProfileSpec &spec, const QSizeF &size, const TextMeasure &measure,
                                           double padding = 12);
/// In the shape that suits the spec, see shapeFor().
[[nodiscard]] ProfileLayout layoutProfile(const RatingProfileSpec &spec, ProfileShape wanted, const QSizeF &size,
                                          const TextMeasure &measure, double padding = 12);

} // namespace fatlas
