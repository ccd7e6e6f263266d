// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/atlas.h"
#include "domain/session.h"
#include "paint/paintcontext.h"

#include <QObject>

namespace fatlas {

class Dialogs;
class ExportRunner;
class SavedViews;
class SearchService;

/// The size of painted body text beside widgets in `font`, in logical units; never too small to read.
[[nodiscard]] double bodySizeOf(const QFont &font);

/// What a view is given: the data, the shared session, looks, language and the way to ask the user. A view knows nothing else of the program.
class ViewContext : public QObject
{
    Q_OBJECT

public:
    ViewContext(Atlas atlas, Session &session, Dialogs &dialogs, QObject *parent = nullptr);
    ~ViewContext() override;

    [[nodiscard]] const Atlas &atlas() const { return m_atlas; }
    [[nodiscard]] Session &session() const { return m_session; }
    [[nodiscard]] Dialogs &dialogs() const { return m_dialogs; }
    [[nodiscard]] ExportRunner &exports() const { return *m_exports; }
    /// Null where nothing was put in: then there is nothing to search.
    [[nodiscard]] SearchService *search() const { return m_search; }
    /// Null where nothing was put in: then views cannot be saved.
    [[nodiscard]] SavedViews *savedViews() const { return m_savedViews; }
    [[nodiscard]] const Theme &theme() const { return *m_theme; }
    [[nodiscard]] Language language() const { return m_language; }
    /// For painters on the screen: the current theme and language, `bodySize` as the system's font has it.
    [[nodiscard]] PaintContext paintContext() const;

    /// For the start, when the frame of the window is there before the data are: call it before the first view is made.
    void setAtlas(const Atlas &atlas);
    /// Before the first view is made; the service must outlive the views.
    void setSearch(SearchService &search) { m_search = &search; }
    /// Before the first view is made; the service must outlive the views.
    void setSavedViews(SavedViews &saved) { m_savedViews = &saved; }
    void setTheme(const Theme &theme);
    /// Views hear of it by QEvent::LanguageChange, after the translators were exchanged.
    void setLanguage(Language language) { m_language = language; }

Q_SIGNALS:
    void atlasChanged();
    void themeChanged();

private:
    Atlas m_atlas;
    Session &m_session;
    Dialogs &m_dialogs;
    std::unique_ptr<ExportRunner> m_exports;
    SearchService *m_search = nullptr;
    SavedViews *m_savedViews = nullptr;
    const Theme *m_theme = &Theme::of(ThemeKind::Light);
    Language m_language = Language::English;
};

} // namespace fatlas
