// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/evidence/evidencemark.h"

#include <QSet>
#include <QStringList>

namespace fatlas {

/// A score with the interval it is believed to lie in. Units: rubric points, 0–10.
struct Interval
{
    double value = 0;
    double low = 0;
    double high = 0;

    friend bool operator==(const Interval &, const Interval &) = default;
};

/// One framework in the matrix.
struct MatrixPoint
{
    FrameworkId framework;
    QString name;
    Layer layer = Layer::General;
    Interval x;
    Interval y;
    /// No other shown point is at least as good on both axes and better on one.
    bool onFrontier = false;
    /// What both ratings rest on, together.
    EvidenceMark evidence = {};

    friend bool operator==(const MatrixPoint &, const MatrixPoint &) = default;
};

struct MatrixLegendEntry
{
    Layer layer = Layer::General;
    QString name;

    friend bool operator==(const MatrixLegendEntry &, const MatrixLegendEntry &) = default;
};

struct MatrixOptions
{
    bool showIntervals = true;
    bool showFrontier = false;

    friend bool operator==(const MatrixOptions &, const MatrixOptions &) = default;
};

/// What the positioning matrix says: meaning and words, no geometry and no colours.
struct MatrixSpec
{
    QString title;
    QString subtitle;
    QString xTitle;
    QString yTitle;
    QList<MatrixPoint> points;
    /// The layers of the points, in the order of the knowledge base.
    QList<MatrixLegendEntry> legend;
    /// What "ease of use" means for acceleration layers; empty when none is shown.
    QString note;
    /// What the marks mean: ratings are judgments, the cross is the interval, the line the frontier.
    QString caption;
    /// Frameworks that lack one of the two ratings and therefore have no place.
    QStringList unplaced;
    MatrixOptions options;

    friend bool operator==(const MatrixSpec &, const MatrixSpec &) = default;
};

/// Reads the two headline ratings of every framework whose layer is not hidden.
[[nodiscard]] MatrixSpec buildMatrixSpec(const Atlas &atlas, const QSet<Layer> &hiddenLayers, const MatrixOptions &options,
                                         Language language);

/// Marks the Pareto frontier (both axes: more is better). Equal points are both on it.
void markFrontier(QList<MatrixPoint> &points);

} // namespace fatlas
