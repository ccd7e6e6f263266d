// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/workbook.h"

#include "engines/table/flattable.h"
#include "engines/table/tablewords.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace fatlas {

namespace {

using Kind = FlatColumn::Kind;

constexpr double narrowest = 8;
constexpr double widest = 46;
constexpr double widthOfNumbers = 9;
constexpr double widthOfAddresses = 60;
constexpr double widthOfProse = 110;
constexpr double lineHeight = 15;
// A title is set larger.
constexpr double titleLines = 1.4;
constexpr double highestRow = 409;
// For the arrow of the filter.
constexpr double roomForArrow = 3;

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Workbook)
};

QString withinLimit(const QString &text, qsizetype most)
{
    if (text.size() <= most)
        return text;
    QString cut = text.left(most - 1);
    if (cut.back().isHighSurrogate())
        cut.chop(1);
    return cut + QChar(0x2026);
}

SheetCell textCell(const QString &text, SheetStyle style = SheetStyle::Body)
{
    return {withinLimit(cleanText(text), longestSheetText), {}, {}, style};
}

/// In digits: what is not Latin is about twice as wide.
double displayWidth(const QString &text)
{
    double width = 0;
    double line = 0;
    for (const QChar c : text) {
        line = c == QLatin1Char('\n') ? 0 : line + (c.unicode() < 0x2E80 ? 1 : 2);
        width = std::max(width, line);
    }
    return width;
}

double widthOf(const WorkSheet &sheet, const FlatColumn &column, qsizetype index)
{
    if (column.kind != Kind::Text && column.kind != Kind::Name && column.kind != Kind::Group)
        return column.kind == Kind::Standing || column.kind == Kind::AsOf ? widthOfNumbers + roomForArrow : widthOfNumbers;
    double width = displayWidth(column.title) + roomForArrow;
    for (const QList<SheetCell> &row : sheet.rows)
        width = std::max(width, displayWidth(row[index].text) + 1);
    return std::clamp(width, narrowest, widest);
}

/// Lines that the text takes; a tenth of the width is lost where words do not end with the line.
double linesOf(const QString &text, double width)
{
    double lines = 0;
    for (const QString &paragraph : text.split(QLatin1Char('\n')))
        lines += std::max(1.0, std::ceil(displayWidth(paragraph) / (0.9 * width)));
    return lines;
}

void fitRows(WorkSheet &sheet)
{
    for (const QList<SheetCell> &row : sheet.rows) {
        double lines = 1;
        for (qsizetype i = 0; i < row.size(); ++i)
            lines = std::max(lines, linesOf(row[i].text, sheet.widths[i]) * (row[i].style == SheetStyle::Title ? titleLines : 1));
        sheet.heights.append(lines > 1 ? std::min(highestRow, lines * lineHeight) : 0);
    }
}

WorkSheet dataSheet(const TableSpec &spec)
{
    WorkSheet sheet;
    const QList<FlatColumn> columns = flatColumns(spec);
    QList<SheetCell> header;
    for (const FlatColumn &column : columns)
        header.append(textCell(column.title, SheetStyle::Header));
    sheet.rows.append(header);
    for (qsizetype row = 0; row < spec.rows.size(); ++row) {
        QList<SheetCell> cells;
        for (const FlatColumn &column : columns) {
            const FlatField field = flatField(spec, column, row);
            if (field.number)
                cells.append({field.text, field.number, {}, SheetStyle::Score});
            else
                cells.append(textCell(field.text, column.kind == Kind::Name ? SheetStyle::Header : SheetStyle::Body));
        }
        sheet.rows.append(cells);
    }
    const auto isName = [](const FlatColumn &column) { return column.kind == Kind::Name; };
    sheet.frozenRows = 1;
    sheet.frozenColumns = int(std::find_if(columns.cbegin(), columns.cend(), isName) - columns.cbegin()) + 1;
    sheet.hasFilters = true;
    for (qsizetype i = 0; i < columns.size(); ++i)
        sheet.widths.append(widthOf(sheet, columns[i], i));
    return sheet;
}

