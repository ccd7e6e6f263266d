// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/flattable.h"

#include "engines/table/tablewords.h"
#include "engines/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace fatlas {

namespace {

using Kind = FlatColumn::Kind;

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Csv)
};

FlatField textField(const TableCell &cell)
{
    QStringList parts{cellWords(cell), noteNumbers(cell, QStringLiteral(","))};
    // The month has a column of its own.
    EvidenceMark mark = cell.evidence;
    mark.age = EvidenceAge::Current;
    parts += cell.notes.isEmpty() ? QString() : markText(mark);
    parts.removeAll(QString());
    return {parts.join(QLatin1Char(' ')), {}};
}

FlatField numberField(double number)
{
    return {scoreText(number), number};
}

} // namespace

QList<FlatColumn> flatColumns(const TableSpec &spec)
{
    QList<FlatColumn> columns;
    if (hasGroups(spec.rows))
        columns.append({Kind::Group, Text::tr("Group"), -1});
    columns.append({Kind::Name, spec.corner, -1});
    for (qsizetype column = 0; column < spec.columns.size(); ++column) {
        const auto any = [&](const auto &has) {
            return std::any_of(spec.cells.cbegin(), spec.cells.cend(), [&](const QList<TableCell> &row) { return has(row[column]); });
        };
        const QString name = fullHeading(spec.columns[column]);
        columns.append({Kind::Text, name, column});
        if (any([](const TableCell &cell) { return cell.rating.has_value(); })) {
            columns.append({Kind::Rating, Text::tr("%1: rating").arg(name), column});
            columns.append({Kind::Low, Text::tr("%1: low").arg(name), column});
            columns.append({Kind::High, Text::tr("%1: high").arg(name), column});
        }
        if (any([](const TableCell &cell) { return cell.standing != Standing::Plain; }))
            columns.append({Kind::Standing, Text::tr("%1: standing").arg(name), column});
        if (any([](const TableCell &cell) { return !cell.asOf.isNull(); }))
            columns.append({Kind::AsOf, Text::tr("%1: as of").arg(name), column});
    }
    return columns;
}

FlatField flatField(const TableSpec &spec, const FlatColumn &column, qsizetype row)
{
    if (column.kind == Kind::Group)
        return {spec.rows[row].group, {}};
    if (column.kind == Kind::Name)
        return {spec.rows[row].text, {}};
    const TableCell &cell = spec.cells[row][column.column];
    switch (column.kind) {
    case Kind::Rating: return cell.rating ? numberField(cell.rating->value) : FlatField();
    case Kind::Low: return cell.rating ? numberField(cell.rating->low) : FlatField();
    case Kind::High: return cell.rating ? numberField(cell.rating->high) : FlatField();
    case Kind::Standing: return {standingName(cell.standing), {}};
    case Kind::AsOf: return {cell.asOf.toString(), {}};
    default: return textField(cell);
    }
}

} // namespace fatlas
