// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/table/tableorigin.h"
#include "engines/table/tablespec.h"

#include <QByteArray>

namespace fatlas {

/// A text that stands within a line of Markdown as it is: nothing in it is syntax (CommonMark with GitHub's tables, math and HTML). Line ends
/// become blanks, or `<br>` in a cell of a table.
[[nodiscard]] QString markdownText(const QString &text);
[[nodiscard]] QString markdownCell(const QString &text);

/// UTF-8, as GitHub shows it: title, summary, the table (a row with its name before the first of a group), caption, numbered sources with
/// links, origin.
[[nodiscard]] QByteArray tableToMarkdown(const TableSpec &spec, const TableOrigin &origin);

} // namespace fatlas
