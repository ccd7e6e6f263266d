// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knowledgebase.h"
#include "domain/result.h"

#include <QHash>
#include <QSet>

namespace fatlas {

/// What is known before the files that are checked are looked at.
struct CheckContext
{
    /// The month of the data; null: dates are not compared with it, unless a checked file of kind "meta" states one.
    PartialDate asOf;
    /// Kind of id ("source", "criterion", …) → the ids that may be named. Of a kind that is absent every id may be named.
    QHash<QString, QSet<QString>> known;
    /// The criteria with a rubric: those that may be rated.
    QSet<QString> ratedCriteria;
};

/// The context in which a file is checked against a shipped knowledge base. A checked file may define an id anew that the base has:
/// it would replace it. Ids that a KnowledgeBase does not hold (platforms, strategies) are not checked.
[[nodiscard]] CheckContext contextOf(const KnowledgeBase &knowledge);
/// The context of a whole folder: nothing is known but what the checked files define.
[[nodiscard]] CheckContext closedContext();

/// Checks knowledge files: that they can be read (see readJsonFile), follow the schema of their kind, and keep the rules of
/// docs/knowledge-format.md. All errors of all files are returned, in the order of the files; `where` is "file#/json/pointer", or
/// "file:line:column" for a file that is no JSON. Codes besides those of reading: SchemaViolation, MissingTranslation,
/// UnknownReference, DuplicateId, ValueOutOfRange.
[[nodiscard]] Result<Done> checkKnowledgeFile(const QString &path, const CheckContext &context);
/// Several files that may refer to one another, for example a framework and its sources.
[[nodiscard]] Result<Done> checkKnowledgeFiles(const QStringList &paths, const CheckContext &context);
/// The same for a text that is in memory; `name` is what the errors call it.
[[nodiscard]] Result<Done> checkKnowledgeText(const QByteArray &text, const QString &name, const CheckContext &context);

} // namespace fatlas
