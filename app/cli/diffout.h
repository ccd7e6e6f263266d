// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knowledgediff.h"

#include <QJsonObject>

class QTextStream;

namespace fatlas {

/// {"added", "removed", "changed": counts of things; "changes": [{"kind", "id", "name", "part_of", "entity", "field", "change", "before",
/// "after"}]}; "before" and "after" are null where the field is absent.
[[nodiscard]] QJsonObject diffJson(const KnowledgeDiff &diff);
/// A block a thing: "+", "-" or "~" with kind and id, then its fields, old and new value.
void printDiff(QTextStream &out, const KnowledgeDiff &diff, Language language);

} // namespace fatlas
