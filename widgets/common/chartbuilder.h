// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/chart/chartspec.h"
#include "paint/paintcontext.h"

#include <memory>

class QChart;

namespace fatlas {

/// A Qt chart of the spec. Category i stands at i on the category axis; dot plots list categories from the top down.
[[nodiscard]] std::unique_ptr<QChart> buildChart(const ChartSpec &spec, const PaintContext &context);

/// The room that the names of a dot plot's categories need left of the plot, in logical units.
[[nodiscard]] int categoryMargin(const ChartSpec &spec, const PaintContext &context);
/// Where category i of a dot plot stands on the vertical axis.
[[nodiscard]] double dotPlotRow(const ChartSpec &spec, qsizetype category);

} // namespace fatlas
