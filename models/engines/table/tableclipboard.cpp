// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/tableclipboard.h"

#include "engines/table/csv.h"
#include "engines/table/htmlparts.h"
#include "engines/table/tablewords.h"
#include "engines/words.h"

#include <QHash>

namespace fatlas {

namespace {

// Word, mail and spreadsheets read styles from the element alone. The last one is Excel's: the cell is text, not a formula.
const QString cellStyle = QStringLiteral("border:1px solid #999;padding:2px 6px;vertical-align:top;mso-number-format:'\\@'");

QString field(const QString &text)
{
    QString shown = defused(cleanText(text));
    if (!shown.contains(QLatin1Char('\t')) && !shown.contains(QLatin1Char('\n')) && !shown.contains(QLatin1Char('"')))
        return shown;
    shown.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    return QLatin1Char('"') + shown + QLatin1Char('"');
}

QString record(const QStringList &texts)
{
    QStringList fields;
    for (const QString &text : texts)
        fields += field(text);
    return fields.join(QLatin1Char('\t')) + QLatin1Char('\n');
}

QString joined(QStringList parts, const QString &separator)
{
    parts.removeAll(QString());
    return parts.join(separator);
}

QString ratingWords(const TableCell &cell)
{
    if (!cell.rating)
        return {};
    return joined({intervalText(cell.rating->value, cell.rating->low, cell.rating->high), standingSign(cell.standing)},
                  QStringLiteral(" "));
}

QString plainCell(const TableCell &cell)
{
    return joined({ratingWords(cell), cell.rating && cell.text.isEmpty() ? QString() : cellWords(cell), noteText(cell)},
                  QStringLiteral(" "));
}

QString richCell(const TableCell &cell)
{
    const QString rating = ratingWords(cell);
    return joined({rating.isEmpty() ? QString() : QStringLiteral("<b>%1</b>").arg(htmlText(rating)), htmlText(cellText(cell)),
                   htmlText(noteText(cell))},
                  QStringLiteral("<br/>"));
}

QString richField(const QString &tag, const QString &html)
{
    return QStringLiteral("<%1 style=\"%2\">%3</%1>").arg(tag, cellStyle, html);
}

QString textOf(const TableSpec &spec)
{
    QStringList header{spec.corner};
    for (const TableHeading &column : spec.columns)
        header += fullHeading(column);
    QString text = record(header);
    for (qsizetype row = 0; row < spec.rows.size(); ++row) {
        if (const QString group = beginningGroup(spec.rows, row); !group.isEmpty())
            text += record({group});
        QStringList fields{spec.rows[row].text};
        for (const TableCell &cell : spec.cells[row])
            fields += plainCell(cell);
        text += record(fields);
    }
    if (!spec.references.isEmpty())
        text += QLatin1Char('\n') + (spec.referencesTitle.isEmpty() ? QString() : record({spec.referencesTitle}));
    for (qsizetype i = 0; i < spec.references.size(); ++i)
        text += record({QStringLiteral("[%1]").arg(i + 1), spec.references[i].text});
    return text;
}

QString htmlOf(const TableSpec &spec)
{
    QString html = QStringLiteral("<html><head><meta charset=\"utf-8\"/></head><body>\n<table style=\"border-collapse:collapse\">\n<tr>")
        + richField(QStringLiteral("th"), htmlText(spec.corner));
    for (const TableHeading &column : spec.columns)
        html += richField(QStringLiteral("th"), htmlText(fullHeading(column)));
    html += QStringLiteral("</tr>\n");
    for (qsizetype row = 0; row < spec.rows.size(); ++row) {
        if (const QString group = beginningGroup(spec.rows, row); !group.isEmpty()) {
            html += QStringLiteral("<tr><th colspan=\"%1\" align=\"left\" style=\"%2\">%3</th></tr>\n")
                        .arg(QString::number(spec.columns.size() + 1), cellStyle, htmlText(group));
        }
        html += QStringLiteral("<tr>") + richField(QStringLiteral("th"), headingHtml(spec.rows[row]));
        for (const TableCell &cell : spec.cells[row])
            html += richField(QStringLiteral("td"), richCell(cell));
        html += QStringLiteral("</tr>\n");
    }
    html += QStringLiteral("</table>\n");
    if (!spec.references.isEmpty() && !spec.referencesTitle.isEmpty())
        html += QStringLiteral("<p><b>%1</b></p>\n").arg(htmlText(spec.referencesTitle));
    for (qsizetype i = 0; i < spec.references.size(); ++i)
        html += QStringLiteral("<p>[%1] %2</p>\n").arg(QString::number(i + 1), referenceHtml(spec.references[i]));
    return html + QStringLiteral("</body></html>\n");
}

} // namespace

TableClipboard tableClipboard(const TableSpec &spec)
{
    return {htmlOf(spec), textOf(spec)};
}

TableSpec excerpt(const TableSpec &spec, const QList<qsizetype> &rows, const QList<qsizetype> &columns)
{
    TableSpec part = spec;
    part.columns.clear();
    part.rows.clear();
    part.cells.clear();
    part.references.clear();
    for (const qsizetype column : columns)
        part.columns.append(spec.columns[column]);
    QHash<int, int> numbers;
    for (const qsizetype row : rows) {
        part.rows.append(spec.rows[row]);
        QList<TableCell> cells;
        for (const qsizetype column : columns) {
            TableCell cell = spec.cells[row][column];
            for (int &note : cell.notes) {
                if (!numbers.contains(note)) {
                    part.references.append(spec.references.value(note - 1));
                    numbers.insert(note, int(part.references.size()));
                }
                note = numbers.value(note);
            }
            cells.append(cell);
        }
        part.cells.append(cells);
    }
    return part;
}

} // namespace fatlas
