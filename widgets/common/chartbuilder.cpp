// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/chartbuilder.h"

#include <QCategoryAxis>
#include <QChart>
#include <QLineSeries>
#include <QScatterSeries>
#include <QValueAxis>

#include <cmath>

namespace fatlas {

namespace {

constexpr double whiskerCap = 0.16;

class ChartBuilder
{
public:
    ChartBuilder(const ChartSpec &spec, const PaintContext &context)
        : m_spec(spec), m_context(context), m_theme(*context.theme), m_chart(std::make_unique<QChart>()), m_value(new QValueAxis),
          m_category(new QCategoryAxis)
    {
    }

    std::unique_ptr<QChart> build()
    {
        m_chart->legend()->setVisible(m_spec.series.size() > 1);
        m_chart->setBackgroundVisible(false);
        m_chart->setPlotAreaBackgroundVisible(false);
        m_chart->setMargins({isDotPlot() ? categoryMargin(m_spec, m_context) : 0, 0, 8, 0});
        m_chart->setTitle(m_spec.title);
        m_chart->setTitleFont(bold(m_context.font(TextRole::TableHeader)));
        m_chart->setTitleBrush(m_theme.color(ColorRole::Text));
        addAxes();
        for (const ChartSeries &series : m_spec.series)
            m_spec.kind == ChartKind::DotPlot ? addDots(series) : addLine(series);
        return std::move(m_chart);
    }

private:
    static QFont bold(QFont font)
    {
        font.setWeight(QFont::Bold);
        return font;
    }

    [[nodiscard]] bool isDotPlot() const { return m_spec.kind == ChartKind::DotPlot; }

    void style(QAbstractAxis *axis) const
    {
        axis->setLabelsFont(m_context.font(TextRole::Caption));
        axis->setLabelsColor(m_theme.color(ColorRole::Text));
        axis->setTitleFont(m_context.font(TextRole::Caption));
        axis->setTitleBrush(m_theme.color(ColorRole::Muted));
        axis->setLinePen(QPen(m_theme.color(ColorRole::Line), 1));
        axis->setGridLinePen(QPen(m_theme.color(ColorRole::Line), 0.5));
    }

    void addAxes()
    {
        m_value->setRange(m_spec.minimum, m_spec.maximum);
        m_value->setTickCount(6);
        m_value->setLabelFormat(QStringLiteral("%g"));
        m_value->setTitleText(m_spec.valueTitle);
        style(m_value);

        // The edges lie between the categories, so that a label stands in the middle of its band.
        m_category->setLabelsPosition(QCategoryAxis::AxisLabelsPositionCenter);
        m_category->setStartValue(-0.5);
        const qsizetype count = m_spec.categories.size();
        for (qsizetype i = 0; i < count; ++i) {
            const QString &name = m_spec.categories[isDotPlot() ? count - 1 - i : i];
            m_category->append(name, double(i) + 0.5);
        }
        m_category->setRange(-0.5, double(count) - 0.5);
        style(m_category);
        m_category->setGridLineVisible(false);
        // Qt Charts cuts long labels; ChartView draws them into the margin instead.
        m_category->setLabelsVisible(!isDotPlot());
        m_chart->addAxis(m_value, isDotPlot() ? Qt::AlignBottom : Qt::AlignLeft);
        m_chart->addAxis(m_category, isDotPlot() ? Qt::AlignLeft : Qt::AlignBottom);
    }

    void attach(QAbstractSeries *series)
    {
        m_chart->addSeries(series);
        series->attachAxis(m_value);
        series->attachAxis(m_category);
    }

    void addDots(const ChartSeries &values)
    {
        const QColor color = m_theme.color(ColorRole::Accent);
        auto *dots = new QScatterSeries;
        dots->setName(values.name);
        dots->setMarkerSize(m_context.bodySize * 0.8);
        dots->setColor(color);
        dots->setBorderColor(color);
        for (qsizetype i = 0; i < values.values.size(); ++i) {
            if (!values.values[i])
                continue;
            const Interval &value = *values.values[i];
            const double row = dotPlotRow(m_spec, i);
            auto *whisker = new QLineSeries;
            whisker->setPen(QPen(color, 1.5));
            whisker->append(value.low, row - whiskerCap);
            whisker->append(value.low, row + whiskerCap);
            whisker->append(value.low, row);
            whisker->append(value.high, row);
            whisker->append(value.high, row + whiskerCap);
            whisker->append(value.high, row - whiskerCap);
            attach(whisker);
            dots->append(value.value, row);
        }
        attach(dots);
    }

    void addLine(const ChartSeries &values)
    {
        for (const ChartRun &run : runsOf(values)) {
            auto *line = new QLineSeries;
            line->setName(values.name);
            line->setPen(QPen(m_theme.color(ColorRole::Accent), 2));
            line->setPointsVisible(true);
            for (qsizetype i = 0; i < run.values.size(); ++i)
                line->append(double(run.start + i), run.values[i].value);
            attach(line);
        }
    }

    const ChartSpec &m_spec;
    const PaintContext &m_context;
    const Theme &m_theme;
    std::unique_ptr<QChart> m_chart;
    QValueAxis *m_value;
    QCategoryAxis *m_category;
};

} // namespace

int categoryMargin(const ChartSpec &spec, const PaintContext &context)
{
    double widest = 0;
    const TextMeasure measure = context.measure();
    for (const QString &name : spec.categories)
        widest = std::max(widest, measure(name, TextRole::Caption, 0).width());
    return int(std::ceil(widest)) + 8;
}

double dotPlotRow(const ChartSpec &spec, qsizetype category)
{
    return double(spec.categories.size() - 1 - category);
}

std::unique_ptr<QChart> buildChart(const ChartSpec &spec, const PaintContext &context)
{
    return ChartBuilder(spec, context).build();
}

} // namespace fatlas
