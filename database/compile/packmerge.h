// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compile/documents.h"
#include "compile/pack.h"

#include <QHash>

namespace fatlas {

/// Knowledge with packs in it.
struct MergedKnowledge
{
    /// In canonical form.
    Documents documents;
    /// "fact:pytorch/paradigm-1", "rating:pytorch@usability/debugging", "framework:tinygrad", "part:pytorch@strengths" → the id of the pack
    /// that brought it.
    QHash<QString, QString> changedBy;
};

/// Puts a pack into the knowledge and checks the result by all schemas and rules. An id that exists must be named in "replaces", what is
/// named there and in "removes" must exist, nothing of another pack is touched, and what is removed must not be referred to. All errors
/// are returned; `where` is "name#/json/pointer" into the pack. Codes: those of checkKnowledgeText().
[[nodiscard]] Result<MergedKnowledge> mergePack(const MergedKnowledge &base, const Pack &pack, KnowledgeChecker &checker);

} // namespace fatlas
