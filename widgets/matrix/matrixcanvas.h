// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/matrix/matrixlayout.h"

#include <QWidget>

#include <optional>

namespace fatlas {

class HoverCard;
class ViewContext;

/// The drawn matrix: paints the layout, turns mouse, wheel and keys into hover, selection, zoom and pan.
class MatrixCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit MatrixCanvas(ViewContext &context, QWidget *parent = nullptr);

    void setSpec(const MatrixSpec &spec);
    [[nodiscard]] const MatrixSpec &spec() const { return m_spec; }
    [[nodiscard]] const MatrixRange &range() const { return m_range; }
    void setRange(const MatrixRange &range);
    /// Where everything stands now, in widget coordinates.
    [[nodiscard]] const MatrixLayout &layoutValue() const;
    [[nodiscard]] std::optional<qsizetype> selected() const { return m_selected; }
    void select(const FrameworkId &framework);

    /// factor > 1 shows less of the plane in more detail. The score under `anchor` (or the middle) stays where it is.
    void zoom(double factor, std::optional<QPointF> anchor = std::nullopt);
    void resetRange() { setRange({}); }

    [[nodiscard]] QSize minimumSizeHint() const override { return {520, 400}; }

Q_SIGNALS:
    void pointSelected(const fatlas::FrameworkId &framework);
    void pointActivated(const fatlas::FrameworkId &framework);
    void rangeChanged();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void relayout();
    void setHovered(std::optional<qsizetype> index);
    void selectIndex(qsizetype index);
    void pan(const QPointF &from, const QPointF &to);
    void moveSelection(Qt::ArrowType direction);
    void describeSelection();
    [[nodiscard]] QRectF markRect(qsizetype index) const;

    ViewContext &m_context;
    MatrixSpec m_spec;
    MatrixRange m_range;
    mutable std::optional<MatrixLayout> m_layout;
    HoverCard *m_card;
    std::optional<qsizetype> m_hovered;
    std::optional<qsizetype> m_selected;
    std::optional<QPointF> m_pressed;
    bool m_panning = false;
};

} // namespace fatlas
