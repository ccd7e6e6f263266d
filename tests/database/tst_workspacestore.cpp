// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/workspacestore.h"

#include "database/knowledgefolder.h"
#include "store/connection.h"
#include "store/sqlresource.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

#include <memory>

using namespace fatlas;
using namespace fatlas::test;

namespace {

KnowledgePack pack(const QString &id, const QByteArray &document = "{}")
{
    return {id,
            {id + QStringLiteral(" title"), QStringLiteral("标题")},
            QStringLiteral("Team"),
            {2026, 11, 0},
            QDateTime(QDate(2026, 11, 30), QTime(8, 0), Qt::UTC),
            document};
}

QStringList idsOf(const Workspace &workspace)
{
    QStringList ids;
    for (const KnowledgePack &pack : workspace.packs)
        ids += pack.id;
    return ids;
}

WorkspaceStore opened(const QString &path)
{
    auto store = WorkspaceStore::open(path);
    if (!store)
        qFatal("%s", qPrintable(store.error().toString()));
    return std::move(store).value();
}

int versionOf(const QString &path)
{
    const auto connection = Connection::open(path, Connection::Mode::ReadOnly);
    return connection ? connection->value(QStringLiteral("PRAGMA user_version"))->toInt() : -1;
}

} // namespace

class WorkspaceStoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void isMadeWithTheFirstEdit();
    void editsAndTheirInverses_data();
    void editsAndTheirInverses();
    void aRefusedEditChangesNothing();
    void isMarkedAsAWorkspace();
    void readsTheReleasedVersion();
    void noticesOtherPrograms();
    void noticesThatAnotherMadeTheFile();
    void aNewerFileIsReadOnly();
    void aNewerFileThatIsTooDifferentIsRefused();
    void refuses_data();
    void refuses();
    void savesACopy();
    void climbsTheLadder();
    void aFailedClimbChangesNothing();
    void aMissingStepIsSaid();
    void statementsArePortable();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("deep/team.fatlas")); }
    [[nodiscard]] QString fixture() const
    {
        const QString copy = m_folder->filePath(QStringLiteral("v1.fatlas"));
        writeBytes(copy, readBytes(QStringLiteral(FATLAS_TEST_DATA "/workspaces/v1.fatlas")));
        return copy;
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void WorkspaceStoreTest::isMadeWithTheFirstEdit()
{
    WorkspaceStore store = opened(path());
    QCOMPARE(store.workspace(), Workspace{});
    QVERIFY(!QFileInfo::exists(path()));
    QVERIFY(store.apply(AddPack{pack(QStringLiteral("a"))}));
    QVERIFY(QFileInfo::exists(path()));
    QCOMPARE(opened(path()).workspace(), store.workspace());
    QCOMPARE(QDir(QFileInfo(path()).path()).entryList(QDir::Files), QStringList{QStringLiteral("team.fatlas")});
}

void WorkspaceStoreTest::editsAndTheirInverses_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QStringList>("after");
    const auto row = [](const char *name, const Edit &edit, const QString &after) { QTest::newRow(name) << edit << after.split(u','); };
    row("add at the end", AddPack{pack(QStringLiteral("n"))}, QStringLiteral("a,b,c,n"));
    row("add far behind the end", AddPack{pack(QStringLiteral("n")), 99}, QStringLiteral("a,b,c,n"));
    row("add first", AddPack{pack(QStringLiteral("n")), 0}, QStringLiteral("n,a,b,c"));
    row("add between", AddPack{pack(QStringLiteral("n")), 1}, QStringLiteral("a,n,b,c"));
    row("remove the first", RemovePack{QStringLiteral("a")}, QStringLiteral("b,c"));
    row("remove one between", RemovePack{QStringLiteral("b")}, QStringLiteral("a,c"));
    row("remove the last", RemovePack{QStringLiteral("c")}, QStringLiteral("a,b"));
    row("replace", ReplacePack{pack(QStringLiteral("b"), QByteArray("new \0 bytes", 11))}, QStringLiteral("a,b,c"));
}

