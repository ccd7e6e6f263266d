// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paint/export.h"

namespace fatlas {

/// Gives a PDF its document information, language and viewer preferences and makes its bytes depend on nothing but the content: dates from
/// `info`, file identifier and font subset tags from the document itself.
[[nodiscard]] Result<QByteArray> withMetadata(const QByteArray &pdf, const DocumentInfo &info);

} // namespace fatlas
