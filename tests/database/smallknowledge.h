// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knowledgebase.h"

namespace fatlas::test {

/// tests/data/knowledge-small, compiled and read back.
[[nodiscard]] KnowledgeBase readSmallKnowledge();

[[nodiscard]] LocalizedText text(const char16_t *en, const char16_t *zh);
/// A name that is the same in both languages.
[[nodiscard]] LocalizedText same(const char16_t *name);
[[nodiscard]] Citation cite(std::initializer_list<const char16_t *> sources, PartialDate asOf = {2026, 8, 0});
/// What most things in the small knowledge cite.
[[nodiscard]] Citation readme();

/// Runs statements on a database file; the test program ends where one fails.
void execute(const QString &path, const QStringList &statements);

} // namespace fatlas::test
