// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/source.h"

namespace fatlas {

/// Something often said of a framework or a technique, and what is true instead.
struct Misconception
{
    LocalizedText claim;
    LocalizedText correction;
    Citation citation;

    friend bool operator==(const Misconception &, const Misconception &) = default;
};

} // namespace fatlas
