// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compile/knowledgechecker.h"
#include "domain/workspace.h"

namespace fatlas {

/// A pack that has been read and follows its schemas; whether it fits the knowledge, merging tells.
struct Pack
{
    /// What errors call it: the file.
    QString name;
    nlohmann::json content;
    /// The bytes it was read from.
    QByteArray document;

    [[nodiscard]] QString id() const;
    /// As a workspace keeps it, taken in at the given time.
    [[nodiscard]] KnowledgePack toKeep(const QDateTime &importedAt) const;
};

/// Reads a pack and checks what can be checked without the knowledge it is for: JSON, schemas of the pack and of its documents, plain
/// texts, dates not later than the pack's own. Lists that a document may leave out are filled in empty. All errors are returned, `where`
/// is "name#/json/pointer". Codes: those of checkKnowledgeText().
[[nodiscard]] Result<Pack> parsePack(const QByteArray &bytes, const QString &name, KnowledgeChecker &checker);
/// The same of a file. Codes besides: those of readJsonFile().
[[nodiscard]] Result<Pack> readPack(const QString &path, KnowledgeChecker &checker);

/// Whether a file calls itself a pack, right or wrong. What cannot be read does not.
[[nodiscard]] bool isPackFile(const QString &path);

} // namespace fatlas
