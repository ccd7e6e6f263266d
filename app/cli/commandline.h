// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace fatlas {

class LanguageLoader;

/// What the arguments ask for, decided before any application object exists.
enum class Launch {
    /// No command word: the window, perhaps with options.
    Window,
    /// A command that needs no fonts.
    Console,
    /// A command that paints.
    Painting,
};

[[nodiscard]] Launch launchFor(const QStringList &arguments);

/// Whether everything that was written to standard output has arrived; says so on standard error otherwise. `status` is then ExitFailed.
[[nodiscard]] int checkedStatus(int status, CommandStreams streams);

/// Runs `arguments` (with the program's name first) as a command. An application object must exist. Never exits or throws; returns the status.
[[nodiscard]] int runCommandLine(const QStringList &arguments, LanguageLoader &languages, CommandStreams streams);

/// The options of the window: read by main, listed by --help.
void addWindowOptions(QCommandLineParser &parser);

} // namespace fatlas
