// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "database/smallknowledge.h"

#include <QTest>

using namespace fatlas;
using namespace fatlas::test;

/// What the planner and the guide work with is read field by field. What is expected stands in tests/data/knowledge-small.
class PlanningRowsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formulas();
    void memoryTables();
    void denseShape();
    void shapeWithExperts();
    void devices();
    void steps();
    void scenariosAndQuestions();

private:
    const KnowledgeBase m_base = readSmallKnowledge();
};

void PlanningRowsTest::formulas()
{
    const SymbolId psi{QStringLiteral("psi")};
    const SymbolId k{QStringLiteral("k")};
    const QList<MemorySymbol> symbols{{psi, text(u"parameters", u"参数量"), text(u"elements", u"个")},
                                      {k, text(u"optimizer bytes", u"优化器字节数"), same(u"bytes")}};
    QCOMPARE(m_base.memory.symbols, symbols);
    const QList<MemoryFormula> formulas{{{QStringLiteral("ms.dp")},
                                         FormulaGroup::ModelStates,
                                         text(u"Plain.", u"普通。"),
                                         QStringLiteral("(2+2+k)*psi"),
                                         {psi, k},
                                         same(u"bytes/device"),
                                         QStringLiteral("Section III-A"),
                                         Provenance::Published,
                                         same(u"k = 12"),
                                         {},
                                         {},
                                         readme()},
                                        {{QStringLiteral("ms.z1")},
                                         FormulaGroup::DeepSpeedEstimator,
                                         text(u"Sharded.", u"切分。"),
                                         QStringLiteral("4*psi"),
                                         {psi},
                                         text(u"bytes", u"字节"),
                                         {},
                                         Provenance::Derived,
                                         {},
                                         text(u"Rounded.", u"已取整。"),
                                         text(u"From the plain one.", u"由普通公式推出。"),
                                         readme()}};
    QCOMPARE(m_base.memory.formulas, formulas);
    const QList<MemoryReference> references{{{QStringLiteral("zero.fig1.dp")},
                                             {QStringLiteral("ms.dp")},
                                             {{k, 12}, {psi, 7.5e9}},
                                             1e-9,
                                             120,
                                             same(u"GB (1e9)"),
                                             0.05,
                                             Provenance::Published,
                                             QStringLiteral("Figure 1"),
                                             text(u"As printed.", u"按原文。"),
                                             readme()}};
    QCOMPARE(m_base.memory.references, references);
}

void PlanningRowsTest::memoryTables()
{
    const QString model = QStringLiteral("7.5B");
    const QList<MemoryTable> tables{{{QStringLiteral("zero-table-1")},
                                     text(u"Table I", u"表 I"),
                                     {QStringLiteral("model"), QStringLiteral("nd")},
                                     {{MemoryCell(model), MemoryCell(1.0)}, {MemoryCell(model), MemoryCell()}},
                                     text(u"Two rows.", u"两行。"),
                                     readme()}};
    QCOMPARE(m_base.memory.tables, tables);
    QCOMPARE(m_base.memory.caveats, (QList<CitedText>{{text(u"Assumes ffn = 4h.", u"假设 ffn = 4h。"), readme()}}));
}

void PlanningRowsTest::denseShape()
{
    QCOMPARE(m_base.modelShapes.size(), 2);
    ModelShape gpt2;
    gpt2.id.value = QStringLiteral("gpt2-xl");
    gpt2.name = QStringLiteral("GPT-2 XL");
    gpt2.organization = QStringLiteral("OpenAI");
    gpt2.release = {2019, 2, 0};
    gpt2.kind = ModelKind::Dense;
    gpt2.architecture = ModelArchitecture::Decoder;
    gpt2.parameters.publishedBillion = 1.5576112;
    gpt2.parameters.publishedAs = PublishedAs::Exact;
    gpt2.parameters.exact = 1557611200;
    gpt2.parameters.computed = 1557611200;
    gpt2.parameters.matches = true;
    gpt2.layers = 48;
    gpt2.hidden = 1600;
    gpt2.ffnHidden = 6400;
    gpt2.heads = 25;
    gpt2.kvHeads = 25;
    gpt2.headDim = 64;
    gpt2.vocabulary = 50257;
    gpt2.tiedEmbeddings = true;
    gpt2.positionEncoding = PositionEncoding::Learned;
    gpt2.norm = Norm::Layer;
    gpt2.bias = true;
    gpt2.breakdown = {{QStringLiteral("attention"), 491827200}, {QStringLiteral("norms"), 310400}};
    gpt2.conflicts = {{QStringLiteral("vocabulary"), 50304, text(u"padded", u"补齐"), readme()}};
    gpt2.note = text(u"A note.", u"备注。");
    gpt2.citation = readme();
    QCOMPARE(m_base.modelShapes[0], gpt2);
}

