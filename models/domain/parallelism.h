// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/source.h"

#include <array>
#include <optional>

namespace fatlas {

/// A way to split training over devices, for example tensor parallelism.
struct Strategy
{
    StrategyId id;
    LocalizedText name;
    LocalizedText explanation;

    friend bool operator==(const Strategy &, const Strategy &) = default;
};

/// How a framework offers a strategy, best first. Partial: only through a general sharding interface, or not whole.
/// None: public sources show nothing of the kind. Unknown: not stated.
enum class StrategyLevel { Native, ViaAddon, Partial, None, Unknown };

inline constexpr std::array allStrategyLevels{StrategyLevel::Native, StrategyLevel::ViaAddon, StrategyLevel::Partial, StrategyLevel::None,
                                              StrategyLevel::Unknown};

/// The id used in knowledge files, for example "via-addon".
[[nodiscard]] QString strategyLevelId(StrategyLevel level);
[[nodiscard]] std::optional<StrategyLevel> strategyLevelFromId(QStringView id);

/// Who decides how the work is split: the user in code (manual), in annotations that are completed (semi-automatic), in a configuration
/// (declarative), or the framework (automatic).
enum class StrategyControl { Manual, SemiAutomatic, Declarative, Automatic };

inline constexpr std::array allStrategyControls{StrategyControl::Manual, StrategyControl::SemiAutomatic, StrategyControl::Declarative,
                                                StrategyControl::Automatic};

/// The id used in knowledge files, for example "semi-auto".
[[nodiscard]] QString strategyControlId(StrategyControl control);
[[nodiscard]] std::optional<StrategyControl> strategyControlFromId(QStringView id);

/// What is known of one strategy in one framework.
struct ParallelismSupport
{
    StrategyId strategy;
    StrategyLevel level = StrategyLevel::Unknown;
    /// What one calls, for example "DistributedDataParallel"; empty where there is none or it is not stated.
    QString api;
    /// Empty where not stated.
    std::optional<StrategyControl> control;
    /// May be empty.
    LocalizedText text;
    Citation citation;

    friend bool operator==(const ParallelismSupport &, const ParallelismSupport &) = default;
};

} // namespace fatlas
