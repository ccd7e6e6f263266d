// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/matrix/labelplacement.h"

#include "engines/matrix/planegeometry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace fatlas {

namespace {

// Between a label and a mark, and between two labels, at least this much stays free.
constexpr double clearance = 1.5;
// A label nearer than this to its mark belongs to it at a glance and needs no leader.
constexpr double leaderFrom = 7;
// A label nearer than this to a foreign mark might be read as that mark's.
constexpr double ambiguousWithin = 10;

// Costs are in logical units of displacement: how far a label may move away to avoid the thing.
constexpr double overlapCost = 10000;
constexpr double crossingCost = 120;
constexpr double throughMarkCost = 160;
constexpr double leaderCost = 12;
constexpr double perUnitAway = 0.8;
constexpr double alongLineCost = 30;
constexpr double lineCost = 5;
// A line along the letters strikes them out; one across them does little harm.
constexpr double perUnitOfLine = 0.35;

constexpr qsizetype candidatesKept = 200;
constexpr int maximumSweeps = 40;

struct Candidate
{
    QRectF rect;
    QLineF leader;
    double cost = 0;
};

class Placement
{
public:
    Placement(const QList<LabelRequest> &requests, const LabelField &field);

    [[nodiscard]] QList<LabelPlace> solve();

private:
    [[nodiscard]] QList<Candidate> ringCandidates(qsizetype label) const;
    [[nodiscard]] QList<Candidate> gridCandidates(qsizetype label) const;
    void addIfFree(QList<Candidate> &candidates, qsizetype label, const QRectF &rect, double preference) const;
    [[nodiscard]] Candidate rated(qsizetype label, const QRectF &rect, double preference) const;
    [[nodiscard]] QLineF leaderTo(const QRectF &rect, const QPointF &mark) const;
    [[nodiscard]] double lineCosts(const QRectF &rect) const;
    [[nodiscard]] double foreignMarkCosts(qsizetype label, const QRectF &rect, const QLineF &leader) const;

    [[nodiscard]] double costOf(qsizetype label, const Candidate &candidate) const;
    void chooseBest(qsizetype label);
    [[nodiscard]] bool improveSingly();
    [[nodiscard]] bool improveByEjection(qsizetype label);
    [[nodiscard]] bool overlapsAny(qsizetype label) const;
    void widenSearchForOverlaps();
    [[nodiscard]] double total(const QList<qsizetype> &labels) const;

    const QList<LabelRequest> &m_requests;
    const LabelField &m_field;
    QList<QList<Candidate>> m_candidates;
    QList<Candidate> m_chosen;
    /// Not yet placed labels are in nobody's way.
    QList<bool> m_placed;
};

void sortByCost(QList<Candidate> &candidates)
{
    std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate &a, const Candidate &b) { return a.cost < b.cost; });
}

double pairCost(const Candidate &a, const Candidate &b)
{
    double cost = 0;
    const QRectF grown = a.rect.adjusted(-clearance, -clearance, clearance, clearance);
    if (grown.intersects(b.rect)) {
        const QRectF common = grown.intersected(b.rect);
        cost += overlapCost + common.width() * common.height();
    }
    if (!a.leader.isNull() && lengthInside(a.leader, b.rect) > 0)
        cost += crossingCost;
    if (!b.leader.isNull() && lengthInside(b.leader, a.rect) > 0)
        cost += crossingCost;
    if (!a.leader.isNull() && !b.leader.isNull() && crosses(a.leader, b.leader))
        cost += crossingCost;
    return cost;
}

Placement::Placement(const QList<LabelRequest> &requests, const LabelField &field) : m_requests(requests), m_field(field)
{
    m_chosen.resize(requests.size());
    m_placed.fill(false, requests.size());
    m_candidates.reserve(requests.size());
    for (qsizetype label = 0; label < requests.size(); ++label) {
        QList<Candidate> candidates = ringCandidates(label);
        if (candidates.isEmpty())
            candidates = gridCandidates(label);
        sortByCost(candidates);
        if (candidates.isEmpty()) {
            // Nothing is free of marks; inside the area is the one thing that can still be kept.
            QRectF rect({0, 0}, requests[label].size);
            rect.moveCenter(requests[label].mark);
            rect.moveLeft(std::max(field.area.left(), std::min(rect.left(), field.area.right() - rect.width())));
            rect.moveTop(std::max(field.area.top(), std::min(rect.top(), field.area.bottom() - rect.height())));
            candidates.append(rated(label, rect, 0));
        }
        m_candidates.append(candidates);
    }
}

// The directions in the order in which readers expect a label: beside, then above, then below its mark.
struct Direction
{
    double angle;
    double preference;
};

