// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/themecontroller.h"

#include "common/viewcontext.h"

#include <QApplication>
#include <QEvent>

namespace fatlas {

ThemeController::ThemeController(ViewContext &context, QObject *parent) : QObject(parent), m_context(context)
{
    qApp->installEventFilter(this);
    apply();
}

void ThemeController::choose(ThemeChoice choice)
{
    if (m_choice == choice)
        return;
    m_choice = choice;
    apply();
}

void ThemeController::apply()
{
    m_applying = true;
    switch (m_choice) {
    case ThemeChoice::System: {
        // An unresolved palette gives the system's own back.
        QApplication::setPalette(QPalette());
        m_context.setTheme(Theme::matching(QApplication::palette()));
        break;
    }
    case ThemeChoice::Light:
    case ThemeChoice::Dark: {
        const Theme &theme = Theme::of(m_choice == ThemeChoice::Dark ? ThemeKind::Dark : ThemeKind::Light);
        QApplication::setPalette(theme.palette());
        m_context.setTheme(theme);
        break;
    }
    }
    m_applying = false;
}

bool ThemeController::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange && !m_applying && m_choice == ThemeChoice::System)
        m_context.setTheme(Theme::matching(QApplication::palette()));
    return QObject::eventFilter(watched, event);
}

} // namespace fatlas
