// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/check.h"

#include "database/knowledgefolder.h"
#include "support/samples.h"

#include <QDir>
#include <QTest>

using namespace fatlas;
using namespace fatlas::test;

namespace {

const QString pytorchFile = QStringLiteral("frameworks/pytorch.json");

/// "code file#/pointer" of each error, with the folder left out; the words are left out as they may change.
QStringList summaryOf(const Result<Done> &result, const QString &folder)
{
    QStringList lines;
    if (!result) {
        for (const Error &error : result.errors())
            lines += errorCodeName(error.code) + QLatin1Char(' ') + QDir(folder).relativeFilePath(error.where);
    }
    return lines;
}

} // namespace

class CheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goodFolderPasses();
    void spoiltFile_data();
    void spoiltFile();
    void spoiltSharedFile_data();
    void spoiltSharedFile();
    void allErrorsOfAFileAreReported();
    void aBrokenFileDoesNotHideTheOthers();
    void wordsNameWhatIsAllowed();
    void idsAreUniqueAcrossFiles();
    void aLoneFileIsCheckedAgainstTheBase();
    void longTextsDoNotOverflowTheStack();
    void everyErrorSaysWhereAndWhat();
};

void CheckTest::goodFolderPasses()
{
    const KnowledgeFolder folder;
    QCOMPARE(summaryOf(checkKnowledgeFiles(folder.files(), closedContext()), folder.path()), QStringList());
}

