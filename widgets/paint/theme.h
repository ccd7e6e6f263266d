// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/layer.h"

#include <QColor>
#include <QPalette>

#include <array>

namespace fatlas {

/// What a colour is for. Text roles reach 4.5:1 on Surface and Raised, mark roles 3:1, in every theme (tested).
enum class ColorRole {
    Surface,
    Raised,
    Text,
    Muted,
    Line,
    Accent,
    Selection,
    Good,
    Fair,
    Poor,
    Unknown,
    Warning,
    LayerGeneral,
    LayerRegional,
    LayerAcceleration,
    LayerEmerging,
    LayerLibrary,
    LayerDeployment,
    CodeKeyword,
    CodeString,
    CodeComment,
    CodeNumber,
    CodeDecorator,
    CodeDefinition,
    CodeCall,
    Count
};

enum class ThemeKind { Light, Dark, Print };

/// A set of colours by role.
class Theme
{
public:
    [[nodiscard]] static const Theme &of(ThemeKind kind);
    /// Light or dark as the palette's own base and text colours say.
    [[nodiscard]] static const Theme &matching(const QPalette &palette);

    [[nodiscard]] ThemeKind kind() const { return m_kind; }
    [[nodiscard]] QColor color(ColorRole role) const { return m_colors[size_t(role)]; }
    [[nodiscard]] QColor layer(Layer layer) const;
    /// The layer's colour for intervals, see faint().
    [[nodiscard]] QColor interval(Layer wanted) const { return faint(layer(wanted)); }
    /// How many series of a chart have colours of their own; they repeat after that.
    static constexpr qsizetype seriesColors = 6;
    [[nodiscard]] QColor series(qsizetype index) const;
    /// The same colour as faint as it may be and still be seen, 3:1 on the surface.
    [[nodiscard]] QColor faint(const QColor &color) const;
    /// A palette for Qt's own widgets in these colours.
    [[nodiscard]] QPalette palette() const;

private:
    explicit Theme(ThemeKind kind);

    ThemeKind m_kind;
    std::array<QColor, size_t(ColorRole::Count)> m_colors;
};

/// WCAG 2.1 contrast ratio of two opaque colours, 1–21 (https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio).
[[nodiscard]] double contrastRatio(const QColor &a, const QColor &b);

} // namespace fatlas
