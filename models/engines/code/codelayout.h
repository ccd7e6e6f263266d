// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/code/codespec.h"
#include "engines/matrix/matrixlayout.h"

namespace fatlas {

/// A line of code on a page, or the part of it that fits.
struct PlacedCode
{
    QString text;
    /// The stretches of this text.
    CodeSpans spans;
    QRectF rect;
    /// The number of the line, or the mark of one that goes on.
    PlacedText number;

    friend bool operator==(const PlacedCode &, const PlacedCode &) = default;
};

struct CodePage
{
    QList<PlacedText> texts;
    QList<PlacedCode> lines;
    /// Under the names of the frameworks.
    QList<QLineF> rules;

    friend bool operator==(const CodePage &, const CodePage &) = default;
};

/// Pages of equal size. Guarantees (tested): each line of code stands on one page, whole or in parts that together are the line; nothing lies
/// outside the page or on something else; each page with code has the names of the frameworks above it, and above each stretch of code the name
/// of its step; a step begins at the same height in all columns. At most three frameworks stand side by side, more on further pages.
struct CodeLayout
{
    QSizeF pageSize;
    QList<CodePage> pages;

    friend bool operator==(const CodeLayout &, const CodeLayout &) = default;
};

/// In the place of the number of a line that goes on.
inline constexpr QChar continuationMark = u'»';

/// How many characters wide a text in the code's font is: those of Chinese and the like take two.
[[nodiscard]] int codeWidth(QStringView text);

/// Lays the code out on pages of `pageSize` (the content area, without header and footer; logical units, 1/96 inch).
[[nodiscard]] CodeLayout layoutCode(const CodeSpec &spec, const QSizeF &pageSize, const TextMeasure &measure);

} // namespace fatlas
