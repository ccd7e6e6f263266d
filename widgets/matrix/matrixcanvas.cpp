// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "matrix/matrixcanvas.h"

#include "common/hovercard.h"
#include "common/viewcontext.h"
#include "engines/words.h"
#include "paint/matrixpainter.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include <cmath>

namespace fatlas {

namespace {

constexpr double smallestSpan = 1.0;
constexpr double wheelStep = 1.2;

/// Keeps a span inside 0–10 without changing its length.
void clampSpan(double &low, double &high)
{
    double span = std::clamp(high - low, smallestSpan, 10.0);
    // Zooming in and out again by the same factor must end at the whole, not a rounding error beside it.
    if (span > 10.0 - 1e-6)
        span = 10.0;
    low = std::clamp(low, 0.0, 10.0 - span);
    high = low + span;
}

} // namespace

MatrixCanvas::MatrixCanvas(ViewContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_card(new HoverCard(context, this))
{
    setObjectName(QStringLiteral("matrixCanvas"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    connect(&m_context, &ViewContext::themeChanged, this, qOverload<>(&QWidget::update));
}

void MatrixCanvas::setSpec(const MatrixSpec &spec)
{
    const FrameworkId kept = m_selected ? m_spec.points[*m_selected].framework : FrameworkId();
    m_spec = spec;
    setHovered(std::nullopt);
    m_selected.reset();
    relayout();
    select(kept);
    setAccessibleName(m_spec.title);
    describeSelection();
}

void MatrixCanvas::setRange(const MatrixRange &range)
{
    MatrixRange wanted = range;
    clampSpan(wanted.xMin, wanted.xMax);
    clampSpan(wanted.yMin, wanted.yMax);
    if (wanted == m_range)
        return;
    m_range = wanted;
    relayout();
    Q_EMIT rangeChanged();
}

const MatrixLayout &MatrixCanvas::layoutValue() const
{
    if (!m_layout)
        m_layout = layoutMatrix(m_spec, QSizeF(size()), m_range, m_context.paintContext().measure());
    return *m_layout;
}

void MatrixCanvas::relayout()
{
    m_layout.reset();
    update();
}

void MatrixCanvas::select(const FrameworkId &framework)
{
    std::optional<qsizetype> found;
    for (qsizetype i = 0; i < m_spec.points.size(); ++i) {
        if (m_spec.points[i].framework == framework)
            found = i;
    }
    if (found == m_selected)
        return;
    m_selected = found;
    describeSelection();
    update();
}

void MatrixCanvas::selectIndex(qsizetype index)
{
    m_selected = index;
    describeSelection();
    update();
    Q_EMIT pointSelected(m_spec.points[index].framework);
}

void MatrixCanvas::describeSelection()
{
    QStringList lines;
    if (m_selected) {
        const MatrixPoint &point = m_spec.points[*m_selected];
        lines = {point.name, QStringLiteral("%1: %2").arg(m_spec.xTitle, intervalText(point.x.value, point.x.low, point.x.high)),
                 QStringLiteral("%1: %2").arg(m_spec.yTitle, intervalText(point.y.value, point.y.low, point.y.high))};
    } else {
        lines = {m_spec.subtitle};
        for (const MatrixPoint &point : std::as_const(m_spec.points))
            lines += point.name;
    }
    setAccessibleDescription(lines.join(QLatin1Char('\n')));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

QRectF MatrixCanvas::markRect(qsizetype index) const
{
    const MatrixLayout &layout = layoutValue();
    for (const PlacedPoint &point : layout.points) {
        if (point.index == index)
            return {point.centre.x() - layout.markRadius, point.centre.y() - layout.markRadius, 2 * layout.markRadius,
                    2 * layout.markRadius};
    }
    return {};
}

void MatrixCanvas::setHovered(std::optional<qsizetype> index)
{
    if (m_hovered == index)
        return;
    m_hovered = index;
    setCursor(index ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
    const Framework *framework = index ? m_context.atlas().framework(m_spec.points[*index].framework) : nullptr;
    if (framework)
        m_card->showRatings(*framework, {easeOfUseCriterion(), largeScaleCriterion()}, markRect(*index));
    else
        m_card->hide();
}

void MatrixCanvas::zoom(double factor, std::optional<QPointF> anchor)
{
    const MatrixLayout &layout = layoutValue();
    const QPointF fixed = layout.toScore(anchor.value_or(layout.plot.center()));
    const double spanX = std::clamp((m_range.xMax - m_range.xMin) / factor, smallestSpan, 10.0);
    const double spanY = std::clamp((m_range.yMax - m_range.yMin) / factor, smallestSpan, 10.0);
    const double shareX = (fixed.x() - m_range.xMin) / (m_range.xMax - m_range.xMin);
    const double shareY = (fixed.y() - m_range.yMin) / (m_range.yMax - m_range.yMin);
    MatrixRange range;
    range.xMin = fixed.x() - shareX * spanX;
    range.xMax = range.xMin + spanX;
    range.yMin = fixed.y() - shareY * spanY;
    range.yMax = range.yMin + spanY;
    setRange(range);
}

void MatrixCanvas::pan(const QPointF &from, const QPointF &to)
{
    const MatrixLayout &layout = layoutValue();
    const QPointF delta = layout.toScore(from) - layout.toScore(to);
    setRange({m_range.xMin + delta.x(), m_range.xMax + delta.x(), m_range.yMin + delta.y(), m_range.yMax + delta.y()});
}

bool MatrixCanvas::event(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        relayout();
    return QWidget::event(event);
}

void MatrixCanvas::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    const PaintContext context = m_context.paintContext();
    painter.fillRect(rect(), context.theme->color(ColorRole::Surface));
    paintMatrix(painter, m_spec, layoutValue(), context, {m_hovered, m_selected, hasFocus()});
}

void MatrixCanvas::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    setHovered(std::nullopt);
    relayout();
}

void MatrixCanvas::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_pressed = event->position();
}

void MatrixCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (m_pressed && (m_panning || (event->position() - *m_pressed).manhattanLength() >= QApplication::startDragDistance())) {
        m_panning = true;
        setHovered(std::nullopt);
        setCursor(Qt::ClosedHandCursor);
        pan(*m_pressed, event->position());
        m_pressed = event->position();
        return;
    }
    setHovered(layoutValue().hitTest(event->position()));
}

void MatrixCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const bool clicked = m_pressed && !m_panning;
    m_pressed.reset();
    m_panning = false;
    const auto hit = layoutValue().hitTest(event->position());
    setCursor(hit ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (clicked && hit)
        selectIndex(*hit);
}

void MatrixCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (const auto hit = layoutValue().hitTest(event->position()))
        Q_EMIT pointActivated(m_spec.points[*hit].framework);
    else
        resetRange();
}

void MatrixCanvas::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    setHovered(std::nullopt);
}

