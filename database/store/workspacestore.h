// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/workspace.h"
#include "store/migrations.h"

#include <QHash>

namespace fatlas {

class Connection;

/// SQLite's application_id of a workspace: "FATW".
inline constexpr int workspaceApplicationId = 0x46415457;
/// SQLite's user_version that this program writes.
inline constexpr int workspaceFormatVersion = 1;

/// The steps from older versions of a workspace.
[[nodiscard]] QList<Migration> workspaceMigrations();

/// The team's own file (*.fatlas): an SQLite file with a rollback journal, so that it may be copied, mailed or lie on a network share.
/// It is opened for each use and closed again: another program may change or replace it in between, which is noticed.
class WorkspaceStore
{
public:
    /// Reads the file. One that does not exist is an empty workspace; it is made with the first edit. An older version is brought up to
    /// date, a newer one or one that may not be written is read and not changed (see readOnlyReason()). Codes: FileNotReadable,
    /// NotADatabase, ForeignDatabase, VersionMismatch (a newer file that cannot even be read), DatabaseError (cut short, damaged).
    [[nodiscard]] static Result<WorkspaceStore> open(const QString &path);

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] const Workspace &workspace() const { return m_workspace; }
    /// Why it cannot be changed, for people; empty where it can.
    [[nodiscard]] const QString &readOnlyReason() const { return m_readOnlyReason; }
    [[nodiscard]] bool isReadOnly() const { return !m_readOnlyReason.isEmpty(); }

    /// Changes the file in one transaction and returns the edit that undoes it. Codes besides those of applyEdit() and open():
    /// ChangedElsewhere (then reload() and look again), FileNotWritable. After an error the file is as it was.
    [[nodiscard]] Result<Edit> apply(const Edit &edit);
    /// Whether the file is no longer what was read.
    [[nodiscard]] Result<bool> isChangedElsewhere() const;
    [[nodiscard]] Result<Done> reload();
    /// Writes the file anew elsewhere, over nothing that exists. Codes: FileNotWritable, DatabaseError.
    [[nodiscard]] Result<Done> saveCopy(const QString &path) const;

private:
    explicit WorkspaceStore(QString path);

    [[nodiscard]] Result<Done> checkFile();
    [[nodiscard]] Result<Done> readFrom(const Connection &connection);
    [[nodiscard]] Result<QString> tokenIn(const Connection &connection) const;
    [[nodiscard]] Result<Done> create(const Connection &connection);
    [[nodiscard]] Result<Done> write(const Connection &connection, const Edit &edit, const Edit &inverse) const;
    [[nodiscard]] bool exists() const;

    QString m_path;
    QHash<QString, QString> m_statements;
    Workspace m_workspace;
    /// What the file said when it was read; anew with every change. Empty: there was no file.
    QString m_token;
    QString m_readOnlyReason;
};

} // namespace fatlas
