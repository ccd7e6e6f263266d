// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/matrix/matrixspec.h"
#include "engines/table/tablespec.h"

#include <QByteArray>

namespace fatlas {

/// One CSV record after RFC 4180: fields quoted where needed, ended by CRLF. A field that a spreadsheet would take for a formula
/// (it starts with = + - @, their full-width forms, tab or carriage return, and is not a plain number) gets a leading apostrophe.
[[nodiscard]] QByteArray csvRecord(const QStringList &fields);

/// UTF-8 with a byte order mark, so that spreadsheets read Chinese. One record a row; a column with ratings is followed by three: rating, low,
/// high. All records have the same number of fields. After an empty record come the sources, numbered as in the cells, and after another one the `trailer` (provenance, filter).
[[nodiscard]] QByteArray tableToCsv(const TableSpec &spec, const QStringList &trailer);
/// The matrix' table twin: framework, layer, both scores with low and high, on the frontier or not.
[[nodiscard]] QByteArray matrixToCsv(const MatrixSpec &spec, const QStringList &trailer);

} // namespace fatlas
