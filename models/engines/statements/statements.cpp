// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/statements/statements.h"

#include "engines/statements/statementwalk.h"

#include <array>
#include <utility>

namespace fatlas {

namespace {

constexpr std::array<std::pair<StatementKind, const char *>, statementKindCount> kindIds{{
    {StatementKind::Framework, "framework"},
    {StatementKind::Summary, "summary"},
    {StatementKind::Fact, "fact"},
    {StatementKind::Rating, "rating"},
    {StatementKind::Strength, "strength"},
    {StatementKind::Weakness, "weakness"},
    {StatementKind::Misconception, "misconception"},
    {StatementKind::Profile, "profile"},
    {StatementKind::Unconfirmed, "unconfirmed"},
    {StatementKind::Hardware, "hardware"},
    {StatementKind::Parallelism, "parallelism"},
    {StatementKind::Deployment, "deployment"},
    {StatementKind::Layer, "layer"},
    {StatementKind::Dimension, "dimension"},
    {StatementKind::Criterion, "criterion"},
    {StatementKind::RubricBand, "rubric-band"},
    {StatementKind::Term, "term"},
    {StatementKind::Source, "source"},
    {StatementKind::Claim, "claim"},
    {StatementKind::Platform, "platform"},
    {StatementKind::Strategy, "strategy"},
    {StatementKind::Technique, "technique"},
    {StatementKind::TechniqueSupport, "technique-support"},
    {StatementKind::Sample, "sample"},
    {StatementKind::Chip, "chip"},
    {StatementKind::ChipModel, "chip-model"},
    {StatementKind::ChipSupport, "chip-support"},
    {StatementKind::CrossChipLayer, "cross-chip-layer"},
    {StatementKind::TrainedModel, "trained-model"},
    {StatementKind::UnconfirmedModel, "unconfirmed-model"},
    {StatementKind::ScalingSeries, "scaling-series"},
    {StatementKind::ScalingFact, "scaling-fact"},
    {StatementKind::AdoptionMetric, "adoption-metric"},
    {StatementKind::Repository, "repository"},
    {StatementKind::ModelCount, "model-count"},
    {StatementKind::Counter, "counter"},
    {StatementKind::MissingRepository, "missing-repository"},
    {StatementKind::MemorySymbol, "memory-symbol"},
    {StatementKind::MemoryFormula, "memory-formula"},
    {StatementKind::MemoryReference, "memory-reference"},
    {StatementKind::MemoryTable, "memory-table"},
    {StatementKind::MemoryCaveat, "memory-caveat"},
    {StatementKind::ModelShape, "model-shape"},
    {StatementKind::Device, "device"},
    {StatementKind::Measurement, "measurement"},
    {StatementKind::Conflict, "conflict"},
    {StatementKind::GuideStep, "guide-step"},
    {StatementKind::Recommendation, "recommendation"},
    {StatementKind::Scenario, "scenario"},
    {StatementKind::Advice, "advice"},
    {StatementKind::Question, "question"},
    {StatementKind::Faq, "faq"},
    {StatementKind::Note, "note"},
    {StatementKind::OpenQuestion, "open-question"},
}};

constexpr bool isInOrder()
{
    for (size_t i = 0; i < kindIds.size(); ++i) {
        if (kindIds[i].first != StatementKind(i))
            return false;
    }
    return true;
}
static_assert(isInOrder());

} // namespace

QList<StatementKind> allStatementKinds()
{
    QList<StatementKind> kinds;
    for (const auto &[kind, id] : kindIds)
        kinds.append(kind);
    return kinds;
}

QString statementKindId(StatementKind kind)
{
    return QString::fromLatin1(kindIds.at(size_t(kind)).second);
}

void forEachStatement(const Atlas &atlas, const StatementVisitor &visit)
{
    const StatementWalk walk(atlas, visit);
    walk.frameworks();
    walk.words();
    walk.sources();
    walk.tools();
    walk.measurements();
    walk.planning();
    walk.guide();
    walk.notes();
}

} // namespace fatlas
