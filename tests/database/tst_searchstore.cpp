// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/knowledgereader.h"
#include "store/searchstore.h"
#include "support/samples.h"
#include "support/scansearch.h"

#include <QTest>
#include <QThread>

#include <algorithm>
#include <array>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int everything = -1;

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

QString marked(QString text, const Highlights &highlights)
{
    for (auto it = highlights.crbegin(); it != highlights.crend(); ++it) {
        text.insert(it->first + it->second, u']');
        text.insert(it->first, u'[');
    }
    return text;
}

/// "fact PyTorch · Debugging: [pdb] works.": kind, title, another name in braces and passage, with highlights in brackets.
QString dump(const SearchHit &hit)
{
    const QString also = hit.alsoCalled.isEmpty() ? QString() : u" {%1}"_s.arg(marked(hit.alsoCalled, hit.alsoHighlights));
    return u"%1 %2%3: %4"_s.arg(statementKindId(hit.statement), marked(hit.title, hit.titleHighlights), also,
                                marked(hit.text, hit.highlights));
}

QStringList dump(const QList<SearchHit> &hits)
{
    QStringList lines;
    for (const SearchHit &hit : hits)
        lines += dump(hit);
    return lines;
}

/// "fact pytorch/debugging-1"
QStringList sortedIds(const QList<SearchHit> &hits)
{
    QStringList ids;
    for (const SearchHit &hit : hits)
        ids += statementKindId(hit.statement) + u' ' + hit.id;
    ids.sort();
    return ids;
}

SearchStore storeOf(const QList<SearchDocument> &documents)
{
    auto built = SearchStore::build(documents);
    if (!built)
        qFatal("%s", qPrintable(built.error().toString()));
    return std::move(built).value();
}

SearchDocument documentOf(const QString &id, const QString &title, const QString &text, const QStringList &aliases = {})
{
    return {StatementKind::Fact, id, Subject{{id}, {}, {}}, {title, title}, {text, text}, aliases};
}

/// Ids in the order of the answer.
QStringList found(const SearchStore &store, const QString &query)
{
    QStringList ids;
    const SearchAnswer answer = store.search({query, Language::English, everything, everything});
    for (const SearchHit &hit : answer.hits)
        ids += hit.id;
    return ids;
}

/// What is wrong with highlights by the header's promises; empty when nothing is. `words` in lower case, none overlapping another.
QString brokenHighlights(const QString &text, const Highlights &highlights, const QStringList &words)
{
    qsizetype end = 0;
    for (const auto &[start, length] : highlights) {
        if (start < end || length <= 0 || start + length > text.size())
            return u"out of order or out of the text: "_s + marked(text, highlights);
        end = start + length;
        if (!words.contains(text.mid(start, length).toLower()))
            return u"not a word of the query: "_s + marked(text, highlights);
    }
    return {};
}

QString brokenHighlights(const SearchHit &hit, const QStringList &words)
{
    if (hit.titleHighlights.isEmpty() && hit.highlights.isEmpty() && hit.alsoHighlights.isEmpty())
        return u"does not say why it was found: "_s + dump(hit);
    return brokenHighlights(hit.title, hit.titleHighlights, words) + brokenHighlights(hit.text, hit.highlights, words)
        + brokenHighlights(hit.alsoCalled, hit.alsoHighlights, words);
}

} // namespace

class SearchStoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void finds_data();
    void finds();
    void nothingToFind_data();
    void nothingToFind();
    void nothingInAQueryIsSyntax_data();
    void nothingInAQueryIsSyntax();
    void sameWordsSameHits_data();
    void sameWordsSameHits();
    void namesComeBeforePassages_data();
    void namesComeBeforePassages();
    void titleBeatsOtherNamesBeatText();
    void oftenBeatsOnce();
    void equalHitsKeepTheirOrder();
    void subjectsLeadToWhatWasFound();
    void scoresDescend();
    void limits_data();
    void limits();
    void noDocuments();
    void longQueries();
    void usedByTheThreadThatBuiltIt();
    void findsWhatTheDataHold_data();
    void findsWhatTheDataHold();
    void findsWhatAScanFinds_data();
    void findsWhatAScanFinds();

