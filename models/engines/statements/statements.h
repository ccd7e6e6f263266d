// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/atlas.h"
#include "domain/session.h"

#include <functional>

namespace fatlas {

/// What a statement of the atlas is.
enum class StatementKind {
    Framework,
    /// What is said of a cell without facts.
    Summary,
    Fact,
    Rating,
    Strength,
    Weakness,
    Misconception,
    /// A line of the profile: vendor, governance, licence, releases, addresses, languages.
    Profile,
    /// What was looked for in a framework and not confirmed.
    Unconfirmed,
    /// A framework on a platform.
    Hardware,
    /// A strategy in a framework.
    Parallelism,
    /// What only a deployment tool has.
    Deployment,
    Layer,
    Dimension,
    Criterion,
    RubricBand,
    Term,
    Source,
    Claim,
    Platform,
    Strategy,
    Technique,
    TechniqueSupport,
    /// The common task in the idiom of a framework.
    Sample,
    Chip,
    ChipModel,
    ChipSupport,
    CrossChipLayer,
    TrainedModel,
    UnconfirmedModel,
    ScalingSeries,
    ScalingFact,
    AdoptionMetric,
    Repository,
    ModelCount,
    /// What a third party counted of a repository.
    Counter,
    /// A repository that could not be measured.
    MissingRepository,
    MemorySymbol,
    MemoryFormula,
    MemoryReference,
    MemoryTable,
    MemoryCaveat,
    ModelShape,
    Device,
    /// Something measured on a device.
    Measurement,
    /// Another figure for a field of a model shape or a device.
    Conflict,
    GuideStep,
    /// Of an option of a guide step or of a scenario.
    Recommendation,
    Scenario,
    Advice,
    Question,
    Faq,
    Note,
    OpenQuestion,
};

inline constexpr int statementKindCount = int(StatementKind::OpenQuestion) + 1;
/// All of them, in the order of the enum.
[[nodiscard]] QList<StatementKind> allStatementKinds();

/// The name that scripts and files use, for example "fact". Stable.
[[nodiscard]] QString statementKindId(StatementKind kind);

/// One thing that the atlas says.
struct Statement
{
    StatementKind kind = StatementKind::Fact;
    /// Unique within its kind and the same from one release to the next as long as its place stays: the id of the thing itself where it has
    /// one ("pytorch/paradigm-1"), otherwise the owner's with a counted word ("pytorch/strength-1").
    QString id;
    /// What it is about, for example "PyTorch · Debugging"; the statement itself where it is about nothing that has a name.
    LocalizedText title;
    /// May be empty where the title says it all.
    LocalizedText text;
    /// Other words under which one looks for it.
    QStringList aliases;
    /// What backs it, within the atlas. Null for what needs no backing: definitions, questions, the sources themselves.
    const Citation *citation = nullptr;
    /// Sources that it names beside its backing: the papers of a technique, the article that makes a claim.
    QList<SourceId> alsoNames;
    /// Where it can be read.
    Subject subject;
};

using StatementVisitor = std::function<void(const Statement &)>;

/// Walks over everything that the atlas says, each thing once, in an order that follows the atlas. Pure; the pointers live as long as the atlas.
void forEachStatement(const Atlas &atlas, const StatementVisitor &visit);

} // namespace fatlas
