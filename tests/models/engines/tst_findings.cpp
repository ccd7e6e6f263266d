// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/compare/findings.h"
#include "store/knowledgereader.h"
#include "support/samples.h"

#include <QTest>

using namespace fatlas;

namespace {

const FrameworkId pytorch{QStringLiteral("pytorch")};
const FrameworkId jax{QStringLiteral("jax")};
const FrameworkId mindspore{QStringLiteral("mindspore")};
const FrameworkId mlx{QStringLiteral("mlx")};
const FrameworkId megatron{QStringLiteral("megatron-lm")};

Atlas shipped()
{
    auto knowledge = readKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"));
    if (!knowledge.ok())
        qFatal("%s", qPrintable(knowledge.error().toString()));
    return buildAtlas(std::move(knowledge).value());
}

/// "hardware/breadth 9.1>7.3 jax", with "~" behind it where there may be no difference.
QString lineOf(const RatingDifference &difference)
{
    return QStringLiteral("%1 %2>%3 %4>%5%6")
        .arg(difference.criterion.value)
        .arg(difference.betterRating.value)
        .arg(difference.worseRating.value)
        .arg(difference.better.value, difference.worse.value, QLatin1String(difference.mayBeNone ? " ~" : ""));
}

QStringList linesOf(const QList<RatingDifference> &differences)
{
    QStringList lines;
    for (const RatingDifference &difference : differences)
        lines += lineOf(difference);
    return lines;
}

template<class Ids>
QStringList valuesOf(const Ids &ids)
{
    QStringList values;
    for (const auto &id : ids)
        values += id.value;
    return values;
}

HardwareSupport on(const char *platform, SupportLevel level, std::optional<bool> training)
{
    HardwareSupport row;
    row.platform = {QString::fromLatin1(platform)};
    row.level = level;
    row.training = training;
    row.citation.sources = {{QStringLiteral("paper")}};
    return row;
}

} // namespace

class FindingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoOfTheShipped();
    void threeOfTheShipped();
    void unratedIsCountedNotCompared();
    void onlyWhatIsRecorded();
    void sentencesOfTwo();
    void sentencesOfThree();
    void sentencesOfLittle();
    void fewerThanTwo();
};

void FindingsTest::twoOfTheShipped()
{
    // From database/knowledge/frameworks/pytorch.json and jax.json.
    const Atlas atlas = shipped();
    const ComparisonFindings findings = compareFrameworks(atlas, {pytorch, jax});
    QCOMPARE(findings.ratedByAll, 29);
    QCOMPARE(findings.ratedBySome, 0);
    QCOMPARE(findings.ratings.size(), 2);
    QCOMPARE(findings.ratings[0].framework, pytorch);
    QCOMPARE(linesOf(findings.ratings[0].ahead),
             QStringList({QStringLiteral("usability/migration-from-pytorch 10>3.8 pytorch>jax"),
                          QStringLiteral("hardware/domestic-chips 7.6>1.5 pytorch>jax"),
                          QStringLiteral("strategy/hiring-pool 9.2>3.2 pytorch>jax")}));
    // Published scaling (9.2 against 8.9) and others agree; 7.2–8.6 and 8.3–9.5 overlap.
    QCOMPARE(linesOf(findings.ratings[0].behind),
             QStringList({QStringLiteral("distributed/auto-parallel 7.8>4.2 jax>pytorch"),
                          QStringLiteral("distributed/tensor-parallel 9>7.9 jax>pytorch ~"),
                          QStringLiteral("performance/compiler 9.4>8.6 jax>pytorch ~")}));
    QCOMPARE(findings.ratings[1].ahead, findings.ratings[0].behind);
    QCOMPARE(findings.ratings[1].behind, findings.ratings[0].ahead);
    QCOMPARE(findings.ratings[0].behind[1].betterRating, (Interval{9.0, 8.3, 9.5}));

    QCOMPARE(valuesOf(findings.facts[0].platforms),
             QStringList({QStringLiteral("amd-rocm"), QStringLiteral("intel-gpu"), QStringLiteral("apple-silicon")}));
    QCOMPARE(valuesOf(findings.facts[0].strategies),
             QStringList({QStringLiteral("pipeline"), QStringLiteral("sequence"), QStringLiteral("context")}));
    QCOMPARE(valuesOf(findings.facts[1].platforms), QStringList{QStringLiteral("google-tpu")});
    QCOMPARE(valuesOf(findings.facts[1].strategies), QStringList{QStringLiteral("automatic")});
    const QList<SourceId> sources = sourcesOf(findings);
    QVERIFY(!sources.isEmpty());
    for (const SourceId &source : sources)
        QVERIFY2(atlas.source(source) && sources.count(source) == 1, qPrintable(source.value));
}

