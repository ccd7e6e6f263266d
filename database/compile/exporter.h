// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compile/documents.h"
#include "domain/result.h"

namespace fatlas {

class Connection;

/// The reverse of the compiler: the knowledge base as documents in canonical form. mergedDocuments() of the files that were compiled
/// equals what is exported, and compiling the export gives the same database byte for byte. Code: DatabaseError.
[[nodiscard]] Result<Documents> exportKnowledge(const Connection &connection, const SchemaSet &schemas);
/// The same of a file, which is checked to be a knowledge base first. Codes besides: those of readKnowledge().
[[nodiscard]] Result<Documents> exportKnowledgeFile(const QString &path, const SchemaSet &schemas);

/// One object that holds it all: {"kind": "knowledge", "version", "asOf", "documents"}.
[[nodiscard]] nlohmann::json knowledgeObject(Documents documents);

} // namespace fatlas
