// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/samples.h"

namespace fatlas::test {

namespace {

LocalizedText text(const char *en, const char *zh)
{
    return {QString::fromUtf8(en), QString::fromUtf8(zh)};
}

Citation cite(const char *source)
{
    return {{SourceId{QString::fromLatin1(source)}}, PartialDate{2026, 8, 0}};
}

Fact fact(const char *id, const char *en, const char *zh, const char *source)
{
    Fact made;
    made.id = {QString::fromLatin1(id)};
    made.text = text(en, zh);
    made.citation = cite(source);
    made.confidence = Confidence::High;
    return made;
}

Framework framework(const char *id, const LocalizedText &name, Layer layer, double ease, double scale)
{
    Framework made;
    made.id = {QString::fromLatin1(id)};
    made.name = name;
    made.layer = layer;
    made.description = {text("A framework.", "一个框架。"), cite("doc")};
    made.profile.vendor = {text("A vendor", "某厂商"), cite("doc")};
    made.profile.governance = {text("Open", "开放"), cite("doc")};
    made.profile.firstRelease = {QString(), {2017, 1, 0}, {}, cite("doc")};
    made.profile.latestRelease = {QStringLiteral("2.0"), {2026, 7, 1}, {}, cite("doc")};
    made.profile.license = {QStringLiteral("MIT"), {}, cite("doc")};
    made.profile.repository = {QStringLiteral("owner/") + made.id.value, {}, cite("doc")};
    made.profile.website = {QStringLiteral("https://example.org/") + made.id.value, {}, cite("doc")};
    made.profile.languages = {QStringLiteral("Python"), QStringLiteral("C++")};
    made.profile.languagesCitation = cite("doc");
    made.strengths = {{text("Strong", "强项"), cite("doc")}};
    made.weaknesses = {{text("Weak", "弱项"), cite("doc")}};
    made.misconceptions = {{text("It is slow.", "它很慢。"), text("It is not.", "并不慢。"), cite("blog")}};
    made.ratings = {rating(QStringLiteral("matrix/ease-of-use"), ease, ease - 0.5, ease + 0.5),
                    rating(QStringLiteral("matrix/large-scale-training"), scale, scale - 0.5, scale + 0.5)};
    return made;
}

Source source(const char *id, SourceKind kind, const char *title, const char *url)
{
    Source made;
    made.id = {QString::fromLatin1(id)};
    made.kind = kind;
    made.title = {QString::fromUtf8(title), QString::fromUtf8(title)};
    made.publisher = QStringLiteral("Publisher");
    made.url = QUrl(QString::fromLatin1(url));
    made.accessed = {2026, 11, 0};
    return made;
}

Assessment assessment(const char *criterion, const LocalizedText &summary, const QList<Fact> &facts)
{
    return {{QString::fromLatin1(criterion)}, AssessmentState::Known, summary, facts};
}

} // namespace

Rating rating(const QString &criterion, double score, double low, double high)
{
    return {{criterion}, score, low, high, text("reason", "理由"), cite("doc")};
}

KnowledgeBase smallKnowledge()
{
    KnowledgeBase kb;
    kb.version = QStringLiteral("2026.11.1");
    kb.asOf = {2026, 11, 0};
    kb.layers = {{Layer::General, text("General", "通用"), text("General frameworks", "通用框架")},
                 {Layer::Acceleration, text("Acceleration layer", "加速层"), text("On top of a framework", "建立在框架之上")},
                 {Layer::Emerging, text("Emerging", "新兴"), text("New", "新")}};
    kb.dimensions = {{{QStringLiteral("usability")}, text("Usability", "易用性"), text("How it feels", "使用感受")},
                     {{QStringLiteral("matrix")}, text("Matrix", "矩阵"), text("Headline", "总评")}};
    const QList<RubricBand> rubric{{9, 10, text("Reference", "标杆")}, {7, 8, text("Strong", "强")},    {5, 6, text("Workable", "可用")},
                                   {3, 4, text("Limited", "有限")},    {1, 2, text("Token", "象征性")}, {0, 0, text("Absent", "无")}};
    const DimensionId usability{QStringLiteral("usability")};
    const DimensionId matrix{QStringLiteral("matrix")};
    kb.criteria = {{{QStringLiteral("usability/paradigm")}, usability, text("Paradigm", "编程范式"), text("Style", "风格"), {}},
                   {{QStringLiteral("usability/debugging")}, usability, text("Debugging", "调试"), text("Finding faults", "查错"), rubric},
                   {{QStringLiteral("matrix/ease-of-use")}, matrix, text("Ease of use", "易用性"), text("Ease", "易用"), rubric},
                   {{QStringLiteral("matrix/large-scale-training")},
                    matrix,
                    text("Large-scale training", "大规模训练能力"),
                    text("Scale", "规模"),
                    rubric}};
    kb.sources = {source("doc", SourceKind::Docs, "Documentation", "https://example.org/doc"),
                  source("paper", SourceKind::Paper, "Paper", "https://example.org/paper"),
                  source("blog", SourceKind::Blog, "Blog", "https://example.org/blog"), source("seed-a", SourceKind::Seed, "种子文章", "")};

    Framework pytorch = framework("pytorch", text("PyTorch", "PyTorch"), Layer::General, 8.6, 8.9);
    pytorch.assessments = {assessment("usability/paradigm", text("Eager", "即时执行"),
                                      {fact("pytorch/paradigm-1", "Eager by default.", "默认即时执行。", "doc")}),
                           assessment("usability/debugging", text("Python debuggers work", "可用 Python 调试器"),
                                      {fact("pytorch/debugging-1", "pdb works.", "pdb 可用。", "doc"),
                                       fact("pytorch/debugging-2", "Traces point home.", "堆栈指向出错行。", "paper")})};
    pytorch.ratings.append(rating(QStringLiteral("usability/debugging"), 9.3, 8.9, 9.7));
    Framework jax = framework("jax", text("JAX", "JAX"), Layer::General, 5.3, 9.2);
    jax.assessments = {
        assessment("usability/paradigm", text("Functional", "函数式"), {fact("jax/paradigm-1", "Pure functions.", "纯函数。", "doc")}),
        assessment("usability/debugging", text("Traced code hides values", "追踪后难看到数值"),
                   {fact("jax/debugging-1", "print shows tracers.", "print 只显示追踪对象。", "seed-a")})};
    jax.ratings.append(rating(QStringLiteral("usability/debugging"), 6.3, 5.4, 7.2));
    Framework megatron = framework("megatron-lm", text("Megatron-LM", "Megatron-LM"), Layer::Acceleration, 3.4, 9.7);
    megatron.ratings[1].high = 10;
    megatron.assessments = {
        assessment("usability/paradigm", text("On PyTorch", "基于 PyTorch"),
                   {fact("megatron-lm/paradigm-1", "Runs on PyTorch.", "运行于 PyTorch 之上。", "paper")}),
        Assessment{{QStringLiteral("usability/debugging")}, AssessmentState::NotApplicable, text("Same as PyTorch", "同 PyTorch"), {}}};
    Framework mlx = framework("mlx", text("MLX", "MLX"), Layer::Emerging, 7.5, 2.0);
    mlx.assessments = {assessment("usability/paradigm", text("Lazy arrays", "惰性数组"),
                                  {fact("mlx/paradigm-1", "Evaluation is lazy.", "惰性求值。", "doc")})};
    kb.frameworks = {pytorch, jax, megatron, mlx};
    return kb;
}

} // namespace fatlas::test
