// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/chart/chartspec.h"
#include "paint/paintcontext.h"

#include <QChartView>

namespace fatlas {

/// Shows a ChartSpec with Qt Charts. Unknown values never reach a series: lines are split into runs, gaps get a hatched band and the word "unknown".
class ChartView : public QChartView
{
    Q_OBJECT

public:
    explicit ChartView(QWidget *parent = nullptr);

    void setSpec(const ChartSpec &spec, const PaintContext &context);
    [[nodiscard]] const ChartSpec &spec() const { return m_spec; }

    /// The category in whose band a position of the viewport lies; -1 outside.
    [[nodiscard]] qsizetype categoryAt(const QPoint &position) const;

protected:
    bool viewportEvent(QEvent *event) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;

private:
    ChartSpec m_spec;
    PaintContext m_context;
};

} // namespace fatlas
