// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Widgets that flow like words, and the menu that stays open while several entries are ticked.

#include "common/checkmenu.h"
#include "common/flowlayout.h"

#include <QTest>
#include <QWidget>

using namespace fatlas;

namespace {

struct Room
{
    Room()
    {
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(10);
        for (int i = 0; i < 3; ++i) {
            auto *box = new QWidget(&widget);
            box->setFixedSize(100, 20);
            layout->addWidget(box);
            boxes.append(box);
        }
        widget.show();
    }

    QWidget widget;
    FlowLayout *layout = new FlowLayout(&widget);
    QList<QWidget *> boxes;
};

} // namespace

class FlowLayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void breaksWhereTheWidthEnds_data();
    void breaksWhereTheWidthEnds();
    void hiddenTakeNoRoom();
    void rightToLeft();
    void emptyIsNothing();
    void menuStaysOpen();
};

void FlowLayoutTest::breaksWhereTheWidthEnds_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    // Three of 100 with gaps of 10 in between.
    QTest::newRow("one line") << 320 << 20;
    QTest::newRow("a pixel less") << 319 << 50;
    QTest::newRow("two lines") << 210 << 50;
    QTest::newRow("three lines") << 209 << 80;
    QTest::newRow("narrower than one") << 50 << 80;
}

void FlowLayoutTest::breaksWhereTheWidthEnds()
{
    QFETCH(int, width);
    QFETCH(int, height);
    const Room room;
    QCOMPARE(room.layout->heightForWidth(width), height);
    QCOMPARE(room.layout->sizeHint(), QSize(320, 20));
    QCOMPARE(room.layout->minimumSize(), QSize(100, 20));
    room.layout->setGeometry(QRect(5, 7, width, height));
    QCOMPARE(room.boxes[0]->pos(), QPoint(5, 7));
    QCOMPARE(room.boxes[2]->y(), 7 + height - 20);
}

void FlowLayoutTest::hiddenTakeNoRoom()
{
    const Room room;
    room.boxes[1]->hide();
    QCOMPARE(room.layout->sizeHint(), QSize(210, 20));
    room.layout->setGeometry(QRect(0, 0, 210, 20));
    QCOMPARE(room.boxes[2]->pos(), QPoint(110, 0));
}

void FlowLayoutTest::rightToLeft()
{
    Room room;
    room.widget.setLayoutDirection(Qt::RightToLeft);
    room.layout->setGeometry(QRect(0, 0, 320, 20));
    QCOMPARE(room.boxes[0]->pos(), QPoint(220, 0));
    QCOMPARE(room.boxes[2]->pos(), QPoint(0, 0));
}

void FlowLayoutTest::emptyIsNothing()
{
    QWidget widget;
    FlowLayout layout(&widget);
    layout.setContentsMargins(0, 0, 0, 0);
    QCOMPARE(layout.sizeHint(), QSize(0, 0));
    QCOMPARE(layout.heightForWidth(100), 0);
    QVERIFY(!layout.itemAt(0) && !layout.takeAt(0) && !layout.takeAt(-1));
}

void FlowLayoutTest::menuStaysOpen()
{
    CheckMenu menu;
    QAction *one = menu.addAction(QStringLiteral("one"));
    QAction *two = menu.addAction(QStringLiteral("two"));
    QAction *plain = menu.addAction(QStringLiteral("plain"));
    one->setCheckable(true);
    two->setCheckable(true);
    menu.popup(QPoint(10, 10));
    QVERIFY(QTest::qWaitForWindowExposed(&menu));
    menu.setActiveAction(one);
    QTest::keyClick(&menu, Qt::Key_Space);
    QVERIFY(one->isChecked() && menu.isVisible());
    QTest::mouseMove(&menu, menu.actionGeometry(two).center());
    menu.setActiveAction(two);
    QTest::mouseClick(&menu, Qt::LeftButton, Qt::NoModifier, menu.actionGeometry(two).center());
    QVERIFY(two->isChecked() && menu.isVisible());
    // What is not ticked, and Enter, close it as in any menu.
    menu.setActiveAction(plain);
    QTest::keyClick(&menu, Qt::Key_Return);
    QVERIFY(!menu.isVisible());
    menu.popup(QPoint(10, 10));
    menu.setActiveAction(one);
    QTest::keyClick(&menu, Qt::Key_Return);
    QVERIFY(!one->isChecked() && !menu.isVisible());
}

QTEST_MAIN(FlowLayoutTest)
#include "tst_flowlayout.moc"
