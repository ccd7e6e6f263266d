// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "database/smallknowledge.h"

#include <QTest>

using namespace fatlas;
using namespace fatlas::test;

/// What was measured or counted is read field by field. What is expected stands in tests/data/knowledge-small.
class MeasurementRowsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scaling();
    void trainedModels();
    void adoption();
    void liveRepository();
    void retiredRepository();
    void countsAndCounters();

private:
    const KnowledgeBase m_base = readSmallKnowledge();
};

void MeasurementRowsTest::scaling()
{
    QCOMPARE(m_base.scalingSeries.size(), 1);
    const ScalingSeries &series = m_base.scalingSeries[0];
    QCOMPARE(series.id.value, QStringLiteral("selene"));
    QCOMPARE(series.frameworks, (QList<FrameworkId>{{QStringLiteral("pytorch")}, {QStringLiteral("deepspeed")}}));
    QCOMPARE(series.system, text(u"On Selene", u"在 Selene 上"));
    QCOMPARE(series.hardware, same(u"A100-80GB"));
    QCOMPARE(series.interconnect, same(u"NVLink"));
    QCOMPARE(series.model, same(u"GPT 1T"));
    QCOMPARE(series.kind, ScalingKind::Weak);
    QCOMPARE(series.precision, QStringLiteral("fp16"));
    QCOMPARE(series.metric, QStringLiteral("mfuPercent"));
    QCOMPARE(series.confidence, std::optional(Confidence::Medium));
    QCOMPARE(series.notes, text(u"As printed.", u"按原文。"));
    QCOMPARE(series.citation, readme());
    const QString mfu = QStringLiteral("mfuPercent");
    // Keys of an object have no order of their own: they come as the compiler sorts them.
    const QList<ScalingPoint> points{{32, {}, false, false, {{QStringLiteral("globalBatch"), 512}, {mfu, 44}}},
                                     {3072, text(u"largest", u"最大"), true, false, {{mfu, 52.5}}},
                                     {6144, {}, false, true, {{mfu, 50}}}};
    QCOMPARE(series.points, points);
    QCOMPARE(series.points[0].value(u"globalBatch"), std::optional(512.0));
    QCOMPARE(series.points[1].value(u"globalBatch"), std::optional<double>());
    const QList<ScalingFact> facts{{{QStringLiteral("scaling/ernie-1")},
                                    {{QStringLiteral("pytorch")}},
                                    text(u"47% MFU.", u"MFU 47%。"),
                                    {{47}, {}, same(u"% MFU")},
                                    readme()}};
    QCOMPARE(m_base.scalingFacts, facts);
}

void MeasurementRowsTest::trainedModels()
{
    QCOMPARE(m_base.trainedModels.size(), 2);
    TrainedModel gpt2;
    gpt2.id.value = QStringLiteral("gpt-2");
    gpt2.name = same(u"GPT-2 1.5B");
    gpt2.organization = same(u"OpenAI");
    gpt2.country = QStringLiteral("US");
    gpt2.release = {2019, 2, 0};
    gpt2.parametersBillion = 1.5;
    gpt2.architecture = ModelKind::Dense;
    gpt2.stack = {{{}, QStringLiteral("TensorFlow")}};
    gpt2.impliedStack = {{{QStringLiteral("pytorch")}, {}}};
    gpt2.stackDetail = text(u"Pins 1.12.", u"固定 1.12。");
    gpt2.hardware = text(u"not stated", u"未说明");
    gpt2.openWeights = true;
    gpt2.confidence = Confidence::Medium;
    gpt2.citation = readme();
    QCOMPARE(m_base.trainedModels[0], gpt2);
    TrainedModel moe;
    moe.id.value = QStringLiteral("moe-model");
    moe.name = text(u"MoE model", u"MoE 模型");
    moe.organization = text(u"A lab", u"某实验室");
    moe.activeParametersBillion = 37;
    moe.tokensTrillion = 14.8;
    moe.stack = {{{QStringLiteral("pytorch")}, {}}, {{QStringLiteral("deepspeed")}, {}}};
    moe.stackDetail = text(u"Named in the paper.", u"论文中说明。");
    moe.hardware = same(u"H800");
    moe.devices = 2048;
    moe.confidence = Confidence::High;
    moe.note = text(u"Active only.", u"仅激活参数。");
    moe.citation = readme();
    QCOMPARE(m_base.trainedModels[1], moe);
    const QList<UnconfirmedModel> unconfirmed{{same(u"Qwen"), text(u"Alibaba", u"阿里巴巴"), text(u"Not named.", u"未说明。"), readme()}};
    QCOMPARE(m_base.unconfirmedModels, unconfirmed);
}

