// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/knowledgereader.h"

#include "store/connection.h"
#include "store/knowledgeformat.h"
#include "store/knowledgerows.h"
#include "store/rowreader.h"
#include "store/sqliteheader.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <optional>

namespace fatlas {

namespace {

struct ReadText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::ReadText)
};

QString reinstallHint()
{
    return ReadText::tr("Install the program again, or build the knowledge base anew.");
}

std::optional<Error> checkHeader(const QString &path, const QByteArray &start, qint64 fileSize)
{
    const auto header = SqliteHeader::read(start);
    if (!header)
        return Error{ErrorCode::NotADatabase, path, ReadText::tr("This is not a database file."), reinstallHint()};
    if (header->applicationId != quint32(knowledgeApplicationId)) {
        return Error{ErrorCode::ForeignDatabase, path, ReadText::tr("This database is not a knowledge base of FrameAtlas."),
                     reinstallHint()};
    }
    const int version = header->userVersion;
    if (version > knowledgeFormatVersion) {
        return Error{ErrorCode::VersionMismatch, path, ReadText::tr("The knowledge base is made for a newer version of the program."),
                     ReadText::tr("Update the program.")};
    }
    if (version < knowledgeFormatVersion) {
        return Error{ErrorCode::VersionMismatch, path, ReadText::tr("The knowledge base is made for an older version of the program."),
                     reinstallHint()};
    }
    const qint64 expected = header->fileSize;
    if (fileSize != expected) {
        return Error{ErrorCode::DatabaseError, path,
                     ReadText::tr("The knowledge base is incomplete: %1 bytes instead of %2.").arg(fileSize).arg(expected),
                     reinstallHint()};
    }
    return std::nullopt;
}

Result<KnowledgeBase> readRows(const Connection &connection, KnowledgePart part)
{
    KnowledgeBase base;
    RowReader reader(connection);
    reader.useStatements(QStringLiteral("read-knowledge.sql"));
    if (part == KnowledgePart::Outline) {
        readOutline(reader, base);
        readFrameworkOutlines(reader, base);
    } else {
        readBasics(reader, base);
        readFrameworks(reader, base);
        readClaims(reader, base);
    }
    if (part == KnowledgePart::All) {
        for (const auto &file : {QStringLiteral("read-tools.sql"), QStringLiteral("read-measurements.sql"),
                                 QStringLiteral("read-planning.sql"), QStringLiteral("read-guide.sql")})
            reader.useStatements(file);
        readTools(reader, base);
        readMeasurements(reader, base);
        readActivity(reader, base);
        readPlanning(reader, base);
        readGuide(reader, base);
    }
    if (reader.failure())
        return *reader.failure();
    return base;
}

} // namespace

Result<KnowledgeBase> readKnowledge(const QString &path, KnowledgePart part)
{
    const QFileInfo info(path);
    if (!info.exists())
        return Error{ErrorCode::FileNotFound, path, ReadText::tr("The knowledge base is missing."), reinstallHint()};
    QFile file(path);
    if (!info.isFile() || !file.open(QIODevice::ReadOnly)) {
        return Error{ErrorCode::FileNotReadable, path, ReadText::tr("The knowledge base cannot be read."),
                     ReadText::tr("Check that it is a file and its permissions.")};
    }
    if (const auto error = checkHeader(path, file.read(SqliteHeader::size), file.size()))
        return *error;
    file.close();

    auto opened = Connection::open(path, Connection::Mode::Immutable);
    if (!opened)
        return opened.errors();
    const Connection connection = std::move(opened).value();
    const Result<KnowledgeBase> knowledge = readRows(connection, part);
    if (knowledge)
        return knowledge;
    QList<Error> errors = knowledge.errors();
    for (Error &error : errors) {
        if (error.hint.isEmpty())
            error.hint = reinstallHint();
    }
    return errors;
}

} // namespace fatlas
