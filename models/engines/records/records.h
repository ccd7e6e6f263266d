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

/// The lists by the names that the command line has for them: claims, sources, weak-statements, old-statements, glossary.
[[nodiscard]] QStringList recordListIds();
/// Empty for an id that is none of these.
[[nodiscard]] std::optional<RecordTable> recordList(const QString &id, const Atlas &atlas, Language language);

/// "✓ holds": sign and tone of a verdict, never colour alone.
[[nodiscard]] QString verdictSign(Verdict verdict);

} // namespace fatlas
