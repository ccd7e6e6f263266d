// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/search/segmentation.h"

#include <QTest>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

using Match = SearchWord::Match;

QString dump(const QList<SearchWord> &words)
{
    QStringList parts;
    for (const SearchWord &word : words)
        parts += word.text + (word.match == Match::Prefix ? u"*"_s : word.match == Match::Whole ? u"!"_s : QString());
    return parts.join(u' ');
}

/// The text with brackets around the places.
QString marked(QString text, const QList<std::pair<qsizetype, qsizetype>> &places)
{
    for (auto it = places.crbegin(); it != places.crend(); ++it) {
        text.insert(it->first + it->second, u']');
        text.insert(it->first, u'[');
    }
    return text;
}

} // namespace

class SegmentationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void splits_data();
    void splits();
    void tokensStandWhereTheySay_data();
    void tokensStandWhereTheySay();
    void longWordsStaySmall();
    void readsQueries_data();
    void readsQueries();
    void longQueries();
    void expressions_data();
    void expressions();
    void places_data();
    void places();
};

void SegmentationTest::splits_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("tokens");
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("signs alone") << u" - / ... <> + # “”。，"_s << QString();
    QTest::newRow("Han") << u"张量并行"_s << u"张 量 并 行"_s;
    QTest::newRow("Han apart") << u"显存，训练"_s << u"显 存 \uE000 训 练"_s;
    QTest::newRow("Han and Latin") << u"用PyTorch编译"_s << u"用 pytorch torch 编 译"_s;
    QTest::newRow("Latin words") << u"Traces point home."_s << u"traces point home"_s;
    QTest::newRow("full width") << u"ＨＴＭＬ　标签"_s << u"html 标 签"_s;
    QTest::newRow("radical of a PDF") << u"⼤"_s << u"大"_s;
    QTest::newRow("version") << u"2.14.0"_s << u"2.14.0"_s;
    QTest::newRow("version with a letter") << u"v2.14.0"_s << u"v2.14.0 2.14.0"_s;
    QTest::newRow("version at the end of a sentence") << u"since 2.9."_s << u"since 2.9"_s;
    QTest::newRow("C++") << u"C++"_s << u"c++ c"_s;
    QTest::newRow("C#") << u"C#."_s << u"c# c"_s;
    QTest::newRow("dotted name") << u"torch.compile"_s << u"torch.compile compile"_s;
    QTest::newRow("three parts") << u"torch.distributed.fsdp"_s << u"torch.distributed.fsdp distributed.fsdp fsdp"_s;
    QTest::newRow("hyphen") << u"open-source"_s << u"open-source source"_s;
    QTest::newRow("option") << u"--cuda-graph"_s << u"cuda-graph graph"_s;
    QTest::newRow("underline") << u"fully_shard"_s << u"fully_shard shard"_s;
    QTest::newRow("camel case") << u"FlashAttention"_s << u"flashattention attention"_s;
    QTest::newRow("capitals and camel case") << u"GPUDirect"_s << u"gpudirect direct"_s;
    QTest::newRow("plural of capitals") << u"GPUs"_s << u"gpus"_s;
    QTest::newRow("letters and digits") << u"Ascend910B"_s << u"ascend910b 910b"_s;
    QTest::newRow("letters and a version") << u"Llama3.1"_s << u"llama3.1 3.1"_s;
    QTest::newRow("one digit after letters") << u"FP8"_s << u"fp8"_s;
    QTest::newRow("single letters between signs") << u"R-CNN"_s << u"r-cnn r cnn"_s;
    QTest::newRow("alternatives") << u"FP8/NVFP4"_s << u"fp8/nvfp4 nvfp4"_s;
    QTest::newRow("single letter") << u"R 语言"_s << u"r 语 言"_s;
    QTest::newRow("number and Han") << u"8卡"_s << u"8 卡"_s;
    QTest::newRow("thousands") << u"1,024"_s << u"1 024"_s;
    QTest::newRow("letter that grows in lower case") << u"İZMIR"_s << u"İzmir"_s;
    QTest::newRow("Cyrillic") << u"Привет"_s << u"привет"_s;
    QTest::newRow("emoji") << u"快🚀🚀"_s << u"快 🚀 🚀"_s;
    QTest::newRow("Han beyond U+FFFF") << u"𠀀字"_s << u"𠀀 字"_s;
    QTest::newRow("half of a pair") << QString(QChar(0xD83D)) + u'a' << u"a"_s;
    QTest::newRow("the mark itself") << u"显\uE000存"_s << u"显 \uE000 存"_s;
}

void SegmentationTest::splits()
{
    QFETCH(QString, text);
    QTEST(indexText(text), "tokens");
}

void SegmentationTest::tokensStandWhereTheySay_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text : {u"用PyTorch 2.14.0编译，见 torch.compile。"_s, u"Émile GPUDirect ＦＰ８ 🚀x"_s, u"C++/CUDA，R-CNN"_s})
        QTest::newRow(qPrintable(text)) << text;
}

void SegmentationTest::tokensStandWhereTheySay()
{
    QFETCH(QString, text);
    const QList<SearchToken> tokens = tokensOf(text);
    QVERIFY(tokens.size() > 3);
    for (const SearchToken &token : tokens) {
        const QString there = text.mid(token.start, token.text.size());
        // Each character in lower case and plain form by Qt's own functions, one by one.
        QString plain;
        for (const QChar c : there)
            plain += c.isSurrogate() ? QString(c) : QString(c).normalized(QString::NormalizationForm_KC).toLower();
        QCOMPARE(token.text, plain);
    }
}

