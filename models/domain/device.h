// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/conflict.h"

#include <QStringList>

#include <array>
#include <optional>

namespace fatlas {

/// Announced: not to be had yet. Listed: known from a software table only.
enum class DeviceStatus { Available, Announced, Listed };

inline constexpr std::array allDeviceStatuses{DeviceStatus::Available, DeviceStatus::Announced, DeviceStatus::Listed};

/// The id used in knowledge files, for example "announced".
[[nodiscard]] QString deviceStatusId(DeviceStatus status);
[[nodiscard]] std::optional<DeviceStatus> deviceStatusFromId(QStringView id);

/// Peak rates in 10¹² operations a second, dense (no structured sparsity). Empty: not stated or not supported.
struct PeakRates
{
    std::optional<double> fp32;
    std::optional<double> tf32;
    std::optional<double> bf16Dense;
    std::optional<double> fp16Dense;
    std::optional<double> fp8Dense;
    std::optional<double> fp4Dense;
    std::optional<double> int8Dense;

    friend bool operator==(const PeakRates &, const PeakRates &) = default;
};

/// The fast links between the devices of a node or rack. Rates in GB/s (10⁹ bytes).
struct ScaleUp
{
    QString name;
    /// All links of a device together, in one direction and in both.
    std::optional<double> gbsPerDevice;
    std::optional<double> gbsBidirectional;
    /// How many devices they join in the largest standard product.
    std::optional<qint64> domain;
    LocalizedText note;

    friend bool operator==(const ScaleUp &, const ScaleUp &) = default;
};

/// Something that was measured rather than stated by the makers.
struct DeviceMeasurement
{
    LocalizedText metric;
    double value = 0;
    LocalizedText unit;
    Citation citation;

    friend bool operator==(const DeviceMeasurement &, const DeviceMeasurement &) = default;
};

/// An accelerator. What is empty was not stated.
struct Device
{
    DeviceId id;
    QString name;
    QString vendor;
    PlatformId platform;
    DeviceStatus status = DeviceStatus::Listed;
    PartialDate released;
    /// 10⁹ bytes, as the makers print it; GiB (2³⁰ bytes) only where they do.
    std::optional<double> memoryGb;
    std::optional<double> memoryGib;
    LocalizedText memoryNote;
    /// Of the memory, in 10⁹ bytes a second.
    std::optional<double> bandwidthGbs;
    PeakRates peakTflops;
    ScaleUp scaleUp;
    /// Watts, by the makers' own term.
    std::optional<double> tdpW;
    /// The fields that were computed from others, named as in the knowledge files, for example "peakTflops.fp32".
    QStringList derived;
    QList<DeviceMeasurement> measured;
    QList<FigureConflict> conflicts;
    LocalizedText note;
    Citation citation;

    friend bool operator==(const Device &, const Device &) = default;
};

} // namespace fatlas
