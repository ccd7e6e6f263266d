// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/markdown.h"
#include "engines/table/tablewords.h"
#include "support/samples.h"
#include "support/specsamples.h"

#include <QTest>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

const TableOrigin origin{u"2026.11.1"_s, u"2026-11"_s, u"Data 2026.11.1 · as of 2026-11"_s, u"Hidden layers: Emerging"_s,
                         Language::English};

/// Cells of a line of a table as GitHub's specification has it: a pipe after a backslash belongs to the cell. Empty for other lines.
QStringList cellsOf(const QString &line)
{
    if (!line.startsWith(u"| ") || !line.endsWith(u" |"))
        return {};
    QStringList cells{QString()};
    for (qsizetype i = 2; i < line.size() - 2; ++i) {
        if (line[i] == u'\\') {
            cells.last() += line.mid(i, 2);
            ++i;
        } else if (line[i] == u'|') {
            cells.append(QString());
        } else {
            cells.last() += line[i];
        }
    }
    for (QString &cell : cells)
        cell = cell.trimmed();
    return cells;
}

/// What CommonMark makes of backslashes and our own line breaks.
QString unescaped(QString text)
{
    text.replace(u"<br>"_s, u"\n"_s);
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'\\' && i + 1 < text.size() && QStringLiteral("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~").contains(text[i + 1]))
            ++i;
        result += text[i];
    }
    return result;
}

QStringList linesOf(const TableSpec &spec)
{
    return QString::fromUtf8(tableToMarkdown(spec, origin)).split(u'\n');
}

QList<QStringList> tableOf(const QStringList &lines)
{
    QList<QStringList> table;
    for (const QString &line : lines) {
        if (const QStringList cells = cellsOf(line); !cells.isEmpty())
            table.append(cells);
    }
    return table;
}

} // namespace

class MarkdownTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void smallTable();
    void groups();
    void hostileTextsReadBack_data();
    void hostileTextsReadBack();
    void hostileTableStaysATable();
    void nothingButTheBreakIsHtml();
    void emptyTable();
};

void MarkdownTest::smallTable()
{
    // Values: test::smallKnowledge().
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const TableSpec spec = buildTableSpec(atlas, wholeTable(atlas, {u"usability"_s}), Language::English);
    const QStringList lines = linesOf(spec);
    QCOMPARE(lines[0], u"# Usability"_s);
    QCOMPARE(lines[2], u"How it feels"_s);
    const QList<QStringList> expected{
        {u"Framework"_s, u"Paradigm"_s, u"Debugging"_s},
        {u"---"_s, u"---"_s, u"---"_s},
        {u"**PyTorch**<br>General"_s, u"Eager<br>\\[1\\]"_s, u"**9.3 (8.9–9.7)**<br>Python debuggers work<br>\\[1, 2\\]"_s},
        {u"**JAX**<br>General"_s, u"Functional<br>\\[1\\]"_s, u"**6.3 (5.4–7.2)**<br>Traced code hides values<br>\\[3, 1\\]"_s},
        {u"**Megatron-LM**<br>Acceleration layer"_s, u"On PyTorch<br>\\[2\\]"_s, u"· Same as PyTorch"_s},
        {u"**MLX**<br>Emerging"_s, u"Lazy arrays<br>\\[1\\]"_s, u"—"_s}};
    QCOMPARE(tableOf(lines), expected);
    const QStringList sources{u"## Sources"_s, QString(),
                              u"1. Documentation · Publisher · documentation · no date stated · <https://example.org/doc>"_s,
                              u"2. Paper · Publisher · paper · no date stated · <https://example.org/paper>"_s,
                              u"3. 种子文章 · Publisher · seed article · no date stated"_s};
    const qsizetype at = lines.indexOf(sources[0]);
    QVERIFY(at > 0);
    QCOMPARE(lines.mid(at, sources.size()), sources);
    QCOMPARE(lines.last(8),
             QStringList({u"---"_s, QString(), origin.provenance, QString(), origin.filter, QString(), u"Language: English"_s, QString()}));
}

void MarkdownTest::groups()
{
    const TableSpec spec = test::groupedTable(Language::Chinese);
    const QStringList lines = linesOf(spec);
    const QList<QStringList> table = tableOf(lines);
    // Header, rule, nine frameworks and the names of four groups; the header names the groups of columns.
    QCOMPARE(table.size(), 2 + 9 + 4);
    QVERIFY(table[0][1].contains(u"语言"_s) && table[0][1].contains(u"编程范式"_s));
    QCOMPARE(table[2], QStringList(u"*通用框架*"_s) + QStringList(QList<QString>(7)));
    QVERIFY(table[3][2].startsWith(u"**9.3 (8.9–9.7)** ▲<br>"_s));
    QVERIFY(table.last()[2].startsWith(u"**2.5 (1.5–3.5)** ▽<br>"_s));
    QVERIFY(table[4][1].startsWith(u"● "_s));
    for (const QString &sentence : spec.summary)
        QVERIFY(lines.contains(sentence));
}

void MarkdownTest::hostileTextsReadBack_data()
{
    QTest::addColumn<QString>("text");
    const QStringList texts = test::hostileTexts();
    for (const QString &text : texts)
        QTest::newRow(qPrintable(cleanText(text))) << text;
}

void MarkdownTest::hostileTextsReadBack()
{
    QFETCH(QString, text);
    QCOMPARE(unescaped(markdownCell(text)), cleanText(text).trimmed().replace(u'\t', u' '));
    QCOMPARE(unescaped(markdownText(text)), cleanText(text).simplified());
    QVERIFY(!markdownText(text).contains(u'\n'));
    QVERIFY(!markdownCell(text).contains(u'\n'));
}

void MarkdownTest::hostileTableStaysATable()
{
    const TableSpec spec = test::hostileTable();
    const QList<QStringList> table = tableOf(linesOf(spec));
    QCOMPARE(table.size(), 2 + 2 * spec.rows.size());
    for (qsizetype row = 0; row < spec.rows.size(); ++row) {
        const QStringList &cells = table[2 + 2 * row + 1];
        QCOMPARE(cells.size(), 2);
        const QString text = cleanText(spec.rows[row].text).trimmed().replace(u'\t', u' ');
        QVERIFY2(unescaped(cells[1]).contains(text), qPrintable(cells[1]));
    }
    // A reference that is no address of the web is no link; one that is is encoded.
    const QString all = linesOf(spec).join(u'\n');
    QVERIFY(!all.contains(u"<javascript"_s));
    QVERIFY(all.contains(u"<https://example.org/a%20b?q=%22%3Cx%3E%22&y=1#z>"_s));
}

void MarkdownTest::nothingButTheBreakIsHtml()
{
    QString all = linesOf(test::hostileTable()).join(u'\n');
    all.remove(u"<br>"_s);
    all.remove(u"<https://example.org/a%20b?q=%22%3Cx%3E%22&y=1#z>"_s);
    for (qsizetype at = all.indexOf(u'<'); at >= 0; at = all.indexOf(u'<', at + 1))
        QVERIFY2(at > 0 && all[at - 1] == u'\\', qPrintable(all.mid(std::max<qsizetype>(0, at - 10), 30)));
}

void MarkdownTest::emptyTable()
{
    const QStringList lines = linesOf({});
    QCOMPARE(tableOf(lines), QList<QStringList>({{QString()}, {u"---"_s}}));
    QVERIFY(lines.contains(origin.provenance));
}

QTEST_GUILESS_MAIN(MarkdownTest)
#include "tst_markdown.moc"
