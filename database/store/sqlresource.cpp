// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/sqlresource.h"

#include <QDir>
#include <QFile>

namespace fatlas {

namespace {

const QString sqlFolder = QStringLiteral(":/fatlas/sql");

QStringList linesOf(const QString &name)
{
    QFile file(sqlFolder + QLatin1Char('/') + name);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(opened, "sqlStatements", "an .sql file is missing from the resources");
    Q_UNUSED(opened);
    return QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
}

} // namespace

QStringList sqlStatements(const QString &file)
{
    QStringList statements;
    QStringList current;
    const QStringList lines = linesOf(file);
    for (const QString &line : lines) {
        if (line.startsWith(QStringLiteral("--")) || (current.isEmpty() && line.trimmed().isEmpty()))
            continue;
        current += line;
        if (line.endsWith(QLatin1Char(';'))) {
            statements += current.join(QLatin1Char('\n')).chopped(1);
            current.clear();
        }
    }
    Q_ASSERT_X(current.isEmpty(), "sqlStatements", "the last statement has no semicolon");
    return statements;
}

QHash<QString, QString> namedSqlStatements(const QString &file)
{
    const QString mark = QStringLiteral("-- name: ");
    QStringList names;
    const QStringList lines = linesOf(file);
    for (const QString &line : lines) {
        if (line.startsWith(mark))
            names += line.sliced(mark.size()).trimmed();
    }
    const QStringList statements = sqlStatements(file);
    Q_ASSERT_X(names.size() == statements.size(), "namedSqlStatements", "each statement needs a name");
    QHash<QString, QString> named;
    for (qsizetype i = 0; i < names.size(); ++i)
        named.insert(names[i], statements[i]);
    return named;
}

QStringList knowledgeTableFiles()
{
    return QDir(sqlFolder).entryList({QStringLiteral("tables-*.sql")}, QDir::Files, QDir::Name);
}

} // namespace fatlas
