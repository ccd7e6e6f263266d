// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/language/languageloader.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLibraryInfo>
#include <QLocale>

namespace fatlas {

/// The program's own catalogue and Qt's, for the texts of Qt's dialogs.
struct LanguageLoader::Catalogues
{
    QTranslator own;
    QTranslator qt;
};

LanguageLoader::LanguageLoader(QObject *parent) : QTranslator(parent) { }

LanguageLoader::~LanguageLoader() = default;

Language LanguageLoader::systemLanguage()
{
    for (const QString &name : QLocale::system().uiLanguages()) {
        if (const auto language = languageFromCode(name))
            return *language;
    }
    return Language::English;
}

void LanguageLoader::setLanguage(Language language)
{
    m_language = language;
    auto &catalogues = m_catalogues[size_t(language)];
    if (!catalogues) {
        catalogues = std::make_unique<Catalogues>();
        const bool loaded = catalogues->own.load(QStringLiteral(":/i18n/frameatlas_%1.qm").arg(languageCode(language)));
        Q_ASSERT_X(loaded, "LanguageLoader", "the catalogue is compiled in");
        (void)loaded;
        // Absent without Debian's qt6-translations-l10n: Qt's own dialogs are then in English.
        if (language == Language::Chinese)
            (void)catalogues->qt.load(QStringLiteral("qtbase_zh_CN"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    }
    QLocale::setDefault(language == Language::Chinese ? QLocale(QLocale::Chinese, QLocale::China)
                                                      : QLocale(QLocale::English, QLocale::UnitedKingdom));
}

void LanguageLoader::announce()
{
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(QCoreApplication::instance(), &change);
}

const LanguageLoader::Catalogues &LanguageLoader::current() const
{
    return *m_catalogues[size_t(m_language)];
}

QString LanguageLoader::translate(const char *context, const char *sourceText, const char *disambiguation, int n) const
{
    if (!m_catalogues[size_t(m_language)])
        return {};
    const QString own = current().own.translate(context, sourceText, disambiguation, n);
    return own.isNull() ? current().qt.translate(context, sourceText, disambiguation, n) : own;
}

} // namespace fatlas
