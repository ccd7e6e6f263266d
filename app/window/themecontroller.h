// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/settings.h"

#include <QObject>

namespace fatlas {

class ViewContext;

/// Decides which theme holds: the system's or the chosen one. Follows the system's palette while the choice is System.
class ThemeController : public QObject
{
    Q_OBJECT

public:
    explicit ThemeController(ViewContext &context, QObject *parent = nullptr);

    void choose(ThemeChoice choice);
    [[nodiscard]] ThemeChoice choice() const { return m_choice; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply();

    ViewContext &m_context;
    ThemeChoice m_choice = ThemeChoice::System;
    bool m_applying = false;
};

} // namespace fatlas
