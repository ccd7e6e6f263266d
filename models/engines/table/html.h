// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/table/tableorigin.h"
#include "engines/table/tablespec.h"

#include <QByteArray>

namespace fatlas {

/// One file, HTML5 that is well-formed XML at the same time, without script and without anything from outside, UTF-8, for screen (light and dark) and paper: title, summary, the table with
/// headings that stay in sight, ratings as number, bar and interval, numbers that lead to the sources and back, origin. All text is escaped;
/// only http and https addresses are links.
[[nodiscard]] QByteArray tableToHtml(const TableSpec &spec, const TableOrigin &origin);

} // namespace fatlas
