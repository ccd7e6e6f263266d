// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/matrix/matrixspec.h"
#include "engines/textmeasure.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>

#include <optional>

namespace fatlas {

/// The part of the score plane that is shown. Rubric points; the whole is 0–10 on both axes.
struct MatrixRange
{
    double xMin = 0;
    double xMax = 10;
    double yMin = 0;
    double yMax = 10;

    friend bool operator==(const MatrixRange &, const MatrixRange &) = default;
};

struct PlacedText
{
    QString text;
    TextRole role = TextRole::Caption;
    /// Where it stands. A rotated text (the y axis title) reads upward and its rectangle is the one it covers on the page.
    QRectF rect;
    bool rotated = false;
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignTop;

    friend bool operator==(const PlacedText &, const PlacedText &) = default;
};

struct AxisTick
{
    double value = 0;
    /// Position along its axis, in page coordinates.
    double position = 0;
    PlacedText label;

    friend bool operator==(const AxisTick &, const AxisTick &) = default;
};

struct PlacedPoint
{
    /// Index into MatrixSpec::points.
    qsizetype index = 0;
    QPointF centre;
    /// The interval: x low..high and y low..high. Clipped to the plot; null when intervals are switched off.
    QLineF xInterval;
    QLineF yInterval;
    PlacedText label;
    /// From the mark to the label; null where the label touches its mark.
    QLineF leader;

    friend bool operator==(const PlacedPoint &, const PlacedPoint &) = default;
};

/// A legend entry: the rectangle of the mark and its text.
struct PlacedLegend
{
    Layer layer = Layer::General;
    QPointF mark;
    PlacedText text;

    friend bool operator==(const PlacedLegend &, const PlacedLegend &) = default;
};

/// Where everything of the matrix stands. Units: logical (1/96 inch), origin at the top left of `size`.
/// Guarantees (tested): all texts lie within `size` and do not overlap one another; point labels lie within `plot`,
/// do not overlap one another nor any mark. Points outside the range have no place. The guarantees hold from 400 × 300 for the knowledge
/// base's frameworks; where little height is left for the plot, footnotes give way to it.
struct MatrixLayout
{
    QSizeF size;
    QRectF plot;
    MatrixRange range;
    /// Every mark lies within this radius of its centre.
    double markRadius = 0;
    QList<AxisTick> xTicks;
    QList<AxisTick> yTicks;
    QList<PlacedPoint> points;
    QList<PlacedLegend> legend;
    /// Title, subtitle, axis titles, note, caption, list of the unplaced.
    QList<PlacedText> texts;
    /// The frontier from left to right through the frontier points that are in range. Empty when switched off.
    QList<QPointF> frontier;

    /// Score plane → page, and back.
    [[nodiscard]] QPointF toPage(double x, double y) const;
    [[nodiscard]] QPointF toScore(const QPointF &page) const;
    /// The point whose mark or label lies under `position` (marks before labels, nearest first), as an index into MatrixSpec::points.
    [[nodiscard]] std::optional<qsizetype> hitTest(const QPointF &position, double tolerance = 4) const;
    /// The point next to `from` in the direction of an arrow key: right and left go through all points in the order of x, up and down in
    /// the order of y, so that every point is reached. `from` itself when there is none; the first one in that direction when `from` has no
    /// place. Indices into MatrixSpec::points.
    [[nodiscard]] qsizetype neighbour(qsizetype from, Qt::ArrowType direction) const;

    friend bool operator==(const MatrixLayout &, const MatrixLayout &) = default;
};

/// `padding` stays free at the edges; 0 where the surroundings have margins of their own.
[[nodiscard]] MatrixLayout layoutMatrix(const MatrixSpec &spec, const QSizeF &size, const MatrixRange &range, const TextMeasure &measure,
                                        double padding = 12);

} // namespace fatlas
