// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/compare/differences.h"
#include "support/samples.h"

#include <QTest>

using namespace fatlas;

namespace {

const FrameworkId pytorch{QStringLiteral("pytorch")};
const FrameworkId jax{QStringLiteral("jax")};
const FrameworkId megatron{QStringLiteral("megatron-lm")};
const FrameworkId mlx{QStringLiteral("mlx")};
const CriterionId paradigm{QStringLiteral("usability/paradigm")};
const CriterionId debugging{QStringLiteral("usability/debugging")};

ComparedValue said(const char *text)
{
    return {AssessmentState::Known, {}, {}, QString::fromUtf8(text)};
}

ComparedValue rated(double score, double low, double high, const char *text = "")
{
    return {AssessmentState::Known, Interval{score, low, high}, {}, QString::fromUtf8(text)};
}

ComparedValue level(int level, const char *text = "")
{
    return {AssessmentState::Known, {}, level, QString::fromUtf8(text)};
}

ComparedValue state(AssessmentState state, const char *text = "")
{
    return {state, {}, {}, QString::fromUtf8(text)};
}

using Ratings = QList<std::optional<Interval>>;

/// "+" best, "-" worst, "." plain.
QString signsOf(const QList<Standing> &standings)
{
    QString signs;
    for (const Standing standing : standings)
        signs += QLatin1Char(standing == Standing::Best ? '+' : standing == Standing::Worst ? '-' : '.');
    return signs;
}

} // namespace

class DifferencesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreement_data();
    void agreement();
    void lines_data();
    void lines();
    void orderDoesNotMatter_data() { lines_data(); }
    void orderDoesNotMatter();
    void criteriaOfTheAtlas();
    void standing_data();
    void standing();
};

void DifferencesTest::agreement_data()
{
    QTest::addColumn<Interval>("a");
    QTest::addColumn<Interval>("b");
    QTest::addColumn<bool>("agreeing");
    QTest::addColumn<bool>("overlapping");
    QTest::newRow("same") << Interval{5, 4, 6} << Interval{5, 4, 6} << true << true;
    QTest::newRow("each in the other") << Interval{9.3, 9.0, 9.7} << Interval{9.0, 8.4, 9.4} << true << true;
    QTest::newRow("one in the other only") << Interval{7.2, 6.5, 8.0} << Interval{6.2, 5.2, 7.2} << false << true;
    QTest::newRow("intervals meet, scores outside") << Interval{7.9, 7.2, 8.6} << Interval{9.0, 8.3, 9.5} << false << true;
    QTest::newRow("touching") << Interval{4, 3, 5} << Interval{6, 5, 7} << false << true;
    QTest::newRow("apart") << Interval{4, 3, 5} << Interval{6, 5.1, 7} << false << false;
}

void DifferencesTest::agreement()
{
    QFETCH(Interval, a);
    QFETCH(Interval, b);
    QTEST(agree(a, b), "agreeing");
    QTEST(agree(b, a), "agreeing");
    QTEST(overlap(a, b), "overlapping");
    QTEST(overlap(b, a), "overlapping");
}

void DifferencesTest::lines_data()
{
    QTest::addColumn<QList<ComparedValue>>("values");
    QTest::addColumn<bool>("differing");
    QTest::newRow("nobody") << QList<ComparedValue>{} << false;
    QTest::newRow("one") << QList<ComparedValue>{said("Eager")} << false;
    QTest::newRow("all unknown") << QList<ComparedValue>{state(AssessmentState::Unknown, "the manual"), state(AssessmentState::Unknown)}
                                 << false;
    QTest::newRow("all none") << QList<ComparedValue>{state(AssessmentState::None), state(AssessmentState::None, "said so")} << false;
    QTest::newRow("unknown and none") << QList<ComparedValue>{state(AssessmentState::Unknown), state(AssessmentState::None)} << true;
    QTest::newRow("known and unknown") << QList<ComparedValue>{said("Eager"), state(AssessmentState::Unknown)} << true;
    QTest::newRow("known and not applicable") << QList<ComparedValue>{said("Eager"), state(AssessmentState::NotApplicable, "Eager")}
                                              << true;
    QTest::newRow("other words") << QList<ComparedValue>{said("Eager"), said("Functional")} << true;
    QTest::newRow("equal words") << QList<ComparedValue>{said("Apache 2.0"), said(" apache  2.0"), said("Apache 2.0")} << false;
    QTest::newRow("the third differs") << QList<ComparedValue>{said("A"), said("A"), said("B")} << true;
    QTest::newRow("ratings agree in other words") << QList<ComparedValue>{rated(9.3, 9, 9.7, "A"), rated(9, 8.4, 9.4, "B")} << false;
    QTest::newRow("ratings differ in equal words") << QList<ComparedValue>{rated(4, 3, 5, "A"), rated(6, 5, 7, "A")} << true;
    QTest::newRow("rated and unrated") << QList<ComparedValue>{rated(4, 3, 5, "A"), said("A")} << true;
    QTest::newRow("neighbours agree, the ends do not") << QList<ComparedValue>{rated(4, 3, 5), rated(5, 4, 6), rated(6, 5, 7)} << true;
    QTest::newRow("same level in other words") << QList<ComparedValue>{level(0, "A"), level(0, "B")} << false;
    QTest::newRow("other level in equal words") << QList<ComparedValue>{level(0, "A"), level(1, "A")} << true;
    QTest::newRow("level and none") << QList<ComparedValue>{level(0, "A"), said("A")} << true;
}

