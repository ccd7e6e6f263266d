// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QStringList>

namespace fatlas {

/// A step of the ladder from one version of a file's tables to the next.
struct Migration
{
    /// SQLite's user_version before; one more after.
    int from = 0;
    QStringList statements;
};

/// Brings a file up to a version: makes a copy beside it ("name.v1.bak"), then takes all steps in one transaction, the version last.
/// When anything fails the file is as it was and the copy is gone. Does nothing for a file that has the version already.
/// Codes: DatabaseError, WriteFailed (no copy), VersionMismatch (a step is missing).
[[nodiscard]] Result<Done> migrate(const QString &path, const QList<Migration> &ladder, int version);

} // namespace fatlas