void FindingsTest::threeOfTheShipped()
{
    const ComparisonFindings findings = compareFrameworks(shipped(), {pytorch, jax, mindspore});
    QCOMPARE(linesOf(findings.ratings[0].ahead),
             QStringList({QStringLiteral("strategy/hiring-pool 9.2>3.5 pytorch>mindspore"),
                          QStringLiteral("usability/migration-from-pytorch 10>5.5 pytorch>mindspore"),
                          QStringLiteral("ecosystem/research-share 9.4>5 pytorch>jax")}));
    QCOMPARE(linesOf(findings.ratings[0].behind),
             QStringList({QStringLiteral("distributed/auto-parallel 7.8>4.2 jax>pytorch"),
                          QStringLiteral("strategy/localization-compliance 9>5.8 mindspore>pytorch"),
                          QStringLiteral("usability/chinese-docs 9>6 mindspore>pytorch")}));
    QCOMPARE(linesOf(findings.ratings[1].ahead),
             QStringList({QStringLiteral("distributed/auto-parallel 7.8>6.2 jax>mindspore ~"),
                          QStringLiteral("distributed/tensor-parallel 9>7.9 jax>pytorch ~"),
                          QStringLiteral("performance/compiler 9.4>8.6 jax>pytorch ~")}));
    QCOMPARE(linesOf(findings.ratings[2].ahead),
             QStringList({QStringLiteral("strategy/localization-compliance 9>5.8 mindspore>pytorch"),
                          QStringLiteral("usability/chinese-docs 9>6 mindspore>pytorch"),
                          QStringLiteral("performance/offload 7.5>6.4 mindspore>pytorch ~")}));
    // Both PyTorch and MindSpore have Apple silicon natively, and MindSpore Ascend alone.
    QCOMPARE(valuesOf(findings.facts[0].platforms), QStringList({QStringLiteral("amd-rocm"), QStringLiteral("intel-gpu")}));
    QCOMPARE(valuesOf(findings.facts[2].platforms), QStringList{QStringLiteral("huawei-ascend")});
    QCOMPARE(valuesOf(findings.facts[2].strategies), QStringList{QStringLiteral("expert")});
}

void FindingsTest::unratedIsCountedNotCompared()
{
    // PyTorch has debugging 9.3, MLX has no rating of it; both have the two of the matrix.
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const ComparisonFindings two = compareFrameworks(atlas, {pytorch, mlx});
    QCOMPARE(two.ratedByAll, 2);
    QCOMPARE(two.ratedBySome, 1);
    QCOMPARE(linesOf(two.ratings[0].ahead),
             QStringList({QStringLiteral("matrix/large-scale-training 8.9>2 pytorch>mlx"),
                          QStringLiteral("matrix/ease-of-use 8.6>7.5 pytorch>mlx")}));
    QVERIFY(two.ratings[1].ahead.isEmpty());
    // Neither Megatron-LM nor MLX is rated on debugging: nothing to count.
    const ComparisonFindings neither = compareFrameworks(atlas, {megatron, mlx});
    QCOMPARE(neither.ratedBySome, 0);
    // Of three, the two that are rated are held against each other.
    const ComparisonFindings three = compareFrameworks(atlas, {pytorch, jax, mlx});
    QCOMPARE(three.ratedBySome, 1);
    QVERIFY(linesOf(three.ratings[0].ahead).contains(QStringLiteral("usability/debugging 9.3>6.3 pytorch>jax")));
    QVERIFY(linesOf(three.ratings[1].behind).contains(QStringLiteral("usability/debugging 9.3>6.3 pytorch>jax")));
}

void FindingsTest::onlyWhatIsRecorded()
{
    KnowledgeBase knowledge = test::smallKnowledge();
    for (const char *id : {"a", "b", "c", "d", "e"})
        knowledge.platforms.append(Platform{{QString::fromLatin1(id)}, {}, {}});
    knowledge.frameworks[0].hardware = {on("a", SupportLevel::Native, true), on("b", SupportLevel::Native, true),
                                        on("c", SupportLevel::Native, true), on("d", SupportLevel::Native, std::nullopt),
                                        on("e", SupportLevel::Plugin, true)};
    knowledge.frameworks[1].hardware = {on("a", SupportLevel::Native, true), on("b", SupportLevel::Native, false),
                                        on("c", SupportLevel::Native, std::nullopt)};
    const ComparisonFindings findings = compareFrameworks(buildAtlas(knowledge), {pytorch, jax});
    // a: both. b: the other infers only. c: the other may train. d: not said whether it trains. e: not native.
    QCOMPARE(valuesOf(findings.facts[0].platforms), QStringList{QStringLiteral("b")});
    QCOMPARE(valuesOf(findings.facts[0].sources), QStringList{QStringLiteral("paper")});
    QVERIFY(findings.facts[1].platforms.isEmpty());
}

