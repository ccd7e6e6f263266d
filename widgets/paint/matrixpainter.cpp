// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/matrixpainter.h"

#include "paint/painttools.h"
#include "paint/textblock.h"

namespace fatlas {

namespace {

class MatrixDrawing
{
public:
    MatrixDrawing(QPainter &painter, const MatrixSpec &spec, const MatrixLayout &layout, const PaintContext &context,
                  const MatrixEmphasis &emphasis)
        : m_painter(painter), m_spec(spec), m_layout(layout), m_context(context), m_emphasis(emphasis)
    {
    }

    void draw();

private:
    [[nodiscard]] QColor color(ColorRole role) const { return m_context.theme->color(role); }
    [[nodiscard]] Layer layerOf(const PlacedPoint &point) const { return m_spec.points[point.index].layer; }
    [[nodiscard]] bool isSelected(const PlacedPoint &point) const { return m_emphasis.selected == point.index; }
    [[nodiscard]] bool isHovered(const PlacedPoint &point) const { return m_emphasis.hovered == point.index; }
    [[nodiscard]] bool isStrong(const PlacedPoint &point) const { return isSelected(point) || isHovered(point); }

    void drawGrid();
    void drawTexts();
    void drawLegend();
    void drawFrontier();
    void drawInterval(const PlacedPoint &point);
    void drawLabelGround(const PlacedPoint &point);
    void drawRings(const PlacedPoint &point);

    QPainter &m_painter;
    const MatrixSpec &m_spec;
    const MatrixLayout &m_layout;
    const PaintContext &m_context;
    const MatrixEmphasis &m_emphasis;
};

void MatrixDrawing::drawGrid()
{
    const QRectF plot = m_layout.plot;
    for (const AxisTick &tick : m_layout.xTicks) {
        drawSharpLine(m_painter, {tick.position, plot.top(), tick.position, plot.bottom()}, color(ColorRole::Line));
        drawText(m_painter, tick.label, m_context, color(ColorRole::Muted));
    }
    for (const AxisTick &tick : m_layout.yTicks) {
        drawSharpLine(m_painter, {plot.left(), tick.position, plot.right(), tick.position}, color(ColorRole::Line));
        drawText(m_painter, tick.label, m_context, color(ColorRole::Muted));
    }
    drawSharpLine(m_painter, {plot.bottomLeft(), plot.bottomRight()}, color(ColorRole::Muted), 1);
    drawSharpLine(m_painter, {plot.topLeft(), plot.bottomLeft()}, color(ColorRole::Muted), 1);
}

void MatrixDrawing::drawTexts()
{
    for (const PlacedText &text : m_layout.texts) {
        const bool strong = text.role == TextRole::Title || text.role == TextRole::AxisTitle;
        drawText(m_painter, text, m_context, color(strong ? ColorRole::Text : ColorRole::Muted));
    }
}

void MatrixDrawing::drawLegend()
{
    for (const PlacedLegend &entry : m_layout.legend) {
        paintLayerMark(m_painter, entry.mark, m_layout.markRadius, entry.layer, *m_context.theme);
        drawText(m_painter, entry.text, m_context, color(ColorRole::Text));
    }
}

void MatrixDrawing::drawFrontier()
{
    if (m_layout.frontier.size() < 2)
        return;
    QPen pen(color(ColorRole::Muted), 1.2, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({4, 3});
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPolyline(QPolygonF(m_layout.frontier));
}

void MatrixDrawing::drawInterval(const PlacedPoint &point)
{
    if (point.xInterval.isNull() && point.yInterval.isNull())
        return;
    const QColor tone = isStrong(point) ? m_context.theme->layer(layerOf(point)) : m_context.theme->interval(layerOf(point));
    m_painter.setPen(QPen(tone, 1.2, Qt::SolidLine, Qt::FlatCap));
    const double cap = 0.45 * m_layout.markRadius;
    m_painter.drawLine(point.xInterval);
    m_painter.drawLine(point.yInterval);
    for (const QPointF &end : {point.xInterval.p1(), point.xInterval.p2()})
        m_painter.drawLine(end - QPointF(0, cap), end + QPointF(0, cap));
    for (const QPointF &end : {point.yInterval.p1(), point.yInterval.p2()})
        m_painter.drawLine(end - QPointF(cap, 0), end + QPointF(cap, 0));
}

void MatrixDrawing::drawLabelGround(const PlacedPoint &point)
{
    if (!isStrong(point))
        return;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(color(isSelected(point) ? ColorRole::Selection : ColorRole::Raised));
    m_painter.drawRoundedRect(point.label.rect.adjusted(-3, 0, 3, 0), 3, 3);
}

void MatrixDrawing::drawRings(const PlacedPoint &point)
{
    if (!isSelected(point))
        return;
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(color(ColorRole::Accent), 1.8));
    const double ring = m_layout.markRadius + 3;
    m_painter.drawEllipse(point.centre, ring, ring);
    if (!m_emphasis.focused)
        return;
    m_painter.setPen(QPen(color(ColorRole::Text), 1.2, Qt::DotLine));
    m_painter.drawEllipse(point.centre, ring + 3.5, ring + 3.5);
}

void MatrixDrawing::draw()
{
    const PainterScope scope(m_painter);
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    drawGrid();
    drawTexts();
    drawLegend();
    drawFrontier();
    // What is emphasised lies on top of its neighbours.
    for (const bool strong : {false, true}) {
        for (const PlacedPoint &point : m_layout.points) {
            if (isStrong(point) == strong)
                drawInterval(point);
        }
    }
    for (const PlacedPoint &point : m_layout.points) {
        if (point.leader.isNull())
            continue;
        m_painter.setPen(QPen(color(ColorRole::Muted), 0.8));
        m_painter.drawLine(point.leader);
    }
    for (const PlacedPoint &point : m_layout.points) {
        paintLayerMark(m_painter, point.centre, m_layout.markRadius, layerOf(point), *m_context.theme, isHovered(point));
        drawRings(point);
    }
    for (const PlacedPoint &point : m_layout.points) {
        drawLabelGround(point);
        drawText(m_painter, point.label, m_context, color(ColorRole::Text));
    }
}

} // namespace

void paintMatrix(QPainter &painter, const MatrixSpec &spec, const MatrixLayout &layout, const PaintContext &context,
                 const MatrixEmphasis &emphasis)
{
    MatrixDrawing(painter, spec, layout, context, emphasis).draw();
}

MatrixPage::MatrixPage(MatrixSpec spec, const QSizeF &size, const PaintContext &context, const MatrixRange &range)
    : m_spec(std::move(spec)), m_context(context), m_layout(layoutMatrix(m_spec, size, range, context.measure(), 0))
{
}

void MatrixPage::paintPage(QPainter &painter, int page) const
{
    Q_UNUSED(page)
    paintMatrix(painter, m_spec, m_layout, m_context);
}

} // namespace fatlas
