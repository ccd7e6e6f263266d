// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/csv.h"

#include "engines/table/flattable.h"
#include "engines/table/matrixtable.h"
#include "engines/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace fatlas {

namespace {

/// Name, layer, twice a rating with low and high, frontier.
constexpr qsizetype matrixWidth = 9;

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Csv)
};

bool looksLikeFormula(const QString &field)
{
    if (field.isEmpty() || !QStringLiteral("=+-@\t\r＝＋－＠").contains(field.front()))
        return false;
    // toDouble takes "-inf" and blanks around a number, too, which are no plain numbers to a spreadsheet.
    const auto isOfNumbers = [](QChar c) { return QStringLiteral("0123456789.eE+-").contains(c); };
    bool isNumber = false;
    if (std::all_of(field.cbegin(), field.cend(), isOfNumbers))
        field.toDouble(&isNumber);
    return !isNumber;
}

QString quoted(const QString &text)
{
    QString field = defused(text);
    const bool needsQuotes = field.contains(QLatin1Char('"')) || field.contains(QLatin1Char(',')) || field.contains(QLatin1Char('\n'))
        || field.contains(QLatin1Char('\r')) || field.startsWith(QLatin1Char(' ')) || field.endsWith(QLatin1Char(' '));
    if (!needsQuotes)
        return field;
    field.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    return QLatin1Char('"') + field + QLatin1Char('"');
}

QByteArray markBytes(ByteOrderMark mark)
{
    return mark == ByteOrderMark::Written ? QByteArrayLiteral("\xEF\xBB\xBF") : QByteArray();
}

/// All records of a file have the same number of fields: readers of tables insist on it.
QByteArray padded(QStringList fields, qsizetype width)
{
    while (fields.size() < width)
        fields += QString();
    return csvRecord(fields);
}

QByteArray trailerRecords(const QStringList &trailer, qsizetype width)
{
    QByteArray csv = padded({}, width);
    for (const QString &line : trailer) {
        if (!line.isEmpty())
            csv += padded({line}, width);
    }
    return csv;
}

QStringList ratingFields(const std::optional<Interval> &rating)
{
    if (!rating)
        return {QString(), QString(), QString()};
    return {scoreText(rating->value), scoreText(rating->low), scoreText(rating->high)};
}

} // namespace

QString defused(const QString &field)
{
    return looksLikeFormula(field) ? QLatin1Char('\'') + field : field;
}

QByteArray csvRecord(const QStringList &fields)
{
    QStringList encoded;
    encoded.reserve(fields.size());
    for (const QString &field : fields)
        encoded += quoted(field);
    return encoded.join(QLatin1Char(',')).toUtf8() + "\r\n";
}

QByteArray tableToCsv(const TableSpec &spec, const QStringList &trailer, ByteOrderMark mark)
{
    const QList<FlatColumn> columns = flatColumns(spec);
    QStringList header;
    for (const FlatColumn &column : columns)
        header += column.title;
    const qsizetype width = std::max<qsizetype>(2, header.size());
    QByteArray csv = markBytes(mark) + padded(header, width);
    for (qsizetype row = 0; row < spec.rows.size(); ++row) {
        QStringList fields;
        for (const FlatColumn &column : columns)
            fields += flatField(spec, column, row).text;
        csv += padded(fields, width);
    }
    csv += padded({}, width) + padded({spec.referencesTitle}, width);
    for (qsizetype i = 0; i < spec.references.size(); ++i)
        csv += padded({QStringLiteral("[%1]").arg(i + 1), spec.references[i].text}, width);
    return csv + trailerRecords(QStringList{spec.title, spec.subtitle} + spec.summary + QStringList{spec.caption} + trailer, width);
}

QByteArray matrixToCsv(const MatrixSpec &spec, const QStringList &trailer, ByteOrderMark mark)
{
    QByteArray csv = markBytes(mark);
    csv += csvRecord({Text::tr("Framework"), Text::tr("Layer"), spec.xTitle, Text::tr("%1: low").arg(spec.xTitle),
                      Text::tr("%1: high").arg(spec.xTitle), spec.yTitle, Text::tr("%1: low").arg(spec.yTitle),
                      Text::tr("%1: high").arg(spec.yTitle), Text::tr("On the Pareto frontier")});
    for (const MatrixPoint &point : spec.points) {
        QString layer;
        for (const MatrixLegendEntry &entry : spec.legend) {
            if (entry.layer == point.layer)
                layer = entry.name;
        }
        csv += csvRecord(QStringList{markedName(point), layer} + ratingFields(point.x) + ratingFields(point.y)
                         + QStringList{point.onFrontier ? Text::tr("yes") : Text::tr("no")});
    }
    for (const QString &name : spec.unplaced)
        csv += padded({name, Text::tr("no position: a rating is unknown")}, matrixWidth);
    QStringList notes{spec.note, spec.caption};
    return csv + trailerRecords(notes + trailer, matrixWidth);
}

} // namespace fatlas
