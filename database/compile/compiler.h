// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compile/documents.h"
#include "domain/result.h"

#include <functional>

namespace fatlas {

class Connection;

/// Makes the knowledge base from a folder of knowledge files (*.json, subfolders included). Checks all files first and returns all
/// their errors; then nothing is written. The result replaces `output` in one step, so that nobody sees half of it, and is the same
/// byte for byte whenever the folder is. Codes: those of checkKnowledgeFile(), FileNotFound (no folder, no file of kind "meta"),
/// FileNotWritable, WriteFailed, DatabaseError.
[[nodiscard]] Result<Done> compileKnowledge(const QString &folder, const QString &output);

/// Puts further tables into a knowledge base while it is made.
using AddTables = std::function<Result<Done>(const Connection &)>;

/// The same from documents that have been checked, in canonical form (see mergedDocuments()).
[[nodiscard]] Result<Done> compileDocuments(const Documents &documents, const SchemaSet &schemas, const QString &output,
                                            const AddTables &addTables = {});

} // namespace fatlas
