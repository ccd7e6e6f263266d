// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compile/derive.h"
#include "domain/knowledgediff.h"

namespace fatlas {

/// A change of the packs of a workspace that has been found good, to be shown before it is made.
struct PackProposal
{
    Edit edit;
    /// What it makes of the knowledge as the team has it now.
    KnowledgeDiff diff;
};

/// What it means to take a pack in; a pack with the same id is replaced. Refused with all reasons where it does not fit, or where
/// another pack of the workspace would no longer fit. `shipped` is the path of the shipped knowledge. Codes: those of mergePack() and
/// readKnowledge().
[[nodiscard]] Result<PackProposal> proposePack(const QString &shipped, const Workspace &workspace, const Pack &pack,
                                               const QDateTime &importedAt, KnowledgeChecker &checker);
/// What it means to take a pack back. Refused where another pack builds on it. Code besides: UnknownName.
[[nodiscard]] Result<PackProposal> proposeRemoval(const QString &shipped, const Workspace &workspace, const QString &id,
                                                  KnowledgeChecker &checker);

} // namespace fatlas
