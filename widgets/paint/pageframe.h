// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paint/export.h"

#include <QRectF>

namespace fatlas {

/// The whole A4 page in logical units.
[[nodiscard]] QSizeF a4PageSize(PageOrientation orientation);
/// Where the content stands on it; its size is a4ContentSize().
[[nodiscard]] QRectF a4ContentRect(PageOrientation orientation);

/// Draws what surrounds the content: title and filter above a thin rule, provenance and page number below. `page` counts from 0.
void paintPageFrame(QPainter &painter, PageOrientation orientation, const DocumentInfo &info, int page, int pageCount);

} // namespace fatlas
