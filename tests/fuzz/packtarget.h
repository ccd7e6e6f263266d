// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QByteArray>

#include <optional>

namespace fatlas::test {

/// Feeds bytes to the reader of knowledge packs, to the quality rules and, where nothing is wrong, to merging with a small knowledge.
/// Returns what is wrong with the program (not with the input).
[[nodiscard]] std::optional<Error> tryPack(const QByteArray &bytes);

} // namespace fatlas::test