private:
    [[nodiscard]] QList<SearchHit> hits(const QString &query, Language language) const
    {
        return m_small->search({query, language, everything, everything}).hits;
    }
    [[nodiscard]] QList<SearchHit> realHits(const QString &query, Language language) const
    {
        return m_store->search({query, language, everything, everything}).hits;
    }

    std::optional<SearchStore> m_small;
    QList<SearchDocument> m_documents;
    std::optional<SearchStore> m_store;
};

void SearchStoreTest::initTestCase()
{
    m_small = storeOf(searchDocuments(buildAtlas(wordyKnowledge())));
    auto knowledge = readKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"));
    QVERIFY2(knowledge, qPrintable(knowledge ? QString() : knowledge.error().toString()));
    m_documents = searchDocuments(buildAtlas(*knowledge));
    m_store = storeOf(m_documents);
}

void SearchStoreTest::finds_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<Language>("language");
    QTest::addColumn<QStringList>("hits");
    const Language en = Language::English;
    const Language zh = Language::Chinese;
    // Everything found is in wordyKnowledge() or test::smallKnowledge().
    QTest::newRow("one Chinese character") << u"卡"_s << zh << QStringList{u"term 显存: [卡]上的内存。"_s};
    QTest::newRow("two Chinese characters") << u"堆栈"_s << zh << QStringList{u"fact PyTorch · 调试: [堆栈]指向出错行。"_s};
    QTest::newRow("title of a term") << u"显存"_s << zh << QStringList{u"term [显存]: 卡上的内存。"_s};
    QTest::newRow("alias of a term") << u"vram"_s << en << QStringList{u"term Device memory {[VRAM]}: Memory on the accelerator."_s};
    QTest::newRow("Chinese word, English display") << u"堆栈"_s << en << QStringList{u"fact PyTorch · Debugging: [堆栈]指向出错行。"_s};
    QTest::newRow("English word, Chinese display") << u"home"_s << zh << QStringList{u"fact PyTorch · 调试: Traces point [home]."_s};
    QTest::newRow("word of both languages, English display") << u"pdb"_s << en << QStringList{u"fact PyTorch · Debugging: [pdb] works."_s};
    QTest::newRow("word of both languages, Chinese display") << u"pdb"_s << zh << QStringList{u"fact PyTorch · 调试: [pdb] 可用。"_s};
    const QStringList compiler{u"fact [PyTorch] · 编程范式: [PyTorch] [编译]器捕获计算图。"_s};
    QTest::newRow("mixed, with a blank") << u"PyTorch 编译"_s << zh << compiler;
    QTest::newRow("mixed, without a blank") << u"PyTorch编译"_s << zh << compiler;
    QTest::newRow("passage where all words are")
        << u"PyTorch 编译"_s << en << QStringList{u"fact [PyTorch] · Paradigm: [PyTorch] [编译]器捕获计算图。"_s};
    QTest::newRow("words side by side") << u"计算 图"_s << zh << QStringList{u"fact PyTorch · 编程范式: PyTorch 编译器捕获[计算][图]。"_s};
    QTest::newRow("one word in the title, one in the passage")
        << u"debugging tracers"_s << en << QStringList{u"fact JAX · [Debugging]: print shows [tracers]."_s};
    QTest::newRow("one word in English, one in Chinese")
        << u"tracers 追踪"_s << zh << QStringList{u"fact JAX · 调试: print 只显示[追踪]对象。"_s};
    QTest::newRow("single letter stands alone")
        << u"r"_s << en
        << QStringList{u"strength MLX: [R] is not supported, flow control is; İzmir workshop on memory."_s,
                       u"fact JAX · Paradigm: Prints <b>bold</b> & \"quoted\" [R] code in C++."_s};
    QTest::newRow("word with a dot") << u"torch.compile"_s << en
                                     << QStringList{u"fact PyTorch · Paradigm: PyTorch compiles with [torch.compile]."_s};
    QTest::newRow("word with signs") << u"code c++"_s << en
                                     << QStringList{u"fact JAX · Paradigm: Prints <b>bold</b> & \"quoted\" R [code] in [C++]."_s};
    QTest::newRow("HTML is text") << u"<b>bold</b>"_s << en
                                  << QStringList{u"fact JAX · Paradigm: Prints <[b]>[bold]</[b]> & \"quoted\" R code in C++."_s};
    QTest::newRow("end of a sentence") << u"Tracers."_s << en << QStringList{u"fact JAX · Debugging: print shows [tracers]."_s};
    QTest::newRow("dash between words") << u"jax - tracers"_s << en << QStringList{u"fact [JAX] · Debugging: print shows [tracers]."_s};
    QTest::newRow("full-width letters in the text")
        << u"html"_s << zh << QStringList{u"fact JAX · 编程范式: 打印 [ＨＴＭＬ] 标签 <b>粗体</b>。"_s};
    QTest::newRow("behind a letter that grows in lower case")
        << u"workshop"_s << en << QStringList{u"strength MLX: R is not supported, flow control is; İzmir [workshop] on memory."_s};
    QTest::newRow("every occurrence") << u"b>"_s << en
                                      << QStringList{u"fact JAX · Paradigm: Prints <[b]>bold</[b]> & \"quoted\" R code in C++."_s};
    QTest::newRow("words within one another") << u"tracers trace"_s << en << QStringList{u"fact JAX · Debugging: print shows [tracers]."_s};
}