void WorkspaceStoreTest::editsAndTheirInverses()
{
    QFETCH(Edit, edit);
    QFETCH(QStringList, after);
    WorkspaceStore store = opened(path());
    for (const char *id : {"a", "b", "c"})
        QVERIFY(store.apply(AddPack{pack(QString::fromLatin1(id))}));
    const Workspace before = store.workspace();
    const auto inverse = store.apply(edit);
    QVERIFY2(inverse, inverse ? "" : qPrintable(inverse.error().toString()));
    const Workspace changed = store.workspace();
    QCOMPARE(idsOf(changed), after);
    QVERIFY(changed != before);
    QCOMPARE(opened(path()).workspace(), changed);
    const auto again = store.apply(*inverse);
    QVERIFY(again);
    QCOMPARE(store.workspace(), before);
    QCOMPARE(opened(path()).workspace(), before);
    QVERIFY(store.apply(*again));
    QCOMPARE(opened(path()).workspace(), changed);
}

void WorkspaceStoreTest::aRefusedEditChangesNothing()
{
    WorkspaceStore store = opened(path());
    QVERIFY(store.apply(AddPack{pack(QStringLiteral("a"))}));
    const QByteArray bytes = readBytes(path());
    const auto twice = store.apply(AddPack{pack(QStringLiteral("a"))});
    QVERIFY(!twice);
    QCOMPARE(twice.error().code, ErrorCode::DuplicateId);
    QCOMPARE(store.apply(RemovePack{QStringLiteral("x")}).error().code, ErrorCode::UnknownName);
    QCOMPARE(store.apply(ReplacePack{pack(QStringLiteral("x"))}).error().code, ErrorCode::UnknownName);
    // What the tables refuse is rolled back.
    KnowledgePack nameless = pack(QStringLiteral("n"));
    nameless.author.clear();
    QCOMPARE(store.apply(AddPack{nameless, 0}).error().code, ErrorCode::DatabaseError);
    QVERIFY(readBytes(path()) == bytes);
    QCOMPARE(idsOf(store.workspace()), QStringList{QStringLiteral("a")});
}

void WorkspaceStoreTest::isMarkedAsAWorkspace()
{
    WorkspaceStore store = opened(path());
    QVERIFY(store.apply(AddPack{pack(QStringLiteral("a"))}));
    const auto connection = Connection::open(path(), Connection::Mode::ReadOnly);
    QVERIFY(connection);
    QCOMPARE(connection->value(QStringLiteral("PRAGMA application_id"))->toInt(), 0x46415457);
    QCOMPARE(connection->value(QStringLiteral("PRAGMA user_version"))->toInt(), workspaceFormatVersion);
    QCOMPARE(connection->value(QStringLiteral("PRAGMA journal_mode"))->toString(), QStringLiteral("delete"));
}

void WorkspaceStoreTest::readsTheReleasedVersion()
{
    WorkspaceStore store = opened(fixture());
    QVERIFY(!store.isReadOnly());
    QCOMPARE(idsOf(store.workspace()), (QStringList{QStringLiteral("acme-terms"), QStringLiteral("acme-ratings")}));
    const KnowledgePack &second = store.workspace().packs[1];
    QCOMPARE(second.title, (LocalizedText{QStringLiteral("ACME ratings"), QStringLiteral("极致评分")}));
    QCOMPARE(second.importedAt, QDateTime(QDate(2026, 11, 30), QTime(9, 30), Qt::UTC));
    QVERIFY(second.document.startsWith(R"({"kind": "pack", "id": "acme-ratings")"));
    QVERIFY(store.apply(RemovePack{QStringLiteral("acme-terms")}));
    QCOMPARE(idsOf(opened(store.path()).workspace()), QStringList{QStringLiteral("acme-ratings")});
}

