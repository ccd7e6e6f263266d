// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/table/tablespec.h"

namespace fatlas {

/// A table as it is put on the clipboard: rich text for word processors, mail and spreadsheets, and text with tabs for the rest.
struct TableClipboard
{
    QString html;
    QString text;

    friend bool operator==(const TableClipboard &, const TableClipboard &) = default;
};

/// The cells of `spec` under their headings, then the sources that they name. In the text a field with tabs, line breaks or quotes is quoted, so
/// that it pastes as one cell, and what a spreadsheet would take for a formula is defused; in the HTML cells are marked as text for Excel.
/// Title, summary and caption are left out: what is copied goes into a text that has its own.
[[nodiscard]] TableClipboard tableClipboard(const TableSpec &spec);

/// These rows and columns, in this order, with the sources that their cells name, numbered anew from 1.
[[nodiscard]] TableSpec excerpt(const TableSpec &spec, const QList<qsizetype> &rows, const QList<qsizetype> &columns);

} // namespace fatlas
