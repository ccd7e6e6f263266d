// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

namespace fatlas {

/// A connection to one SQLite file: opened on creation, closed and removed from Qt's list in the destructor. Used by the thread that
/// opened it. Queries must not outlive it. Every failure is an Error of code DatabaseError whose `where` is the path.
class Connection
{
public:
    enum class Mode {
        /// The file is made where there is none.
        ReadWrite,
        /// Nothing is written, and nothing beside the file is looked at: neither journal nor lock. For files that nobody changes.
        Immutable,
        /// Nothing is written, but others may write: locks are kept.
        ReadOnly,
    };

    [[nodiscard]] static Result<Connection> open(const QString &path, Mode mode);
    ~Connection();
    Connection(Connection &&other) noexcept;
    Connection &operator=(Connection &&other) noexcept;
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    [[nodiscard]] const QString &path() const { return m_path; }

    /// Prepares a statement; values are bound with run().
    [[nodiscard]] Result<QSqlQuery> prepare(const QString &sql) const;
    /// Binds the values in order and runs a prepared statement.
    [[nodiscard]] Result<Done> run(QSqlQuery &query, const QVariantList &values = {}) const;
    /// Prepares and runs one statement; the query stands before its first row.
    [[nodiscard]] Result<QSqlQuery> execute(const QString &sql, const QVariantList &values = {}) const;
    /// Runs statements one after the other, up to the first that fails.
    [[nodiscard]] Result<Done> executeAll(const QStringList &statements) const;
    /// The first column of the first row, for example of a PRAGMA; null where there is no row.
    [[nodiscard]] Result<QVariant> value(const QString &sql, const QVariantList &values = {}) const;
    /// An error that speaks of this file, with the message of the query.
    [[nodiscard]] Error errorOf(const QSqlQuery &query) const;

private:
    Connection(QString name, QString path) : m_name(std::move(name)), m_path(std::move(path)) { }
    [[nodiscard]] QSqlDatabase database() const;
    void close();

    QString m_name;
    QString m_path;
};

/// Makes the statements of a scope one: what is not committed when the guard goes is rolled back.
class Transaction
{
public:
    enum class Kind {
        /// Others may still write until this one does.
        Plain,
        /// No one else writes from the start: what is read here is still so when it is changed.
        Writing,
    };
    [[nodiscard]] static Result<Transaction> begin(const Connection &connection, Kind kind = Kind::Plain);
    ~Transaction();
    Transaction(Transaction &&other) noexcept : m_connection(std::exchange(other.m_connection, nullptr)) { }
    Transaction &operator=(Transaction &&) = delete;
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;

    /// After a failure the transaction is still open, so the destructor rolls it back.
    [[nodiscard]] Result<Done> commit();

private:
    explicit Transaction(const Connection &connection) : m_connection(&connection) { }

    const Connection *m_connection;
};

} // namespace fatlas
