// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <functional>

class QPainter;

namespace fatlas {

/// The texts that `draw` paints, one for each run of glyphs, in the order of painting. Nothing else is drawn.
[[nodiscard]] QStringList notedTexts(const std::function<void(QPainter &)> &draw);

} // namespace fatlas
