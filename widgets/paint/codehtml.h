// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/code/codetexts.h"

namespace fatlas {

/// A page that stands alone: the code side by side in the colours of the themes (light, dark, and print on paper), everything escaped. UTF-8.
[[nodiscard]] QByteArray codeToHtml(const CodeSpec &spec, const CodeOrigin &origin);

} // namespace fatlas
