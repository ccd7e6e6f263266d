// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/compare/findings.h"

#include "engines/chart/chartspec.h"

#include <algorithm>

namespace fatlas {

namespace {

Interval intervalOf(const Rating &rating)
{
    return {rating.score, rating.low, rating.high};
}

void addOnce(QList<SourceId> &sources, const QList<SourceId> &more)
{
    for (const SourceId &source : more) {
        if (!sources.contains(source))
            sources.append(source);
    }
}

struct Rated
{
    FrameworkId framework;
    const Rating *rating = nullptr;
};

/// Those of the compared that are rated on the criterion.
QList<Rated> ratedOn(const Atlas &atlas, const QList<FrameworkId> &frameworks, const CriterionId &criterion)
{
    QList<Rated> rated;
    for (const FrameworkId &framework : frameworks) {
        if (const Rating *rating = atlas.rating(framework, criterion))
            rated.append({framework, rating});
    }
    return rated;
}

/// The best rated one other than `framework`, the first of equals; null where there is none.
const Rated *bestOther(const QList<Rated> &rated, const FrameworkId &framework)
{
    const Rated *best = nullptr;
    for (const Rated &other : rated) {
        if (other.framework != framework && (!best || other.rating->score > best->rating->score))
            best = &other;
    }
    return best;
}

RatingDifference differenceOf(const Rated &better, const Rated &worse)
{
    RatingDifference made{better.rating->criterion, better.framework, worse.framework, intervalOf(*better.rating),
                          intervalOf(*worse.rating)};
    made.mayBeNone = overlap(made.betterRating, made.worseRating);
    addOnce(made.sources, better.rating->citation.sources);
    addOnce(made.sources, worse.rating->citation.sources);
    return made;
}

void keepLargest(QList<RatingDifference> &differences)
{
    std::stable_sort(differences.begin(), differences.end(),
                     [](const RatingDifference &a, const RatingDifference &b) { return a.gap() > b.gap() + 1e-9; });
    if (differences.size() > namedDifferences)
        differences.resize(namedDifferences);
}

void holdAgainstOthers(RatingFindings &findings, const QList<Rated> &rated)
{
    const auto own = std::find_if(rated.cbegin(), rated.cend(), [&](const Rated &one) { return one.framework == findings.framework; });
    const Rated *other = bestOther(rated, findings.framework);
    if (own == rated.cend() || !other || agree(intervalOf(*own->rating), intervalOf(*other->rating)))
        return;
    if (own->rating->score > other->rating->score)
        findings.ahead.append(differenceOf(*own, *other));
    else if (own->rating->score < other->rating->score)
        findings.behind.append(differenceOf(*other, *own));
}

void compareRatings(ComparisonFindings &findings, const Atlas &atlas, const QList<FrameworkId> &frameworks)
{
    for (const FrameworkId &framework : frameworks)
        findings.ratings.append(RatingFindings{framework, {}, {}});
    for (const Criterion *criterion : ratedCriteria(atlas)) {
        const QList<Rated> rated = ratedOn(atlas, frameworks, criterion->id);
        if (rated.size() == frameworks.size())
            ++findings.ratedByAll;
        else if (!rated.isEmpty())
            ++findings.ratedBySome;
        for (RatingFindings &one : findings.ratings)
            holdAgainstOthers(one, rated);
    }
    for (RatingFindings &one : findings.ratings) {
        keepLargest(one.ahead);
        keepLargest(one.behind);
    }
}

/// The one framework of which `has` holds; null where it holds of none or of several.
template<class Has>
const Framework *onlyOne(const QList<const Framework *> &frameworks, const Has &has)
{
    const Framework *found = nullptr;
    for (const Framework *framework : frameworks) {
        if (!has(*framework))
            continue;
        if (found)
            return nullptr;
        found = framework;
    }
    return found;
}

const HardwareSupport *nativeOn(const Framework &framework, const PlatformId &platform)
{
    for (const HardwareSupport &row : framework.hardware) {
        // Where it is not said whether it trains, it may: that is enough for another one not to be the only one.
        if (row.platform == platform && row.level == SupportLevel::Native && row.training.value_or(true))
            return &row;
    }
    return nullptr;
}

const ParallelismSupport *nativeOf(const Framework &framework, const StrategyId &strategy)
{
    for (const ParallelismSupport &row : framework.parallelism) {
        if (row.strategy == strategy && row.level == StrategyLevel::Native)
            return &row;
    }
    return nullptr;
}

void compareFacts(ComparisonFindings &findings, const Atlas &atlas, const QList<FrameworkId> &frameworks)
{
    QList<const Framework *> compared;
    for (const FrameworkId &id : frameworks) {
        findings.facts.append(FactFindings{id, {}, {}, {}});
        if (const Framework *framework = atlas.framework(id))
            compared.append(framework);
    }
    const auto entryOf = [&findings](const Framework &framework) -> FactFindings & {
        return *std::find_if(findings.facts.begin(), findings.facts.end(),
                             [&](const FactFindings &one) { return one.framework == framework.id; });
    };
    for (const Platform &platform : atlas.knowledge().platforms) {
        const Framework *only = onlyOne(compared, [&](const Framework &framework) { return nativeOn(framework, platform.id); });
        const HardwareSupport *row = only ? nativeOn(*only, platform.id) : nullptr;
        if (!row || !row->training)
            continue;
        entryOf(*only).platforms.append(platform.id);
        addOnce(entryOf(*only).sources, row->citation.sources);
    }
    for (const Strategy &strategy : atlas.knowledge().strategies) {
        const Framework *only = onlyOne(compared, [&](const Framework &framework) { return nativeOf(framework, strategy.id); });
        if (!only)
            continue;
        entryOf(*only).strategies.append(strategy.id);
        addOnce(entryOf(*only).sources, nativeOf(*only, strategy.id)->citation.sources);
    }
}

} // namespace

ComparisonFindings compareFrameworks(const Atlas &atlas, const QList<FrameworkId> &frameworks)
{
    ComparisonFindings findings;
    if (frameworks.size() < 2)
        return findings;
    compareRatings(findings, atlas, frameworks);
    compareFacts(findings, atlas, frameworks);
    return findings;
}

QList<SourceId> sourcesOf(const ComparisonFindings &findings)
{
    QList<SourceId> sources;
    for (const RatingFindings &one : findings.ratings) {
        for (const RatingDifference &difference : one.ahead + one.behind)
            addOnce(sources, difference.sources);
    }
    for (const FactFindings &one : findings.facts)
        addOnce(sources, one.sources);
    return sources;
}

} // namespace fatlas
