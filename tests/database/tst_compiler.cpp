// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/compiler.h"

#include "compile/importplan.h"
#include "database/knowledgefolder.h"
#include "store/connection.h"
#include "store/knowledgeformat.h"
#include "store/knowledgereader.h"

#include <QDir>
#include <QFileInfo>
#include <QMap>
#include <QProcess>
#include <QSet>
#include <QSqlRecord>
#include <QTest>

using namespace fatlas;
using namespace fatlas::test;

namespace {

/// A row a line, columns parted by "|".
QStringList rowsOf(const Connection &connection, const QString &sql)
{
    auto result = connection.execute(sql);
    if (!result)
        return {result.error().toString()};
    QSqlQuery query = std::move(result).value();
    QStringList rows;
    while (query.next()) {
        QStringList cells;
        for (int column = 0; column < query.record().count(); ++column)
            cells += query.value(column).toString();
        rows += cells.join(QLatin1Char('|'));
    }
    return rows;
}

void addColumns(const ImportTable &table, QMap<QString, QSet<QString>> &columns)
{
    QSet<QString> &names = columns[table.name];
    for (const QString &name : table.columnNames())
        names.insert(name);
    if (table.idKind.isEmpty() && table.name != u"meta")
        names.insert(QStringLiteral("row"));
    for (const ImportTable &child : table.children)
        addColumns(child, columns);
}

} // namespace

class CompilerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameFolderSameBytes();
    void orderOfWritingDoesNotMatter();
    void markedAsKnowledgeBase();
    void nothingIsWrittenWhenAnythingIsWrong();
    void theOldFileStaysWhenAnythingIsWrong();
    void theOldFileIsReplaced();
    void refusals_data();
    void refusals();
    void schemasAndTablesAgree();
    void tool_data();
    void tool();
};

void CompilerTest::sameFolderSameBytes()
{
    const KnowledgeFolder one;
    const KnowledgeFolder two;
    const QByteArray bytes = readBytes(one.compiled());
    QVERIFY(bytes.startsWith("SQLite format 3"));
    QVERIFY(bytes == readBytes(two.compiled()));
    QVERIFY(bytes == readBytes(one.compiled()));
    // And a change is seen.
    two.patch(QStringLiteral("meta.json"), R"([{"op":"replace","path":"/version","value":"2026.11.2"}])");
    QVERIFY(bytes != readBytes(two.compiled()));
}

void CompilerTest::orderOfWritingDoesNotMatter()
{
    const KnowledgeFolder original;
    QTemporaryDir other;
    QStringList files = original.files();
    std::reverse(files.begin(), files.end());
    for (const QString &file : std::as_const(files))
        writeBytes(other.filePath(QDir(original.path()).relativeFilePath(file)), readBytes(file));
    const QString output = other.filePath(QStringLiteral("out.sqlite"));
    QVERIFY(compileKnowledge(other.path(), output));
    QVERIFY(readBytes(output) == readBytes(original.compiled()));
}

void CompilerTest::markedAsKnowledgeBase()
{
    const KnowledgeFolder folder;
    const auto opened = Connection::open(folder.compiled(), Connection::Mode::Immutable);
    QVERIFY(opened);
    QCOMPARE(opened->value(QStringLiteral("PRAGMA application_id"))->toInt(), 0x4641544B);
    QCOMPARE(opened->value(QStringLiteral("PRAGMA user_version"))->toInt(), knowledgeFormatVersion);
    QCOMPARE(opened->value(QStringLiteral("PRAGMA page_size"))->toInt(), knowledgePageSize);
    QCOMPARE(opened->value(QStringLiteral("PRAGMA integrity_check"))->toString(), QStringLiteral("ok"));
    QCOMPARE(rowsOf(*opened, QStringLiteral("PRAGMA foreign_key_check")), QStringList());
    QVERIFY(QFileInfo(folder.compiled()).permissions().testFlag(QFile::ReadOther));
}