void SearchStoreTest::finds()
{
    QFETCH(QString, query);
    QFETCH(Language, language);
    QTEST(dump(hits(query, language)), "hits");
}

void SearchStoreTest::nothingToFind_data()
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

void SearchStoreTest::nothingToFind()
{
    QFETCH(QString, query);
    QCOMPARE(dump(hits(query, Language::English)), QStringList());
    QCOMPARE(dump(hits(query, Language::Chinese)), QStringList());
}

void SearchStoreTest::nothingInAQueryIsSyntax_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QStringList>("ids");
    QTest::newRow("quotes") << u"\"near\" \""_s << QStringList{u"words"_s};
    QTest::newRow("star") << u"* n* *n"_s << QStringList{};
    QTest::newRow("star after a word") << u"near*"_s << QStringList{u"words"_s};
    QTest::newRow("minus") << u"-near"_s << QStringList{u"words"_s};
    QTest::newRow("caret") << u"^or"_s << QStringList{u"words"_s};
    QTest::newRow("column") << u"title:near"_s << QStringList{};
    QTest::newRow("column that is there") << u"title : title"_s << QStringList{u"title"_s};
    QTest::newRow("brackets") << u"(near (or"_s << QStringList{u"words"_s};
    QTest::newRow("curly brackets") << u"{title body} : near"_s << QStringList{};
    QTest::newRow("NEAR") << u"NEAR"_s << QStringList{u"words"_s};
    QTest::newRow("NEAR with arguments") << u"NEAR(or and, 2)"_s << QStringList{};
    QTest::newRow("OR") << u"near OR title"_s << QStringList{};
    QTest::newRow("AND") << u"near AND or"_s << QStringList{u"words"_s};
    QTest::newRow("NOT") << u"near NOT title"_s << QStringList{};
    QTest::newRow("plus") << u"near + or"_s << QStringList{u"words"_s};
    QTest::newRow("end of a statement") << u"near'; DROP TABLE passage; --"_s << QStringList{};
    QTest::newRow("null character") << QString(u"near"_s + QChar(0) + u"or"_s) << QStringList{u"words"_s};
}

