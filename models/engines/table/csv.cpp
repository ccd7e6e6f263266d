// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/csv.h"

#include "engines/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace fatlas {

namespace {

/// Name, layer, twice a rating with low and high, frontier.
constexpr qsizetype matrixWidth = 9;
constexpr char byteOrderMark[] = "\xEF\xBB\xBF";

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

QString quoted(QString field)
{
    if (looksLikeFormula(field))
        field.prepend(QLatin1Char('\''));
    const bool needsQuotes = field.contains(QLatin1Char('"')) || field.contains(QLatin1Char(',')) || field.contains(QLatin1Char('\n'))
        || field.contains(QLatin1Char('\r')) || field.startsWith(QLatin1Char(' ')) || field.endsWith(QLatin1Char(' '));
    if (!needsQuotes)
        return field;
    field.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    return QLatin1Char('"') + field + QLatin1Char('"');
}

QString cellText(const TableCell &cell)
{
    QString text = cell.text.isEmpty() ? stateName(cell.state) : cell.text;
    if (cell.state != AssessmentState::Known && !cell.text.isEmpty())
        text = QStringLiteral("%1: %2").arg(stateName(cell.state), cell.text);
    if (cell.notes.isEmpty())
        return text;
    QStringList notes;
    for (const int note : cell.notes)
        notes += QString::number(note);
    return QStringLiteral("%1 [%2]").arg(text, notes.join(QLatin1Char(',')));
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

/// Whether a column needs a column of ratings beside it.
QList<bool> ratedColumns(const TableSpec &spec)
{
    QList<bool> rated(spec.columns.size(), false);
    for (const QList<TableCell> &row : spec.cells) {
        for (qsizetype column = 0; column < row.size(); ++column)
            rated[column] = rated[column] || row[column].rating.has_value();
    }
    return rated;
}

QStringList ratingFields(const std::optional<Interval> &rating)
{
    if (!rating)
        return {QString(), QString(), QString()};
    return {scoreText(rating->value), scoreText(rating->low), scoreText(rating->high)};
}

} // namespace

QByteArray csvRecord(const QStringList &fields)
{
    QStringList encoded;
    encoded.reserve(fields.size());
    for (const QString &field : fields)
        encoded += quoted(field);
    return encoded.join(QLatin1Char(',')).toUtf8() + "\r\n";
}

QByteArray tableToCsv(const TableSpec &spec, const QStringList &trailer)
{
    const QList<bool> rated = ratedColumns(spec);
    QByteArray csv = byteOrderMark;
    QStringList header{spec.corner};
    for (qsizetype column = 0; column < spec.columns.size(); ++column) {
        const QString &name = spec.columns[column].text;
        header += name;
        if (rated[column])
            header += {Text::tr("%1: rating").arg(name), Text::tr("%1: low").arg(name), Text::tr("%1: high").arg(name)};
    }
    const qsizetype width = std::max<qsizetype>(2, header.size());
    csv += padded(header, width);
    for (qsizetype row = 0; row < spec.rows.size(); ++row) {
        QStringList fields{spec.rows[row].text};
        for (qsizetype column = 0; column < spec.columns.size(); ++column) {
            const TableCell &cell = spec.cells[row][column];
            fields += cellText(cell);
            if (rated[column])
                fields += ratingFields(cell.rating);
        }
        csv += csvRecord(fields);
    }
    csv += padded({}, width) + padded({spec.referencesTitle}, width);
    for (qsizetype i = 0; i < spec.references.size(); ++i)
        csv += padded({QStringLiteral("[%1]").arg(i + 1), spec.references[i].text}, width);
    return csv + trailerRecords(trailer, width);
}

QByteArray matrixToCsv(const MatrixSpec &spec, const QStringList &trailer)
{
    QByteArray csv = byteOrderMark;
    csv += csvRecord({Text::tr("Framework"), Text::tr("Layer"), spec.xTitle, Text::tr("%1: low").arg(spec.xTitle),
                      Text::tr("%1: high").arg(spec.xTitle), spec.yTitle, Text::tr("%1: low").arg(spec.yTitle),
                      Text::tr("%1: high").arg(spec.yTitle), Text::tr("On the Pareto frontier")});
    for (const MatrixPoint &point : spec.points) {
        QString layer;
        for (const MatrixLegendEntry &entry : spec.legend) {
            if (entry.layer == point.layer)
                layer = entry.name;
        }
        csv += csvRecord(QStringList{point.name, layer} + ratingFields(point.x) + ratingFields(point.y)
                         + QStringList{point.onFrontier ? Text::tr("yes") : Text::tr("no")});
    }
    for (const QString &name : spec.unplaced)
        csv += padded({name, Text::tr("no position: a rating is unknown")}, matrixWidth);
    QStringList notes{spec.note, spec.caption};
    return csv + trailerRecords(notes + trailer, matrixWidth);
}

} // namespace fatlas
