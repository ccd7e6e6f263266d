// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/language.h"

namespace fatlas {

QString languageCode(Language language)
{
    return language == Language::Chinese ? QStringLiteral("zh") : QStringLiteral("en");
}

std::optional<Language> languageFromCode(QStringView code)
{
    const auto isLanguage = [code](QStringView wanted) {
        return code.startsWith(wanted, Qt::CaseInsensitive) && (code.size() == 2 || code[2] == u'_' || code[2] == u'-' || code[2] == u'.');
    };
    if (isLanguage(u"zh"))
        return Language::Chinese;
    if (isLanguage(u"en"))
        return Language::English;
    return std::nullopt;
}

} // namespace fatlas
