// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/jsondiff.h"

#include "compile/exporter.h"
#include "compile/knowledgeinput.h"
#include "database/knowledgefolder.h"

#include <QTest>

#include <algorithm>

using namespace fatlas;
using namespace fatlas::test;
using nlohmann::json;

namespace {

/// "kind id (entity) field change: before > after", a line a change.
QStringList linesOf(const KnowledgeDiff &diff)
{
    QStringList lines;
    for (const FieldChange &change : diff) {
        lines += QStringLiteral("%1 %2 (%3) %4 %5: %6 > %7")
                     .arg(change.entityKind, change.entityId, changeKindId(change.entityChange), change.field, changeKindId(change.change),
                          change.before, change.after);
    }
    return lines;
}

} // namespace

class JsonDiffTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changes_data();
    void changes();
    void equalKnowledgeHasNoDifference();
    void thingsOfOneFrameworkStandTogether();
    void countsThings();
    void readsEveryForm_data();
    void readsEveryForm();
    void refusesWhatItCannotRead_data();
    void refusesWhatItCannotRead();

private:
    const KnowledgeFolder m_small;
    KnowledgeChecker m_checker;
    const Documents m_documents = readKnowledgeInput(m_small.path(), m_checker).value();
};

void JsonDiffTest::changes_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const char *file, const char *patch, const QStringList &expected) {
        QTest::newRow(name) << QString::fromLatin1(file) << QByteArray(patch) << expected;
    };
    const char *pytorch = "frameworks/pytorch.json";
    row("nothing", pytorch, "[]", {});
    row("text of a fact", pytorch, R"([{"op":"replace","path":"/assessments/0/facts/0/text/zh","value":"新"}])",
        {QStringLiteral("fact pytorch/paradigm-1 (changed) text.zh changed: 即时执行，334 个算子。 > 新")});
    row("score", pytorch, R"([{"op":"replace","path":"/ratings/0/score","value":8.25}])",
        {QStringLiteral("rating pytorch@usability/debugging (changed) score changed: 9.3 > 8.25")});
    row("order of ratings", pytorch, R"([{"op":"move","from":"/ratings/0","path":"/ratings/1"}])", {});
    row("order of facts", pytorch, R"([{"op":"move","from":"/assessments/0","path":"/assessments/1"}])", {});
    row("a key less", "sources/docs.json", R"([{"op":"remove","path":"/sources/1/note"}])",
        {QStringLiteral("source ds-docs (changed) note.en removed: Read in English. > "),
         QStringLiteral("source ds-docs (changed) note.zh removed: 以英文阅读。 > ")});
    row("a list of words", "tools/claims.json", R"([{"op":"add","path":"/claims/0/about/-","value":"deepspeed"}])",
        {QStringLiteral("claim seed-a/most-papers (changed) about changed: pytorch > pytorch, deepspeed")});
    row("without id: by place", pytorch, R"([{"op":"replace","path":"/strengths/0/text/en","value":"New."}])",
        {QStringLiteral("framework pytorch (changed) strengths[1].text.en changed: Large ecosystem. > New.")});
    row("code: line by line", "tools/samples.json", R"([{"op":"add","path":"/samples/1/parts/1/code/1","value":""}])",
        {QStringLiteral("sample deepspeed (changed) parts[2].code changed: engine.backward(loss)\nengine.step() > "
                        "engine.backward(loss)\n\nengine.step()")});
    row("inside an object", pytorch, R"([{"op":"replace","path":"/profile/license/value","value":"MIT"}])",
        {QStringLiteral("framework pytorch (changed) profile.license.value changed: BSD-3-Clause > MIT")});
    row("one word in both languages", "tools/cross-chip-layers.json",
        R"([{"op":"replace","path":"/layers/0/name","value":{"en":"Torch-FL","zh":"火"}}])",
        {QStringLiteral("cross-chip-layer torch-fl (changed) name.zh changed: Torch-FL > 火")});
    row("hardware by its platform", pytorch, R"([{"op":"remove","path":"/hardware/0/training"},
        {"op":"add","path":"/hardware/0/training","value":null}])",
        {QStringLiteral("hardware pytorch@nvidia-cuda (changed) training changed: true > null")});
    row("counted where nothing has an id", "measurements/activity.json",
        R"([{"op":"replace","path":"/missing/0/reason/en","value":"Why."}])",
        {QStringLiteral("activity_missing 1 (changed) reason.en changed: too large > Why.")});
    row("a thing less", pytorch, R"([{"op":"remove","path":"/parallelism/1"}])",
        {QStringLiteral("parallelism pytorch@tensor (removed) api removed: null > "),
         QStringLiteral("parallelism pytorch@tensor (removed) asOf removed: 2026-08 > "),
         QStringLiteral("parallelism pytorch@tensor (removed) control removed: null > "),
         QStringLiteral("parallelism pytorch@tensor (removed) level removed: partial > "),
         QStringLiteral("parallelism pytorch@tensor (removed) sources removed: pt-readme > "),
         QStringLiteral("parallelism pytorch@tensor (removed) strategy removed: tensor > ")});
    row("a thing more", "platforms.json",
        R"([{"op":"add","path":"/platforms/0","value":{"id":"new","name":{"en":"N","zh":"新"},"explanation":{"en":"E","zh":"解"}}}])",
        {QStringLiteral("platform new (added) explanation.en added:  > E"),
         QStringLiteral("platform new (added) explanation.zh added:  > 解"), QStringLiteral("platform new (added) name.en added:  > N"),
         QStringLiteral("platform new (added) name.zh added:  > 新")});
}