void DifferencesTest::lines()
{
    QFETCH(QList<ComparedValue>, values);
    QTEST(differs(values), "differing");
}

void DifferencesTest::orderDoesNotMatter()
{
    QFETCH(QList<ComparedValue>, values);
    std::reverse(values.begin(), values.end());
    QTEST(differs(values), "differing");
}

void DifferencesTest::criteriaOfTheAtlas()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const auto differing = [&](const QList<FrameworkId> &frameworks, const CriterionId &criterion) {
        return differs(atlas, frameworks, Aspect{AspectKind::Criterion, criterion.value}, Language::English);
    };
    QVERIFY(differing({pytorch, jax}, paradigm));
    QVERIFY(differing({pytorch, jax}, debugging));
    // JAX 9.2 (8.7–9.7), PyTorch 8.9 (8.4–9.4), Megatron-LM 9.7 (9.2–10).
    QVERIFY(!differing({pytorch, jax}, largeScaleCriterion()));
    QVERIFY(!differing({jax, megatron}, largeScaleCriterion()));
    QVERIFY(differing({pytorch, megatron}, largeScaleCriterion()));
    // Megatron-LM: not applicable; MLX: nothing recorded.
    QVERIFY(differing({megatron, mlx}, debugging));
    QVERIFY(!differing({mlx, mlx}, debugging));
    QVERIFY(!differing({{QStringLiteral("nobody")}, mlx}, debugging));

    const ComparedValue expected{AssessmentState::Known, Interval{9.3, 8.9, 9.7}, {}, QStringLiteral("可用 Python 调试器")};
    const auto value = [&](const FrameworkId &framework) {
        const Aspect aspect{AspectKind::Criterion, debugging.value};
        return comparedValue(aspectRecord(atlas, *atlas.framework(framework), aspect), Language::Chinese);
    };
    QCOMPARE(value(pytorch), expected);
    QCOMPARE(value(mlx), ComparedValue());
}

void DifferencesTest::standing_data()
{
    QTest::addColumn<Ratings>("ratings");
    QTest::addColumn<QString>("signs");
    QTest::newRow("nobody") << Ratings{} << QString();
    QTest::newRow("none rated") << Ratings{{}, {}} << QStringLiteral("..");
    QTest::newRow("one rated") << Ratings{{}, Interval{5, 4, 6}} << QStringLiteral("..");
    QTest::newRow("two") << Ratings{Interval{3, 2, 4}, Interval{9, 8, 10}} << QStringLiteral("-+");
    QTest::newRow("with an unknown") << Ratings{Interval{9, 8, 10}, {}, Interval{3, 2, 4}} << QStringLiteral("+.-");
    QTest::newRow("between is plain") << Ratings{Interval{3, 2, 4}, Interval{6, 5, 7}, Interval{9, 8, 10}} << QStringLiteral("-.+");
    QTest::newRow("ties share") << Ratings{Interval{9, 8, 10}, Interval{3, 2, 4}, Interval{9, 7, 10}, Interval{3, 1, 5}}
                                << QStringLiteral("+-+-");
    QTest::newRow("equal scores") << Ratings{Interval{5, 4, 6}, Interval{5, 1, 9}} << QStringLiteral("..");
    QTest::newRow("equal as shown") << Ratings{Interval{5.01, 5, 5.02}, Interval{5.04, 5.03, 5.05}} << QStringLiteral("..");
    QTest::newRow("agreeing ends") << Ratings{Interval{9.3, 9, 9.7}, Interval{9, 8.4, 9.4}} << QStringLiteral("..");
    // The intervals overlap, but neither judgment allows for the other's score.
    QTest::newRow("overlapping") << Ratings{Interval{7.9, 7.2, 8.6}, Interval{9, 8.3, 9.5}} << QStringLiteral("-+");
}

void DifferencesTest::standing()
{
    QFETCH(Ratings, ratings);
    QTEST(signsOf(standings(ratings)), "signs");
}

QTEST_APPLESS_MAIN(DifferencesTest)
#include "tst_differences.moc"
