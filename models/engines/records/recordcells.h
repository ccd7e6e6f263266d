// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/part.h"
#include "engines/records/recordtable.h"

namespace fatlas {

/// Cells of the kinds that many lists have. What is not stated is a dash without a key.
[[nodiscard]] RecordCell textCell(const QString &text, RecordTone tone = RecordTone::Normal);
/// With groups of three digits; sorted as a number.
[[nodiscard]] RecordCell numberCell(const std::optional<double> &number);
[[nodiscard]] RecordCell dateCell(const PartialDate &date);
/// "yes" sorts before "no".
[[nodiscard]] RecordCell yesNoCell(const std::optional<bool> &value);
/// "high" sorts before "low".
[[nodiscard]] RecordCell confidenceCell(Confidence confidence);
/// Sign and name of how much is supported; the closer, the earlier.
[[nodiscard]] RecordCell levelCell(SupportLevel level);
[[nodiscard]] RecordCell levelCell(TechniqueLevel level);

/// The framework's name, or what the part is called.
[[nodiscard]] QString partName(const Atlas &atlas, const Part &part, Language language);
[[nodiscard]] QString partNames(const Atlas &atlas, const QList<Part> &parts, Language language);
/// Stable: the framework's id, or what the part is called.
[[nodiscard]] QString partId(const Part &part);
/// Of a code such as "CN"; the code itself where it has no name here.
[[nodiscard]] QString countryName(const QString &code);

/// A facet of what the rows have of it, most frequent first, with names by id (the id itself where there is none).
[[nodiscard]] RecordFacet usedFacet(const QString &id, const QString &name, const QList<RecordRow> &rows,
                                    const QHash<QString, QString> &names);
/// Each once, in the order of first use.
[[nodiscard]] QList<SourceId> mergedSources(const QList<QList<SourceId>> &lists);

} // namespace fatlas
