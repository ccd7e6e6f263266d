// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/workspacestore.h"

#include "store/connection.h"
#include "store/sqliteheader.h"
#include "store/sqlresource.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QUuid>

namespace fatlas {

namespace {

struct StoreText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::WorkspaceStore)
};

QString newToken()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

QVariantList valuesOf(const KnowledgePack &pack)
{
    return {pack.title.en,          pack.title.zh, pack.author, pack.asOf.toString(), pack.importedAt.toUTC().toString(Qt::ISODate),
            QVariant(pack.document)};
}

Error damaged(const QString &path)
{
    return {ErrorCode::DatabaseError, path, StoreText::tr("The workspace is damaged."),
            StoreText::tr("Use a copy of it; the file itself has not been changed.")};
}

/// Binds and runs one statement.
Result<Done> run(const Connection &connection, const QString &statement, const QVariantList &values)
{
    const auto query = connection.execute(statement, values);
    if (!query)
        return query.errors();
    return Done{};
}

Result<KnowledgePack> packIn(const QSqlQuery &row, const QString &path)
{
    KnowledgePack pack;
    pack.id = row.value(0).toString();
    pack.title = {row.value(1).toString(), row.value(2).toString()};
    pack.author = row.value(3).toString();
    const auto asOf = PartialDate::fromString(row.value(4).toString());
    pack.importedAt = QDateTime::fromString(row.value(5).toString(), Qt::ISODate);
    pack.document = row.value(6).toByteArray();
    if (!asOf || !pack.importedAt.isValid())
        return damaged(path);
    pack.asOf = *asOf;
    return pack;
}

Result<Done> checkContent(const Connection &connection)
{
    const auto checked = connection.value(QStringLiteral("PRAGMA quick_check(1)"));
    if (!checked)
        return checked.errors();
    if (checked->toString() != u"ok")
        return damaged(connection.path());
    return Done{};
}

} // namespace

QList<Migration> workspaceMigrations()
{
    return {};
}

WorkspaceStore::WorkspaceStore(QString path)
    : m_path(std::move(path)), m_statements(namedSqlStatements(QStringLiteral("workspace.sql"))) { }

bool WorkspaceStore::exists() const
{
    // A file of no bytes is one that was about to be made.
    const QFileInfo info(m_path);
    return info.exists() && (info.size() > 0 || !info.isFile());
}

Result<WorkspaceStore> WorkspaceStore::open(const QString &path)
{
    WorkspaceStore store(path);
    if (const auto read = store.reload(); !read)
        return read.errors();
    return store;
}

/// Whose file it is and whether it may be written.
Result<Done> WorkspaceStore::checkFile()
{
    QFile file(m_path);
    if (!QFileInfo(m_path).isFile() || !file.open(QIODevice::ReadOnly)) {
        return Error{ErrorCode::FileNotReadable, m_path, StoreText::tr("The workspace cannot be read."),
                     StoreText::tr("Check that it is a file and its permissions.")};
    }
    const auto header = SqliteHeader::read(file.read(SqliteHeader::size));
    if (!header)
        return Error{ErrorCode::NotADatabase, m_path, StoreText::tr("This is not a workspace of FrameAtlas."),
                     StoreText::tr("Name a *.fatlas file.")};
    if (header->applicationId != quint32(workspaceApplicationId)) {
        return Error{ErrorCode::ForeignDatabase, m_path, StoreText::tr("This database is not a workspace of FrameAtlas."),
                     StoreText::tr("Name a *.fatlas file.")};
    }
    m_readOnlyReason.clear();
    if (header->userVersion > workspaceFormatVersion)
        m_readOnlyReason = StoreText::tr("A newer version of the program wrote this workspace; it is shown and not changed.");
    else if (!QFileInfo(m_path).isWritable())
        m_readOnlyReason = StoreText::tr("The workspace may not be written to; it is shown and not changed.");
    else if (header->userVersion < workspaceFormatVersion)
        return migrate(m_path, workspaceMigrations(), workspaceFormatVersion);
    return Done{};
}

Result<Done> WorkspaceStore::reload()
{
    if (!exists()) {
        m_workspace = {};
        m_token.clear();
        m_readOnlyReason.clear();
        return Done{};
    }
    if (const auto done = checkFile(); !done)
        return done;
    auto opened = Connection::open(m_path, Connection::Mode::ReadOnly);
    if (!opened)
        return opened.errors();
    const Connection connection = std::move(opened).value();
    if (const auto done = checkContent(connection); !done)
        return done;
    const auto read = readFrom(connection);
    if (!read && isReadOnly()) {
        return Error{ErrorCode::VersionMismatch, m_path, StoreText::tr("A newer version of the program wrote this workspace."),
                     StoreText::tr("Update the program.")};
    }
    return read;
}

Result<QString> WorkspaceStore::tokenIn(const Connection &connection) const
{
    const auto token = connection.value(m_statements[QStringLiteral("token")]);
    if (!token)
        return token.errors();
    if (token->toString().isEmpty())
        return damaged(m_path);
    return token->toString();
}

