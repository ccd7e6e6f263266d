// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/rowreader.h"

#include "store/sqlresource.h"

#include <QCoreApplication>
#include <QSqlError>

namespace fatlas {

namespace {

struct RowText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::RowText)
};

} // namespace

void RowReader::useStatements(const QString &file)
{
    m_statements.insert(namedSqlStatements(file));
}

void RowReader::each(const char *statement, const Visit &visit)
{
    if (m_failure)
        return;
    const QString name = QString::fromLatin1(statement);
    Q_ASSERT(m_statements.contains(name));
    Result<QSqlQuery> prepared = m_connection.execute(m_statements.value(name));
    if (!prepared) {
        m_failure = prepared.error();
        return;
    }
    QSqlQuery query = std::move(prepared).value();
    for (int row = 1; query.next(); ++row) {
        RowCursor cursor(query, known, row);
        visit(cursor);
        if (!cursor.isGood()) {
            failAtRow(statement, row);
            return;
        }
    }
    if (query.lastError().isValid())
        m_failure = m_connection.errorOf(query);
}

void RowReader::fail(Error error)
{
    if (!m_failure)
        m_failure = std::move(error);
}

void RowReader::failAtRow(const char *statement, int row)
{
    fail({ErrorCode::DatabaseError, m_connection.path(),
          RowText::tr("The knowledge base is damaged: row %1 of \"%2\" makes no sense.").arg(row).arg(QString::fromLatin1(statement)),
          RowText::tr("Install the program again, or build the knowledge base anew.")});
}

void RowReader::failIfOrphan(const char *statement, int row)
{
    if (row > 0)
        failAtRow(statement, row);
}

} // namespace fatlas
