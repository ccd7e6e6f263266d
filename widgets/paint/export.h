// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "paint/pagepainter.h"

#include <QDateTime>

class QIODevice;

namespace fatlas {

/// What is said of an exported thing, in the document's metadata and in the page header and footer. Plain text.
struct DocumentInfo
{
    QString title;
    QString author;
    QString subject;
    QStringList keywords;
    Language language = Language::English;
    /// "2026.11.1" and "2026-11"; both in words:
    QString dataVersion = {};
    QString dataAsOf = {};
    /// "Data 2026.11.1 · as of 2026-11".
    QString provenance;
    /// The filter in force, in words; empty when everything is shown.
    QString filter;
    /// When it was made; SOURCE_DATE_EPOCH is honoured by the caller.
    QDateTime created;
};

enum class PageOrientation { Portrait, Landscape };

/// The content area of an A4 page inside margins, header and footer, in logical units (1/96 inch).
[[nodiscard]] QSizeF a4ContentSize(PageOrientation orientation);

/// A4, vector, text selectable, fonts embedded; each page with header (title, filter) and footer (provenance, "page n of m").
/// The content must have been laid out for a4ContentSize(orientation). Equal input gives equal bytes.
[[nodiscard]] Result<Done> exportPdf(QIODevice &device, const PagePainter &content, PageOrientation orientation, const DocumentInfo &info);
/// The margin around the content of an SVG or PNG image, in logical units.
inline constexpr double imageMargin = 20;
/// The first page with text as text, on its ground, in an image margin.
[[nodiscard]] Result<Done> exportSvg(QIODevice &device, const PagePainter &content, const DocumentInfo &info);
/// The first page on its ground, in an image margin, at `scale` pixels a logical unit (1–8), with the provenance in the PNG's text chunks.
[[nodiscard]] Result<Done> exportPng(QIODevice &device, const PagePainter &content, double scale, const DocumentInfo &info);

} // namespace fatlas
