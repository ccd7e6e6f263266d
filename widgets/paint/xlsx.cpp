// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/xlsx.h"

#include "paint/exporttools.h"
#include "paint/module.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Export)
};

Result<Done> checkSize(const Workbook &workbook)
{
    for (const WorkSheet &sheet : workbook.sheets) {
        if (sheet.rows.size() <= mostSheetRows && sheet.widths.size() <= mostSheetColumns)
            continue;
        return Error{ErrorCode::ValueOutOfRange,
                     {},
                     Text::tr("The table has %1 rows and %2 columns, more than a sheet holds (%3 and %4).")
                         .arg(sheet.rows.size())
                         .arg(sheet.widths.size())
                         .arg(mostSheetRows)
                         .arg(mostSheetColumns),
                     Text::tr("Show fewer rows or columns, or export as CSV.")};
    }
    return Done();
}

} // namespace

Result<Done> exportXlsx(QIODevice &device, const Workbook &workbook, const DocumentInfo &info)
{
    if (Result<Done> size = checkSize(workbook); !size)
        return size;
    const Result<QFunctionPointer> entry = moduleEntry(QStringLiteral("fatlas_xlsx"), "fatlasWriteXlsx");
    if (!entry)
        return entry.errors();
    // The library writes files only.
    const QTemporaryDir folder;
    if (!folder.isValid())
        return renderError(folder.errorString());
    const QString path = folder.filePath(QStringLiteral("table.xlsx"));
    QString failure;
    reinterpret_cast<WriteXlsx> (*entry)(&workbook, &info, &path, &failure);
    if (!failure.isEmpty())
        return renderError(failure);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return renderError(file.errorString());
    return writeAll(device, file.readAll());
}

} // namespace fatlas
