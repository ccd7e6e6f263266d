// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paint/pagepainter.h"

#include <QImage>

namespace fatlas::test {

/// A page on its ground at `scale` pixels a logical unit.
[[nodiscard]] QImage rendered(const PagePainter &content, int page = 0, double scale = 1);

/// How far two pictures of equal size are apart.
struct ImageDifference
{
    /// Mean absolute difference of a channel, 0–255.
    double mean = 0;
    /// Share of the pixels that differ by more than 48 in some channel, 0–1.
    double share = 0;
};

[[nodiscard]] ImageDifference difference(const QImage &a, const QImage &b);

/// Compares with data/golden/NAME.png: empty when alike, else what differs and where the picture was put. Font engines of different
/// versions draw edges a little differently, so a mean difference of 0.8 and three pixels in a thousand are allowed.
/// With the environment variable FATLAS_UPDATE_GOLDEN=1 the golden picture is written instead.
[[nodiscard]] QString differenceFromGolden(const QImage &image, const QString &name);

/// The smallest rectangle that holds every pixel that is not of this colour.
[[nodiscard]] QRect inkOf(const QImage &image, const QColor &ground = Qt::white);

} // namespace fatlas::test
