// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/atlas.h"

namespace fatlas {

/// How much is known of some criteria. assessed + unknown = total.
struct CoverageCount
{
    /// Criteria with an answer: known, known to be absent, or not applicable.
    int assessed = 0;
    /// Looked for and not found, or without an assessment.
    int unknown = 0;
    int total = 0;
    /// Sources of facts and ratings, each counted once.
    int sources = 0;
    /// The oldest month that a fact or rating holds for; null where there is none.
    PartialDate oldest;

    friend bool operator==(const CoverageCount &, const CoverageCount &) = default;
};

struct CoverageRow
{
    FrameworkId framework;
    /// One a dimension, in the order of Coverage::dimensions.
    QList<CoverageCount> dimensions;
    /// Over all dimensions; a source that several cite counts once.
    CoverageCount all;

    friend bool operator==(const CoverageRow &, const CoverageRow &) = default;
};

/// Frameworks × dimensions: what the knowledge covers. The axes of the matrix, which are rated only, are left out.
struct Coverage
{
    QList<DimensionId> dimensions;
    QList<CoverageRow> rows;
    /// Over all frameworks, one a dimension.
    QList<CoverageCount> dimensionTotals;
    CoverageCount all;

    friend bool operator==(const Coverage &, const Coverage &) = default;
};

[[nodiscard]] Coverage buildCoverage(const Atlas &atlas);

} // namespace fatlas