void SearchStoreTest::nothingInAQueryIsSyntax()
{
    QFETCH(QString, query);
    static const SearchStore store =
        storeOf({documentOf(u"words"_s, u"Words"_s, u"near or and"_s), documentOf(u"title"_s, u"Title"_s, u"body"_s)});
    const SearchAnswer answer = store.search({query, Language::English});
    QVERIFY2(answer.errors.isEmpty(), qPrintable(answer.errors.value(0).message));
    QTEST(found(store, query), "ids");
}

void SearchStoreTest::sameWordsSameHits_data()
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

void SearchStoreTest::sameWordsSameHits()
{
    QFETCH(QString, query);
    QFETCH(QString, same);
    for (const Language language : allLanguages) {
        const QStringList expected = dump(realHits(query, language));
        QVERIFY2(!expected.isEmpty(), "a comparison of nothing with nothing says nothing");
        QCOMPARE(dump(realHits(same, language)), expected);
    }
}

void SearchStoreTest::namesComeBeforePassages_data()
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

void SearchStoreTest::namesComeBeforePassages()
{
    QFETCH(QString, query);
    QFETCH(Language, language);
    const QList<SearchHit> found = realHits(query, language);
    QVERIFY(!found.isEmpty());
    QTEST(statementKindId(found[0].statement) + u' ' + found[0].title, "first");
}

void SearchStoreTest::titleBeatsOtherNamesBeatText()
{
    const QString often = u"显存 memory "_s.repeated(20);
    const SearchStore store =
        storeOf({documentOf(u"text"_s, u"A"_s, often), documentOf(u"alias"_s, u"B"_s, u"b"_s, {u"the 显存 memory"_s}),
                 documentOf(u"title"_s, u"A word on 显存 memory"_s, u"b"_s), documentOf(u"start"_s, u"显存 memory of cards"_s, u"b"_s),
                 documentOf(u"whole alias"_s, u"C"_s, u"c"_s, {u"显存"_s, u"Memory"_s}), documentOf(u"whole"_s, u"显存"_s, u"b memory"_s)});
    QCOMPARE(found(store, u"显存"_s), (QStringList{u"whole"_s, u"whole alias"_s, u"start"_s, u"title"_s, u"alias"_s, u"text"_s}));
    // Even the best kind with the word in its text comes after a title.
    SearchDocument framework = documentOf(u"framework"_s, u"F"_s, often);
    framework.kind = StatementKind::Framework;
    SearchDocument source = documentOf(u"source"_s, u"On 显存"_s, u"s"_s);
    source.kind = StatementKind::Source;
    QCOMPARE(found(storeOf({framework, source}), u"显存"_s), (QStringList{u"source"_s, u"framework"_s}));
}

void SearchStoreTest::oftenBeatsOnce()
{
    QList<SearchDocument> documents{documentOf(u"once"_s, u"A"_s, u"memory and much else that is said here"_s),
                                    documentOf(u"often"_s, u"B"_s, u"memory, memory and again memory in few words"_s)};
    for (int i = 0; i < 20; ++i)
        documents += documentOf(QString::number(i), u"X"_s, u"something else that is said here"_s);
    QCOMPARE(found(storeOf(documents), u"memory"_s), (QStringList{u"often"_s, u"once"_s}));
}

void SearchStoreTest::equalHitsKeepTheirOrder()
{
    QList<SearchDocument> documents;
    QStringList ids;
    for (int i = 0; i < 30; ++i) {
        ids += QString::number((i * 7) % 30);
        documents += documentOf(ids.constLast(), u"Title"_s, u"the same"_s);
    }
    QCOMPARE(found(storeOf(documents), u"same"_s), ids);
}

void SearchStoreTest::subjectsLeadToWhatWasFound()
{
    QCOMPARE(hits(u"tracers"_s, Language::English).value(0).subject, (Subject{{u"jax"_s}, {u"usability/debugging"_s}, {}}));
    QCOMPARE(hits(u"vram"_s, Language::English).value(0).subject, (Subject{{}, {}, u"vram"_s}));
    QCOMPARE(hits(u"workshop"_s, Language::English).value(0).subject, (Subject{{u"mlx"_s}, {}, {}}));
    QCOMPARE(hits(u"查错"_s, Language::English).value(0).subject, (Subject{{}, {u"usability/debugging"_s}, {}}));
    QCOMPARE(hits(u"jax"_s, Language::English).value(0).subject, (Subject{{u"jax"_s}, {}, {}}));
}

