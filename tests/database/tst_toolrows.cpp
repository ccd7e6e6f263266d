// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "database/smallknowledge.h"

#include <QTest>

using namespace fatlas;
using namespace fatlas::test;

/// Platforms, strategies, support, claims, deployment, techniques, samples, chips and notes are read field by field. What is expected stands in tests/data/knowledge-small.
class ToolRowsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void platformsAndStrategies();
    void supportOfAFramework();
    void claims();
    void deployment();
    void techniques();
    void samples();
    void chips();
    void crossChipLayers();
    void notes();

private:
    const KnowledgeBase m_base = readSmallKnowledge();
};

void ToolRowsTest::platformsAndStrategies()
{
    const QList<Platform> platforms{
        {{QStringLiteral("nvidia-cuda")}, text(u"NVIDIA CUDA", u"英伟达 CUDA"), text(u"GPUs of NVIDIA.", u"英伟达 GPU。")},
        {{QStringLiteral("huawei-ascend")}, text(u"Huawei Ascend", u"华为昇腾"), text(u"NPUs of Huawei.", u"华为 NPU。")}};
    QCOMPARE(m_base.platforms, platforms);
    const QList<Strategy> strategies{
        {{QStringLiteral("data")},
         text(u"Data parallelism", u"数据并行"),
         text(u"Each device has the whole model.", u"每个设备持有完整模型。")},
        {{QStringLiteral("tensor")}, text(u"Tensor parallelism", u"张量并行"), text(u"Matrices are split.", u"拆分矩阵。")}};
    QCOMPARE(m_base.strategies, strategies);
}

void ToolRowsTest::supportOfAFramework()
{
    const Framework &pytorch = m_base.frameworks[1];
    QCOMPARE(pytorch.unconfirmed, (QList<LocalizedText>{text(u"Exact day of 2.14.0.", u"2.14.0 的确切日期。")}));
    const QList<HardwareSupport> hardware{{{QStringLiteral("nvidia-cuda")},
                                           SupportLevel::Native,
                                           QStringLiteral("PyTorch + NVIDIA"),
                                           {},
                                           true,
                                           text(u"Reference platform.", u"参考平台。"),
                                           readme()},
                                          {{QStringLiteral("huawei-ascend")},
                                           SupportLevel::Plugin,
                                           {},
                                           QStringLiteral("privateuse1-plugin"),
                                           {},
                                           text(u"Through torch_npu.", u"通过 torch_npu。"),
                                           readme()}};
    QCOMPARE(pytorch.hardware, hardware);
    const QList<ParallelismSupport> parallelism{{{QStringLiteral("data")},
                                                 StrategyLevel::Native,
                                                 QStringLiteral("DistributedDataParallel"),
                                                 StrategyControl::SemiAutomatic,
                                                 text(u"DDP.", u"DDP。"),
                                                 readme()},
                                                {{QStringLiteral("tensor")}, StrategyLevel::Partial, {}, {}, {}, readme()}};
    QCOMPARE(pytorch.parallelism, parallelism);
    QVERIFY(m_base.frameworks[0].hardware.isEmpty());
    QVERIFY(m_base.frameworks[0].parallelism.isEmpty());
    QVERIFY(m_base.frameworks[0].unconfirmed.isEmpty());
}

void ToolRowsTest::claims()
{
    const QList<Claim> claims{{{QStringLiteral("seed-a/most-papers")},
                               {QStringLiteral("seed-a")},
                               text(u"Most papers use it.", u"多数论文使用它。"),
                               Verdict::Partly,
                               text(u"In a few venues.", u"仅限少数会议。"),
                               {{QStringLiteral("pytorch")}},
                               {{QStringLiteral("usability/debugging")}},
                               readme()}};
    QCOMPARE(m_base.claims, claims);
}

void ToolRowsTest::deployment()
{
    QVERIFY(!m_base.frameworks[0].deployment);
    QVERIFY(!m_base.frameworks[1].deployment);
    const Deployment expected{{{same(u"PyTorch"), text(u"torch.onnx exporter", u"torch.onnx 导出器"), readme()}},
                              {{{QStringLiteral("nvidia-cuda")}, text(u"Through a runtime.", u"经由运行时。"), readme()},
                               {{}, text(u"Anything.", u"任意设备。"), readme()}},
                              {text(u"Not applicable.", u"不适用。"), readme()},
                              {text(u"Carries INT4.", u"可承载 INT4。"), readme()},
                              {MaintenanceStatus::Active, text(u"Four releases a year.", u"每年四次发布。"), readme()}};
    QCOMPARE(m_base.frameworks[2].deployment, expected);
}

void ToolRowsTest::techniques()
{
    QCOMPARE(m_base.techniques.size(), 1);
    const Technique &zero = m_base.techniques[0];
    QCOMPARE(zero.id.value, QStringLiteral("zero"));
    QCOMPARE(zero.name, same(u"ZeRO"));
    QCOMPARE(zero.what, text(u"Shards the states.", u"切分状态。"));
    QCOMPARE(zero.papers, (QList<SourceId>{{QStringLiteral("ds-docs")}}));
    const QList<CriterionFact> facts{{{QStringLiteral("usability/paradigm")},
                                      {{QStringLiteral("zero/stages-1")},
                                       text(u"Three stages.", u"三个阶段。"),
                                       Quantity{{3}, {}, text(u"stages", u"个阶段")},
                                       readme(),
                                       Confidence::High,
                                       SeedAgreement::Silent}}};
    QCOMPARE(zero.facts, facts);
    const QList<TechniqueSupport> support{
        {{{QStringLiteral("deepspeed")}, {}}, TechniqueLevel::Native, QStringLiteral("deepspeed.initialize"), {}, readme()},
        {{{}, QStringLiteral("Haiku")}, TechniqueLevel::None, {}, text(u"Not found.", u"未找到。"), readme()}};
    QCOMPARE(zero.support, support);
    const QList<Misconception> misconceptions{
        {text(u"It is free.", u"没有代价。"), text(u"It costs bandwidth.", u"会占用带宽。"), readme()}};
    QCOMPARE(zero.misconceptions, misconceptions);
}

