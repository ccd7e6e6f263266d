// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/records/recordtable.h"

#include <QSet>

namespace fatlas {

/// A band of scores on a rated criterion; a framework that is not rated on it lies outside.
struct RatingBand
{
    CriterionId criterion;
    double low = 0;
    double high = 10;

    friend bool operator==(const RatingBand &, const RatingBand &) = default;
};

/// Which frameworks are compared: properties that they must have. Each platform, each licence and the band is a condition; the licences are one condition
/// together, because nothing has two of them.
struct FrameworkFilter
{
    QSet<PlatformId> platforms = {};
    /// Support of a platform counts from here on upward.
    SupportLevel leastLevel = SupportLevel::Experimental;
    /// Only support that is known to train counts.
    bool mustTrain = false;
    /// As Profile::license has them.
    QSet<QString> licenses = {};
    std::optional<RatingBand> rating = {};
    FacetMatch match = FacetMatch::All;

    [[nodiscard]] bool isEmpty() const { return platforms.isEmpty() && licenses.isEmpty() && !rating; }
    friend bool operator==(const FrameworkFilter &, const FrameworkFilter &) = default;
};

/// Whether the platform counts as supported under the filter's level.
[[nodiscard]] bool supports(const Framework &framework, const PlatformId &platform, const FrameworkFilter &filter);
[[nodiscard]] bool passes(const Atlas &atlas, const Framework &framework, const FrameworkFilter &filter);
/// The frameworks that pass; all of them where the filter is empty.
[[nodiscard]] QSet<FrameworkId> passing(const Atlas &atlas, const FrameworkFilter &filter);

/// The licences that frameworks have, each once, in alphabetical order.
[[nodiscard]] QStringList licensesOf(const Atlas &atlas);
/// The filter in words: "Platforms: NVIDIA CUDA, AMD ROCm (plug-in or better, trains)"; one line a condition. Empty where nothing is filtered.
[[nodiscard]] QStringList filterWords(const Atlas &atlas, const FrameworkFilter &filter, Language language);

} // namespace fatlas
