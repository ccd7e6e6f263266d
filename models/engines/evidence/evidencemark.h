// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/atlas.h"

namespace fatlas {

/// How much a statement rests on. Papers, documentation, repository files and benchmarks are primary; blogs, news, web pages and third-party
/// collections are secondary.
enum class EvidenceStrength {
    /// No source at all.
    None,
    /// Seed articles alone.
    SeedOnly,
    /// One secondary source.
    Weak,
    /// One primary source, or several secondary ones.
    Fair,
    /// Several sources, at least one of them primary.
    Strong,
};

/// How long before the end of the knowledge a statement was last known to hold.
enum class EvidenceAge {
    Current,
    /// More than 12 months.
    OverOneYear,
    /// More than 24 months.
    OverTwoYears,
};

struct EvidenceMark
{
    EvidenceStrength strength = EvidenceStrength::None;
    EvidenceAge age = EvidenceAge::Current;
    PartialDate asOf;
    /// A pack of the team has brought or corrected it.
    bool isFromPack = false;

    friend bool operator==(const EvidenceMark &, const EvidenceMark &) = default;
};

[[nodiscard]] bool isSecondary(SourceKind kind);
/// Sources that the atlas does not know count for nothing.
[[nodiscard]] EvidenceStrength strengthOf(const Atlas &atlas, const QList<SourceId> &sources);
/// Whole months; of a date that states a year only its last month counts, so that nothing is called old that may not be. Null: Current.
[[nodiscard]] EvidenceAge ageOf(const PartialDate &asOf, const PartialDate &now);
[[nodiscard]] EvidenceMark evidenceMark(const Atlas &atlas, const Citation &citation);
/// All that backs a cell of a table; its age is that of its newest statement. A cell without statements has no strength.
[[nodiscard]] EvidenceMark evidenceMark(const Atlas &atlas, const FrameworkId &framework, const CriterionId &criterion);

/// The quiet sign in a table or matrix: "†" rests on one secondary source, "‡" on a seed article alone; before it the month, where the
/// statement is older than 12 months; "◆" a pack of the team has brought or corrected it. Empty for what is current and well backed, and where there is nothing to back.
[[nodiscard]] QString markText(const EvidenceMark &mark);
/// Sentence that explains the signs which occur in these marks, in the current language; empty when none does.
[[nodiscard]] QString markCaption(const QList<EvidenceMark> &marks);

/// What a statement rests on, in words and the current language.
[[nodiscard]] QString strengthName(EvidenceStrength strength);
/// "older than 12 months"; empty for Current.
[[nodiscard]] QString ageName(EvidenceAge age);

} // namespace fatlas
