// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/aspect.h"
#include "engines/table/tablespec.h"
#include "store/knowledgereader.h"
#include "support/samples.h"

#include <QTest>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

const Aspect debugging{AspectKind::Criterion, u"usability/debugging"_s};
const Aspect paradigm{AspectKind::Criterion, u"usability/paradigm"_s};
const Aspect cuda{AspectKind::Platform, u"cuda"_s};
const Aspect tensor{AspectKind::Strategy, u"tensor"_s};

/// The small sample with one platform and one strategy: of PyTorch both are native, of JAX unknown and none, of Megatron-LM a plug-in and an add-on, of MLX
/// nothing is recorded.
KnowledgeBase knowledge()
{
    KnowledgeBase kb = test::smallKnowledge();
    kb.platforms = {{{u"cuda"_s}, {u"NVIDIA CUDA"_s, u"英伟达 CUDA"_s}, {u"GPUs"_s, u"图形处理器"_s}}};
    kb.strategies = {{{u"tensor"_s}, {u"Tensor parallelism"_s, u"张量并行"_s}, {u"Splits layers"_s, u"切分层内"_s}}};
    const auto hardware = [](SupportLevel level, const QString &maintainer, std::optional<bool> training) {
        HardwareSupport row;
        row.platform = {u"cuda"_s};
        row.level = level;
        row.maintainer = maintainer;
        row.training = training;
        row.citation = {{{u"paper"_s}}, {2026, 7, 0}};
        return row;
    };
    const auto parallel = [](StrategyLevel level, const QString &api, std::optional<StrategyControl> control) {
        ParallelismSupport row;
        row.strategy = {u"tensor"_s};
        row.level = level;
        row.api = api;
        row.control = control;
        row.citation = {{{u"doc"_s}}, {2026, 6, 0}};
        return row;
    };
    kb.frameworks[0].hardware = {hardware(SupportLevel::Native, u"NVIDIA"_s, true)};
    kb.frameworks[0].parallelism = {parallel(StrategyLevel::Native, u"parallelize_module"_s, StrategyControl::Declarative)};
    kb.frameworks[1].hardware = {hardware(SupportLevel::Unknown, {}, {})};
    kb.frameworks[1].parallelism = {parallel(StrategyLevel::None, {}, {})};
    kb.frameworks[2].hardware = {hardware(SupportLevel::Plugin, {}, false)};
    kb.frameworks[2].parallelism = {parallel(StrategyLevel::ViaAddon, {}, StrategyControl::Manual)};
    return kb;
}

Atlas shipped()
{
    auto base = readKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"));
    if (!base.ok())
        qFatal("%s", qPrintable(base.error().toString()));
    return buildAtlas(std::move(base).value());
}

} // namespace

class AspectTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordOfACell_data();
    void recordOfACell();
    void orders_data();
    void orders();
    void evidenceNeedsMoreThanOneSecondarySource();
    void subjectsLeadBack();
    void tablesOfTheShippedKnowledge();
    void shippedCells_data();
    void shippedCells();
    void unknownThings();
};

void AspectTest::recordOfACell_data()
{
    QTest::addColumn<QString>("framework");
    QTest::addColumn<Aspect>("aspect");
    QTest::addColumn<AssessmentState>("state");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("asOf");
    QTest::addColumn<QStringList>("sources");
    const QStringList doc{u"doc"_s};
    const QStringList paper{u"paper"_s};
    QTest::newRow("assessment") << u"pytorch"_s << paradigm << AssessmentState::Known << u"|Eager"_s << u"2026-08"_s << doc;
    QTest::newRow("not applicable") << u"megatron-lm"_s << debugging << AssessmentState::NotApplicable << u"|Same as PyTorch"_s << QString()
                                    << QStringList();
    QTest::newRow("nothing recorded") << u"mlx"_s << debugging << AssessmentState::Unknown << u"|"_s << QString() << QStringList();
    QTest::newRow("rating alone") << u"mlx"_s << Aspect{AspectKind::Criterion, easeOfUseCriterion().value} << AssessmentState::Known
                                  << u"|"_s << u"2026-08"_s << doc;
    QTest::newRow("native platform") << u"pytorch"_s << cuda << AssessmentState::Known << u"●|native · trains · maintainer: NVIDIA"_s
                                     << u"2026-07"_s << paper;
    QTest::newRow("plug-in, inference") << u"megatron-lm"_s << cuda << AssessmentState::Known << u"◑|plug-in · inference only"_s
                                        << u"2026-07"_s << paper;
    QTest::newRow("unknown platform") << u"jax"_s << cuda << AssessmentState::Unknown << u"—|"_s << u"2026-07"_s << paper;
    QTest::newRow("no row of the platform") << u"mlx"_s << cuda << AssessmentState::Unknown << u"|"_s << QString() << QStringList();
    QTest::newRow("native strategy") << u"pytorch"_s << tensor << AssessmentState::Known << u"●|native · declarative · parallelize_module"_s
                                     << u"2026-06"_s << doc;
    QTest::newRow("no strategy") << u"jax"_s << tensor << AssessmentState::None << u"○|"_s << u"2026-06"_s << doc;
    QTest::newRow("add-on") << u"megatron-lm"_s << tensor << AssessmentState::Known << u"◑|via an add-on · manual"_s << u"2026-06"_s << doc;
}

