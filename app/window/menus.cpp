// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/menus.h"

#include "app/window/actions.h"

#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace fatlas {

Menus::Menus(QMainWindow &window, const ActionSet &actions)
    : QObject(&window), m_window(window), m_actions(actions), m_file(addMenu({"importPack", "packs", nullptr, "export", nullptr, "quit"})),
      m_edit(addMenu({"undo", "redo"})),
      m_view(addMenu(QList<const char *>(viewIds.begin(), viewIds.end())
                     + QList<const char *>{nullptr, "goBack", "goForward", nullptr, "filter", "search", nullptr, "toggleSidebar",
                                           "toggleEvidence", "fullScreen", nullptr, "switchLanguage"})),
      m_help(addMenu({"help", "about"})), m_theme(m_view->addMenu(QString()))
{
    auto *themes = new QActionGroup(this);
    for (const char *id : {"themeSystem", "themeLight", "themeDark"}) {
        m_theme->addAction(m_actions[id]);
        themes->addAction(m_actions[id]);
    }
    // The window itself has the actions, too: their keys work while the menu bar is out of sight.
    m_window.addActions(m_actions.all());
    retranslate();
}

QMenu *Menus::addMenu(const QList<const char *> &actionIds)
{
    auto *menu = new QMenu(&m_window);
    m_window.menuBar()->addMenu(menu);
    for (const char *id : actionIds) {
        if (id)
            menu->addAction(m_actions[id]);
        else
            menu->addSeparator();
    }
    return menu;
}

void Menus::retranslate()
{
    m_file->setTitle(tr("&File"));
    m_edit->setTitle(tr("&Edit"));
    m_view->setTitle(tr("&View"));
    m_help->setTitle(tr("&Help"));
    m_theme->setTitle(tr("T&heme"));
}

} // namespace fatlas
