// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What somebody arranged of the columns of a table, without a table. Columns are letters here; "a b" is a list of two.

#include "common/columnlayout.h"

#include <QTest>

using namespace fatlas;

namespace {

QStringList ids(const char *letters)
{
    return QString::fromLatin1(letters).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

} // namespace

class ColumnLayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void untouchedItIsTheModel();
    void moves_data();
    void moves();
    void oneColumnStays();
    void newColumnsComeBehindTheirPredecessor();
    void absentColumnsComeBack();
    void mapRoundTrip();
    void mapsOfOthers();
};

void ColumnLayoutTest::untouchedItIsTheModel()
{
    const ColumnLayout layout;
    QCOMPARE(layout.ordered(ids("c a b")), ids("c a b"));
    QCOMPARE(layout.shown(ids("c a b")), ids("c a b"));
    QCOMPARE(layout.shown({}), QStringList());
    QCOMPARE(layout.width(QStringLiteral("a")), 0);
    QVERIFY(layout.toMap().isEmpty());
}

void ColumnLayoutTest::moves_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<int>("place");
    QTest::addColumn<QStringList>("order");
    QTest::addColumn<QString>("pinned");
    // Of a b c d e with a and b pinned.
    QTest::newRow("to the right") << "c" << 3 << ids("a b d c e") << "ab";
    QTest::newRow("to the left") << "e" << 2 << ids("a b e c d") << "ab";
    QTest::newRow("among the pinned ones") << "e" << 1 << ids("a e b c d") << "aeb";
    QTest::newRow("pinned ones change places") << "a" << 1 << ids("b a c d e") << "ba";
    QTest::newRow("out of the pinned ones") << "a" << 2 << ids("b c a d e") << "b";
    QTest::newRow("beyond the end") << "c" << 9 << ids("a b d e c") << "ab";
    QTest::newRow("nowhere") << "z" << 1 << ids("a b c d e") << "ab";
}

void ColumnLayoutTest::moves()
{
    QFETCH(QString, column);
    QFETCH(int, place);
    QFETCH(QStringList, order);
    QFETCH(QString, pinned);
    const QStringList all = ids("a b c d e");
    ColumnLayout layout;
    layout.setPinned(QStringLiteral("a"), true);
    layout.setPinned(QStringLiteral("b"), true);
    layout.move(column, place, all);
    QCOMPARE(layout.ordered(all), order);
    QString pins;
    for (const QString &id : layout.ordered(all)) {
        if (layout.isPinned(id))
            pins += id;
    }
    QCOMPARE(pins, pinned);
}

void ColumnLayoutTest::oneColumnStays()
{
    const QStringList all = ids("a b");
    ColumnLayout layout;
    QVERIFY(layout.setShown(QStringLiteral("a"), false, all));
    QVERIFY(!layout.setShown(QStringLiteral("b"), false, all));
    QCOMPARE(layout.shown(all), ids("b"));
    // Where only the hidden one is left, it is shown.
    QCOMPARE(layout.shown(ids("a")), ids("a"));
    layout.showAll();
    QCOMPARE(layout.shown(all), all);
}

void ColumnLayoutTest::newColumnsComeBehindTheirPredecessor()
{
    ColumnLayout layout;
    layout.move(QStringLiteral("c"), 0, ids("a b c"));
    QCOMPARE(layout.ordered(ids("x a b y c z")), ids("x c z a b y"));
}

void ColumnLayoutTest::absentColumnsComeBack()
{
    ColumnLayout layout;
    layout.move(QStringLiteral("d"), 0, ids("a b c d"));
    layout.setShown(QStringLiteral("b"), false, ids("a b c d"));
    layout.setWidth(QStringLiteral("b"), 90);
    QCOMPARE(layout.ordered(ids("a c d")), ids("d a c"));
    layout.move(QStringLiteral("c"), 0, ids("a c d"));
    QCOMPARE(layout.ordered(ids("a b c d")), ids("c d a b"));
    QCOMPARE(layout.shown(ids("a b c d")), ids("c d a"));
    QCOMPARE(layout.width(QStringLiteral("b")), 90);
}

void ColumnLayoutTest::mapRoundTrip()
{
    const QStringList all = ids("a b c d");
    ColumnLayout layout;
    layout.move(QStringLiteral("d"), 1, all);
    layout.setShown(QStringLiteral("b"), false, all);
    layout.setPinned(QStringLiteral("c"), true);
    layout.setWidth(QStringLiteral("a"), 120);
    QCOMPARE(ColumnLayout::fromMap(layout.toMap()), layout);
    layout.setWidth(QStringLiteral("a"), 0);
    QCOMPARE(layout.width(QStringLiteral("a")), 0);
    QVERIFY(!(ColumnLayout::fromMap(layout.toMap()) == ColumnLayout()));
}

void ColumnLayoutTest::mapsOfOthers()
{
    // What another version or a hand has written: twice the same, widths that are none or beyond all screens, no lists at all.
    const QVariantMap map{
        {QStringLiteral("order"), ids("b gone b a")},
        {QStringLiteral("hidden"), 3},
        {QStringLiteral("widths"),
         QVariantMap{{QStringLiteral("a"), QStringLiteral("wide")}, {QStringLiteral("b"), 1000000}, {QStringLiteral("c"), -5}}}};
    const ColumnLayout layout = ColumnLayout::fromMap(map);
    QCOMPARE(layout.ordered(ids("a b c")), ids("b c a"));
    QCOMPARE(layout.width(QStringLiteral("a")), 0);
    QVERIFY(layout.width(QStringLiteral("b")) < 10000);
    QCOMPARE(layout.width(QStringLiteral("c")), 0);
}

QTEST_APPLESS_MAIN(ColumnLayoutTest)
#include "tst_columnlayout.moc"
