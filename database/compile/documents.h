// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compile/schemaset.h"

#include <string>
#include <vector>

namespace fatlas {

/// Knowledge as JSON documents of the kinds in database/schemas. In canonical form (see mergedDocuments()) there is one document a
/// kind, but one a framework or tool.
using Documents = std::vector<nlohmann::json>;

/// The kinds in the order in which canonical documents stand: what others refer to comes first; frameworks and deployment tools stand
/// where "framework" is.
[[nodiscard]] QStringList kindsInOrder(const SchemaSet &schemas);
/// Whether a document of this kind is a whole thing of its own (a framework, a tool, the version) rather than lists of items.
[[nodiscard]] bool isWholeKind(const nlohmann::json &schema);

/// The same knowledge in canonical form: the lists of documents of one kind are joined in the order of the documents, "$schema" and
/// optional empty lists are left out, and a name that is the same in both languages is one string where its schema allows that.
/// The documents must follow their schemas.
[[nodiscard]] Documents mergedDocuments(const SchemaSet &schemas, const Documents &documents);

/// The JSON text of a document for people: four blanks a level, "kind", ids and names first, other keys sorted; ends with a line break.
[[nodiscard]] std::string readableJson(const nlohmann::json &document);

} // namespace fatlas