void WorkspaceStoreTest::noticesOtherPrograms()
{
    WorkspaceStore one = opened(path());
    QVERIFY(one.apply(AddPack{pack(QStringLiteral("a"))}));
    WorkspaceStore other = opened(path());
    QCOMPARE(*other.isChangedElsewhere(), false);
    QVERIFY(one.apply(AddPack{pack(QStringLiteral("b"))}));
    QCOMPARE(*one.isChangedElsewhere(), false);
    QCOMPARE(*other.isChangedElsewhere(), true);
    const auto refused = other.apply(AddPack{pack(QStringLiteral("c"))});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::ChangedElsewhere);
    QCOMPARE(idsOf(opened(path()).workspace()), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
    QVERIFY(other.reload());
    QVERIFY(other.apply(AddPack{pack(QStringLiteral("c"))}));
    QCOMPARE(idsOf(opened(path()).workspace()).size(), 3);
    // Another file in its place is another state, too.
    QVERIFY(QFile::remove(path()));
    writeBytes(path(), readBytes(QStringLiteral(FATLAS_TEST_DATA "/workspaces/v1.fatlas")));
    QCOMPARE(other.apply(RemovePack{QStringLiteral("a")}).error().code, ErrorCode::ChangedElsewhere);
    QVERIFY(QFile::remove(path()));
    QCOMPARE(*other.isChangedElsewhere(), true);
    QCOMPARE(other.apply(RemovePack{QStringLiteral("a")}).error().code, ErrorCode::ChangedElsewhere);
}

void WorkspaceStoreTest::noticesThatAnotherMadeTheFile()
{
    WorkspaceStore one = opened(path());
    WorkspaceStore other = opened(path());
    QVERIFY(one.apply(AddPack{pack(QStringLiteral("a"))}));
    QCOMPARE(*other.isChangedElsewhere(), true);
    QCOMPARE(other.apply(AddPack{pack(QStringLiteral("b"))}).error().code, ErrorCode::ChangedElsewhere);
    QVERIFY(other.reload());
    QVERIFY(other.apply(AddPack{pack(QStringLiteral("b"))}));
}

void WorkspaceStoreTest::aNewerFileIsReadOnly()
{
    const QString file = fixture();
    QVERIFY(Connection::open(file, Connection::Mode::ReadWrite)->executeAll({QStringLiteral("PRAGMA user_version = 2")}));
    const QByteArray bytes = readBytes(file);
    WorkspaceStore store = opened(file);
    QVERIFY(store.isReadOnly());
    QVERIFY(!store.readOnlyReason().isEmpty());
    QCOMPARE(idsOf(store.workspace()).size(), 2);
    const auto refused = store.apply(RemovePack{QStringLiteral("acme-terms")});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::FileNotWritable);
    QVERIFY(readBytes(file) == bytes);
}

void WorkspaceStoreTest::aNewerFileThatIsTooDifferentIsRefused()
{
    const QString file = fixture();
    QVERIFY(Connection::open(file, Connection::Mode::ReadWrite)
                ->executeAll({QStringLiteral("ALTER TABLE pack RENAME TO parcel"), QStringLiteral("PRAGMA user_version = 2")}));
    const auto store = WorkspaceStore::open(file);
    QVERIFY(!store);
    QCOMPARE(store.error().code, ErrorCode::VersionMismatch);
}

void WorkspaceStoreTest::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    const QByteArray good = readBytes(QStringLiteral(FATLAS_TEST_DATA "/workspaces/v1.fatlas"));
    QTest::newRow("text") << QByteArray("hello") << ErrorCode::NotADatabase;
    QTest::newRow("JSON") << QByteArray(R"({"kind":"pack"})") << ErrorCode::NotADatabase;
    QTest::newRow("knowledge base") << readBytes(KnowledgeFolder().compiled()) << ErrorCode::ForeignDatabase;
    QByteArray foreign = good;
    foreign.replace(68, 4, QByteArray(4, '\0'));
    QTest::newRow("another program's") << foreign << ErrorCode::ForeignDatabase;
    QTest::newRow("cut short") << good.left(good.size() / 2) << ErrorCode::DatabaseError;
    QByteArray scribbled = good;
    scribbled.replace(4096 + 8, 2000, QByteArray(2000, '\x5a'));
    QTest::newRow("scribbled over") << scribbled << ErrorCode::DatabaseError;
    QByteArray old = good;
    old.replace(60, 4, QByteArray(4, '\0'));
    QTest::newRow("version 0") << old << ErrorCode::VersionMismatch;
}

