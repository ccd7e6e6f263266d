// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/tablewords.h"
#include "engines/table/workbook.h"
#include "support/samples.h"
#include "support/specsamples.h"

#include <QTest>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

const TableOrigin origin{u"2026.11.1"_s, u"2026-11"_s, u"Data 2026.11.1 · as of 2026-11"_s, u"Hidden layers: Emerging"_s,
                         Language::English};

QStringList textsOf(const QList<SheetCell> &row)
{
    QStringList texts;
    for (const SheetCell &cell : row)
        texts += cell.text;
    return texts;
}

} // namespace

class WorkbookTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void smallTable();
    void groupsStandFirst();
    void columnsAreAsWideAsReadsWell();
    void rowsAreAsHighAsTheirTexts();
    void longTextsAreCut();
    void tooManyLinksStayText();
    void names_data();
    void names();
    void namesOfEveryTable();
};

void WorkbookTest::smallTable()
{
    // Values: test::smallKnowledge().
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const TableSpec spec = buildTableSpec(atlas, wholeTable(atlas, {u"usability"_s}), Language::English);
    const Workbook workbook = tableWorkbook(spec, origin);
    QCOMPARE(workbook.sheets.size(), 3);
    const WorkSheet &data = workbook.sheets[0];
    QCOMPARE(data.name, u"Usability"_s);
    QCOMPARE(textsOf(data.rows[0]),
             QStringList({u"Framework"_s, u"Paradigm"_s, u"Paradigm: as of"_s, u"Debugging"_s, u"Debugging: rating"_s, u"Debugging: low"_s,
                          u"Debugging: high"_s, u"Debugging: as of"_s}));
    QCOMPARE(textsOf(data.rows[1]),
             QStringList({u"PyTorch"_s, u"Eager [1]"_s, u"2026-08"_s, u"Python debuggers work [1,2]"_s, u"9.3"_s, u"8.9"_s, u"9.7"_s,
                          u"2026-08"_s}));
    QCOMPARE(data.rows[1][4].number, std::optional(9.3));
    QCOMPARE(data.rows[1][6].number, std::optional(9.7));
    // Not rated: an empty cell, not a zero.
    QCOMPARE(data.rows[4][4], SheetCell());
    QCOMPARE(data.frozenRows, 1);
    QCOMPARE(data.frozenColumns, 1);
    QVERIFY(data.hasFilters);

    const WorkSheet &sources = workbook.sheets[1];
    QCOMPARE(sources.name, u"Sources"_s);
    QCOMPARE(sources.rows.size(), 1 + 3);
    QCOMPARE(sources.rows[1][0].number, std::optional(1.0));
    QCOMPARE(sources.rows[1][1].text, u"Documentation · Publisher · documentation · no date stated"_s);
    QCOMPARE(sources.rows[1][2].href, u"https://example.org/doc"_s);
    QCOMPARE(sources.rows[3][2], SheetCell());

    const WorkSheet &about = workbook.sheets[2];
    QStringList lines;
    for (const QList<SheetCell> &row : about.rows)
        lines += row[0].text;
    QCOMPARE(lines, QStringList({spec.title, spec.subtitle, spec.caption, origin.provenance, origin.filter, u"Language: English"_s}));
}

void WorkbookTest::groupsStandFirst()
{
    const TableSpec spec = test::groupedTable(Language::Chinese);
    const WorkSheet data = tableWorkbook(spec, origin).sheets[0];
    QCOMPARE(data.rows[0][0].text, u"Group"_s);
    QCOMPARE(data.frozenColumns, 2);
    for (qsizetype row = 0; row < spec.rows.size(); ++row) {
        QCOMPARE(data.rows[row + 1][0].text, spec.rows[row].group);
        QCOMPARE(data.rows[row + 1][1].text, spec.rows[row].text);
    }
}

void WorkbookTest::columnsAreAsWideAsReadsWell()
{
    for (const Language language : allLanguages) {
        const WorkSheet data = tableWorkbook(test::usabilityTable(language), origin).sheets[0];
        QCOMPARE(data.widths.size(), data.rows[0].size());
        for (const double width : data.widths)
            QVERIFY(width >= 8 && width <= 46);
    }
}

void WorkbookTest::rowsAreAsHighAsTheirTexts()
{
    TableSpec spec;
    spec.columns = {{u"column"_s, {}}};
    // A column is 46 digits wide at most, and a Chinese character takes two: 40 of them do not fit on one line, nor do two lines.
    const QStringList texts{u"short"_s, u"显"_s.repeated(40), u"two\nlines"_s, u"word "_s.repeated(2000)};
    for (const QString &text : texts) {
        spec.rows.append({u"row"_s, {}});
        spec.cells.append({TableCell{AssessmentState::Known, text, {}, {}, {}}});
    }
    const WorkSheet data = tableWorkbook(spec, origin).sheets[0];
    QCOMPARE(data.heights, QList<double>({0, 0, 2 * 15, 2 * 15, 409}));
}

