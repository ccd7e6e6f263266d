// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/pageframe.h"

#include "paint/painttools.h"
#include "paint/textblock.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

constexpr double unitsPerMillimetre = 96 / 25.4;
constexpr double sideMargin = 15 * unitsPerMillimetre;
constexpr double edgeMargin = 10 * unitsPerMillimetre;
// Two lines of filter and the rule; one line of provenance.
constexpr double headerHeight = 44;
constexpr double footerHeight = 30;
constexpr double ruleGap = 4;

} // namespace

QSizeF a4PageSize(PageOrientation orientation)
{
    const QSizeF portrait(210 * unitsPerMillimetre, 297 * unitsPerMillimetre);
    return orientation == PageOrientation::Portrait ? portrait : portrait.transposed();
}

QRectF a4ContentRect(PageOrientation orientation)
{
    return QRectF(QPointF(), a4PageSize(orientation))
        .adjusted(sideMargin, edgeMargin + headerHeight, -sideMargin, -edgeMargin - footerHeight);
}

QSizeF a4ContentSize(PageOrientation orientation)
{
    return a4ContentRect(orientation).size();
}

void paintPageFrame(QPainter &painter, PageOrientation orientation, const DocumentInfo &info, int page, int pageCount)
{
    const PainterScope scope(painter);
    const PaintContext context{&Theme::of(ThemeKind::Print), info.language, 12};
    const Theme &theme = *context.theme;
    const QRectF content = a4ContentRect(orientation);
    const double half = (content.width() - 24) / 2;
    const double line = context.lineHeight(TextRole::Caption);
    const auto draw = [&](const QString &text, const QRectF &rect, Qt::Alignment alignment, int lines) {
        const QString shown = elided(text, TextRole::Caption, context, rect.width(), lines);
        drawText(painter, {shown, TextRole::Caption, rect, false, alignment}, context, theme.color(ColorRole::Muted));
    };

    const double headerRule = content.top() - 10;
    const QRectF header(content.left(), headerRule - ruleGap - 2 * line, content.width(), 2 * line);
    draw(info.title, QRectF(header.left(), header.top(), info.filter.isEmpty() ? header.width() : half, header.height()),
         Qt::AlignLeft | Qt::AlignBottom, 2);
    draw(info.filter, QRectF(header.right() - half, header.top(), half, header.height()), Qt::AlignRight | Qt::AlignBottom, 2);
    drawSharpLine(painter, {content.left(), headerRule, content.right(), headerRule}, theme.color(ColorRole::Line));

    const double footerRule = content.bottom() + 10;
    const QString number = QCoreApplication::translate("fatlas::PageFrame", "Page %1 of %2").arg(page + 1).arg(pageCount);
    const double numberWidth = context.measure()(number, TextRole::Caption, 0).width();
    const double top = footerRule + ruleGap;
    drawSharpLine(painter, {content.left(), footerRule, content.right(), footerRule}, theme.color(ColorRole::Line));
    draw(info.provenance, QRectF(content.left(), top, content.width() - numberWidth - 24, line), Qt::AlignLeft | Qt::AlignTop, 1);
    draw(number, QRectF(content.right() - numberWidth, top, numberWidth, line), Qt::AlignRight | Qt::AlignTop, 1);
}

} // namespace fatlas
