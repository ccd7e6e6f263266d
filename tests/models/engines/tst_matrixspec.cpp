// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/matrix/matrixspec.h"
#include "support/markingtranslator.h"
#include "support/samples.h"

#include <QTest>

#include <algorithm>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

using Layers = QSet<Layer>;

QString intervalDump(const Interval &interval)
{
    return u"%1 (%2–%3)"_s.arg(interval.value, 0, 'f', 1).arg(interval.low, 0, 'f', 1).arg(interval.high, 0, 'f', 1);
}

QStringList pointsDump(const MatrixSpec &spec)
{
    QStringList lines;
    for (const MatrixPoint &point : spec.points) {
        lines += u"%1 %2 %3 x %4 y %5%6"_s.arg(point.framework.value, point.name, layerId(point.layer), intervalDump(point.x),
                                               intervalDump(point.y), point.onFrontier ? u" frontier"_s : QString());
    }
    return lines;
}

QStringList pointNames(const MatrixSpec &spec)
{
    QStringList names;
    for (const MatrixPoint &point : spec.points)
        names += point.name;
    return names;
}

QStringList legendNames(const MatrixSpec &spec)
{
    QStringList names;
    for (const MatrixLegendEntry &entry : spec.legend)
        names += entry.name;
    return names;
}

void dropRating(KnowledgeBase &kb, const QString &framework, const CriterionId &criterion)
{
    for (Framework &each : kb.frameworks) {
        if (each.id.value == framework)
            each.ratings.removeIf([&criterion](const Rating &rating) { return rating.criterion == criterion; });
    }
}

} // namespace

Q_DECLARE_METATYPE(Layers)

/// Expected values: the ratings, names and layers of test::smallKnowledge().
class MatrixSpecTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placesFrameworksByTheirHeadlineRatings();
    void speaksTheDisplayLanguage();
    void hidesLayers_data();
    void hidesLayers();
    void frontierIsThatOfTheShownPoints();
    void missingRatingHasNoPlace_data();
    void missingRatingHasNoPlace();
    void unplacedOfHiddenLayersAreNotNamed();
    void layerWithoutPointsIsNotInTheLegend();
    void legendFollowsTheKnowledgeBase();
    void captionFollowsTheOptions_data();
    void captionFollowsTheOptions();
    void criterionWithoutRecordIsNamedById();
    void emptyAtlas();
    void wordsAreTranslatedWhenBuilt();
};

void MatrixSpecTest::placesFrameworksByTheirHeadlineRatings()
{
    const MatrixSpec spec = buildMatrixSpec(buildAtlas(test::smallKnowledge()), {}, {}, Language::English);
    QCOMPARE(pointsDump(spec),
             QStringList({u"pytorch PyTorch general x 8.6 (8.1–9.1) y 8.9 (8.4–9.4) frontier"_s,
                          u"jax JAX general x 5.3 (4.8–5.8) y 9.2 (8.7–9.7) frontier"_s,
                          u"megatron-lm Megatron-LM acceleration x 3.4 (2.9–3.9) y 9.7 (9.2–10.0) frontier"_s,
                          u"mlx MLX emerging x 7.5 (7.0–8.0) y 2.0 (1.5–2.5)"_s}));
    QCOMPARE(spec.xTitle, u"Ease of use (rating, 0–10)"_s);
    QCOMPARE(spec.yTitle, u"Large-scale training (rating, 0–10)"_s);
    QCOMPARE(spec.subtitle, u"4 framework(s), rated as of 2026-11"_s);
    QVERIFY(!spec.title.isEmpty());
    QVERIFY(spec.unplaced.isEmpty());
}

void MatrixSpecTest::speaksTheDisplayLanguage()
{
    KnowledgeBase kb = test::smallKnowledge();
    kb.frameworks[1].name = {u"JAX"_s, u"JAX（谷歌）"_s};
    kb.frameworks[3].ratings.clear();
    kb.frameworks[3].name = {u"MLX"_s, u"MLX（苹果）"_s};
    const MatrixSpec spec = buildMatrixSpec(buildAtlas(kb), {}, {}, Language::Chinese);
    QCOMPARE(pointNames(spec), QStringList({u"PyTorch"_s, u"JAX（谷歌）"_s, u"Megatron-LM"_s}));
    QCOMPARE(legendNames(spec), QStringList({u"通用"_s, u"加速层"_s}));
    QCOMPARE(spec.unplaced, QStringList{u"MLX（苹果）"_s});
    QVERIFY2(spec.xTitle.startsWith(u"易用性"), qPrintable(spec.xTitle));
    QVERIFY2(spec.yTitle.startsWith(u"大规模训练能力"), qPrintable(spec.yTitle));
}