void FindingsTest::sentencesOfTwo()
{
    const Atlas atlas = shipped();
    const QStringList sentences = comparisonSentences(atlas, compareFrameworks(atlas, {pytorch, jax}), Language::English);
    const QStringList expected{
        QStringLiteral("Ratings are editorial judgments from 0 to 10 against a stated rubric, not measurements."),
        QStringLiteral("PyTorch is rated above JAX by the most on: Migration from PyTorch (10.0 against 3.8), Domestic chips (China) (7.6 "
                       "against 1.5), Hiring pool (9.2 against 3.2)."),
        QStringLiteral(
            "JAX is rated above PyTorch by the most on: Automatic parallelism (7.8 against 4.2), Tensor parallelism (9.0 against "
            "7.9, intervals overlap), Compiler (9.4 against 8.6, intervals overlap)."),
        QStringLiteral("Where intervals overlap, there may be no difference."),
        QStringLiteral("PyTorch alone is recorded as training natively on: AMD GPU (ROCm), Intel GPU, Apple silicon."),
        QStringLiteral("PyTorch alone is recorded as offering natively: Pipeline parallelism, Sequence parallelism, Context parallelism."),
        QStringLiteral("JAX alone is recorded as training natively on: Google TPU."),
        QStringLiteral("JAX alone is recorded as offering natively: Automatic parallelism.")};
    for (qsizetype i = 0; i < std::min(sentences.size(), expected.size()); ++i)
        QCOMPARE(sentences[i], expected[i]);
    QCOMPARE(sentences.size(), expected.size());
    const QString chinese = comparisonSentences(atlas, compareFrameworks(atlas, {pytorch, jax}), Language::Chinese).join(QLatin1Char('\n'));
    for (const QString &name :
         {QStringLiteral("国产芯片"), QStringLiteral("人才储备"), QStringLiteral("自动并行"), QStringLiteral("编译器")})
        QVERIFY2(chinese.contains(name), qPrintable(name));
}

void FindingsTest::sentencesOfThree()
{
    const Atlas atlas = shipped();
    const QStringList sentences = comparisonSentences(atlas, compareFrameworks(atlas, {pytorch, jax, mindspore}), Language::English);
    QVERIFY(sentences.contains(
        QStringLiteral("PyTorch is rated above all the others by the most on: Hiring pool (9.2 against 3.5 of MindSpore), Migration from "
                       "PyTorch (10.0 against 5.5 of MindSpore), Research share (9.4 against 5.0 of JAX).")));
    QVERIFY(sentences.contains(
        QStringLiteral("PyTorch is rated below the best of the others by the most on: Automatic parallelism (4.2 against 7.8 of JAX), "
                       "Localization compliance (5.8 against 9.0 of MindSpore), Chinese documentation (6.0 against 9.0 of MindSpore).")));
}

void FindingsTest::sentencesOfLittle()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const auto said = [&atlas](const QList<FrameworkId> &frameworks) {
        return comparisonSentences(atlas, compareFrameworks(atlas, frameworks), Language::English);
    };
    const QStringList one = said({pytorch, mlx});
    QVERIFY(one.contains(QStringLiteral("On no criterion is MLX rated clearly above PyTorch.")));
    QVERIFY(one.contains(QStringLiteral("On 1 criteria one of them is not rated; they are not compared there.")));

    KnowledgeBase knowledge = test::smallKnowledge();
    for (Framework &framework : knowledge.frameworks)
        framework.ratings = {};
    const Atlas unrated = buildAtlas(knowledge);
    QVERIFY(comparisonSentences(unrated, compareFrameworks(unrated, {pytorch, mlx}), Language::English).isEmpty());

    for (Framework &framework : knowledge.frameworks)
        framework.ratings = {test::rating(QStringLiteral("usability/debugging"), 5, 4, 6)};
    const Atlas alike = buildAtlas(knowledge);
    QCOMPARE(comparisonSentences(alike, compareFrameworks(alike, {pytorch, mlx}), Language::English).constLast(),
             QStringLiteral("On no criterion do the ratings clearly differ."));
}

void FindingsTest::fewerThanTwo()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    QCOMPARE(compareFrameworks(atlas, {}), ComparisonFindings());
    QCOMPARE(compareFrameworks(atlas, {pytorch}), ComparisonFindings());
    QCOMPARE(comparisonSentences(atlas, {}, Language::English), QStringList());
    // An unknown framework has nothing to compare and is called by its id.
    const ComparisonFindings findings = compareFrameworks(atlas, {pytorch, {QStringLiteral("nobody")}});
    QVERIFY(findings.ratings[0].ahead.isEmpty());
    QCOMPARE(findings.ratedBySome, 3);
}

QTEST_APPLESS_MAIN(FindingsTest)
#include "tst_findings.moc"
