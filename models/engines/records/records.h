// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/records/recordtable.h"

namespace fatlas {

/// The claim check: what the seed articles say, and what evidence says of that. Facets: verdict, article, framework.
[[nodiscard]] RecordTable claimRecords(const Atlas &atlas, Language language);
/// Every source once, with the number of statements that cite it. Facets: kind, age.
[[nodiscard]] RecordTable sourceRecords(const Atlas &atlas, Language language);
/// The statements that rest on one secondary source or on seed articles alone. Facets: strength, kind of statement.
[[nodiscard]] RecordTable weakStatementRecords(const Atlas &atlas, Language language);
/// The statements that were last known to hold more than 12 months before the end of the knowledge, oldest first. Facets: age, kind of
/// statement.
[[nodiscard]] RecordTable oldStatementRecords(const Atlas &atlas, Language language);
/// The glossary, in the order of the language's names.
[[nodiscard]] RecordTable termRecords(const Atlas &atlas, Language language);

/// Large models with the stack they were trained with; after them those whose stack could not be confirmed, with the reason. Facets: part
/// of the stack, architecture, year, country, whether the stack is confirmed.
[[nodiscard]] RecordTable trainedModelRecords(const Atlas &atlas, Language language);
/// The deployment tools. Facets: platform, maintenance, licence.
[[nodiscard]] RecordTable deploymentRecords(const Atlas &atlas, Language language);
/// The training techniques, each once. Facets: framework that has it.
[[nodiscard]] RecordTable techniqueRecords(const Atlas &atlas, Language language);
/// One row a technique and framework. Facets: technique, framework, level.
[[nodiscard]] RecordTable techniqueSupportRecords(const Atlas &atlas, Language language);
/// One row a Chinese make of chip and framework. Facets: chip, framework, level.
[[nodiscard]] RecordTable chipRecords(const Atlas &atlas, Language language);
/// What lets one framework run on several makes of chip. Facets: framework, chip.
[[nodiscard]] RecordTable crossChipRecords(const Atlas &atlas, Language language);
/// What each stage of ZeRO shards, and what it costs by the formulas of the knowledge. A stage whose formula is not known is left out.
[[nodiscard]] RecordTable zeroRecords(const Atlas &atlas, Language language);

/// The lists by the names that the command line has for them: claims, sources, trained-models ("models" for short) and so on.
[[nodiscard]] QStringList recordListIds();
/// Empty for an id that is none of these.
[[nodiscard]] std::optional<RecordTable> recordList(const QString &id, const Atlas &atlas, Language language);

/// "✓ holds": sign and tone of a verdict, never colour alone.
[[nodiscard]] QString verdictSign(Verdict verdict);

} // namespace fatlas
