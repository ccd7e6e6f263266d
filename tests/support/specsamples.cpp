// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/specsamples.h"

#include <QRandomGenerator>

#include <algorithm>

namespace fatlas::test {

namespace {

QString in(Language language, const char *en, const char *zh)
{
    return QString::fromUtf8(language == Language::Chinese ? zh : en);
}

MatrixPoint point(const QString &name, Layer layer, double x, double y, double spread)
{
    MatrixPoint made;
    made.framework = {name.toLower()};
    made.name = name;
    made.layer = layer;
    made.x = {x, std::max(0.0, x - spread), std::min(10.0, x + spread)};
    made.y = {y, std::max(0.0, y - spread), std::min(10.0, y + spread)};
    return made;
}

MatrixSpec emptyMatrix(Language language)
{
    MatrixSpec spec;
    spec.title = in(language, "Ease of use against large-scale training capability", "易用性与大规模训练能力定位矩阵");
    spec.subtitle = in(language, "9 frameworks, all layers", "9 个框架，全部层次");
    spec.xTitle = in(language, "Ease of use (0–10, higher is easier)", "易用性（0–10，越高越易用）");
    spec.yTitle = in(language, "Large-scale training capability (0–10)", "大规模训练能力（0–10）");
    spec.legend = {{Layer::General, in(language, "General framework", "通用框架")},
                   {Layer::Regional, in(language, "Regional framework", "区域框架")},
                   {Layer::Acceleration, in(language, "Acceleration layer", "加速层")},
                   {Layer::Emerging, in(language, "Emerging framework", "新兴框架")}};
    spec.note = in(language,
                   "For acceleration layers, ease of use means the effort of adding the layer to an existing training script, not of "
                   "learning a framework from nothing; they are chosen together with a framework.",
                   "对加速层而言，易用性指把它接入现有训练脚本的难度，而不是从零学习一个框架的难度；加速层总是与某个框架一起选用。");
    spec.caption =
        in(language,
           "Scores are judgments on a published rubric, not measurements. The cross is the interval a score is believed to lie in; "
           "the dashed line joins the frameworks that no other surpasses on both axes.",
           "分数是依据公开评分标准作出的判断，并非测量值。十字表示分数可能所在的区间；虚线连接在两个维度上都未被其他框架超过的框架。");
    spec.options.showFrontier = true;
    return spec;
}

QList<MatrixPoint> nine(Language language)
{
    return {point(QStringLiteral("PyTorch"), Layer::General, 8.6, 8.9, 0.5),
            point(QStringLiteral("JAX"), Layer::General, 5.3, 9.2, 0.6),
            point(QStringLiteral("TensorFlow"), Layer::General, 6.8, 4.4, 0.8),
            point(QStringLiteral("Keras"), Layer::General, 9.3, 4.9, 0.7),
            point(in(language, "PaddlePaddle", "PaddlePaddle（飞桨）"), Layer::Regional, 7.5, 7.5, 0.8),
            point(in(language, "MindSpore", "MindSpore（昇思）"), Layer::Regional, 5.5, 7.0, 0.9),
            point(QStringLiteral("DeepSpeed"), Layer::Acceleration, 7.6, 8.0, 0.6),
            point(QStringLiteral("Megatron-LM"), Layer::Acceleration, 3.4, 9.7, 0.6),
            point(QStringLiteral("MLX"), Layer::Emerging, 7.5, 2.0, 1.0)};
}

struct Criterion
{
    const char *en;
    const char *zh;
    const char *summaryEn;
    const char *summaryZh;
    bool rated;
};

// Summaries of the greatest length that the knowledge base allows: about 80 characters in English, 40 in Chinese.
constexpr std::array<Criterion, 7> criteria{
    {{"Programming paradigm", "编程范式", "Eager by default, with an optional compiler that captures graphs ahead of time",
      "默认即时执行，可选用编译器提前捕获计算图，动态与静态两种写法并存", false},
     {"Debugging", "调试体验", "Python debuggers work line by line; compiled regions need extra environment flags",
      "可用 Python 调试器逐行调试；编译区域需要额外的环境变量", true},
     {"Documentation", "文档质量", "Tutorials, recipes and API reference for every release", "教程、示例与接口文档随每个版本发布", true},
     {"Learning curve", "学习曲线", "One week for somebody who knows NumPy", "熟悉 NumPy 的人约一周上手", true},
     {"Code for a training loop", "训练循环代码量", "About forty lines for a classifier, without a trainer", "分类器约四十行，无需训练器",
      false},
     {"Error messages", "报错信息", "Name the operator and shapes; distributed failures are hard to trace",
      "指出算子与形状；分布式错误较难追踪", true},
     {"Migration of checkpoints", "检查点迁移", "Reads the common safetensors format", "可读通用的 safetensors 格式", false}}};

TableCell cell(Language language, size_t row, size_t column)
{
    const Criterion &criterion = criteria[column];
    TableCell made;
    made.state = AssessmentState::Known;
    made.text = in(language, criterion.summaryEn, criterion.summaryZh);
    if (criterion.rated) {
        const double score = 3 + double((row * 7 + column * 3) % 13) / 2;
        made.rating = Interval{score, std::max(0.0, score - 0.8), std::min(10.0, score + 0.6)};
    }
    made.notes = {int(1 + (row + column) % 12), int(1 + (row * 5 + column * 2 + 3) % 12)};
    std::sort(made.notes.begin(), made.notes.end());
    made.notes.erase(std::unique(made.notes.begin(), made.notes.end()), made.notes.end());
    made.asOf = {2026, 11, 0};
    return made;
}

} // namespace

MatrixSpec nineFrameworks(Language language)
{
    MatrixSpec spec = emptyMatrix(language);
    spec.points = nine(language);
    markFrontier(spec.points);
    return spec;
}

MatrixSpec sixteenClustered(Language language)
{
    MatrixSpec spec = emptyMatrix(language);
    spec.points = nine(language)
        + QList<MatrixPoint>{point(QStringLiteral("PyTorch Lightning"), Layer::EcosystemLibrary, 8.7, 8.2, 0.5),
                             point(QStringLiteral("Hugging Face Accelerate"), Layer::EcosystemLibrary, 8.4, 8.4, 0.5),
                             point(QStringLiteral("Colossal-AI"), Layer::Acceleration, 7.2, 8.1, 0.7),
                             point(QStringLiteral("OneFlow"), Layer::Regional, 7.3, 7.6, 0.9),
                             point(in(language, "MegEngine", "MegEngine（天元）"), Layer::Regional, 7.0, 6.9, 0.9),
                             point(in(language, "Jittor", "Jittor（计图）"), Layer::Regional, 7.7, 7.2, 0.9),
                             point(QStringLiteral("ONNX Runtime Training"), Layer::Deployment, 7.4, 7.9, 0.7)};
    spec.legend.append({Layer::EcosystemLibrary, in(language, "Ecosystem library", "生态库")});
    spec.legend.append({Layer::Deployment, in(language, "Deployment tool", "部署工具")});
    spec.unplaced = {QStringLiteral("tinygrad"), QStringLiteral("Burn")};
    markFrontier(spec.points);
    return spec;
}

MatrixSpec scattered(int count, quint32 seed)
{
    MatrixSpec spec = emptyMatrix(Language::English);
    QRandomGenerator random(seed);
    for (int i = 0; i < count; ++i) {
        const QString name =
            QStringLiteral("Framework %1 %2").arg(i).arg(QStringLiteral("with a long name indeed").left(int(random.bounded(0, 19))));
        const Layer layer = allLayers[random.bounded(quint32(allLayers.size()))];
        const double x = random.bounded(10.0);
        const double y = random.bounded(10.0);
        spec.points.append(point(name.trimmed(), layer, x, y, 0.3 + random.bounded(0.6)));
    }
    markFrontier(spec.points);
    return spec;
}

TableSpec usabilityTable(Language language)
{
    TableSpec spec;
    spec.title = in(language, "Usability", "易用性");
    spec.subtitle = in(language, "9 frameworks, 7 criteria", "9 个框架，7 项指标");
    spec.corner = in(language, "Framework", "框架");
    for (const Criterion &criterion : criteria)
        spec.columns.append({in(language, criterion.en, criterion.zh), {}});
    for (const MatrixPoint &framework : nine(language)) {
        const bool layer = framework.layer == Layer::Acceleration;
        spec.rows.append(
            {framework.name, layer ? in(language, "Acceleration layer", "加速层") : in(language, "General framework", "通用框架")});
        QList<TableCell> cells;
        for (size_t column = 0; column < criteria.size(); ++column)
            cells.append(cell(language, size_t(spec.cells.size()), column));
        spec.cells.append(cells);
    }
    spec.cells[3][4] = {AssessmentState::Unknown, {}, {}, {}, {}};
    spec.cells[6][0] = {AssessmentState::NotApplicable, in(language, "Takes that of PyTorch", "同 PyTorch"), {}, {2}, {2026, 11, 0}};
    spec.cells[8][6] = {AssessmentState::None, {}, {}, {3}, {2026, 11, 0}};
    spec.caption =
        in(language,
           "Bars show ratings from 0 to 10 with the interval they are believed to lie in. — unknown · ○ none · · not applicable. "
           "Numbers in brackets refer to the sources below.",
           "条形表示 0–10 的评分，短线表示其可能区间。— 未知，○ 无，· 不适用。方括号内的数字对应下列来源。");
    spec.referencesTitle = in(language, "Sources", "来源");
    for (int i = 1; i <= 12; ++i)
        spec.references.append(
            {QStringLiteral("The documentation of framework %1, chapter \"Getting started\". Publisher %1. Documentation, 2026-0%2. "
                            "https://example.org/docs/framework-%1/getting-started/index.html (read 2026-11)")
                 .arg(i)
                 .arg(1 + i % 9),
             QUrl(QStringLiteral("https://example.org/docs/framework-%1/getting-started/index.html").arg(i))});
    return spec;
}

TableSpec groupedTable(Language language)
{
    TableSpec spec = usabilityTable(language);
    const QStringList groups{in(language, "General frameworks", "通用框架"), in(language, "Regional frameworks", "区域框架"),
                             in(language, "Acceleration layers", "加速层"), in(language, "Emerging projects", "新兴项目")};
    const QList<int> groupOfRow{0, 0, 0, 0, 1, 1, 2, 2, 3};
    for (qsizetype row = 0; row < spec.rows.size(); ++row)
        spec.rows[row].group = groups[groupOfRow[row]];
    for (qsizetype column = 0; column < spec.columns.size(); ++column)
        spec.columns[column].group = column < 4 ? in(language, "Language", "语言") : in(language, "Every day", "日常使用");
    spec.summary = {in(language, "PyTorch leads in debugging.", "PyTorch 在调试方面领先。"),
                    in(language, "Nothing is known of the training loop of Keras.", "Keras 的训练循环情况未知。")};
    spec.cells[0][1].rating = Interval{9.3, 8.9, 9.7};
    spec.cells[0][1].standing = Standing::Best;
    spec.cells[8][1].rating = Interval{2.5, 1.5, 3.5};
    spec.cells[8][1].standing = Standing::Worst;
    spec.cells[1][0].sign = QStringLiteral("●");
    return spec;
}

QStringList hostileTexts()
{
    const QString lone(QChar(0xD800));
    return {QStringLiteral("=1+1"),
            QStringLiteral("=HYPERLINK(\"http://evil.example\";\"click\")"),
            QStringLiteral("+49"),
            QStringLiteral("-1"),
            QStringLiteral("-x"),
            QStringLiteral("@SUM(A1)"),
            QStringLiteral("＝1＋1"),
            QStringLiteral("a\tb"),
            QStringLiteral("two\nlines"),
            QStringLiteral("two\r\nlines"),
            QStringLiteral("say \"yes\", or 'no'"),
            QStringLiteral("a|b\\|c\\"),
            QStringLiteral("<script>alert(1)</script> & &lt;"),
            QStringLiteral("](javascript:alert(1)) [x](http://evil.example) ![y](z)"),
            QStringLiteral("**bold** _x_ `code` ~~s~~ $x$ # not a heading"),
            QStringLiteral("1. not a list"),
            QStringLiteral("用户的文本，“引号”、顿号"),
            QStringLiteral("😀 𠮷"),
            QStringLiteral("half ") + lone + QStringLiteral(" pair"),
            QStringLiteral("bell\a null") + QChar(0) + QStringLiteral(" del\x7f end"),
            QStringLiteral("not a character ") + QChar(0xFFFE),
            QStringLiteral("_x0041_ %1 %2 &#0;"),
            QStringLiteral("' apostrophe")};
}

TableSpec hostileTable()
{
    TableSpec spec;
    const QStringList texts = hostileTexts();
    spec.title = texts[12];
    spec.subtitle = texts[0];
    spec.summary = texts;
    spec.corner = texts[11];
    spec.columns = {{texts[13], texts[14], texts[12]}};
    spec.caption = texts[13];
    spec.referencesTitle = texts[12];
    for (const QString &text : texts) {
        spec.rows.append({text, text, text});
        TableCell cell;
        cell.state = AssessmentState::Known;
        cell.text = text;
        cell.notes = {int(spec.rows.size())};
        cell.sign = QStringLiteral("<");
        spec.cells.append({cell});
        spec.references.append({text, QUrl(QStringLiteral("javascript:alert(1)"))});
    }
    spec.references[0].url = QUrl(QStringLiteral("https://example.org/a b?q=\"<x>\"&y=1#z"));
    return spec;
}

TableSpec transposed(const TableSpec &spec)
{
    TableSpec turned = spec;
    std::swap(turned.rows, turned.columns);
    turned.cells.clear();
    for (qsizetype row = 0; row < turned.rows.size(); ++row) {
        QList<TableCell> cells;
        for (qsizetype column = 0; column < turned.columns.size(); ++column)
            cells.append(spec.cells[column][row]);
        turned.cells.append(cells);
    }
    return turned;
}

namespace {

double factorOf(TextRole role)
{
    switch (role) {
    case TextRole::Title: return 1.4;
    case TextRole::Legend:
    case TextRole::TableHeader:
    case TextRole::TableBody: return 0.95;
    case TextRole::Tick:
    case TextRole::Caption:
    case TextRole::Code:
    case TextRole::TableNote: return 0.85;
    default: return 1;
    }
}

/// Blanks, words and single ideographs: what a line is filled with.
QStringList pieces(const QString &text)
{
    QStringList found;
    for (const QChar c : text) {
        const bool single = c == u' ' || c.unicode() >= 0x2000;
        const bool afterSingle = found.isEmpty() || found.constLast() == u" " || found.constLast()[0].unicode() >= 0x2000;
        if (single || afterSingle)
            found.append(QString(c));
        else
            found.last() += c;
    }
    return found;
}

double widthOf(const QString &text, double size)
{
    double width = 0;
    for (const QChar c : text)
        width += c.unicode() < 0x2000 ? 0.5 * size : size;
    return width;
}

} // namespace

TextMeasure fixedMeasure(Language language, double bodySize)
{
    return [language, bodySize](const QString &text, TextRole role, double width) {
        if (text.isEmpty())
            return QSizeF(0, 0);
        const double size = factorOf(role) * bodySize;
        const double lineHeight = (language == Language::Chinese ? 1.5 : 1.4) * size;
        if (width <= 0)
            return QSizeF(widthOf(text, size), lineHeight);
        double widest = 0;
        double line = 0;
        int lines = 1;
        for (const QString &piece : pieces(text)) {
            double needed = widthOf(piece, size);
            if (line > 0 && line + needed > width) {
                ++lines;
                line = 0;
                if (piece == u" ")
                    continue;
            }
            for (; needed > width; needed -= width)
                ++lines;
            line += needed;
            widest = std::max(widest, line);
        }
        return QSizeF(lines > 1 ? std::min(width, std::max(widest, 0.9 * width)) : widest, lines * lineHeight);
    };
}

} // namespace fatlas::test
