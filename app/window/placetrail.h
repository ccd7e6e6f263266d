// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/session.h"

#include <QVariantMap>

#include <functional>
#include <optional>

namespace fatlas {

/// What is looked at: a view, what is selected, and how the view stands.
struct Place
{
    QString view;
    Subject subject;
    /// Of the view. Two places that differ in nothing else are the same.
    QVariantMap state;

    [[nodiscard]] bool isSameAs(const Place &other) const { return view == other.view && subject == other.subject; }
};

/// The places that were looked at, oldest first, and where one stands among them: a plain value.
class PlaceTrail
{
public:
    enum Direction { Back, Forward };
    /// Whether a place can still be gone to.
    using IsKnown = std::function<bool(const Place &)>;

    /// More are not kept; the oldest goes first.
    static constexpr qsizetype most = 100;

    [[nodiscard]] bool isEmpty() const { return m_places.isEmpty(); }
    [[nodiscard]] qsizetype size() const { return m_places.size(); }
    /// There must be one.
    [[nodiscard]] const Place &current() const { return m_places[m_current]; }

    /// A new place after the current one; what lay ahead is forgotten. The current place again only takes the state.
    void visit(const Place &place);
    /// The current place turns out to be another. One that is then twice in a row is there once.
    void replace(const Place &place);
    void setState(const QVariantMap &state);
    void clear();

    [[nodiscard]] bool canGo(Direction direction, const IsKnown &isKnown) const { return next(direction, isKnown).has_value(); }
    /// Goes to the nearest place that is known and another than the current one. False where there is none.
    bool go(Direction direction, const IsKnown &isKnown);

private:
    [[nodiscard]] std::optional<qsizetype> next(Direction direction, const IsKnown &isKnown) const;

    QList<Place> m_places;
    qsizetype m_current = -1;
};

} // namespace fatlas
