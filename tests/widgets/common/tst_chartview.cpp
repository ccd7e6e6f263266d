// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/chartview.h"

#include "common/chartbuilder.h"
#include "support/samples.h"

#include <QChart>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QLineSeries>
#include <QScatterSeries>
#include <QTest>
#include <QTextDocument>
#include <QToolTip>

#include <cmath>

using namespace fatlas;

namespace {

/// Three categories; the middle one is unknown.
ChartSpec withGap(ChartKind kind)
{
    ChartSpec spec;
    spec.kind = kind;
    spec.title = QStringLiteral("Ratings");
    spec.categories = {QStringLiteral("First"), QStringLiteral("A much longer name of a category"), QStringLiteral("Third"),
                       QStringLiteral("Fourth")};
    spec.series = {{QStringLiteral("one"), {Interval{2, 1, 3}, std::nullopt, Interval{8, 7.5, 9}, Interval{6, 5, 7}}}};
    return spec;
}

template<class Series>
QList<Series *> seriesOf(const QChart &chart)
{
    QList<Series *> found;
    for (QAbstractSeries *series : chart.series()) {
        if (auto *wanted = qobject_cast<Series *>(series); wanted && series->metaObject() == &Series::staticMetaObject)
            found.append(wanted);
    }
    return found;
}

int pixelsOf(const QImage &image, const QRectF &area, const QColor &color)
{
    int count = 0;
    for (int y = int(area.top()); y < int(area.bottom()); ++y) {
        for (int x = int(area.left()); x < int(area.right()); ++x)
            count += image.valid(x, y) && image.pixelColor(x, y).rgb() == color.rgb() ? 1 : 0;
    }
    return count;
}

} // namespace

class ChartViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatACategoryMeans();
    void unknownReachesNoDotPlot();
    void linesAreSplitAtGaps();
    void allUnknownIsNoTrouble_data();
    void allUnknownIsNoTrouble();
    void gapsAreHatched();
    void labelColumnIsWideEnough_data();
    void labelColumnIsWideEnough();
    void summaryNamesTheGaps();
    void specCanBeReplaced();
};

void ChartViewTest::tellsWhatACategoryMeans()
{
    ChartSpec spec = withGap(ChartKind::DotPlot);
    spec.hints = {QStringLiteral("hint 1"), QStringLiteral("hint <2>"), QStringLiteral("hint 3"), QStringLiteral("hint 4")};
    ChartView view;
    view.setSpec(spec, PaintContext());
    view.resize(500, 400);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const QRectF plot = view.chart()->plotArea();
    const auto at = [&](double band) {
        return view.mapFromScene(view.chart()->mapToScene(QPointF(20, plot.top() + band * plot.height() / 4)));
    };
    for (int i = 0; i < 4; ++i)
        QCOMPARE(view.categoryAt(at(i + 0.5)), i);
    QCOMPARE(view.categoryAt(at(-0.3)), -1);
    QCOMPARE(view.categoryAt(at(4.3)), -1);
    QHelpEvent ask(QEvent::ToolTip, at(1.5), view.mapToGlobal(at(1.5)));
    QApplication::sendEvent(view.viewport(), &ask);
    QTextDocument shown;
    shown.setHtml(QToolTip::text());
    QCOMPARE(shown.toPlainText().trimmed(), QStringLiteral("hint <2>"));
}

void ChartViewTest::unknownReachesNoDotPlot()
{
    const ChartSpec spec = withGap(ChartKind::DotPlot);
    const auto chart = buildChart(spec, {});
    const QList<QScatterSeries *> dots = seriesOf<QScatterSeries>(*chart);
    QCOMPARE(dots.size(), 1);
    // From the top down: first 3, (gap 2), third 1, fourth 0.
    QCOMPARE(dots[0]->points(), (QList<QPointF>{{2, 3}, {8, 1}, {6, 0}}));
    const QList<QLineSeries *> whiskers = seriesOf<QLineSeries>(*chart);
    QCOMPARE(whiskers.size(), 3);
    double low = 10;
    double high = 0;
    for (const QPointF &point : whiskers[1]->points()) {
        QVERIFY(std::abs(point.y() - 1) < 0.5);
        low = std::min(low, point.x());
        high = std::max(high, point.x());
    }
    QCOMPARE(low, 7.5);
    QCOMPARE(high, 9.0);
}

