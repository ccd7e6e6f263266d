// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace fatlas {

/// A menu that stays open while its checkable entries are ticked with the mouse or the space bar, so that several can be.
class CheckMenu : public QMenu
{
    Q_OBJECT

public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] bool tick();
};

} // namespace fatlas
