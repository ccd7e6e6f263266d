// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knowledgebase.h"

namespace fatlas {

/// A figure by the name of its field in the knowledge files, for example "peakTflops.bf16Dense" or "mfuPercent".
struct Figure
{
    QString key;
    double value = 0;

    friend bool operator==(const Figure &, const Figure &) = default;
};

/// What people call a figure, in both languages: statements are made in both at once. An unknown key stands for itself, without a unit.
[[nodiscard]] LocalizedText figureName(const QString &key);
[[nodiscard]] LocalizedText figureUnit(const QString &key);

/// With groups of three digits, without an exponent and without needless digits.
[[nodiscard]] QString groupedNumber(double number);
/// "3,350 GB/s", "44%".
[[nodiscard]] LocalizedText withUnit(double number, const LocalizedText &unit);
[[nodiscard]] LocalizedText figureValue(const Figure &figure);
/// "memory bandwidth 3,350 GB/s".
[[nodiscard]] LocalizedText figureText(const Figure &figure);

/// What is stated of them, the weightiest first.
[[nodiscard]] QList<Figure> figuresOf(const Device &device);
[[nodiscard]] QList<Figure> figuresOf(const ModelShape &shape);
/// What was counted of a repository over its whole history, and over the last year.
[[nodiscard]] QList<Figure> figuresOf(const ActivityTotals &totals);
[[nodiscard]] QList<Figure> figuresOf(const ActivityYear &year);

} // namespace fatlas
