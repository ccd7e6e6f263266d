// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/chartview.h"

#include "common/chartbuilder.h"
#include "engines/words.h"
#include "paint/textblock.h"

#include <QChart>
#include <QHelpEvent>
#include <QPainter>
#include <QTextDocument>
#include <QToolTip>

namespace fatlas {

ChartView::ChartView(QWidget *parent) : QChartView(parent)
{
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setBackgroundBrush(Qt::NoBrush);
    setFocusPolicy(Qt::TabFocus);
}

void ChartView::setSpec(const ChartSpec &spec, const PaintContext &context)
{
    m_spec = spec;
    m_context = context;
    const std::unique_ptr<QChart> old(chart());
    setChart(buildChart(m_spec, m_context).release());
    setMinimumHeight(m_spec.kind == ChartKind::DotPlot
                         ? int(double(m_spec.categories.size()) * m_context.bodySize * 1.5 + 6 * m_context.bodySize)
                         : 240);
    setAccessibleName(m_spec.title);
    setAccessibleDescription(summaryOf(m_spec));
}

qsizetype ChartView::categoryAt(const QPoint &position) const
{
    if (m_spec.kind != ChartKind::DotPlot || m_spec.categories.isEmpty() || !chart())
        return -1;
    const QRectF plot = chart()->plotArea();
    const double y = chart()->mapFromScene(mapToScene(position)).y();
    if (y < plot.top() || y >= plot.bottom())
        return -1;
    return qsizetype((y - plot.top()) / plot.height() * double(m_spec.categories.size()));
}

bool ChartView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString hint = m_spec.hints.value(categoryAt(help->pos()));
        // Plain text that begins with a tag-like word must not be taken for markup, and long texts are to wrap.
        QToolTip::showText(help->globalPos(), hint.isEmpty() ? QString() : Qt::convertFromPlainText(hint), this);
        return true;
    }
    return QChartView::viewportEvent(event);
}

void ChartView::drawForeground(QPainter *painter, const QRectF &rect)
{
    QChartView::drawForeground(painter, rect);
    if (m_spec.series.isEmpty() || m_spec.kind != ChartKind::DotPlot || m_spec.categories.isEmpty())
        return;
    const QRectF plot = chart()->plotArea();
    const double band = plot.height() / double(m_spec.categories.size());
    const QColor color = m_context.theme->color(ColorRole::Unknown);
    painter->save();
    const double margin = categoryMargin(m_spec, m_context);
    for (qsizetype i = 0; i < m_spec.categories.size(); ++i) {
        const QRectF room(plot.left() - margin, plot.top() + double(i) * band, margin - 8, band);
        drawText(*painter, {m_spec.categories[i], TextRole::Caption, room, false, Qt::AlignRight | Qt::AlignVCenter}, m_context,
                 m_context.theme->color(ColorRole::Text));
    }
    for (const qsizetype gap : gapsOf(m_spec.series.constFirst())) {
        const QRectF room(plot.left(), plot.top() + double(gap) * band + band * 0.2, plot.width(), band * 0.6);
        painter->fillRect(room, QBrush(color, Qt::BDiagPattern));
        drawText(
            *painter,
            {stateName(AssessmentState::Unknown), TextRole::Caption, room.adjusted(6, 0, 0, 0), false, Qt::AlignLeft | Qt::AlignVCenter},
            m_context, color);
    }
    painter->restore();
}

} // namespace fatlas
