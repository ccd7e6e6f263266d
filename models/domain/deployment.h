// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/source.h"

#include <array>
#include <optional>

namespace fatlas {

/// Whether a deployment tool is looked after. Stale: no longer, though nobody said so.
enum class MaintenanceStatus { Active, Maintenance, Stale, Archived, Unknown };

inline constexpr std::array allMaintenanceStatuses{MaintenanceStatus::Active, MaintenanceStatus::Maintenance, MaintenanceStatus::Stale,
                                                   MaintenanceStatus::Archived, MaintenanceStatus::Unknown};

/// The id used in knowledge files, for example "stale".
[[nodiscard]] QString maintenanceStatusId(MaintenanceStatus status);
[[nodiscard]] std::optional<MaintenanceStatus> maintenanceStatusFromId(QStringView id);

/// A kind of model that a tool accepts, and the path on which it gets there.
struct DeploymentInput
{
    LocalizedText model;
    LocalizedText path;
    Citation citation;

    friend bool operator==(const DeploymentInput &, const DeploymentInput &) = default;
};

/// On what a tool runs models.
struct DeploymentTarget
{
    /// Empty where it is none of our platforms.
    PlatformId platform;
    LocalizedText text;
    Citation citation;

    friend bool operator==(const DeploymentTarget &, const DeploymentTarget &) = default;
};

struct Maintenance
{
    MaintenanceStatus status = MaintenanceStatus::Unknown;
    LocalizedText text;
    Citation citation;

    friend bool operator==(const Maintenance &, const Maintenance &) = default;
};

/// What only a deployment tool has.
struct Deployment
{
    QList<DeploymentInput> accepts;
    QList<DeploymentTarget> targets;
    CitedText dynamicBatching;
    CitedText quantization;
    Maintenance maintenance;

    friend bool operator==(const Deployment &, const Deployment &) = default;
};

} // namespace fatlas
