// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/search/search.h"
#include "store/knowledgereader.h"
#include "support/samples.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int everything = 100000;

/// test::smallKnowledge() with a glossary term and three statements whose words the tests look for.
KnowledgeBase wordyKnowledge()
{
    KnowledgeBase kb = test::smallKnowledge();
    kb.glossary = {
        {u"vram"_s, {u"Device memory"_s, u"显存"_s}, {u"VRAM"_s}, {u"显卡内存"_s}, {u"Memory on the accelerator."_s, u"卡上的内存。"_s}}};
    Fact compiler;
    compiler.text = {u"PyTorch compiles with torch.compile."_s, u"PyTorch 编译器捕获计算图。"_s};
    kb.frameworks[0].assessments[0].facts.append(compiler);
    Fact markup;
    markup.text = {u"Prints <b>bold</b> & \"quoted\" R code in C++."_s, u"打印 ＨＴＭＬ 标签 <b>粗体</b>。"_s};
    kb.frameworks[1].assessments[0].facts.append(markup);
    kb.frameworks[3].strengths[0].text = {u"R is not supported, flow control is; İzmir workshop on memory."_s,
                                          u"不支持 R 语言；内存统一。"_s};
    return kb;
}

QString kindText(SearchKind kind)
{
    constexpr std::array names{"framework", "criterion", "term", "fact", "rating", "statement"};
    return QString::fromLatin1(names.at(size_t(kind)));
}

/// "fact PyTorch · Debugging: [pdb] works.": kind, title and passage with its highlights in brackets.
QString dump(const SearchHit &hit)
{
    QString text = hit.text;
    for (auto it = hit.highlights.crbegin(); it != hit.highlights.crend(); ++it) {
        text.insert(it->first + it->second, u']');
        text.insert(it->first, u'[');
    }
    return u"%1 %2: %3"_s.arg(kindText(hit.kind), hit.title, text);
}

QStringList dump(const QList<SearchHit> &hits)
{
    QStringList lines;
    for (const SearchHit &hit : hits)
        lines += dump(hit);
    return lines;
}

/// What is wrong with the highlights by the header's promises; empty when nothing is. `words` in lower case, none overlapping another.
QString brokenHighlights(const SearchHit &hit, const QStringList &words)
{
    qsizetype end = 0;
    for (const auto &[start, length] : hit.highlights) {
        if (start < end || length <= 0 || start + length > hit.text.size())
            return u"out of order or out of the text: "_s + dump(hit);
        end = start + length;
        if (!words.contains(hit.text.mid(start, length).toLower()))
            return u"not a word of the query: "_s + dump(hit);
    }
    return {};
}

bool occurs(const QString &word, const LocalizedText &title, const LocalizedText &text)
{
    const QStringList all{title.en, title.zh, text.en, text.zh};
    return std::any_of(all.cbegin(), all.cend(), [&word](const QString &each) { return each.contains(word, Qt::CaseInsensitive); });
}

/// How many facts have all words in their title or text, found the slow way.
int factsWith(const Atlas &atlas, const QStringList &words)
{
    int count = 0;
    for (const Framework &framework : atlas.frameworks()) {
        for (const Assessment &assessment : framework.assessments) {
            const Criterion *criterion = atlas.criterion(assessment.criterion);
            const LocalizedText title{framework.name.en + u'\n' + criterion->name.en, framework.name.zh + u'\n' + criterion->name.zh};
            // Where nothing was found the summary is what is said.
            if (assessment.facts.isEmpty())
                count +=
                    std::all_of(words.cbegin(), words.cend(), [&](const QString &word) { return occurs(word, title, assessment.summary); });
            for (const Fact &fact : assessment.facts)
                count += std::all_of(words.cbegin(), words.cend(), [&](const QString &word) { return occurs(word, title, fact.text); });
        }
    }
    return count;
}

} // namespace

class SearchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void finds_data();
    void finds();
    void nothingToFind_data();
    void nothingToFind();
    void sameWordsSameHits_data();
    void sameWordsSameHits();
    void namesComeBeforePassages_data();
    void namesComeBeforePassages();
    void subjectsLeadToWhatWasFound();
    void scoresDescend();
    void limit_data();
    void limit();
    void emptyIndex();
    void copiesFindTheSame();
    void realWordsAreFound_data();
    void realWordsAreFound();
    void realHighlightsAreWords_data();
    void realHighlightsAreWords();

private:
    SearchIndex m_small;
    Atlas m_real;
    SearchIndex m_index;
};

void SearchTest::initTestCase()
{
    m_small = SearchIndex(buildAtlas(wordyKnowledge()));
    auto knowledge = readKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"));
    QVERIFY2(knowledge, qPrintable(knowledge ? QString() : knowledge.error().toString()));
    m_real = buildAtlas(*knowledge);
    m_index = SearchIndex(m_real);
}

void SearchTest::finds_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<Language>("language");
    QTest::addColumn<QStringList>("hits");
    const Language en = Language::English;
    const Language zh = Language::Chinese;
    // Everything found is in wordyKnowledge() or test::smallKnowledge().
    QTest::newRow("one Chinese character") << u"卡"_s << zh << QStringList{u"term 显存: [卡]上的内存。"_s};
    QTest::newRow("two Chinese characters") << u"堆栈"_s << zh << QStringList{u"fact PyTorch · 调试: [堆栈]指向出错行。"_s};
    QTest::newRow("title of a term") << u"显存"_s << zh << QStringList{u"term 显存: 卡上的内存。"_s};
    QTest::newRow("alias of a term") << u"vram"_s << en << QStringList{u"term Device memory: Memory on the accelerator."_s};
    QTest::newRow("Chinese word, English display") << u"堆栈"_s << en << QStringList{u"fact PyTorch · Debugging: [堆栈]指向出错行。"_s};
    QTest::newRow("English word, Chinese display") << u"home"_s << zh << QStringList{u"fact PyTorch · 调试: Traces point [home]."_s};
    QTest::newRow("word of both languages, English display") << u"pdb"_s << en << QStringList{u"fact PyTorch · Debugging: [pdb] works."_s};
    QTest::newRow("word of both languages, Chinese display") << u"pdb"_s << zh << QStringList{u"fact PyTorch · 调试: [pdb] 可用。"_s};
    const QStringList compiler{u"fact PyTorch · 编程范式: [PyTorch] [编译]器捕获计算图。"_s};
    QTest::newRow("mixed, with a blank") << u"PyTorch 编译"_s << zh << compiler;
    QTest::newRow("mixed, without a blank") << u"PyTorch编译"_s << zh << compiler;
    QTest::newRow("passage where all words are")
        << u"PyTorch 编译"_s << en << QStringList{u"fact PyTorch · Paradigm: [PyTorch] [编译]器捕获计算图。"_s};
    QTest::newRow("words side by side") << u"计算 图"_s << zh << QStringList{u"fact PyTorch · 编程范式: PyTorch 编译器捕获[计算][图]。"_s};
    QTest::newRow("one word in the title, one in the passage")
        << u"debugging tracers"_s << en << QStringList{u"fact JAX · Debugging: print shows [tracers]."_s};
    QTest::newRow("one word in English, one in Chinese")
        << u"tracers 追踪"_s << zh << QStringList{u"fact JAX · 调试: print 只显示[追踪]对象。"_s};
    QTest::newRow("single letter stands alone")
        << u"r"_s << en
        << QStringList{u"statement MLX: [R] is not supported, flow control is; İzmir workshop on memory."_s,
                       u"fact JAX · Paradigm: Prints <b>bold</b> & \"quoted\" [R] code in C++."_s};
    QTest::newRow("word with a dot") << u"torch.compile"_s << en
                                     << QStringList{u"fact PyTorch · Paradigm: PyTorch compiles with [torch.compile]."_s};
    QTest::newRow("word with signs") << u"c++"_s << en
                                     << QStringList{u"fact JAX · Paradigm: Prints <b>bold</b> & \"quoted\" R code in [C++]."_s};
    QTest::newRow("HTML is text") << u"<b>bold</b>"_s << en
                                  << QStringList{u"fact JAX · Paradigm: Prints [<b>bold</b>] & \"quoted\" R code in C++."_s};
    QTest::newRow("end of a sentence") << u"Tracers."_s << en << QStringList{u"fact JAX · Debugging: print shows [tracers]."_s};
    QTest::newRow("dash between words") << u"jax - tracers"_s << en << QStringList{u"fact JAX · Debugging: print shows [tracers]."_s};
    QTest::newRow("full-width letters in the text")
        << u"html"_s << zh << QStringList{u"fact JAX · 编程范式: 打印 [ＨＴＭＬ] 标签 <b>粗体</b>。"_s};
    QTest::newRow("behind a letter that grows in lower case")
        << u"workshop"_s << en << QStringList{u"statement MLX: R is not supported, flow control is; İzmir [workshop] on memory."_s};
    QTest::newRow("every occurrence") << u"b>"_s << en
                                      << QStringList{u"fact JAX · Paradigm: Prints <[b>]bold</[b>] & \"quoted\" R code in C++."_s};
    QTest::newRow("words within one another") << u"tracers race"_s << en << QStringList{u"fact JAX · Debugging: print shows [tracers]."_s};
}

