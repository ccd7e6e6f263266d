// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QFunctionPointer>

namespace fatlas {

/// Loads a part of the program that is kept in a library of its own, because the libraries behind it would make every start slower, and
/// gives the function `entry` in it. Looked for beside the program (build folder), then in the installed library folder. Loaded once;
/// safe from any thread. Fails with FileNotFound.
[[nodiscard]] Result<QFunctionPointer> moduleEntry(const QString &module, const char *entry);

} // namespace fatlas
