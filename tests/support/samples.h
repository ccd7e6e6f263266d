// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knowledgebase.h"

namespace fatlas::test {

/// A small knowledge base made in code: four frameworks of three layers, one dimension "usability" with two criteria (debugging is
/// rated), the two matrix criteria, four sources. MLX has no assessment of debugging and no rating of it (unknown).
[[nodiscard]] KnowledgeBase smallKnowledge();

/// A rating with a one-word reason in both languages, backed by source "doc".
[[nodiscard]] Rating rating(const QString &criterion, double score, double low, double high);

} // namespace fatlas::test
