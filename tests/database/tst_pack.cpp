// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/packmerge.h"

#include "compile/compiler.h"
#include "compile/jsondiff.h"
#include "compile/jsonreader.h"
#include "compile/knowledgeinput.h"
#include "compile/qualityrules.h"
#include "database/knowledgefolder.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace fatlas;
using namespace fatlas::test;
using nlohmann::json;

class PackTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takenIn_data();
    void takenIn();
    void refused_data();
    void refused();
    void aHugeFileIsNotRead();
    void keepsWhatAWorkspaceNeeds();
    void anotherPacksThingsAreLeftAlone();
    void theResultCompiles();
    void nothingElseChanges();
    void theExampleOfTheDocumentIsGood();

private:
    [[nodiscard]] Result<MergedKnowledge> merge(const QByteArray &bytes)
    {
        const auto pack = parsePack(bytes, QStringLiteral("p.json"), m_checker);
        if (!pack)
            return pack.errors();
        return mergePack(m_base, *pack, m_checker);
    }

    const KnowledgeFolder m_small;
    KnowledgeChecker m_checker;
    const MergedKnowledge m_base{mergedDocuments(m_checker.schemas(), readKnowledgeInput(m_small.path(), m_checker).value()), {}};
};

namespace {

constexpr const char *goodFact = R"({"id":"pytorch/new-1","criterion":"usability/paradigm","text":{"en":"New.","zh":"新。"},
    "confidence":"high","sources":["pt-readme"],"asOf":"2026-10"})";
constexpr const char *goodSource = R"({"id":"acme-note","title":"Note","publisher":"ACME","type":"docs","url":"https://acme.example/note",
    "commit":null,"date":"2026-10","accessed":"2026-10-02"})";
constexpr const char *cited = R"("sources":["pt-readme"],"asOf":"2026-08")";

/// A pack around documents, with whatever else it has.
QByteArray packOf(const QByteArray &documents, const QByteArray &more = {})
{
    return R"({"kind":"pack","id":"acme-2026","title":{"en":"ACME","zh":"极致"},"author":"ACME platform team","asOf":"2026-11",)" + more
        + R"("documents":[)" + documents + "]}";
}

QByteArray changes(const QByteArray &members)
{
    return R"({"kind":"framework-changes","framework":"pytorch",)" + members + "}";
}

QByteArray rating(const char *criterion, const char *score)
{
    return QByteArray(R"({"criterion":")") + criterion + R"(","score":)" + score + R"(,"low":5,"high":9,"reason":{"en":"R.","zh":"理。"},)"
        + cited + "}";
}

QByteArray framework(const QByteArray &id, const QByteArray &assessments = {})
{
    const QByteArray text = R"({"text":{"en":"T.","zh":"文。"},)" + QByteArray(cited) + "}";
    return R"({"kind":"framework","id":")" + id + R"(","name":{"en":"N","zh":"名"},"layer":"general","description":)" + text
        + R"(,"profile":{"vendor":)" + text + R"(,"governance":)" + text + R"(,"firstRelease":{"date":"2026",)" + cited
        + R"(},"latestRelease":{"version":"1","date":null,)" + cited + R"(},"license":{"value":"MIT",)" + cited
        + R"(},"repository":{"value":"a/b",)" + cited + R"(},"website":{"value":"https://a.example",)" + cited
        + R"(},"languages":{"values":["C"],)" + cited + R"(}},"strengths":[)" + text + R"(],"weaknesses":[)" + text
        + R"(],"misconceptions":[],"assessments":[)" + assessments + R"(],"ratings":[]})";
}

} // namespace

namespace {

void taken(const char *name, const QByteArray &pack, const QStringList &differences, const QStringList &marked)
{
    QTest::newRow(name) << pack << differences << marked;
}

} // namespace

