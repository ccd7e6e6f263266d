// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/assessment.h"
#include "domain/part.h"

namespace fatlas {

/// One figure of a survey or count.
struct AdoptionPoint
{
    Part part;
    /// Null where the source does not say.
    PartialDate date;
    /// In the unit of the metric.
    double value = 0;
    /// May be empty.
    LocalizedText label;
    /// Out of how many entries (papers, repositories …) a share was counted, and how many of these name a single framework.
    std::optional<qint64> totalEntries;
    std::optional<qint64> singleFrameworkEntries;
    bool readOffChart = false;
    bool approximate = false;
    /// The value is at least this much.
    bool lowerBound = false;
    /// Where it differs from that of the metric.
    std::optional<Confidence> confidence;

    friend bool operator==(const AdoptionPoint &, const AdoptionPoint &) = default;
};

/// A published measure of use: points in time, a framework each.
struct AdoptionMetric
{
    AdoptionMetricId id;
    LocalizedText name;
    LocalizedText unit;
    Confidence confidence = Confidence::Medium;
    /// May be empty.
    LocalizedText notes;
    QList<AdoptionPoint> points;
    Citation citation;

    friend bool operator==(const AdoptionMetric &, const AdoptionMetric &) = default;
};

} // namespace fatlas