void SearchTest::finds()
{
    QFETCH(QString, query);
    QFETCH(Language, language);
    QTEST(dump(m_small.search(query, language)), "hits");
}

void SearchTest::nothingToFind_data()
{
    QTest::addColumn<QString>("query");
    QTest::newRow("null") << QString();
    QTest::newRow("empty") << u""_s;
    QTest::newRow("blanks") << u" \t\n"_s;
    QTest::newRow("ideographic space") << u"　"_s;
    QTest::newRow("punctuation") << u"!?,;:()"_s;
    QTest::newRow("Chinese punctuation") << u"，。、；：？！“”（）《》"_s;
    QTest::newRow("punctuation that words may contain") << u"."_s;
    QTest::newRow("dash") << u"-"_s;
    QTest::newRow("mixed punctuation") << u"- / ... __ + #"_s;
    QTest::newRow("signs") << u"< > = &"_s;
    QTest::newRow("a word that is nowhere") << u"theano"_s;
    QTest::newRow("one of two words is nowhere") << u"pytorch theano"_s;
    QTest::newRow("words of different passages") << u"pdb tracers"_s;
    QTest::newRow("single letter within words") << u"z"_s;
    QTest::newRow("words in the wrong order are not one word") << u"译编"_s;
    QTest::newRow("not a pattern") << u"p.b"_s;
    QTest::newRow("not SQL") << u"' OR '1'='1"_s;
    QTest::newRow("not a wildcard") << u"%"_s;
}

void SearchTest::nothingToFind()
{
    QFETCH(QString, query);
    QCOMPARE(dump(m_small.search(query, Language::English)), QStringList());
    QCOMPARE(dump(m_small.search(query, Language::Chinese)), QStringList());
}

void SearchTest::sameWordsSameHits_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("same");
    QTest::newRow("lower case") << u"PyTorch"_s << u"pytorch"_s;
    QTest::newRow("upper case") << u"PyTorch"_s << u"PYTORCH"_s;
    QTest::newRow("full width") << u"PyTorch"_s << u"ＰｙＴｏｒｃｈ"_s;
    QTest::newRow("full width with a full-width blank") << u"PyTorch pdb"_s << u"ＰｙＴｏｒｃｈ　ｐｄｂ"_s;
    QTest::newRow("blanks around") << u"PyTorch"_s << u"  PyTorch\t"_s;
    QTest::newRow("comma between") << u"PyTorch pdb"_s << u"PyTorch, pdb"_s;
    QTest::newRow("Chinese comma between") << u"显存 训练"_s << u"显存，训练"_s;
    QTest::newRow("radical as PDF files give it for 卡") << u"显存 大"_s << u"显存 ⼤"_s;
    QTest::newRow("other order") << u"PyTorch 编译"_s << u"编译PyTorch"_s;
    QTest::newRow("word twice") << u"pdb"_s << u"pdb PDB"_s;
    QTest::newRow("full stop after") << u"内存"_s << u"内存。"_s;
}

