// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/assessment.h"
#include "domain/misconception.h"
#include "domain/part.h"

namespace fatlas {

/// A fact that stands outside a framework's assessments and says which criterion it belongs to.
struct CriterionFact
{
    CriterionId criterion;
    Fact fact;

    friend bool operator==(const CriterionFact &, const CriterionFact &) = default;
};

/// How a framework offers a technique. None: public sources show nothing of the kind. Unknown: not stated.
enum class TechniqueLevel { Native, ViaLibrary, Partial, InferenceOnly, Experimental, None, Unknown };

inline constexpr std::array allTechniqueLevels{TechniqueLevel::Native,        TechniqueLevel::ViaLibrary,   TechniqueLevel::Partial,
                                               TechniqueLevel::InferenceOnly, TechniqueLevel::Experimental, TechniqueLevel::None,
                                               TechniqueLevel::Unknown};

/// The id used in knowledge files, for example "via-library".
[[nodiscard]] QString techniqueLevelId(TechniqueLevel level);
[[nodiscard]] std::optional<TechniqueLevel> techniqueLevelFromId(QStringView id);

struct TechniqueSupport
{
    Part part;
    TechniqueLevel level = TechniqueLevel::Unknown;
    /// What one calls; empty where there is none or it is not stated.
    QString api;
    /// May be empty.
    LocalizedText text;
    Citation citation;

    friend bool operator==(const TechniqueSupport &, const TechniqueSupport &) = default;
};

/// A training technique, for example ZeRO: what it does, where it was published, who supports it.
struct Technique
{
    TechniqueId id;
    LocalizedText name;
    LocalizedText what;
    QList<SourceId> papers;
    QList<CriterionFact> facts;
    QList<TechniqueSupport> support;
    QList<Misconception> misconceptions;

    friend bool operator==(const Technique &, const Technique &) = default;
};

} // namespace fatlas
