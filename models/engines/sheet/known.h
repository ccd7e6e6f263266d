// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/atlas.h"
#include "domain/session.h"

namespace fatlas {

/// Whether the atlas has everything that a subject names. What was looked at once may be gone when knowledge was taken back.
[[nodiscard]] bool isKnown(const Atlas &atlas, const Subject &subject);

} // namespace fatlas