void SearchStoreTest::scoresDescend()
{
    for (const QString &query : {u"pytorch"_s, u"显存"_s, u"训练 并行"_s}) {
        const QList<SearchHit> hits = realHits(query, Language::Chinese);
        QVERIFY(hits.size() > 5);
        QVERIFY(std::is_sorted(hits.cbegin(), hits.cend(), [](const SearchHit &a, const SearchHit &b) { return a.score > b.score; }));
        QVERIFY(hits.constLast().score > 0);
    }
}

void SearchStoreTest::limits_data()
{
    QTest::addColumn<int>("limit");
    QTest::addColumn<int>("perKind");
    QTest::addColumn<int>("count");
    // "pytorch" is in PyTorch's own document, four facts, three ratings, eight lines of profile, strength, weakness and misconception, in
    // Megatron-LM's fact and in the summary of its cell without facts ("Same as PyTorch").
    QTest::newRow("none") << 0 << -1 << 0;
    QTest::newRow("one") << 1 << -1 << 1;
    QTest::newRow("three") << 3 << -1 << 3;
    QTest::newRow("more than there are") << 1000 << -1 << 21;
    QTest::newRow("all") << -1 << -1 << 21;
    // Framework 1, facts with the summary 6, ratings 3, opinions 3, profile 8.
    QTest::newRow("two of a kind") << -1 << 2 << 9;
    QTest::newRow("four of a kind") << -1 << 4 << 15;
    QTest::newRow("three in all, one of a kind") << 3 << 1 << 3;
}

void SearchStoreTest::limits()
{
    QFETCH(int, limit);
    QFETCH(int, perKind);
    const SearchAnswer all = m_small->search({u"pytorch"_s, Language::English, everything, everything});
    const SearchRequest request{u"pytorch"_s, Language::English, limit, perKind};
    const SearchAnswer some = m_small->search(request);
    QVERIFY(some.errors.isEmpty());
    QCOMPARE(some.request, request);
    QTEST(int(some.hits.size()), "count");
    // What the limits leave out is counted.
    QCOMPARE(some.found, all.found);
    QCOMPARE(all.found.value(SearchKind::Fact), 6);
    QList<SearchHit> expected;
    QHash<SearchKind, int> taken;
    for (const SearchHit &hit : all.hits) {
        if (taken[hit.kind]++ < (perKind < 0 ? 1000 : perKind))
            expected.append(hit);
    }
    QCOMPARE(some.hits, expected.mid(0, limit));
}

void SearchStoreTest::noDocuments()
{
    const SearchAnswer answer = storeOf({}).search({u"pytorch"_s, Language::English});
    QVERIFY(answer.hits.isEmpty());
    QVERIFY(answer.found.isEmpty());
    QVERIFY(answer.errors.isEmpty());
}

void SearchStoreTest::longQueries()
{
    for (const QString &piece : {u"pytorch "_s, u"显存"_s, u"a"_s, u"\""_s, u"OR "_s, u"卡 a "_s, u"🚀"_s, u"a/"_s}) {
        const QString query = piece.repeated(10000 / piece.size() + 1);
        const SearchAnswer answer = m_store->search({query, Language::English, everything, everything});
        QVERIFY2(answer.errors.isEmpty(), qPrintable(piece));
        QCOMPARE(sortedIds(answer.hits), sortedIds(test::scan(m_documents, answer.request).hits));
    }
}

void SearchStoreTest::usedByTheThreadThatBuiltIt()
{
    QStringList ids;
    const std::unique_ptr<QThread> thread(
        QThread::create([&ids] { ids = found(storeOf({documentOf(u"a"_s, u"显存"_s, u"text"_s)}), u"显存"_s); }));
    thread->start();
    QVERIFY(thread->wait(60000));
    QCOMPARE(ids, QStringList{u"a"_s});
}

