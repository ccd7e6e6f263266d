// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fatlas {

/// Any Chinese character, in whatever form.
[[nodiscard]] bool isHan(char32_t character);
/// One that is written in simplified Chinese. Traditional and Japanese forms are not, nor are some very rare characters.
[[nodiscard]] bool isSimplifiedHan(char32_t character);

} // namespace fatlas