WorkSheet sourceSheet(const TableSpec &spec)
{
    WorkSheet sheet;
    sheet.rows.append({textCell(Text::tr("No.", "column of numbers"), SheetStyle::Header), textCell(Text::tr("Source"), SheetStyle::Header),
                       textCell(Text::tr("Address"), SheetStyle::Header)});
    qsizetype links = 0;
    for (qsizetype i = 0; i < spec.references.size(); ++i) {
        const ReferenceParts parts = partsOf(spec.references[i]);
        SheetCell address = textCell(parts.address);
        // A link that is too long or one too many stays a text.
        if (!parts.href.isEmpty() && parts.href.size() <= longestSheetLink && ++links <= mostSheetLinks)
            address.href = parts.href;
        QString text = parts.text.trimmed();
        if (!parts.address.isEmpty() && text.endsWith(QChar(0xB7)))
            text = text.chopped(1).trimmed();
        sheet.rows.append({SheetCell{QString::number(i + 1), double(i + 1)}, textCell(text), address});
    }
    sheet.widths = {narrowest, widthOfAddresses, widthOfAddresses};
    sheet.frozenRows = 1;
    sheet.hasFilters = true;
    return sheet;
}

WorkSheet aboutSheet(const TableSpec &spec, const TableOrigin &origin)
{
    WorkSheet sheet;
    const auto add = [&sheet](const QString &text, SheetStyle style) {
        if (!text.isEmpty())
            sheet.rows.append(QList<SheetCell>{textCell(text, style)});
    };
    add(spec.title, SheetStyle::Title);
    add(spec.subtitle, SheetStyle::Muted);
    for (const QString &sentence : spec.summary)
        add(sentence, SheetStyle::Body);
    add(spec.caption, SheetStyle::Muted);
    for (const QString &line : originLines(origin))
        add(line, SheetStyle::Body);
    sheet.widths = {widthOfProse};
    return sheet;
}

} // namespace

QString sheetName(const QString &wish, const QString &fallback, const QStringList &taken)
{
    QString name = cleanText(wish).simplified();
    name.removeIf([](QChar c) { return QStringLiteral("[]:*?/\\").contains(c); });
    const auto shortened = [](QString text, qsizetype most) {
        text = withinLimit(text, most);
        while (text.startsWith(QLatin1Char('\'')) || text.startsWith(QLatin1Char(' ')))
            text.remove(0, 1);
        while (text.endsWith(QLatin1Char('\'')) || text.endsWith(QLatin1Char(' ')))
            text.chop(1);
        return text;
    };
    name = shortened(name, longestSheetName);
    // Excel keeps this name for itself.
    if (name.isEmpty() || name.compare(QLatin1String("History"), Qt::CaseInsensitive) == 0)
        name = fallback;
    QString unique = name;
    for (int number = 2; taken.contains(unique, Qt::CaseInsensitive); ++number) {
        const QString ending = QStringLiteral(" (%1)").arg(number);
        unique = shortened(name, longestSheetName - ending.size()) + ending;
    }
    return unique;
}

Workbook tableWorkbook(const TableSpec &spec, const TableOrigin &origin)
{
    Workbook workbook;
    QStringList taken;
    const auto add = [&](WorkSheet sheet, const QString &wish, const QString &fallback) {
        fitRows(sheet);
        sheet.name = sheetName(wish, fallback, taken);
        taken.append(sheet.name);
        workbook.sheets.append(std::move(sheet));
    };
    add(dataSheet(spec), spec.title, Text::tr("Table", "name of a sheet"));
    if (!spec.references.isEmpty())
        add(sourceSheet(spec), Text::tr("Sources", "name of a sheet"), {});
    add(aboutSheet(spec, origin), Text::tr("About", "name of a sheet"), {});
    return workbook;
}

} // namespace fatlas