void CheckTest::spoiltFile_data()
{
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *patch, const char *expected) {
        QTest::newRow(name) << QByteArray(patch) << QString::fromLatin1(expected);
    };
    row("missing translation", R"([{"op":"remove","path":"/name/zh"}])", "missing-translation /name/zh");
    row("empty translation", R"([{"op":"replace","path":"/strengths/0/text/en","value":""}])", "missing-translation /strengths/0/text/en");
    row("blank translation", R"([{"op":"replace","path":"/strengths/0/text/en","value":" "}])", "missing-translation /strengths/0/text/en");
    row("text instead of a pair", R"([{"op":"replace","path":"/name","value":"PyTorch"}])", "schema-violation /name");
    row("unknown key", R"([{"op":"add","path":"/profile/ceo","value":"x"}])", "schema-violation /profile/ceo");
    row("unknown key with a slash", R"([{"op":"add","path":"/a~1b","value":1}])", "schema-violation /a~1b");
    row("missing key", R"([{"op":"remove","path":"/ratings/1/reason"}])", "schema-violation /ratings/1/reason");
    row("wrong type", R"([{"op":"replace","path":"/ratings/0/score","value":"9.3"}])", "schema-violation /ratings/0/score");
    row("null", R"([{"op":"replace","path":"/layer","value":null}])", "schema-violation /layer");
    row("list instead of object", R"([{"op":"replace","path":"/profile","value":[]}])", "schema-violation /profile");
    row("bad state", R"([{"op":"replace","path":"/assessments/1/state","value":"maybe"}])", "schema-violation /assessments/1/state");
    row("bad control", R"([{"op":"replace","path":"/parallelism/0/control","value":"magic"}])", "schema-violation /parallelism/0/control");
    row("bad id", R"([{"op":"replace","path":"/id","value":"Py Torch"},{"op":"replace","path":"/assessments/0/facts","value":[]},
        {"op":"replace","path":"/assessments/0/state","value":"none"}])", "schema-violation /id");
    row("line break after an id", R"([{"op":"replace","path":"/assessments/0/facts/1/id","value":"pytorch/x\n"}])",
        "schema-violation /assessments/0/facts/1/id");
    row("summary too long", R"([{"op":"replace","path":"/assessments/0/summary/zh","value":"中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中"}])",
        "schema-violation /assessments/0/summary/zh");
    row("no source", R"([{"op":"replace","path":"/strengths/0/sources","value":[]}])", "schema-violation /strengths/0/sources");
    row("source twice", R"([{"op":"add","path":"/strengths/1/sources/-","value":"seed-a"}])", "schema-violation /strengths/1/sources/2");
    row("unknown source", R"([{"op":"add","path":"/strengths/0/sources/-","value":"ghost"}])", "unknown-reference /strengths/0/sources/1");
    row("unknown source of a fact", R"([{"op":"replace","path":"/assessments/0/facts/2/sources/0","value":"ghost"}])",
        "unknown-reference /assessments/0/facts/2/sources/0");
    row("unknown criterion", R"([{"op":"replace","path":"/ratings/0/criterion","value":"usability/ghost"}])",
        "unknown-reference /ratings/0/criterion");
    row("unknown layer", R"([{"op":"replace","path":"/layer","value":"regional"}])", "unknown-reference /layer");
    row("unknown platform", R"([{"op":"replace","path":"/hardware/0/platform","value":"abacus"}])", "unknown-reference /hardware/0/platform");
    row("unknown strategy", R"([{"op":"replace","path":"/parallelism/0/strategy","value":"hope"}])",
        "unknown-reference /parallelism/0/strategy");
    row("rating above 10", R"([{"op":"replace","path":"/ratings/0/high","value":10.5}])", "value-out-of-range /ratings/0/high");
    row("rating below 0", R"([{"op":"replace","path":"/ratings/0/low","value":-0.1}])", "value-out-of-range /ratings/0/low");
    row("low above score", R"([{"op":"replace","path":"/ratings/0/low","value":9.4}])", "value-out-of-range /ratings/0/low");
    row("score above high", R"([{"op":"replace","path":"/ratings/0/high","value":9.2}])", "value-out-of-range /ratings/0/high");
    row("rating without rubric", R"([{"op":"replace","path":"/ratings/0/criterion","value":"usability/paradigm"}])",
        "unknown-reference /ratings/0/criterion");
    row("rated twice", R"([{"op":"replace","path":"/ratings/0/criterion","value":"matrix/ease-of-use"}])", "duplicate-id /ratings/1/criterion");
    row("assessed twice", R"([{"op":"replace","path":"/assessments/1/criterion","value":"usability/paradigm"}])",
        "duplicate-id /assessments/1/criterion");
    row("platform twice", R"([{"op":"replace","path":"/hardware/1/platform","value":"nvidia-cuda"}])", "duplicate-id /hardware/1/platform");
    row("strategy twice", R"([{"op":"replace","path":"/parallelism/1/strategy","value":"data"}])", "duplicate-id /parallelism/1/strategy");
    row("fact id twice", R"([{"op":"replace","path":"/assessments/0/facts/2/id","value":"pytorch/paradigm-1"}])",
        "duplicate-id /assessments/0/facts/2/id");
    row("fact id of another framework", R"([{"op":"replace","path":"/assessments/0/facts/2/id","value":"jax/paradigm-1"}])",
        "schema-violation /assessments/0/facts/2/id");
    row("known without facts", R"([{"op":"replace","path":"/assessments/1/state","value":"known"}])", "schema-violation /assessments/1/facts");
    row("value without unit", R"([{"op":"remove","path":"/assessments/0/facts/0/unit"}])", "schema-violation /assessments/0/facts/0/unit");
    row("unit without value", R"([{"op":"remove","path":"/assessments/0/facts/0/value"}])", "schema-violation /assessments/0/facts/0/value");
    row("word in a list of numbers", R"([{"op":"add","path":"/assessments/0/facts/1/value/-","value":"3"}])",
        "schema-violation /assessments/0/facts/1/value/2");
    row("as-of after the data", R"([{"op":"replace","path":"/description/asOf","value":"2026-12"}])", "value-out-of-range /description/asOf");
    row("release after the data", R"([{"op":"replace","path":"/profile/latestRelease/date","value":"2027"}])",
        "value-out-of-range /profile/latestRelease/date");
    row("no date", R"([{"op":"replace","path":"/description/asOf","value":"2026-8"}])", "schema-violation /description/asOf");
    row("no such day", R"([{"op":"replace","path":"/profile/latestRelease/date","value":"2026-02-30"}])",
        "schema-violation /profile/latestRelease/date");
    row("HTML", R"([{"op":"replace","path":"/weaknesses/0/text/en","value":"many <b>ways</b>"}])", "schema-violation /weaknesses/0/text/en");
    row("HTML with attributes", R"([{"op":"replace","path":"/weaknesses/0/text/zh","value":"见<A href='x'>此</A>"}])",
        "schema-violation /weaknesses/0/text/zh");
    row("HTML entity", R"([{"op":"replace","path":"/weaknesses/0/text/en","value":"2 &lt; 3"}])", "schema-violation /weaknesses/0/text/en");
    row("control character", R"([{"op":"replace","path":"/name/en","value":"Py\u0000Torch"}])", "schema-violation /name/en");
    row("website without host", R"([{"op":"replace","path":"/profile/website/value","value":"javascript:x"}])",
        "schema-violation /profile/website/value\nschema-violation /profile/website/value");
    row("repository", R"([{"op":"replace","path":"/profile/repository/value","value":"https://github.com/pytorch/pytorch"}])",
        "schema-violation /profile/repository/value");
    row("unknown kind", R"([{"op":"replace","path":"/kind","value":"frame"}])", "schema-violation /kind");
    row("no kind", R"([{"op":"remove","path":"/kind"}])", "schema-violation /kind");
    row("no object", R"([{"op":"replace","path":"","value":[1]}])", "schema-violation /kind");
    row("angle brackets that are no HTML", R"([{"op":"replace","path":"/name/en","value":"vector<int> a<=b, x < y > z & co; <module>"}])", "");
    row("schema key", R"([{"op":"add","path":"/$schema","value":"../../schemas/framework.schema.json"}])", "");
    row("optional parts left out", R"([{"op":"remove","path":"/hardware"},{"op":"remove","path":"/parallelism"},
        {"op":"remove","path":"/unconfirmed"},{"op":"remove","path":"/profile/firstRelease/note"}])", "");
    row("date of the month of the data", R"([{"op":"replace","path":"/profile/latestRelease/date","value":"2026-11-29"}])", "");
}

