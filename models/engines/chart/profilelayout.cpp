// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/chart/profilelayout.h"

#include "engines/chart/profilecomposer.h"
#include "engines/matrix/planegeometry.h"

#include <algorithm>

namespace fatlas {

namespace {

constexpr double leastWidth = 420;

struct Spot
{
    ProfilePlace place;
    QPointF centre;
};

/// All places that have a mark, known ones first.
QList<Spot> spotsOf(const ProfileLayout &layout)
{
    QList<Spot> spots;
    for (const ProfileMark &mark : layout.marks)
        spots.append({{mark.series, mark.axis}, mark.centre});
    for (const ProfileGap &gap : layout.gaps)
        spots.append({{gap.series, gap.axis}, gap.centre});
    return spots;
}

/// How far along its axis, away from the 0, a place is.
double valueOf(const ProfileLayout &layout, const Spot &spot)
{
    const QLineF &axis = layout.axes[spot.place.axis].line;
    return QPointF::dotProduct(spot.centre - axis.p1(), axis.p2() - axis.p1());
}

ProfilePlace alongAxis(const ProfileLayout &layout, const ProfilePlace &from, bool up)
{
    QList<Spot> onAxis;
    for (const Spot &spot : spotsOf(layout)) {
        if (spot.place.axis == from.axis)
            onAxis.append(spot);
    }
    // Equal values in the order of the series.
    std::sort(onAxis.begin(), onAxis.end(), [&](const Spot &a, const Spot &b) {
        const double difference = valueOf(layout, a) - valueOf(layout, b);
        return std::abs(difference) > 1e-6 ? difference < 0 : a.place.series < b.place.series;
    });
    const auto at = std::find_if(onAxis.cbegin(), onAxis.cend(), [&](const Spot &spot) { return spot.place == from; });
    if (at == onAxis.cend())
        return from;
    if (up)
        return at + 1 == onAxis.cend() ? from : (at + 1)->place;
    return at == onAxis.cbegin() ? from : (at - 1)->place;
}

ProfilePlace acrossAxes(const ProfileLayout &layout, const ProfilePlace &from, int step)
{
    const qsizetype count = layout.axes.size();
    const bool isCyclic = layout.shape == ProfileShape::Radar;
    for (qsizetype i = 1; i < count; ++i) {
        qsizetype axis = from.axis + step * i;
        if (isCyclic)
            axis = (axis + count) % count;
        if (axis < 0 || axis >= count)
            return from;
        if (layout.centreOf({from.series, axis}))
            return {from.series, axis};
    }
    return from;
}

} // namespace

ProfileShape shapeFor(const RatingProfileSpec &spec, ProfileShape wanted)
{
    const bool suits = spec.axes.size() >= leastRadarAxes && spec.axes.size() <= mostRadarAxes;
    return suits ? wanted : ProfileShape::Parallel;
}

double ProfileLayout::bottom() const
{
    double lowest = plot.bottom();
    for (const PlacedText &text : texts + ticks)
        lowest = std::max(lowest, text.rect.bottom());
    return lowest;
}

std::optional<ProfilePlace> ProfileLayout::hitTest(const QPointF &position, double tolerance) const
{
    std::optional<ProfilePlace> found;
    double within = markRadius + tolerance;
    for (const Spot &spot : spotsOf(*this)) {
        if (const double away = QLineF(spot.centre, position).length(); away <= within) {
            within = away;
            found = spot.place;
        }
    }
    return found;
}

std::optional<qsizetype> ProfileLayout::seriesAt(const QPointF &position) const
{
    for (const PlacedSeries &entry : legend) {
        if (entry.area.contains(position))
            return entry.series;
    }
    return std::nullopt;
}

std::optional<qsizetype> ProfileLayout::axisAt(const QPointF &position) const
{
    for (qsizetype i = 0; i < axes.size(); ++i) {
        if (axes[i].label.rect.contains(position))
            return i;
    }
    return std::nullopt;
}

std::optional<QPointF> ProfileLayout::centreOf(const ProfilePlace &place) const
{
    for (const ProfileMark &mark : marks) {
        if (mark.series == place.series && mark.axis == place.axis)
            return mark.centre;
    }
    for (const ProfileGap &gap : gaps) {
        if (gap.series == place.series && gap.axis == place.axis)
            return gap.centre;
    }
    return std::nullopt;
}

ProfilePlace ProfileLayout::neighbour(const ProfilePlace &from, Qt::ArrowType direction) const
{
    const bool isRadar = shape == ProfileShape::Radar;
    switch (direction) {
    case Qt::UpArrow: return isRadar ? alongAxis(*this, from, true) : acrossAxes(*this, from, -1);
    case Qt::DownArrow: return isRadar ? alongAxis(*this, from, false) : acrossAxes(*this, from, 1);
    case Qt::LeftArrow: return isRadar ? acrossAxes(*this, from, -1) : alongAxis(*this, from, false);
    case Qt::RightArrow: return isRadar ? acrossAxes(*this, from, 1) : alongAxis(*this, from, true);
    default: return from;
    }
}

ProfilePlace ProfileLayout::otherSeries(const ProfilePlace &from, int step) const
{
    std::optional<ProfilePlace> best;
    const auto isBetter = [&](const ProfilePlace &place) {
        const auto apart = [&](const ProfilePlace &one) { return std::abs(one.axis - from.axis); };
        const bool isNearer = !best || (place.series - best->series) * step < 0;
        return isNearer || (place.series == best->series && apart(place) < apart(*best));
    };
    for (const Spot &spot : spotsOf(*this)) {
        if ((spot.place.series - from.series) * step > 0 && isBetter(spot.place))
            best = spot.place;
    }
    return best.value_or(from);
}

QSizeF leastProfileSize(const RatingProfileSpec &spec, ProfileShape shape, double width, const TextMeasure &measure, double padding)
{
    const double used = std::max(leastWidth, width);
    const double height = shapeFor(spec, shape) == ProfileShape::Radar ? leastRadarHeight(spec, used, measure, padding)
                                                                       : leastParallelHeight(spec, used, measure, padding);
    return {leastWidth, std::ceil(height)};
}

ProfileLayout layoutProfile(const RatingProfileSpec &spec, ProfileShape wanted, const QSizeF &size, const TextMeasure &measure,
                            double padding)
{
    return shapeFor(spec, wanted) == ProfileShape::Radar ? layoutRadar(spec, size, measure, padding)
                                                         : layoutParallel(spec, size, measure, padding);
}

} // namespace fatlas
