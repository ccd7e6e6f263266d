// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/matrixtable.h"
#include "engines/table/tablewords.h"
#include "support/specsamples.h"

#include <QTest>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

class TableWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanTexts_data();
    void cleanTexts();
    void references_data();
    void references();
    void matrixTwin();
};

void TableWordsTest::cleanTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("clean");
    QTest::newRow("plain") << u"显存 memory"_s << u"显存 memory"_s;
    QTest::newRow("tab and line feed stay") << u"a\tb\nc"_s << u"a\tb\nc"_s;
    QTest::newRow("line ends") << u"a\r\nb\rc"_s << u"a\nb\nc"_s;
    QTest::newRow("controls") << u"a\u0001b\u007Fc\u0085d"_s + QChar(0) << u"abcd"_s;
    QTest::newRow("pair") << u"😀"_s << u"😀"_s;
    QTest::newRow("first half") << u"a"_s + QChar(0xD83D) + u"b"_s << u"ab"_s;
    QTest::newRow("second half") << u"a"_s + QChar(0xDE00) << u"a"_s;
    QTest::newRow("halves the wrong way round") << QString(QChar(0xDE00)) + QChar(0xD83D) << QString();
    QTest::newRow("noncharacters") << u"a"_s + QChar(0xFFFE) + QChar(0xFFFF) + QChar(0xFDD0) << u"a"_s;
    QTest::newRow("empty") << QString() << QString();
}

void TableWordsTest::cleanTexts()
{
    QFETCH(QString, text);
    QTEST(cleanText(text), "clean");
}

void TableWordsTest::references_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("url");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("address at the end") << u"Title · https://example.org/x"_s << u"https://example.org/x"_s
                                        << QStringList({u"Title · "_s, u"https://example.org/x"_s, u"https://example.org/x"_s});
    QTest::newRow("address elsewhere") << u"Title"_s << u"http://example.org"_s
                                       << QStringList({u"Title · "_s, u"http://example.org"_s, u"http://example.org"_s});
    QTest::newRow("no address") << u"Title"_s << QString() << QStringList({u"Title"_s, QString(), QString()});
    QTest::newRow("script") << u"Title"_s << u"javascript:alert(1)"_s << QStringList({u"Title"_s, QString(), QString()});
    QTest::newRow("file") << u"Title"_s << u"file:///etc/passwd"_s << QStringList({u"Title"_s, QString(), QString()});
    QTest::newRow("no host") << u"Title"_s << u"https:///x"_s << QStringList({u"Title"_s, QString(), QString()});
    QTest::newRow("Chinese path") << u"Title · https://example.org/框架"_s << u"https://example.org/框架"_s
                                  << QStringList(
                                         {u"Title · "_s, u"https://example.org/框架"_s, u"https://example.org/%E6%A1%86%E6%9E%B6"_s});
}

void TableWordsTest::references()
{
    QFETCH(QString, text);
    QFETCH(QString, url);
    const ReferenceParts parts = partsOf({text, QUrl(url)});
    QTEST(QStringList({parts.text, parts.address, parts.href}), "parts");
}

void TableWordsTest::matrixTwin()
{
    MatrixSpec spec = test::nineFrameworks(Language::English);
    spec.unplaced = {u"Burn"_s};
    const TableSpec table = matrixTable(spec);
    QCOMPARE(table.rows.size(), 10);
    QCOMPARE(table.columns.size(), 4);
    for (qsizetype i = 0; i < spec.points.size(); ++i) {
        QCOMPARE(table.rows[i].text, spec.points[i].name);
        QCOMPARE(table.cells[i][1].rating, std::optional(spec.points[i].x));
        QCOMPARE(table.cells[i][2].rating, std::optional(spec.points[i].y));
        QCOMPARE(table.cells[i][3].text, spec.points[i].onFrontier ? u"yes"_s : u"no"_s);
    }
    QCOMPARE(table.rows.last().text, u"Burn"_s);
    QCOMPARE(table.cells.last()[1], TableCell());
    QCOMPARE(table.summary, QStringList(spec.note));
}

QTEST_GUILESS_MAIN(TableWordsTest)
#include "tst_tablewords.moc"
