// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/chip.h"

#include "domain/enumids.h"

namespace fatlas {

namespace {

constexpr std::array<QStringView, allChipRoutes.size()> chipRouteIds{
    u"first-party", u"in-tree",          u"privateuse1-plugin", u"custom-device-plugin",
    u"vendor-fork", u"vendor-container", u"patch-set",          u"plugin"};

} // namespace

QString chipRouteId(ChipRoute route)
{
    return enumId(chipRouteIds, route);
}

std::optional<ChipRoute> chipRouteFromId(QStringView id)
{
    return enumFromId<ChipRoute>(chipRouteIds, id);
}

} // namespace fatlas
