// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/matrix/matrixlayout.h"
#include "paint/pagepainter.h"

#include <optional>

namespace fatlas {

/// What is emphasised on the screen; nothing is in an export.
struct MatrixEmphasis
{
    std::optional<qsizetype> hovered;
    std::optional<qsizetype> selected;
    /// Keyboard focus is on the selected point: draw the focus ring.
    bool focused = false;
};

/// Draws the matrix into a painter whose unit is the logical unit.
void paintMatrix(QPainter &painter, const MatrixSpec &spec, const MatrixLayout &layout, const PaintContext &context,
                 const MatrixEmphasis &emphasis = {});

/// The mark of a layer: shape and colour together, also used in lists and legends.
void paintLayerMark(QPainter &painter, const QPointF &centre, double radius, Layer layer, const Theme &theme, bool hovered = false);

/// The matrix on one page, laid out without padding.
class MatrixPage : public PagePainter
{
public:
    MatrixPage(MatrixSpec spec, const QSizeF &size, const PaintContext &context, const MatrixRange &range = {});

    [[nodiscard]] QSizeF pageSize() const override { return m_layout.size; }
    [[nodiscard]] int pageCount() const override { return 1; }
    [[nodiscard]] QColor ground() const override { return m_context.theme->color(ColorRole::Surface); }
    void paintPage(QPainter &painter, int page) const override;

private:
    MatrixSpec m_spec;
    PaintContext m_context;
    MatrixLayout m_layout;
};

} // namespace fatlas
