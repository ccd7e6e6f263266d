// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/assessment.h"
#include "domain/modelkind.h"
#include "domain/part.h"

namespace fatlas {

/// A large model and the stack that it was trained with. What was looked for and not found is empty.
struct TrainedModel
{
    TrainedModelId id;
    LocalizedText name;
    LocalizedText organization;
    /// For example "US".
    QString country;
    PartialDate release;
    /// In 10⁹ parameters.
    std::optional<double> parametersBillion;
    /// Those that one token passes, in 10⁹.
    std::optional<double> activeParametersBillion;
    /// Training tokens in 10¹².
    std::optional<double> tokensTrillion;
    std::optional<ModelKind> architecture;
    /// What a cited source names.
    QList<Part> stack;
    /// What the named ones are built on: never a guess about the model.
    QList<Part> impliedStack;
    LocalizedText stackDetail;
    LocalizedText hardware;
    std::optional<qint64> devices;
    std::optional<bool> openWeights;
    Confidence confidence = Confidence::Medium;
    LocalizedText note;
    Citation citation;

    friend bool operator==(const TrainedModel &, const TrainedModel &) = default;
};

/// A model whose stack could not be confirmed, and why.
struct UnconfirmedModel
{
    LocalizedText name;
    LocalizedText organization;
    LocalizedText reason;
    Citation citation;

    friend bool operator==(const UnconfirmedModel &, const UnconfirmedModel &) = default;
};

} // namespace fatlas
