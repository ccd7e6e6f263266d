// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz/knowledgetarget.h"

#include "compile/importer.h"
#include "compile/jsonreader.h"
#include "compile/knowledgechecker.h"
#include "store/sqlresource.h"

namespace fatlas::test {

namespace {

Connection emptyTables()
{
    auto opened = Connection::open(QStringLiteral(":memory:"), Connection::Mode::ReadWrite);
    if (!opened)
        qFatal("no database in memory");
    const QStringList files = knowledgeTableFiles();
    for (const QString &file : files) {
        if (!opened->executeAll(sqlStatements(file)))
            qFatal("the tables cannot be made");
    }
    return std::move(opened).value();
}

/// What the input refers to is not there, so foreign keys are not looked at: the import is never committed.
std::optional<Error> tryImport(const SchemaSet &schemas, const KnowledgeFile &file)
{
    static const Connection connection = emptyTables();
    const auto transaction = Transaction::begin(connection);
    if (!transaction)
        return transaction.error();
    if (const auto deferred = connection.executeAll({QStringLiteral("PRAGMA defer_foreign_keys = ON")}); !deferred)
        return deferred.error();
    Importer importer(connection);
    if (const auto done = importer.import(importPlan(*schemas.schemaOf(file.kind())), file.content); !done)
        return done.error();
    return std::nullopt;
}

} // namespace

std::optional<Error> tryKnowledge(const QByteArray &bytes)
{
    static KnowledgeChecker checker;
    auto parsed = parseJson(bytes, QStringLiteral("f"));
    if (!parsed)
        return std::nullopt;
    const KnowledgeFile file{QStringLiteral("f"), std::move(parsed).value()};
    const QList<Error> errors = checker.check({file}, CheckContext());
    for (const Error &error : errors) {
        if (error.message.isEmpty() || !error.where.startsWith(QStringLiteral("f#")))
            return error;
    }
    return errors.isEmpty() ? tryImport(checker.schemas(), file) : std::nullopt;
}

} // namespace fatlas::test
