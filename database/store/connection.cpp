// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/connection.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSqlError>
#include <QUrl>

#include <atomic>

namespace fatlas {

namespace {

struct StoreText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::StoreText)
};

QString newConnectionName()
{
    static std::atomic<int> count{0};
    return QStringLiteral("fatlas-%1").arg(++count);
}

/// An SQLite URI; '?' and '#' in the path are escaped, so that they do not start the options.
QString immutableUri(const QString &path)
{
    const QByteArray encoded = QUrl::toPercentEncoding(QFileInfo(path).absoluteFilePath(), "/:");
    return QStringLiteral("file:") + QString::fromLatin1(encoded) + QStringLiteral("?immutable=1");
}

Error databaseError(const QString &path, const QSqlError &error)
{
    const QString text = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    return {ErrorCode::DatabaseError, path, StoreText::tr("The database reports: %1.").arg(text), {}};
}

} // namespace

Result<Connection> Connection::open(const QString &path, Mode mode)
{
    Connection connection(newConnectionName(), path);
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection.m_name);
    if (mode == Mode::Immutable) {
        database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"));
        database.setDatabaseName(immutableUri(path));
    } else {
        if (mode == Mode::ReadOnly)
            database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
        database.setDatabaseName(path);
    }
    if (!database.open())
        return databaseError(path, database.lastError());
    const QStringList settings{QStringLiteral("PRAGMA foreign_keys = ON"), QStringLiteral("PRAGMA trusted_schema = OFF"),
                               QStringLiteral("PRAGMA cell_size_check = ON")};
    if (const auto set = connection.executeAll(settings); !set)
        return set.errors();
    return connection;
}

Connection::~Connection()
{
    close();
}

Connection::Connection(Connection &&other) noexcept : m_name(std::exchange(other.m_name, {})), m_path(std::move(other.m_path)) { }

Connection &Connection::operator=(Connection &&other) noexcept
{
    if (this != &other) {
        close();
        m_name = std::exchange(other.m_name, {});
        m_path = std::move(other.m_path);
    }
    return *this;
}

void Connection::close()
{
    if (m_name.isEmpty())
        return;
    database().close();
    QSqlDatabase::removeDatabase(m_name);
    m_name.clear();
}

QSqlDatabase Connection::database() const
{
    return QSqlDatabase::database(m_name, false);
}

Error Connection::errorOf(const QSqlQuery &query) const
{
    return databaseError(m_path, query.lastError());
}

Result<QSqlQuery> Connection::prepare(const QString &sql) const
{
    QSqlQuery query(database());
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        return errorOf(query);
    return query;
}

Result<Done> Connection::run(QSqlQuery &query, const QVariantList &values) const
{
    for (qsizetype i = 0; i < values.size(); ++i)
        query.bindValue(int(i), values[i]);
    if (!query.exec())
        return errorOf(query);
    return Done{};
}

Result<QSqlQuery> Connection::execute(const QString &sql, const QVariantList &values) const
{
    Result<QSqlQuery> query = prepare(sql);
    if (!query)
        return query.errors();
    QSqlQuery ready = std::move(query).value();
    if (const auto done = run(ready, values); !done)
        return done.errors();
    return ready;
}

Result<Done> Connection::executeAll(const QStringList &statements) const
{
    for (const QString &statement : statements) {
        if (const auto done = execute(statement); !done)
            return done.errors();
    }
    return Done{};
}

Result<QVariant> Connection::value(const QString &sql, const QVariantList &values) const
{
    Result<QSqlQuery> query = execute(sql, values);
    if (!query)
        return query.errors();
    QSqlQuery row = std::move(query).value();
    if (row.next())
        return row.value(0);
    if (row.lastError().isValid())
        return errorOf(row);
    return QVariant();
}

Result<Transaction> Transaction::begin(const Connection &connection, Kind kind)
{
    const QString statement = kind == Kind::Writing ? QStringLiteral("BEGIN IMMEDIATE") : QStringLiteral("BEGIN");
    if (const auto begun = connection.execute(statement); !begun)
        return begun.errors();
    return Transaction(connection);
}

Transaction::~Transaction()
{
    if (!m_connection)
        return;
    // Nobody is left to tell; after a failed rollback SQLite has rolled back already.
    const auto rolledBack = m_connection->execute(QStringLiteral("ROLLBACK"));
    Q_UNUSED(rolledBack);
}

Result<Done> Transaction::commit()
{
    Q_ASSERT(m_connection);
    if (const auto committed = m_connection->execute(QStringLiteral("COMMIT")); !committed)
        return committed.errors();
    m_connection = nullptr;
    return Done{};
}

} // namespace fatlas
