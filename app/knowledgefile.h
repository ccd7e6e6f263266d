// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knowledgebase.h"
#include "domain/result.h"
#include "store/derivedtables.h"
#include "store/knowledgereader.h"

namespace fatlas {

/// The places where the shipped knowledge base is looked for, best first: beside the program (build folder), then the installed share folder.
[[nodiscard]] QStringList knowledgeCandidates();
/// `path`, or the shipped knowledge base when it is empty. Fails with FileNotFound when there is none.
[[nodiscard]] Result<QString> findKnowledge(const QString &path = {});
/// Reads `path`, or the shipped knowledge base when it is empty.
[[nodiscard]] Result<KnowledgeBase> loadKnowledge(const QString &path = {}, KnowledgePart part = KnowledgePart::All);

/// Where the team's own file lies when none is named.
[[nodiscard]] QString defaultWorkspacePath();

/// Knowledge with the packs of a workspace in it.
struct PackedBase
{
    KnowledgeBase knowledge;
    /// The knowledge base that was read.
    QString path;
    /// Packs that do not fit it (any more) and are not in it.
    QList<LeftOutPack> leftOut;
};

/// Reads `path` (the shipped knowledge when empty) with the packs of a workspace; an empty `workspace` is none, a missing file is an empty
/// one. The result with packs is kept in the cache of the user, so that it is made only once.
[[nodiscard]] Result<PackedBase> loadPackedKnowledge(const QString &path, const QString &workspace, KnowledgePart part = KnowledgePart::All);

} // namespace fatlas
