// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/parallelism.h"

#include "domain/enumids.h"

namespace fatlas {

namespace {

constexpr std::array<QStringView, allStrategyLevels.size()> strategyLevelIds{u"native", u"via-addon", u"partial", u"none", u"unknown"};
constexpr std::array<QStringView, allStrategyControls.size()> strategyControlIds{u"manual", u"semi-auto", u"declarative", u"automatic"};

} // namespace

QString strategyLevelId(StrategyLevel level)
{
    return enumId(strategyLevelIds, level);
}

std::optional<StrategyLevel> strategyLevelFromId(QStringView id)
{
    return enumFromId<StrategyLevel>(strategyLevelIds, id);
}

QString strategyControlId(StrategyControl control)
{
    return enumId(strategyControlIds, control);
}

std::optional<StrategyControl> strategyControlFromId(QStringView id)
{
    return enumFromId<StrategyControl>(strategyControlIds, id);
}

} // namespace fatlas
