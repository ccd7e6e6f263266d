// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/setting.h"
#include "domain/language.h"

#include <QVariantMap>

namespace fatlas {

enum class ThemeChoice { System, Light, Dark };

[[nodiscard]] QString themeChoiceId(ThemeChoice choice);
/// Unknown words give System.
[[nodiscard]] ThemeChoice themeChoiceFromId(const QString &id);

/// A file of the program in the configuration folder.
[[nodiscard]] QString settingsFile(const QString &name);

/// What the user prefers and where things stood. Preferences and the state of this machine lie in two files of the configuration folder.
class Settings
{
public:
    Settings();

    /// Without a value the language follows the system.
    [[nodiscard]] std::optional<Language> language() const;
    void setLanguage(Language language);
    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);
    [[nodiscard]] bool isHintDismissed() const;
    void setHintDismissed(bool dismissed);

    [[nodiscard]] QVariantMap windowState() const;
    void setWindowState(const QVariantMap &state);

private:
    QSettings m_preferences;
    QSettings m_state;
};

} // namespace fatlas
