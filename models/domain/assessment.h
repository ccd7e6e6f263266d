// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/id.h"
#include "domain/source.h"

#include <array>
#include <optional>

namespace fatlas {

/// How sure the researchers are of a statement.
enum class Confidence { High, Medium, Low };

inline constexpr std::array allConfidences{Confidence::High, Confidence::Medium, Confidence::Low};

/// The id used in knowledge files, for example "medium".
[[nodiscard]] QString confidenceId(Confidence confidence);
[[nodiscard]] std::optional<Confidence> confidenceFromId(QStringView id);

/// What a seed article says about the same thing.
enum class SeedAgreement { Silent, Agrees, Disagrees };

/// The id used in knowledge files, which say nothing where the seeds are silent: "agrees", "disagrees" or "".
[[nodiscard]] QString seedAgreementId(SeedAgreement agreement);
[[nodiscard]] std::optional<SeedAgreement> seedAgreementFromId(QStringView id);

/// A figure that a fact states: one number, several (a series or a range as the fact's text explains) or a word such as "2026-Q4".
struct Quantity
{
    QList<double> numbers;
    QString word;
    /// Read after the figure, for example "% of APIs".
    LocalizedText unit;

    friend bool operator==(const Quantity &, const Quantity &) = default;
};

/// One statement about a framework, with what backs it.
struct Fact
{
    FactId id;
    LocalizedText text;
    std::optional<Quantity> quantity;
    Citation citation;
    Confidence confidence = Confidence::Medium;
    SeedAgreement seed = SeedAgreement::Silent;

    friend bool operator==(const Fact &, const Fact &) = default;
};

/// A judgment on a rubric: never a measurement. 0 ≤ low ≤ score ≤ high ≤ 10.
struct Rating
{
    CriterionId criterion;
    double score = 0;
    double low = 0;
    double high = 0;
    LocalizedText reason;
    Citation citation;

    friend bool operator==(const Rating &, const Rating &) = default;
};

/// Known: facts follow. Unknown: looked for and not found, or not yet looked for. None: known to be absent. NotApplicable: the question makes no sense here.
enum class AssessmentState { Known, Unknown, None, NotApplicable };

inline constexpr std::array allAssessmentStates{AssessmentState::Known, AssessmentState::Unknown, AssessmentState::None,
                                                AssessmentState::NotApplicable};

/// The id used in knowledge files, for example "not-applicable".
[[nodiscard]] QString assessmentStateId(AssessmentState state);
[[nodiscard]] std::optional<AssessmentState> assessmentStateFromId(QStringView id);

/// A cell of a comparison table: what is known of one framework on one criterion.
struct Assessment
{
    CriterionId criterion;
    AssessmentState state = AssessmentState::Unknown;
    /// For a table cell: at most 80 characters in English, 40 in Chinese. For Unknown: what was looked for.
    LocalizedText summary;
    QList<Fact> facts;

    friend bool operator==(const Assessment &, const Assessment &) = default;
};

/// Up to when a cell holds: the newest as-of of its facts, or that of the rating where there are none. Null pointers and no dates give null.
[[nodiscard]] PartialDate newestAsOf(const Assessment *assessment, const Rating *rating);

} // namespace fatlas
