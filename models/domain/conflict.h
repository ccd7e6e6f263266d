// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/source.h"

namespace fatlas {

/// Another source states another figure for a field of a model shape or a device. The field is named as in the knowledge files, for
/// example "peakTflops.fp16Dense", and the value has that field's unit. The note may be empty.
struct FigureConflict
{
    QString field;
    double value = 0;
    LocalizedText note;
    Citation citation;

    friend bool operator==(const FigureConflict &, const FigureConflict &) = default;
};

} // namespace fatlas
