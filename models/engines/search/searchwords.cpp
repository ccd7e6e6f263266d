// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/search/search.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::SearchWords)
};

} // namespace

QString searchKindName(SearchKind kind)
{
    switch (kind) {
    case SearchKind::Framework: return Text::tr("Frameworks");
    case SearchKind::Fact: return Text::tr("Statements");
    case SearchKind::Rating: return Text::tr("Reasons of ratings");
    case SearchKind::Opinion: return Text::tr("Strengths, weaknesses, misconceptions");
    case SearchKind::Profile: return Text::tr("Profiles");
    case SearchKind::Note: return Text::tr("Notes and open questions");
    case SearchKind::Hardware: return Text::tr("Hardware");
    case SearchKind::Parallelism: return Text::tr("Parallelism");
    case SearchKind::Deployment: return Text::tr("Deployment");
    case SearchKind::Term: return Text::tr("Glossary");
    case SearchKind::Criterion: return Text::tr("Criteria");
    case SearchKind::Source: return Text::tr("Sources");
    case SearchKind::Claim: return Text::tr("Claims checked");
    case SearchKind::Technique: return Text::tr("Training techniques");
    case SearchKind::Sample: return Text::tr("Code samples");
    case SearchKind::Chip: return Text::tr("Chinese accelerators");
    case SearchKind::TrainedModel: return Text::tr("Trained models");
    case SearchKind::Scaling: return Text::tr("Scaling");
    case SearchKind::Adoption: return Text::tr("Adoption");
    case SearchKind::Activity: return Text::tr("Activity of repositories");
    case SearchKind::Memory: return Text::tr("Memory formulas");
    case SearchKind::ModelShape: return Text::tr("Model shapes");
    case SearchKind::Device: return Text::tr("Devices");
    case SearchKind::Guide: return Text::tr("Guide");
    }
    Q_UNREACHABLE();
}

} // namespace fatlas
