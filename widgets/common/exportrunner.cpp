// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/exportrunner.h"

#include "common/dialogs.h"

#include <QDir>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QPointer>
#include <QStandardPaths>
#include <QWidget>
#include <QtConcurrentRun>

namespace fatlas {

namespace {

QString filterOf(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Pdf: return ExportRunner::tr("PDF document (*.pdf)");
    case ExportFormat::Svg: return ExportRunner::tr("SVG vector picture (*.svg)");
    case ExportFormat::Png: return ExportRunner::tr("PNG picture (*.png)");
    case ExportFormat::Csv: return ExportRunner::tr("CSV table (*.csv)");
    case ExportFormat::Xlsx: return ExportRunner::tr("Excel workbook (*.xlsx)");
    case ExportFormat::Markdown: return ExportRunner::tr("Markdown text (*.md)");
    case ExportFormat::Html: return ExportRunner::tr("Web page (*.html)");
    case ExportFormat::Json: return ExportRunner::tr("JSON data (*.json)");
    }
    Q_UNREACHABLE();
}

} // namespace

ExportRunner::ExportRunner(Dialogs &dialogs, QObject *parent) : QObject(parent), m_dialogs(dialogs) { }

void ExportRunner::run(QWidget *parent, const ExportOffer &offer)
{
    QStringList filters;
    for (const ExportFormat format : offer.formats)
        filters += filterOf(format);
    if (m_lastFolder.isEmpty())
        m_lastFolder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString suggested = QDir(m_lastFolder).filePath(offer.baseName + QLatin1Char('.') + formatId(offer.formats.constFirst()));
    const QString path = m_dialogs.chooseSaveFile(parent, offer.dialogTitle, suggested, filters);
    if (path.isEmpty())
        return;
    m_lastFolder = QFileInfo(path).path();
    const auto format = formatFromId(QFileInfo(path).suffix());
    if (!format || !offer.formats.contains(*format)) {
        m_dialogs.showErrors(parent, offer.dialogTitle,
                             {Error{ErrorCode::UsageError, QDir::toNativeSeparators(path),
                                    tr("The file name does not end with a format that can be written here."),
                                    tr("Choose one of: %1.").arg(filters.join(QStringLiteral("; ")))}});
        return;
    }

    Q_EMIT started(path);
    auto *watcher = new QFutureWatcher<Result<Done>>(this);
    const QPointer<QWidget> window(parent);
    connect(watcher, &QFutureWatcher<Result<Done>>::finished, this, [this, watcher, path, window, title = offer.dialogTitle] {
        watcher->deleteLater();
        const Result<Done> result = watcher->result();
        if (result.ok()) {
            Q_EMIT finished(path);
            return;
        }
        Q_EMIT failed(path);
        m_dialogs.showErrors(window, title, result.errors());
    });
    watcher->setFuture(QtConcurrent::run([path, format = *format, write = offer.write]() -> Result<Done> {
        return saveFile(path, [&](QIODevice &device) { return write(device, format); });
    }));
}

} // namespace fatlas
