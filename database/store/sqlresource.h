// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>

namespace fatlas {

/// The statements of an .sql file that is compiled in, in order. A statement ends with a semicolon at the end of a line; lines that
/// start with "--" are comments.
[[nodiscard]] QStringList sqlStatements(const QString &file);
/// The statements of a file in which a line "-- name: x" stands before each, by name.
[[nodiscard]] QHash<QString, QString> namedSqlStatements(const QString &file);
/// The names of the files that create the tables of the knowledge base, in the order in which they run.
[[nodiscard]] QStringList knowledgeTableFiles();

} // namespace fatlas
