// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/figurewords.h"

#include <QLocale>

#include <algorithm>

namespace fatlas {

namespace {

struct FigureWords
{
    const char *key;
    const char *en;
    const char *zh;
    const char *unitEn = "";
    const char *unitZh = "";
};

/// By the field of the files. In both languages at once, as the knowledge itself: a statement has no current language.
constexpr FigureWords allFigureWords[] = {
    {"memoryGb", "memory", "显存", "GB", "GB"},
    {"memoryGib", "memory", "显存", "GiB", "GiB"},
    {"bandwidthGbs", "memory bandwidth", "显存带宽", "GB/s", "GB/s"},
    {"peakTflops.fp32", "dense FP32 peak", "FP32 稠密峰值", "TFLOPS", "TFLOPS"},
    {"peakTflops.tf32", "dense TF32 peak", "TF32 稠密峰值", "TFLOPS", "TFLOPS"},
    {"peakTflops.bf16Dense", "dense BF16 peak", "BF16 稠密峰值", "TFLOPS", "TFLOPS"},
    {"peakTflops.fp16Dense", "dense FP16 peak", "FP16 稠密峰值", "TFLOPS", "TFLOPS"},
    {"peakTflops.fp8Dense", "dense FP8 peak", "FP8 稠密峰值", "TFLOPS", "TFLOPS"},
    {"peakTflops.fp4Dense", "dense FP4 peak", "FP4 稠密峰值", "TFLOPS", "TFLOPS"},
    {"peakTflops.int8Dense", "dense INT8 peak", "INT8 稠密峰值", "TOPS", "TOPS"},
    {"scaleUp.gbsPerDevice", "link bandwidth in one direction", "单向互联带宽", "GB/s", "GB/s"},
    {"scaleUp.gbsBidirectional", "link bandwidth in both directions", "双向互联带宽", "GB/s", "GB/s"},
    {"scaleUp.domain", "devices joined by fast links", "高速互联域规模", "devices", "个设备"},
    {"tdpW", "power", "功耗", "W", "W"},
    {"publishedBillion", "published parameters", "公布的参数量", "billion", "×10⁹"},
    {"activePublishedBillion", "published active parameters", "公布的激活参数量", "billion", "×10⁹"},
    {"paramsPublished", "published parameters", "公布的参数量", "parameters", "个参数"},
    {"exact", "exact parameters", "精确参数量", "parameters", "个参数"},
    {"computed", "parameters computed from the shape", "按结构计算的参数量", "parameters", "个参数"},
    {"activeComputed", "active parameters computed from the shape", "按结构计算的激活参数量", "parameters", "个参数"},
    {"layers", "layers", "层数"},
    {"encoderLayers", "encoder layers", "编码器层数"},
    {"decoderLayers", "decoder layers", "解码器层数"},
    {"hidden", "hidden size", "隐藏维度"},
    {"ffnHidden", "feed-forward size", "前馈层维度"},
    {"heads", "attention heads", "注意力头数"},
    {"kvHeads", "key-value heads", "键值头数"},
    {"headDim", "head size", "注意力头维度"},
    {"vHeadDim", "value head size", "值头维度"},
    {"vocab", "vocabulary", "词表大小", "tokens", "个词元"},
    {"trainedLength", "trained length", "训练长度", "tokens", "个词元"},
    {"contextMax", "longest context", "最大上下文", "tokens", "个词元"},
    {"patchSize", "patch size", "图像块边长", "pixels", "像素"},
    {"imageSize", "image size", "图像边长", "pixels", "像素"},
    {"experts", "routed experts", "路由专家数"},
    {"topK", "experts a token passes", "每个词元经过的专家数"},
    {"sharedExperts", "shared experts", "共享专家数"},
    {"expertFfnHidden", "feed-forward size of an expert", "单个专家的前馈层维度"},
    {"denseLayers", "first layers without experts", "前部无专家的层数"},
    {"kvLoraRank", "rank of the compressed keys and values", "键值压缩的秩"},
    {"qLoraRank", "rank of the compressed queries", "查询压缩的秩"},
    {"attention", "attention", "注意力", "parameters", "个参数"},
    {"norms", "norms", "归一化", "parameters", "个参数"},
    {"inputEmbedding", "input embedding", "输入嵌入", "parameters", "个参数"},
    {"denseFfn", "dense feed-forward layers", "稠密前馈层", "parameters", "个参数"},
    {"outputHead", "output head", "输出头", "parameters", "个参数"},
    {"position", "position encoding", "位置编码", "parameters", "个参数"},
    {"routedExperts", "routed experts", "路由专家", "parameters", "个参数"},
    {"router", "router", "路由器", "parameters", "个参数"},
    {"other", "other parts", "其他部分", "parameters", "个参数"},
    {"patchEmbedding", "patch embedding", "图像块嵌入", "parameters", "个参数"},
    {"classToken", "class token", "分类词元", "parameters", "个参数"},
    {"encoderPositionBuffer", "position buffer of the encoder", "编码器位置缓冲区", "parameters", "个参数"},
    {"convStem", "convolution stem", "卷积前端", "parameters", "个参数"},
    {"modelParametersBillion", "model parameters", "模型参数量", "billion", "×10⁹"},
    {"tflopsPerDevice", "TFLOPS per device", "单设备 TFLOPS", "TFLOPS", "TFLOPS"},
    {"mfuPercent", "MFU", "MFU", "%", "%"},
    {"hfuPercent", "HFU", "HFU", "%", "%"},
    {"tokensPerSecondPerDevice", "tokens per second and device", "单设备每秒词元数", "tokens/s", "词元/秒"},
    {"sequenceLength", "sequence length", "序列长度", "tokens", "个词元"},
    {"globalBatch", "global batch", "全局批大小"},
    {"microBatch", "micro batch", "微批大小"},
    {"tensorParallel", "tensor parallel size", "张量并行规模"},
    {"pipelineParallel", "pipeline parallel size", "流水线并行规模"},
    {"dataParallel", "data parallel size", "数据并行规模"},
    {"modelParallel", "model parallel size", "模型并行规模"},
    {"contextParallel", "context parallel size", "上下文并行规模"},
    {"timeToTrainMinutes", "time to train", "训练时间", "minutes", "分钟"},
    {"aggregatePflops", "aggregate rate", "总算力", "PFLOPS", "PFLOPS"},
    {"slices", "slices", "切片数"},
    {"scalingEfficiencyPercent", "scaling efficiency", "扩展效率", "%", "%"},
    {"iterationSeconds", "time of an iteration", "单次迭代时间", "s", "秒"},
    {"sequencesPerSecond", "sequences per second", "每秒序列数", "sequences/s", "序列/秒"},
    {"sequencesPerSecondPerDevice", "sequences per second and device", "单设备每秒序列数", "sequences/s", "序列/秒"},
    {"speedup", "speed-up", "加速比"},
    {"tokensPerBatchMillion", "tokens in a batch", "每批词元数", "million", "×10⁶"},
    {"commits", "commits", "提交数"},
    {"mergeCommits", "merge commits", "合并提交数"},
    {"botCommits", "commits of bots", "机器人提交数"},
    {"collectiveCommits", "commits under collective names", "集体署名的提交数"},
    {"authors", "authors", "作者数"},
    {"newAuthors", "new authors", "新作者数"},
    {"busFactor", "authors of half of the commits", "完成半数提交的作者数"},
    {"releases", "releases", "发布数"},
    {"personalMailShare", "share of personal mail addresses", "个人邮箱占比", "%", "%"},
    {"contributors", "contributors", "贡献者数"},
    {"stars", "stars", "星标数"},
    {"downloadsAMonth", "downloads a month", "月下载量"},
    {"dependents", "dependents", "依赖方数"},
};

const FigureWords *wordsOf(const QString &key)
{
    const auto found = std::find_if(std::begin(allFigureWords), std::end(allFigureWords),
                                    [&key](const FigureWords &words) { return key == QLatin1StringView(words.key); });
    return found == std::end(allFigureWords) ? nullptr : found;
}

/// Gathers what is stated.
class FigureList
{
public:
    template<class Number>
    void add(const char *key, const std::optional<Number> &value)
    {
        if (value)
            m_figures.append({QString::fromLatin1(key), double(*value)});
    }
    void add(const char *key, double value) { m_figures.append({QString::fromLatin1(key), value}); }
    [[nodiscard]] QList<Figure> take() { return std::move(m_figures); }

private:
    QList<Figure> m_figures;
};

QString figureWithUnit(double number, const QString &unit)
{
    if (unit.isEmpty())
        return groupedNumber(number);
    // A percent sign and a power of ten stand at the number.
    const bool isClose = unit.startsWith(u'%') || unit.startsWith(u'×');
    return groupedNumber(number) + (isClose ? QString() : QStringLiteral(" ")) + unit;
}

} // namespace

LocalizedText figureName(const QString &key)
{
    const FigureWords *words = wordsOf(key);
    return words ? LocalizedText{QString::fromUtf8(words->en), QString::fromUtf8(words->zh)} : LocalizedText{key, key};
}

LocalizedText figureUnit(const QString &key)
{
    const FigureWords *words = wordsOf(key);
    return words ? LocalizedText{QString::fromUtf8(words->unitEn), QString::fromUtf8(words->unitZh)} : LocalizedText();
}

QString groupedNumber(double number)
{
    return QLocale(QLocale::English).toString(number, 'f', QLocale::FloatingPointShortest);
}

LocalizedText withUnit(double number, const LocalizedText &unit)
{
    return {figureWithUnit(number, unit.en), figureWithUnit(number, unit.zh)};
}

LocalizedText figureValue(const Figure &figure)
{
    return withUnit(figure.value, figureUnit(figure.key));
}

LocalizedText figureText(const Figure &figure)
{
    const LocalizedText name = figureName(figure.key);
    const LocalizedText value = figureValue(figure);
    return {QStringLiteral("%1 %2").arg(name.en, value.en), QStringLiteral("%1 %2").arg(name.zh, value.zh)};
}

QList<Figure> figuresOf(const Device &device)
{
    FigureList list;
    list.add("memoryGb", device.memoryGb);
    list.add("memoryGib", device.memoryGib);
    list.add("bandwidthGbs", device.bandwidthGbs);
    const PeakRates &peak = device.peakTflops;
    list.add("peakTflops.bf16Dense", peak.bf16Dense);
    list.add("peakTflops.fp16Dense", peak.fp16Dense);
    list.add("peakTflops.fp8Dense", peak.fp8Dense);
    list.add("peakTflops.fp4Dense", peak.fp4Dense);
    list.add("peakTflops.int8Dense", peak.int8Dense);
    list.add("peakTflops.tf32", peak.tf32);
    list.add("peakTflops.fp32", peak.fp32);
    list.add("scaleUp.gbsPerDevice", device.scaleUp.gbsPerDevice);
    list.add("scaleUp.gbsBidirectional", device.scaleUp.gbsBidirectional);
    list.add("scaleUp.domain", device.scaleUp.domain);
    list.add("tdpW", device.tdpW);
    return list.take();
}

QList<Figure> figuresOf(const ModelShape &shape)
{
    FigureList list;
    const ShapeParameters &parameters = shape.parameters;
    list.add("publishedBillion", parameters.publishedBillion);
    list.add("activePublishedBillion", parameters.activePublishedBillion);
    list.add("layers", double(shape.layers));
    list.add("hidden", double(shape.hidden));
    list.add("ffnHidden", double(shape.ffnHidden));
    list.add("heads", double(shape.heads));
    list.add("kvHeads", double(shape.kvHeads));
    list.add("headDim", double(shape.headDim));
    list.add("vHeadDim", shape.vHeadDim);
    list.add("encoderLayers", shape.encoderLayers);
    list.add("decoderLayers", shape.decoderLayers);
    list.add("vocab", shape.vocabulary);
    list.add("trainedLength", shape.trainedLength);
    list.add("contextMax", shape.contextMax);
    list.add("patchSize", shape.patchSize);
    list.add("imageSize", shape.imageSize);
    if (const std::optional<ExpertShape> &moe = shape.moe) {
        list.add("experts", double(moe->experts));
        list.add("topK", double(moe->topK));
        list.add("sharedExperts", double(moe->sharedExperts));
        list.add("expertFfnHidden", double(moe->expertFfnHidden));
        list.add("denseLayers", double(moe->denseLayers));
    }
    if (const std::optional<LatentAttentionShape> &mla = shape.mla) {
        list.add("kvLoraRank", double(mla->kvLoraRank));
        list.add("qLoraRank", mla->qLoraRank);
    }
    list.add("exact", parameters.exact);
    list.add("computed", double(parameters.computed));
    list.add("activeComputed", parameters.activeComputed);
    return list.take();
}

QList<Figure> figuresOf(const ActivityTotals &totals)
{
    FigureList list;
    list.add("commits", double(totals.commits));
    list.add("mergeCommits", double(totals.mergeCommits));
    list.add("botCommits", double(totals.botCommits));
    list.add("collectiveCommits", double(totals.collectiveCommits));
    list.add("authors", double(totals.authors));
    list.add("releases", double(totals.releases));
    return list.take();
}

QList<Figure> figuresOf(const ActivityYear &year)
{
    FigureList list;
    list.add("commits", double(year.commits));
    list.add("mergeCommits", double(year.mergeCommits));
    list.add("botCommits", double(year.botCommits));
    list.add("collectiveCommits", double(year.collectiveCommits));
    list.add("authors", double(year.authors));
    list.add("newAuthors", double(year.newAuthors));
    list.add("busFactor", double(year.busFactor));
    // Whole percents: the share itself has the digits of a division.
    list.add("personalMailShare", double(qRound(year.personalMailShare * 100)));
    return list.take();
}

} // namespace fatlas
