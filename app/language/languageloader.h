// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/language.h"

#include <QTranslator>

#include <array>
#include <memory>

namespace fatlas {

/// The one translator of the program. It holds the catalogues of all languages and answers from those of the current one, so that a switch
/// costs no loading after the first time and sends exactly one LanguageChange event to everything.
class LanguageLoader : public QTranslator
{
    Q_OBJECT

public:
    explicit LanguageLoader(QObject *parent = nullptr);
    ~LanguageLoader() override;

    /// The language of the system's locale; English where that is neither.
    [[nodiscard]] static Language systemLanguage();

    [[nodiscard]] Language language() const { return m_language; }
    /// Makes `language` current without telling anybody; for start-up and for the command line.
    void setLanguage(Language language);
    /// Tells the application that the language changed. Call after setLanguage and after everything else that depends on it was set.
    static void announce();

    [[nodiscard]] QString translate(const char *context, const char *sourceText, const char *disambiguation, int n) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }

private:
    struct Catalogues;
    [[nodiscard]] const Catalogues &current() const;

    std::array<std::unique_ptr<Catalogues>, 2> m_catalogues;
    Language m_language = Language::English;
};

} // namespace fatlas
