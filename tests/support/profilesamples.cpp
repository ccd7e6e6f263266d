// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/profilesamples.h"

#include <algorithm>

namespace fatlas::test {

namespace {

QString in(Language language, const char *en, const char *zh)
{
    return QString::fromUtf8(language == Language::Chinese ? zh : en);
}

ChartValue around(double score, double spread)
{
    return Interval{score, std::max(0.0, score - spread), std::min(10.0, score + spread)};
}

ProfileSeries series(const QString &name, const QList<ChartValue> &values)
{
    return {{name.toLower()}, name, values, true};
}

RatingProfileSpec emptyProfile(Language language)
{
    RatingProfileSpec spec;
    spec.title = in(language, "Ratings side by side", "评分并列对照");
    spec.caption =
        in(language,
           "The marks are editorial ratings from 0 to 10 against a stated rubric, not measurements. The line through a mark spans "
           "the interval in which the rating is believed to lie. An unknown rating has no mark, and no line leads across it.",
           "标记是依据既定评分标准给出的 0 至 10 的评分，并非测量值。穿过标记的线段表示评分可能所在的区间。未知的评分没有标记，"
           "也没有连线跨过它。");
    return spec;
}

void addAxis(RatingProfileSpec &spec, const QString &name, const QString &group)
{
    spec.axes.append({{QStringLiteral("%1/%2").arg(group, name)}, name, group});
}

struct Name
{
    const char *en;
    const char *zh;
};

constexpr std::array<Name, 8> names{{{"Data parallelism", "数据并行"},
                                     {"Migration from PyTorch", "PyTorch 迁移"},
                                     {"Compiler", "编译器"},
                                     {"Mixed precision and FP8", "混合精度与 FP8"},
                                     {"Localization compliance", "国产化与合规"},
                                     {"Offload", "卸载"},
                                     {"Chinese documentation", "中文文档"},
                                     {"Domestic chips (China)", "国产芯片"}}};

} // namespace

RatingProfileSpec fiveCriteria(Language language)
{
    RatingProfileSpec spec = emptyProfile(language);
    spec.subtitle = in(language, "Programming model and usability, 5 rated criteria", "编程模型与易用性，5 项评分准则");
    const QString group = in(language, "Programming model and usability", "编程模型与易用性");
    for (const Name &name : {Name{"Debugging", "调试"}, Name{"Learning curve", "学习曲线"}, Name{"Migration from PyTorch", "PyTorch 迁移"},
                             Name{"Docs and tutorials", "文档与教程"}, Name{"Chinese documentation", "中文文档"}})
        addAxis(spec, in(language, name.en, name.zh), group);
    spec.series = {
        series(QStringLiteral("PyTorch"), {around(9.3, 0.4), around(8.3, 0.8), around(10, 0.2), around(8.5, 0.7), around(6, 1.2)}),
        series(QStringLiteral("JAX"), {around(6.3, 0.9), around(4.7, 0.9), std::nullopt, around(7.8, 0.7), around(2.8, 1.3)}),
        series(in(language, "MindSpore", "MindSpore（昇思）"),
               {around(6, 1), around(5.5, 1), around(5.5, 1), around(7, 1), around(9, 0.5)}),
        series(QStringLiteral("Megatron-LM"), {std::nullopt, around(3, 1), around(7, 0.8), std::nullopt, around(0.5, 1)})};
    spec.unrated = {in(language, "JAX is not rated on: Migration from PyTorch.", "JAX 在以下准则上没有评分：PyTorch 迁移。"),
                    in(language, "Megatron-LM is not rated on: Debugging, Docs and tutorials.",
                       "Megatron-LM 在以下准则上没有评分：调试、文档与教程。")};
    return spec;
}

RatingProfileSpec manyCriteria(int count, Language language)
{
    RatingProfileSpec spec = emptyProfile(language);
    spec.subtitle = in(language, "All dimensions", "全部维度");
    const QStringList groups{in(language, "Programming model and usability", "编程模型与易用性"),
                             in(language, "Distributed training", "分布式训练"), in(language, "Strategy and people", "战略与人才")};
    for (int i = 0; i < count; ++i) {
        const Name &name = names[size_t(i) % names.size()];
        addAxis(spec, QStringLiteral("%1 %2").arg(in(language, name.en, name.zh)).arg(i + 1), groups[i * groups.size() / count]);
    }
    const QStringList frameworks{QStringLiteral("PyTorch"), QStringLiteral("JAX"),         QStringLiteral("TensorFlow"),
                                 QStringLiteral("Keras"),   QStringLiteral("Megatron-LM"), in(language, "MindSpore", "MindSpore（昇思）")};
    for (int i = 0; i < frameworks.size(); ++i) {
        QList<ChartValue> values;
        for (int j = 0; j < count; ++j) {
            const double score = double((i * 37 + j * 53) % 101) / 10;
            values += (i * 4 + j) % 9 == 8 ? ChartValue() : around(score, 0.4 + double((i + j) % 4) / 5);
        }
        spec.series.append(series(frameworks[i], values));
    }
    return spec;
}

} // namespace fatlas::test
