// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/checkmenu.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace fatlas {

void CheckMenu::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || actionAt(event->position().toPoint()) != activeAction() || !tick())
        QMenu::mouseReleaseEvent(event);
}

void CheckMenu::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space || !tick())
        QMenu::keyPressEvent(event);
}

bool CheckMenu::tick()
{
    QAction *action = activeAction();
    if (!action || !action->isCheckable() || !action->isEnabled())
        return false;
    action->trigger();
    return true;
}

} // namespace fatlas
