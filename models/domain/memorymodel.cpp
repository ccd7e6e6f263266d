// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/memorymodel.h"

#include "domain/enumids.h"

namespace fatlas {

namespace {

constexpr std::array<QStringView, allFormulaGroups.size()> formulaGroupIds{
    u"model-states", u"activations", u"pipeline", u"communication", u"flops", u"deepspeed-estimator", u"megatron-distributed-optimizer"};
constexpr std::array<QStringView, allProvenances.size()> provenanceIds{
    u"published", u"published-docs", u"published-code", u"published-via-secondary", u"tool-run", u"derived"};

} // namespace

QString formulaGroupId(FormulaGroup group)
{
    return enumId(formulaGroupIds, group);
}

std::optional<FormulaGroup> formulaGroupFromId(QStringView id)
{
    return enumFromId<FormulaGroup>(formulaGroupIds, id);
}

QString provenanceId(Provenance provenance)
{
    return enumId(provenanceIds, provenance);
}

std::optional<Provenance> provenanceFromId(QStringView id)
{
    return enumFromId<Provenance>(provenanceIds, id);
}

} // namespace fatlas
