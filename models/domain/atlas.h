// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knowledgebase.h"

#include <memory>

namespace fatlas {

/// The two criteria that the positioning matrix is drawn from.
[[nodiscard]] CriterionId easeOfUseCriterion();
[[nodiscard]] CriterionId largeScaleCriterion();
/// The dimension that holds them; it has no comparison table.
[[nodiscard]] DimensionId matrixDimension();

/// What every view reads: the knowledge base with its cross-references resolved. Immutable and implicitly shared, so a copy costs
/// a reference count and any thread may read. Pointers it returns live as long as any copy of the atlas.
class Atlas
{
public:
    Atlas();

    [[nodiscard]] const QString &version() const;
    [[nodiscard]] PartialDate asOf() const;

    /// What stands in the matrix and in the tables of the dimensions.
    [[nodiscard]] const QList<Framework> &frameworks() const;
    /// The deployment tools, which have no ratings and a table of their own.
    [[nodiscard]] const QList<Framework> &tools() const;
    [[nodiscard]] const QList<Dimension> &dimensions() const;
    [[nodiscard]] const QList<Source> &sources() const;
    [[nodiscard]] const QList<GlossaryTerm> &glossary() const;
    /// Everything that was read, for what has no function of its own here; frameworks are in the order of frameworks().
    [[nodiscard]] const KnowledgeBase &knowledge() const;
    /// The layers that some of frameworks() belongs to, in the order of the knowledge base.
    [[nodiscard]] const QList<LayerInfo> &layers() const;
    /// The dimensions that some framework has an assessment in: those with a comparison table.
    [[nodiscard]] const QList<DimensionId> &tableDimensions() const;

    /// Null where there is no such thing. Finds tools, too.
    [[nodiscard]] const Framework *framework(const FrameworkId &id) const;
    [[nodiscard]] const Dimension *dimension(const DimensionId &id) const;
    [[nodiscard]] const Criterion *criterion(const CriterionId &id) const;
    [[nodiscard]] const Source *source(const SourceId &id) const;
    [[nodiscard]] const LayerInfo *layer(Layer layer) const;
    [[nodiscard]] const Platform *platform(const PlatformId &id) const;
    [[nodiscard]] const Strategy *strategy(const StrategyId &id) const;
    [[nodiscard]] const Claim *claim(const ClaimId &id) const;
    [[nodiscard]] const GlossaryTerm *term(const QString &id) const;
    [[nodiscard]] const Technique *technique(const TechniqueId &id) const;
    /// How one writes the common task with a framework.
    [[nodiscard]] const Sample *sample(const FrameworkId &framework) const;

    /// The criteria of a dimension in the order of the knowledge base.
    [[nodiscard]] QList<const Criterion *> criteriaOf(const DimensionId &dimension) const;
    /// Null where nothing is recorded, which means unknown.
    [[nodiscard]] const Assessment *assessment(const FrameworkId &framework, const CriterionId &criterion) const;
    [[nodiscard]] const Rating *rating(const FrameworkId &framework, const CriterionId &criterion) const;

    /// Everything that backs the cell: sources of its facts and of its rating, each once, in the order of first use.
    [[nodiscard]] QList<SourceId> sourcesOf(const FrameworkId &framework, const CriterionId &criterion) const;

    /// The pack of the team that brought or corrected something; empty for what is shipped. Of a framework: as a whole; of a cell: any
    /// of its summary, facts and rating.
    [[nodiscard]] QString packOf(const FactId &fact) const;
    [[nodiscard]] QString packOf(const FrameworkId &framework) const;
    [[nodiscard]] QString packOf(const FrameworkId &framework, const CriterionId &criterion) const;
    /// The same for anything else, by kind and id: "source", "acme-note".
    [[nodiscard]] QString packOf(const QString &kind, const QString &id) const;

private:
    friend Atlas buildAtlas(KnowledgeBase knowledge);
    struct Data;
    std::shared_ptr<const Data> d;
};

/// Resolves and indexes a knowledge base; frameworks are put in the order of their layers. Pure: equal input, equal atlas.
[[nodiscard]] Atlas buildAtlas(KnowledgeBase knowledge);

} // namespace fatlas
