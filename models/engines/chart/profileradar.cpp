// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/chart/profilecomposer.h"
#include "engines/matrix/planegeometry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace fatlas {

namespace {

constexpr double leastRadius = 80;
/// How wide a name may get, as shares of the width; the share that leaves the radar largest is taken.
constexpr std::array labelShares{0.32, 0.26, 0.21, 0.17, 0.14};
/// Marks of one axis stand this far beside one another, in radii of a mark.
constexpr double markStep = 0.9;
constexpr double tickGap = 3;

class RadarComposer : public ProfileComposer
{
public:
    RadarComposer(const RatingProfileSpec &spec, const QSizeF &size, const TextMeasure &measure, double padding)
        : ProfileComposer(spec, ProfileShape::Radar, size, measure, padding)
    {
    }

    [[nodiscard]] double leastHeight();
    [[nodiscard]] ProfileLayout compose();

private:
    /// A radar around the origin.
    struct Wheel
    {
        double radius = 0;
        QList<QRectF> labels;
        /// Everything: ring and labels.
        QRectF extent;
    };

    [[nodiscard]] QPointF direction(qsizetype axis) const;
    [[nodiscard]] double labelDistance() const { return std::max(8.0, tickHeight() / 2 + 3); }
    [[nodiscard]] QRectF labelAt(qsizetype axis, double radius, const QSizeF &size) const;
    [[nodiscard]] Wheel wheelOf(double radius, double wrap) const;
    [[nodiscard]] Wheel largestWheel(const QSizeF &room, double wrap) const;
    [[nodiscard]] Wheel bestWheel(const QSizeF &room) const;
    void placeWheel(const Wheel &wheel, const QPointF &centre);
    void placeMarks(qsizetype axis, const QPointF &centre, double radius);
    void placeRings(const QPointF &centre, double radius);
};

QPointF RadarComposer::direction(qsizetype axis) const
{
    const double angle = 2 * std::numbers::pi * double(axis) / double(m_spec.axes.size());
    return {std::sin(angle), -std::cos(angle)};
}

/// As near to the end of its axis as it may be without coming into the ring: above the top one, beside the level ones, in between elsewhere.
QRectF RadarComposer::labelAt(qsizetype axis, double radius, const QSizeF &size) const
{
    const QPointF outward = direction(axis);
    QRectF rect(QPointF(), size);
    for (double along = radius + labelDistance();; along += 2) {
        const QPointF anchor = along * outward;
        rect.moveTopLeft({anchor.x() - size.width() / 2 * (1 - outward.x()), anchor.y() - size.height() / 2 * (1 - outward.y())});
        if (distance(rect, QPointF()) >= radius + labelDistance() - 0.01)
            return rect;
    }
}

RadarComposer::Wheel RadarComposer::wheelOf(double radius, double wrap) const
{
    Wheel wheel{radius, {}, QRectF(-radius, -radius, 2 * radius, 2 * radius)};
    for (qsizetype axis = 0; axis < m_spec.axes.size(); ++axis) {
        wheel.labels.append(labelAt(axis, radius, sizeOf(m_spec.axes[axis].name, TextRole::Legend, wrap)));
        wheel.extent |= wheel.labels.constLast();
    }
    return wheel;
}

/// The largest that fits into the room; of radius 0 when names are in one another's way.
RadarComposer::Wheel RadarComposer::largestWheel(const QSizeF &room, double wrap) const
{
    double fits = 1;
    double exceeds = std::max(2.0, std::min(room.width(), room.height()) / 2);
    while (exceeds - fits > 0.5) {
        const double middle = (fits + exceeds) / 2;
        const QRectF extent = wheelOf(middle, wrap).extent;
        (extent.width() <= room.width() && extent.height() <= room.height() ? fits : exceeds) = middle;
    }
    Wheel wheel = wheelOf(fits, wrap);
    for (qsizetype i = 0; i < wheel.labels.size(); ++i) {
        for (qsizetype j = 0; j < i; ++j) {
            if (wheel.labels[i].adjusted(-2, 0, 2, 0).intersects(wheel.labels[j]))
                wheel.radius = 0;
        }
    }
    return wheel;
}

RadarComposer::Wheel RadarComposer::bestWheel(const QSizeF &room) const
{
    Wheel best;
    for (const double share : labelShares) {
        const Wheel wheel = largestWheel(room, share * width());
        // Wrapping more must be worth it.
        if (wheel.radius > best.radius + 4)
            best = wheel;
    }
    return best.radius > 0 ? best : wheelOf(leastRadius, labelShares.back() * width());
}

void RadarComposer::placeMarks(qsizetype axis, const QPointF &centre, double radius)
{
    const QPointF outward = direction(axis);
    const QPointF sideways(-outward.y(), outward.x());
    for (qsizetype series = 0; series < m_spec.series.size(); ++series) {
        const ChartValue &value = m_spec.series[series].values[axis];
        if (!m_spec.series[series].isShown || !value)
            continue;
        const QPointF foot = centre + markStep * m_layout.markRadius * offsetOf(series) * sideways;
        const auto at = [&](double score) { return foot + score / 10 * radius * outward; };
        ProfileMark mark{series, axis, at(value->value), {}};
        if (m_spec.showIntervals)
            mark.interval = {at(value->low), at(value->high)};
        m_layout.marks.append(mark);
    }
}

void RadarComposer::placeRings(const QPointF &centre, double radius)
{
    const int step = radius / 5 >= tickHeight() + 2 ? 2 : 5;
    // Left of all marks of the top axis.
    const double right = centre.x() - markStep * m_layout.markRadius * double(shownCount() - 1) / 2 - m_layout.markRadius - tickGap;
    for (int score = step; score <= 10; score += step) {
        ProfileGridLine ring{double(score), {}, true};
        for (qsizetype axis = 0; axis < m_spec.axes.size(); ++axis)
            ring.points.append(centre + score / 10.0 * radius * direction(axis));
        m_layout.grid.append(ring);
        const QString text = QString::number(score);
        const QSizeF size = sizeOf(text, TextRole::Tick);
        const QRectF rect(QPointF(right - size.width(), centre.y() - score / 10.0 * radius - size.height() / 2), size);
        m_layout.ticks.append({text, TextRole::Tick, rect, false, Qt::AlignRight | Qt::AlignVCenter});
    }
}

void RadarComposer::placeWheel(const Wheel &wheel, const QPointF &centre)
{
    m_layout.plot = QRectF(centre.x() - wheel.radius, centre.y() - wheel.radius, 2 * wheel.radius, 2 * wheel.radius);
    for (qsizetype axis = 0; axis < m_spec.axes.size(); ++axis) {
        const QPointF outward = direction(axis);
        const Qt::Alignment across = outward.x() > 0.1 ? Qt::AlignLeft : outward.x() < -0.1 ? Qt::AlignRight : Qt::AlignHCenter;
        m_layout.axes.append(
            {{centre, centre + wheel.radius * outward},
             {m_spec.axes[axis].name, TextRole::Legend, wheel.labels[axis].translated(centre), false, across | Qt::AlignVCenter}});
        placeMarks(axis, centre, wheel.radius);
    }
    placeRings(centre, wheel.radius);
    joinMarks(true);
}

double RadarComposer::leastHeight()
{
    const double around = placeHeader() + notesHeight() + m_padding;
    // The smallest wheel whose names are not in one another's way.
    for (double radius = leastRadius;; radius += 10) {
        const Wheel wheel = wheelOf(radius, labelShares.back() * width());
        if (bestWheel({width(), wheel.extent.height()}).radius >= leastRadius || radius > 400)
            return around + wheel.extent.height();
    }
}

ProfileLayout RadarComposer::compose()
{
    const double top = placeHeader();
    const QRectF room(QPointF(m_padding, top), QPointF(m_padding + width(), m_layout.size.height() - m_padding - notesHeight()));
    const Wheel wheel = bestWheel(room.size());
    placeWheel(wheel, room.center() - wheel.extent.center());
    placeNotes(room.bottom());
    return std::move(m_layout);
}

} // namespace

double leastRadarHeight(const RatingProfileSpec &spec, double width, const TextMeasure &measure, double padding)
{
    return RadarComposer(spec, {width, 0}, measure, padding).leastHeight();
}

ProfileLayout layoutRadar(const RatingProfileSpec &spec, const QSizeF &size, const TextMeasure &measure, double padding)
{
    return RadarComposer(spec, size, measure, padding).compose();
}

} // namespace fatlas
