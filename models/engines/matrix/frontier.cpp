// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/matrix/matrixspec.h"

#include <algorithm>

namespace fatlas {

namespace {

bool dominates(const MatrixPoint &a, const MatrixPoint &b)
{
    const bool atLeastAsGood = a.x.value >= b.x.value && a.y.value >= b.y.value;
    const bool better = a.x.value > b.x.value || a.y.value > b.y.value;
    return atLeastAsGood && better;
}

} // namespace

void markFrontier(QList<MatrixPoint> &points)
{
    const QList<MatrixPoint> all = points;
    for (MatrixPoint &point : points)
        point.onFrontier = std::none_of(all.cbegin(), all.cend(), [&point](const MatrixPoint &other) { return dominates(other, point); });
}

} // namespace fatlas
