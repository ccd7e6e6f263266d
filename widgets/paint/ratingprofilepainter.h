// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/chart/profilelayout.h"
#include "paint/pagepainter.h"

#include <QPen>

namespace fatlas {

/// What is emphasised on the screen; nothing is in an export.
struct ProfileEmphasis
{
    std::optional<ProfilePlace> hovered;
    std::optional<ProfilePlace> selected;
    /// Keyboard focus is on the selected place: draw the focus ring.
    bool focused = false;
    /// This series stands out and the others step back.
    std::optional<qsizetype> series;
};

/// Draws the chart into a painter whose unit is the logical unit.
void paintRatingProfile(QPainter &painter, const RatingProfileSpec &spec, const ProfileLayout &layout, const PaintContext &context,
                        const ProfileEmphasis &emphasis = {});

/// Colour, shape and dash of a series tell it apart, each of them alone too; they repeat after Theme::seriesColors.
/// The mark of a series; hollow stands for what is unknown or not shown.
void paintSeriesMark(QPainter &painter, const QPointF &centre, double radius, qsizetype series, const QColor &color, const QColor &ground,
                     bool isHollow = false);
[[nodiscard]] QPen seriesPen(qsizetype series, const QColor &color, double width);

/// The chart on one page, laid out without padding. Where it needs more height than the page has, everything gets smaller.
class RatingProfilePage : public PagePainter
{
public:
    RatingProfilePage(RatingProfileSpec spec, ProfileShape shape, const QSizeF &size, const PaintContext &context);

    [[nodiscard]] QSizeF pageSize() const override { return m_size; }
    [[nodiscard]] int pageCount() const override { return 1; }
    [[nodiscard]] QColor ground() const override { return m_context.theme->color(ColorRole::Surface); }
    void paintPage(QPainter &painter, int page) const override;
    /// Below 1 where the chart had to be made smaller.
    [[nodiscard]] double scale() const { return m_scale; }

private:
    RatingProfileSpec m_spec;
    PaintContext m_context;
    QSizeF m_size;
    double m_scale = 1;
    ProfileLayout m_layout;
};

} // namespace fatlas
