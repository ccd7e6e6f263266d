// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace fatlas::test {

/// Numbers that only one of two translations has, each with the language ("zh 12"). "34K stars" and "3.4 万星标", "80%" and "八成", "April
/// 2026" and "2026-04" are the same; so is a number written as a word. `shortened`: the Chinese may leave numbers out, as in a table cell.
[[nodiscard]] QStringList unequalFigures(const QString &english, const QString &chinese, bool shortened);

} // namespace fatlas::test
