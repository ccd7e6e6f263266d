// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/chart/chartspec.h"
#include "support/markingtranslator.h"
#include "support/samples.h"

#include <QTest>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double unknown = -1;

ChartSeries seriesOf(const QList<double> &values)
{
    ChartSeries series;
    for (const double value : values)
        series.values += value < 0 ? ChartValue() : ChartValue(Interval{value, value, value});
    return series;
}

/// "0: 1 2; 4: 5": the first category of each run and its values.
QString runsDump(const ChartSeries &series)
{
    QStringList parts;
    for (const ChartRun &run : runsOf(series)) {
        QString part = u"%1:"_s.arg(run.start);
        for (const Interval &interval : run.values)
            part += u" %1"_s.arg(interval.value);
        parts += part;
    }
    return parts.join(u"; ");
}

QString valuesDump(const ChartSeries &series)
{
    QStringList parts;
    for (const ChartValue &value : series.values)
        parts += value ? u"%1 (%2–%3)"_s.arg(value->value).arg(value->low).arg(value->high) : u"?"_s;
    return parts.join(u", ");
}

} // namespace

class ChartSpecTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsAndGaps_data();
    void runsAndGaps();
    void runsAndGapsCoverTheSeries();
    void summarySaysUnknown();
    void summaryOfSeveralSeries();
    void summaryOfNothing();
    void ratingChartShowsEveryRating();
    void ratingChartHasGaps_data();
    void ratingChartHasGaps();
    void ratingChartLeavesOutWhatIsNotShown();
    void ratingChartOfAnUnknownFramework();
    void wordsAreTranslatedWhenBuilt();
};

void ChartSpecTest::runsAndGaps_data()
{
    QTest::addColumn<QList<double>>("values");
    QTest::addColumn<QString>("runs");
    QTest::addColumn<QList<qsizetype>>("gaps");
    QTest::newRow("no value") << QList<double>{} << QString() << QList<qsizetype>{};
    QTest::newRow("no gap") << QList<double>{1, 2, 3} << u"0: 1 2 3"_s << QList<qsizetype>{};
    QTest::newRow("gap at the start") << QList<double>{unknown, 2, 3} << u"1: 2 3"_s << QList<qsizetype>{0};
    QTest::newRow("gap in the middle") << QList<double>{1, unknown, 3} << u"0: 1; 2: 3"_s << QList<qsizetype>{1};
    QTest::newRow("gap at the end") << QList<double>{1, 2, unknown} << u"0: 1 2"_s << QList<qsizetype>{2};
    QTest::newRow("gaps side by side") << QList<double>{1, unknown, unknown, 4} << u"0: 1; 3: 4"_s << QList<qsizetype>{1, 2};
    QTest::newRow("every other") << QList<double>{unknown, 2, unknown, 4, unknown} << u"1: 2; 3: 4"_s << QList<qsizetype>{0, 2, 4};
    QTest::newRow("all gaps") << QList<double>{unknown, unknown} << QString() << QList<qsizetype>{0, 1};
    QTest::newRow("one value") << QList<double>{5} << u"0: 5"_s << QList<qsizetype>{};
    QTest::newRow("one gap") << QList<double>{unknown} << QString() << QList<qsizetype>{0};
    // Zero is a value like any other.
    QTest::newRow("zero is no gap") << QList<double>{0, unknown, 0} << u"0: 0; 2: 0"_s << QList<qsizetype>{1};
}

void ChartSpecTest::runsAndGaps()
{
    QFETCH(QList<double>, values);
    const ChartSeries series = seriesOf(values);
    QTEST(runsDump(series), "runs");
    QTEST(gapsOf(series), "gaps");
}

void ChartSpecTest::runsAndGapsCoverTheSeries()
{
    // All 2^10 patterns of ten categories: runs and gaps together give the series back, and no two runs touch.
    for (int pattern = 0; pattern < 1024; ++pattern) {
        QList<double> values;
        for (int i = 0; i < 10; ++i)
            values += (pattern >> i & 1) ? i : unknown;
        const ChartSeries series = seriesOf(values);
        QList<double> rebuilt(10, 99);
        qsizetype free = 0;
        for (const ChartRun &run : runsOf(series)) {
            QVERIFY(!run.values.isEmpty());
            QVERIFY(run.start >= free);
            for (qsizetype i = 0; i < run.values.size(); ++i)
                rebuilt[run.start + i] = run.values[i].value;
            free = run.start + run.values.size() + 1;
        }
        for (const qsizetype gap : gapsOf(series))
            rebuilt[gap] = unknown;
        QCOMPARE(rebuilt, values);
    }
}

void ChartSpecTest::summarySaysUnknown()
{
    ChartSpec spec;
    spec.title = u"Ratings"_s;
    spec.categories = {u"Debugging"_s, u"Paradigm"_s, u"Zero"_s};
    spec.series = {ChartSeries{{}, {ChartValue(Interval{9.3, 8.9, 9.7}), {}, ChartValue(Interval{0, 0, 0.5})}}};
    QCOMPARE(summaryOf(spec).split(u'\n'),
             QStringList({u"Ratings"_s, u"Debugging: 9.3 (8.9–9.7)"_s, u"Paradigm: Unknown"_s, u"Zero: 0.0 (0.0–0.5)"_s}));
}

