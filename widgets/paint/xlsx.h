// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/table/workbook.h"
#include "paint/export.h"

namespace fatlas {

/// An Excel workbook (Office Open XML). Equal input gives equal bytes: dates come from `info`. Fails with ValueOutOfRange where a sheet has
/// more rows or columns than spreadsheets hold.
[[nodiscard]] Result<Done> exportXlsx(QIODevice &device, const Workbook &workbook, const DocumentInfo &info);

/// The entry of the module fatlas_xlsx, which holds what needs libxlsxwriter: writes `workbook` as the file `path`, or says in `failure` why
/// it could not.
using WriteXlsx = void (*)(const Workbook *workbook, const DocumentInfo *info, const QString *path, QString *failure);

} // namespace fatlas
