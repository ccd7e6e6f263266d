// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/startupprobe.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTimer>

#include <cstdio>

namespace fatlas {

StartupProbe::StartupProbe(QObject &window) : QObject(&window)
{
    window.installEventFilter(this);
}

bool StartupProbe::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint && !m_painted) {
        m_painted = true;
        // The paint goes on after this filter; a timer of zero fires when nothing else waits.
        QTimer::singleShot(0, QCoreApplication::instance(), [] {
            std::fputs("painted\n", stdout);
            std::fflush(stdout);
            QCoreApplication::quit();
        });
    }
    return QObject::eventFilter(watched, event);
}

} // namespace fatlas