constexpr double eighth = std::numbers::pi / 8;
constexpr std::array<Direction, 16> directions{
    {{0, 0}, {2, 1}, {14, 2}, {8, 3}, {6, 4}, {10, 5}, {4, 4}, {12, 5}, {1, 6}, {15, 6}, {7, 7}, {9, 7}, {3, 7}, {13, 7}, {5, 8}, {11, 8}}};

QList<Candidate> Placement::ringCandidates(qsizetype label) const
{
    const auto &[mark, size] = m_requests[label];
    const double farthest = std::max(m_field.area.width(), m_field.area.height());
    QList<Candidate> candidates;
    double away = 0;
    for (int ring = 0; away < farthest; away += 4 + 1.5 * ring, ++ring) {
        const double reach = m_field.markRadius + clearance + away;
        const size_t used = away == 0 ? 8 : directions.size();
        for (size_t i = 0; i < used; ++i) {
            const double x = std::cos(directions[i].angle * eighth);
            const double y = -std::sin(directions[i].angle * eighth);
            const QPointF anchor = mark + reach * QPointF(x, y);
            // The side or corner of the label that faces the mark sits on the anchor.
            const auto start = [](double at, double along, double extent) {
                return along > 0.3 ? at : along < -0.3 ? at - extent : at - extent / 2;
            };
            const QPointF corner(start(anchor.x(), x, size.width()), start(anchor.y(), y, size.height()));
            addIfFree(candidates, label, QRectF(corner, size), 1.5 * directions[i].preference);
        }
    }
    sortByCost(candidates);
    candidates.resize(std::min(candidates.size(), candidatesKept));
    return candidates;
}

QList<Candidate> Placement::gridCandidates(qsizetype label) const
{
    const QSizeF size = m_requests[label].size;
    const double step = std::max(4.0, size.height() / 2);
    QList<Candidate> candidates;
    for (double top = m_field.area.top(); top + size.height() <= m_field.area.bottom(); top += step) {
        for (double left = m_field.area.left(); left + size.width() <= m_field.area.right(); left += step)
            addIfFree(candidates, label, QRectF(QPointF(left, top), size), 0);
    }
    return candidates;
}

void Placement::addIfFree(QList<Candidate> &candidates, qsizetype label, const QRectF &rect, double preference) const
{
    if (!m_field.area.contains(rect))
        return;
    const double free = m_field.markRadius + clearance - 0.01;
    const bool onMark =
        std::any_of(m_requests.cbegin(), m_requests.cend(), [&](const LabelRequest &other) { return distance(rect, other.mark) < free; });
    if (!onMark)
        candidates.append(rated(label, rect, preference));
}

Candidate Placement::rated(qsizetype label, const QRectF &rect, double preference) const
{
    const QPointF mark = m_requests[label].mark;
    Candidate candidate{rect, leaderTo(rect, mark), preference};
    candidate.cost += perUnitAway * std::max(0.0, distance(rect, mark) - m_field.markRadius - clearance);
    if (!candidate.leader.isNull()) {
        candidate.cost += leaderCost;
        // A leader that runs along a whisker, at its beginning or further on, cannot be told from it.
        const QPointF beginning = candidate.leader.pointAt(std::min(1.0, 6 / candidate.leader.length()));
        const QPointF middle = candidate.leader.center();
        for (const QLineF &line : m_field.lines)
            candidate.cost += distance(line, beginning) < 1.5 || distance(line, middle) < 1.5 ? alongLineCost : 0;
    }
    candidate.cost += lineCosts(rect) + foreignMarkCosts(label, rect, candidate.leader);
    return candidate;
}

QLineF Placement::leaderTo(const QRectF &rect, const QPointF &mark) const
{
    const QPointF end = nearestPoint(rect, mark);
    const QPointF way = end - mark;
    const double length = std::hypot(way.x(), way.y());
    if (length <= m_field.markRadius + leaderFrom)
        return {};
    return {mark + (m_field.markRadius / length) * way, end};
}

double Placement::lineCosts(const QRectF &rect) const
{
    // Above and below the letters a line of text has some air, where a line does no harm. At the sides the caps of a whisker reach out.
    const double cap = 0.45 * m_field.markRadius + 1;
    const QRectF letters = rect.adjusted(-cap, 0.15 * rect.height(), cap, -0.15 * rect.height());
    double cost = 0;
    for (const QLineF &line : m_field.lines) {
        if (const double covered = lengthInside(line, letters); covered > 0)
            cost += lineCost + perUnitOfLine * covered;
    }
    return cost;
}

