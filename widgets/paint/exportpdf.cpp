// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/exporttools.h"
#include "paint/pageframe.h"
#include "paint/painttools.h"
#include "paint/pdfmetadata.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

namespace fatlas {

namespace {

constexpr int dotsPerInch = 1200;

/// The pages as Qt writes them, without the document's information.
Result<QByteArray> drawPages(const PagePainter &content, PageOrientation orientation, const DocumentInfo &info)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    const auto way = orientation == PageOrientation::Portrait ? QPageLayout::Portrait : QPageLayout::Landscape;
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), way, QMarginsF()));
    QPainter painter;
    if (!painter.begin(&writer))
        return renderError(QStringLiteral("QPdfWriter"));
    painter.scale(dotsPerInch / 96.0, dotsPerInch / 96.0);
    for (int page = 0; page < content.pageCount(); ++page) {
        if (page > 0)
            writer.newPage();
        paintPageFrame(painter, orientation, info, page, content.pageCount());
        const PainterScope scope(painter);
        painter.translate(a4ContentRect(orientation).topLeft());
        content.paintPage(painter, page);
    }
    painter.end();
    return bytes;
}

} // namespace

Result<Done> exportPdf(QIODevice &device, const PagePainter &content, PageOrientation orientation, const DocumentInfo &info)
{
    if (auto fonts = requireFonts(); !fonts)
        return fonts;
    const Result<QByteArray> pages = drawPages(content, orientation, info);
    if (!pages)
        return pages.errors();
    const Result<QByteArray> document = withMetadata(*pages, info);
    if (!document)
        return document.errors();
    return writeAll(device, *document);
}

} // namespace fatlas
