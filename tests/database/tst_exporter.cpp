// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/exporter.h"

#include "compile/compiler.h"
#include "compile/jsonreader.h"
#include "database/knowledgefolder.h"

#include <QDirIterator>
#include <QTest>

#include <algorithm>

using namespace fatlas;
using namespace fatlas::test;
using nlohmann::json;

namespace {

Documents documentsOf(const QString &folder)
{
    QStringList paths;
    QDirIterator names(folder, {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
    while (names.hasNext())
        paths += names.next();
    paths.sort();
    Documents documents;
    for (const QString &path : std::as_const(paths)) {
        auto content = readJsonFile(path);
        if (!content)
            qFatal("%s", qPrintable(content.error().toString()));
        documents.push_back(std::move(content).value());
    }
    return documents;
}

/// Where two values differ first, as a JSON patch; empty where they do not.
QString difference(const Documents &a, const Documents &b)
{
    const json patch = json::diff(json(a), json(b));
    return patch.empty() ? QString() : QString::fromStdString(patch.front().dump()).left(300);
}

void collectLossy(const json &schema, const QString &pointer, QStringList &found)
{
    if (!schema.is_object() || !schema.contains("properties"))
        return;
    for (const auto &[key, property] : schema["properties"].items()) {
        const json required = schema.value("required", json::array());
        const bool isRequired = std::find(required.begin(), required.end(), key) != required.end();
        const json type = property.value("type", json());
        if (!isRequired && type.is_array() && std::find(type.begin(), type.end(), "null") != type.end())
            found += pointerTo(pointer, key);
        collectLossy(property.contains("items") ? property["items"] : property, pointerTo(pointer, key), found);
    }
}

} // namespace

class ExporterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesBackAsItWas_data();
    void comesBackAsItWas();
    void compilesToTheSameBytes_data() { comesBackAsItWas_data(); }
    void compilesToTheSameBytes();
    void noSchemaHasAKeyThatIsAbsentOrNull();
    void mergingIsCanonical();
    void holdsAllInOneObject();
    void refusesWhatIsNoKnowledgeBase();
    void readsWellForPeople();
};

void ExporterTest::comesBackAsItWas_data()
{
    QTest::addColumn<QString>("folder");
    QTest::newRow("small") << QStringLiteral(FATLAS_TEST_DATA "/knowledge-small");
    QTest::newRow("shipped") << QStringLiteral(FATLAS_SOURCE_DIR "/database/knowledge");
}

void ExporterTest::comesBackAsItWas()
{
    QFETCH(QString, folder);
    const SchemaSet schemas;
    const QTemporaryDir target;
    const QString file = target.filePath(QStringLiteral("knowledge.sqlite"));
    QVERIFY(compileKnowledge(folder, file));
    const auto exported = exportKnowledgeFile(file, schemas);
    QVERIFY2(exported, exported ? "" : qPrintable(exported.error().toString()));
    const Documents expected = mergedDocuments(schemas, documentsOf(folder));
    QVERIFY(expected.size() > 10);
    QCOMPARE(difference(expected, *exported), QString());
}

void ExporterTest::compilesToTheSameBytes()
{
    QFETCH(QString, folder);
    const SchemaSet schemas;
    const QTemporaryDir target;
    const QString file = target.filePath(QStringLiteral("knowledge.sqlite"));
    QVERIFY(compileKnowledge(folder, file));
    const auto exported = exportKnowledgeFile(file, schemas);
    QVERIFY(exported);
    // By way of files, as a person would.
    const QTemporaryDir written;
    int number = 100;
    for (const json &document : *exported)
        writeBytes(written.filePath(QStringLiteral("%1.json").arg(++number)), QByteArray::fromStdString(readableJson(document)));
    const QString again = target.filePath(QStringLiteral("again.sqlite"));
    const auto compiled = compileKnowledge(written.path(), again);
    QVERIFY2(compiled, compiled ? "" : qPrintable(compiled.error().toString()));
    QVERIFY(readBytes(file) == readBytes(again));
}

void ExporterTest::noSchemaHasAKeyThatIsAbsentOrNull()
{
    // A column cannot tell the two apart, so the way back would be lost.
    const SchemaSet schemas;
    QStringList found;
    for (const QString &kind : schemas.kinds())
        collectLossy(*schemas.schemaOf(kind), kind, found);
    QCOMPARE(found, QStringList());
}

void ExporterTest::mergingIsCanonical()
{
    const SchemaSet schemas;
    const auto term = [](const char *id) {
        return json{{"id", id}, {"term", {{"en", id}, {"zh", id}}}, {"aliases", {{"en", json::array()}, {"zh", json::array()}}}};
    };
    const Documents documents{{{"kind", "glossary"}, {"terms", {term("b")}}},
                              {{"kind", "cross-chip-layers"}, {"layers", {{{"id", "x"}, {"name", {{"en", "X"}, {"zh", "X"}}}}}}},
                              {{"kind", "glossary"}, {"$schema", "s"}, {"terms", {term("a")}}},
                              {{"kind", "claims"}, {"claims", {{{"id", "s/c"}, {"about", json::array()}}}}}};
    const Documents expected{{{"kind", "glossary"}, {"terms", {term("b"), term("a")}}},
                             {{"kind", "claims"}, {"claims", {{{"id", "s/c"}}}}},
                             {{"kind", "cross-chip-layers"}, {"layers", {{{"id", "x"}, {"name", "X"}}}}}};
    QCOMPARE(difference(expected, mergedDocuments(schemas, documents)), QString());
    QCOMPARE(difference(expected, mergedDocuments(schemas, expected)), QString());
}

void ExporterTest::holdsAllInOneObject()
{
    const KnowledgeFolder folder;
    const auto exported = exportKnowledgeFile(folder.compiled(), SchemaSet());
    QVERIFY(exported);
    const json object = knowledgeObject(*exported);
    QCOMPARE(object["kind"].get<std::string>(), std::string("knowledge"));
    QCOMPARE(object["version"].get<std::string>(), std::string("2026.11.1"));
    QCOMPARE(object["asOf"].get<std::string>(), std::string("2026-11"));
    QCOMPARE(object["documents"].size(), exported->size());
}

void ExporterTest::refusesWhatIsNoKnowledgeBase()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("x.sqlite"));
    writeBytes(file, "not a database");
    const auto exported = exportKnowledgeFile(file, SchemaSet());
    QVERIFY(!exported);
    QCOMPARE(exported.error().code, ErrorCode::NotADatabase);
}

void ExporterTest::readsWellForPeople()
{
    const json document{{"asOf", "2026"}, {"id", "a"}, {"kind", "k"}, {"list", {{{"b", 1}, {"id", 2}}}}, {"sources", {"s"}}, {"text", "t"}};
    QCOMPARE(QByteArray::fromStdString(readableJson(document)).simplified(),
             QByteArray(R"({ "kind": "k", "id": "a", "list": [ { "id": 2, "b": 1 } ], "text": "t", "sources": [ "s" ], "asOf": "2026" })"));
}

QTEST_GUILESS_MAIN(ExporterTest)
#include "tst_exporter.moc"
