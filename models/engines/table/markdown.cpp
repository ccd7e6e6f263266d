// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/markdown.h"

#include "engines/table/tablewords.h"
#include "engines/words.h"

#include <QRegularExpression>

namespace fatlas {

namespace {

const QString lineBreak = QStringLiteral("<br>");

QString escaped(const QString &text)
{
    QString result;
    for (const QChar c : text) {
        if (QStringLiteral("\\`*_[]<>|~$&").contains(c))
            result += QLatin1Char('\\');
        result += c;
    }
    return result;
}

/// What begins a heading, list, quotation, rule or code at the start of a line.
QString asParagraph(const QString &line)
{
    static const QRegularExpression number(QStringLiteral("^(\\d{1,9})([.)])"));
    QString text = markdownText(line);
    text.replace(number, QStringLiteral("\\1\\\\\\2"));
    if (!text.isEmpty() && QStringLiteral("#+-=").contains(text.front()))
        text.prepend(QLatin1Char('\\'));
    return text;
}

QString row(const QStringList &cells)
{
    return QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
}

QString bold(const QString &escapedText)
{
    return escapedText.isEmpty() ? QString() : QStringLiteral("**%1**").arg(escapedText);
}

QString heading(const QString &text, const QString &detail)
{
    QStringList lines{bold(markdownCell(text)), markdownCell(detail)};
    lines.removeAll(QString());
    return lines.join(lineBreak);
}

QString content(const TableCell &cell)
{
    QStringList lines;
    if (cell.rating) {
        QString rating = bold(markdownCell(intervalText(cell.rating->value, cell.rating->low, cell.rating->high)));
        if (cell.standing != Standing::Plain)
            rating += QLatin1Char(' ') + standingSign(cell.standing);
        lines += rating;
    }
    lines += markdownCell(cellText(cell));
    lines += markdownCell(noteText(cell));
    lines.removeAll(QString());
    return lines.join(lineBreak);
}

QString table(const TableSpec &spec)
{
    const qsizetype width = spec.columns.size() + 1;
    QStringList header{markdownCell(spec.corner)};
    for (const TableHeading &column : spec.columns) {
        QStringList lines{markdownCell(fullHeading(column)), markdownCell(column.detail)};
        lines.removeAll(QString());
        header += lines.join(lineBreak);
    }
    QString text = row(header) + QLatin1Char('|') + QStringLiteral(" --- |").repeated(width) + QLatin1Char('\n');
    for (qsizetype i = 0; i < spec.rows.size(); ++i) {
        if (const QString group = beginningGroup(spec.rows, i); !group.isEmpty())
            text += row(QStringList{QStringLiteral("*%1*").arg(markdownCell(group))} + QList<QString>(width - 1));
        QStringList cells{heading(spec.rows[i].text, spec.rows[i].detail)};
        for (const TableCell &cell : spec.cells[i])
            cells += content(cell);
        text += row(cells);
    }
    return text;
}

QString references(const TableSpec &spec)
{
    QString text;
    for (qsizetype i = 0; i < spec.references.size(); ++i) {
        const ReferenceParts parts = partsOf(spec.references[i]);
        text += QString::number(i + 1) + QStringLiteral(". ") + asParagraph(parts.text);
        if (!parts.href.isEmpty())
            text += (parts.text.isEmpty() ? QString() : QStringLiteral(" ")) + QLatin1Char('<') + parts.href + QLatin1Char('>');
        text += QLatin1Char('\n');
    }
    return text;
}

} // namespace

QString markdownText(const QString &text)
{
    return escaped(cleanText(text).simplified());
}

QString markdownCell(const QString &text)
{
    QString cell = escaped(cleanText(text).trimmed());
    cell.replace(QLatin1Char('\t'), QLatin1Char(' '));
    return cell.replace(QLatin1Char('\n'), lineBreak);
}

QByteArray tableToMarkdown(const TableSpec &spec, const TableOrigin &origin)
{
    QStringList blocks;
    if (!spec.title.isEmpty())
        blocks += QStringLiteral("# ") + markdownText(spec.title) + QLatin1Char('\n');
    const auto addParagraph = [&blocks](const QString &text) {
        if (const QString paragraph = asParagraph(text); !paragraph.isEmpty())
            blocks += paragraph + QLatin1Char('\n');
    };
    addParagraph(spec.subtitle);
    for (const QString &sentence : spec.summary)
        addParagraph(sentence);
    blocks += table(spec);
    addParagraph(spec.caption);
    if (!spec.references.isEmpty()) {
        if (!spec.referencesTitle.isEmpty())
            blocks += QStringLiteral("## ") + markdownText(spec.referencesTitle) + QLatin1Char('\n');
        blocks += references(spec);
    }
    blocks += QStringLiteral("---\n");
    for (const QString &line : originLines(origin))
        addParagraph(line);
    return blocks.join(QLatin1Char('\n')).toUtf8();
}

} // namespace fatlas
