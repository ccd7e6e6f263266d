// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings/settings.h"

#include <QStandardPaths>

namespace fatlas {

namespace {

/// State of another layout version is not restored: a window is better at its defaults than at half of something else.
constexpr int layoutVersion = 1;

const Setting<QString> languageSetting(QStringLiteral("language"), QString());
const Setting<QString> themeSetting(QStringLiteral("theme"), QStringLiteral("system"));
const Setting<bool> hintSetting(QStringLiteral("hintDismissed"), false);
const Setting<int> versionSetting(QStringLiteral("layoutVersion"), 0);
const Setting<QVariantMap> windowSetting(QStringLiteral("window"), QVariantMap());

} // namespace

QString settingsFile(const QString &name)
{
    return QStandardPaths::writableLocation(QStandardPaths::ConfigLocation) + QStringLiteral("/frameatlas/") + name;
}

QString themeChoiceId(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::System: return QStringLiteral("system");
    case ThemeChoice::Light: return QStringLiteral("light");
    case ThemeChoice::Dark: return QStringLiteral("dark");
    }
    Q_UNREACHABLE();
}

ThemeChoice themeChoiceFromId(const QString &id)
{
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
        if (themeChoiceId(choice) == id)
            return choice;
    }
    return ThemeChoice::System;
}

Settings::Settings()
    : m_preferences(settingsFile(QStringLiteral("preferences.ini")), QSettings::IniFormat),
      m_state(settingsFile(QStringLiteral("state.ini")), QSettings::IniFormat)
{
}

std::optional<Language> Settings::language() const
{
    return languageFromCode(languageSetting.read(m_preferences));
}

void Settings::setLanguage(Language language)
{
    languageSetting.write(m_preferences, languageCode(language));
}

ThemeChoice Settings::theme() const
{
    return themeChoiceFromId(themeSetting.read(m_preferences));
}

void Settings::setTheme(ThemeChoice choice)
{
    themeSetting.write(m_preferences, themeChoiceId(choice));
}

bool Settings::isHintDismissed() const
{
    return hintSetting.read(m_preferences);
}

void Settings::setHintDismissed(bool dismissed)
{
    hintSetting.write(m_preferences, dismissed);
}

QVariantMap Settings::windowState() const
{
    return versionSetting.read(m_state) == layoutVersion ? windowSetting.read(m_state) : QVariantMap();
}

void Settings::setWindowState(const QVariantMap &state)
{
    versionSetting.write(m_state, layoutVersion);
    windowSetting.write(m_state, state);
}

} // namespace fatlas
