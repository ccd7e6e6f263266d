// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/matrix/matrixspec.h"
#include "engines/table/tablespec.h"
#include "engines/textmeasure.h"

namespace fatlas::test {

/// The nine frameworks of the seeds' matrix with their headline ratings and an interval of 0.5–1, both switches on.
[[nodiscard]] MatrixSpec nineFrameworks(Language language);
/// The nine and seven more close to them: what a fuller knowledge base looks like around the good corner.
[[nodiscard]] MatrixSpec sixteenClustered(Language language);
/// `count` points with names of 14–32 letters all over the plane, the same for the same seed.
[[nodiscard]] MatrixSpec scattered(int count, quint32 seed);

/// Frameworks × criteria of the dimension usability with texts of the length that the knowledge base allows; one cell of each state.
[[nodiscard]] TableSpec usabilityTable(Language language);
/// The same with everything that a comparison has beside: rows in four groups by layer, columns in two ("Language", "Every day"), a summary
/// of two sentences, PyTorch marked best and MLX worst in "Debugging", a sign before a text.
[[nodiscard]] TableSpec groupedTable(Language language);
/// A table turned: criteria × frameworks.
[[nodiscard]] TableSpec transposed(const TableSpec &spec);

/// Texts that a format could take for something else, or that it may not hold: formulas, separators, quotes, syntax of Markdown and HTML,
/// control characters, halves of surrogate pairs.
[[nodiscard]] QStringList hostileTexts();
/// A table of one column with a row for each of them; everything in it that can be is that text.
[[nodiscard]] TableSpec hostileTable();

/// A font engine that is easy to foresee: a Latin character is 0.5 × the size wide, any other 1 ×; a line is 1.4 × (Chinese 1.5 ×) high.
/// Wraps at blanks and between other characters; breaks words that are too long.
[[nodiscard]] TextMeasure fixedMeasure(Language language, double bodySize = 12);

} // namespace fatlas::test