void PackTest::takenIn_data()
{
    QTest::addColumn<QByteArray>("pack");
    // Things that differ, as "sign kind id".
    QTest::addColumn<QStringList>("differences");
    // Keys that the pack is named for.
    QTest::addColumn<QStringList>("marked");
    const QByteArray sources = R"({"kind":"sources","sources":[)" + QByteArray(goodSource) + "]}";
    taken("a source", packOf(sources), {QStringLiteral("+ source acme-note")}, {QStringLiteral("source:acme-note")});
    taken("a fact", packOf(changes(R"("facts":[)" + QByteArray(goodFact) + "]")), {QStringLiteral("+ fact pytorch/new-1")},
          {QStringLiteral("fact:pytorch/new-1")});
    taken("another text of a fact",
          packOf(changes(R"("facts":[)" + QByteArray(goodFact).replace("pytorch/new-1", "pytorch/paradigm-2") + "]"),
                 R"("replaces":["pytorch/paradigm-2"],)"),
          {QStringLiteral("~ fact pytorch/paradigm-2")}, {QStringLiteral("fact:pytorch/paradigm-2")});
    taken("a rating",
          packOf(changes(R"("ratings":[)" + rating("matrix/ease-of-use", "7") + "]"), R"("replaces":["pytorch@matrix/ease-of-use"],)"),
          {QStringLiteral("~ rating pytorch@matrix/ease-of-use")}, {QStringLiteral("rating:pytorch@matrix/ease-of-use")});
    taken("an assessment keeps its facts",
          packOf(changes(R"("assessments":[{"criterion":"usability/paradigm","state":"known","summary":{"en":"S","zh":"摘要"}}])"),
                 R"("replaces":["pytorch@usability/paradigm"],)"),
          {QStringLiteral("~ assessment pytorch@usability/paradigm")}, {QStringLiteral("assessment:pytorch@usability/paradigm")});
    taken("a new assessment with its fact",
          packOf(changes(R"("assessments":[{"criterion":"matrix/ease-of-use","state":"known","summary":{"en":"S","zh":"摘要"}}],"facts":[)"
                         + QByteArray(goodFact).replace("usability/paradigm", "matrix/ease-of-use") + "]")),
          {QStringLiteral("+ assessment pytorch@matrix/ease-of-use"), QStringLiteral("+ fact pytorch/new-1")},
          {QStringLiteral("assessment:pytorch@matrix/ease-of-use"), QStringLiteral("fact:pytorch/new-1")});
    taken("hardware",
          packOf(changes(R"("hardware":[{"platform":"huawei-ascend","level":"community","maintainer":null,"training":true,
        "text":{"en":"T.","zh":"文。"},)"
                         + QByteArray(cited) + "}]"),
                 R"("replaces":["hardware:pytorch@huawei-ascend"],)"),
          {QStringLiteral("~ hardware pytorch@huawei-ascend")}, {QStringLiteral("hardware:pytorch@huawei-ascend")});
    taken("a strength more", packOf(changes(R"("strengths":[{"text":{"en":"More.","zh":"更多。"},)" + QByteArray(cited) + "}]")),
          {QStringLiteral("~ framework pytorch")}, {QStringLiteral("part:pytorch@strengths"), QStringLiteral("part:pytorch@strengths/2")});
    taken("other strengths",
          packOf(changes(R"("strengths":[{"text":{"en":"Large ecosystem.","zh":"生态庞大。"},)" + QByteArray(cited) + "}]"),
                 R"("replaces":["pytorch@strengths"],)"),
          {QStringLiteral("~ framework pytorch")}, {QStringLiteral("part:pytorch@strengths"), QStringLiteral("part:pytorch@strengths/0")});
    taken(
        "a licence",
        packOf(changes(R"("profile":{"license":{"value":"MIT",)" + QByteArray(cited) + "}}"), R"("replaces":["pytorch@profile/license"],)"),
        {QStringLiteral("~ framework pytorch")}, {QStringLiteral("part:pytorch@profile/license")});
    taken("a whole framework", packOf(framework("tinygrad")), {QStringLiteral("+ framework tinygrad")},
          {QStringLiteral("framework:tinygrad")});
    taken("a framework with its source", packOf(framework("tinygrad").replace("pt-readme", "acme-note") + "," + sources),
          {QStringLiteral("+ source acme-note"), QStringLiteral("+ framework tinygrad")},
          {QStringLiteral("framework:tinygrad"), QStringLiteral("source:acme-note")});
    taken("a rating gone", packOf("", R"("removes":["rating:pytorch@matrix/ease-of-use"],)"),
          {QStringLiteral("- rating pytorch@matrix/ease-of-use")}, {});
    taken("a cell gone", packOf("", R"("removes":["pytorch@usability/debugging"],)"),
          {QStringLiteral("- assessment pytorch@usability/debugging"), QStringLiteral("- rating pytorch@usability/debugging")}, {});
    taken("two facts gone", packOf("", R"("removes":["pytorch/paradigm-1","pytorch/paradigm-3"],)"),
          {QStringLiteral("- fact pytorch/paradigm-1"), QStringLiteral("- fact pytorch/paradigm-3")}, {});
    taken("a term in the place of another", packOf(R"({"kind":"glossary","terms":[{"id":"new-term","term":{"en":"A","zh":"甲"},
        "aliases":{"en":[],"zh":[]},"definition":{"en":"D.","zh":"定义。"}}]})"),
          {QStringLiteral("+ term new-term")}, {QStringLiteral("term:new-term")});
    taken("a date after the knowledge",
          packOf(QByteArray(sources).replace("\"2026-10\"", "\"2026-12\"")).replace(R"("asOf":"2026-11")", R"("asOf":"2026-12")"),
          {QStringLiteral("~ meta meta"), QStringLiteral("+ source acme-note")}, {QStringLiteral("source:acme-note")});
}

