// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/claim.h"

#include "domain/enumids.h"

namespace fatlas {

namespace {

constexpr std::array<QStringView, allVerdicts.size()> verdictIds{u"holds", u"partly", u"outdated", u"contradicted", u"unverified"};

} // namespace

QString verdictId(Verdict verdict)
{
    return enumId(verdictIds, verdict);
}

std::optional<Verdict> verdictFromId(QStringView id)
{
    return enumFromId<Verdict>(verdictIds, id);
}

} // namespace fatlas
