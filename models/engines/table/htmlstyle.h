// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/language.h"

namespace fatlas {

/// The style sheet of an exported table: light and dark, screen and paper; in Chinese the simplified faces first.
[[nodiscard]] QString htmlStyle(Language language);

} // namespace fatlas
