// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/exportcode.h"

#include "paint/codehtml.h"
#include "paint/codepainter.h"
#include "paint/exporttools.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Export)
};

Result<Done> writeCodePdf(QIODevice &device, const CodeSpec &spec, const DocumentInfo &info)
{
    PaintContext context;
    context.theme = &Theme::of(ThemeKind::Print);
    context.language = info.language;
    // One framework alone needs no wide page.
    const PageOrientation orientation = spec.columns.size() > 1 ? PageOrientation::Landscape : PageOrientation::Portrait;
    return exportPdf(device, CodePages(spec, a4ContentSize(orientation), context), orientation, info);
}

} // namespace

Result<Done> writeCode(QIODevice &device, ExportFormat format, const CodeSpec &spec, const DocumentInfo &info)
{
    CodeOrigin origin{{info.provenance, info.filter}, info.language};
    origin.lines.removeAll(QString());
    if (format == ExportFormat::Pdf)
        return writeCodePdf(device, spec, info);
    if (format == ExportFormat::Html)
        return writeAll(device, codeToHtml(spec, origin));
    if (format == ExportFormat::Markdown)
        return writeAll(device, codeToMarkdown(spec, origin));
    if (format == ExportFormat::Json)
        return writeAll(device, codeToJson(spec, origin));
    QStringList known;
    for (const ExportFormat one : codeFormats)
        known += formatId(one);
    return Error{ErrorCode::UsageError,
                 {},
                 Text::tr("Code cannot be written as %1.").arg(formatId(format)),
                 Text::tr("Choose one of: %1.").arg(known.join(QStringLiteral(", ")))};
}

} // namespace fatlas
