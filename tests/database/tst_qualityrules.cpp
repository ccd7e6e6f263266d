// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/qualityrules.h"

#include "compile/jsonreader.h"
#include "compile/knowledgeinput.h"
#include "compile/simplifiedhan.h"

#include <QTest>

using namespace fatlas;
using nlohmann::json;

class QualityRulesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chineseTexts_data();
    void chineseTexts();
    void sources_data();
    void sources();
    void onlyChineseTextsAreJudged();
    void packsAreJudgedThroughout();
    void charactersAreThoseOfTheStandard();
    void shippedKnowledgeIsGood_data();
    void shippedKnowledgeIsGood();

private:
    [[nodiscard]] QStringList judge(const json &document) const
    {
        QStringList found;
        for (const Error &error : checkQuality({QStringLiteral("f"), document}, m_schemas)) {
            if (error.code != ErrorCode::Quality || error.message.isEmpty() || error.hint.isEmpty())
                qFatal("%s", qPrintable(error.toString()));
            found += error.where;
        }
        return found;
    }

    const SchemaSet m_schemas;
};

void QualityRulesTest::chineseTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("errors");
    const auto row = [](const char *text, int errors) { QTest::newRow(text) << QString::fromUtf8(text) << errors; };
    row("支持张量并行。", 0);
    row("PyTorch 2.14.0", 0);
    row("调用 model.fit(x, y) 即可。", 0);
    row("定义了 shard() 方法（见文档）。", 0);
    row("比例为 3:1，共 1,024 个。", 0);
    row("见 https://example.org/a?b=c", 0);
    row("支持,但慢。", 1);
    row("支持, 但慢。", 1);
    row("PyTorch,也支持。", 1);
    row("好吗?", 1);
    row("支持(实验性)。", 1);
    row("PyTorch (实验性)", 1);
    row("支持.", 1);
    row("第一; 第二", 1);
    row("支援張量", 1);
    row("対応する", 1);
    row("昇腾与飞桨", 0);
    row("한국어", 1);
    row("显卡内存不足。", 1);
    row("张量平行与流水线平行。", 2);
    row("This sentence has not been translated yet.", 1);
    row("", 0);
}

void QualityRulesTest::chineseTexts()
{
    QFETCH(QString, text);
    QFETCH(int, errors);
    const json term{{"id", "a"},
                    {"term", {{"en", "a"}, {"zh", "甲"}}},
                    {"aliases", {{"en", json::array()}, {"zh", json::array()}}},
                    {"definition", {{"en", "a"}, {"zh", text.toStdString()}}}};
    const QStringList found = judge({{"kind", "glossary"}, {"terms", {term}}});
    QCOMPARE(found.size(), errors);
    for (const QString &where : found)
        QCOMPARE(where, QStringLiteral("f#/terms/0/definition/zh"));
}

void QualityRulesTest::sources_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("type");
    QTest::addColumn<bool>("good");
    const auto row = [](const char *url, const char *type, bool good) {
        QTest::addRow("%s %s", type, url) << QString::fromLatin1(url) << QString::fromLatin1(type) << good;
    };
    row("https://pytorch.org/docs", "docs", true);
    row("https://www.google.com/search?q=jax", "web", false);
    row("https://www.google.com/search?q=jax", "third-party", false);
    row("https://www.google.com/about", "web", true);
    row("https://developers.google.com/search", "docs", true);
    row("https://www.baidu.com/s?wd=jax", "web", false);
    row("https://yiyan.baidu.com/s", "web", true);
    row("https://cn.bing.com/search?q=a", "web", false);
    row("https://bing.com.example.org/", "web", true);
    row("https://duckduckgo.com/?q=a", "web", false);
    row("https://www.libhunt.com/compare", "web", false);
    row("https://www.libhunt.com/compare", "third-party", true);
}

void QualityRulesTest::sources()
{
    QFETCH(QString, url);
    QFETCH(QString, type);
    QFETCH(bool, good);
    const json source{{"id", "a"}, {"url", url.toStdString()}, {"type", type.toStdString()}};
    QCOMPARE(judge({{"kind", "sources"}, {"sources", {source}}}), good ? QStringList() : QStringList{QStringLiteral("f#/sources/0/url")});
}

void QualityRulesTest::onlyChineseTextsAreJudged()
{
    const json term{{"id", "a"}, {"term", {{"en", "支持,但慢"}, {"zh", "好"}}}, {"aliases", {{"en", {"支持,但"}}, {"zh", {"支持,但"}}}}};
    QCOMPARE(judge({{"kind", "glossary"}, {"terms", {term}}}), QStringList{QStringLiteral("f#/terms/0/aliases/zh/0")});
}

void QualityRulesTest::packsAreJudgedThroughout()
{
    const json fact{{"id", "p/a"}, {"text", {{"en", "a"}, {"zh", "支持,但慢"}}}};
    const json pack{{"kind", "pack"},
                    {"title", {{"en", "a"}, {"zh", "標題"}}},
                    {"documents",
                     {json{{"kind", "framework-changes"}, {"facts", {fact}}}, json{{"kind", "unknown"}}, json(1),
                      json{{"kind", "sources"}, {"sources", {json{{"url", "https://kagi.com/a"}}}}}}}};
    QCOMPARE(judge(pack),
             (QStringList{QStringLiteral("f#/title/zh"), QStringLiteral("f#/documents/0/facts/0/text/zh"),
                          QStringLiteral("f#/documents/3/sources/0/url")}));
    QCOMPARE(judge({{"kind", "pack"}, {"documents", 1}}), QStringList());
    QCOMPARE(judge(json::array()), QStringList());
}

void QualityRulesTest::charactersAreThoseOfTheStandard()
{
    // GB/T 2312-1980 has 6,763 of them; 昇 is ours.
    int count = 0;
    for (char32_t character = 0; character < 0x30000; ++character) {
        if (isSimplifiedHan(character)) {
            ++count;
            QVERIFY(isHan(character));
        }
    }
    QCOMPARE(count, 6764);
    for (const char32_t good : {U'啊', U'齄', U'一', U'龟', U'昇'}) // the first and the last of both levels among them
        QVERIFY(isSimplifiedHan(good));
    for (const char32_t bad : {U'龜', U'張', U'対', U'気', U'a', U'あ'})
        QVERIFY(!isSimplifiedHan(bad));
}

void QualityRulesTest::shippedKnowledgeIsGood_data()
{
    QTest::addColumn<QString>("path");
    const QString folder = QStringLiteral(FATLAS_SOURCE_DIR "/database/knowledge");
    const QStringList paths = knowledgePaths(folder);
    QVERIFY(paths.size() > 10);
    for (const QString &path : paths)
        QTest::newRow(qPrintable(path.mid(folder.size() + 1))) << path;
}

void QualityRulesTest::shippedKnowledgeIsGood()
{
    QFETCH(QString, path);
    const auto content = readJsonFile(path);
    QVERIFY(content);
    QCOMPARE(judge(*content), QStringList());
}

QTEST_GUILESS_MAIN(QualityRulesTest)
#include "tst_qualityrules.moc"