void PackTest::takenIn()
{
    QFETCH(QByteArray, pack);
    QFETCH(QStringList, differences);
    QFETCH(QStringList, marked);
    const auto merged = merge(pack);
    QVERIFY2(merged, merged ? "" : qPrintable(merged.error().toString()));
    QStringList found;
    for (const FieldChange &change : diffDocuments(m_checker.schemas(), m_base.documents, merged->documents)) {
        const QString sign = change.entityChange == ChangeKind::Added ? QStringLiteral("+ ")
            : change.entityChange == ChangeKind::Removed              ? QStringLiteral("- ")
                                                                      : QStringLiteral("~ ");
        const QString line = sign + change.entityKind + QLatin1Char(' ') + change.entityId;
        if (!found.contains(line))
            found += line;
    }
    QCOMPARE(found, differences);
    QStringList keys = merged->changedBy.keys();
    keys.sort();
    QCOMPARE(keys, marked);
    for (const QString &owner : merged->changedBy)
        QCOMPARE(owner, QStringLiteral("acme-2026"));
}

namespace {

void row(const char *name, const QByteArray &pack, ErrorCode code, const char *where)
{
    QTest::newRow(name) << pack << code << QString::fromUtf8(where);
}

QByteArray facts(const QByteArray &list)
{
    return packOf(changes(R"("facts":[)" + list + "]"));
}

QByteArray sources(const QByteArray &list)
{
    return packOf(R"({"kind":"sources","sources":[)" + list + "]}");
}

void refuseUnreadable()
{
    const QByteArray fact(goodFact);
    row("no JSON", "nonsense", ErrorCode::NotJson, ":1:");
    row("nothing", "", ErrorCode::NotJson, ":1:");
    row("no UTF-8", "{\"kind\":\"\xff\"}", ErrorCode::NotUtf8, ":1:");
    row("no pack", R"({"kind":"sources","sources":[]})", ErrorCode::SchemaViolation, "#/kind");
    row("a key too many", packOf("", R"("x":1,)"), ErrorCode::SchemaViolation, "#/x");
    row("no title", packOf("").replace("title", "titel"), ErrorCode::SchemaViolation, "#/title");
    row("title in one language", packOf(framework("a")).replace(R"(,"zh":"极致")", ""), ErrorCode::MissingTranslation, "#/title/zh");
    row("changes nothing", packOf(""), ErrorCode::SchemaViolation, "#/documents");
    row("unknown kind", packOf(R"({"kind":"x"})"), ErrorCode::SchemaViolation, "#/documents/0/kind");
    row("a document that is none", packOf("1"), ErrorCode::SchemaViolation, "#/documents/0");
    row("a pack in a pack", packOf(packOf("")), ErrorCode::SchemaViolation, "#/documents/0/kind");
    row("another version", packOf(R"({"kind":"meta","version":"2026.12.1","asOf":"2026-12"})"), ErrorCode::SchemaViolation,
        "#/documents/0/kind");
    row("wrong schema", facts(QByteArray(fact).replace("confidence", "confidenc")), ErrorCode::SchemaViolation,
        "#/documents/0/facts/0/confidence");
    row("one language only", facts(QByteArray(fact).replace(R"("zh":"新。")", R"("zh":"")")), ErrorCode::MissingTranslation,
        "#/documents/0/facts/0/text/zh");
    row("figure without unit", facts(QByteArray(fact).replace(R"("confidence")", R"("value":3,"confidence")")), ErrorCode::SchemaViolation,
        "#/documents/0/facts/0/unit");
}

void refuseTexts()
{
    const QByteArray fact(goodFact);
    row("HTML", facts(QByteArray(fact).replace("New.", "<b>New.</b>")), ErrorCode::SchemaViolation, "#/documents/0/facts/0/text/en");
    row("script", facts(QByteArray(fact).replace("New.", "<script>alert(1)</script>")), ErrorCode::SchemaViolation,
        "#/documents/0/facts/0/text/en");
    row("script in an attribute", facts(QByteArray(fact).replace("New.", "<img/src=x onerror=alert(1)>")), ErrorCode::SchemaViolation,
        "#/documents/0/facts/0/text/en");
    row("HTML in the title", packOf(framework("a")).replace("ACME\",\"zh", "<i>ACME</i>\",\"zh"), ErrorCode::SchemaViolation, "#/title/en");
    row("script as an address", sources(QByteArray(goodSource).replace("https://acme.example/note", "javascript:alert(1)")),
        ErrorCode::SchemaViolation, "#/documents/0/sources/0/url");
    row("NUL in a text", facts(QByteArray(fact).replace("New.", "\\u0000")), ErrorCode::SchemaViolation, "#/documents/0");
    for (const char *bad : {"../x", "/etc/passwd", "a/../b", "a\\\\b", "C:x", "a\\u0000b", "..", "a b", "A"}) {
        QTest::newRow(qPrintable(QStringLiteral("id of a pack: ") + QString::fromLatin1(bad)))
            << packOf(framework("a")).replace("acme-2026", bad) << ErrorCode::SchemaViolation << QStringLiteral("#/id");
        QTest::newRow(qPrintable(QStringLiteral("id of a framework: ") + QString::fromLatin1(bad)))
            << packOf(framework(bad)) << ErrorCode::SchemaViolation << QStringLiteral("#/documents/0/id");
    }
    row("path in removes", packOf("", R"("removes":["../../x"],)"), ErrorCode::SchemaViolation, "#/removes/0");
    row("path as a repository", packOf(framework("a").replace("a/b", "../..")), ErrorCode::SchemaViolation,
        "#/documents/0/profile/repository/value");
}

void refuseReferences()
{
    const QByteArray fact(goodFact);
    row("after the pack's date", facts(QByteArray(fact).replace("2026-10", "2026-12")), ErrorCode::ValueOutOfRange,
        "#/documents/0/facts/0/asOf");
    row("unknown source", facts(QByteArray(fact).replace("pt-readme", "no-such")), ErrorCode::UnknownReference,
        "#/documents/0/facts/0/sources/0");
    row("unknown framework", packOf(changes(R"("facts":[])").replace("pytorch", "torch")), ErrorCode::UnknownReference,
        "#/documents/0/framework");
    row("no assessment for the fact", facts(QByteArray(fact).replace("usability/paradigm", "matrix/ease-of-use")),
        ErrorCode::UnknownReference, "#/documents/0/facts/0/criterion");
    row("unrated criterion", packOf(changes(R"("ratings":[)" + rating("usability/paradigm", "7") + "]")), ErrorCode::UnknownReference,
        "#/documents/0/ratings/0/criterion");
    row("score out of its interval",
        packOf(changes(R"("ratings":[)" + rating("matrix/ease-of-use", "9.5") + "]"), R"("replaces":["pytorch@matrix/ease-of-use"],)"),
        ErrorCode::ValueOutOfRange, "#/documents/0/ratings/0/high");
    row("id of a fact without its framework", facts(QByteArray(fact).replace("pytorch/new-1", "jax/new-1")), ErrorCode::SchemaViolation,
        "#/documents/0/facts/0/id");
}

void refuseIds()
{
    const QByteArray fact(goodFact);
    row("an id that exists", facts(QByteArray(fact).replace("pytorch/new-1", "pytorch/paradigm-1")), ErrorCode::DuplicateId,
        "#/documents/0/facts/0/id");
    row("a framework that exists", packOf(framework("pytorch")), ErrorCode::DuplicateId, "#/documents/0/id");
    row("a rating that exists", packOf(changes(R"("ratings":[)" + rating("matrix/ease-of-use", "7") + "]")), ErrorCode::DuplicateId,
        "#/documents/0/ratings/0/criterion");
    row("a source that exists", sources(QByteArray(goodSource).replace("acme-note", "pt-readme")), ErrorCode::DuplicateId,
        "#/documents/0/sources/0/id");
    row("the same twice", facts(fact + "," + fact), ErrorCode::DuplicateId, "#/documents/0/facts/1");
    row("the same in two documents", packOf(framework("a") + "," + framework("a")), ErrorCode::DuplicateId, "#/documents/1");
    row("replaces what is not there", packOf(framework("a"), R"("replaces":["b"],)"), ErrorCode::UnknownReference, "#/replaces/0");
    row("replaces what only it brings", packOf(framework("a"), R"("replaces":["a"],)"), ErrorCode::UnknownReference, "#/replaces/0");
    row("replaces itself", packOf(framework("a"), R"("replaces":["acme-2026"],)"), ErrorCode::UnknownReference, "#/replaces/0");
    row("replaces and brings nothing", packOf(framework("a"), R"("replaces":["pytorch"],)"), ErrorCode::UnknownReference, "#/replaces/0");
    row("replaces another criterion's fact",
        packOf(changes(R"("assessments":[{"criterion":"matrix/ease-of-use","state":"known","summary":{"en":"S","zh":"摘要"}}],"facts":[)"
                       + QByteArray(fact).replace("usability/paradigm", "matrix/ease-of-use").replace("new-1", "paradigm-1") + "]"),
               R"("replaces":["pytorch/paradigm-1"],)"),
        ErrorCode::UnknownReference, "#/documents/0/facts/0/criterion");
    row("removes what is not there", packOf("", R"("removes":["b"],)"), ErrorCode::UnknownReference, "#/removes/0");
    row("removes what several things are called", packOf("", R"("removes":["huawei-ascend"],)"), ErrorCode::UnknownReference,
        "#/removes/0");
    row("removes what others refer to", packOf("", R"("removes":["pytorch"],)"), ErrorCode::UnknownReference, "#/removes/0");
    row("removes a source that is cited", packOf("", R"("removes":["ds-docs"],)"), ErrorCode::UnknownReference, "#/removes/0");
    row("removes the last fact of what is known",
        packOf("", R"("removes":["pytorch/paradigm-1","pytorch/paradigm-2","pytorch/paradigm-3"],)"), ErrorCode::SchemaViolation,
        "p.json (framework pytorch#/assessments/0/facts)");
    const QByteArray step = R"({"kind":"guide","steps":[{"id":"%1","question":{"en":"Q","zh":"问"},"options":[
        {"text":{"en":"A","zh":"甲"},"next":"%2"},{"text":{"en":"B","zh":"乙"},"next":"size"}]}]})";
    row("a step that leads back", packOf(QByteArray(step).replace("%1", "size").replace("%2", "hardware"), R"("replaces":["size"],)"),
        ErrorCode::SchemaViolation, "#/documents/0/steps/0/options/1/next");
    row("a step that leads to itself", packOf(QByteArray(step).replace("%1", "new").replace("%2", "new")), ErrorCode::SchemaViolation,
        "#/documents/0/steps/0/options/0/next");
    QByteArray deep = packOf(QByteArray(100, '[') + QByteArray(100, ']'));
    row("too deep", deep, ErrorCode::NotJson, ":1:");
    row("a key twice", packOf("", R"("id":"x",)"), ErrorCode::NotJson, ":1:");
}

} // namespace

