// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/modelkind.h"

#include "domain/enumids.h"

namespace fatlas {

namespace {

constexpr std::array<QStringView, allModelKinds.size()> modelKindIds{u"dense", u"moe"};

} // namespace

QString modelKindId(ModelKind kind)
{
    return enumId(modelKindIds, kind);
}

std::optional<ModelKind> modelKindFromId(QStringView id)
{
    return enumFromId<ModelKind>(modelKindIds, id);
}

} // namespace fatlas