void MatrixCanvas::wheelEvent(QWheelEvent *event)
{
    const double notches = event->angleDelta().y() / 120.0;
    if (notches == 0.0)
        return;
    setHovered(std::nullopt);
    zoom(std::pow(wheelStep, notches), event->position());
    event->accept();
}

void MatrixCanvas::moveSelection(Qt::ArrowType direction)
{
    if (layoutValue().points.isEmpty())
        return;
    const bool inRange = m_selected && !markRect(*m_selected).isNull();
    const qsizetype next = inRange ? layoutValue().neighbour(*m_selected, direction) : layoutValue().points.constFirst().index;
    selectIndex(next);
}

void MatrixCanvas::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left: moveSelection(Qt::LeftArrow); return;
    case Qt::Key_Right: moveSelection(Qt::RightArrow); return;
    case Qt::Key_Up: moveSelection(Qt::UpArrow); return;
    case Qt::Key_Down: moveSelection(Qt::DownArrow); return;
    case Qt::Key_Home:
        if (!layoutValue().points.isEmpty())
            selectIndex(layoutValue().points.constFirst().index);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_selected)
            Q_EMIT pointActivated(m_spec.points[*m_selected].framework);
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoom(wheelStep); return;
    case Qt::Key_Minus: zoom(1 / wheelStep); return;
    case Qt::Key_0: resetRange(); return;
    default: QWidget::keyPressEvent(event);
    }
}

void MatrixCanvas::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void MatrixCanvas::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace fatlas
