// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/codehtml.h"

#include "engines/words.h"
#include "paint/codepainter.h"

#include <array>

namespace fatlas {

namespace {

struct ToneClass
{
    CodeTone tone;
    const char *name;
};

/// Classes of the stretches; plain code needs none.
constexpr std::array toneClasses{ToneClass{CodeTone::Keyword, "k"},   ToneClass{CodeTone::String, "s"},
                                 ToneClass{CodeTone::Comment, "c"},   ToneClass{CodeTone::Number, "n"},
                                 ToneClass{CodeTone::Decorator, "d"}, ToneClass{CodeTone::Definition, "f"},
                                 ToneClass{CodeTone::Call, "a"}};

QString element(const QString &name, const QString &content)
{
    return content.isEmpty() ? QString() : QStringLiteral("<%1>%2</%1>\n").arg(name, content);
}

QString textElement(const char *name, const QString &text)
{
    return element(QLatin1String(name), text.toHtmlEscaped());
}

/// The colours of a theme as variables.
QString variables(ThemeKind kind)
{
    const Theme &theme = Theme::of(kind);
    QString css = QStringLiteral("--surface:%1;--raised:%2;--text:%3;--muted:%4;--line:%5;")
                      .arg(theme.color(ColorRole::Surface).name(), theme.color(ColorRole::Raised).name(),
                           theme.color(ColorRole::Text).name(), theme.color(ColorRole::Muted).name(), theme.color(ColorRole::Line).name());
    for (const ToneClass &one : toneClasses)
        css += QStringLiteral("--%1:%2;").arg(QLatin1String(one.name), theme.color(codeColorRole(one.tone)).name());
    return css;
}

QString toneRules()
{
    QString css;
    for (const ToneClass &one : toneClasses) {
        const QTextCharFormat format = codeFormat(one.tone, Theme::of(ThemeKind::Print));
        css += QStringLiteral(".%1{color:var(--%1)%2%3}\n")
                   .arg(QLatin1String(one.name), format.fontWeight() >= QFont::Bold ? QStringLiteral(";font-weight:bold") : QString(),
                        format.fontItalic() ? QStringLiteral(";font-style:italic") : QString());
    }
    return css;
}

QString styleSheet(qsizetype columns)
{
    const QString face = QStringLiteral("\"Noto Sans CJK SC\",\"Noto Sans SC\",\"PingFang SC\",\"Microsoft YaHei\",sans-serif");
    const QString mono = QStringLiteral("\"Noto Sans Mono CJK SC\",\"DejaVu Sans Mono\",Menlo,Consolas,monospace");
    return QStringLiteral(
               ":root{%1}\n"
               "@media(prefers-color-scheme:dark){:root{%2}}\n"
               "@media print{:root{%3}@page{size:A4 landscape;margin:12mm}pre{white-space:pre-wrap;overflow-wrap:anywhere}}\n"
               "body{margin:1.5rem;background:var(--surface);color:var(--text);font:15px/1.5 %4}\n"
               ".row{display:grid;grid-template-columns:repeat(%5,minmax(0,1fr));gap:1.5rem;align-items:start}\n"
               "h2{margin:1.5rem 0 .5rem;border-bottom:1px solid var(--line);break-after:avoid}h3{margin:.5rem 0 .25rem;break-after:avoid}\n"
               "pre{margin:0;padding:.6rem .8rem;overflow-x:auto;background:var(--raised);border:1px solid var(--line);"
               "font:13px/1.45 %6;tab-size:4}\n"
               "small,footer,ol{color:var(--muted)}a{color:inherit}dt{font-weight:600}dd{margin:0 0 .5rem}\n")
               .arg(variables(ThemeKind::Light), variables(ThemeKind::Dark), variables(ThemeKind::Print), face)
               .arg(std::max<qsizetype>(1, columns))
               .arg(mono)
        + toneRules();
}

QString lineHtml(const QString &line, const CodeSpans &spans)
{
    QString html;
    for (const CodeSpan &span : spans) {
        const QString text = line.mid(span.start, span.length).toHtmlEscaped();
        const auto found =
            std::find_if(toneClasses.cbegin(), toneClasses.cend(), [&span](const ToneClass &one) { return one.tone == span.tone; });
        html += found == toneClasses.cend() ? text : QStringLiteral("<span class=\"%1\">%2</span>").arg(QLatin1String(found->name), text);
    }
    return html;
}

QString headHtml(const CodeColumn &column)
{
    QStringList parts{column.detail, joinItems(column.styles), asOfText(column), numbersText(column)};
    parts.removeAll(QString());
    QString html = textElement("h3", column.name);
    if (!column.missing.isEmpty())
        return html + textElement("p", column.missing);
    html += textElement("small", parts.join(QStringLiteral(" · ")));
    QString remarks;
    for (const CodeRemark &remark : column.remarks)
        remarks += textElement("dt", remark.label) + textElement("dd", remark.text);
    return html + element(QStringLiteral("dl"), remarks);
}

QString cellHtml(const CodeColumn &column, qsizetype section)
{
    if (section >= column.cells.size())
        return {};
    const CodeCell &cell = column.cells[section];
    QString html = textElement("h3", column.name);
    if (cell.lines.isEmpty())
        return html + textElement("p", cell.absent) + textElement("p", cell.note);
    QString code;
    for (qsizetype i = 0; i < cell.lines.size(); ++i)
        code += lineHtml(cell.lines[i], cell.spans[i]) + QLatin1Char('\n');
    // An HTML parser drops a line break directly behind <pre>.
    html += QStringLiteral("<pre><code class=\"language-%1\">%2</code></pre>\n").arg(codeLanguageId(column.language), code);
    return html + textElement("p", cell.note);
}

QString referenceHtml(const TableReference &reference)
{
    const QString text = reference.text.toHtmlEscaped();
    const QString address = QString::fromLatin1(reference.url.toEncoded()).toHtmlEscaped();
    if (address.isEmpty())
        return element(QStringLiteral("li"), text);
    const QString link = QStringLiteral("<a href=\"%1\" rel=\"noopener noreferrer\">%2</a>");
    return text.contains(address) ? element(QStringLiteral("li"), QString(text).replace(address, link.arg(address, address)))
                                  : element(QStringLiteral("li"), text + QLatin1Char(' ') + link.arg(address, address));
}

QString rowHtml(const QStringList &cells)
{
    QString html = QStringLiteral("<div class=\"row\">\n");
    for (const QString &cell : cells)
        html += QStringLiteral("<div>\n%1</div>\n").arg(cell);
    return html + QStringLiteral("</div>\n");
}

} // namespace

QByteArray codeToHtml(const CodeSpec &spec, const CodeOrigin &origin)
{
    QString body = textElement("h1", spec.title) + textElement("p", spec.subtitle);
    QStringList heads;
    for (const CodeColumn &column : spec.columns)
        heads += headHtml(column);
    body += rowHtml(heads);
    for (qsizetype section = 0; section < spec.sections.size(); ++section) {
        QStringList cells;
        for (const CodeColumn &column : spec.columns)
            cells += cellHtml(column, section);
        body += textElement("h2", spec.sections[section]) + rowHtml(cells);
    }
    QString references;
    for (const TableReference &reference : spec.references)
        references += referenceHtml(reference);
    body += textElement("h2", references.isEmpty() ? QString() : spec.referencesTitle) + element(QStringLiteral("ol"), references);
    QString footer;
    for (const QString &line : origin.lines)
        footer += textElement("div", line);
    body += element(QStringLiteral("footer"), footer);
    const QString language = origin.language == Language::Chinese ? QStringLiteral("zh-CN") : QStringLiteral("en");
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\"/>\n"
                          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>%2</title>\n"
                          "<style>\n%3</style>\n</head>\n<body>\n")
               .arg(language, spec.title.toHtmlEscaped(), styleSheet(spec.columns.size()))
               .toUtf8()
        + body.toUtf8() + "</body>\n</html>\n";
}

} // namespace fatlas
