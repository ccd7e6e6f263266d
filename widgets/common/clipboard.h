// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/table/tablespec.h"

namespace fatlas {

/// Puts the table with its sources on the clipboard, as rich text and as text with tabs (see tableClipboard()). A table without rows leaves
/// what is there.
void copyTable(const TableSpec &spec);

} // namespace fatlas
