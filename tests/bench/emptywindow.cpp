// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The yardstick of bench-startup: an empty main window that ends once it is painted.

#include "app/window/startupprobe.h"

#include <QApplication>
#include <QMainWindow>

int main(int argc, char *argv[])
{
    QApplication program(argc, argv);
    QMainWindow window;
    window.resize(1280, 800);
    new fatlas::StartupProbe(window);
    window.show();
    return QApplication::exec();
}
