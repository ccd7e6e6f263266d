// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/paintcontext.h"

#include "paint/textblock.h"

#include <QCoreApplication>
#include <QFontDatabase>

namespace fatlas {

namespace {

struct RoleStyle
{
    double size = 1;
    QFont::Weight weight = QFont::Normal;
};

/// Size relative to the body text.
RoleStyle styleOf(TextRole role)
{
    switch (role) {
    case TextRole::Title: return {1.4, QFont::DemiBold};
    case TextRole::Subtitle:
    case TextRole::AxisTitle:
    case TextRole::PointLabel: return {1.0, QFont::Normal};
    case TextRole::Legend:
    case TextRole::TableBody: return {0.95, QFont::Normal};
    case TextRole::TableHeader: return {0.95, QFont::DemiBold};
    case TextRole::Tick:
    case TextRole::TableNote:
    case TextRole::Caption:
    case TextRole::Code: return {0.85, QFont::Normal};
    }
    Q_UNREACHABLE();
}

} // namespace

QStringList fontFamilies(Language language)
{
    // The Latin letters of the same family serve English, so that every machine prints the same pages.
    Q_UNUSED(language)
    return {QStringLiteral("Noto Sans CJK SC")};
}

QStringList codeFamilies()
{
    return {QStringLiteral("Noto Sans Mono CJK SC")};
}

QString missingFontHint(const QStringList &installed)
{
    QStringList missing;
    const auto need = [&](const QString &family) {
        if (!installed.contains(family) && !missing.contains(family))
            missing.append(family);
    };
    for (const Language language : allLanguages)
        need(fontFamilies(language).constFirst());
    need(codeFamilies().constFirst());
    if (missing.isEmpty())
        return {};
    return QCoreApplication::translate("fatlas::PaintContext", "Install the font family \"%1\" (Debian and Ubuntu: package %2).")
        .arg(missing.constFirst(), QStringLiteral("fonts-noto-cjk"));
}

QString missingFontHint()
{
    return missingFontHint(QFontDatabase::families());
}

QFont PaintContext::font(TextRole role) const
{
    const RoleStyle style = styleOf(role);
    QFont font;
    font.setFamilies(role == TextRole::Code ? codeFamilies() : fontFamilies(language));
    font.setPixelSize(qMax(1, qRound(bodySize * style.size)));
    font.setWeight(style.weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setKerning(true);
    return font;
}

double PaintContext::lineHeight(TextRole role) const
{
    return (language == Language::Chinese ? 1.5 : 1.4) * font(role).pixelSize();
}

TextMeasure PaintContext::measure() const
{
    // The context is copied and a font made anew for each text: a QFont must not be shared between threads.
    return [context = *this](const QString &text, TextRole role, double width) {
        return TextBlock(text, context.font(role), context.lineHeight(role), width).size();
    };
}

} // namespace fatlas