void SegmentationTest::longWordsStaySmall()
{
    const QString path = u"a/"_s.repeated(5000);
    qsizetype size = 0;
    const QList<SearchToken> tokens = tokensOf(path);
    for (const SearchToken &token : tokens)
        size += token.text.size();
    QVERIFY(!tokens.isEmpty());
    QVERIFY2(size < path.size(), qPrintable(QString::number(size)));
    QCOMPARE(tokensOf(u"x"_s.repeated(10000)).size(), 1);
}

void SegmentationTest::readsQueries_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("words");
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("blanks") << u" \t\n　"_s << QString();
    QTest::newRow("signs") << u"\"*-^:()"_s << QString();
    QTest::newRow("one character") << u"卡"_s << u"卡"_s;
    QTest::newRow("Han word") << u"张量并行"_s << u"张量并行"_s;
    QTest::newRow("two Han words") << u"显存 训练"_s << u"显存 训练"_s;
    QTest::newRow("mixed, with a blank") << u"PyTorch 编译"_s << u"pytorch* 编译"_s;
    QTest::newRow("mixed, without a blank") << u"PyTorch编译"_s << u"pytorch* 编译"_s;
    QTest::newRow("full width") << u"ＰｙＴｏｒｃｈ　编译"_s << u"pytorch* 编译"_s;
    QTest::newRow("single letter") << u"R"_s << u"r!"_s;
    QTest::newRow("single digit") << u"8卡"_s << u"8! 卡"_s;
    QTest::newRow("C++") << u"C++"_s << u"c++*"_s;
    QTest::newRow("version") << u"2.14.0."_s << u"2.14.0*"_s;
    QTest::newRow("twice") << u"pdb PDB"_s << u"pdb*"_s;
    QTest::newRow("dash between") << u"jax - tracers"_s << u"jax* tracers*"_s;
    QTest::newRow("operators are words") << u"a AND b OR NEAR(c d)"_s << u"a! and* b! or* near* c! d!"_s;
    QTest::newRow("ligature") << u"ﬁne"_s << u"fine*"_s;
    QTest::newRow("emoji") << u"PyTorch 🚀"_s << u"pytorch* 🚀"_s;
}

void SegmentationTest::readsQueries()
{
    QFETCH(QString, query);
    QTEST(dump(wordsOf(query)), "words");
}

void SegmentationTest::longQueries()
{
    QCOMPARE(dump(wordsOf(u"显存 "_s + u" "_s.repeated(10000) + u"训练"_s)), u"显存"_s);
    const QList<SearchWord> han = wordsOf(u"卡"_s.repeated(10000));
    QCOMPARE(han.size(), 1);
    QCOMPARE(han[0].text.size(), longestQuery);
    // A long word of a query still meets the token of a long word of a text.
    const QString name = u"x"_s.repeated(150);
    QVERIFY(tokensOf(name)[0].text.startsWith(wordsOf(name)[0].text));
}

void SegmentationTest::expressions_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("expression");
    QTest::newRow("nothing") << u"!"_s << QString();
    QTest::newRow("phrase") << u"张量并行"_s << u"\"张 量 并 行\""_s;
    QTest::newRow("prefix") << u"torch"_s << u"\"torch\"*"_s;
    QTest::newRow("letter") << u"r"_s << u"\"r\""_s;
    QTest::newRow("all") << u"PyTorch编译 8"_s << u"\"pytorch\"* \"编 译\" \"8\""_s;
    QTest::newRow("quotes") << u"a\"b*"_s << u"\"a\" \"b\""_s;
    QTest::newRow("column") << u"title:jax"_s << u"\"title\"* \"jax\"*"_s;
    QTest::newRow("pairs") << u"𠀀字"_s << u"\"𠀀 字\""_s;
}

void SegmentationTest::expressions()
{
    QFETCH(QString, query);
    QTEST(matchExpression(wordsOf(query)), "expression");
}

void SegmentationTest::places_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("text");
    QTest::newRow("nowhere") << u"theano"_s << u"PyTorch 编译"_s;
    QTest::newRow("beginning of a word") << u"comp"_s << u"[comp]iles, torch.[comp]ile, no decompression"_s;
    QTest::newRow("part of a name") << u"flow"_s << u"Tensor[Flow] and [flow] control, not overflow"_s;
    QTest::newRow("single letter") << u"r"_s << u"[R] is no framework, [r]-cnn is no RNN"_s;
    QTest::newRow("phrase") << u"译器"_s << u"编[译器]，译。器"_s;
    QTest::newRow("side by side") << u"计算 图"_s << u"[计算][图]"_s;
    QTest::newRow("overlapping") << u"显存 存在"_s << u"[显存在]"_s;
    QTest::newRow("doubled character") << u"常"_s << u"[常][常]"_s;
    QTest::newRow("full width in the text") << u"html"_s << u"打印 [ＨＴＭＬ] 标签"_s;
    QTest::newRow("emoji") << u"🚀"_s << u"快[🚀]"_s;
}

void SegmentationTest::places()
{
    QFETCH(QString, query);
    QFETCH(QString, text);
    const QString plain = QString(text).remove(u'[').remove(u']');
    QCOMPARE(marked(plain, placesOf(wordsOf(query), plain)), text);
}

QTEST_GUILESS_MAIN(SegmentationTest)
#include "tst_segmentation.moc"
