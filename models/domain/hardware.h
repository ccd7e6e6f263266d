// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/source.h"

#include <array>
#include <optional>

namespace fatlas {

/// A kind of hardware with its software, for example "NVIDIA CUDA".
struct Platform
{
    PlatformId id;
    LocalizedText name;
    LocalizedText explanation;

    friend bool operator==(const Platform &, const Platform &) = default;
};

/// How something supports a platform, best first. Native: in its own tree or by its makers. Plugin: a separate package of the makers of
/// the chip or of the framework. Community: by third parties. None: public sources show nothing of the kind. Unknown: not stated.
enum class SupportLevel { Native, Plugin, Community, Experimental, None, Unknown };

inline constexpr std::array allSupportLevels{SupportLevel::Native,       SupportLevel::Plugin, SupportLevel::Community,
                                             SupportLevel::Experimental, SupportLevel::None,   SupportLevel::Unknown};

/// The id used in knowledge files, for example "plugin".
[[nodiscard]] QString supportLevelId(SupportLevel level);
[[nodiscard]] std::optional<SupportLevel> supportLevelFromId(QStringView id);

/// What is known of one framework on one platform.
struct HardwareSupport
{
    PlatformId platform;
    SupportLevel level = SupportLevel::Unknown;
    /// Who maintains it; empty where not stated.
    QString maintainer;
    /// How the support gets into the framework, for example "privateuse1-plugin"; may be empty.
    QString route;
    /// Whether it trains; empty where not stated.
    std::optional<bool> training;
    LocalizedText text;
    Citation citation;

    friend bool operator==(const HardwareSupport &, const HardwareSupport &) = default;
};

} // namespace fatlas
