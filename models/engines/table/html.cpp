// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/html.h"

#include "engines/table/htmlparts.h"
#include "engines/table/htmlstyle.h"
#include "engines/table/tablewords.h"
#include "engines/words.h"

#include <QCoreApplication>
#include <QSet>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Html)
};

/// Number, bar on a scale from 0 to 10 and the interval across it. A picture, so that it is printed where grounds are not.
QString ratingHtml(const Interval &rating)
{
    const auto at = [](double score) { return QString::number(10 * score, 'f', 1); };
    const QString words = intervalText(rating.value, rating.low, rating.high);
    return QStringLiteral(
               "<span class=\"rating\" title=\"%1\"><b>%2</b> <svg viewBox=\"-1 0 102 14\" role=\"img\" aria-label=\"%1\">"
               "<path class=\"scale\" d=\"M0 12H100M0 9v4M50 9v4M100 9v4\"/><rect class=\"bar\" y=\"3\" width=\"%3\" height=\"7\"/>"
               "<path class=\"range\" d=\"M%4 6.5H%5M%4 3v7M%5 3v7\"/></svg></span>")
        .arg(htmlText(words), scoreText(rating.value), at(rating.value), at(rating.low), at(rating.high));
}

/// The table and what leads from it to the sources.
class Writer
{
public:
    explicit Writer(const TableSpec &spec) : m_spec(spec) { }

    [[nodiscard]] QString table();
    /// After table(): only sources that a cell names lead back.
    [[nodiscard]] QString references() const;

private:
    [[nodiscard]] QString head() const;
    [[nodiscard]] QString columnGroups() const;
    [[nodiscard]] QString row(qsizetype index);
    [[nodiscard]] QString content(const TableCell &cell);
    [[nodiscard]] QString notes(const TableCell &cell);

    const TableSpec &m_spec;
    QSet<int> m_mentioned;
};

QString Writer::columnGroups() const
{
    if (!hasGroups(m_spec.columns))
        return {};
    QString html = QStringLiteral("<tr><td></td>");
    for (qsizetype begin = 0, end = 0; begin < m_spec.columns.size(); begin = end) {
        const QString &group = m_spec.columns[begin].group;
        while (end < m_spec.columns.size() && m_spec.columns[end].group == group)
            ++end;
        html += QStringLiteral("<th scope=\"colgroup\" colspan=\"%1\">%2</th>").arg(QString::number(end - begin), htmlText(group));
    }
    return html + QStringLiteral("</tr>\n");
}

QString Writer::head() const
{
    QString html = QStringLiteral("<thead>\n") + columnGroups();
    html += QStringLiteral("<tr><th scope=\"col\">%1</th>").arg(htmlText(m_spec.corner));
    for (const TableHeading &column : m_spec.columns)
        html += QStringLiteral("<th scope=\"col\">%1</th>").arg(headingHtml(column));
    return html + QStringLiteral("</tr>\n</thead>\n");
}

QString Writer::notes(const TableCell &cell)
{
    QStringList links;
    for (const int note : cell.notes) {
        // The way back leads to where the source is named first.
        const QString anchor = m_mentioned.contains(note) ? QString() : QStringLiteral(" id=\"note-%1\"").arg(note);
        m_mentioned.insert(note);
        links += QStringLiteral("<a href=\"#source-%1\"%2>%1</a>").arg(QString::number(note), anchor);
    }
    if (links.isEmpty())
        return {};
    const QString mark = markText(cell.evidence);
    const QString marked = mark.isEmpty() ? QString() : QLatin1Char(' ') + htmlText(mark);
    return QStringLiteral("<span class=\"notes\">[%1]%2</span>").arg(links.join(QStringLiteral(", ")), marked);
}

QString Writer::content(const TableCell &cell)
{
    QString html;
    if (cell.rating) {
        html = ratingHtml(*cell.rating);
        if (cell.standing != Standing::Plain) {
            html += QStringLiteral(" <span class=\"standing\" title=\"%1\">%2</span>")
                        .arg(htmlText(standingName(cell.standing)), standingSign(cell.standing));
        }
    }
    const QString text = htmlText(cellText(cell));
    if (!text.isEmpty())
        html += QStringLiteral("<p>%1</p>").arg(text);
    const QString state = cell.state == AssessmentState::Known
        ? QString()
        : QStringLiteral(" class=\"%1\" title=\"%2\"").arg(assessmentStateId(cell.state), htmlText(stateName(cell.state)));
    return QStringLiteral("<td%1>%2</td>").arg(state, html + notes(cell));
}

