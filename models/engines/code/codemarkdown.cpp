// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/code/codetexts.h"
#include "engines/words.h"

#include <QRegularExpression>

namespace fatlas {

namespace {

/// A text in which nothing is taken as markup, at the start of a line either.
QString escaped(const QString &text)
{
    static const QRegularExpression number(QStringLiteral("^(\\d{1,9})([.)])"));
    QString result;
    for (const QChar c : text.simplified()) {
        if (QStringLiteral("\\`*_[]<>|~$&").contains(c))
            result += QLatin1Char('\\');
        result += c;
    }
    result.replace(number, QStringLiteral("\\1\\\\\\2"));
    if (!result.isEmpty() && QStringLiteral("#+-=").contains(result.front()))
        result.prepend(QLatin1Char('\\'));
    return result;
}

QString heading(int level, const QString &text)
{
    return QStringLiteral("%1 %2\n").arg(QString(level, QLatin1Char('#')), escaped(text));
}

QString paragraph(const QString &text)
{
    return text.isEmpty() ? QString() : escaped(text) + QLatin1Char('\n');
}

/// A fence longer than any row of backticks in the code.
QString fenced(const CodeCell &cell, CodeLanguage language)
{
    int longest = 2;
    int row = 0;
    for (const QChar c : cellCode(cell)) {
        row = c == u'`' ? row + 1 : 0;
        longest = std::max(longest, row);
    }
    const QString fence(longest + 1, QLatin1Char('`'));
    return fence + codeLanguageId(language) + QLatin1Char('\n') + cellCode(cell) + fence + QLatin1Char('\n');
}

QString remarkLine(const CodeRemark &remark)
{
    return QStringLiteral("- **%1** – %2\n").arg(escaped(remark.label), escaped(remark.text));
}

/// Who is compared, in which style, and how one debugs.
QString introduction(const CodeColumn &column)
{
    QStringList parts{column.detail, joinItems(column.styles), asOfText(column), numbersText(column)};
    parts.removeAll(QString());
    QString text = heading(2, column.name) + QLatin1Char('\n');
    if (!column.missing.isEmpty())
        return text + paragraph(column.missing);
    text += paragraph(parts.join(QStringLiteral(" · "))) + QLatin1Char('\n');
    for (const CodeRemark &remark : column.remarks)
        text += remarkLine(remark);
    return text;
}

QString part(const CodeColumn &column, const CodeCell &cell)
{
    QStringList blocks{heading(3, column.name)};
    if (cell.lines.isEmpty())
        blocks += paragraph(cell.absent);
    else
        blocks += fenced(cell, column.language);
    blocks += paragraph(cell.note);
    blocks.removeAll(QString());
    return blocks.join(QLatin1Char('\n'));
}

QString references(const CodeSpec &spec)
{
    QString text;
    for (qsizetype i = 0; i < spec.references.size(); ++i)
        text += QStringLiteral("%1. %2\n").arg(i + 1).arg(escaped(spec.references[i].text));
    return text;
}

} // namespace

QByteArray codeToMarkdown(const CodeSpec &spec, const CodeOrigin &origin)
{
    QStringList blocks{heading(1, spec.title), paragraph(spec.subtitle)};
    for (const CodeColumn &column : spec.columns)
        blocks += introduction(column);
    for (qsizetype section = 0; section < spec.sections.size(); ++section) {
        blocks += heading(2, spec.sections[section]);
        for (const CodeColumn &column : spec.columns) {
            if (section < column.cells.size())
                blocks += part(column, column.cells[section]);
        }
    }
    if (!spec.references.isEmpty())
        blocks += {heading(2, spec.referencesTitle), references(spec)};
    blocks += QStringLiteral("---\n");
    for (const QString &line : origin.lines)
        blocks += paragraph(line);
    blocks.removeAll(QString());
    return blocks.join(QLatin1Char('\n')).toUtf8();
}

} // namespace fatlas