void ChartSpecTest::summaryOfSeveralSeries()
{
    ChartSpec spec;
    spec.title = u"扩展"_s;
    spec.categories = {u"8"_s, u"16"_s};
    spec.series = {seriesOf({1, unknown}), seriesOf({unknown, 2})};
    spec.series[0].name = u"PyTorch"_s;
    spec.series[1].name = u"昇思"_s;
    QCOMPARE(summaryOf(spec).split(u'\n'),
             QStringList(
                 {u"扩展"_s, u"PyTorch"_s, u"8: 1.0 (1.0–1.0)"_s, u"16: Unknown"_s, u"昇思"_s, u"8: Unknown"_s, u"16: 2.0 (2.0–2.0)"_s}));
}

void ChartSpecTest::summaryOfNothing()
{
    ChartSpec spec;
    spec.title = u"Nothing"_s;
    QCOMPARE(summaryOf(spec), u"Nothing"_s);
}

void ChartSpecTest::ratingChartShowsEveryRating()
{
    // Values: test::smallKnowledge(). "Paradigm" has no rubric and is not rated.
    const ChartSpec spec = ratingChart(buildAtlas(test::smallKnowledge()), {u"pytorch"_s}, Language::English);
    QCOMPARE(spec.categories, QStringList({u"Ease of use"_s, u"Large-scale training"_s, u"Debugging"_s}));
    QCOMPARE(spec.series.size(), 1);
    QCOMPARE(valuesDump(spec.series[0]), u"8.6 (8.1–9.1), 8.9 (8.4–9.4), 9.3 (8.9–9.7)"_s);
    QCOMPARE(spec.kind, ChartKind::DotPlot);
    QCOMPARE(spec.minimum, 0.0);
    QCOMPARE(spec.maximum, 10.0);
    QVERIFY(gapsOf(spec.series[0]).isEmpty());
}

void ChartSpecTest::ratingChartHasGaps_data()
{
    QTest::addColumn<QString>("framework");
    QTest::addColumn<QString>("values");
    // Neither has a rating of debugging: for one it is not applicable, for the other nothing is recorded.
    QTest::newRow("not applicable") << u"megatron-lm"_s << u"3.4 (2.9–3.9), 9.7 (9.2–10), ?"_s;
    QTest::newRow("not recorded") << u"mlx"_s << u"7.5 (7–8), 2 (1.5–2.5), ?"_s;
}

void ChartSpecTest::ratingChartHasGaps()
{
    QFETCH(QString, framework);
    const ChartSpec spec = ratingChart(buildAtlas(test::smallKnowledge()), {framework}, Language::Chinese);
    QTEST(valuesDump(spec.series[0]), "values");
    QCOMPARE(gapsOf(spec.series[0]), QList<qsizetype>{2});
    QCOMPARE(spec.categories, QStringList({u"易用性"_s, u"大规模训练能力"_s, u"调试"_s}));
    QCOMPARE(summaryOf(spec).section(u'\n', 3, 3), u"调试: Unknown"_s);
}

void ChartSpecTest::ratingChartLeavesOutWhatIsNotShown()
{
    KnowledgeBase kb = test::smallKnowledge();
    // A rated criterion of a dimension that has no table (nobody is assessed in it).
    kb.dimensions.append(Dimension{{u"later"_s}, {u"Later"_s, u"以后"_s}, {}});
    Criterion criterion = kb.criteria[1];
    criterion.id = {u"later/anything"_s};
    criterion.dimension = {u"later"_s};
    kb.criteria.append(criterion);
    kb.frameworks[0].ratings.append(test::rating(u"later/anything"_s, 5, 4, 6));
    QCOMPARE(ratingChart(buildAtlas(kb), {u"pytorch"_s}, Language::English).categories.size(), 3);
}

void ChartSpecTest::ratingChartOfAnUnknownFramework()
{
    const ChartSpec spec = ratingChart(buildAtlas(test::smallKnowledge()), {u"ghost"_s}, Language::English);
    QCOMPARE(valuesDump(spec.series[0]), u"?, ?, ?"_s);
    QVERIFY(runsOf(spec.series[0]).isEmpty());
    QVERIFY(ratingChart(Atlas(), {}, Language::English).categories.isEmpty());
}

void ChartSpecTest::wordsAreTranslatedWhenBuilt()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const test::MarkingTranslator marks;
    const ChartSpec spec = ratingChart(atlas, {u"mlx"_s}, Language::Chinese);
    QCOMPARE(spec.title, u"⟦Ratings⟧"_s);
    QVERIFY2(spec.valueTitle.startsWith(u'⟦'), qPrintable(spec.valueTitle));
    QCOMPARE(summaryOf(spec).section(u'\n', 3, 3), u"⟦调试: ⟦Unknown⟧⟧"_s);
}

QTEST_GUILESS_MAIN(ChartSpecTest)
#include "tst_chartspec.moc"
