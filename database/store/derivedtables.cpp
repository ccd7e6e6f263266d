// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/derivedtables.h"

#include "store/connection.h"
#include "store/sqlresource.h"

#include <QSqlError>

#include <algorithm>

namespace fatlas {

namespace {

QHash<QString, QString> statements()
{
    return namedSqlStatements(QStringLiteral("derived.sql"));
}

Result<Done> addProblems(const Connection &connection, const QString &statement, const LeftOutPack &pack)
{
    int position = 0;
    for (const Error &error : pack.errors) {
        // An empty text is not the same as none here.
        const auto text = [](const QString &value) { return value.isNull() ? QStringLiteral("") : value; };
        const auto added = connection.execute(
            statement, {pack.id, position++, errorCodeName(error.code), text(error.where), text(error.message), text(error.hint)});
        if (!added)
            return added.errors();
    }
    return Done{};
}

} // namespace

Result<Done> writeMarks(const Connection &connection, const PackMarks &marks)
{
    const QHash<QString, QString> sql = statements();
    auto begun = Transaction::begin(connection);
    if (!begun)
        return begun.errors();
    Transaction guard = std::move(begun).value();
    if (const auto done = connection.executeAll({sql[QStringLiteral("make-changes")], sql[QStringLiteral("make-problems")]}); !done)
        return done;
    // Sorted, so that the same packs give the same file.
    QStringList entities = marks.changedBy.keys();
    entities.sort();
    for (const QString &entity : std::as_const(entities)) {
        const auto added = connection.execute(sql[QStringLiteral("add-change")], {entity, marks.changedBy[entity]});
        if (!added)
            return added.errors();
    }
    for (const LeftOutPack &pack : marks.leftOut) {
        if (const auto done = addProblems(connection, sql[QStringLiteral("add-problem")], pack); !done)
            return done;
    }
    return guard.commit();
}

Result<PackMarks> readMarks(const Connection &connection)
{
    const QHash<QString, QString> sql = statements();
    PackMarks marks;
    auto changes = connection.execute(sql[QStringLiteral("changes")]);
    if (!changes)
        return changes.errors();
    QSqlQuery change = std::move(changes).value();
    while (change.next())
        marks.changedBy.insert(change.value(0).toString(), change.value(1).toString());
    auto problems = connection.execute(sql[QStringLiteral("problems")]);
    if (!problems)
        return problems.errors();
    QSqlQuery problem = std::move(problems).value();
    while (problem.next()) {
        const QString pack = problem.value(0).toString();
        if (marks.leftOut.isEmpty() || marks.leftOut.constLast().id != pack)
            marks.leftOut.append({pack, {}});
        const ErrorCode code = errorCodeFromName(problem.value(1).toString()).value_or(ErrorCode::SchemaViolation);
        marks.leftOut.last().errors.append({code, problem.value(2).toString(), problem.value(3).toString(), problem.value(4).toString()});
    }
    for (const QSqlQuery *query : {&change, &problem}) {
        if (query->lastError().isValid())
            return connection.errorOf(*query);
    }
    return marks;
}

Result<PackMarks> readMarks(const QString &path)
{
    const auto connection = Connection::open(path, Connection::Mode::Immutable);
    if (!connection)
        return connection.errors();
    return readMarks(*connection);
}

} // namespace fatlas
