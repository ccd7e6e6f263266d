// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/settings.h"
#include "app/window/actions.h"
#include "domain/session.h"

#include <QMainWindow>

class QDockWidget;
class QLabel;
class QToolBar;

namespace fatlas {

class HintBar;
class History;
class LanguageLoader;
class Menus;
class Navigation;
class PackDesk;
class SearchBox;
class ThemeController;
class ViewContext;
class ViewStack;

/// The window: sidebar, toolbar, one view, the evidence panel, status bar. It wires; what happens is done by what it wires.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(ViewContext &context, LanguageLoader &languages, Settings &settings, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] const ActionSet &actionSet() const { return m_actions; }
    [[nodiscard]] ViewStack &views() const { return *m_views; }
    [[nodiscard]] ThemeController &theme() const { return *m_theme; }

    /// Lets the actions for packs and undo do their work.
    void connectPacks(PackDesk &packs);
    /// Shows the view with this action id ("viewMatrix"); unknown ids are ignored.
    void showView(const QString &id);
    /// `remember`: also for the next start.
    void switchLanguage(Language language, bool remember);
    void restoreState();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void buildFrame();
    void buildToolBar();
    void connectActions();
    void connectViews();
    void followSearch(const Subject &subject);
    void setFullScreen(bool on);
    void chooseTheme(ThemeChoice choice);
    void updateStatus();
    void retranslate();
    void rethemed();
    void saveState();
    void showInfo(const char *actionId);

    ViewContext &m_context;
    LanguageLoader &m_languages;
    Settings &m_settings;
    ActionSet m_actions;
    ThemeController *m_theme;
    Navigation *m_navigation = nullptr;
    ViewStack *m_views = nullptr;
    History *m_history = nullptr;
    HintBar *m_hint = nullptr;
    QDockWidget *m_evidence = nullptr;
    SearchBox *m_search = nullptr;
    QToolBar *m_toolBar = nullptr;
    Menus *m_menus = nullptr;
    QLabel *m_status = nullptr;
    QLabel *m_dataVersion = nullptr;
};

} // namespace fatlas
