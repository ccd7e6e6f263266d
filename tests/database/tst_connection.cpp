// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/connection.h"

#include "database/knowledgefolder.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <optional>

using namespace fatlas;

namespace {

Connection opened(const QString &path, Connection::Mode mode = Connection::Mode::ReadWrite)
{
    auto result = Connection::open(path, mode);
    if (!result)
        qFatal("%s", qPrintable(result.error().toString()));
    return std::move(result).value();
}

void makeTable(const Connection &connection)
{
    const auto done = connection.executeAll({QStringLiteral("CREATE TABLE t (a INTEGER NOT NULL CHECK (a > 0), b TEXT)")});
    if (!done)
        qFatal("%s", qPrintable(done.error().toString()));
}

int rows(const Connection &connection)
{
    const auto count = connection.value(QStringLiteral("SELECT count(*) FROM t"));
    return count ? count->toInt() : -1;
}

bool insert(const Connection &connection, int a)
{
    return connection.execute(QStringLiteral("INSERT INTO t VALUES (?, ?)"), {a, QStringLiteral("x")}).ok();
}

} // namespace

class ConnectionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void valuesAreBound();
    void uncommittedIsRolledBack();
    void committedStays();
    void movedGuardCommitsOnce();
    void failedCommitRollsBack();
    void errorsSayWhatTheDatabaseSays_data();
    void errorsSayWhatTheDatabaseSays();
    void executeAllStopsAtTheFirstFailure();
    void connectionsAreRemoved();
    void connectionCanBeMoved();
    void foreignKeysAreOn();
    void immutableWritesNothing();
    void immutableTakesAnyPath_data();
    void immutableTakesAnyPath();
    void openFails();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("t.sqlite")); }
    std::optional<QTemporaryDir> m_folder;
};

void ConnectionTest::init()
{
    m_folder.emplace();
}

void ConnectionTest::valuesAreBound()
{
    const Connection connection = opened(path());
    makeTable(connection);
    const QString nasty = QStringLiteral("'); DROP TABLE t; -- 中");
    QVERIFY(connection.execute(QStringLiteral("INSERT INTO t VALUES (?, ?)"), {1, nasty}));
    QCOMPARE(connection.value(QStringLiteral("SELECT b FROM t WHERE a = ?"), {1})->toString(), nasty);
    QVERIFY(connection.value(QStringLiteral("SELECT b FROM t WHERE a = 2"))->isNull());
}

void ConnectionTest::uncommittedIsRolledBack()
{
    const Connection connection = opened(path());
    makeTable(connection);
    {
        const auto transaction = Transaction::begin(connection);
        QVERIFY(transaction);
        QVERIFY(insert(connection, 1));
        QCOMPARE(rows(connection), 1);
    }
    QCOMPARE(rows(connection), 0);
    // And a new one can begin.
    QVERIFY(Transaction::begin(connection));
}

void ConnectionTest::committedStays()
{
    const Connection connection = opened(path());
    makeTable(connection);
    {
        auto begun = Transaction::begin(connection);
        QVERIFY(begun);
        Transaction transaction = std::move(begun).value();
        QVERIFY(insert(connection, 1));
        QVERIFY(transaction.commit());
    }
    QCOMPARE(rows(connection), 1);
    QCOMPARE(rows(opened(path())), 1);
}

void ConnectionTest::movedGuardCommitsOnce()
{
    const Connection connection = opened(path());
    makeTable(connection);
    {
        auto begun = Transaction::begin(connection);
        QVERIFY(begun);
        Transaction first = std::move(begun).value();
        const Transaction second = std::move(first);
        QVERIFY(insert(connection, 1));
    }
    QCOMPARE(rows(connection), 0);
}

void ConnectionTest::failedCommitRollsBack()
{
    const Connection connection = opened(path());
    QVERIFY(connection.executeAll({QStringLiteral("CREATE TABLE p (id INTEGER PRIMARY KEY)"),
                                   QStringLiteral("CREATE TABLE t (p INTEGER REFERENCES p (id) DEFERRABLE INITIALLY DEFERRED)")}));
    {
        auto begun = Transaction::begin(connection);
        QVERIFY(begun);
        Transaction transaction = std::move(begun).value();
        QVERIFY(connection.execute(QStringLiteral("INSERT INTO t VALUES (7)")));
        QVERIFY(!transaction.commit());
    }
    QCOMPARE(rows(connection), 0);
}