void AspectTest::recordOfACell()
{
    QFETCH(QString, framework);
    QFETCH(Aspect, aspect);
    const Atlas atlas = buildAtlas(knowledge());
    const Framework &subject = *atlas.framework({framework});
    const AspectRecord record = aspectRecord(atlas, subject, aspect);
    QTEST(record.state(), "state");
    QTEST(record.sign() + QLatin1Char('|') + record.text(Language::English), "shown");
    QTEST(record.asOf().toString(), "asOf");
    QStringList sources;
    for (const SourceId &id : aspectSources(atlas, subject, aspect))
        sources += id.value;
    QTEST(sources, "sources");
}

void AspectTest::orders_data()
{
    QTest::addColumn<QString>("framework");
    QTest::addColumn<Aspect>("aspect");
    QTest::addColumn<QVariant>("key");
    QTest::newRow("score") << u"pytorch"_s << debugging << QVariant(9.3);
    QTest::newRow("not rated though rated elsewhere") << u"megatron-lm"_s << debugging << QVariant();
    QTest::newRow("text") << u"jax"_s << paradigm << QVariant(u"Functional"_s);
    // Four levels are better than none found.
    QTest::newRow("native platform") << u"pytorch"_s << cuda << QVariant(4.0);
    QTest::newRow("plug-in") << u"megatron-lm"_s << cuda << QVariant(3.0);
    QTest::newRow("unknown platform") << u"jax"_s << cuda << QVariant();
    QTest::newRow("unrecorded platform") << u"mlx"_s << cuda << QVariant();
    QTest::newRow("native strategy") << u"pytorch"_s << tensor << QVariant(3.0);
    QTest::newRow("none found") << u"jax"_s << tensor << QVariant(0.0);
}

void AspectTest::orders()
{
    QFETCH(QString, framework);
    QFETCH(Aspect, aspect);
    const Atlas atlas = buildAtlas(knowledge());
    const AspectRecord record = aspectRecord(atlas, *atlas.framework({framework}), aspect);
    QTEST(record.order(aspect, atlas.criterion({aspect.id}), Language::English), "key");
}

void AspectTest::evidenceNeedsMoreThanOneSecondarySource()
{
    KnowledgeBase kb = knowledge();
    kb.frameworks[2].hardware[0].citation.sources = {{u"blog"_s}};
    const Atlas atlas = buildAtlas(kb);
    const auto hasEvidence = [&](const char *id, const Aspect &aspect) {
        const Framework &framework = *atlas.framework({QString::fromLatin1(id)});
        return aspectRecord(atlas, framework, aspect).hasEvidence(atlas);
    };
    QVERIFY(hasEvidence("pytorch", cuda));
    QVERIFY(!hasEvidence("megatron-lm", cuda)); // one blog
    QVERIFY(!hasEvidence("jax", cuda)); // nothing stated
    QVERIFY(hasEvidence("jax", tensor)); // none found is a statement
    QVERIFY(!hasEvidence("mlx", debugging));
    // JAX's debugging rests on a seed article; that its rating rests on documentation does not help. Nothing but a rating is no evidence.
    QVERIFY(!hasEvidence("jax", debugging));
    QVERIFY(hasEvidence("pytorch", debugging));
    QVERIFY(!hasEvidence("mlx", Aspect{AspectKind::Criterion, easeOfUseCriterion().value}));
}