void MatrixSpecTest::hidesLayers_data()
{
    QTest::addColumn<Layers>("hidden");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QStringList>("legend");
    QTest::addColumn<bool>("hasNote");
    QTest::newRow("none") << Layers{} << QStringList{u"PyTorch"_s, u"JAX"_s, u"Megatron-LM"_s, u"MLX"_s}
                          << QStringList{u"General"_s, u"Acceleration layer"_s, u"Emerging"_s} << true;
    QTest::newRow("general") << Layers{Layer::General} << QStringList{u"Megatron-LM"_s, u"MLX"_s}
                             << QStringList{u"Acceleration layer"_s, u"Emerging"_s} << true;
    QTest::newRow("acceleration") << Layers{Layer::Acceleration} << QStringList{u"PyTorch"_s, u"JAX"_s, u"MLX"_s}
                                  << QStringList{u"General"_s, u"Emerging"_s} << false;
    QTest::newRow("a layer that nobody is in") << Layers{Layer::Deployment}
                                               << QStringList{u"PyTorch"_s, u"JAX"_s, u"Megatron-LM"_s, u"MLX"_s}
                                               << QStringList{u"General"_s, u"Acceleration layer"_s, u"Emerging"_s} << true;
    QTest::newRow("all") << Layers(allLayers.cbegin(), allLayers.cend()) << QStringList{} << QStringList{} << false;
}

void MatrixSpecTest::hidesLayers()
{
    QFETCH(Layers, hidden);
    QFETCH(QStringList, names);
    QFETCH(QStringList, legend);
    QFETCH(bool, hasNote);
    const MatrixSpec spec = buildMatrixSpec(buildAtlas(test::smallKnowledge()), hidden, {}, Language::English);
    QCOMPARE(pointNames(spec), names);
    QCOMPARE(legendNames(spec), legend);
    QCOMPARE(!spec.note.isEmpty(), hasNote);
    QVERIFY2(spec.subtitle.startsWith(QString::number(names.size()) + u" framework"_s), qPrintable(spec.subtitle));
    // Hidden is not unplaced: all four have both ratings.
    QVERIFY(spec.unplaced.isEmpty());
}

void MatrixSpecTest::frontierIsThatOfTheShownPoints()
{
    // Without PyTorch (8.6, 8.9) nobody beats MLX (7.5, 2.0) on ease of use.
    const MatrixSpec spec = buildMatrixSpec(buildAtlas(test::smallKnowledge()), {Layer::General}, {}, Language::English);
    QCOMPARE(spec.points.size(), 2);
    QVERIFY(spec.points[0].onFrontier);
    QVERIFY(spec.points[1].onFrontier);
}

void MatrixSpecTest::missingRatingHasNoPlace_data()
{
    QTest::addColumn<bool>("hasEase");
    QTest::addColumn<bool>("hasScale");
    QTest::newRow("no ease of use") << false << true;
    QTest::newRow("no large-scale training") << true << false;
    QTest::newRow("neither") << false << false;
}

void MatrixSpecTest::missingRatingHasNoPlace()
{
    QFETCH(bool, hasEase);
    QFETCH(bool, hasScale);
    KnowledgeBase kb = test::smallKnowledge();
    if (!hasEase)
        dropRating(kb, u"jax"_s, easeOfUseCriterion());
    if (!hasScale)
        dropRating(kb, u"jax"_s, largeScaleCriterion());
    const MatrixSpec spec = buildMatrixSpec(buildAtlas(kb), {}, {}, Language::English);
    QCOMPARE(pointNames(spec), QStringList({u"PyTorch"_s, u"Megatron-LM"_s, u"MLX"_s}));
    QCOMPARE(spec.unplaced, QStringList{u"JAX"_s});
    QVERIFY2(spec.subtitle.startsWith(u"3 framework"), qPrintable(spec.subtitle));
}

