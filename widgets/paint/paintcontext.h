// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/language.h"
#include "engines/textmeasure.h"
#include "paint/theme.h"

#include <QFont>

namespace fatlas {

/// What a painter needs to know beside the geometry. One logical unit is 1/96 inch; the caller scales the QPainter.
struct PaintContext
{
    const Theme *theme = &Theme::of(ThemeKind::Light);
    Language language = Language::English;
    /// Body text in logical units (pixels at 96 dpi).
    double bodySize = 12;

    /// The family of the language (Chinese always in the SC face), unhinted, sized for the role.
    [[nodiscard]] QFont font(TextRole role) const;
    /// Distance of two lines of text in logical units: 1.5 × the font's size in Chinese, 1.4 × in English.
    [[nodiscard]] double lineHeight(TextRole role) const;
    /// Measures with the very fonts that font() gives. The function may be called from any thread.
    [[nodiscard]] TextMeasure measure() const;
};

/// The families that texts of a language are set in, best first. The names are those of Debian's and Ubuntu's fonts-noto-cjk.
[[nodiscard]] QStringList fontFamilies(Language language);
/// The families that code is set in: of one width, Chinese characters two of it.
[[nodiscard]] QStringList codeFamilies();
/// Empty when the families for both languages and for code are installed, else what is missing and which package holds it.
[[nodiscard]] QString missingFontHint();
/// The same for a given list of installed families.
[[nodiscard]] QString missingFontHint(const QStringList &installed);

} // namespace fatlas
