// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/atlas.h"

#include "domain/packmarks.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>
#include <vector>

namespace fatlas {

struct Atlas::Data
{
    struct Cell
    {
        const Assessment *assessment = nullptr;
        const Rating *rating = nullptr;
    };

    KnowledgeBase knowledge;
    QList<LayerInfo> usedLayers;
    QList<DimensionId> tableDimensions;
    QHash<FrameworkId, qsizetype> frameworkIndex;
    QHash<FrameworkId, qsizetype> toolIndex;
    QHash<DimensionId, qsizetype> dimensionIndex;
    QHash<CriterionId, qsizetype> criterionIndex;
    QHash<SourceId, qsizetype> sourceIndex;
    QHash<PlatformId, qsizetype> platformIndex;
    QHash<StrategyId, qsizetype> strategyIndex;
    QHash<ClaimId, qsizetype> claimIndex;
    QHash<QString, qsizetype> termIndex;
    QHash<TechniqueId, qsizetype> techniqueIndex;
    QHash<FrameworkId, qsizetype> sampleIndex;
    /// One a framework or tool and criterion, so that a very large knowledge base is not half as large again by its index.
    std::vector<Cell> cells;
    /// Where the criterion is not in the knowledge base.
    QHash<std::pair<FrameworkId, CriterionId>, Cell> strayCells;