void PackTest::refused_data()
{
    QTest::addColumn<QByteArray>("pack");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("where");
    refuseUnreadable();
    refuseTexts();
    refuseReferences();
    refuseIds();
}

void PackTest::refused()
{
    QFETCH(QByteArray, pack);
    QFETCH(ErrorCode, code);
    QFETCH(QString, where);
    const auto merged = merge(pack);
    QVERIFY(!merged);
    QStringList all;
    bool found = false;
    for (const Error &error : merged.errors()) {
        all += error.toString();
        QVERIFY2(error.where.startsWith(QStringLiteral("p.json")), qPrintable(error.where));
        QVERIFY(!error.message.isEmpty());
        found = found || (error.code == code && error.where.contains(where));
    }
    QVERIFY2(found, qPrintable(all.join(QLatin1Char('\n'))));
}

void PackTest::aHugeFileIsNotRead()
{
    const QTemporaryDir folder;
    for (const qint64 size : {maxJsonBytes + 1, qint64(1) << 30}) {
        QFile file(folder.filePath(QStringLiteral("huge.json")));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(size)); // sparse: it takes no room
        const auto pack = readPack(file.fileName(), m_checker);
        QVERIFY(!pack);
        QCOMPARE(pack.error().code, ErrorCode::FileTooLarge);
    }
}

