// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/assessment.h"

#include "domain/enumids.h"

#include <algorithm>

namespace fatlas {

namespace {

constexpr std::array<QStringView, allConfidences.size()> confidenceIds{u"high", u"medium", u"low"};
constexpr std::array<QStringView, 3> seedAgreementIds{u"", u"agrees", u"disagrees"};
constexpr std::array<QStringView, allAssessmentStates.size()> assessmentStateIds{u"known", u"unknown", u"none", u"not-applicable"};

} // namespace

QString confidenceId(Confidence confidence)
{
    return enumId(confidenceIds, confidence);
}

std::optional<Confidence> confidenceFromId(QStringView id)
{
    return enumFromId<Confidence>(confidenceIds, id);
}

QString seedAgreementId(SeedAgreement agreement)
{
    return enumId(seedAgreementIds, agreement);
}

std::optional<SeedAgreement> seedAgreementFromId(QStringView id)
{
    return enumFromId<SeedAgreement>(seedAgreementIds, id);
}

QString assessmentStateId(AssessmentState state)
{
    return enumId(assessmentStateIds, state);
}

std::optional<AssessmentState> assessmentStateFromId(QStringView id)
{
    return enumFromId<AssessmentState>(assessmentStateIds, id);
}

PartialDate newestAsOf(const Assessment *assessment, const Rating *rating)
{
    PartialDate newest;
    if (assessment) {
        for (const Fact &fact : assessment->facts)
            newest = std::max(newest, fact.citation.asOf);
    }
    return newest.isNull() && rating ? rating->citation.asOf : newest;
}

} // namespace fatlas