void ToolRowsTest::samples()
{
    QCOMPARE(m_base.samples.size(), 2);
    const Sample &pytorch = m_base.samples[0];
    QCOMPARE(pytorch.framework.value, QStringLiteral("pytorch"));
    QCOMPARE(pytorch.language, CodeLanguage::Python);
    QCOMPARE(pytorch.version, QStringLiteral("2.14.0"));
    QCOMPARE(pytorch.styles, (QList<ProgramStyle>{ProgramStyle::Eager, ProgramStyle::Static}));
    QCOMPARE(pytorch.styleNote,
             text(u"Lines run at once; torch.compile makes graphs of them.", u"逐行立即执行；torch.compile 可将其编译成图。"));
    QCOMPARE(pytorch.debugging, text(u"The Python debugger stops at any line.", u"Python 调试器可停在任意一行。"));
    QCOMPARE(pytorch.citation, readme());
    QCOMPARE(pytorch.parts.size(), 3);
    // Lines are kept as they are, empty ones and markup too.
    const QStringList define{QStringLiteral("import torch.nn as nn"),
                             {},
                             {},
                             QStringLiteral("class MLP(nn.Module):"),
                             QStringLiteral("    \"\"\"Says <b>nothing</b> of markup.\"\"\""),
                             {},
                             QStringLiteral("    def forward(self, x):"),
                             QStringLiteral("        return self.layers(x)  # 784 -> 10")};
    QCOMPARE(pytorch.parts[0], (SamplePart{SampleTask::Define, define, {}, text(u"A model is a class.", u"模型是一个类。")}));
    const SamplePart absent{SampleTask::Define, {}, text(u"Models are those of PyTorch.", u"模型即 PyTorch 的模型。"), {}};
    QCOMPARE(m_base.samples[1].parts[0], absent);
    const SamplePart step{SampleTask::Step, {QStringLiteral("engine.backward(loss)"), QStringLiteral("engine.step()")}, {}, {}};
    QCOMPARE(m_base.samples[1].parts[1], step);
}

void ToolRowsTest::chips()
{
    const ChipSupport torch{{{QStringLiteral("pytorch")}, {}},
                            SupportLevel::Plugin,
                            true,
                            QStringLiteral("Huawei"),
                            ChipRoute::PrivateUse1Plugin,
                            QStringLiteral("torch_npu"),
                            true,
                            text(u"Works.", u"可用。"),
                            Confidence::High,
                            readme()};
    const ChipSupport jax{{{}, QStringLiteral("JAX")},          SupportLevel::None, {},      {}, {}, {}, {},
                          text(u"Nothing found.", u"未找到。"), Confidence::Low,    readme()};
    const QList<Chip> chips{{{QStringLiteral("huawei-ascend")},
                             text(u"Huawei Ascend", u"华为昇腾"),
                             text(u"Huawei", u"华为"),
                             {{QStringLiteral("910B"), text(u"Second generation.", u"第二代。"), readme()}},
                             {same(u"CANN"), readme()},
                             {torch, jax}}};
    QCOMPARE(m_base.chips, chips);
    const QList<CriterionFact> facts{{{QStringLiteral("usability/paradigm")},
                                      {{QStringLiteral("chips/reach-1")},
                                       text(u"One of one.", u"一分之一。"),
                                       {},
                                       readme(),
                                       Confidence::Low,
                                       SeedAgreement::Disagrees}}};
    QCOMPARE(m_base.chipFacts, facts);
}

void ToolRowsTest::crossChipLayers()
{
    const QList<PlatformId> chips{{QStringLiteral("huawei-ascend")}};
    const QList<CrossChipLayer> layers{{{QStringLiteral("torch-fl")},
                                        {{QStringLiteral("pytorch")}, {}},
                                        same(u"Torch-FL"),
                                        text(u"One device for many chips.", u"一种设备对应多种芯片。"),
                                        chips,
                                        readme()},
                                       {{QStringLiteral("other-fl")},
                                        {{}, QStringLiteral("MXNet")},
                                        text(u"Other-FL", u"其他-FL"),
                                        text(u"For another framework.", u"面向其他框架。"),
                                        chips,
                                        readme()}};
    QCOMPARE(m_base.crossChipLayers, layers);
}

void ToolRowsTest::notes()
{
    const QList<Note> notes{
        {{QStringLiteral("activity/bots")}, Topic::Activity, NoteType::Method, {}, text(u"By name.", u"按名称。"), {}, {}},
        {{QStringLiteral("deepspeed/mismatch")},
         Topic::Framework,
         NoteType::Discrepancy,
         {QStringLiteral("deepspeed")},
         text(u"Page and code differ.", u"文档与代码不一致。"),
         QStringLiteral("a + b"),
         readme()}};
    QCOMPARE(m_base.notes, notes);
    const QList<OpenQuestion> questions{
        {{QStringLiteral("devices/open-1")}, Topic::Devices, text(u"Power of the chip.", u"该芯片的功耗。")}};
    QCOMPARE(m_base.openQuestions, questions);
}

QTEST_GUILESS_MAIN(ToolRowsTest)
#include "tst_toolrows.moc"
