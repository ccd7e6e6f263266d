// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/matrix/matrixlayout.h"
#include "engines/table/tablespec.h"
#include "paint/export.h"

#include <functional>
#include <optional>

namespace fatlas {

enum class ExportFormat { Pdf, Svg, Png, Csv, Xlsx, Markdown, Html, Json };

/// "pdf", "svg", "md": file suffix and command-line word.
[[nodiscard]] QString formatId(ExportFormat format);
[[nodiscard]] std::optional<ExportFormat> formatFromId(QStringView id);

/// Now, or the time that SOURCE_DATE_EPOCH names, so that exports can be made reproducible.
[[nodiscard]] QDateTime documentTime();

/// What every document says of itself: author, keywords, provenance and time are the same for all.
[[nodiscard]] DocumentInfo documentInfo(const Atlas &atlas, const QString &title, const QString &subject, const QString &filter,
                                        Language language);

/// The matrix as it is shown, in print colours. `range` is the part that is zoomed to.
[[nodiscard]] Result<Done> writeMatrix(QIODevice &device, ExportFormat format, const MatrixSpec &spec, const MatrixRange &range,
                                       const DocumentInfo &info);
/// The table as it is shown, in print colours. SVG and PNG are one picture as tall as needed.
[[nodiscard]] Result<Done> writeTable(QIODevice &device, ExportFormat format, const TableSpec &spec, const DocumentInfo &info);

/// Opens `path` for writing, lets `write` fill it and puts it in place only when all went well: a failed export leaves what was there.
/// A device or a pipe is written to as it is.
[[nodiscard]] Result<Done> saveFile(const QString &path, const std::function<Result<Done>(QIODevice &)> &write);

} // namespace fatlas
