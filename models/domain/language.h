// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <array>
#include <optional>

namespace fatlas {

/// The languages that the program and its knowledge speak.
enum class Language { English, Chinese };

inline constexpr std::array allLanguages{Language::English, Language::Chinese};

/// "en" or "zh": the code used on the command line, in knowledge files and in settings.
[[nodiscard]] QString languageCode(Language language);
/// Accepts "en", "zh" and locale names that start with them ("zh_CN", "en-GB"); anything else is empty.
[[nodiscard]] std::optional<Language> languageFromCode(QStringView code);

/// A text in both languages. Shipped texts have both or neither.
struct LocalizedText
{
    QString en;
    QString zh;

    [[nodiscard]] const QString &in(Language language) const { return language == Language::Chinese ? zh : en; }
    [[nodiscard]] bool isEmpty() const { return en.isEmpty() && zh.isEmpty(); }
    friend bool operator==(const LocalizedText &, const LocalizedText &) = default;
};

} // namespace fatlas