void CheckTest::spoiltFile()
{
    QFETCH(QByteArray, patch);
    QFETCH(QString, expected);
    const KnowledgeFolder folder;
    folder.patch(pytorchFile, patch);
    QStringList lines = expected.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (QString &line : lines)
        line.replace(QLatin1Char(' '), QLatin1Char(' ') + pytorchFile + QLatin1Char('#'));
    QCOMPARE(summaryOf(checkKnowledgeFiles(folder.files(), closedContext()), folder.path()), lines);
}

void CheckTest::spoiltSharedFile_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *file, const char *patch, const char *expected) {
        QTest::newRow(name) << QString::fromLatin1(file) << QByteArray(patch) << QString::fromLatin1(expected);
    };
    row("version", "meta.json", R"([{"op":"replace","path":"/version","value":"1.0"}])", "schema-violation meta.json#/version");
    row("unknown layer id", "layers.json", R"([{"op":"add","path":"/layers/-","value":{"id":"ghost","name":{"en":"a","zh":"b"},
        "explanation":{"en":"a","zh":"b"}}}])", "schema-violation layers.json#/layers/2/id");
    row("layer twice", "layers.json", R"([{"op":"copy","from":"/layers/0","path":"/layers/-"}])", "duplicate-id layers.json#/layers/2/id");
    row("unknown dimension", "dimensions.json", R"([{"op":"replace","path":"/criteria/2/dimension","value":"ghost"},
        {"op":"replace","path":"/criteria/2/id","value":"ghost/ease-of-use"}])",
        "unknown-reference dimensions.json#/criteria/2/dimension\nunknown-reference frameworks/pytorch.json#/ratings/1/criterion");
    row("criterion of another dimension", "dimensions.json", R"([{"op":"replace","path":"/criteria/2/dimension","value":"usability"}])",
        "schema-violation dimensions.json#/criteria/2/id");
    row("band upside down", "dimensions.json", R"([{"op":"replace","path":"/criteria/1/rubric/2/low","value":4.95}])",
        "value-out-of-range dimensions.json#/criteria/1/rubric/2/low");
    row("bands overlap", "dimensions.json", R"([{"op":"replace","path":"/criteria/1/rubric/1/high","value":9}])",
        "value-out-of-range dimensions.json#/criteria/1/rubric/1/high");
    row("worst band first", "dimensions.json", R"([{"op":"move","from":"/criteria/1/rubric/2","path":"/criteria/1/rubric/0"}])",
        "value-out-of-range dimensions.json#/criteria/1/rubric/1/high");
    row("source without address", "sources/docs.json", R"([{"op":"replace","path":"/sources/0/url","value":null}])",
        "schema-violation sources/docs.json#/sources/0/url");
    row("source on disk", "sources/docs.json", R"([{"op":"replace","path":"/sources/0/url","value":"file:///etc/passwd"}])",
        "schema-violation sources/docs.json#/sources/0/url\nschema-violation sources/docs.json#/sources/0/url");
    row("short commit", "sources/docs.json", R"([{"op":"replace","path":"/sources/0/commit","value":"0123456"}])",
        "schema-violation sources/docs.json#/sources/0/commit");
    row("published after the data", "sources/docs.json", R"([{"op":"replace","path":"/sources/0/date","value":"2026-12"}])",
        "value-out-of-range sources/docs.json#/sources/0/date");
    row("read after the data", "sources/docs.json", R"([{"op":"replace","path":"/sources/0/accessed","value":"2027-01"}])", "");
    row("title in one language", "sources/docs.json", R"([{"op":"replace","path":"/sources/0/title","value":{"en":"README"}}])",
        "missing-translation sources/docs.json#/sources/0/title/zh");
    row("empty title", "sources/docs.json", R"([{"op":"replace","path":"/sources/0/title","value":""}])",
        "schema-violation sources/docs.json#/sources/0/title");
    row("empty alias", "glossary.json", R"([{"op":"add","path":"/terms/0/aliases/en/-","value":""}])",
        "schema-violation glossary.json#/terms/0/aliases/en/1");
    row("term twice", "glossary.json", R"([{"op":"replace","path":"/terms/1/id","value":"mfu"}])", "duplicate-id glossary.json#/terms/1/id");
}

