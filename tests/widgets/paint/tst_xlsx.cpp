// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/tablewords.h"
#include "paint/xlsx.h"
#include "support/specsamples.h"
#include "support/zipreader.h"

#include <QBuffer>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

DocumentInfo someInfo()
{
    DocumentInfo info;
    info.title = u"易用性 <Usability> & \"more\""_s;
    info.author = u"FrameAtlas · 框架图谱"_s;
    info.provenance = u"Data 2026.11.1 · as of 2026-11"_s;
    info.created = QDateTime(QDate(2026, 11, 2), QTime(3, 4, 5), Qt::UTC);
    return info;
}

QByteArray written(const Workbook &workbook)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return exportXlsx(buffer, workbook, someInfo()).ok() ? buffer.data() : QByteArray();
}

/// "_x0007_" → the character (ECMA-376, part 1, 22.4.2.4).
QString unescaped(const QString &text)
{
    static const QRegularExpression escape(u"_x([0-9A-Fa-f]{4})_"_s);
    QString result = text;
    qsizetype from = 0;
    for (auto match = escape.match(result); match.hasMatch(); match = escape.match(result, from)) {
        from = match.capturedStart() + 1;
        result.replace(match.capturedStart(), match.capturedLength(), QChar(ushort(match.captured(1).toUInt(nullptr, 16))));
    }
    return result;
}

QStringList sharedStrings(const QByteArray &xml)
{
    QStringList strings;
    QXmlStreamReader reader(xml);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == u"si")
            strings += unescaped(reader.readElementText(QXmlStreamReader::IncludeChildElements));
    }
    return strings;
}

/// "C7" → (6, 2).
std::pair<int, int> placeOf(const QString &reference)
{
    int column = 0;
    qsizetype at = 0;
    for (; reference[at].isLetter(); ++at)
        column = 26 * column + reference[at].unicode() - 'A' + 1;
    return {reference.mid(at).toInt() - 1, column - 1};
}

struct ReadSheet
{
    QMap<std::pair<int, int>, QString> texts;
    QMap<std::pair<int, int>, double> numbers;
    QString topLeft;
    QString filter;
    int links = 0;
    bool hasFormulas = false;
};

ReadSheet readSheet(const QByteArray &xml, const QStringList &strings)
{
    ReadSheet sheet;
    QXmlStreamReader reader(xml);
    std::pair<int, int> place;
    bool isText = false;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QXmlStreamAttributes attributes = reader.attributes();
        if (reader.name() == u"c") {
            place = placeOf(attributes.value(u"r"_s).toString());
            isText = attributes.value(u"t"_s) == u"s";
        } else if (reader.name() == u"v") {
            const QString value = reader.readElementText();
            if (isText)
                sheet.texts.insert(place, strings.value(value.toInt()));
            else
                sheet.numbers.insert(place, value.toDouble());
        } else if (reader.name() == u"f") {
            sheet.hasFormulas = true;
        } else if (reader.name() == u"pane") {
            sheet.topLeft = attributes.value(u"topLeftCell"_s).toString();
        } else if (reader.name() == u"autoFilter") {
            sheet.filter = attributes.value(u"ref"_s).toString();
        } else if (reader.name() == u"hyperlink") {
            ++sheet.links;
        }
    }
    return sheet;
}

/// Lets nothing through.
class FullDevice : public QIODevice
{
public:
    FullDevice() { setErrorString(u"no space left"_s); }

protected:
    qint64 readData(char * /*data*/, qint64 /*size*/) override { return -1; }
    qint64 writeData(const char * /*data*/, qint64 /*size*/) override { return -1; }
};

} // namespace

class XlsxTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPartIsXml_data();
    void everyPartIsXml();
    void cellByCell_data() { everyPartIsXml_data(); }
    void cellByCell();
    void sheetsAreArranged();
    void sourcesAreLinks();
    void saysWhatItIs();
    void equalInputEqualBytes();
    void tooManyRows();
    void tooManyColumns();
    void failuresOfTheDevice();
};

void XlsxTest::everyPartIsXml_data()
{
    QTest::addColumn<TableSpec>("spec");
    QTest::newRow("en") << test::groupedTable(Language::English);
    QTest::newRow("zh, turned") << test::transposed(test::groupedTable(Language::Chinese));
    QTest::newRow("hostile") << test::hostileTable();
    QTest::newRow("empty") << TableSpec();
}

void XlsxTest::everyPartIsXml()
{
    QFETCH(TableSpec, spec);
    const QMap<QString, QByteArray> files = test::unzipped(written(tableWorkbook(spec, {})));
    QVERIFY(files.contains(u"[Content_Types].xml"_s));
    for (auto file = files.cbegin(); file != files.cend(); ++file) {
        QXmlStreamReader reader(*file);
        while (!reader.atEnd())
            reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(file.key() + u": "_s + reader.errorString()));
    }
}