void MatrixSpecTest::unplacedOfHiddenLayersAreNotNamed()
{
    KnowledgeBase kb = test::smallKnowledge();
    dropRating(kb, u"mlx"_s, easeOfUseCriterion());
    QVERIFY(buildMatrixSpec(buildAtlas(kb), {Layer::Emerging}, {}, Language::English).unplaced.isEmpty());
    QCOMPARE(buildMatrixSpec(buildAtlas(kb), {Layer::General}, {}, Language::English).unplaced, QStringList{u"MLX"_s});
}

void MatrixSpecTest::layerWithoutPointsIsNotInTheLegend()
{
    KnowledgeBase kb = test::smallKnowledge();
    dropRating(kb, u"megatron-lm"_s, largeScaleCriterion());
    const MatrixSpec spec = buildMatrixSpec(buildAtlas(kb), {}, {}, Language::English);
    QCOMPARE(legendNames(spec), QStringList({u"General"_s, u"Emerging"_s}));
    QVERIFY2(spec.note.isEmpty(), "the only acceleration layer has no place, so nothing needs the note");
}

void MatrixSpecTest::legendFollowsTheKnowledgeBase()
{
    KnowledgeBase kb = test::smallKnowledge();
    std::reverse(kb.layers.begin(), kb.layers.end());
    QCOMPARE(legendNames(buildMatrixSpec(buildAtlas(kb), {}, {}, Language::English)),
             QStringList({u"Emerging"_s, u"Acceleration layer"_s, u"General"_s}));
}

void MatrixSpecTest::captionFollowsTheOptions_data()
{
    QTest::addColumn<bool>("intervals");
    QTest::addColumn<bool>("frontier");
    QTest::newRow("neither") << false << false;
    QTest::newRow("intervals") << true << false;
    QTest::newRow("frontier") << false << true;
    QTest::newRow("both") << true << true;
}

void MatrixSpecTest::captionFollowsTheOptions()
{
    QFETCH(bool, intervals);
    QFETCH(bool, frontier);
    const MatrixOptions options{intervals, frontier};
    const MatrixSpec spec = buildMatrixSpec(buildAtlas(test::smallKnowledge()), {}, options, Language::English);
    QCOMPARE(spec.options, options);
    // Section 3 of the design: a rating is a judgment and always says so.
    QVERIFY2(spec.caption.contains(u"not measurements"), qPrintable(spec.caption));
    QCOMPARE(spec.caption.contains(u"crosses"), intervals);
    QCOMPARE(spec.caption.contains(u"dashed line"), frontier);
    // The mark is known whether or not the line is drawn.
    QVERIFY(spec.points[0].onFrontier);
}

void MatrixSpecTest::criterionWithoutRecordIsNamedById()
{
    KnowledgeBase kb = test::smallKnowledge();
    kb.criteria.removeIf([](const Criterion &criterion) { return criterion.id == easeOfUseCriterion(); });
    const MatrixSpec spec = buildMatrixSpec(buildAtlas(kb), {}, {}, Language::English);
    QVERIFY2(spec.xTitle.contains(u"matrix/ease-of-use"), qPrintable(spec.xTitle));
    QCOMPARE(spec.points.size(), 4);
}

void MatrixSpecTest::emptyAtlas()
{
    const MatrixSpec spec = buildMatrixSpec(Atlas(), {}, {}, Language::Chinese);
    QVERIFY(spec.points.isEmpty());
    QVERIFY(spec.legend.isEmpty());
    QVERIFY(spec.unplaced.isEmpty());
    QVERIFY(spec.note.isEmpty());
    QVERIFY(!spec.caption.isEmpty());
}

void MatrixSpecTest::wordsAreTranslatedWhenBuilt()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const test::MarkingTranslator marks;
    const MatrixSpec spec = buildMatrixSpec(atlas, {}, {true, true}, Language::Chinese);
    for (const QString &text : {spec.title, spec.subtitle, spec.xTitle, spec.yTitle, spec.note, spec.caption})
        QVERIFY2(text.startsWith(u'⟦') && text.endsWith(u'⟧'), qPrintable(text));
    QCOMPARE(spec.caption.count(u'⟦'), 3);
    QCOMPARE(spec.xTitle, u"⟦易用性 (rating, 0–10)⟧"_s);
}

QTEST_GUILESS_MAIN(MatrixSpecTest)
#include "tst_matrixspec.moc"
