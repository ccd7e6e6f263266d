// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/atlas.h"

#include <QSet>
#include <QStringList>

namespace fatlas {

/// Sentences one after the other: with a space in English, without one in Chinese (the sentences tell).
[[nodiscard]] QString joinSentences(const QStringList &sentences);
/// "A, B and C" is not attempted: items joined by the list mark of the current language ("、" in Chinese).
[[nodiscard]] QString joinItems(const QStringList &items);

/// "Data 2026.11.1 · as of 2026-11": what every exported thing says of its origin.
[[nodiscard]] QString provenanceLine(const Atlas &atlas);
/// The layers that are hidden, in words; empty when none is.
[[nodiscard]] QString filterLine(const Atlas &atlas, const QSet<Layer> &hiddenLayers, Language language);

/// Names of values, in the current language.
[[nodiscard]] QString sourceKindName(SourceKind kind);
[[nodiscard]] QString confidenceName(Confidence confidence);
[[nodiscard]] QString stateName(AssessmentState state);

/// "8.6" with one decimal, in the C locale's digits: ratings read the same in both languages.
[[nodiscard]] QString scoreText(double score);
/// "8.6 (8.1–9.1)".
[[nodiscard]] QString intervalText(double score, double low, double high);

} // namespace fatlas
