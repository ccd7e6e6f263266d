// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/connection.h"
#include "store/rowcursor.h"

#include <functional>
#include <type_traits>

namespace fatlas {

/// Rows that belong to other rows, kept by the key of these until they are taken. In the order in which they were read.
template<class T, class Key>
class Children
{
public:
    explicit Children(const char *statement) : m_statement(statement) { }

    void add(const Key &owner, T child, int row)
    {
        // Rows of one owner mostly follow one another.
        if (!m_last || m_lastOwner != owner) {
            m_last = &m_groups[owner];
            m_lastOwner = owner;
        }
        if (m_last->children.isEmpty())
            m_last->firstRow = row;
        m_last->children.append(std::move(child));
    }
    [[nodiscard]] QList<T> take(const Key &owner)
    {
        m_last = nullptr;
        return m_groups.take(owner).children;
    }

    [[nodiscard]] const char *statement() const { return m_statement; }
    /// A row that nobody took; 0 where there is none.
    [[nodiscard]] int orphan() const { return m_groups.isEmpty() ? 0 : m_groups.cbegin()->firstRow; }

private:
    struct Group
    {
        QList<T> children;
        int firstRow = 0;
    };

    const char *m_statement;
    QHash<Key, Group> m_groups;
    Group *m_last = nullptr;
    Key m_lastOwner{};
};

/// Runs the statements of .sql resources and hands out their rows, up to the first failure: then everything else does nothing.
class RowReader
{
public:
    using Visit = std::function<void(RowCursor &)>;

    explicit RowReader(const Connection &connection) : m_connection(connection) { }

    /// Makes the statements of a file known.
    void useStatements(const QString &file);
    /// Visits the rows of a statement; one that is marked as bad ends reading.
    void each(const char *statement, const Visit &visit);
    /// Reads the rows of a statement whose first column is the key of the row that they belong to: a text, or a number (Key = qint64).
    template<class T, class Key = QString, class Read>
    [[nodiscard]] Children<T, Key> children(const char *statement, Read read)
    {
        Children<T, Key> found(statement);
        each(statement, [&](RowCursor &row) {
            Key owner{};
            if constexpr (std::is_same_v<Key, QString>)
                owner = row.text();
            else
                owner = row.integer();
            found.add(owner, read(row), row.row());
        });
        return found;
    }
    /// Fails where a child was not taken: the row that it belongs to does not exist.
    template<class... T>
    void finish(const T &...children)
    {
        (failIfOrphan(children.statement(), children.orphan()), ...);
    }
    void fail(Error error);
    void failAtRow(const char *statement, int row);

    [[nodiscard]] const std::optional<Error> &failure() const { return m_failure; }
    [[nodiscard]] const Connection &connection() const { return m_connection; }

    KnownRows known;

private:
    void failIfOrphan(const char *statement, int row);

    const Connection &m_connection;
    QHash<QString, QString> m_statements;
    std::optional<Error> m_failure;
};

} // namespace fatlas
