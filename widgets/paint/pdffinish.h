// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paint/export.h"

namespace fatlas {

/// Gives a PDF that Qt wrote its document information, language and viewer preferences, makes its text read as it was written, and makes
/// its bytes depend on nothing but the content: dates from `info`, file identifier and font subset tags from the document itself. `texts`
/// are the runs that were drawn, in order.
[[nodiscard]] Result<QByteArray> finishedPdf(const QByteArray &pdf, const DocumentInfo &info, const QStringList &texts);

/// The entry of the module fatlas_pdf, which holds what needs libqpdf: finishes `pdf` in place, or says in `failure` why it could not.
using FinishPdf = void (*)(QByteArray *pdf, const DocumentInfo *info, const QStringList *texts, QString *failure);

} // namespace fatlas
