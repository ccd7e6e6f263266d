// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/criterion.h"
#include "domain/framework.h"

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

/// The shipped knowledge as read from its file: plain values, in the order of the file.
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
    QList<Framework> frameworks;
    QList<GlossaryTerm> glossary;
    /// What packs of the team have brought or corrected: "fact:pytorch/paradigm-1", "rating:pytorch@usability/debugging",
    /// "framework:tinygrad", "part:pytorch@strengths" → id of the pack. Empty for the shipped knowledge.
    QHash<QString, QString> changedBy;

    friend bool operator==(const KnowledgeBase &, const KnowledgeBase &) = default;
};

} // namespace fatlas
