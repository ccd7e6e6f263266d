// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compile/documents.h"
#include "compile/knowledgechecker.h"

namespace fatlas {

/// Reads knowledge in whatever form it lies: a knowledge file, a folder of them, an export ("kind": "knowledge") or a knowledge base.
/// Documents are checked against their schemas only, in the order in which they are found. Codes: those of readJsonFile(),
/// readKnowledge() and of schemas; FileNotFound for a folder without knowledge files.
[[nodiscard]] Result<Documents> readKnowledgeInput(const QString &path, KnowledgeChecker &checker);

/// The *.json files of a folder and its subfolders, sorted by their paths, whatever order the file system has.
[[nodiscard]] QStringList knowledgePaths(const QString &folder);

/// Errors that speak of a part of a file as if it were the file, with the pointer of the part put in front of theirs.
[[nodiscard]] QList<Error> inPart(const QList<Error> &errors, const QString &name, const QString &pointer);

} // namespace fatlas