void SearchTest::sameWordsSameHits()
{
    QFETCH(QString, query);
    QFETCH(QString, same);
    for (const Language language : allLanguages) {
        const QStringList expected = dump(m_index.search(query, language, everything));
        QVERIFY2(!expected.isEmpty(), "a comparison of nothing with nothing says nothing");
        QCOMPARE(dump(m_index.search(same, language, everything)), expected);
    }
}

void SearchTest::namesComeBeforePassages_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("first");
    // The names are those of the shipped knowledge base.
    QTest::newRow("framework") << u"pytorch"_s << Language::English << u"framework PyTorch"_s;
    QTest::newRow("framework in full width") << u"ＪＡＸ"_s << Language::Chinese << u"framework JAX"_s;
    QTest::newRow("short name") << u"mlx"_s << Language::English << u"framework MLX"_s;
    QTest::newRow("beginning of a name") << u"deepsp"_s << Language::Chinese << u"framework DeepSpeed"_s;
    QTest::newRow("middle of a name") << u"flow"_s << Language::English << u"framework TensorFlow"_s;
    QTest::newRow("glossary") << u"即时执行"_s << Language::Chinese << u"term 即时执行"_s;
    QTest::newRow("glossary in English") << u"graph break"_s << Language::English << u"term Graph break"_s;
}

void SearchTest::namesComeBeforePassages()
{
    QFETCH(QString, query);
    QFETCH(Language, language);
    const QList<SearchHit> hits = m_index.search(query, language);
    QVERIFY(!hits.isEmpty());
    QTEST(kindText(hits[0].kind) + u' ' + hits[0].title, "first");
}

void SearchTest::subjectsLeadToWhatWasFound()
{
    QCOMPARE(m_small.search(u"tracers"_s, Language::English).value(0).subject, (Subject{{u"jax"_s}, {u"usability/debugging"_s}, {}}));
    QCOMPARE(m_small.search(u"vram"_s, Language::English).value(0).subject, (Subject{{}, {}, u"vram"_s}));
    QCOMPARE(m_small.search(u"workshop"_s, Language::English).value(0).subject, (Subject{{u"mlx"_s}, {}, {}}));
    QCOMPARE(m_small.search(u"查错"_s, Language::English).value(0).subject, (Subject{{}, {u"usability/debugging"_s}, {}}));
    QCOMPARE(m_small.search(u"jax"_s, Language::English).value(0).subject, (Subject{{u"jax"_s}, {}, {}}));
}

void SearchTest::scoresDescend()
{
    for (const QString &query : {u"pytorch"_s, u"显存"_s, u"训练 并行"_s}) {
        const QList<SearchHit> hits = m_index.search(query, Language::Chinese, everything);
        QVERIFY(hits.size() > 5);
        QVERIFY(std::is_sorted(hits.cbegin(), hits.cend(), [](const SearchHit &a, const SearchHit &b) { return a.score > b.score; }));
        QVERIFY(hits.constLast().score > 0);
    }
}

void SearchTest::limit_data()
{
    QTest::addColumn<int>("limit");
    QTest::addColumn<int>("count");
    QTest::newRow("none") << 0 << 0;
    QTest::newRow("one") << 1 << 1;
    QTest::newRow("three") << 3 << 3;
    // "pytorch" is in PyTorch's own document, four facts, three ratings, governance, strength, weakness and misconception, in Megatron-LM's
    // fact and in the summary of its cell without facts ("Same as PyTorch").
    QTest::newRow("more than there are") << everything << 14;
}

