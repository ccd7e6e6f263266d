// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/languageloader.h"
#include "app/search/backgroundsearch.h"
#include "app/settings/savedviewfile.h"
#include "app/settings/settings.h"
#include "app/window/mainwindow.h"
#include "common/viewcontext.h"
#include "search/searchbox.h"
#include "support/fakedialogs.h"
#include "support/freshprofile.h"

#include <QRegularExpression>
#include <QSet>

#include <memory>

namespace fatlas::test {

/// The program with its window as main() puts it together, on the shipped knowledge, with dialogs that a test answers.
class WindowProgram
{
public:
    WindowProgram();
    ~WindowProgram();

    /// Restores the state, shows the window and waits until it is active.
    void show();
    /// Lets languages and layouts spread: each event may post the next, a few generations deep.
    static void settle();
    [[nodiscard]] MainWindow &window() { return *m_window; }
    [[nodiscard]] const Atlas &atlas() const { return context->atlas(); }
    [[nodiscard]] SearchBox &search() { return *m_window->findChild<SearchBox *>(); }
    /// A child by its object name; there must be one.
    template<class T>
    [[nodiscard]] T &child(const char *name)
    {
        T *found = m_window->findChild<T *>(QLatin1String(name));
        if (!found)
            qFatal("no %s", name);
        return *found;
    }

    /// What the status bar says.
    [[nodiscard]] QString statusTexts() const;
    /// Every text that the window shows, tells on hover or reads aloud, in a fixed order.
    [[nodiscard]] QStringList textsInSight() const;
    /// The visible texts that have less room than they need.
    [[nodiscard]] QStringList cutTexts() const;
    /// The object names of the widgets that Tab visits, in its order, starting anywhere.
    [[nodiscard]] QStringList tabStops();

    Settings settings;
    LanguageLoader languages;
    FakeDialogs dialogs;
    Session session;
    SavedViewFile savedViews;
    std::unique_ptr<BackgroundSearch> searching;
    std::unique_ptr<ViewContext> context;

private:
    std::unique_ptr<MainWindow> m_window;
};

/// Recognises texts that the Chinese catalogue would have translated into something else.
class EnglishFinder
{
public:
    EnglishFinder();

    [[nodiscard]] bool isEnglish(const QString &text) const;
    [[nodiscard]] qsizetype size() const { return m_texts.size() + m_patterns.size(); }

private:
    QSet<QString> m_texts;
    /// Texts with places to fill in.
    QList<QRegularExpression> m_patterns;
};

} // namespace fatlas::test