void PackTest::keepsWhatAWorkspaceNeeds()
{
    const QByteArray bytes = packOf(framework("a"));
    const auto pack = parsePack(bytes, QStringLiteral("p.json"), m_checker);
    QVERIFY(pack);
    const QDateTime now(QDate(2026, 11, 30), QTime(10, 20, 30, 400), Qt::UTC);
    const KnowledgePack kept = pack->toKeep(now);
    QCOMPARE(kept.id, QStringLiteral("acme-2026"));
    QCOMPARE(kept.title, (LocalizedText{QStringLiteral("ACME"), QStringLiteral("极致")}));
    QCOMPARE(kept.author, QStringLiteral("ACME platform team"));
    QCOMPARE(kept.asOf.toString(), QStringLiteral("2026-11"));
    QCOMPARE(kept.importedAt, QDateTime(QDate(2026, 11, 30), QTime(10, 20, 30), Qt::UTC));
    QCOMPARE(kept.document, bytes);
}

void PackTest::anotherPacksThingsAreLeftAlone()
{
    const auto first = merge(packOf(framework("tinygrad")));
    QVERIFY(first);
    const auto second = parsePack(packOf(framework("tinygrad"), R"("replaces":["tinygrad"],)").replace("acme-2026", "other"),
                                  QStringLiteral("q.json"), m_checker);
    QVERIFY(second);
    const auto merged = mergePack(*first, *second, m_checker);
    QVERIFY(!merged);
    QCOMPARE(merged.error().code, ErrorCode::DuplicateId);
    QVERIFY2(merged.error().message.contains(QStringLiteral("acme-2026")), qPrintable(merged.error().message));
    // But it may be referred to.
    const QByteArray claim = R"({"kind":"claims","claims":[{"id":"seed-a/new","seed":"seed-a","claim":{"en":"C","zh":"说"},
        "verdict":"holds","evidence":{"en":"E","zh":"据"},"about":["tinygrad"],"sources":["pt-readme"],"asOf":"2026-08"}]})";
    const auto third = parsePack(packOf(claim).replace("acme-2026", "other"), QStringLiteral("q.json"), m_checker);
    QVERIFY(third);
    const auto both = mergePack(*first, *third, m_checker);
    QVERIFY2(both, both ? "" : qPrintable(both.error().toString()));
    QCOMPARE(both->changedBy.value(QStringLiteral("claim:seed-a/new")), QStringLiteral("other"));
    QCOMPARE(both->changedBy.value(QStringLiteral("framework:tinygrad")), QStringLiteral("acme-2026"));
}

