// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/assessment.h"

#include <array>
#include <optional>

namespace fatlas {

/// Weak: the work grows with the devices. Strong: it stays. Configs: several configurations, no curve. SingleRun: one published run.
enum class ScalingKind { Weak, Strong, Configs, SingleRun };

inline constexpr std::array allScalingKinds{ScalingKind::Weak, ScalingKind::Strong, ScalingKind::Configs, ScalingKind::SingleRun};

/// The id used in knowledge files, for example "single-run".
[[nodiscard]] QString scalingKindId(ScalingKind kind);
[[nodiscard]] std::optional<ScalingKind> scalingKindFromId(QStringView id);

/// A measured figure. The key names figure and unit, for example "mfuPercent".
struct ScalingValue
{
    QString key;
    double value = 0;

    friend bool operator==(const ScalingValue &, const ScalingValue &) = default;
};

struct ScalingPoint
{
    /// Chips or GPUs, at least 1.
    qint64 devices = 1;
    /// May be empty.
    LocalizedText label;
    bool readOffChart = false;
    /// The values are at least this much.
    bool lowerBound = false;
    QList<ScalingValue> values;

    /// Empty where the point has no such figure.
    [[nodiscard]] std::optional<double> value(QStringView key) const;
    friend bool operator==(const ScalingPoint &, const ScalingPoint &) = default;
};

/// A published series of measurements; each point has a value for its metric.
struct ScalingSeries
{
    ScalingSeriesId id;
    QList<FrameworkId> frameworks;
    LocalizedText system;
    LocalizedText hardware;
    LocalizedText interconnect;
    LocalizedText model;
    ScalingKind kind = ScalingKind::Configs;
    /// For example "bf16".
    QString precision;
    /// The key of the value that the series is about.
    QString metric;
    std::optional<Confidence> confidence;
    /// May be empty.
    LocalizedText notes;
    QList<ScalingPoint> points;
    Citation citation;

    friend bool operator==(const ScalingSeries &, const ScalingSeries &) = default;
};

/// A published figure that belongs to no series.
struct ScalingFact
{
    FactId id;
    QList<FrameworkId> frameworks;
    LocalizedText text;
    Quantity quantity;
    Citation citation;

    friend bool operator==(const ScalingFact &, const ScalingFact &) = default;
};

} // namespace fatlas
