// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/chart/profilecomposer.h"
#include "engines/matrix/planegeometry.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace fatlas {

namespace {

constexpr double leastRadius = 90;
/// How wide a name may get, as shares of the width; the share that leaves the radar largest is taken.
constexpr std::array labelShares{0.32, 0.26, 0.21, 0.17, 0.14};
/// Marks of one axis stand this far beside one another, in radii of a mark.
constexpr double markStep = 0.9;
constexpr double tickGap = 3;
constexpr double textGap = 4;

class RadarComposer : public ProfileComposer
{
public:
    RadarComposer(const RatingProfileSpec &spec, const QSizeF &size, const TextMeasure &measure, double padding)
        : ProfileComposer(spec, ProfileShape::Radar, size, measure, padding), m_widestWord(widestWord())
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
    [[nodiscard]] double widestWord() const;
    [[nodiscard]] double wrapOf(double share) const { return std::max(share * width(), m_widestWord); }
    [[nodiscard]] double leastWrap() const { return wrapOf(labelShares.back()); }
    [[nodiscard]] QRectF tickAt(int score, double radius) const;
    [[nodiscard]] QList<qsizetype> fromTheSides() const;
    [[nodiscard]] QRectF labelAt(qsizetype axis, double radius, const QSizeF &size, const QList<QRectF> &taken) const;
    [[nodiscard]] Wheel wheelOf(double radius, double wrap) const;
    [[nodiscard]] Wheel largestWheel(const QSizeF &room, double wrap) const;
    [[nodiscard]] Wheel bestWheel(const QSizeF &room) const;
    void placeWheel(const Wheel &wheel, const QPointF &centre);
    void placeMarks(qsizetype axis, const QPointF &centre, double radius);
    void placeRings(const QPointF &centre, double radius);

    double m_widestWord;
};

/// Names are not wrapped within a Latin word; Chinese may break anywhere.
double RadarComposer::widestWord() const
{
    static const QRegularExpression ends(QStringLiteral("[\\s\\x{2E80}-\\x{FFFF}]+"));
    double widest = 0;
    for (const ProfileAxis &axis : m_spec.axes) {
        const QStringList words = axis.name.split(ends, Qt::SkipEmptyParts);
        for (const QString &word : words)
            widest = std::max(widest, sizeOf(word, TextRole::Legend).width());
    }
    return std::min(widest + 1, labelShares.front() * width());
}

QPointF RadarComposer::direction(qsizetype axis) const
{
    const double angle = 2 * std::numbers::pi * double(axis) / double(m_spec.axes.size());
    return {std::sin(angle), -std::cos(angle)};
}

/// Of a radar around the origin: left of all marks of the top axis.
QRectF RadarComposer::tickAt(int score, double radius) const
{
    const QSizeF size = sizeOf(QString::number(score), TextRole::Tick);
    const double marks = m_layout.markRadius * (1 + markStep * double(std::max<qsizetype>(0, shownCount() - 1)) / 2);
    return {QPointF(-marks - tickGap - size.width(), -score / 10.0 * radius - size.height() / 2), size};
}

/// The axes from the level ones to the upright ones.
QList<qsizetype> RadarComposer::fromTheSides() const
{
    QList<qsizetype> axes(m_spec.axes.size());
    std::iota(axes.begin(), axes.end(), 0);
    std::stable_sort(axes.begin(), axes.end(),
                     [this](qsizetype a, qsizetype b) { return std::abs(direction(a).y()) < std::abs(direction(b).y()) - 1e-9; });
    return axes;
}

/// As near to the end of its axis as it may be without coming into the ring or onto another text: above the top one, beside the level ones,
/// in between elsewhere.
QRectF RadarComposer::labelAt(qsizetype axis, double radius, const QSizeF &size, const QList<QRectF> &taken) const
{
    const QPointF outward = direction(axis);
    const double least = radius + labelDistance();
    QRectF rect(QPointF(), size);
    const auto isFree = [&](const QRectF &other) { return !rect.adjusted(-textGap, 0, textGap, 0).intersects(other); };
    for (double along = least;; along += 2) {
        const QPointF anchor = along * outward;
        rect.moveTopLeft({anchor.x() - size.width() / 2 * (1 - outward.x()), anchor.y() - size.height() / 2 * (1 - outward.y())});
        if (distance(rect, QPointF()) >= least - 0.01 && std::all_of(taken.cbegin(), taken.cend(), isFree))
            return rect;
    }
}

RadarComposer::Wheel RadarComposer::wheelOf(double radius, double wrap) const
{
    Wheel wheel{radius, QList<QRectF>(m_spec.axes.size()), QRectF(-radius, -radius, 2 * radius, 2 * radius)};
    QList<QRectF> taken{tickAt(10, radius)};
    // The upright ones come last: they only need to go up or down a little to be out of the way of their neighbours.
    for (const qsizetype axis : fromTheSides()) {
        const QRectF label = labelAt(axis, radius, sizeOf(m_spec.axes[axis].name, TextRole::Legend, wrap), taken);
        wheel.labels[axis] = label;
        wheel.extent |= label;
        taken.append(label);
    }
    return wheel;
}

/// The largest that fits into the room; the smallest where none does.
RadarComposer::Wheel RadarComposer::largestWheel(const QSizeF &room, double wrap) const
{
    double fits = leastRadius;
    double exceeds = std::max(leastRadius, std::min(room.width(), room.height()) / 2 + 1);
    while (exceeds - fits > 0.5) {
        const double middle = (fits + exceeds) / 2;
        const QSizeF needed = wheelOf(middle, wrap).extent.size();
        (needed.width() <= room.width() && needed.height() <= room.height() ? fits : exceeds) = middle;
    }
    return wheelOf(fits, wrap);
}

RadarComposer::Wheel RadarComposer::bestWheel(const QSizeF &room) const
{
    const auto fits = [&room](const Wheel &wheel) {
        return wheel.extent.width() <= room.width() + 0.01 && wheel.extent.height() <= room.height() + 0.01;
    };
    Wheel best;
    for (const double share : labelShares) {
        const Wheel wheel = largestWheel(room, wrapOf(share));
        // Wrapping more must be worth it.
        if (fits(wheel) && wheel.radius > best.radius + 4)
            best = wheel;
    }
    return best.radius > 0 ? best : wheelOf(leastRadius, leastWrap());
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
    for (int score = step; score <= 10; score += step) {
        ProfileGridLine ring{double(score), {}, true};
        for (qsizetype axis = 0; axis < m_spec.axes.size(); ++axis)
            ring.points.append(centre + score / 10.0 * radius * direction(axis));
        m_layout.grid.append(ring);
        m_layout.ticks.append(
            {QString::number(score), TextRole::Tick, tickAt(score, radius).translated(centre), false, Qt::AlignRight | Qt::AlignVCenter});
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
    return placeHeader() + wheelOf(leastRadius, leastWrap()).extent.height() + notesHeight() + m_padding;
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
