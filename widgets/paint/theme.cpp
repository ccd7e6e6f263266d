// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/theme.h"

#include "paint/painttools.h"

#include <algorithm>
#include <cmath>

namespace fatlas {

namespace {

using Colors = std::array<QRgb, size_t(ColorRole::Count)>;

// In the order of ColorRole. The layer colours start from Okabe and Ito's set (blue, vermillion, green, purple) and Tol's "bright"
// (yellow, cyan), moved in lightness until a mark reaches 3:1. Good, fair and poor are one hue, told apart by lightness.
constexpr Colors lightColors{0xfffdfdfc, 0xfff3f4f4, 0xff1e2226, 0xff59626c, 0xffd9dcdf, 0xff0a5c9e, 0xffd7e6f4, 0xff0f4c7e, 0xff2f76ad,
                             0xff5990bd, 0xff737a82, 0xff8f5200, 0xff0072b2, 0xffc6530a, 0xff00805c, 0xffa34a80, 0xff8a6d00, 0xff3a93a8,
                             0xff7a3e9d, 0xff2b6e3f, 0xff59626c, 0xff8f3f00, 0xff6b5a00, 0xff0a5c9e, 0xff1f5f6b};
constexpr Colors darkColors{0xff1b1e22, 0xff25292e, 0xffe6e8ea, 0xffa8b0b9, 0xff3d434a, 0xff6db3ee, 0xff29435c, 0xffb5daf8, 0xff7bb2de,
                            0xff5589b3, 0xff8d949c, 0xffe3a64a, 0xff4f9be8, 0xfff08c4e, 0xff39c096, 0xffdd8bb9, 0xffd6b948, 0xff6fd8d8,
                            0xffc9a0ec, 0xff8fcf9b, 0xffa8b0b9, 0xffe8a77a, 0xffd6c05c, 0xff6db3ee, 0xff7fcfd0};
constexpr Colors printColors{0xffffffff, 0xffffffff, 0xff111315, 0xff4a5159, 0xffd5d8db, 0xff0a4f89, 0xffe6ebf0, 0xff0f4c7e, 0xff2f76ad,
                             0xff5c93bf, 0xff6b7279, 0xff834a00, 0xff0069a6, 0xffbd4d06, 0xff007754, 0xff994277, 0xff806400, 0xff318a9e,
                             0xff6b2f8f, 0xff1f5f33, 0xff4a5159, 0xff803800, 0xff5c4d00, 0xff0a4f89, 0xff17535e};

const Colors &colorsOf(ThemeKind kind)
{
    switch (kind) {
    case ThemeKind::Light: return lightColors;
    case ThemeKind::Dark: return darkColors;
    case ThemeKind::Print: return printColors;
    }
    Q_UNREACHABLE();
}

double relativeLuminance(const QColor &color)
{
    const auto linear = [](double channel) { return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

} // namespace

Theme::Theme(ThemeKind kind) : m_kind(kind)
{
    const Colors &colors = colorsOf(kind);
    std::transform(colors.cbegin(), colors.cend(), m_colors.begin(), [](QRgb rgb) { return QColor(rgb); });
}

const Theme &Theme::of(ThemeKind kind)
{
    static const std::array themes{Theme(ThemeKind::Light), Theme(ThemeKind::Dark), Theme(ThemeKind::Print)};
    return themes[size_t(kind)];
}

const Theme &Theme::matching(const QPalette &palette)
{
    const bool dark = relativeLuminance(palette.color(QPalette::Base)) < relativeLuminance(palette.color(QPalette::Text));
    return of(dark ? ThemeKind::Dark : ThemeKind::Light);
}

QColor Theme::layer(Layer layer) const
{
    switch (layer) {
    case Layer::General: return color(ColorRole::LayerGeneral);
    case Layer::Regional: return color(ColorRole::LayerRegional);
    case Layer::Acceleration: return color(ColorRole::LayerAcceleration);
    case Layer::Emerging: return color(ColorRole::LayerEmerging);
    case Layer::EcosystemLibrary: return color(ColorRole::LayerLibrary);
    case Layer::Deployment: return color(ColorRole::LayerDeployment);
    }
    Q_UNREACHABLE();
}

QColor Theme::series(qsizetype index) const
{
    // The colours of the layers, which can be told apart in every theme, also by the colour-blind. A chart of series shows no layers.
    return m_colors[size_t(ColorRole::LayerGeneral) + size_t(index % seriesColors)];
}

QColor Theme::faint(const QColor &full) const
{
    const QColor ground = color(ColorRole::Surface);
    for (double share = 0.55; share < 1; share += 0.05) {
        const QColor faint = mixed(full, ground, share);
        if (contrastRatio(faint, ground) >= 3.05)
            return faint;
    }
    return full;
}

QPalette Theme::palette() const
{
    QPalette palette(color(ColorRole::Raised), color(ColorRole::Surface));
    palette.setColor(QPalette::WindowText, color(ColorRole::Text));
    palette.setColor(QPalette::Base, color(ColorRole::Surface));
    palette.setColor(QPalette::AlternateBase, color(ColorRole::Raised));
    palette.setColor(QPalette::Text, color(ColorRole::Text));
    palette.setColor(QPalette::PlaceholderText, color(ColorRole::Muted));
    palette.setColor(QPalette::ButtonText, color(ColorRole::Text));
    palette.setColor(QPalette::BrightText, color(ColorRole::Warning));
    palette.setColor(QPalette::ToolTipBase, color(ColorRole::Raised));
    palette.setColor(QPalette::ToolTipText, color(ColorRole::Text));
    palette.setColor(QPalette::Highlight, color(ColorRole::Selection));
    palette.setColor(QPalette::HighlightedText, color(ColorRole::Text));
    palette.setColor(QPalette::Link, color(ColorRole::Accent));
    palette.setColor(QPalette::LinkVisited, color(ColorRole::Accent));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, color(ColorRole::Unknown));
    return palette;
}

double contrastRatio(const QColor &a, const QColor &b)
{
    const auto [darker, lighter] = std::minmax({relativeLuminance(a), relativeLuminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace fatlas
