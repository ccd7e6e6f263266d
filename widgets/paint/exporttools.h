// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paint/export.h"

namespace fatlas {

/// Fails with font-missing when the families of both languages are not installed: no export is better than one in wrong glyphs.
[[nodiscard]] Result<Done> requireFonts();
/// Writes all bytes or says that and why it failed.
[[nodiscard]] Result<Done> writeAll(QIODevice &device, const QByteArray &bytes);
/// A failure inside the program that made the document.
[[nodiscard]] Error renderError(const QString &what);
/// Subject, filter and provenance in one text, for formats with a single description.
[[nodiscard]] QString descriptionOf(const DocumentInfo &info);

} // namespace fatlas