void WorkbookTest::longTextsAreCut()
{
    TableSpec spec;
    spec.columns = {{u"column"_s, {}}};
    spec.rows = {{u"row"_s, {}}};
    // A character of two units would be cut in its middle.
    const QString text = u"x"_s.repeated(32765) + u"𠮷𠮷"_s;
    spec.cells = {{TableCell{AssessmentState::Known, text, {}, {}, {}}}};
    const QString written = tableWorkbook(spec, origin).sheets[0].rows[1][1].text;
    QCOMPARE(written, u"x"_s.repeated(32765) + u"…"_s);
    spec.cells[0][0].text = u"y"_s.repeated(32767);
    QCOMPARE(tableWorkbook(spec, origin).sheets[0].rows[1][1].text, spec.cells[0][0].text);
}

void WorkbookTest::tooManyLinksStayText()
{
    TableSpec spec;
    for (int i = 0; i < 65540; ++i)
        spec.references.append({u"Source"_s, QUrl(u"https://example.org/%1"_s.arg(i))});
    spec.references[0].url = QUrl(u"https://example.org/"_s + u"a"_s.repeated(2100));
    spec.references[1].url = QUrl(u"javascript:alert(1)"_s);
    const WorkSheet sources = tableWorkbook(spec, origin).sheets[1];
    qsizetype links = 0;
    for (const QList<SheetCell> &row : sources.rows)
        links += row[2].href.isEmpty() ? 0 : 1;
    QCOMPARE(links, 65530);
    QVERIFY(sources.rows[1][2].href.isEmpty());
    QVERIFY(sources.rows[1][2].text.size() > 2100);
    QCOMPARE(sources.rows[2][2], SheetCell());
    QVERIFY(sources.rows.last()[2].href.isEmpty());
    QCOMPARE(sources.rows.last()[2].text, u"https://example.org/65539"_s);
}

void WorkbookTest::names_data()
{
    QTest::addColumn<QString>("wish");
    QTest::addColumn<QStringList>("taken");
    QTest::addColumn<QString>("expected");
    QTest::newRow("as it is") << u"编程模型与易用性"_s << QStringList() << u"编程模型与易用性"_s;
    QTest::newRow("what is not allowed") << u"a[b]:c*d?e/f\\g"_s << QStringList() << u"abcdefg"_s;
    QTest::newRow("apostrophes at the ends") << u"'quoted'"_s << QStringList() << u"quoted"_s;
    QTest::newRow("apostrophe within") << u"Keras' own"_s << QStringList() << u"Keras' own"_s;
    QTest::newRow("31 letters") << u"a"_s.repeated(31) << QStringList() << u"a"_s.repeated(31);
    QTest::newRow("32 letters") << u"a"_s.repeated(32) << QStringList() << u"a"_s.repeated(30) + u"…"_s;
    QTest::newRow("nothing left") << u" [] "_s << QStringList() << u"Table"_s;
    QTest::newRow("kept by Excel") << u"history"_s << QStringList() << u"Table"_s;
    QTest::newRow("taken") << u"Sources"_s << QStringList(u"sources"_s) << u"Sources (2)"_s;
    QTest::newRow("taken twice") << u"Sources"_s << QStringList({u"Sources"_s, u"sources (2)"_s}) << u"Sources (3)"_s;
    QTest::newRow("taken and long") << u"a"_s.repeated(31) << QStringList(u"A"_s.repeated(31)) << u"a"_s.repeated(26) + u"… (2)"_s;
    QTest::newRow("line break") << u"two\nlines"_s << QStringList() << u"two lines"_s;
}

void WorkbookTest::names()
{
    QFETCH(QString, wish);
    QFETCH(QStringList, taken);
    QTEST(sheetName(wish, u"Table"_s, taken), "expected");
}

void WorkbookTest::namesOfEveryTable()
{
    TableSpec spec = test::hostileTable();
    for (const QString &title : test::hostileTexts() + QStringList{u"Sources"_s, u"About"_s, QString()}) {
        spec.title = title;
        QStringList names;
        for (const WorkSheet &sheet : tableWorkbook(spec, origin).sheets) {
            QVERIFY(!sheet.name.isEmpty() && sheet.name.size() <= 31);
            QVERIFY2(!names.contains(sheet.name, Qt::CaseInsensitive), qPrintable(sheet.name));
            names += sheet.name;
        }
    }
}

QTEST_GUILESS_MAIN(WorkbookTest)
#include "tst_workbook.moc"