void ConnectionTest::errorsSayWhatTheDatabaseSays_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("words");
    QTest::newRow("syntax") << "SELEKT 1" << "SELEKT";
    QTest::newRow("no table") << "SELECT * FROM ghost" << "no such table: ghost";
    QTest::newRow("check") << "INSERT INTO t VALUES (0, '')" << "CHECK constraint failed";
    QTest::newRow("null") << "INSERT INTO t VALUES (NULL, '')" << "NOT NULL constraint failed";
}

void ConnectionTest::errorsSayWhatTheDatabaseSays()
{
    QFETCH(QString, sql);
    QFETCH(QString, words);
    const Connection connection = opened(path());
    makeTable(connection);
    const auto result = connection.execute(sql);
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::DatabaseError);
    QCOMPARE(result.error().where, path());
    QVERIFY2(result.error().message.contains(words), qPrintable(result.error().message));
}

void ConnectionTest::executeAllStopsAtTheFirstFailure()
{
    const Connection connection = opened(path());
    makeTable(connection);
    const auto result = connection.executeAll(
        {QStringLiteral("INSERT INTO t VALUES (1, '')"), QStringLiteral("INSERT INTO t VALUES (0, '')"), QStringLiteral("INSERT INTO t VALUES (2, '')")});
    QVERIFY(!result);
    QCOMPARE(rows(connection), 1);
}

void ConnectionTest::connectionsAreRemoved()
{
    const qsizetype before = QSqlDatabase::connectionNames().size();
    {
        const Connection one = opened(path());
        const Connection two = opened(path());
        QCOMPARE(QSqlDatabase::connectionNames().size(), before + 2);
    }
    QCOMPARE(QSqlDatabase::connectionNames().size(), before);
}

void ConnectionTest::connectionCanBeMoved()
{
    const qsizetype before = QSqlDatabase::connectionNames().size();
    {
        Connection one = opened(path());
        makeTable(one);
        Connection two = opened(m_folder->filePath(QStringLiteral("other.sqlite")));
        two = std::move(one);
        QCOMPARE(QSqlDatabase::connectionNames().size(), before + 1);
        QVERIFY(insert(two, 1));
        QCOMPARE(two.path(), path());
    }
    QCOMPARE(QSqlDatabase::connectionNames().size(), before);
}

void ConnectionTest::foreignKeysAreOn()
{
    const Connection connection = opened(path());
    QCOMPARE(connection.value(QStringLiteral("PRAGMA foreign_keys"))->toInt(), 1);
}

void ConnectionTest::immutableWritesNothing()
{
    makeTable(opened(path()));
    const QByteArray before = test::readBytes(path());
    {
        const Connection connection = opened(path(), Connection::Mode::Immutable);
        QCOMPARE(rows(connection), 0);
        QVERIFY(!insert(connection, 1));
    }
    QVERIFY(test::readBytes(path()) == before);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("t.sqlite")});
}

void ConnectionTest::immutableTakesAnyPath_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("question mark") << "a?mode=memory";
    QTest::newRow("number sign") << "a#b";
    QTest::newRow("percent") << "100%25";
    QTest::newRow("blank") << "a b";
    QTest::newRow("Chinese") << QStringLiteral("知识库");
}

void ConnectionTest::immutableTakesAnyPath()
{
    QFETCH(QString, name);
    const QString file = m_folder->filePath(name);
    makeTable(opened(path()));
    QVERIFY(QFile::copy(path(), file));
    QCOMPARE(rows(opened(file, Connection::Mode::Immutable)), 0);
}

void ConnectionTest::openFails()
{
    const qsizetype before = QSqlDatabase::connectionNames().size();
    const QString missing = m_folder->filePath(QStringLiteral("missing/t.sqlite"));
    for (const auto mode : {Connection::Mode::ReadWrite, Connection::Mode::Immutable}) {
        const auto result = Connection::open(missing, mode);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::DatabaseError);
        QCOMPARE(result.error().where, missing);
    }
    QCOMPARE(QSqlDatabase::connectionNames().size(), before);
}

QTEST_GUILESS_MAIN(ConnectionTest)
#include "tst_connection.moc"
