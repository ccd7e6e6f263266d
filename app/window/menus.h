// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QMainWindow;
class QMenu;

namespace fatlas {

class ActionSet;

/// The menu bar of the window, made from the actions.
class Menus : public QObject
{
    Q_OBJECT

public:
    Menus(QMainWindow &window, const ActionSet &actions);

    void retranslate();

private:
    QMenu *addMenu(const QList<const char *> &actionIds);

    QMainWindow &m_window;
    const ActionSet &m_actions;
    QMenu *m_file;
    QMenu *m_edit;
    QMenu *m_view;
    QMenu *m_help;
    QMenu *m_theme;
};

} // namespace fatlas