void WorkspaceStoreTest::refuses()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorCode, code);
    const QString file = m_folder->filePath(QStringLiteral("x.fatlas"));
    writeBytes(file, bytes);
    const auto store = WorkspaceStore::open(file);
    QVERIFY(!store);
    QCOMPARE(store.error().code, code);
    QCOMPARE(store.error().where, file);
    QVERIFY(readBytes(file) == bytes);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("x.fatlas")});
}

void WorkspaceStoreTest::savesACopy()
{
    const WorkspaceStore store = opened(fixture());
    const QString copy = m_folder->filePath(QStringLiteral("copy.fatlas"));
    QVERIFY(store.saveCopy(copy));
    QCOMPARE(opened(copy).workspace(), store.workspace());
    const auto again = store.saveCopy(copy);
    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::FileNotWritable);
}

void WorkspaceStoreTest::climbsTheLadder()
{
    const QString file = fixture();
    const QList<Migration> ladder{
        {2, {QStringLiteral("UPDATE note SET text = 'second' WHERE text = 'first'")}},
        {1, {QStringLiteral("CREATE TABLE note (text TEXT)"), QStringLiteral("INSERT INTO note VALUES ('first')")}}};
    QVERIFY(migrate(file, ladder, 3));
    QCOMPARE(versionOf(file), 3);
    QCOMPARE(Connection::open(file, Connection::Mode::ReadOnly)->value(QStringLiteral("SELECT text FROM note"))->toString(),
             QStringLiteral("second"));
    QCOMPARE(opened(file + QStringLiteral(".v1.bak")).workspace().packs.size(), 2);
    const QByteArray bytes = readBytes(file);
    QVERIFY(migrate(file, ladder, 3));
    QVERIFY(readBytes(file) == bytes);
}

void WorkspaceStoreTest::aFailedClimbChangesNothing()
{
    const QString file = fixture();
    const QByteArray bytes = readBytes(file);
    const QList<Migration> ladder{{1, {QStringLiteral("DROP TABLE pack"), QStringLiteral("no such statement")}}};
    const auto done = migrate(file, ladder, 2);
    QVERIFY(!done);
    QCOMPARE(done.error().code, ErrorCode::DatabaseError);
    QVERIFY(readBytes(file) == bytes);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("v1.fatlas")});
}

void WorkspaceStoreTest::aMissingStepIsSaid()
{
    const auto done = migrate(fixture(), {{1, {QStringLiteral("SELECT 1")}}}, 3);
    QVERIFY(!done);
    QCOMPARE(done.error().code, ErrorCode::VersionMismatch);
}

void WorkspaceStoreTest::statementsArePortable()
{
    // Forms that SQLite has and PostgreSQL has not (https://www.postgresql.org/docs/current/sql.html).
    static const QRegularExpression own(
        QStringLiteral("\\b(INSERT OR|REPLACE INTO|PRAGMA|ROWID|AUTOINCREMENT|IFNULL|GLOB|STRFTIME|DATETIME|JULIANDAY|GROUP_CONCAT|"
                       "PRINTF|TYPEOF|RANDOMBLOB|LAST_INSERT_ROWID|LIMIT -1|COLLATE NOCASE)\\b|[`\\[]|=="),
        QRegularExpression::CaseInsensitiveOption);
    QVERIFY(own.match(QStringLiteral("insert or replace into t values (1)")).hasMatch());
    const QHash<QString, QString> statements = namedSqlStatements(QStringLiteral("workspace.sql"));
    QVERIFY(statements.size() > 5);
    for (auto statement = statements.cbegin(); statement != statements.cend(); ++statement)
        QVERIFY2(!own.match(statement.value()).hasMatch(), qPrintable(statement.key()));
}

QTEST_GUILESS_MAIN(WorkspaceStoreTest)
#include "tst_workspacestore.moc"
