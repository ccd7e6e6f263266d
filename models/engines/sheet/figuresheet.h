// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/sheet/sheetwriter.h"

namespace fatlas {

/// The figures of a device, model shape, series, metric, repository, count or formula, as far as they are recorded. Nothing for other items.
void writeFigures(SheetWriter &writer, const Subject &subject);

} // namespace fatlas
