// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/sheet/sheetwriter.h"

namespace fatlas {

/// What the evidence panel says of an item (`subject.kind` is not None): a source with all that cites it, a claim with its verdict, of other
/// items all statements. Nothing for an item that the atlas does not know.
void writeItem(SheetWriter &writer, const Subject &subject);

} // namespace fatlas
