// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fatlas {

/// SQLite's application_id of a knowledge base: "FATK".
inline constexpr int knowledgeApplicationId = 0x4641544B;
/// SQLite's user_version: the version of the tables. A program reads exactly its own: the file is shipped with it.
inline constexpr int knowledgeFormatVersion = 3;
/// Bytes; fixed so that the same knowledge always gives the same file.
inline constexpr int knowledgePageSize = 4096;

} // namespace fatlas