Result<Done> WorkspaceStore::readFrom(const Connection &connection)
{
    auto begun = Transaction::begin(connection); // one state, whatever is written meanwhile
    if (!begun)
        return begun.errors();
    Transaction guard = std::move(begun).value();
    const auto token = tokenIn(connection);
    if (!token)
        return token.errors();
    Workspace read;
    {
        auto result = connection.execute(m_statements[QStringLiteral("packs")]);
        if (!result)
            return result.errors();
        QSqlQuery row = std::move(result).value();
        while (row.next()) {
            const auto pack = packIn(row, m_path);
            if (!pack)
                return pack.errors();
            read.packs += *pack;
        }
        if (row.lastError().isValid())
            return connection.errorOf(row);
    }
    m_workspace = read;
    m_token = *token;
    return guard.commit();
}

Result<bool> WorkspaceStore::isChangedElsewhere() const
{
    if (!exists())
        return !m_token.isEmpty();
    auto opened = Connection::open(m_path, Connection::Mode::ReadOnly);
    if (!opened)
        return opened.errors();
    const Connection connection = std::move(opened).value();
    const auto token = tokenIn(connection);
    if (!token)
        return token.errors();
    return *token != m_token;
}

Result<Done> WorkspaceStore::create(const Connection &connection)
{
    QStringList statements = sqlStatements(QStringLiteral("workspace-1.sql"));
    statements += QStringLiteral("PRAGMA application_id = %1").arg(workspaceApplicationId);
    if (const auto done = connection.executeAll(statements); !done)
        return done;
    if (const auto done = run(connection, m_statements[QStringLiteral("start")], {newToken()}); !done)
        return done;
    return connection.executeAll({QStringLiteral("PRAGMA user_version = %1").arg(workspaceFormatVersion)});
}

Result<Done> WorkspaceStore::write(const Connection &connection, const Edit &edit, const Edit &inverse) const
{
    const auto statement = [this](const char *name) { return m_statements[QString::fromLatin1(name)]; };
    if (const auto *add = std::get_if<AddPack>(&edit)) {
        const qsizetype count = m_workspace.packs.size();
        const qlonglong position = add->position < 0 || add->position > count ? count : add->position;
        if (const auto done = run(connection, statement("make-room"), {position}); !done)
            return done;
        return run(connection, statement("add-pack"), QVariantList{position, add->pack.id} + valuesOf(add->pack));
    }
    if (const auto *remove = std::get_if<RemovePack>(&edit)) {
        if (const auto done = run(connection, statement("remove-pack"), {remove->id}); !done)
            return done;
        return run(connection, statement("close-gap"), {qlonglong(std::get<AddPack>(inverse).position)});
    }
    const KnowledgePack &pack = std::get<ReplacePack>(edit).pack;
    return run(connection, statement("replace-pack"), valuesOf(pack) + QVariantList{pack.id});
}

Result<Edit> WorkspaceStore::apply(const Edit &edit)
{
    if (isReadOnly())
        return Error{ErrorCode::FileNotWritable, m_path, m_readOnlyReason, StoreText::tr("Use a copy of it, or another workspace.")};
    const Error changed{ErrorCode::ChangedElsewhere, m_path, StoreText::tr("Another program has changed the workspace."),
                        StoreText::tr("Read it again, then repeat the change.")};
    const bool isNew = m_token.isEmpty();
    if (isNew == exists())
        return changed;
    Workspace after = m_workspace;
    const auto inverse = applyEdit(after, edit);
    if (!inverse)
        return inverse;
    if (isNew && !QDir().mkpath(QFileInfo(m_path).absolutePath())) {
        return Error{ErrorCode::FileNotWritable, m_path, StoreText::tr("The folder of the workspace cannot be made."),
                     StoreText::tr("Check its permissions.")};
    }
    auto opened = Connection::open(m_path, Connection::Mode::ReadWrite);
    if (!opened)
        return opened.errors();
    const Connection connection = std::move(opened).value();
    auto begun = Transaction::begin(connection, Transaction::Kind::Writing);
    if (!begun)
        return begun.errors();
    Transaction guard = std::move(begun).value();
    if (isNew) {
        if (const auto done = create(connection); !done)
            return done.errors();
    } else if (const auto token = tokenIn(connection); !token || *token != m_token) {
        return token ? Result<Edit>(changed) : Result<Edit>(token.errors());
    }
    const QString token = newToken();
    if (const auto done = write(connection, edit, *inverse); !done)
        return done.errors();
    if (const auto done = run(connection, m_statements[QStringLiteral("set-token")], {token}); !done)
        return done.errors();
    if (const auto done = guard.commit(); !done)
        return done.errors();
    m_workspace = after;
    m_token = token;
    return inverse;
}

Result<Done> WorkspaceStore::saveCopy(const QString &path) const
{
    if (QFileInfo::exists(path))
        return Error{ErrorCode::FileNotWritable, path, StoreText::tr("There is a file of this name."),
                     StoreText::tr("Choose another name.")};
    auto opened = Connection::open(m_path, Connection::Mode::ReadOnly);
    if (!opened)
        return opened.errors();
    const Connection connection = std::move(opened).value();
    return run(connection, QStringLiteral("VACUUM INTO ?"), {path});
}

} // namespace fatlas
