// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/htmlparts.h"

#include "engines/table/tablewords.h"

namespace fatlas {

QString htmlText(const QString &text)
{
    return cleanText(text).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br/>"));
}

QString headingHtml(const TableHeading &heading)
{
    const QString detail = heading.detail.isEmpty() ? QString() : QStringLiteral("<small>%1</small>").arg(htmlText(heading.detail));
    return htmlText(heading.text) + detail;
}

QString referenceHtml(const TableReference &reference)
{
    const ReferenceParts parts = partsOf(reference);
    if (parts.href.isEmpty())
        return htmlText(parts.text);
    return QStringLiteral("%1<a href=\"%2\" rel=\"noopener noreferrer\">%3</a>")
        .arg(htmlText(parts.text), htmlText(parts.href), htmlText(parts.address));
}

} // namespace fatlas
