// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/id.h"
#include "domain/language.h"

#include <QList>

namespace fatlas {

/// A question that the comparison asks, for example "distributed training"; one comparison table each.
struct Dimension
{
    DimensionId id;
    LocalizedText name;
    LocalizedText explanation;

    friend bool operator==(const Dimension &, const Dimension &) = default;
};

/// What a band of scores means for one criterion. Scores low..high, both included, within 0–10.
struct RubricBand
{
    double low = 0;
    double high = 0;
    LocalizedText text;

    friend bool operator==(const RubricBand &, const RubricBand &) = default;
};

/// One aspect of a dimension. Rated criteria have a rubric (best band first), the others none.
struct Criterion
{
    CriterionId id;
    DimensionId dimension;
    LocalizedText name;
    LocalizedText explanation;
    QList<RubricBand> rubric;

    [[nodiscard]] bool isRated() const { return !rubric.isEmpty(); }
    /// The band a score falls into: the best band whose low end the score reaches. Null for unrated criteria.
    [[nodiscard]] const RubricBand *bandOf(double score) const
    {
        for (const RubricBand &band : rubric) {
            if (score >= band.low)
                return &band;
        }
        return nullptr;
    }
    friend bool operator==(const Criterion &, const Criterion &) = default;
};

} // namespace fatlas
