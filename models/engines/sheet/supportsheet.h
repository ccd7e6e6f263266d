// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/sheet/sheetwriter.h"

namespace fatlas {

/// Where a framework runs, how it spreads the work, what a deployment tool takes and runs on, and what was looked for and not found.
void writeSupport(SheetWriter &writer, const Framework &framework);

} // namespace fatlas
