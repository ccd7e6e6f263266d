// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/activity.h"
#include "domain/adoption.h"
#include "domain/chip.h"
#include "domain/claim.h"
#include "domain/criterion.h"
#include "domain/device.h"
#include "domain/framework.h"
#include "domain/guide.h"
#include "domain/memorymodel.h"
#include "domain/modelshape.h"
#include "domain/note.h"
#include "domain/sample.h"
#include "domain/scaling.h"
#include "domain/technique.h"
#include "domain/trainedmodel.h"

#include <QHash>

namespace fatlas {

/// A word of the field, explained.
struct GlossaryTerm
{
    QString id;
    LocalizedText term;
    QStringList aliasesEn;
    QStringList aliasesZh;
    LocalizedText definition;

    friend bool operator==(const GlossaryTerm &, const GlossaryTerm &) = default;
};

/// The shipped knowledge as read from its file: plain values, in the order of the file. Where only the core was read, everything after
/// `claims` is empty, and so is the deployment of the frameworks.
struct KnowledgeBase
{
    /// Version of the data, for example "2026.11.1".
    QString version;
    /// The month up to which research went.
    PartialDate asOf;
    QList<LayerInfo> layers;
    QList<Dimension> dimensions;
    QList<Criterion> criteria;
    QList<Source> sources;
    /// What is compared. As read, the deployment tools are among them; buildAtlas() moves those to `tools`.
    QList<Framework> frameworks;
    QList<Framework> tools;
    QList<GlossaryTerm> glossary;
    QList<Platform> platforms;
    QList<Strategy> strategies;
    QList<Claim> claims;

    QList<Technique> techniques;
    QList<Sample> samples;
    QList<Chip> chips;
    /// Facts about the chips as a whole.
    QList<CriterionFact> chipFacts;
    QList<CrossChipLayer> crossChipLayers;
    QList<ScalingSeries> scalingSeries;
    QList<ScalingFact> scalingFacts;
    QList<TrainedModel> trainedModels;
    QList<UnconfirmedModel> unconfirmedModels;
    QList<AdoptionMetric> adoption;
    Activity activity;
    MemoryModel memory;
    QList<ModelShape> modelShapes;
    QList<Device> devices;
    Guide guide;
    QList<Note> notes;
    QList<OpenQuestion> openQuestions;
    /// What packs of the team have brought or corrected: "fact:pytorch/paradigm-1", "rating:pytorch@usability/debugging",
    /// "framework:tinygrad", "part:pytorch@strengths" → id of the pack. Empty for the shipped knowledge.
    QHash<QString, QString> changedBy;

    friend bool operator==(const KnowledgeBase &, const KnowledgeBase &) = default;
};

} // namespace fatlas