void CheckTest::spoiltSharedFile()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, patch);
    QFETCH(QString, expected);
    const KnowledgeFolder folder;
    folder.patch(file, patch);
    QCOMPARE(summaryOf(checkKnowledgeFiles(folder.files(), closedContext()), folder.path()), expected.split(QLatin1Char('\n'), Qt::SkipEmptyParts));
}

void CheckTest::allErrorsOfAFileAreReported()
{
    const KnowledgeFolder folder;
    folder.patch(pytorchFile, R"([{"op":"remove","path":"/name/zh"},{"op":"replace","path":"/ratings/0/high","value":11},
        {"op":"replace","path":"/ratings/1/low","value":"8"},{"op":"add","path":"/extra","value":1},
        {"op":"replace","path":"/strengths/0/sources/0","value":"ghost"},
        {"op":"replace","path":"/assessments/0/facts/2/id","value":"pytorch/paradigm-1"},
        {"op":"replace","path":"/weaknesses/0/text/en","value":"<p>"}])");
    QStringList lines = summaryOf(checkKnowledgeFiles(folder.files(), closedContext()), folder.path());
    lines.sort();
    const QString at = QLatin1Char(' ') + pytorchFile + QLatin1Char('#');
    const QStringList expected{
        QStringLiteral("duplicate-id") + at + QStringLiteral("/assessments/0/facts/2/id"),
        QStringLiteral("missing-translation") + at + QStringLiteral("/name/zh"),
        QStringLiteral("schema-violation") + at + QStringLiteral("/extra"),
        QStringLiteral("schema-violation") + at + QStringLiteral("/ratings/1/low"),
        QStringLiteral("schema-violation") + at + QStringLiteral("/weaknesses/0/text/en"),
        QStringLiteral("unknown-reference") + at + QStringLiteral("/strengths/0/sources/0"),
        QStringLiteral("value-out-of-range") + at + QStringLiteral("/ratings/0/high"),
    };
    QCOMPARE(lines, expected);
}

void CheckTest::aBrokenFileDoesNotHideTheOthers()
{
    const KnowledgeFolder folder;
    folder.write(QStringLiteral("glossary.json"), "{");
    folder.patch(pytorchFile, R"([{"op":"remove","path":"/name/zh"}])");
    const QStringList expected{QStringLiteral("not-json glossary.json:1:2"), QStringLiteral("missing-translation frameworks/pytorch.json#/name/zh")};
    QCOMPARE(summaryOf(checkKnowledgeFiles(folder.files(), closedContext()), folder.path()), expected);
}