void SearchStoreTest::findsWhatTheDataHold_data()
{
    QTest::addColumn<QString>("word");
    for (const char *word : {"飞桨", "昇腾", "显存", "张量并行", "信创", "卡", "调试", "的", "训练", "国产", "编译"})
        QTest::newRow(word) << QString::fromUtf8(word);
}

/// A Han word is found in every document that holds it, and in no other.
void SearchStoreTest::findsWhatTheDataHold()
{
    QFETCH(QString, word);
    QStringList expected;
    for (const SearchDocument &document : std::as_const(m_documents)) {
        const QStringList texts = QStringList{document.title.en, document.title.zh, document.text.en, document.text.zh} + document.aliases;
        if (std::any_of(texts.cbegin(), texts.cend(), [&word](const QString &text) { return text.contains(word); }))
            expected += statementKindId(document.kind) + u' ' + document.id;
    }
    expected.sort();
    QVERIFY(!expected.isEmpty());
    for (const Language language : allLanguages) {
        const QList<SearchHit> found = realHits(word, language);
        QCOMPARE(sortedIds(found), expected);
        for (const SearchHit &hit : found)
            QCOMPARE(brokenHighlights(hit, {word}), QString());
    }
}

void SearchStoreTest::findsWhatAScanFinds_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("one Latin word") << u"GPU"_s << QStringList{u"gpu"_s};
    QTest::newRow("two Latin words") << u"torch compile"_s << QStringList{u"torch"_s, u"compile"_s};
    QTest::newRow("mixed, with a blank") << u"PyTorch 编译"_s << QStringList{u"pytorch"_s, u"编译"_s};
    QTest::newRow("mixed, without a blank") << u"PyTorch编译"_s << QStringList{u"pytorch"_s, u"编译"_s};
    QTest::newRow("two characters apart") << u"显 存"_s << QStringList{u"显"_s, u"存"_s};
    QTest::newRow("three words in two scripts") << u"GPU训练 模型"_s << QStringList{u"gpu"_s, u"训练"_s, u"模型"_s};
    QTest::newRow("doubled character") << u"常"_s << QStringList{u"常"_s};
    QTest::newRow("number and word") << u"2.9 版本"_s << QStringList{u"2.9"_s, u"版本"_s};
    QTest::newRow("number glued to a word") << u"8卡"_s << QStringList{u"8"_s, u"卡"_s};
    QTest::newRow("English and Chinese word") << u"memory 显存"_s << QStringList{u"memory"_s, u"显存"_s};
    QTest::newRow("hyphen") << u"open-source"_s << QStringList{u"open-source"_s};
    QTest::newRow("signs in a word") << u"C++"_s << QStringList{u"c++"_s};
    QTest::newRow("dotted") << u"torch.compile"_s << QStringList{u"torch.compile"_s};
    QTest::newRow("part of a name") << u"attention"_s << QStringList{u"attention"_s};
    QTest::newRow("single letter") << u"c"_s << QStringList{u"c"_s};
}

void SearchStoreTest::findsWhatAScanFinds()
{
    QFETCH(QString, query);
    QFETCH(QStringList, words);
    for (const Language language : allLanguages) {
        const SearchRequest request{query, language, everything, everything};
        const SearchAnswer answer = m_store->search(request);
        const SearchAnswer scanned = test::scan(m_documents, request);
        QVERIFY(!answer.hits.isEmpty());
        QCOMPARE(sortedIds(answer.hits), sortedIds(scanned.hits));
        QCOMPARE(answer.found, scanned.found);
        for (const SearchHit &hit : answer.hits)
            QCOMPARE(brokenHighlights(hit, words), QString());
    }
}

QTEST_GUILESS_MAIN(SearchStoreTest)
#include "tst_searchstore.moc"
