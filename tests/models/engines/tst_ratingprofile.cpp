// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/chart/ratingprofile.h"
#include "support/samples.h"

#include <QTest>

using namespace fatlas;

namespace {

const FrameworkId pytorch{QStringLiteral("pytorch")};
const FrameworkId jax{QStringLiteral("jax")};
const FrameworkId mlx{QStringLiteral("mlx")};
const DimensionId usability{QStringLiteral("usability")};

Atlas small()
{
    return buildAtlas(test::smallKnowledge());
}

QStringList namesOf(const RatingProfileSpec &spec)
{
    QStringList names;
    for (const ProfileAxis &axis : spec.axes)
        names += axis.group + QLatin1Char('/') + axis.name;
    return names;
}

} // namespace

class RatingProfileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void axesAreTheRatedCriteria();
    void oneDimension();
    void unknownIsAGap();
    void hiddenKeepsItsPlace();
    void wordsOfTheLanguage();
    void summaryTellsWhatIsShown();
    void tableIsTheTwin();
    void nothingToShow();
};

void RatingProfileTest::axesAreTheRatedCriteria()
{
    const Atlas atlas = small();
    QCOMPARE(ratedDimensions(atlas), QList<DimensionId>({matrixDimension(), usability}));
    const RatingProfileSpec spec = buildRatingProfile(atlas, {{pytorch, jax}}, Language::English);
    // Paradigm has no rubric: it is not rated.
    QCOMPARE(namesOf(spec),
             QStringList({QStringLiteral("Matrix/Ease of use"), QStringLiteral("Matrix/Large-scale training"),
                          QStringLiteral("Usability/Debugging")}));
    QCOMPARE(spec.series.size(), 2);
    QCOMPARE(spec.series[0].framework, pytorch);
    QCOMPARE(spec.series[0].values, QList<ChartValue>({Interval{8.6, 8.1, 9.1}, Interval{8.9, 8.4, 9.4}, Interval{9.3, 8.9, 9.7}}));
    QVERIFY(spec.unrated.isEmpty());
    QVERIFY(spec.caption.contains(QStringLiteral("not measurements")));
    QVERIFY(spec.caption.contains(QStringLiteral("interval")));
    QVERIFY(!buildRatingProfile(atlas, {{pytorch}, {}, {}, false}, Language::English).caption.contains(QStringLiteral("interval")));
}

void RatingProfileTest::oneDimension()
{
    const RatingProfileSpec spec = buildRatingProfile(small(), {{pytorch, jax}, usability}, Language::English);
    QCOMPARE(namesOf(spec), QStringList{QStringLiteral("Usability/Debugging")});
    QVERIFY(spec.subtitle.startsWith(QStringLiteral("Usability, 1 ")));
}

void RatingProfileTest::unknownIsAGap()
{
    const RatingProfileSpec spec = buildRatingProfile(small(), {{mlx, {QStringLiteral("nobody")}}}, Language::English);
    QCOMPARE(spec.series[0].values[2], ChartValue());
    QCOMPARE(spec.series[1].values, QList<ChartValue>(3));
    QCOMPARE(
        spec.unrated,
        QStringList({QStringLiteral("MLX is not rated on: Debugging."), QStringLiteral("nobody is not rated on any of these criteria.")}));
}

void RatingProfileTest::hiddenKeepsItsPlace()
{
    const RatingProfileSpec spec = buildRatingProfile(small(), {{mlx, pytorch}, {}, {mlx}}, Language::English);
    QCOMPARE(spec.series.size(), 2);
    QVERIFY(!spec.series[0].isShown && spec.series[1].isShown);
    QVERIFY(spec.unrated.isEmpty());
    QVERIFY(!textSummary(spec).contains(QStringLiteral("MLX")));
    QCOMPARE(toTable(small(), spec, Language::English).columns.size(), 1);
}

void RatingProfileTest::wordsOfTheLanguage()
{
    const RatingProfileSpec spec = buildRatingProfile(small(), {{pytorch}}, Language::Chinese);
    QCOMPARE(namesOf(spec).constLast(), QStringLiteral("易用性/调试"));
}

void RatingProfileTest::summaryTellsWhatIsShown()
{
    const QString summary = textSummary(buildRatingProfile(small(), {{pytorch, mlx}, usability}, Language::English));
    QVERIFY(summary.startsWith(QStringLiteral("Ratings side by side\n")));
    QVERIFY2(summary.endsWith(QStringLiteral("\nDebugging: PyTorch 9.3 (8.9–9.7), MLX unknown")), qPrintable(summary));
}

void RatingProfileTest::tableIsTheTwin()
{
    const Atlas atlas = small();
    const TableSpec table = toTable(atlas, buildRatingProfile(atlas, {{pytorch, jax, mlx}}, Language::English), Language::English);
    QCOMPARE(table.columns.size(), 3);
    QCOMPARE(table.rows.size(), 3);
    QCOMPARE(table.rows[2], (TableHeading{QStringLiteral("Debugging"), {}, QStringLiteral("Usability")}));
    QCOMPARE(table.cells[2][0].rating, (Interval{9.3, 8.9, 9.7}));
    QCOMPARE(table.cells[2][0].standing, Standing::Best);
    QCOMPARE(table.cells[2][1].standing, Standing::Worst);
    QCOMPARE(table.cells[2][0].notes, QList<int>{1});
    QCOMPARE(table.cells[2][2].state, AssessmentState::Unknown);
    QVERIFY(!table.cells[2][2].rating && table.cells[2][2].standing == Standing::Plain);
    // Large-scale training: JAX 9.2 (8.7–9.7) is best, MLX 2.0 worst, PyTorch 8.9 between.
    QCOMPARE(table.cells[1][1].standing, Standing::Best);
    QCOMPARE(table.cells[1][0].standing, Standing::Plain);
    QCOMPARE(table.cells[1][2].standing, Standing::Worst);
    QCOMPARE(table.references.size(), 1);
}

void RatingProfileTest::nothingToShow()
{
    const RatingProfileSpec empty = buildRatingProfile(Atlas(), {}, Language::English);
    QVERIFY(empty.axes.isEmpty() && empty.series.isEmpty());
    QVERIFY(toTable(Atlas(), empty, Language::English).rows.isEmpty());
    QCOMPARE(textSummary(empty).split(QLatin1Char('\n')).size(), 2);
}

QTEST_APPLESS_MAIN(RatingProfileTest)
#include "tst_ratingprofile.moc"
