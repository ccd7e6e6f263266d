// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/matrix/matrixspec.h"
#include "engines/table/tablespec.h"

#include <QByteArray>

namespace fatlas {

/// Whether a file begins with the mark by which spreadsheets know UTF-8; other programs may stumble over it.
enum class ByteOrderMark { Written, LeftOut };

/// A field that a spreadsheet would take for a formula (it starts with = + - @, their full-width forms, tab or carriage return, and is not a
/// plain number) gets a leading apostrophe.
[[nodiscard]] QString defused(const QString &field);

/// One CSV record after RFC 4180: fields defused, quoted where needed, ended by CRLF.
[[nodiscard]] QByteArray csvRecord(const QStringList &fields);

/// UTF-8. One record a row with the columns of flatColumns(). All records have the same number of fields. After an empty record come the
/// sources, numbered as in the cells, and after another one title, summary, caption and the `trailer` (provenance, filter).
[[nodiscard]] QByteArray tableToCsv(const TableSpec &spec, const QStringList &trailer, ByteOrderMark mark = ByteOrderMark::Written);
/// The matrix' table twin: framework, layer, both scores with low and high, on the frontier or not.
[[nodiscard]] QByteArray matrixToCsv(const MatrixSpec &spec, const QStringList &trailer, ByteOrderMark mark = ByteOrderMark::Written);

} // namespace fatlas