void PackTest::theResultCompiles()
{
    const auto merged = merge(packOf(framework("tinygrad") + "," + changes(R"("facts":[)" + QByteArray(goodFact) + "]")));
    QVERIFY(merged);
    const QTemporaryDir folder;
    const auto compiled = compileDocuments(merged->documents, m_checker.schemas(), folder.filePath(QStringLiteral("k.sqlite")));
    QVERIFY2(compiled, compiled ? "" : qPrintable(compiled.error().toString()));
}

void PackTest::nothingElseChanges()
{
    const auto merged = merge(packOf(framework("tinygrad")));
    QVERIFY(merged);
    Documents rest;
    std::copy_if(merged->documents.begin(), merged->documents.end(), std::back_inserter(rest),
                 [](const json &document) { return document.value("id", std::string()) != "tinygrad"; });
    QVERIFY(json(rest) == json(m_base.documents));
}

void PackTest::theExampleOfTheDocumentIsGood()
{
    const QByteArray document = readBytes(QStringLiteral(FATLAS_SOURCE_DIR "/docs/knowledge-format.md"));
    const qsizetype start = document.indexOf("{\n    \"kind\": \"pack\"");
    QVERIFY(start > 0);
    const QByteArray example = document.mid(start, document.indexOf("```", start) - start);
    const auto pack = parsePack(example, QStringLiteral("example"), m_checker);
    QVERIFY2(pack, pack ? "" : qPrintable(pack.error().toString()));
    // It speaks of the shipped knowledge.
    const auto shipped = readKnowledgeInput(QStringLiteral(FATLAS_SOURCE_DIR "/database/knowledge"), m_checker);
    QVERIFY(shipped);
    const auto merged = mergePack({mergedDocuments(m_checker.schemas(), *shipped), {}}, *pack, m_checker);
    QVERIFY2(merged, merged ? "" : qPrintable(merged.error().toString()));
    QCOMPARE(merged->changedBy.size(), 3);
    QCOMPARE(checkQuality({pack->name, pack->content}, m_checker.schemas()).size(), 0);
}

QTEST_GUILESS_MAIN(PackTest)
#include "tst_pack.moc"
