// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/exporttools.h"
#include "paint/pageframe.h"
#include "paint/painttools.h"
#include "paint/pdffinish.h"
#include "paint/textnotes.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

namespace fatlas {

namespace {

constexpr int dotsPerInch = 1200;

class Document
{
public:
    Document(const PagePainter &content, PageOrientation orientation, const DocumentInfo &info)
        : m_content(content), m_orientation(orientation), m_info(info)
    {
    }

    void paint(QPainter &painter, int page) const;
    /// The pages as Qt writes them, without the document's information.
    [[nodiscard]] Result<QByteArray> written() const;

private:
    const PagePainter &m_content;
    PageOrientation m_orientation;
    const DocumentInfo &m_info;
};

void Document::paint(QPainter &painter, int page) const
{
    paintPageFrame(painter, m_orientation, m_info, page, m_content.pageCount());
    const PainterScope scope(painter);
    painter.translate(a4ContentRect(m_orientation).topLeft());
    if (m_content.ground() != QColor(Qt::white))
        painter.fillRect(QRectF(QPointF(), m_content.pageSize()), m_content.ground());
    m_content.paintPage(painter, page);
}

Result<QByteArray> Document::written() const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    const auto way = m_orientation == PageOrientation::Portrait ? QPageLayout::Portrait : QPageLayout::Landscape;
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), way, QMarginsF()));
    QPainter painter;
    if (!painter.begin(&writer))
        return renderError(QStringLiteral("QPdfWriter"));
    painter.scale(dotsPerInch / 96.0, dotsPerInch / 96.0);
    for (int page = 0; page < m_content.pageCount(); ++page) {
        if (page > 0)
            writer.newPage();
        paint(painter, page);
    }
    painter.end();
    return bytes;
}

} // namespace

Result<Done> exportPdf(QIODevice &device, const PagePainter &content, PageOrientation orientation, const DocumentInfo &info)
{
    if (auto fonts = requireFonts(); !fonts)
        return fonts;
    const Document document(content, orientation, info);
    const Result<QByteArray> pages = document.written();
    if (!pages)
        return pages.errors();
    const QStringList texts = notedTexts([&](QPainter &painter) {
        for (int page = 0; page < content.pageCount(); ++page)
            document.paint(painter, page);
    });
    const Result<QByteArray> finished = finishedPdf(*pages, info, texts);
    if (!finished)
        return finished.errors();
    return writeAll(device, *finished);
}

} // namespace fatlas
