// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knowledgebase.h"
#include "domain/result.h"

namespace fatlas {

/// Reads a knowledge base whole. The file is opened immutable and never written. Codes: FileNotFound, FileNotReadable, NotADatabase
/// (another kind of file), ForeignDatabase (SQLite, but of another program), VersionMismatch (made for a newer or an older program),
/// DatabaseError (cut short or damaged). What is returned keeps the promises of the domain types: ids resolve where a table must refer
/// to another, every citation names a source, 0 ≤ low ≤ score ≤ high ≤ 10.
[[nodiscard]] Result<KnowledgeBase> readKnowledge(const QString &path);

} // namespace fatlas
