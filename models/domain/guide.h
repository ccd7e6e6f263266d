// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/part.h"
#include "domain/source.h"

namespace fatlas {

/// A stack (at least one part) and why.
struct Recommendation
{
    QList<Part> stack;
    LocalizedText text;
    Citation citation;

    friend bool operator==(const Recommendation &, const Recommendation &) = default;
};

/// An answer: it leads to a later step, or ends the path with recommendations.
struct GuideOption
{
    LocalizedText text;
    GuideStepId next;
    QList<Recommendation> recommendations;

    friend bool operator==(const GuideOption &, const GuideOption &) = default;
};

/// A question of the quick decision path.
struct GuideStep
{
    GuideStepId id;
    LocalizedText question;
    /// May be empty.
    LocalizedText explanation;
    QList<GuideOption> options;

    friend bool operator==(const GuideStep &, const GuideStep &) = default;
};

/// How much a criterion counts: 0–10.
struct CriterionWeight
{
    CriterionId criterion;
    double weight = 0;

    friend bool operator==(const CriterionWeight &, const CriterionWeight &) = default;
};

/// A typical team, with what matters to it and what it may take.
struct GuideScenario
{
    ScenarioId id;
    LocalizedText name;
    LocalizedText description;
    QList<CriterionWeight> weights;
    QList<Recommendation> recommendations;

    friend bool operator==(const GuideScenario &, const GuideScenario &) = default;
};

/// Advice for the long run.
struct GuideAdvice
{
    AdviceId id;
    LocalizedText name;
    LocalizedText text;
    Citation citation;

    friend bool operator==(const GuideAdvice &, const GuideAdvice &) = default;
};

/// A question that a team asks itself before it chooses, and the criteria that answer it.
struct GuideQuestion
{
    QuestionId id;
    LocalizedText text;
    LocalizedText explanation;
    QList<CriterionId> criteria;
    Citation citation;

    friend bool operator==(const GuideQuestion &, const GuideQuestion &) = default;
};

/// A question that is often asked, answered.
struct GuideFaq
{
    FaqId id;
    LocalizedText question;
    LocalizedText answer;
    Citation citation;

    friend bool operator==(const GuideFaq &, const GuideFaq &) = default;
};

/// What helps to choose without the whole comparison. The first step starts the path.
struct Guide
{
    QList<GuideStep> steps;
    QList<GuideScenario> scenarios;
    QList<GuideAdvice> advice;
    QList<GuideQuestion> questions;
    QList<GuideFaq> faq;

    friend bool operator==(const Guide &, const Guide &) = default;
};

} // namespace fatlas
