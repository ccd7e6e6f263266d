// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/scaling.h"

#include "domain/enumids.h"

namespace fatlas {

namespace {

constexpr std::array<QStringView, allScalingKinds.size()> scalingKindIds{u"weak", u"strong", u"configs", u"single-run"};

} // namespace

QString scalingKindId(ScalingKind kind)
{
    return enumId(scalingKindIds, kind);
}

std::optional<ScalingKind> scalingKindFromId(QStringView id)
{
    return enumFromId<ScalingKind>(scalingKindIds, id);
}

std::optional<double> ScalingPoint::value(QStringView key) const
{
    for (const ScalingValue &entry : values) {
        if (entry.key == key)
            return entry.value;
    }
    return std::nullopt;
}

} // namespace fatlas
