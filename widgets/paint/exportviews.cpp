// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/exportviews.h"

#include "engines/table/html.h"
#include "engines/table/markdown.h"
#include "engines/table/matrixtable.h"
#include "engines/table/tablejson.h"
#include "engines/words.h"
#include "paint/exporttools.h"
#include "paint/matrixpainter.h"
#include "paint/ratingprofilepainter.h"
#include "paint/tablepainter.h"
#include "paint/xlsx.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <array>
#include <cmath>

namespace fatlas {

namespace {

/// Logical units of a matrix picture: the content of an A4 landscape page has about this shape.
constexpr QSizeF pictureSize{1100, 760};
/// A table picture is as wide as this and as tall as needed.
constexpr double tablePictureWidth = 1600;
/// 192 dpi: sharp on today's screens and in a document.
constexpr double pictureScale = 2;

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Export)
};

PaintContext printContext(Language language)
{
    PaintContext context;
    context.theme = &Theme::of(ThemeKind::Print);
    context.language = language;
    return context;
}

TableOrigin originOf(const DocumentInfo &info)
{
    return {info.dataVersion, info.dataAsOf, info.provenance, info.filter, info.language};
}

/// The way of the page by which the table takes fewer pages.
Result<Done> writeTablePdf(QIODevice &device, const TableSpec &spec, const DocumentInfo &info)
{
    const PaintContext context = printContext(info.language);
    const TablePages lying(spec, a4ContentSize(PageOrientation::Landscape), context);
    const TablePages upright(spec, a4ContentSize(PageOrientation::Portrait), context);
    if (fitsUpright(upright.layout(), lying.layout()))
        return exportPdf(device, upright, PageOrientation::Portrait, info);
    return exportPdf(device, lying, PageOrientation::Landscape, info);
}

/// A device or a pipe takes what is written; a rename over it would put a file in its place.
Result<Done> writeInPlace(const QString &path, const std::function<Result<Done>(QIODevice &)> &write)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (Result<Done> written = write(buffer); !written.ok())
        return written;
    QFile target(path);
    if (!target.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return Error{ErrorCode::FileNotWritable, path, Text::tr("The file cannot be written: %1.").arg(target.errorString()),
                     Text::tr("Choose another folder or change its permissions.")};
    return writeAll(target, buffer.data());
}

} // namespace

QString formatId(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Pdf: return QStringLiteral("pdf");
    case ExportFormat::Xlsx: return QStringLiteral("xlsx");
    case ExportFormat::Csv: return QStringLiteral("csv");
    case ExportFormat::Html: return QStringLiteral("html");
    case ExportFormat::Markdown: return QStringLiteral("md");
    case ExportFormat::Json: return QStringLiteral("json");
    case ExportFormat::Svg: return QStringLiteral("svg");
    case ExportFormat::Png: return QStringLiteral("png");
    }
    Q_UNREACHABLE();
}

std::optional<ExportFormat> formatFromId(QStringView id)
{
    for (const ExportFormat format : allFormats) {
        if (formatId(format).compare(id, Qt::CaseInsensitive) == 0)
            return format;
    }
    return std::nullopt;
}

QStringList formatIds()
{
    QStringList ids;
    for (const ExportFormat format : allFormats)
        ids += formatId(format);
    return ids;
}

QDateTime documentTime()
{
    bool isSet = false;
    const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&isSet);
    return isSet ? QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC) : QDateTime::currentDateTimeUtc();
}

DocumentInfo documentInfo(const Atlas &atlas, const QString &title, const QString &subject, const QString &filter, Language language)
{
    DocumentInfo info;
    info.title = title;
    info.author = QStringLiteral("FrameAtlas · 框架图谱");
    info.subject = subject;
    for (const Framework &framework : atlas.frameworks())
        info.keywords += framework.name.in(language);
    info.language = language;
    info.dataVersion = atlas.version();
    info.dataAsOf = atlas.asOf().toString();
    info.provenance = provenanceLine(atlas);
    info.filter = filter;
    info.created = documentTime();
    return info;
}

