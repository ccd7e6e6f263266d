// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knowledgebase.h"
#include "domain/result.h"

#include <QHash>

namespace fatlas {

class Connection;

/// A pack that does not fit the knowledge, and why.
struct LeftOutPack
{
    QString id;
    QList<Error> errors;

    friend bool operator==(const LeftOutPack &, const LeftOutPack &) = default;
};

/// What packs have done to a knowledge base.
struct PackMarks
{
    /// See KnowledgeBase::changedBy.
    QHash<QString, QString> changedBy;
    /// In the order of their ids.
    QList<LeftOutPack> leftOut;

    friend bool operator==(const PackMarks &, const PackMarks &) = default;
};

/// Adds the tables of a derived knowledge base and fills them. Code: DatabaseError.
[[nodiscard]] Result<Done> writeMarks(const Connection &connection, const PackMarks &marks);
/// Reads them. Code: DatabaseError, for a shipped knowledge base too.
[[nodiscard]] Result<PackMarks> readMarks(const Connection &connection);
[[nodiscard]] Result<PackMarks> readMarks(const QString &path);

} // namespace fatlas
