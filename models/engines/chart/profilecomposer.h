// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/chart/profilelayout.h"

#include <QHash>

namespace fatlas {

/// What the layouts of a rating profile share: measuring, header with legend above, notes below. Not part of the interface.
class ProfileComposer
{
public:
    ProfileComposer(const RatingProfileSpec &spec, ProfileShape shape, const QSizeF &size, const TextMeasure &measure, double padding);

protected:
    [[nodiscard]] QSizeF sizeOf(const QString &text, TextRole role, double wrap = 0) const;
    [[nodiscard]] double width() const { return m_layout.size.width() - 2 * m_padding; }
    [[nodiscard]] double tickHeight() const { return sizeOf(QStringLiteral("0"), TextRole::Tick).height(); }
    [[nodiscard]] qsizetype shownCount() const;
    /// The place of a series among the shown ones, counted from their middle, in steps: -0.5 and 0.5 for two.
    [[nodiscard]] double offsetOf(qsizetype series) const;
    [[nodiscard]] bool isKnown(qsizetype series, qsizetype axis) const { return m_spec.series[series].values[axis].has_value(); }
    /// Whether a line may lead from this axis to the next one.
    [[nodiscard]] bool isJoined(qsizetype axis) const;

    /// Title, subtitle and legend. Returns where they end.
    double placeHeader();
    [[nodiscard]] QStringList notes() const;
    [[nodiscard]] double notesHeight() const;
    void placeNotes(double top);
    /// Joins the marks of every series; `isCyclic` where the last axis is a neighbour of the first.
    void joinMarks(bool isCyclic);

    const RatingProfileSpec &m_spec;
    double m_padding;
    ProfileLayout m_layout;

private:
    double addText(const QString &text, TextRole role, const QPointF &at, double wrap);
    double placeLegend(double top);
    void joinSeries(qsizetype series, bool isCyclic);

    struct Measured
    {
        QString text;
        TextRole role;
        double wrap;

        friend bool operator==(const Measured &, const Measured &) = default;
        friend size_t qHash(const Measured &key, size_t seed) { return qHashMulti(seed, key.text, int(key.role), key.wrap); }
    };

    const TextMeasure &m_measure;
    mutable QHash<Measured, QSizeF> m_measured;
};

/// The height that parallel axes need in this width.
[[nodiscard]] double leastParallelHeight(const RatingProfileSpec &spec, double width, const TextMeasure &measure, double padding);
/// The height that a radar needs in this width.
[[nodiscard]] double leastRadarHeight(const RatingProfileSpec &spec, double width, const TextMeasure &measure, double padding);

} // namespace fatlas
