// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/chart/profilelayout.h"
#include "engines/matrix/matrixlayout.h"
#include "engines/table/csv.h"
#include "paint/export.h"

#include <array>
#include <functional>
#include <optional>

namespace fatlas {

enum class ExportFormat { Pdf, Xlsx, Csv, Html, Markdown, Json, Svg, Png };

/// What a table or the matrix can be written as, in the order in which it is offered.
inline constexpr std::array allFormats{ExportFormat::Pdf,      ExportFormat::Xlsx, ExportFormat::Csv, ExportFormat::Html,
                                       ExportFormat::Markdown, ExportFormat::Json, ExportFormat::Svg, ExportFormat::Png};

/// "pdf", "xlsx", "md": file suffix and command-line word.
[[nodiscard]] QString formatId(ExportFormat format);
[[nodiscard]] std::optional<ExportFormat> formatFromId(QStringView id);
[[nodiscard]] QStringList formatIds();

/// Now, or the time that SOURCE_DATE_EPOCH names, so that exports can be made reproducible.
[[nodiscard]] QDateTime documentTime();

/// What every document says of itself: author, keywords, provenance and time are the same for all.
[[nodiscard]] DocumentInfo documentInfo(const Atlas &atlas, const QString &title, const QString &subject, const QString &filter,
                                        Language language);

/// The matrix as it is shown, in print colours; its table twin in the formats that hold tables. `range` is the part that is zoomed to.
[[nodiscard]] Result<Done> writeMatrix(QIODevice &device, ExportFormat format, const MatrixSpec &spec, const MatrixRange &range,
                                       const DocumentInfo &info, ByteOrderMark mark = ByteOrderMark::Written);
/// The table as it is shown, in print colours. A PDF stands upright or lies, as fits it better; SVG and PNG are one picture as tall as needed.
/// `mark` is for CSV.
[[nodiscard]] Result<Done> writeTable(QIODevice &device, ExportFormat format, const TableSpec &spec, const DocumentInfo &info,
                                      ByteOrderMark mark = ByteOrderMark::Written);

/// The ratings side by side as they are shown, in print colours: a page, a picture, or the table of the same values.
[[nodiscard]] Result<Done> writeRatingProfile(QIODevice &device, ExportFormat format, const Atlas &atlas, const RatingProfileSpec &spec,
                                              ProfileShape shape, const DocumentInfo &info);

/// Opens `path` for writing, lets `write` fill it and puts it in place only when all went well: a failed export leaves what was there.
/// A device or a pipe is written to as it is.
[[nodiscard]] Result<Done> saveFile(const QString &path, const std::function<Result<Done>(QIODevice &)> &write);

} // namespace fatlas
