// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/largeknowledge.h"

#include "domain/atlas.h"

#include <QVarLengthArray>

#include <random>

namespace fatlas::test {

namespace {

constexpr int sourceCount = 400;
constexpr int platformCount = 12;
constexpr int strategyCount = 8;
constexpr int communityCriteria = 4;

/// The same on every machine: the engine is defined to the bit, the distributions of the standard library are not.
class Dice
{
public:
    int below(int end) { return int(m_engine() % std::uint_fast32_t(end)); }
    bool chance(int tenths) { return below(10) < tenths; }
    int between(int least, int most) { return least + below(most - least + 1); }

private:
    std::mt19937 m_engine{20261101};
};

const QStringList &englishWords()
{
    static const QStringList words =
        QStringLiteral("eager graph mode compiles kernels ahead of time and caches them per shape; tracing needs static control "
                       "flow while debuggers step through Python code. Checkpoints resume elastically after a node fails, "
                       "optimizer states are sharded (ZeRO-3) over 1,024 devices with NCCL or Gloo collectives. Pipeline schedules "
                       "overlap sends, tensor parallelism splits attention heads, sequence lengths up to 128k fit. Mixed FP8 "
                       "training; BF16 by default; gradient accumulation under a profiler; exporters write ONNX, TorchScript, "
                       "StableHLO. Community releases come monthly, maintainers answer issues within days. Docker images, Slurm "
                       "launchers, Kubernetes operators. License Apache-2.0")
            .split(QLatin1Char(' '));
    return words;
}

const QStringList &chineseWords()
{
    static const QStringList words =
        QStringLiteral(
            "默认 即时执行 计算图 编译 算子 缓存 形状 静态 控制流 调试器 逐步 检查点 故障 恢复 弹性 优化器 状态 切分 千卡 集合通信 流水线 调度 重叠 张量并行 "
            "注意力 序列 长度 混合精度 训练 梯度 累积 性能分析 导出 社区 每月 发布 维护者 回复 问题 容器 镜像 启动器 集群 许可证 支持 需要 自动 手动 FP8 ONNX NCCL ，")
            .split(QLatin1Char(' '));
    return words;
}

/// Of words with `between` in between, cut to the length that was thrown.
QString sentence(Dice &dice, const QStringList &words, QLatin1String between, int least, int most)
{
    const int length = dice.between(least, most);
    QVarLengthArray<QChar, 128> text;
    const auto add = [&text](auto part) {
        for (const QChar c : part)
            text.append(c);
    };
    while (text.size() < length) {
        if (!text.isEmpty())
            add(QString(between));
        add(words[dice.below(int(words.size()))]);
    }
    // A blank at the end would be none of the sentence.
    if (text[length - 1] == QLatin1Char(' '))
        text[length - 1] = QLatin1Char('.');
    // As large as one that was read, not as one that grew.
    return QString(text.constData(), length);
}

LocalizedText summary(Dice &dice)
{
    return {sentence(dice, englishWords(), QLatin1String(" "), 20, 80), sentence(dice, chineseWords(), QLatin1String(), 10, 40)};
}

LocalizedText numbered(const char *en, const char *zh, int number)
{
    return {QString::fromUtf8(en) + QLatin1Char(' ') + QString::number(number), QString::fromUtf8(zh) + QString::number(number)};
}

QString numberedId(const char *prefix, int number, int digits)
{
    return QLatin1String(prefix) + QStringLiteral("%1").arg(number, digits, 10, QLatin1Char('0'));
}

QList<SourceId> someSources(Dice &dice)
{
    QList<SourceId> sources;
    for (int count = dice.between(1, 3); count > 0; --count) {
        const SourceId id{numberedId("source-", dice.below(sourceCount), 3)};
        if (!sources.contains(id))
            sources.append(id);
    }
    return sources;
}

Citation citation(Dice &dice)
{
    return {someSources(dice), {dice.between(2023, 2026), dice.between(1, 11), 0}};
}

Rating rating(Dice &dice, const CriterionId &criterion)
{
    const double score = dice.between(10, 95) / 10.0;
    return {criterion, score, score - 0.5, score + 0.5, summary(dice), citation(dice)};
}

void addSources(Dice &dice, KnowledgeBase &kb)
{
    for (int i = 0; i < sourceCount; ++i) {
        Source source;
        source.id = {numberedId("source-", i, 3)};
        source.kind = allSourceKinds[std::size_t(i) % allSourceKinds.size()];
        source.title = summary(dice);
        source.publisher = QStringLiteral("Publisher");
        source.url = QUrl(QStringLiteral("https://example.org/%1").arg(i));
        source.accessed = {2026, 11, 0};
        kb.sources.append(source);
    }
}

void addCriteria(Dice &dice, KnowledgeBase &kb, int criteria)
{
    const QList<RubricBand> rubric{{7, 10, {QStringLiteral("Strong"), QStringLiteral("强")}},
                                   {0, 6, {QStringLiteral("Limited"), QStringLiteral("有限")}}};
    const DimensionId community{QStringLiteral("community")};
    kb.dimensions = {{largeDimension(), {QStringLiteral("Breadth"), QStringLiteral("全貌")}, summary(dice)},
                     {community, {QStringLiteral("Community"), QStringLiteral("社区")}, summary(dice)},
                     {matrixDimension(), {QStringLiteral("Matrix"), QStringLiteral("矩阵")}, summary(dice)}};
    kb.criteria = {
        {easeOfUseCriterion(), matrixDimension(), {QStringLiteral("Ease of use"), QStringLiteral("易用性")}, summary(dice), rubric},
        {largeScaleCriterion(),
         matrixDimension(),
         {QStringLiteral("Large-scale training"), QStringLiteral("大规模训练能力")},
         summary(dice),
         rubric}};
    for (int i = 0; i < criteria; ++i) {
        kb.criteria.append({{numberedId("breadth/criterion-", i, 3)},
                            largeDimension(),
                            numbered("Criterion", "指标", i),
                            summary(dice),
                            i % 3 == 0 ? rubric : QList<RubricBand>()});
    }
    for (int i = 0; i < communityCriteria; ++i)
        kb.criteria.append({{numberedId("community/criterion-", i, 1)}, community, numbered("Habit", "习惯", i), summary(dice), {}});
}

void addSupports(Dice &dice, Framework &framework)
{
    for (int i = 0; i < platformCount; ++i) {
        HardwareSupport support;
        support.platform = {numberedId("platform-", i, 2)};
        support.level = allSupportLevels[std::size_t(dice.below(int(allSupportLevels.size())))];
        support.training = dice.chance(7);
        support.text = summary(dice);
        support.citation = citation(dice);
        framework.hardware.append(support);
    }
    for (int i = 0; i < strategyCount; ++i) {
        ParallelismSupport support;
        support.strategy = {numberedId("strategy-", i, 2)};
        support.level = allStrategyLevels[std::size_t(dice.below(int(allStrategyLevels.size())))];
        support.api = dice.chance(5) ? QStringLiteral("parallelize_%1").arg(i) : QString();
        support.citation = citation(dice);
        framework.parallelism.append(support);
    }
}

void addCell(Dice &dice, Framework &framework, const Criterion &criterion, bool isCommon)
{
    if (criterion.dimension == matrixDimension()) {
        framework.ratings.append(rating(dice, criterion.id));
        return;
    }
    Assessment cell{criterion.id, AssessmentState::Known, isCommon && dice.chance(9) ? criterion.explanation : summary(dice), {}};
    if (dice.chance(1)) {
        cell.state = allAssessmentStates[std::size_t(dice.between(1, 3))];
    } else {
        if (dice.below(3) == 0) {
            Fact fact;
            fact.id = {framework.id.value + QLatin1Char('/') + criterion.id.value.section(QLatin1Char('/'), 1)};
            fact.text = summary(dice);
            fact.citation = citation(dice);
            cell.facts.append(fact);
        }
        if (criterion.isRated() && dice.chance(9))
            framework.ratings.append(rating(dice, criterion.id));
    }
    framework.assessments.append(cell);
}

Framework framework(Dice &dice, int number, const KnowledgeBase &kb)
{
    Framework made;
    made.id = {numberedId("framework-", number, 4)};
    // Neither listed by name nor in the same order in both languages.
    const QString word = englishWords()[dice.below(int(englishWords().size()))].section(QLatin1Char('.'), 0, 0);
    made.name = {word + QLatin1Char(' ') + QString::number(number),
                 chineseWords()[dice.below(int(chineseWords().size()))] + QString::number(number)};
    made.layer = kb.layers[dice.below(int(kb.layers.size()))].layer;
    made.description = {summary(dice), citation(dice)};
    made.profile.license = {dice.chance(5) ? QStringLiteral("MIT") : QStringLiteral("Apache-2.0"), {}, citation(dice)};
    made.assessments.reserve(kb.criteria.size());
    for (qsizetype i = 0; i < kb.criteria.size(); ++i)
        addCell(dice, made, kb.criteria[i], i % 4 == 0);
    made.ratings.squeeze();
    addSupports(dice, made);
    return made;
}

} // namespace

DimensionId largeDimension()
{
    return {QStringLiteral("breadth")};
}

KnowledgeBase largeKnowledge(int frameworks, int criteria)
{
    Dice dice;
    KnowledgeBase kb;
    kb.version = QStringLiteral("2026.11.1");
    kb.asOf = {2026, 11, 0};
    for (const Layer layer : allLayers) {
        if (layer != Layer::Deployment)
            kb.layers.append({layer, numbered("Layer", "层", int(layer)), summary(dice)});
    }
    addSources(dice, kb);
    addCriteria(dice, kb, criteria);
    for (int i = 0; i < platformCount; ++i)
        kb.platforms.append({{numberedId("platform-", i, 2)}, numbered("Platform", "平台", i), summary(dice)});
    for (int i = 0; i < strategyCount; ++i)
        kb.strategies.append({{numberedId("strategy-", i, 2)}, numbered("Strategy", "策略", i), summary(dice)});
    kb.frameworks.reserve(frameworks);
    for (int i = 0; i < frameworks; ++i)
        kb.frameworks.append(framework(dice, i, kb));
    return kb;
}

} // namespace fatlas::test
