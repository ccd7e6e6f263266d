// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/exportviews.h"
#include "support/specsamples.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

DocumentInfo someInfo()
{
    DocumentInfo info;
    info.title = u"Usability"_s;
    info.dataVersion = u"2026.11.1"_s;
    info.dataAsOf = u"2026-11"_s;
    info.provenance = u"Data 2026.11.1 · as of 2026-11"_s;
    info.filter = u"Hidden layers: Emerging"_s;
    info.created = QDateTime(QDate(2026, 11, 2), QTime(3, 4, 5), Qt::UTC);
    return info;
}

QByteArray tableAs(ExportFormat format, const TableSpec &spec)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return writeTable(buffer, format, spec, someInfo()).ok() ? buffer.data() : QByteArray();
}

/// Width and height of the first page, in points.
QSizeF pageSizeOf(const QByteArray &pdf)
{
    static const QRegularExpression box(u"/MediaBox \\[ ?([\\d.]+) ([\\d.]+) ([\\d.]+) ([\\d.]+)"_s);
    const auto match = box.match(QString::fromLatin1(pdf));
    return {match.captured(3).toDouble(), match.captured(4).toDouble()};
}

} // namespace

class ExportViewsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formats();
    void everyFormat_data();
    void everyFormat();
    void everyTextSaysWhereItComesFrom_data();
    void everyTextSaysWhereItComesFrom();
    void matrixAsTable();
    void pageLiesOrStandsByFit();
    void markIsLeftOut();
    void failedExportLeavesWhatWasThere_data() { everyFormat_data(); }
    void failedExportLeavesWhatWasThere();
};

void ExportViewsTest::formats()
{
    QCOMPARE(formatIds(), QStringList({u"pdf"_s, u"xlsx"_s, u"csv"_s, u"html"_s, u"md"_s, u"json"_s, u"svg"_s, u"png"_s}));
    for (const ExportFormat format : allFormats)
        QCOMPARE(formatFromId(formatId(format).toUpper()), std::optional(format));
    QVERIFY(!formatFromId(u"docx"));
}

void ExportViewsTest::everyFormat_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QByteArray>("begin");
    QTest::newRow("pdf") << int(ExportFormat::Pdf) << QByteArray("%PDF-");
    QTest::newRow("xlsx") << int(ExportFormat::Xlsx) << QByteArray("PK\3\4");
    QTest::newRow("csv") << int(ExportFormat::Csv) << QByteArray("\xEF\xBB\xBF");
    QTest::newRow("html") << int(ExportFormat::Html) << QByteArray("<!DOCTYPE html>");
    QTest::newRow("md") << int(ExportFormat::Markdown) << QByteArray("# ");
    QTest::newRow("json") << int(ExportFormat::Json) << QByteArray("{");
    QTest::newRow("svg") << int(ExportFormat::Svg) << QByteArray("<?xml");
    QTest::newRow("png") << int(ExportFormat::Png) << QByteArray("\x89PNG");
}

void ExportViewsTest::everyFormat()
{
    QFETCH(int, format);
    QFETCH(QByteArray, begin);
    const QByteArray table = tableAs(ExportFormat(format), test::groupedTable(Language::Chinese));
    QVERIFY2(table.startsWith(begin), table.left(20).constData());
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QVERIFY(writeMatrix(buffer, ExportFormat(format), test::nineFrameworks(Language::Chinese), {}, someInfo()).ok());
    QVERIFY(buffer.data().startsWith(begin));
    // Neither of them needs anything in it.
    QVERIFY(!tableAs(ExportFormat(format), {}).isEmpty());
}

void ExportViewsTest::everyTextSaysWhereItComesFrom_data()
{
    QTest::addColumn<int>("format");
    for (const ExportFormat format : {ExportFormat::Csv, ExportFormat::Html, ExportFormat::Markdown, ExportFormat::Json})
        QTest::newRow(qPrintable(formatId(format))) << int(format);
}

void ExportViewsTest::everyTextSaysWhereItComesFrom()
{
    QFETCH(int, format);
    const TableSpec spec = test::groupedTable(Language::English);
    const QString text = QString::fromUtf8(tableAs(ExportFormat(format), spec));
    for (const QString &words : {someInfo().provenance, someInfo().filter, spec.title, spec.summary[0], u"Getting started"_s})
        QVERIFY2(text.contains(words), qPrintable(words));
    QVERIFY(text.contains(u"Language: English"_s) || text.contains(u"\"language\": \"en\""_s));
}

void ExportViewsTest::matrixAsTable()
{
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QVERIFY(writeMatrix(buffer, ExportFormat::Markdown, test::nineFrameworks(Language::English), {}, someInfo()).ok());
    QVERIFY(buffer.data().contains("| **PyTorch** | General framework | **8.6 (8.1"));
}

void ExportViewsTest::pageLiesOrStandsByFit()
{
    // Short texts in two columns and many rows: more rows stand on an upright page.
    TableSpec list;
    list.columns = {{u"column"_s, {}}};
    for (int row = 0; row < 60; ++row) {
        list.rows.append({u"row"_s, {}});
        list.cells.append({TableCell{AssessmentState::Known, u"text"_s, {}, {}, {}}});
    }
    const QSizeF upright = pageSizeOf(tableAs(ExportFormat::Pdf, list));
    QVERIFY(upright.isValid() && upright.height() > upright.width());
    // What fits on one page either way lies.
    list.rows = list.rows.mid(0, 3);
    list.cells = list.cells.mid(0, 3);
    const QSizeF lying = pageSizeOf(tableAs(ExportFormat::Pdf, list));
    QVERIFY(lying.isValid() && lying.height() < lying.width());
}

void ExportViewsTest::markIsLeftOut()
{
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    const TableSpec spec = test::usabilityTable(Language::English);
    QVERIFY(writeTable(buffer, ExportFormat::Csv, spec, someInfo(), ByteOrderMark::LeftOut).ok());
    QVERIFY(buffer.data().startsWith("Framework,"));
}

void ExportViewsTest::failedExportLeavesWhatWasThere()
{
    QFETCH(int, format);
    if (QFileInfo(u"/dev/full"_s).exists()) {
        const Result<Done> full = saveFile(u"/dev/full"_s, [&](QIODevice &device) {
            return writeTable(device, ExportFormat(format), test::usabilityTable(Language::English), someInfo());
        });
        QVERIFY(!full.ok());
        QCOMPARE(full.error().code, ErrorCode::WriteFailed);
    }
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"missing/table"_s);
    const Result<Done> missing = saveFile(path, [&](QIODevice &device) {
        return writeTable(device, ExportFormat(format), test::usabilityTable(Language::English), someInfo());
    });
    QVERIFY(!missing.ok());
    QCOMPARE(missing.error().code, ErrorCode::FileNotWritable);
    QVERIFY(!QFileInfo::exists(path));
}

QTEST_MAIN(ExportViewsTest)
#include "tst_exportviews.moc"
