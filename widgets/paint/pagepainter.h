// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paint/paintcontext.h"

#include <QColor>
#include <QSizeF>

class QPainter;

namespace fatlas {

/// Something that can be drawn on pages: the one interface between what is exported and the formats. Implementations are immutable after
/// construction and may paint from any thread.
class PagePainter
{
public:
    virtual ~PagePainter() = default;

    /// Size of the content area of each page in logical units.
    [[nodiscard]] virtual QSizeF pageSize() const = 0;
    [[nodiscard]] virtual int pageCount() const = 0;
    /// What the page is drawn on; the exporter fills it in, margins included.
    [[nodiscard]] virtual QColor ground() const { return Qt::white; }
    /// Draws one page (from 0) with its content area at the painter's origin. Margins are the exporter's.
    virtual void paintPage(QPainter &painter, int page) const = 0;
};

} // namespace fatlas
