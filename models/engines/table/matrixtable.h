// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/matrix/matrixspec.h"
#include "engines/table/tablespec.h"

namespace fatlas {

/// The matrix' table twin: a row a framework with both ratings and whether it is on the frontier; those without a position last.
[[nodiscard]] TableSpec matrixTable(const MatrixSpec &spec);
/// The framework's name, with the mark of what a pack of the team has brought or corrected.
[[nodiscard]] QString markedName(const MatrixPoint &point);

} // namespace fatlas