void PlanningRowsTest::shapeWithExperts()
{
    const ModelShape &moe = m_base.modelShapes[1];
    QCOMPARE(moe.kind, ModelKind::MixtureOfExperts);
    ShapeParameters parameters;
    parameters.publishedBillion = 100;
    parameters.activePublishedBillion = 10;
    parameters.publishedAs = PublishedAs::Rounded;
    parameters.computed = 100000000001;
    parameters.errorPercent = -0.1;
    parameters.activeComputed = 10000000000;
    parameters.activeWithoutEmbedding = 9000000000;
    parameters.activeErrorPercent = 0.5;
    parameters.compared = 99000000000;
    parameters.matches = true;
    QCOMPARE(moe.parameters, parameters);
    QCOMPARE(moe.encoderLayers, std::optional<qint64>(3));
    QCOMPARE(moe.decoderLayers, std::optional<qint64>(45));
    QCOMPARE(moe.normsPerLayer, std::optional<qint64>(4));
    QCOMPARE(moe.contextMax, std::optional<qint64>(131072));
    QCOMPARE(moe.qkvBias, std::optional(true));
    QCOMPARE(moe.qkNorm, std::optional(QkNorm::Head));
    QCOMPARE(moe.vHeadDim, std::optional<qint64>(96));
    QCOMPARE(moe.patchSize, std::optional<qint64>(14));
    QCOMPARE(moe.imageSize, std::optional<qint64>(224));
    QCOMPARE(moe.moe, (ExpertShape{128, 0, 1, 8192, 0, true, 4096, false}));
    QCOMPARE(moe.mla, (LatentAttentionShape{512, {}, 128, 64, 128}));
    QVERIFY(moe.breakdown.isEmpty());
    QVERIFY(moe.conflicts.isEmpty());
    QCOMPARE(moe.note, LocalizedText());
}

void PlanningRowsTest::devices()
{
    QCOMPARE(m_base.devices.size(), 2);
    Device v100;
    v100.id.value = QStringLiteral("v100-16");
    v100.name = QStringLiteral("V100 SXM2 16GB");
    v100.vendor = QStringLiteral("NVIDIA");
    v100.platform.value = QStringLiteral("nvidia-cuda");
    v100.status = DeviceStatus::Available;
    v100.released = {2017, 5, 0};
    v100.memoryGb = 16;
    v100.memoryNote = text(u"Decimal or binary not stated.", u"未说明十进制或二进制。");
    v100.bandwidthGbs = 900;
    v100.peakTflops.fp32 = 15.7;
    v100.peakTflops.fp16Dense = 125;
    v100.scaleUp = {QStringLiteral("NVLink 2"), 150, 300, 8, {}};
    v100.tdpW = 300;
    v100.derived = {QStringLiteral("peakTflops.fp32")};
    v100.measured = {{text(u"bandwidth", u"带宽"), 850.5, same(u"GB/s"), readme()}};
    v100.conflicts = {{QStringLiteral("peakTflops.fp16Dense"), 119.2, {}, readme()}};
    v100.note = text(u"No BF16.", u"无 BF16。");
    v100.citation = readme();
    QCOMPARE(m_base.devices[0], v100);
    Device ascend;
    ascend.id.value = QStringLiteral("ascend-1");
    ascend.name = QStringLiteral("Ascend 1");
    ascend.vendor = QStringLiteral("Huawei");
    ascend.platform.value = QStringLiteral("huawei-ascend");
    ascend.status = DeviceStatus::Announced;
    ascend.memoryGib = 64;
    ascend.peakTflops = {1, 2, 3, 4, 5, 6, 7};
    ascend.scaleUp.note = text(u"Not stated.", u"未说明。");
    ascend.conflicts = {{QStringLiteral("memoryGib"), 32, text(u"Another page.", u"另一页面。"), cite({u"ds-docs"})}};
    ascend.citation = readme();
    QCOMPARE(m_base.devices[1], ascend);
}

void PlanningRowsTest::steps()
{
    const Part pytorch{{QStringLiteral("pytorch")}, {}};
    const Part deepspeed{{QStringLiteral("deepspeed")}, {}};
    const GuideStepId size{QStringLiteral("size")};
    const QList<GuideStep> steps{
        {{QStringLiteral("hardware")},
         text(u"Which hardware?", u"什么硬件？"),
         {},
         {{text(u"NVIDIA", u"英伟达"), size, {}},
          {text(u"Ascend", u"昇腾"), {}, {{{{{}, QStringLiteral("MindSpore")}}, text(u"First party.", u"原厂。"), readme()}}}}},
        {size,
         text(u"How large?", u"多大？"),
         text(u"In parameters.", u"以参数计。"),
         {{text(u"Small", u"小"), {}, {{{pytorch}, text(u"Default.", u"默认。"), readme()}}},
          {text(u"Large", u"大"), {}, {{{pytorch, deepspeed}, text(u"Proven.", u"久经验证。"), readme()}}}}}};
    QCOMPARE(m_base.guide.steps, steps);
}

void PlanningRowsTest::scenariosAndQuestions()
{
    const Part pytorch{{QStringLiteral("pytorch")}, {}};
    const QList<GuideScenario> scenarios{{{QStringLiteral("research")},
                                          text(u"Research", u"科研"),
                                          text(u"Fast trials.", u"快速试验。"),
                                          {{{QStringLiteral("matrix/ease-of-use")}, 0.5}, {{QStringLiteral("usability/debugging")}, 3}},
                                          {{{pytorch}, text(u"Most papers.", u"论文最多。"), readme()}}}};
    QCOMPARE(m_base.guide.scenarios, scenarios);
    const QList<GuideAdvice> advice{
        {{QStringLiteral("code")}, text(u"Existing code", u"已有代码"), text(u"Moving costs.", u"迁移有代价。"), readme()}};
    QCOMPARE(m_base.guide.advice, advice);
    const QList<GuideQuestion> questions{{{QStringLiteral("team")},
                                          text(u"What does the team know?", u"团队熟悉什么？"),
                                          text(u"Learning costs.", u"学习有成本。"),
                                          {{QStringLiteral("usability/paradigm")}},
                                          readme()}};
    QCOMPARE(m_base.guide.questions, questions);
    const QList<GuideFaq> faq{{{QStringLiteral("first")}, text(u"Which first?", u"先学哪个？"), text(u"PyTorch.", u"PyTorch。"), readme()}};
    QCOMPARE(m_base.guide.faq, faq);
}

QTEST_GUILESS_MAIN(PlanningRowsTest)
#include "tst_planningrows.moc"
