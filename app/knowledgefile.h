// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knowledgebase.h"
#include "domain/result.h"

namespace fatlas {

/// The places where the shipped knowledge base is looked for, best first: beside the program (build folder), then the installed share folder.
[[nodiscard]] QStringList knowledgeCandidates();
/// `path`, or the shipped knowledge base when it is empty. Fails with FileNotFound when there is none.
[[nodiscard]] Result<QString> findKnowledge(const QString &path = {});
/// Reads `path`, or the shipped knowledge base when it is empty.
[[nodiscard]] Result<KnowledgeBase> loadKnowledge(const QString &path = {});

} // namespace fatlas