void SearchTest::limit()
{
    QFETCH(int, limit);
    const QStringList all = dump(m_small.search(u"pytorch"_s, Language::English, everything));
    const QStringList some = dump(m_small.search(u"pytorch"_s, Language::English, limit));
    QTEST(int(some.size()), "count");
    QCOMPARE(some, all.mid(0, limit));
}

void SearchTest::emptyIndex()
{
    QVERIFY(SearchIndex().search(u"pytorch"_s, Language::English).isEmpty());
    QVERIFY(SearchIndex(Atlas()).search(u"pytorch"_s, Language::English).isEmpty());
}

void SearchTest::copiesFindTheSame()
{
    SearchIndex copy;
    {
        const SearchIndex original(buildAtlas(wordyKnowledge()));
        copy = original;
    }
    // Neither the first index nor its atlas is alive any more.
    QCOMPARE(copy.search(u"pytorch"_s, Language::Chinese), m_small.search(u"pytorch"_s, Language::Chinese));
}

void SearchTest::realWordsAreFound_data()
{
    QTest::addColumn<QString>("word");
    for (const char *word : {"飞桨", "昇腾", "显存", "张量并行", "信创", "卡", "调试"})
        QTest::newRow(word) << QString::fromUtf8(word);
}

void SearchTest::realWordsAreFound()
{
    QFETCH(QString, word);
    for (const Language language : allLanguages) {
        const QList<SearchHit> hits = m_index.search(word, language);
        QVERIFY(!hits.isEmpty());
        QVERIFY(std::any_of(hits.cbegin(), hits.cend(),
                            [&word](const SearchHit &hit) { return hit.title.contains(word) || hit.text.contains(word); }));
        for (const SearchHit &hit : hits)
            QCOMPARE(brokenHighlights(hit, {word}), QString());
    }
}

void SearchTest::realHighlightsAreWords_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("one Latin word") << u"GPU"_s << QStringList{u"gpu"_s};
    QTest::newRow("two Latin words") << u"torch compile"_s << QStringList{u"torch"_s, u"compile"_s};
    QTest::newRow("one character") << u"卡"_s << QStringList{u"卡"_s};
    QTest::newRow("two characters apart") << u"显 存"_s << QStringList{u"显"_s, u"存"_s};
    QTest::newRow("three words in two scripts") << u"GPU训练 模型"_s << QStringList{u"gpu"_s, u"训练"_s, u"模型"_s};
    QTest::newRow("doubled character") << u"常"_s << QStringList{u"常"_s};
    QTest::newRow("number and word") << u"2.0 版本"_s << QStringList{u"2.0"_s, u"版本"_s};
    QTest::newRow("number glued to a word") << u"8卡"_s << QStringList{u"8"_s, u"卡"_s};
    QTest::newRow("English and Chinese word") << u"memory 显存"_s << QStringList{u"memory"_s, u"显存"_s};
    QTest::newRow("hyphen") << u"open-source"_s << QStringList{u"open-source"_s};
}

void SearchTest::realHighlightsAreWords()
{
    QFETCH(QString, query);
    QFETCH(QStringList, words);
    const bool hasSingle =
        std::any_of(words.cbegin(), words.cend(), [](const QString &word) { return word.size() == 1 && word[0].unicode() < 0x80; });
    for (const Language language : allLanguages) {
        const QList<SearchHit> hits = m_index.search(query, language, everything);
        QVERIFY(!hits.isEmpty());
        int facts = 0;
        for (const SearchHit &hit : hits) {
            QCOMPARE(brokenHighlights(hit, words), QString());
            facts += hit.kind == SearchKind::Fact;
        }
        // A single Latin letter or digit counts as a whole word only: then the slow way finds more.
        if (hasSingle)
            QVERIFY(facts <= factsWith(m_real, words));
        else
            QCOMPARE(facts, factsWith(m_real, words));
    }
}

QTEST_GUILESS_MAIN(SearchTest)
#include "tst_search.moc"
