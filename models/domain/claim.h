// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/source.h"

#include <array>
#include <optional>

namespace fatlas {

/// What evidence says of a statement. Outdated: it held once. Unverified: nothing was found for or against it.
enum class Verdict { Holds, Partly, Outdated, Contradicted, Unverified };

inline constexpr std::array allVerdicts{Verdict::Holds, Verdict::Partly, Verdict::Outdated, Verdict::Contradicted, Verdict::Unverified};

/// The id used in knowledge files, for example "partly".
[[nodiscard]] QString verdictId(Verdict verdict);
[[nodiscard]] std::optional<Verdict> verdictFromId(QStringView id);

/// A statement of a seed article, checked.
struct Claim
{
    /// "article/statement".
    ClaimId id;
    /// The article that says so.
    SourceId seed;
    LocalizedText claim;
    Verdict verdict = Verdict::Unverified;
    LocalizedText evidence;
    /// What the claim is about; both may be empty.
    QList<FrameworkId> about;
    QList<CriterionId> criteria;
    /// Backs the evidence.
    Citation citation;

    friend bool operator==(const Claim &, const Claim &) = default;
};

} // namespace fatlas