void CheckTest::wordsNameWhatIsAllowed()
{
    const KnowledgeFolder folder;
    folder.patch(pytorchFile, R"([{"op":"replace","path":"/assessments/1/state","value":"maybe"},{"op":"remove","path":"/layer"}])");
    const auto result = checkKnowledgeFiles(folder.files(), closedContext());
    QVERIFY(!result);
    QCOMPARE(result.errors().size(), 2);
    QString all;
    for (const Error &error : result.errors())
        all += error.toString() + QLatin1Char('\n');
    QVERIFY2(all.contains(QStringLiteral("known, unknown, none, not-applicable")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("\"maybe\"")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("The key \"layer\" is missing.")), qPrintable(all));
}

void CheckTest::idsAreUniqueAcrossFiles()
{
    const KnowledgeFolder folder;
    folder.write(QStringLiteral("frameworks/twin.json"), readBytes(folder.file(pytorchFile)));
    const QStringList lines = summaryOf(checkKnowledgeFiles(folder.files(), closedContext()), folder.path());
    QStringList expected;
    for (const char *pointer : {"/assessments/0/facts/0/id", "/assessments/0/facts/1/id", "/assessments/0/facts/2/id", "/id"})
        expected += QStringLiteral("duplicate-id frameworks/twin.json#") + QString::fromLatin1(pointer);
    QCOMPARE(lines, expected);
}

void CheckTest::aLoneFileIsCheckedAgainstTheBase()
{
    // The base of the samples has the sources doc, paper, blog and seed-a, and rates usability/debugging.
    const CheckContext context = contextOf(smallKnowledge());
    const KnowledgeFolder folder;
    folder.write(pytorchFile, readBytes(folder.file(pytorchFile)).replace("pt-readme", "doc"));
    QCOMPARE(summaryOf(checkKnowledgeFile(folder.file(pytorchFile), context), folder.path()), QStringList());

    folder.patch(pytorchFile, R"([{"op":"replace","path":"/description/sources/0","value":"pt-readme"},
        {"op":"replace","path":"/description/asOf","value":"2026-12"},{"op":"replace","path":"/ratings/0/criterion","value":"usability/paradigm"}])");
    QStringList lines = summaryOf(checkKnowledgeFile(folder.file(pytorchFile), context), folder.path());
    lines.sort();
    const QStringList expected{QStringLiteral("unknown-reference frameworks/pytorch.json#/description/sources/0"),
                               QStringLiteral("unknown-reference frameworks/pytorch.json#/ratings/0/criterion"),
                               QStringLiteral("value-out-of-range frameworks/pytorch.json#/description/asOf")};
    QCOMPARE(lines, expected);
}

void CheckTest::longTextsDoNotOverflowTheStack()
{
    // A backtracking pattern matcher that recurses once a character dies of this.
    const QByteArray text = "{\"kind\":\"meta\",\"version\":\"" + QByteArray(8'000'000, '1') + "\",\"asOf\":\"2026\"}";
    const auto result = checkKnowledgeText(text, QStringLiteral("f"), closedContext());
    QCOMPARE(summaryOf(result, QString()), (QStringList{QStringLiteral("schema-violation f#/version"), QStringLiteral("schema-violation f#/version")}));
}

void CheckTest::everyErrorSaysWhereAndWhat()
{
    const auto result = checkKnowledgeText(R"({"kind":"sources","sources":[{"id":7,"type":"gossip","url":"ftp://x","date":"soon"}]})",
                                           QStringLiteral("f"), closedContext());
    QVERIFY(!result);
    // Four missing keys, two wrong values, an address that is none in two ways, a date that is none.
    QCOMPARE(result.errors().size(), 9);
    for (const Error &error : result.errors()) {
        QVERIFY(error.where.startsWith(QStringLiteral("f#/sources/0/")));
        QVERIFY(error.message.endsWith(QLatin1Char('.')));
    }
}

QTEST_GUILESS_MAIN(CheckTest)
#include "tst_check.moc"
