// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QString>

#include <functional>

namespace fatlas {

/// What a text is for; the paint layer turns it into a font.
enum class TextRole { Title, Subtitle, AxisTitle, Tick, PointLabel, Legend, TableHeader, TableBody, TableNote, Caption, Code };

/// How large a text will be. Geometry is computed without a font engine: the paint layer supplies this function, tests a fixed-width one.
/// Sizes are in logical units (1/96 inch). `width` > 0 wraps the text to that width; 0 leaves it on one line.
using TextMeasure = std::function<QSizeF(const QString &text, TextRole role, double width)>;

} // namespace fatlas
