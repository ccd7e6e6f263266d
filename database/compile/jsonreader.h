// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QByteArray>

#include <nlohmann/json.hpp>

namespace fatlas {

/// A file larger than this is refused before it is read, bytes.
inline constexpr qint64 maxJsonBytes = 32 * 1024 * 1024;
/// Arrays and objects may stand this deep in one another.
inline constexpr int maxJsonDepth = 64;

/// Reads strict JSON (no comments, no trailing commas). A byte order mark at the start is skipped. Refused, with line and column:
/// bytes that are not UTF-8 (NotUtf8); text that is not JSON, a key that stands twice in one object, nesting deeper than maxJsonDepth,
/// a number too large for a double (NotJson). `name` is what the errors call the text.
[[nodiscard]] Result<nlohmann::json> parseJson(const QByteArray &bytes, const QString &name);

/// The bytes of a regular file, which is not read when it is larger than maxJsonBytes. Codes: FileNotFound, FileNotReadable, FileTooLarge.
[[nodiscard]] Result<QByteArray> readJsonBytes(const QString &path);
/// parseJson() of a regular file. Besides: FileNotFound, FileNotReadable, FileTooLarge.
[[nodiscard]] Result<nlohmann::json> readJsonFile(const QString &path);

} // namespace fatlas
