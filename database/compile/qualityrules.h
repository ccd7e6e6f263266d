// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compile/knowledgechecker.h"

namespace fatlas {

/// What good knowledge keeps to beyond the rules, all of code Quality: Chinese texts use full-width punctuation and simplified characters
/// and the words of the glossary; a sentence is translated; a source is neither a search engine nor, unless it is declared third-party,
/// an aggregator. The document must follow its schema, which keeps summaries short and figures with unit and month.
[[nodiscard]] QList<Error> checkQuality(const nlohmann::json &schema, const nlohmann::json &document, const QString &name);

/// The same for a file of any kind, a pack with all its documents included.
[[nodiscard]] QList<Error> checkQuality(const KnowledgeFile &file, const SchemaSet &schemas);

/// The same for a file that lies on disk; nothing for one that cannot be read.
[[nodiscard]] QList<Error> checkQualityOfFile(const QString &path, const SchemaSet &schemas);

} // namespace fatlas
