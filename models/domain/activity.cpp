// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/activity.h"

#include "domain/enumids.h"

namespace fatlas {

namespace {

constexpr std::array<QStringView, allRepositoryRoles.size()> repositoryRoleIds{u"core", u"library", u"acceleration", u"deployment"};

} // namespace

QString repositoryRoleId(RepositoryRole role)
{
    return enumId(repositoryRoleIds, role);
}

std::optional<RepositoryRole> repositoryRoleFromId(QStringView id)
{
    return enumFromId<RepositoryRole>(repositoryRoleIds, id);
}

} // namespace fatlas
