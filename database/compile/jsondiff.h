// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compile/documents.h"
#include "domain/knowledgediff.h"

namespace fatlas {

/// What has to change to make one state of the knowledge the other, field by field. Things are found by their ids, so that one that only
/// stands elsewhere in a list is no change; what has no id is compared by its place. Both sides must follow their schemas; they are
/// brought into canonical form first. Equal knowledge gives an empty list.
[[nodiscard]] KnowledgeDiff diffDocuments(const SchemaSet &schemas, const Documents &before, const Documents &after);

} // namespace fatlas
