// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHashFunctions>
#include <QString>

#include <compare>

namespace fatlas {

/// A stable identifier of one kind of thing. Ids of different kinds cannot be mixed up; the text is what the knowledge files use.
template<class Tag>
struct Id
{
    QString value;

    [[nodiscard]] bool isEmpty() const { return value.isEmpty(); }
    friend bool operator==(const Id &, const Id &) = default;
    friend auto operator<=>(const Id &, const Id &) = default;
    friend size_t qHash(const Id &id, size_t seed = 0) { return ::qHash(id.value, seed); }
};

using FrameworkId = Id<struct FrameworkTag>;
using DimensionId = Id<struct DimensionTag>;
/// "dimension/criterion", for example "usability/debugging".
using CriterionId = Id<struct CriterionTag>;
using SourceId = Id<struct SourceTag>;
/// "framework/fact" or "topic/fact".
using FactId = Id<struct FactTag>;
using PlatformId = Id<struct PlatformTag>;
using StrategyId = Id<struct StrategyTag>;
/// "article/statement".
using ClaimId = Id<struct ClaimTag>;
using TechniqueId = Id<struct TechniqueTag>;
using CrossChipLayerId = Id<struct CrossChipLayerTag>;
using ScalingSeriesId = Id<struct ScalingSeriesTag>;
using TrainedModelId = Id<struct TrainedModelTag>;
using AdoptionMetricId = Id<struct AdoptionMetricTag>;
/// "owner/name" of a repository.
using RepositoryId = Id<struct RepositoryTag>;
using ModelCountId = Id<struct ModelCountTag>;
using CounterId = Id<struct CounterTag>;
using SymbolId = Id<struct SymbolTag>;
using FormulaId = Id<struct FormulaTag>;
using MemoryReferenceId = Id<struct MemoryReferenceTag>;
using MemoryTableId = Id<struct MemoryTableTag>;
using ModelShapeId = Id<struct ModelShapeTag>;
using DeviceId = Id<struct DeviceTag>;
using GuideStepId = Id<struct GuideStepTag>;
using ScenarioId = Id<struct ScenarioTag>;
using AdviceId = Id<struct AdviceTag>;
using QuestionId = Id<struct QuestionTag>;
using FaqId = Id<struct FaqTag>;
/// "group/note".
using NoteId = Id<struct NoteTag>;

} // namespace fatlas