void JsonDiffTest::changes()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, patch);
    QFETCH(QStringList, expected);
    const KnowledgeFolder changed;
    changed.patch(file, patch);
    const Documents after = readKnowledgeInput(changed.path(), m_checker).value();
    QCOMPARE(linesOf(diffDocuments(m_checker.schemas(), m_documents, after)), expected);
    // The other way round there is as much to say.
    QCOMPARE(diffDocuments(m_checker.schemas(), after, m_documents).size(), expected.size());
}

void JsonDiffTest::equalKnowledgeHasNoDifference()
{
    const auto exported = exportKnowledgeFile(m_small.compiled(), m_checker.schemas());
    QVERIFY(exported);
    QCOMPARE(linesOf(diffDocuments(m_checker.schemas(), m_documents, *exported)), QStringList());
    QCOMPARE(linesOf(diffDocuments(m_checker.schemas(), {}, {})), QStringList());
    QVERIFY(!diffDocuments(m_checker.schemas(), {}, m_documents).isEmpty());
}

void JsonDiffTest::thingsOfOneFrameworkStandTogether()
{
    const KnowledgeFolder changed;
    changed.patch(QStringLiteral("frameworks/pytorch.json"), R"([{"op":"replace","path":"/ratings/0/score","value":8.9},
        {"op":"replace","path":"/name/en","value":"Torch"},
        {"op":"replace","path":"/assessments/0/facts/0/id","value":"pytorch/new"}])");
    changed.patch(QStringLiteral("frameworks/deepspeed.json"), R"([{"op":"replace","path":"/name/en","value":"Deep"}])");
    const KnowledgeDiff diff = diffDocuments(m_checker.schemas(), m_documents, readKnowledgeInput(changed.path(), m_checker).value());
    QStringList roots;
    for (const FieldChange &change : diff) {
        const QString root = change.partOf.isEmpty() ? change.entityKind + QLatin1Char(':') + change.entityId : change.partOf;
        if (roots.isEmpty() || roots.constLast() != root)
            roots += root;
    }
    QCOMPARE(roots, (QStringList{QStringLiteral("framework:deepspeed"), QStringLiteral("framework:pytorch")}));
    QCOMPARE(diff.first().entityName.en, QStringLiteral("Deep"));
}

void JsonDiffTest::countsThings()
{
    const KnowledgeFolder changed;
    changed.patch(QStringLiteral("frameworks/pytorch.json"), R"([{"op":"replace","path":"/ratings/0/low","value":8.9},
        {"op":"replace","path":"/ratings/0/score","value":8.9},{"op":"remove","path":"/hardware/1"}])");
    const KnowledgeDiff diff = diffDocuments(m_checker.schemas(), m_documents, readKnowledgeInput(changed.path(), m_checker).value());
    QCOMPARE(countEntities(diff), (DiffCounts{0, 1, 1}));
}

void JsonDiffTest::readsEveryForm_data()
{
    QTest::addColumn<QString>("form");
    for (const char *form : {"folder", "database", "export"})
        QTest::newRow(form) << QString::fromLatin1(form);
}

void JsonDiffTest::readsEveryForm()
{
    QFETCH(QString, form);
    const QTemporaryDir folder;
    QString path = m_small.path();
    if (form == u"database")
        path = m_small.compiled();
    if (form == u"export") {
        path = folder.filePath(QStringLiteral("all.json"));
        writeBytes(path, QByteArray::fromStdString(readableJson(knowledgeObject(m_documents))));
    }
    const auto read = readKnowledgeInput(path, m_checker);
    QVERIFY2(read, read ? "" : qPrintable(read.error().toString()));
    QCOMPARE(linesOf(diffDocuments(m_checker.schemas(), m_documents, *read)), QStringList());
}

void JsonDiffTest::refusesWhatItCannotRead_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("where");
    QTest::newRow("no JSON") << QByteArray("{") << ErrorCode::NotJson << QStringLiteral(":1:");
    QTest::newRow("a list") << QByteArray("[]") << ErrorCode::SchemaViolation << QStringLiteral("#/kind");
    QTest::newRow("unknown kind") << QByteArray(R"({"kind":"x"})") << ErrorCode::SchemaViolation << QStringLiteral("#/kind");
    QTest::newRow("export without documents") << QByteArray(R"({"kind":"knowledge"})") << ErrorCode::SchemaViolation
                                              << QStringLiteral("#/documents");
    QTest::newRow("documents are no list") << QByteArray(R"({"kind":"knowledge","documents":1})") << ErrorCode::SchemaViolation
                                           << QStringLiteral("#/documents");
    QTest::newRow("a document is none") << QByteArray(R"({"kind":"knowledge","documents":[1]})") << ErrorCode::SchemaViolation
                                        << QStringLiteral("#/documents/0/kind");
    QTest::newRow("a document is wrong") << QByteArray(R"({"kind":"knowledge","documents":[{"kind":"claims","claims":[{"id":1}]}]})")
                                         << ErrorCode::SchemaViolation << QStringLiteral("#/documents/0/claims/0/");
}

void JsonDiffTest::refusesWhatItCannotRead()
{
    QFETCH(QByteArray, content);
    QFETCH(ErrorCode, code);
    QFETCH(QString, where);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.json"));
    writeBytes(path, content);
    const auto read = readKnowledgeInput(path, m_checker);
    QVERIFY(!read);
    QCOMPARE(read.error().code, code);
    QVERIFY2(read.error().where.contains(where), qPrintable(read.error().where));
}

QTEST_GUILESS_MAIN(JsonDiffTest)
#include "tst_jsondiff.moc"
