// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/id.h"

namespace fatlas {

/// One of our frameworks, or something else by its name: exactly one of the two is filled.
struct Part
{
    FrameworkId framework;
    QString other;

    friend bool operator==(const Part &, const Part &) = default;
};

} // namespace fatlas
