// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/placetrail.h"

namespace fatlas {

void PlaceTrail::visit(const Place &place)
{
    if (!isEmpty() && current().isSameAs(place)) {
        setState(place.state);
        return;
    }
    m_places.resize(m_current + 1);
    m_places.append(place);
    if (m_places.size() > most)
        m_places.removeFirst();
    m_current = m_places.size() - 1;
}

void PlaceTrail::replace(const Place &place)
{
    if (isEmpty()) {
        visit(place);
        return;
    }
    m_places[m_current] = place;
    if (m_current > 0 && m_places[m_current - 1].isSameAs(place))
        m_places.removeAt(--m_current);
}

void PlaceTrail::setState(const QVariantMap &state)
{
    if (!isEmpty())
        m_places[m_current].state = state;
}

void PlaceTrail::clear()
{
    m_places.clear();
    m_current = -1;
}

std::optional<qsizetype> PlaceTrail::next(Direction direction, const IsKnown &isKnown) const
{
    const qsizetype step = direction == Back ? -1 : 1;
    for (qsizetype i = m_current + step; i >= 0 && i < m_places.size(); i += step) {
        if (!m_places[i].isSameAs(current()) && isKnown(m_places[i]))
            return i;
    }
    return std::nullopt;
}

bool PlaceTrail::go(Direction direction, const IsKnown &isKnown)
{
    const auto place = next(direction, isKnown);
    if (place)
        m_current = *place;
    return place.has_value();
}

} // namespace fatlas
