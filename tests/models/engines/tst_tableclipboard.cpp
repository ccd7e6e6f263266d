// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/tableclipboard.h"
#include "engines/table/tablewords.h"
#include "support/samples.h"
#include "support/specsamples.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Reads text with tabs as spreadsheets paste it: a field that begins with a quote goes to the next single one.
QList<QStringList> pasted(const QString &text)
{
    QList<QStringList> records{{QString()}};
    bool isQuoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        QString &field = records.last().last();
        const bool quote = text[i] == u'"';
        if (isQuoted && quote && i + 1 < text.size() && text[i + 1] == u'"') {
            field += u'"';
            ++i;
        } else if (quote && (isQuoted || field.isEmpty())) {
            isQuoted = !isQuoted;
        } else if (!isQuoted && text[i] == u'\t') {
            records.last().append(QString());
        } else if (!isQuoted && text[i] == u'\n') {
            records.append({QString()});
        } else {
            field += text[i];
        }
    }
    records.removeLast();
    return records;
}

TableSpec smallTable()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    return buildTableSpec(atlas, wholeTable(atlas, {u"usability"_s}), Language::English);
}

} // namespace

class TableClipboardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cellsWithTheirSources();
    void excerptNumbersAnew();
    void groups();
    void hostileTextsPasteAsOneCell();
    void richTextIsWellFormed();
    void richCellsAreNoFormulas();
    void empty();
};

void TableClipboardTest::cellsWithTheirSources()
{
    // Values: test::smallKnowledge().
    const QList<QStringList> expected{{u"Framework"_s, u"Paradigm"_s, u"Debugging"_s},
                                      {u"PyTorch"_s, u"Eager [1]"_s, u"9.3 (8.9–9.7) Python debuggers work [1, 2]"_s},
                                      {u"JAX"_s, u"Functional [1]"_s, u"6.3 (5.4–7.2) Traced code hides values [3, 1]"_s},
                                      {u"Megatron-LM"_s, u"On PyTorch [2]"_s, u"Not applicable: Same as PyTorch"_s},
                                      {u"MLX"_s, u"Lazy arrays [1]"_s, u"Unknown"_s},
                                      {QString()},
                                      {u"Sources"_s},
                                      {u"[1]"_s, u"Documentation · Publisher · documentation · no date stated · https://example.org/doc"_s},
                                      {u"[2]"_s, u"Paper · Publisher · paper · no date stated · https://example.org/paper"_s},
                                      {u"[3]"_s, u"种子文章 · Publisher · seed article · no date stated"_s}};
    QCOMPARE(pasted(tableClipboard(smallTable()).text), expected);
}

void TableClipboardTest::excerptNumbersAnew()
{
    // JAX and Megatron-LM, debugging before paradigm: sources 3, 1, 1 and 2 of the whole table.
    const TableSpec part = excerpt(smallTable(), {1, 2}, {1, 0});
    QCOMPARE(part.cells[0][0].notes, QList<int>({1, 2}));
    QCOMPARE(part.cells[0][1].notes, QList<int>({2}));
    QCOMPARE(part.cells[1][0].notes, QList<int>());
    QCOMPARE(part.cells[1][1].notes, QList<int>({3}));
    QStringList titles;
    for (const TableReference &reference : part.references)
        titles += reference.text.section(u" · "_s, 0, 0);
    QCOMPARE(titles, QStringList({u"种子文章"_s, u"Documentation"_s, u"Paper"_s}));
    QCOMPARE(part.columns[0].text, u"Debugging"_s);
    QCOMPARE(part.rows[1].text, u"Megatron-LM"_s);
    QVERIFY(excerpt(smallTable(), {}, {}).references.isEmpty());
}

void TableClipboardTest::groups()
{
    const TableSpec spec = test::groupedTable(Language::English);
    const QList<QStringList> records = pasted(tableClipboard(spec).text);
    QCOMPARE(records[0][1], u"Language: Programming paradigm"_s);
    QCOMPARE(records[1], QStringList(u"General frameworks"_s));
    QVERIFY(records[2][2].startsWith(u"9.3 (8.9–9.7) ▲ Python"_s));
    QVERIFY(tableClipboard(spec).html.contains(u"colspan=\"8\""_s));
}

void TableClipboardTest::hostileTextsPasteAsOneCell()
{
    const TableSpec spec = test::hostileTable();
    const QList<QStringList> records = pasted(tableClipboard(spec).text);
    for (qsizetype row = 0; row < spec.rows.size(); ++row) {
        // Before each row stands the name of its group.
        const QStringList &record = records[1 + 2 * row + 1];
        QCOMPARE(record.size(), 2);
        const QString text = cleanText(spec.rows[row].text);
        QVERIFY2(record[0] == text || record[0] == u'\'' + text, qPrintable(record[0]));
        QVERIFY2(!QStringLiteral("=@＝").contains(record[0].front()), qPrintable(record[0]));
        QVERIFY2(record[1].contains(text), qPrintable(record[1]));
    }
}

void TableClipboardTest::richTextIsWellFormed()
{
    QXmlStreamReader reader(tableClipboard(test::hostileTable()).html);
    int cells = 0;
    QStringList links;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        QVERIFY(reader.name() != u"script");
        cells += reader.name() == u"td" ? 1 : 0;
        if (reader.name() == u"a")
            links += reader.attributes().value(u"href"_s).toString();
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(cells, test::hostileTexts().size());
    QCOMPARE(links, QStringList(u"https://example.org/a%20b?q=%22%3Cx%3E%22&y=1#z"_s));
}

void TableClipboardTest::richCellsAreNoFormulas()
{
    QXmlStreamReader reader(tableClipboard(test::hostileTable()).html);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && (reader.name() == u"td" || reader.name() == u"th"))
            QVERIFY(reader.attributes().value(u"style"_s).contains(u"mso-number-format:'\\@'"_s));
    }
}

void TableClipboardTest::empty()
{
    QCOMPARE(tableClipboard({}).text, u"\n"_s);
    QVERIFY(!tableClipboard({}).html.isEmpty());
}

QTEST_GUILESS_MAIN(TableClipboardTest)
#include "tst_tableclipboard.moc"