void CompilerTest::nothingIsWrittenWhenAnythingIsWrong()
{
    const KnowledgeFolder folder;
    folder.patch(QStringLiteral("frameworks/pytorch.json"), R"([{"op":"remove","path":"/name/zh"}])");
    folder.patch(QStringLiteral("glossary.json"), R"([{"op":"remove","path":"/terms/0/id"}])");
    const QTemporaryDir target;
    const auto done = compileKnowledge(folder.path(), target.filePath(QStringLiteral("out.sqlite")));
    QVERIFY(!done);
    QCOMPARE(done.errors().size(), 2);
    QCOMPARE(QDir(target.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
}

void CompilerTest::theOldFileStaysWhenAnythingIsWrong()
{
    const KnowledgeFolder folder;
    const QTemporaryDir target;
    const QString output = target.filePath(QStringLiteral("out.sqlite"));
    QVERIFY(compileKnowledge(folder.path(), output));
    const QByteArray before = readBytes(output);
    folder.patch(QStringLiteral("frameworks/pytorch.json"), R"([{"op":"remove","path":"/name/zh"}])");
    QVERIFY(!compileKnowledge(folder.path(), output));
    QVERIFY(readBytes(output) == before);
}

void CompilerTest::theOldFileIsReplaced()
{
    const KnowledgeFolder folder;
    const QTemporaryDir target;
    const QString output = target.filePath(QStringLiteral("out.sqlite"));
    writeBytes(output, "something else");
    QVERIFY(compileKnowledge(folder.path(), output));
    QVERIFY(readKnowledge(output));
    QCOMPARE(QDir(target.path()).entryList(QDir::Files), QStringList{QStringLiteral("out.sqlite")});
}

void CompilerTest::refusals_data()
{
    QTest::addColumn<QString>("removed");
    QTest::addColumn<QString>("subfolder");
    QTest::addColumn<QString>("output");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("no folder") << ""
                               << "missing"
                               << "out.sqlite" << ErrorCode::FileNotFound;
    QTest::newRow("no meta") << "meta.json"
                             << ""
                             << "out.sqlite" << ErrorCode::FileNotFound;
    QTest::newRow("no layers") << "layers.json"
                               << ""
                               << "out.sqlite" << ErrorCode::UnknownReference;
    QTest::newRow("no place for the output") << ""
                                             << ""
                                             << "missing/out.sqlite" << ErrorCode::FileNotWritable;
}

void CompilerTest::refusals()
{
    QFETCH(QString, removed);
    QFETCH(QString, subfolder);
    QFETCH(QString, output);
    QFETCH(ErrorCode, code);
    const KnowledgeFolder folder;
    if (!removed.isEmpty())
        QVERIFY(QFile::remove(folder.file(removed)));
    const QTemporaryDir target;
    const auto done = compileKnowledge(subfolder.isEmpty() ? folder.path() : folder.file(subfolder), target.filePath(output));
    QVERIFY(!done);
    QCOMPARE(done.error().code, code);
    QVERIFY(!done.error().where.isEmpty());
}

void CompilerTest::schemasAndTablesAgree()
{
    // The plan derived from all schemas against the columns that the DDL declares: neither may have one that the other lacks.
    QMap<QString, QSet<QString>> planned;
    const SchemaSet schemas;
    QCOMPARE(schemas.kinds().size(), 23);
    for (const QString &kind : schemas.kinds()) {
        for (const ImportTable &table : importPlan(*schemas.schemaOf(kind)))
            addColumns(table, planned);
    }
    planned[QStringLiteral("citation")] = {QStringLiteral("row"), QStringLiteral("as_of")};
    planned[QStringLiteral("citation_source")] = {QStringLiteral("citation"), QStringLiteral("position"), QStringLiteral("source")};

    const KnowledgeFolder folder;
    const auto opened = Connection::open(folder.compiled(), Connection::Mode::Immutable);
    QVERIFY(opened);
    QStringList tables = rowsOf(*opened, QStringLiteral("SELECT name FROM sqlite_schema WHERE type = 'table'"));
    tables.sort();
    QCOMPARE(tables, planned.keys());
    for (const QString &table : std::as_const(tables)) {
        const QStringList declared = rowsOf(*opened, QStringLiteral("SELECT name FROM pragma_table_info('%1')").arg(table));
        const QSet<QString> names(declared.begin(), declared.end());
        QVERIFY2(names == planned[table],
                 qPrintable(table + QStringLiteral(": ")
                            + QStringList((names - planned[table]).values() + (planned[table] - names).values()).join(QLatin1Char(' '))));
    }
}

void CompilerTest::tool_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<bool>("spoilt");
    QTest::addColumn<int>("exitCode");
    const QString input = QStringLiteral("--input");
    const QString output = QStringLiteral("--output");
    const QString in = QStringLiteral("IN");
    const QString out = QStringLiteral("OUT");
    QTest::newRow("good") << QStringList{input, in, output, out} << false << 0;
    QTest::newRow("spoilt") << QStringList{input, in, output, out} << true << 1;
    QTest::newRow("no arguments") << QStringList{} << false << 2;
    QTest::newRow("no output") << QStringList{input, in} << false << 2;
    QTest::newRow("unknown option") << QStringList{input, in, output, out, QStringLiteral("--fast")} << false << 2;
    QTest::newRow("one too many") << QStringList{input, in, output, out, QStringLiteral("more")} << false << 2;
    QTest::newRow("help") << QStringList{QStringLiteral("--help")} << false << 0;
}

void CompilerTest::tool()
{
    QFETCH(QStringList, arguments);
    QFETCH(bool, spoilt);
    QFETCH(int, exitCode);
    const KnowledgeFolder folder;
    const QTemporaryDir target;
    if (spoilt)
        folder.patch(QStringLiteral("frameworks/pytorch.json"), R"([{"op":"remove","path":"/name/zh"},{"op":"remove","path":"/name/en"}])");
    arguments.replaceInStrings(QStringLiteral("IN"), folder.path());
    arguments.replaceInStrings(QStringLiteral("OUT"), target.filePath(QStringLiteral("out.sqlite")));
    QProcess process;
    process.start(QStringLiteral(FATLAS_BIN_DIR "/fatlas-compile"), arguments);
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), exitCode);
    const QString errors = QString::fromUtf8(process.readAllStandardError());
    if (spoilt)
        QCOMPARE(errors.count(QStringLiteral("[missing-translation]\n")), 2);
    else
        QCOMPARE(errors.isEmpty(), exitCode == 0);
}

QTEST_GUILESS_MAIN(CompilerTest)
#include "tst_compiler.moc"
