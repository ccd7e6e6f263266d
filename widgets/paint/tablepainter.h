// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/table/tablelayout.h"
#include "paint/pagepainter.h"

namespace fatlas {

/// Number, bar on a 0–10 scale and whisker for the interval: a rating as a glyph. Shared by tables on screen and on paper.
void paintRating(QPainter &painter, const QRectF &rect, const Interval &rating, const PaintContext &context);
/// A tone of the accent that stands out from the ground, and the whisker from it, in grey print too.
[[nodiscard]] QColor ratingBarColor(const Theme &theme);
/// The size that paintRating needs.
[[nodiscard]] QSizeF ratingSize(const PaintContext &context);

/// A comparison table on as many pages as it needs.
class TablePages : public PagePainter
{
public:
    /// A height of 0 gives one page as tall as needed.
    TablePages(TableSpec spec, const QSizeF &pageSize, const PaintContext &context);

    [[nodiscard]] QSizeF pageSize() const override { return m_layout.pageSize; }
    [[nodiscard]] int pageCount() const override { return int(m_layout.pages.size()); }
    [[nodiscard]] QColor ground() const override { return m_context.theme->color(ColorRole::Surface); }
    void paintPage(QPainter &painter, int page) const override;
    [[nodiscard]] const TableLayout &layout() const { return m_layout; }

private:
    TableSpec m_spec;
    PaintContext m_context;
    TableLayout m_layout;
};

} // namespace fatlas