QString Writer::row(qsizetype index)
{
    QString html;
    if (const QString group = beginningGroup(m_spec.rows, index); !group.isEmpty()) {
        html = QStringLiteral("<tr class=\"group\"><th scope=\"rowgroup\" colspan=\"%1\"><span>%2</span></th></tr>\n")
                   .arg(QString::number(m_spec.columns.size() + 1), htmlText(group));
    }
    html += QStringLiteral("<tr><th scope=\"row\">%1</th>").arg(headingHtml(m_spec.rows[index]));
    for (const TableCell &cell : m_spec.cells[index])
        html += content(cell);
    return html + QStringLiteral("</tr>\n");
}

QString Writer::table()
{
    QString html = QStringLiteral("<div class=\"table\">\n<table>\n") + head();
    for (qsizetype i = 0; i < m_spec.rows.size(); ++i) {
        if (i == 0 || m_spec.rows[i - 1].group != m_spec.rows[i].group)
            html += i == 0 ? QStringLiteral("<tbody>\n") : QStringLiteral("</tbody>\n<tbody>\n");
        html += row(i);
    }
    html += m_spec.rows.isEmpty() ? QString() : QStringLiteral("</tbody>\n");
    return html + QStringLiteral("</table>\n</div>\n");
}

QString Writer::references() const
{
    if (m_spec.references.isEmpty())
        return {};
    QString html = QStringLiteral("<section>\n");
    if (!m_spec.referencesTitle.isEmpty())
        html += QStringLiteral("<h2>%1</h2>\n").arg(htmlText(m_spec.referencesTitle));
    html += QStringLiteral("<ol class=\"sources\">\n");
    for (qsizetype i = 0; i < m_spec.references.size(); ++i) {
        html += QStringLiteral("<li id=\"source-%1\">%2").arg(QString::number(i + 1), referenceHtml(m_spec.references[i]));
        if (m_mentioned.contains(int(i + 1))) {
            html += QStringLiteral(" <a class=\"back\" href=\"#note-%1\" title=\"%2\" aria-label=\"%2\">↑</a>")
                        .arg(QString::number(i + 1), htmlText(Text::tr("Back to the table")));
        }
        html += QStringLiteral("</li>\n");
    }
    return html + QStringLiteral("</ol>\n</section>\n");
}

QString paragraph(const QString &text, const QString &kind = {})
{
    if (text.isEmpty())
        return {};
    return QStringLiteral("<p%1>%2</p>\n").arg(kind.isEmpty() ? QString() : QStringLiteral(" class=\"%1\"").arg(kind), htmlText(text));
}

} // namespace

QByteArray tableToHtml(const TableSpec &spec, const TableOrigin &origin)
{
    QString html =
        QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\"/>\n"
                       "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                       "<meta name=\"generator\" content=\"FrameAtlas\"/>\n<title>%2</title>\n<style>\n%3</style>\n</head>\n<body>\n")
            .arg(languageTag(origin.language), htmlText(spec.title.simplified()), htmlStyle(origin.language));
    html += QStringLiteral("<header>\n");
    if (!spec.title.isEmpty())
        html += QStringLiteral("<h1>%1</h1>\n").arg(htmlText(spec.title));
    html += paragraph(spec.subtitle, QStringLiteral("subtitle"));
    for (const QString &sentence : spec.summary)
        html += paragraph(sentence, QStringLiteral("summary"));
    html += QStringLiteral("</header>\n<main>\n");
    Writer writer(spec);
    html += writer.table();
    html += paragraph(spec.caption, QStringLiteral("caption"));
    html += writer.references();
    html += QStringLiteral("</main>\n<footer>\n");
    for (const QString &line : originLines(origin))
        html += paragraph(line);
    html += QStringLiteral("</footer>\n</body>\n</html>\n");
    return html.toUtf8();
}

} // namespace fatlas
