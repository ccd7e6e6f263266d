// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knowledgebase.h"
#include "domain/result.h"

namespace fatlas {

/// How much of a knowledge base is read.
enum class KnowledgePart {
    /// What the first window shows: version, layers, criteria, frameworks with summaries and ratings. Without facts, sources and citations.
    /// Quick, since the start of the program waits for it.
    Outline,
    /// Everything up to KnowledgeBase::claims.
    Core,
    All,
};

/// Reads a knowledge base. The file is opened immutable and never written. Codes: FileNotFound, FileNotReadable, NotADatabase
/// (another kind of file), ForeignDatabase (SQLite, but of another program), VersionMismatch (made for a newer or an older program),
/// DatabaseError (cut short or damaged; the message names statement and row). What is returned keeps the promises of the domain types: ids
/// resolve where a table must refer to another, every citation that is not optional names a source, 0 ≤ low ≤ score ≤ high ≤ 10.
[[nodiscard]] Result<KnowledgeBase> readKnowledge(const QString &path, KnowledgePart part = KnowledgePart::All);

} // namespace fatlas