void MeasurementRowsTest::adoption()
{
    QCOMPARE(m_base.adoption.size(), 2);
    const Part pytorch{{QStringLiteral("pytorch")}, {}};
    AdoptionPoint first;
    first.part = pytorch;
    first.date = {2020, 12, 28};
    first.value = 45053;
    AdoptionPoint last;
    last.part.other = QStringLiteral("mxnet");
    last.value = 19134.5;
    last.label = same(u"last");
    last.lowerBound = true;
    AdoptionPoint share;
    share.part = pytorch;
    share.date = {2024, 0, 0};
    share.value = 70;
    share.totalEntries = 200;
    share.singleFrameworkEntries = 180;
    share.approximate = true;
    share.confidence = Confidence::Low;
    AdoptionPoint read;
    read.part.framework.value = QStringLiteral("deepspeed");
    read.date = {2025, 6, 0};
    read.value = 3.25;
    read.readOffChart = true;
    const AdoptionMetric stars{{QStringLiteral("github-stars")},
                               text(u"GitHub stars", u"GitHub 星标数"),
                               text(u"stars", u"颗星"),
                               Confidence::High,
                               {},
                               {first, last, share, read},
                               readme()};
    QCOMPARE(m_base.adoption[0], stars);
    AdoptionPoint answer;
    answer.part = pytorch;
    answer.date = {2025, 0, 0};
    answer.value = 8.5;
    const AdoptionMetric survey{{QStringLiteral("survey")},
                                text(u"Survey", u"调查"),
                                same(u"%"),
                                Confidence::Medium,
                                text(u"Many answers allowed.", u"可多选。"),
                                {answer},
                                cite({u"ds-docs"}, {2025, 0, 0})};
    QCOMPARE(m_base.adoption[1], survey);
}

void MeasurementRowsTest::liveRepository()
{
    QCOMPARE(m_base.activity.repositories.size(), 2);
    ActivityRepository pytorch;
    pytorch.id.value = QStringLiteral("pytorch/pytorch");
    pytorch.part.framework.value = QStringLiteral("pytorch");
    pytorch.role = RepositoryRole::Core;
    pytorch.snapshotCommit = QString(40, QLatin1Char('0'));
    pytorch.snapshotDate = {2026, 8, 8};
    pytorch.firstCommit = {2016, 8, 1};
    pytorch.lastCommit = {2026, 8, 8};
    pytorch.license = QStringLiteral("BSD-3-Clause");
    pytorch.totals = {10, 1, 0, 0, 3, 2};
    pytorch.year = {{2025, 8, 0}, {2026, 7, 0}, 5, 0, 0, 0, 2, 1, 1, {}, 0.5, QStringLiteral("meta.com"), 0.25, 0};
    pytorch.releaseGaps = {91.5, 7, {}, 0, {}};
    pytorch.months = {{{2026, 6, 0}, 3, 2, 0}, {{2026, 7, 0}, 0, 0, 0}};
    pytorch.releases = {{QStringLiteral("v2.0"), {2023, 3, 15}}};
    pytorch.citation = readme();
    QCOMPARE(m_base.activity.repositories[0], pytorch);
}

void MeasurementRowsTest::retiredRepository()
{
    ActivityRepository mxnet;
    mxnet.id.value = QStringLiteral("apache/mxnet");
    mxnet.part.other = QStringLiteral("MXNet");
    mxnet.role = RepositoryRole::Library;
    mxnet.snapshotCommit = QString(40, QLatin1Char('1'));
    mxnet.snapshotDate = {2023, 10, 1};
    mxnet.firstCommit = {2015, 4, 25};
    mxnet.lastCommit = {2023, 9, 18};
    mxnet.license = QStringLiteral("Apache-2.0");
    mxnet.stale = true;
    mxnet.note = text(u"Retired.", u"已停止维护。");
    mxnet.totals = {21, 22, 23, 24, 25, 26};
    mxnet.year = {{2022, 10, 0}, {2023, 9, 0}, 31, 32, 33, 34, 35, 36, 37, QStringLiteral("gmail.com"), 0.75, {}, 0, 0.125};
    mxnet.releaseGaps = {{}, 1, 14.0, 4, {2023, 10, 1}};
    mxnet.months = {{{2023, 9, 0}, 7, 6, 5}};
    mxnet.citation = cite({u"ds-docs"}, {2023, 10, 0});
    QCOMPARE(m_base.activity.repositories[1], mxnet);
}

void MeasurementRowsTest::countsAndCounters()
{
    const QList<ModelCount> counts{{{QStringLiteral("hf-pytorch")},
                                    {{QStringLiteral("pytorch")}, {}},
                                    {QStringLiteral("huggingface/transformers")},
                                    text(u"models", u"模型"),
                                    text(u"folders", u"文件夹"),
                                    {{QStringLiteral("v4.0.0"), {2020, 11, 30}, 38}, {{}, {2026, 8, 8}, 460}},
                                    readme()}};
    QCOMPARE(m_base.activity.modelCounts, counts);
    const QList<ActivityCounter> counters{{{QStringLiteral("mxnet")},
                                           {{}, QStringLiteral("MXNet")},
                                           {QStringLiteral("apache/mxnet")},
                                           {{{2020, 11, 30}, 11455, 943, 19134, {}, 2047}},
                                           readme()}};
    QCOMPARE(m_base.activity.counters, counters);
    const QList<MissingActivity> missing{{{QStringLiteral("a/b")}, text(u"too large", u"过大"), {}},
                                         {{QStringLiteral("c/d")}, text(u"only a mirror", u"仅有镜像"), QStringLiteral("2025-03")}};
    QCOMPARE(m_base.activity.missing, missing);
}

QTEST_GUILESS_MAIN(MeasurementRowsTest)
#include "tst_measurementrows.moc"
