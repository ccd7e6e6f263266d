// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/device.h"

#include "domain/enumids.h"

namespace fatlas {

namespace {

constexpr std::array<QStringView, allDeviceStatuses.size()> deviceStatusIds{u"available", u"announced", u"listed"};

} // namespace

QString deviceStatusId(DeviceStatus status)
{
    return enumId(deviceStatusIds, status);
}

std::optional<DeviceStatus> deviceStatusFromId(QStringView id)
{
    return enumFromId<DeviceStatus>(deviceStatusIds, id);
}

} // namespace fatlas
