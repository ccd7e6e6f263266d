// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/technique.h"

#include "domain/enumids.h"

namespace fatlas {

namespace {

constexpr std::array<QStringView, allTechniqueLevels.size()> techniqueLevelIds{
    u"native", u"via-library", u"partial", u"inference-only", u"experimental", u"none", u"unknown"};

} // namespace

QString techniqueLevelId(TechniqueLevel level)
{
    return enumId(techniqueLevelIds, level);
}

std::optional<TechniqueLevel> techniqueLevelFromId(QStringView id)
{
    return enumFromId<TechniqueLevel>(techniqueLevelIds, id);
}

} // namespace fatlas