    /// Null where there is no such framework.
    [[nodiscard]] const Cell *cell(const FrameworkId &framework, const CriterionId &criterion) const;
    void addCells(const Framework &framework, qsizetype row);
};

const Atlas::Data::Cell *Atlas::Data::cell(const FrameworkId &framework, const CriterionId &criterion) const
{
    const auto column = criterionIndex.constFind(criterion);
    if (column == criterionIndex.cend()) {
        const auto stray = strayCells.constFind({framework, criterion});
        return stray == strayCells.cend() ? nullptr : &*stray;
    }
    qsizetype row = frameworkIndex.value(framework, -1);
    if (row < 0) {
        const auto tool = toolIndex.constFind(framework);
        if (tool == toolIndex.cend())
            return nullptr;
        row = knowledge.frameworks.size() + *tool;
    }
    return &cells[std::size_t(row * knowledge.criteria.size() + *column)];
}

void Atlas::Data::addCells(const Framework &framework, qsizetype row)
{
    const auto cellOf = [&](const CriterionId &criterion) -> Cell & {
        const auto column = criterionIndex.constFind(criterion);
        return column == criterionIndex.cend() ? strayCells[{framework.id, criterion}]
                                               : cells[std::size_t(row * knowledge.criteria.size() + *column)];
    };
    for (const Assessment &assessment : framework.assessments)
        cellOf(assessment.criterion).assessment = &assessment;
    for (const Rating &rating : framework.ratings)
        cellOf(rating.criterion).rating = &rating;
}

namespace {

template<class T, class Key>
const T *find(const QList<T> &list, const QHash<Key, qsizetype> &index, const Key &key)
{
    const auto it = index.constFind(key);
    return it == index.cend() ? nullptr : &list[*it];
}

template<class T, class Key>
QHash<Key, qsizetype> indexById(const QList<T> &list, Key T::*id)
{
    QHash<Key, qsizetype> index;
    index.reserve(list.size());
    for (qsizetype i = 0; i < list.size(); ++i)
        index.insert(list[i].*id, i);
    return index;
}

/// Frameworks of one layer stand together, in the order of the layers; within a layer the order of the file stays.
void sortByLayer(KnowledgeBase &knowledge)
{
    const auto rank = [&knowledge](Layer layer) {
        const auto isLayer = [layer](const LayerInfo &info) { return info.layer == layer; };
        return std::find_if(knowledge.layers.cbegin(), knowledge.layers.cend(), isLayer) - knowledge.layers.cbegin();
    };
    std::stable_sort(knowledge.frameworks.begin(), knowledge.frameworks.end(),
                     [&rank](const Framework &a, const Framework &b) { return rank(a.layer) < rank(b.layer); });
}

/// Deployment tools are no alternatives to a framework: they stand apart.
void separateTools(KnowledgeBase &knowledge)
{
    const auto isTool = [](const Framework &framework) { return framework.layer == Layer::Deployment; };
    const auto begin = std::stable_partition(knowledge.frameworks.begin(), knowledge.frameworks.end(), std::not_fn(isTool));
    std::move(begin, knowledge.frameworks.end(), std::back_inserter(knowledge.tools));
    knowledge.frameworks.erase(begin, knowledge.frameworks.end());
}

} // namespace

CriterionId easeOfUseCriterion()
{
    return {QStringLiteral("matrix/ease-of-use")};
}

CriterionId largeScaleCriterion()
{
    return {QStringLiteral("matrix/large-scale-training")};
}

DimensionId matrixDimension()
{
    return {QStringLiteral("matrix")};
}

Atlas::Atlas() : d(std::make_shared<const Data>()) { }

// One line a getter reads as the table it is.
// clang-format off
const QString &Atlas::version() const { return d->knowledge.version; }
PartialDate Atlas::asOf() const { return d->knowledge.asOf; }
const QList<Framework> &Atlas::frameworks() const { return d->knowledge.frameworks; }
const QList<Framework> &Atlas::tools() const { return d->knowledge.tools; }
const QList<Dimension> &Atlas::dimensions() const { return d->knowledge.dimensions; }
const QList<Source> &Atlas::sources() const { return d->knowledge.sources; }
const QList<GlossaryTerm> &Atlas::glossary() const { return d->knowledge.glossary; }
const KnowledgeBase &Atlas::knowledge() const { return d->knowledge; }
const QList<LayerInfo> &Atlas::layers() const { return d->usedLayers; }
const QList<DimensionId> &Atlas::tableDimensions() const { return d->tableDimensions; }

const Framework *Atlas::framework(const FrameworkId &id) const
{
    const Framework *found = find(d->knowledge.frameworks, d->frameworkIndex, id);
    return found ? found : find(d->knowledge.tools, d->toolIndex, id);
}
const Dimension *Atlas::dimension(const DimensionId &id) const { return find(d->knowledge.dimensions, d->dimensionIndex, id); }
const Criterion *Atlas::criterion(const CriterionId &id) const { return find(d->knowledge.criteria, d->criterionIndex, id); }
const Source *Atlas::source(const SourceId &id) const { return find(d->knowledge.sources, d->sourceIndex, id); }
const Platform *Atlas::platform(const PlatformId &id) const { return find(d->knowledge.platforms, d->platformIndex, id); }
const Strategy *Atlas::strategy(const StrategyId &id) const { return find(d->knowledge.strategies, d->strategyIndex, id); }
const Claim *Atlas::claim(const ClaimId &id) const { return find(d->knowledge.claims, d->claimIndex, id); }
const GlossaryTerm *Atlas::term(const QString &id) const { return find(d->knowledge.glossary, d->termIndex, id); }
const Technique *Atlas::technique(const TechniqueId &id) const { return find(d->knowledge.techniques, d->techniqueIndex, id); }
const Sample *Atlas::sample(const FrameworkId &id) const { return find(d->knowledge.samples, d->sampleIndex, id); }
// clang-format on

const LayerInfo *Atlas::layer(Layer layer) const
{
    for (const LayerInfo &info : d->knowledge.layers) {
        if (info.layer == layer)
            return &info;
    }
    return nullptr;
}

QList<const Criterion *> Atlas::criteriaOf(const DimensionId &dimension) const
{
    QList<const Criterion *> found;
    for (const Criterion &criterion : d->knowledge.criteria) {
        if (criterion.dimension == dimension)
            found.append(&criterion);
    }
    return found;
}

const Assessment *Atlas::assessment(const FrameworkId &framework, const CriterionId &criterion) const
{
    const Data::Cell *cell = d->cell(framework, criterion);
    return cell ? cell->assessment : nullptr;
}

const Rating *Atlas::rating(const FrameworkId &framework, const CriterionId &criterion) const
{
    const Data::Cell *cell = d->cell(framework, criterion);
    return cell ? cell->rating : nullptr;
}

QList<SourceId> Atlas::sourcesOf(const FrameworkId &framework, const CriterionId &criterion) const
{
    QList<SourceId> found;
    const auto add = [&found](const Citation &citation) {
        for (const SourceId &id : citation.sources) {
            if (!found.contains(id))
                found.append(id);
        }
    };
    if (const Assessment *cell = assessment(framework, criterion)) {
        for (const Fact &fact : cell->facts)
            add(fact.citation);
    }
    if (const Rating *judgment = rating(framework, criterion))
        add(judgment->citation);
    return found;
}

QString Atlas::packOf(const QString &kind, const QString &id) const
{
    if (d->knowledge.changedBy.isEmpty())
        return {};
    return d->knowledge.changedBy.value(kind + QLatin1Char(':') + id);
}

QString Atlas::packOf(const FactId &fact) const
{
    return packOf(QStringLiteral("fact"), fact.value);
}

QString Atlas::packOf(const FrameworkId &framework) const
{
    return packOf(QStringLiteral("framework"), framework.value);
}

QString Atlas::packOf(const FrameworkId &framework, const CriterionId &criterion) const
{
    const QString cell = framework.value + QLatin1Char('@') + criterion.value;
    for (const QString &kind : {QStringLiteral("assessment"), QStringLiteral("rating")}) {
        if (const QString pack = packOf(kind, cell); !pack.isEmpty())
            return pack;
    }
    if (const Assessment *found = assessment(framework, criterion)) {
        for (const Fact &fact : found->facts) {
            if (const QString pack = packOf(fact.id); !pack.isEmpty())
                return pack;
        }
    }
    return {};
}

Atlas buildAtlas(KnowledgeBase knowledge)
{
    auto data = std::make_shared<Atlas::Data>();
    data->knowledge = std::move(knowledge);
    markPacks(data->knowledge);
    sortByLayer(data->knowledge);
    separateTools(data->knowledge);
    const KnowledgeBase &kb = data->knowledge;
    data->frameworkIndex = indexById(kb.frameworks, &Framework::id);
    data->toolIndex = indexById(kb.tools, &Framework::id);
    data->dimensionIndex = indexById(kb.dimensions, &Dimension::id);
    data->criterionIndex = indexById(kb.criteria, &Criterion::id);
    data->sourceIndex = indexById(kb.sources, &Source::id);
    data->platformIndex = indexById(kb.platforms, &Platform::id);
    data->strategyIndex = indexById(kb.strategies, &Strategy::id);
    data->claimIndex = indexById(kb.claims, &Claim::id);
    data->termIndex = indexById(kb.glossary, &GlossaryTerm::id);
    data->techniqueIndex = indexById(kb.techniques, &Technique::id);
    data->sampleIndex = indexById(kb.samples, &Sample::framework);

    QSet<DimensionId> assessed;
    QSet<int> layers;
    for (const Framework &framework : kb.frameworks) {
        layers.insert(int(framework.layer));
        for (const Assessment &assessment : framework.assessments) {
            if (const auto it = data->criterionIndex.constFind(assessment.criterion); it != data->criterionIndex.cend())
                assessed.insert(kb.criteria[*it].dimension);
        }
    }
    data->cells.resize(std::size_t((kb.frameworks.size() + kb.tools.size()) * kb.criteria.size()));
    // Of frameworks with one id the last counts, here as in the indexes.
    for (const Framework &framework : kb.frameworks)
        data->addCells(framework, data->frameworkIndex.value(framework.id));
    for (const Framework &tool : kb.tools)
        data->addCells(tool, kb.frameworks.size() + data->toolIndex.value(tool.id));
    for (const Dimension &dimension : kb.dimensions) {
        if (assessed.contains(dimension.id))
            data->tableDimensions.append(dimension.id);
    }
    for (const LayerInfo &info : kb.layers) {
        if (layers.contains(int(info.layer)))
            data->usedLayers.append(info);
    }
    Atlas atlas;
    atlas.d = std::move(data);
    return atlas;
}

} // namespace fatlas