void ChartViewTest::linesAreSplitAtGaps()
{
    const auto chart = buildChart(withGap(ChartKind::Line), {});
    const QList<QLineSeries *> lines = seriesOf<QLineSeries>(*chart);
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0]->points(), (QList<QPointF>{{0, 2}}));
    QCOMPARE(lines[1]->points(), (QList<QPointF>{{2, 8}, {3, 6}}));
}

void ChartViewTest::allUnknownIsNoTrouble_data()
{
    QTest::addColumn<ChartKind>("kind");
    QTest::newRow("dots") << ChartKind::DotPlot;
    QTest::newRow("line") << ChartKind::Line;
}

void ChartViewTest::allUnknownIsNoTrouble()
{
    QFETCH(ChartKind, kind);
    ChartSpec spec = withGap(kind);
    for (ChartValue &value : spec.series[0].values)
        value.reset();
    const auto chart = buildChart(spec, {});
    for (const QAbstractSeries *series : chart->series())
        QCOMPARE(qobject_cast<const QXYSeries *>(series)->count(), 0);
    ChartView view;
    view.resize(500, 300);
    view.setSpec(spec, {});
    QVERIFY(!view.grab().isNull());
    view.setSpec({}, {});
    QVERIFY(!view.grab().isNull());
}

void ChartViewTest::gapsAreHatched()
{
    const ChartSpec spec = withGap(ChartKind::DotPlot);
    PaintContext context;
    ChartView view;
    view.resize(700, 400);
    view.setSpec(spec, context);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const QImage image = view.grab().toImage();
    const QRectF plot = view.chart()->plotArea();
    const double band = plot.height() / 4;
    const QColor hatch = context.theme->color(ColorRole::Unknown);
    const auto inBand = [&](int index) {
        return pixelsOf(image, {plot.left() + 8, plot.top() + band * (index + 0.25), plot.width() - 16, band * 0.5}, hatch);
    };
    QVERIFY2(inBand(1) > 200, qPrintable(QString::number(inBand(1))));
    for (const int known : {0, 2, 3})
        QCOMPARE(inBand(known), 0);
}

void ChartViewTest::labelColumnIsWideEnough_data()
{
    QTest::addColumn<Language>("language");
    QTest::newRow("en") << Language::English;
    QTest::newRow("zh") << Language::Chinese;
}

void ChartViewTest::labelColumnIsWideEnough()
{
    QFETCH(Language, language);
    ChartSpec spec = withGap(ChartKind::DotPlot);
    if (language == Language::Chinese)
        spec.categories = {QStringLiteral("易用性"), QStringLiteral("大规模训练能力与故障恢复的综合评价"), QStringLiteral("调试体验"),
                           QStringLiteral("文档")};
    PaintContext context;
    context.language = language;
    const QFontMetricsF metrics(context.font(TextRole::Caption));
    const int margin = categoryMargin(spec, context);
    for (const QString &name : spec.categories)
        QVERIFY2(metrics.horizontalAdvance(name) <= margin - 8, qPrintable(name));
    ChartView view;
    view.resize(600, 400);
    view.setSpec(spec, context);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    // The names stand left of the plot, so there must be that much room inside the view.
    QVERIFY(view.chart()->plotArea().left() >= margin);
    QVERIFY(view.chart()->plotArea().width() > 100);
}

void ChartViewTest::summaryNamesTheGaps()
{
    ChartView view;
    view.setSpec(withGap(ChartKind::DotPlot), {});
    QCOMPARE(view.accessibleName(), QStringLiteral("Ratings"));
    const QString summary = view.accessibleDescription();
    QVERIFY(summary.contains(QStringLiteral("First: 2.0 (1.0–3.0)")));
    QVERIFY(summary.contains(QStringLiteral("A much longer name of a category: Unknown")));
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    view.setSpec(ratingChart(atlas, {QStringLiteral("mlx")}, Language::English), {});
    QVERIFY(view.accessibleDescription().contains(QStringLiteral("Debugging: Unknown")));
}

void ChartViewTest::specCanBeReplaced()
{
    ChartView view;
    view.resize(500, 300);
    view.setSpec(withGap(ChartKind::DotPlot), {});
    const ChartSpec line = withGap(ChartKind::Line);
    view.setSpec(line, {});
    QCOMPARE(view.spec(), line);
    QCOMPARE(view.chart()->series().size(), 2);
    QVERIFY(!view.grab().isNull());
}

QTEST_MAIN(ChartViewTest)
#include "tst_chartview.moc"
