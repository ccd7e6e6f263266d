// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/exporttools.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QImageWriter>
#include <QPainter>
#include <QSvgGenerator>

#include <cmath>

namespace fatlas {

namespace {

constexpr double dotsPerMetre = 96 / 0.0254;
// Beyond this many pixels an image would not fit into the memory of a usual machine (4 bytes each).
constexpr double mostPixels = 400e6;
// Viewers and editors open no longer ones.
constexpr double longestSide = 32767;

// Qt writes title and description without escaping them, so they are put in afterwards.
const QByteArray titleMark = QByteArrayLiteral("fatlas-title");
const QByteArray descriptionMark = QByteArrayLiteral("fatlas-description");

QSizeF imageSize(const PagePainter &content)
{
    return content.pageSize() + QSizeF(2 * imageMargin, 2 * imageMargin);
}

void paintImage(QPainter &painter, const PagePainter &content)
{
    painter.fillRect(QRectF(QPointF(), imageSize(content)), content.ground());
    painter.translate(imageMargin, imageMargin);
    content.paintPage(painter, 0);
}

} // namespace

Result<Done> exportSvg(QIODevice &device, const PagePainter &content, const DocumentInfo &info)
{
    if (auto fonts = requireFonts(); !fonts)
        return fonts;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96);
    const QSize size(int(std::ceil(imageSize(content).width())), int(std::ceil(imageSize(content).height())));
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setTitle(QString::fromLatin1(titleMark));
    generator.setDescription(QString::fromLatin1(descriptionMark));
    QPainter painter;
    if (!painter.begin(&generator))
        return renderError(QStringLiteral("QSvgGenerator"));
    paintImage(painter, content);
    painter.end();
    const auto putIn = [&bytes](const QByteArray &mark, const QString &text) {
        bytes.replace(bytes.indexOf(mark), mark.size(), text.toHtmlEscaped().toUtf8());
    };
    putIn(titleMark, info.title);
    putIn(descriptionMark, descriptionOf(info));
    return writeAll(device, bytes);
}

Result<Done> exportPng(QIODevice &device, const PagePainter &content, double scale, const DocumentInfo &info)
{
    if (auto fonts = requireFonts(); !fonts)
        return fonts;
    const QSizeF size = scale * imageSize(content);
    if (!(scale >= 1 && scale <= 8) || size.width() * size.height() > mostPixels) {
        return Error{ErrorCode::ValueOutOfRange,
                     {},
                     QCoreApplication::translate("fatlas::Export", "An image at %1 pixels a unit is too small or too large.").arg(scale),
                     QCoreApplication::translate("fatlas::Export", "Choose a scale from 1 to 8, or export as PDF or SVG.")};
    }
    if (std::max(size.width(), size.height()) > longestSide) {
        return Error{ErrorCode::ValueOutOfRange,
                     {},
                     QCoreApplication::translate("fatlas::Export", "The picture would be %1 × %2 pixels, more than programs can show.")
                         .arg(qRound(size.width()))
                         .arg(qRound(size.height())),
                     QCoreApplication::translate("fatlas::Export", "Show fewer rows, or export as PDF, SVG or CSV.")};
    }
    QImage image(int(std::ceil(size.width())), int(std::ceil(size.height())), QImage::Format_RGB32);
    if (image.isNull())
        return renderError(QStringLiteral("QImage"));
    image.fill(content.ground());
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintImage(painter, content);
    painter.end();
    image.setDotsPerMeterX(qRound(scale * dotsPerMetre));
    image.setDotsPerMeterY(qRound(scale * dotsPerMetre));

    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "png");
    writer.setText(QStringLiteral("Title"), info.title);
    writer.setText(QStringLiteral("Author"), info.author);
    writer.setText(QStringLiteral("Description"), descriptionOf(info));
    writer.setText(QStringLiteral("Software"), QStringLiteral("FrameAtlas"));
    if (!writer.write(image))
        return renderError(writer.errorString());
    return writeAll(device, bytes);
}

} // namespace fatlas