Result<Done> writeMatrix(QIODevice &device, ExportFormat format, const MatrixSpec &spec, const MatrixRange &range, const DocumentInfo &info,
                         ByteOrderMark mark)
{
    const PaintContext context = printContext(info.language);
    switch (format) {
    case ExportFormat::Pdf:
        return exportPdf(device, MatrixPage(spec, a4ContentSize(PageOrientation::Landscape), context, range), PageOrientation::Landscape,
                         info);
    case ExportFormat::Svg: return exportSvg(device, MatrixPage(spec, pictureSize, context, range), info);
    case ExportFormat::Png: return exportPng(device, MatrixPage(spec, pictureSize, context, range), pictureScale, info);
    case ExportFormat::Csv: return writeAll(device, matrixToCsv(spec, originLines(originOf(info)), mark));
    default: return writeTable(device, format, matrixTable(spec), info);
    }
}

Result<Done> writeTable(QIODevice &device, ExportFormat format, const TableSpec &spec, const DocumentInfo &info, ByteOrderMark mark)
{
    const TableOrigin origin = originOf(info);
    switch (format) {
    case ExportFormat::Pdf: return writeTablePdf(device, spec, info);
    case ExportFormat::Svg: return exportSvg(device, TablePages(spec, {tablePictureWidth, 0}, printContext(info.language)), info);
    case ExportFormat::Png:
        return exportPng(device, TablePages(spec, {tablePictureWidth, 0}, printContext(info.language)), pictureScale, info);
    case ExportFormat::Xlsx: return exportXlsx(device, tableWorkbook(spec, origin), info);
    case ExportFormat::Csv: return writeAll(device, tableToCsv(spec, originLines(origin), mark));
    case ExportFormat::Html: return writeAll(device, tableToHtml(spec, origin));
    case ExportFormat::Markdown: return writeAll(device, tableToMarkdown(spec, origin));
    case ExportFormat::Json: return writeAll(device, tableToJson(spec, origin));
    }
    Q_UNREACHABLE();
}

Result<Done> writeRatingProfile(QIODevice &device, ExportFormat format, const Atlas &atlas, const RatingProfileSpec &spec,
                                ProfileShape shape, const DocumentInfo &info)
{
    const PaintContext context = printContext(info.language);
    // Many axes are a tall column, a radar and few axes lie across.
    const bool isTall = shapeFor(spec, shape) == ProfileShape::Parallel && spec.axes.size() > mostRadarAxes;
    const PageOrientation orientation = isTall ? PageOrientation::Portrait : PageOrientation::Landscape;
    const auto picture = [&] {
        const TextMeasure measure = context.measure();
        const double least = leastProfileSize(spec, shape, pictureSize.width(), measure, 0).height();
        const QSizeF room(pictureSize.width(), std::max(least, pictureSize.height()));
        const double used = std::ceil(layoutProfile(spec, shape, room, measure, 0).bottom());
        return RatingProfilePage(spec, shape, {room.width(), std::clamp(used, least, room.height())}, context);
    };
    switch (format) {
    case ExportFormat::Pdf:
        return exportPdf(device, RatingProfilePage(spec, shape, a4ContentSize(orientation), context), orientation, info);
    case ExportFormat::Svg: return exportSvg(device, picture(), info);
    case ExportFormat::Png: return exportPng(device, picture(), pictureScale, info);
    default: return writeTable(device, format, toTable(atlas, spec, info.language), info);
    }
}

Result<Done> saveFile(const QString &path, const std::function<Result<Done>(QIODevice &)> &write)
{
    const QString shown = QDir::toNativeSeparators(path);
    if (QFileInfo(path).isDir())
        return Error{ErrorCode::FileNotWritable, shown, Text::tr("This is a folder."), Text::tr("Name a file in it.")};
    if (QFileInfo::exists(path) && !QFileInfo(path).isFile())
        return writeInPlace(path, write);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return Error{ErrorCode::FileNotWritable, shown, Text::tr("The file cannot be written: %1.").arg(file.errorString()),
                     Text::tr("Choose another folder or change its permissions.")};
    Result<Done> written = write(file);
    if (!written.ok()) {
        file.cancelWriting();
        QList<Error> errors = written.errors();
        for (Error &error : errors) {
            if (error.where.isEmpty())
                error.where = shown;
        }
        return errors;
    }
    if (!file.commit())
        return Error{ErrorCode::WriteFailed, shown, Text::tr("The file could not be completed: %1.").arg(file.errorString()),
                     Text::tr("Check that the disk is not full.")};
    return Done{};
}

} // namespace fatlas