void XlsxTest::cellByCell()
{
    QFETCH(TableSpec, spec);
    const Workbook workbook = tableWorkbook(spec, {});
    const QMap<QString, QByteArray> files = test::unzipped(written(workbook));
    const QStringList strings = sharedStrings(files.value(u"xl/sharedStrings.xml"_s));
    for (qsizetype i = 0; i < workbook.sheets.size(); ++i) {
        const WorkSheet &sheet = workbook.sheets[i];
        const ReadSheet read = readSheet(files.value(u"xl/worksheets/sheet%1.xml"_s.arg(i + 1)), strings);
        QVERIFY(!read.hasFormulas);
        int numbers = 0;
        for (int row = 0; row < sheet.rows.size(); ++row) {
            for (int column = 0; column < sheet.rows[row].size(); ++column) {
                const SheetCell &cell = sheet.rows[row][column];
                numbers += cell.number ? 1 : 0;
                if (cell.number)
                    QCOMPARE(read.numbers.value({row, column}, -1), *cell.number);
                else
                    QCOMPARE(read.texts.value({row, column}), cell.text);
            }
        }
        QCOMPARE(read.numbers.size(), numbers);
    }
}

void XlsxTest::sheetsAreArranged()
{
    const Workbook workbook = tableWorkbook(test::groupedTable(Language::Chinese), {});
    const QMap<QString, QByteArray> files = test::unzipped(written(workbook));
    const ReadSheet data = readSheet(files.value(u"xl/worksheets/sheet1.xml"_s), {});
    // Below the header, behind group and name; the filter covers all columns and nine rows.
    QCOMPARE(data.topLeft, u"C2"_s);
    QVERIFY2(data.filter.startsWith(u"A1:"_s) && data.filter.endsWith(u"10"_s), qPrintable(data.filter));
    QCOMPARE(placeOf(data.filter.mid(3)).second, int(workbook.sheets[0].widths.size()) - 1);
    QStringList names;
    QXmlStreamReader reader(files.value(u"xl/workbook.xml"_s));
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == u"sheet")
            names += reader.attributes().value(u"name"_s).toString();
    }
    QCOMPARE(names, QStringList({u"易用性"_s, u"Sources"_s, u"About"_s}));
}

void XlsxTest::sourcesAreLinks()
{
    const TableSpec spec = test::usabilityTable(Language::English);
    const QMap<QString, QByteArray> files = test::unzipped(written(tableWorkbook(spec, {})));
    QCOMPARE(readSheet(files.value(u"xl/worksheets/sheet2.xml"_s), {}).links, int(spec.references.size()));
    const QByteArray targets = files.value(u"xl/worksheets/_rels/sheet2.xml.rels"_s);
    for (const TableReference &reference : spec.references)
        QVERIFY2(targets.contains("Target=\"" + reference.url.toEncoded() + '"'), targets.constData());
}

void XlsxTest::saysWhatItIs()
{
    const QMap<QString, QByteArray> files = test::unzipped(written(tableWorkbook(test::usabilityTable(Language::Chinese), {})));
    QMap<QString, QString> properties;
    QXmlStreamReader reader(files.value(u"docProps/core.xml"_s));
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() != u"coreProperties") {
            const QString name = reader.name().toString();
            properties.insert(name, reader.readElementText());
        }
    }
    QCOMPARE(properties.value(u"title"_s), someInfo().title);
    QCOMPARE(properties.value(u"creator"_s), someInfo().author);
    QCOMPARE(properties.value(u"description"_s), someInfo().provenance);
    QCOMPARE(properties.value(u"created"_s), u"2026-11-02T03:04:05Z"_s);
    QCOMPARE(properties.value(u"modified"_s), u"2026-11-02T03:04:05Z"_s);
}

void XlsxTest::equalInputEqualBytes()
{
    const Workbook workbook = tableWorkbook(test::groupedTable(Language::Chinese), {});
    const QByteArray first = written(workbook);
    QVERIFY(!first.isEmpty());
    QCOMPARE(written(workbook), first);
}

void XlsxTest::tooManyRows()
{
    Workbook workbook;
    WorkSheet sheet;
    sheet.name = u"Table"_s;
    sheet.widths = {8};
    sheet.rows = QList<QList<SheetCell>>(1048577);
    workbook.sheets = {sheet};
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    const Result<Done> result = exportXlsx(buffer, workbook, someInfo());
    QVERIFY(!result.ok());
    QCOMPARE(result.error().code, ErrorCode::ValueOutOfRange);
    QVERIFY(result.error().message.contains(u"1048577"_s));
    QVERIFY(buffer.data().isEmpty());
}

void XlsxTest::tooManyColumns()
{
    TableSpec spec;
    spec.columns = QList<TableHeading>(16384);
    spec.rows = {{u"row"_s, {}}};
    spec.cells = {QList<TableCell>(16384)};
    // With the column of names it is one more than a sheet holds.
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QCOMPARE(exportXlsx(buffer, tableWorkbook(spec, {}), someInfo()).errors().constFirst().code, ErrorCode::ValueOutOfRange);
    spec.columns.removeLast();
    spec.cells[0].removeLast();
    QVERIFY(exportXlsx(buffer, tableWorkbook(spec, {}), someInfo()).ok());
}

void XlsxTest::failuresOfTheDevice()
{
    const Workbook workbook = tableWorkbook(test::usabilityTable(Language::English), {});
    FullDevice full;
    QVERIFY(full.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    QCOMPARE(exportXlsx(full, workbook, someInfo()).error().code, ErrorCode::WriteFailed);
    QBuffer closed;
    QCOMPARE(exportXlsx(closed, workbook, someInfo()).error().code, ErrorCode::WriteFailed);
}

QTEST_GUILESS_MAIN(XlsxTest)
#include "tst_xlsx.moc"
