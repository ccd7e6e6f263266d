// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/pdffinish.h"

#include "paint/exporttools.h"
#include "paint/module.h"

namespace fatlas {

Result<QByteArray> finishedPdf(const QByteArray &pdf, const DocumentInfo &info, const QStringList &texts)
{
    const Result<QFunctionPointer> entry = moduleEntry(QStringLiteral("fatlas_pdf"), "fatlasFinishPdf");
    if (!entry)
        return entry.errors();
    QByteArray finished = pdf;
    QString failure;
    reinterpret_cast<FinishPdf>(*entry)(&finished, &info, &texts, &failure);
    if (!failure.isEmpty())
        return renderError(failure);
    return finished;
}

} // namespace fatlas
