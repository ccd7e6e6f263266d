// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QByteArray>

#include <optional>

namespace fatlas::test {

/// Feeds bytes to the checker of knowledge files and, where it finds nothing wrong, to the importer, whose tables must then take them.
/// Returns what is wrong with the program (not with the input).
[[nodiscard]] std::optional<Error> tryKnowledge(const QByteArray &bytes);

} // namespace fatlas::test
