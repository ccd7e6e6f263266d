// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/table/tableorigin.h"
#include "engines/table/tablespec.h"

#include <QByteArray>

namespace fatlas {

/// The version of the shape below; it is raised when something in it is renamed or goes.
inline constexpr int tableJsonVersion = 1;

/// One JSON object, UTF-8, indented; docs/table-json.md describes it. What is not known or not there is left out, never empty or zero.
[[nodiscard]] QByteArray tableToJson(const TableSpec &spec, const TableOrigin &origin);

} // namespace fatlas
