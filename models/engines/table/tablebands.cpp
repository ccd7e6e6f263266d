// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/tablebands.h"

#include "engines/table/tablewords.h"

#include <QCoreApplication>

#include <algorithm>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Table)
};

PlacedBand bandAt(const QString &text, const QRectF &rect, bool isOfColumns)
{
    const QRectF room = rect.adjusted(cellPadding.width(), cellPadding.height() / 2, -cellPadding.width(), -cellPadding.height() / 2);
    return {rect, {text, TextRole::TableHeader, room, false, Qt::AlignLeft | Qt::AlignTop}, isOfColumns};
}

double heightOf(const QString &text, double width, const TextMeasure &measure)
{
    return measure(text, TextRole::TableHeader, width - 2 * cellPadding.width()).height() + cellPadding.height();
}

} // namespace

QString rowBandText(const QString &group, bool goesOn)
{
    return goesOn ? Text::tr("%1 (continued)", "name of a group of rows at the top of a further page").arg(group) : group;
}

double rowBandHeight(const TableSpec &spec, qsizetype row, bool goesOn, double width, const TextMeasure &measure)
{
    const QString &group = spec.rows[row].group;
    return group.isEmpty() ? 0 : heightOf(rowBandText(group, goesOn), width, measure);
}

PlacedBand rowBand(const TableSpec &spec, qsizetype row, bool goesOn, const QRectF &rect, const TextMeasure &measure)
{
    PlacedBand band = bandAt(rowBandText(spec.rows[row].group, goesOn), rect, false);
    band.text.rect.setHeight(measure(band.text.text, band.text.role, band.text.rect.width()).height());
    return band;
}

QList<PlacedBand> columnBands(const TableSpec &spec, const ColumnGroup &columns, double top, const TextMeasure &measure)
{
    QList<PlacedBand> bands;
    double left = columns.firstWidth;
    double height = 0;
    for (qsizetype begin = 0, end = 0; begin < columns.widths.size(); begin = end) {
        const QString &group = spec.columns[columns.begin + begin].group;
        double width = 0;
        for (; end < columns.widths.size() && spec.columns[columns.begin + end].group == group; ++end)
            width += columns.widths[end];
        if (!group.isEmpty()) {
            bands.append(bandAt(group, QRectF(left, top, width, 0), true));
            height = std::max(height, heightOf(group, width, measure));
        }
        left += width;
    }
    for (PlacedBand &band : bands)
        band = bandAt(band.text.text, QRectF(band.rect.topLeft(), QSizeF(band.rect.width(), height)), true);
    return bands;
}

double columnBandHeight(const TableSpec &spec, const ColumnGroup &columns, const TextMeasure &measure)
{
    const QList<PlacedBand> bands = columnBands(spec, columns, 0, measure);
    return bands.isEmpty() ? 0 : bands.constFirst().rect.height();
}

} // namespace fatlas
