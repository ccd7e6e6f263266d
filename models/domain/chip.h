// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/assessment.h"
#include "domain/hardware.h"
#include "domain/part.h"

namespace fatlas {

/// How a chip gets into a framework. FirstParty: both are of one vendor. PatchSet: patches over the framework.
enum class ChipRoute { FirstParty, InTree, PrivateUse1Plugin, CustomDevicePlugin, VendorFork, VendorContainer, PatchSet, Plugin };

inline constexpr std::array allChipRoutes{ChipRoute::FirstParty,         ChipRoute::InTree,     ChipRoute::PrivateUse1Plugin,
                                          ChipRoute::CustomDevicePlugin, ChipRoute::VendorFork, ChipRoute::VendorContainer,
                                          ChipRoute::PatchSet,           ChipRoute::Plugin};

/// The id used in knowledge files, for example "vendor-fork".
[[nodiscard]] QString chipRouteId(ChipRoute route);
[[nodiscard]] std::optional<ChipRoute> chipRouteFromId(QStringView id);

/// A generation or product of a chip.
struct ChipModel
{
    QString name;
    LocalizedText text;
    Citation citation;

    friend bool operator==(const ChipModel &, const ChipModel &) = default;
};

/// One framework on one make of chip. What is not stated is empty.
struct ChipSupport
{
    Part part;
    SupportLevel level = SupportLevel::Unknown;
    /// Whether the makers of the chip or of the framework publish it.
    std::optional<bool> official;
    QString maintainer;
    std::optional<ChipRoute> route;
    /// The package or repository, for example "torch_npu".
    QString via;
    std::optional<bool> training;
    LocalizedText text;
    Confidence confidence = Confidence::Medium;
    Citation citation;

    friend bool operator==(const ChipSupport &, const ChipSupport &) = default;
};

/// A Chinese make of accelerator; it is a platform too and has that platform's id.
struct Chip
{
    PlatformId id;
    LocalizedText name;
    LocalizedText vendor;
    QList<ChipModel> models;
    CitedText sdk;
    QList<ChipSupport> frameworks;

    friend bool operator==(const Chip &, const Chip &) = default;
};

/// Something that lets one framework run on several makes of chip.
struct CrossChipLayer
{
    CrossChipLayerId id;
    /// The framework that it serves.
    Part part;
    LocalizedText name;
    LocalizedText text;
    QList<PlatformId> chips;
    Citation citation;

    friend bool operator==(const CrossChipLayer &, const CrossChipLayer &) = default;
};

} // namespace fatlas
