// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/table/tablespec.h"

namespace fatlas {

/// Escaped for content and quoted attributes; line ends become `<br/>`.
[[nodiscard]] QString htmlText(const QString &text);
/// Heading and detail.
[[nodiscard]] QString headingHtml(const TableHeading &heading);
/// The line of the bibliography, its address as a link.
[[nodiscard]] QString referenceHtml(const TableReference &reference);

} // namespace fatlas