double Placement::foreignMarkCosts(qsizetype label, const QRectF &rect, const QLineF &leader) const
{
    const double own = distance(rect, m_requests[label].mark);
    double cost = 0;
    for (qsizetype other = 0; other < m_requests.size(); ++other) {
        const QPointF mark = m_requests[other].mark;
        if (other == label || mark == m_requests[label].mark)
            continue;
        const double gap = distance(rect, mark);
        if (gap - m_field.markRadius < ambiguousWithin)
            cost += 1.2 * (ambiguousWithin - gap + m_field.markRadius) + (gap < own ? 15 : 0);
        if (!leader.isNull() && distance(leader, mark) < m_field.markRadius + 1)
            cost += throughMarkCost;
    }
    return cost;
}

double Placement::costOf(qsizetype label, const Candidate &candidate) const
{
    double cost = candidate.cost;
    for (qsizetype other = 0; other < m_chosen.size(); ++other) {
        if (other != label && m_placed[other])
            cost += pairCost(candidate, m_chosen[other]);
    }
    return cost;
}

void Placement::chooseBest(qsizetype label)
{
    double best = std::numeric_limits<double>::max();
    for (const Candidate &candidate : m_candidates[label]) {
        // They are sorted by what they cost alone.
        if (candidate.cost >= best)
            break;
        if (const double cost = costOf(label, candidate); cost < best) {
            best = cost;
            m_chosen[label] = candidate;
        }
    }
    m_placed[label] = true;
}

bool Placement::improveSingly()
{
    bool improved = false;
    for (qsizetype label = 0; label < m_chosen.size(); ++label) {
        const double before = costOf(label, m_chosen[label]);
        chooseBest(label);
        improved = improved || costOf(label, m_chosen[label]) < before - 1e-9;
    }
    return improved;
}

/// What these labels add to the cost of the whole, every pair counted once: as long as it falls, the search comes to an end.
double Placement::total(const QList<qsizetype> &labels) const
{
    double cost = 0;
    for (qsizetype i = 0; i < labels.size(); ++i) {
        cost += costOf(labels[i], m_chosen[labels[i]]);
        for (qsizetype k = 0; k < i; ++k)
            cost -= pairCost(m_chosen[labels[i]], m_chosen[labels[k]]);
    }
    return cost;
}

/// Lets the label take a good place that others hold, and them look for new ones; keeps the change if all are better off together.
bool Placement::improveByEjection(qsizetype label)
{
    constexpr qsizetype tried = 40;
    const double now = costOf(label, m_chosen[label]);
    const QList<Candidate> before = m_chosen;
    const qsizetype count = std::min(tried, m_candidates[label].size());
    for (qsizetype i = 0; i < count && m_candidates[label][i].cost < now; ++i) {
        const Candidate &wanted = m_candidates[label][i];
        QList<qsizetype> touched{label};
        for (qsizetype other = 0; other < m_chosen.size(); ++other) {
            if (other != label && pairCost(wanted, m_chosen[other]) > 0)
                touched.append(other);
        }
        if (touched.size() > 4)
            continue;
        const double costBefore = total(touched);
        m_chosen[label] = wanted;
        for (qsizetype k = 1; k < touched.size(); ++k)
            m_placed[touched[k]] = false;
        for (qsizetype k = 1; k < touched.size(); ++k)
            chooseBest(touched[k]);
        if (total(touched) < costBefore - 1e-9)
            return true;
        m_chosen = before;
    }
    return false;
}

bool Placement::overlapsAny(qsizetype label) const
{
    return costOf(label, m_chosen[label]) - m_chosen[label].cost >= overlapCost;
}

/// The rings sample the plane thinly far out; labels that found no free place there get every place of a grid to choose from.
void Placement::widenSearchForOverlaps()
{
    for (qsizetype label = 0; label < m_chosen.size(); ++label) {
        if (!overlapsAny(label))
            continue;
        m_candidates[label] += gridCandidates(label);
        sortByCost(m_candidates[label]);
    }
}

QList<LabelPlace> Placement::solve()
{
    // The most hemmed-in label chooses first.
    QList<qsizetype> order(m_requests.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [this](qsizetype a, qsizetype b) { return m_candidates[a].constFirst().cost > m_candidates[b].constFirst().cost; });
    for (const qsizetype label : order)
        chooseBest(label);
    for (int round = 0; round < 3; ++round) {
        for (int sweep = 0; sweep < maximumSweeps; ++sweep) {
            bool improved = improveSingly();
            for (const qsizetype label : order)
                improved = improveByEjection(label) || improved;
            if (!improved)
                break;
        }
        const bool clear = std::none_of(order.cbegin(), order.cend(), [this](qsizetype label) { return overlapsAny(label); });
        if (clear)
            break;
        widenSearchForOverlaps();
    }
    QList<LabelPlace> places;
    for (const Candidate &candidate : std::as_const(m_chosen))
        places.append({candidate.rect, candidate.leader});
    return places;
}

} // namespace

QList<LabelPlace> placeLabels(const QList<LabelRequest> &requests, const LabelField &field)
{
    return Placement(requests, field).solve();
}

} // namespace fatlas
