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
/// The same turned: criteria × frameworks.
[[nodiscard]] TableSpec transposed(const TableSpec &spec);

/// A font engine that is easy to foresee: a Latin character is 0.5 × the size wide, any other 1 ×; a line is 1.4 × (Chinese 1.5 ×) high.
/// Wraps at blanks and between other characters; breaks words that are too long.
[[nodiscard]] TextMeasure fixedMeasure(Language language, double bodySize = 12);

} // namespace fatlas::test
