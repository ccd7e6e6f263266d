// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/hardware.h"

#include "domain/enumids.h"

namespace fatlas {

namespace {

constexpr std::array<QStringView, allSupportLevels.size()> supportLevelIds{u"native",       u"plugin", u"community",
                                                                           u"experimental", u"none",   u"unknown"};

} // namespace

QString supportLevelId(SupportLevel level)
{
    return enumId(supportLevelIds, level);
}

std::optional<SupportLevel> supportLevelFromId(QStringView id)
{
    return enumFromId<SupportLevel>(supportLevelIds, id);
}

} // namespace fatlas
