// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/deployment.h"

#include "domain/enumids.h"

namespace fatlas {

namespace {

constexpr std::array<QStringView, allMaintenanceStatuses.size()> maintenanceStatusIds{u"active", u"maintenance", u"stale", u"archived",
                                                                                      u"unknown"};

} // namespace

QString maintenanceStatusId(MaintenanceStatus status)
{
    return enumId(maintenanceStatusIds, status);
}

std::optional<MaintenanceStatus> maintenanceStatusFromId(QStringView id)
{
    return enumFromId<MaintenanceStatus>(maintenanceStatusIds, id);
}

} // namespace fatlas
