// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/compiler.h"

#include "compile/importer.h"
#include "compile/jsonreader.h"
#include "compile/knowledgeinput.h"
#include "store/knowledgeformat.h"
#include "store/sqlresource.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTemporaryFile>

#include <algorithm>
#include <filesystem>

namespace fatlas {

namespace {

struct CompileText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::CompileText)
};

Result<QList<KnowledgeFile>> readFiles(const QString &folder)
{
    if (!QFileInfo(folder).isDir()) {
        return Error{ErrorCode::FileNotFound, folder, CompileText::tr("There is no such folder."),
                     CompileText::tr("Name the folder with the knowledge files.")};
    }
    QList<KnowledgeFile> files;
    QList<Error> errors;
    const QStringList paths = knowledgePaths(folder);
    for (const QString &path : paths) {
        Result<nlohmann::json> content = readJsonFile(path);
        if (content)
            files.append({path, std::move(content).value()});
        else
            errors += content.errors();
    }
    const bool hasMeta = std::any_of(files.cbegin(), files.cend(), [](const KnowledgeFile &file) { return file.kind() == u"meta"; });
    if (!hasMeta && errors.isEmpty()) {
        return Error{ErrorCode::FileNotFound, folder, CompileText::tr("No file of kind \"meta\" is in the folder."),
                     CompileText::tr("Add meta.json with the version of the knowledge.")};
    }
    if (!errors.isEmpty())
        return errors + KnowledgeChecker().check(files, CheckContext());
    return files;
}

Result<Done> createTables(const Connection &connection)
{
    const QStringList settings{QStringLiteral("PRAGMA page_size = %1").arg(knowledgePageSize),
                               // Qt asks for UTF-16: stored so, nothing is converted at the start of the program.
                               QStringLiteral("PRAGMA encoding = 'UTF-16le'"), QStringLiteral("PRAGMA auto_vacuum = NONE"),
                               QStringLiteral("PRAGMA journal_mode = MEMORY"),
                               // The file is made in one go and thrown away when anything fails.
                               QStringLiteral("PRAGMA synchronous = OFF"),
                               QStringLiteral("PRAGMA application_id = %1").arg(knowledgeApplicationId)};
    if (const auto done = connection.executeAll(settings); !done)
        return done;
    const QStringList files = knowledgeTableFiles();
    for (const QString &file : files) {
        if (const auto done = connection.executeAll(sqlStatements(file)); !done)
            return done;
    }
    return Done{};
}

Result<Done> checkForeignKeys(const Connection &connection)
{
    Result<QSqlQuery> query = connection.execute(QStringLiteral("PRAGMA foreign_key_check"));
    if (!query)
        return query.errors();
    QSqlQuery row = std::move(query).value();
    QList<Error> errors;
    while (row.next()) {
        errors.append({ErrorCode::UnknownReference,
                       connection.path(),
                       CompileText::tr("A row of %1 refers to a row of %2 that does not exist.")
                           .arg(row.value(0).toString(), row.value(2).toString()),
                       {}});
    }
    if (!errors.isEmpty())
        return errors;
    return Done{};
}

Result<Done> fillTables(const Connection &connection, const SchemaSet &schemas, const Documents &documents)
{
    auto transaction = Transaction::begin(connection);
    if (!transaction)
        return transaction.errors();
    Transaction guard = std::move(transaction).value();
    if (const auto done = connection.executeAll({QStringLiteral("PRAGMA defer_foreign_keys = ON")}); !done)
        return done;
    Importer importer(connection);
    for (const nlohmann::json &document : documents) {
        const QString kind = QString::fromStdString(document.at("kind").get<std::string>());
        if (const auto done = importer.import(importPlan(*schemas.schemaOf(kind)), document); !done)
            return done;
    }
    if (const auto done = checkForeignKeys(connection); !done)
        return done;
    return guard.commit();
}

Result<Done> writeDatabase(const QString &path, const SchemaSet &schemas, const Documents &documents, const AddTables &addTables)
{
    auto opened = Connection::open(path, Connection::Mode::ReadWrite);
    if (!opened)
        return opened.errors();
    const Connection connection = std::move(opened).value();
    if (const auto done = createTables(connection); !done)
        return done;
    if (const auto done = fillTables(connection, schemas, documents); !done)
        return done;
    if (addTables) {
        if (const auto done = addTables(connection); !done)
            return done;
    }
    // The version comes last: a file without it is not finished.
    return connection.executeAll({QStringLiteral("PRAGMA user_version = %1").arg(knowledgeFormatVersion), QStringLiteral("VACUUM")});
}

/// Renames over an existing file, which QFile::rename() refuses.
Result<Done> replaceFile(const QString &from, const QString &to)
{
    QFile::setPermissions(from, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
    std::error_code failure;
    std::filesystem::rename(from.toStdU16String(), to.toStdU16String(), failure);
    if (failure) {
        return Error{ErrorCode::WriteFailed,
                     to,
                     CompileText::tr("The file cannot be replaced: %1.").arg(QString::fromStdString(failure.message())),
                     {}};
    }
    return Done{};
}

} // namespace

Result<Done> compileKnowledge(const QString &folder, const QString &output)
{
    const auto files = readFiles(folder);
    if (!files)
        return files.errors();
    KnowledgeChecker checker;
    if (const QList<Error> errors = checker.check(*files, closedContext()); !errors.isEmpty())
        return errors;
    Documents documents;
    for (const KnowledgeFile &file : *files)
        documents.push_back(file.content);
    return compileDocuments(mergedDocuments(checker.schemas(), documents), checker.schemas(), output);
}

Result<Done> compileDocuments(const Documents &documents, const SchemaSet &schemas, const QString &output, const AddTables &addTables)
{
    // Removed when this function is left, unless it has been renamed by then.
    QTemporaryFile temporary(output + QStringLiteral(".XXXXXX"));
    if (!temporary.open()) {
        return Error{ErrorCode::FileNotWritable, output, CompileText::tr("No file can be made there: %1.").arg(temporary.errorString()),
                     CompileText::tr("Check that the folder exists and may be written to.")};
    }
    temporary.close();
    if (const auto done = writeDatabase(temporary.fileName(), schemas, documents, addTables); !done) {
        QList<Error> errors = done.errors();
        for (Error &error : errors)
            error.where = output;
        return errors;
    }
    return replaceFile(temporary.fileName(), output);
}

} // namespace fatlas
