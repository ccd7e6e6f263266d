// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/compare/differences.h"

namespace fatlas {

/// How many differences are named each way.
inline constexpr qsizetype namedDifferences = 3;

/// On one criterion one framework is rated above another.
struct RatingDifference
{
    CriterionId criterion;
    FrameworkId better;
    FrameworkId worse;
    Interval betterRating;
    Interval worseRating;
    /// The intervals overlap: there may be no difference.
    bool mayBeNone = false;
    /// What the reasons of both ratings cite: those of the better first, each once.
    QList<SourceId> sources = {};

    [[nodiscard]] double gap() const { return betterRating.value - worseRating.value; }
    friend bool operator==(const RatingDifference &, const RatingDifference &) = default;
};

/// Where a framework stands out among those that it is compared with. Largest gap first, equal gaps in the order of the criteria; at most
/// namedDifferences each way, fewer where there are not so many.
struct RatingFindings
{
    FrameworkId framework;
    /// It is rated above every other that is rated there; `worse` is the best of these.
    QList<RatingDifference> ahead;
    /// It is rated below the best of the others, which is `better`.
    QList<RatingDifference> behind;

    friend bool operator==(const RatingFindings &, const RatingFindings &) = default;
};

/// Facts that only one of the compared has on record, in the order of the knowledge base. They are no ratings and stand apart from them.
struct FactFindings
{
    FrameworkId framework;
    /// It trains on them with native support, and of no other is native support recorded (but for inference only).
    QList<PlatformId> platforms;
    /// It offers them natively, and of no other is that recorded.
    QList<StrategyId> strategies;
    /// What these rows cite, each once.
    QList<SourceId> sources;

    friend bool operator==(const FactFindings &, const FactFindings &) = default;
};

/// What is worth saying in a meeting of a comparison.
struct ComparisonFindings
{
    /// In the order in which they are compared; both lists have one entry each.
    QList<RatingFindings> ratings;
    QList<FactFindings> facts;
    /// Criteria on which all are rated, and those on which some are and some are not.
    int ratedByAll = 0;
    int ratedBySome = 0;

    friend bool operator==(const ComparisonFindings &, const ComparisonFindings &) = default;
};

/// Every framework is held against the best of the others on each criterion, not against their mean: "ahead" then means ahead of all, and
/// no figure appears that nobody has judged. Of two frameworks, what one is ahead in is what the other is behind in. Differences between
/// ratings that agree() are none. Who is not rated on a criterion is left out there and counted in `ratedBySome`. The frameworks must differ.
[[nodiscard]] ComparisonFindings compareFrameworks(const Atlas &atlas, const QList<FrameworkId> &frameworks);

/// The findings in plain sentences, one a line: that ratings are judgments, where each is ahead and behind, what is not rated, then the
/// facts. Names in `language`, sentences in the current language. Empty for fewer than two frameworks.
[[nodiscard]] QStringList comparisonSentences(const Atlas &atlas, const ComparisonFindings &findings, Language language);
/// All sources of the findings, each once, in the order of the sentences.
[[nodiscard]] QList<SourceId> sourcesOf(const ComparisonFindings &findings);

} // namespace fatlas