void AspectTest::subjectsLeadBack()
{
    for (const Aspect &aspect : {debugging, cuda, tensor}) {
        for (const FrameworkId &framework : {FrameworkId{u"jax"_s}, FrameworkId{}}) {
            const Subject subject = aspectSubject(framework, aspect);
            QCOMPARE(subject.framework, framework);
            QCOMPARE(aspectOf(subject), std::optional(aspect));
        }
    }
    QVERIFY(!aspectOf({{u"jax"_s}, {}, {}}));
    QVERIFY(!aspectOf({{}, {}, u"gpu"_s}));
}

void AspectTest::tablesOfTheShippedKnowledge()
{
    const Atlas atlas = shipped();
    const QStringList ids = comparisonTableIds(atlas);
    // Eight dimensions, the platforms, the strategies.
    QCOMPARE(ids.size(), 10);
    QCOMPARE(ids.mid(8), (QStringList{hardwareTableId(), parallelismTableId()}));
    qsizetype criteria = 0;
    for (const QString &id : ids.mid(0, 8))
        criteria += comparisonTable(atlas, id, Language::English).aspects.size();
    QCOMPARE(criteria, 48);
    QCOMPARE(comparisonTable(atlas, hardwareTableId(), Language::English).aspects.size(), 17);
    QCOMPARE(comparisonTable(atlas, parallelismTableId(), Language::English).aspects.size(), 8);
    QCOMPARE(allAspects(atlas).size(), 2 + 48 + 17 + 8);
    for (const Aspect &aspect : allAspects(atlas)) {
        const QString table = tableOf(atlas, aspect);
        QVERIFY2(ids.contains(table) || table == matrixDimension().value, qPrintable(aspect.id));
        QVERIFY(aspectName(atlas, aspect, Language::Chinese) != aspect.id);
        QVERIFY(!aspectExplanation(atlas, aspect, Language::Chinese).isEmpty());
    }
}

/// Values: knowledge/frameworks of the researched dossier, parts "hardware" and "parallelism".
void AspectTest::shippedCells_data()
{
    QTest::addColumn<QString>("framework");
    QTest::addColumn<Aspect>("aspect");
    QTest::addColumn<QString>("sign");
    QTest::newRow("JAX on TPU: native") << u"jax"_s << Aspect{AspectKind::Platform, u"google-tpu"_s} << u"●"_s;
    QTest::newRow("PyTorch on Ascend: plug-in") << u"pytorch"_s << Aspect{AspectKind::Platform, u"huawei-ascend"_s} << u"◑"_s;
    QTest::newRow("JAX on Apple silicon: community") << u"jax"_s << Aspect{AspectKind::Platform, u"apple-silicon"_s} << u"◔"_s;
    QTest::newRow("Colossal-AI on Ascend: experimental") << u"colossal-ai"_s << Aspect{AspectKind::Platform, u"huawei-ascend"_s} << u"△"_s;
    QTest::newRow("MLX on TPU: none found") << u"mlx"_s << Aspect{AspectKind::Platform, u"google-tpu"_s} << u"○"_s;
    QTest::newRow("Hugging Face, pipeline: add-on") << u"huggingface"_s << Aspect{AspectKind::Strategy, u"pipeline"_s} << u"◑"_s;
    QTest::newRow("Keras, pipeline: none found") << u"keras"_s << Aspect{AspectKind::Strategy, u"pipeline"_s} << u"○"_s;
}

void AspectTest::shippedCells()
{
    QFETCH(QString, framework);
    QFETCH(Aspect, aspect);
    const Atlas atlas = shipped();
    QTEST(aspectRecord(atlas, *atlas.framework({framework}), aspect).sign(), "sign");
}

void AspectTest::unknownThings()
{
    const Atlas atlas = buildAtlas(knowledge());
    QVERIFY(comparisonTable(atlas, u"ghost"_s, Language::English).aspects.isEmpty());
    for (const AspectKind kind : {AspectKind::Criterion, AspectKind::Platform, AspectKind::Strategy}) {
        const Aspect ghost{kind, u"ghost"_s};
        QCOMPARE(aspectName(atlas, ghost, Language::English), u"ghost"_s);
        QVERIFY(aspectExplanation(atlas, ghost, Language::English).isEmpty());
        QVERIFY(tableOf(atlas, ghost).isEmpty());
        QCOMPARE(aspectRecord(atlas, *atlas.framework({u"jax"_s}), ghost).state(), AssessmentState::Unknown);
    }
    QCOMPARE(comparisonTableIds(buildAtlas(test::smallKnowledge())), QStringList{u"usability"_s});
    QVERIFY(comparisonTableIds(Atlas()).isEmpty());
}

QTEST_GUILESS_MAIN(AspectTest)
#include "tst_aspect.moc"
