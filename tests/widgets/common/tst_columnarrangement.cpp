// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Hiding, moving, sizing and pinning the columns of a table of five columns (a to e) and forty rows.

#include "common/columnarrangement.h"

#include "common/pinnedcolumns.h"
#include "common/tableheader.h"
#include "support/desk.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>

using namespace fatlas;
using namespace fatlas::test;

namespace {

const QStringList all{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d"), QStringLiteral("e")};

struct Scene
{
    Scene()
    {
        fill();
        table.setHorizontalHeader(new TableHeader(Qt::Horizontal, desk.context, &table));
        table.setModel(&model);
        table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
        table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
        table.setSortingEnabled(true);
        arrangement = new ColumnArrangement(desk.context, table);
        arrangement->setColumns(all);
        arrangement->setDefaultWidths({100, 200, 200, 200, 200});
        table.resize(500, 400);
        table.show();
        if (!QTest::qWaitForWindowExposed(&table))
            qFatal("no window");
    }

    void fill()
    {
        model.clear();
        model.setHorizontalHeaderLabels(all);
        for (int row = 0; row < 40; ++row) {
            QList<QStandardItem *> items;
            for (const QString &column : all)
                items.append(new QStandardItem(column + QString::number(row)));
            model.appendRow(items);
        }
    }

    [[nodiscard]] QString shown() const { return arrangement->shownColumns().join(QString()); }
    /// What the header shows, from left to right.
    [[nodiscard]] QString seen(const QTableView &view) const
    {
        QString letters;
        for (int place = 0; place < all.size(); ++place) {
            const int section = view.horizontalHeader()->logicalIndex(place);
            if (!view.horizontalHeader()->isSectionHidden(section))
                letters += all[section];
        }
        return letters;
    }
    PinnedColumns &pins() { return *table.findChild<PinnedColumns *>(); }
    QAction &tick(const char *name)
    {
        Q_EMIT arrangement->menu()->aboutToShow();
        auto *action = arrangement->menu()->findChild<QAction *>(QLatin1String(name));
        if (!action)
            qFatal("no %s", name);
        action->trigger();
        return *action;
    }
    /// Of the menu of one column.
    void choose(int section, const char *name)
    {
        arrangement->showColumnMenu(section, table.mapToGlobal(QPoint(5, 5)));
        auto *menu = table.findChild<QMenu *>(QStringLiteral("columnMenu"));
        auto *action = menu->findChild<QAction *>(QLatin1String(name));
        if (!action)
            qFatal("no %s", name);
        action->trigger();
        delete menu;
    }

    Desk desk;
    QStandardItemModel model;
    QTableView table;
    ColumnArrangement *arrangement = nullptr;
};

} // namespace

class ColumnArrangementTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void menuHidesAndShows();
    void menuOfAColumn();
    void menuKeyAsksAboutTheCurrentColumn();
    void headerDragsAreKept();
    void stateComesBack();
    void pinnedStayInSight();
    void pinnedLeaveRoom();
    void pinnedFollowRows();
    void pinnedFollowTheCurrentCell();
    void pinnedHeaderActsForTheTable();
    void pinnedTakeNoFocus();
    void anotherModelShape();
};

void ColumnArrangementTest::menuHidesAndShows()
{
    Scene scene;
    QSignalSpy changed(scene.arrangement, &ColumnArrangement::changed);
    scene.tick("column-b");
    QCOMPARE(scene.shown(), QStringLiteral("acde"));
    QCOMPARE(scene.seen(scene.table), QStringLiteral("acde"));
    QCOMPARE(changed.size(), 1);
    for (const char *column : {"column-a", "column-c", "column-d"})
        scene.tick(column);
    QCOMPARE(scene.shown(), QStringLiteral("e"));
    const QAction &last = scene.tick("column-e");
    QVERIFY(!last.isEnabled() && last.isChecked());
    QCOMPARE(scene.shown(), QStringLiteral("e"));
    scene.tick("showAllColumns");
    QCOMPARE(scene.seen(scene.table), QStringLiteral("abcde"));
    QCOMPARE(scene.table.columnWidth(1), 200);
}

void ColumnArrangementTest::menuOfAColumn()
{
    Scene scene;
    scene.choose(2, "moveLeft");
    QCOMPARE(scene.seen(scene.table), QStringLiteral("acbde"));
    scene.choose(2, "hide");
    QCOMPARE(scene.seen(scene.table), QStringLiteral("abde"));
    // Over what is hidden.
    scene.choose(0, "moveRight");
    QCOMPARE(scene.seen(scene.table), QStringLiteral("bade"));
    scene.choose(3, "wider");
    QVERIFY(scene.table.columnWidth(3) > 200);
    scene.choose(3, "ownWidth");
    QCOMPARE(scene.table.columnWidth(3), 200);
    scene.choose(4, "pin");
    QCOMPARE(scene.seen(scene.table), QStringLiteral("ebad"));
    QVERIFY(scene.arrangement->isPinned(4));
    scene.tick("resetColumns");
    QCOMPARE(scene.seen(scene.table), QStringLiteral("abcde"));
    QVERIFY(scene.arrangement->isDefault());
}

void ColumnArrangementTest::menuKeyAsksAboutTheCurrentColumn()
{
    Scene scene;
    scene.table.setCurrentIndex(scene.model.index(1, 3));
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
    QApplication::sendEvent(&scene.table, &event);
    auto *menu = scene.table.findChild<QMenu *>(QStringLiteral("columnMenu"));
    QVERIFY(menu);
    QCOMPARE(menu->actions().constFirst()->text(), QStringLiteral("d"));
    menu->findChild<QAction *>(QStringLiteral("hide"))->trigger();
    QCOMPARE(scene.shown(), QStringLiteral("abce"));
    delete menu;
}

void ColumnArrangementTest::headerDragsAreKept()
{
    Scene scene;
    scene.table.horizontalHeader()->moveSection(4, 0);
    scene.table.horizontalHeader()->resizeSection(1, 77);
    QCOMPARE(scene.shown(), QStringLiteral("eabcd"));
    QCOMPARE(scene.arrangement->chosenWidth(1), 77);
    QCOMPARE(scene.arrangement->chosenWidth(2), 0);
    // What the table thinks fit does not undo it.
    scene.arrangement->setDefaultWidths({50, 50, 50, 50, 50});
    QCOMPARE(scene.table.columnWidth(1), 77);
    QCOMPARE(scene.table.columnWidth(2), 50);
}

void ColumnArrangementTest::stateComesBack()
{
    QVariantMap state;
    {
        Scene scene;
        QVERIFY(scene.arrangement->state().isEmpty());
        scene.choose(3, "pin");
        scene.choose(0, "hide");
        scene.table.horizontalHeader()->resizeSection(2, 91);
        state = scene.arrangement->state();
    }
    Scene scene;
    scene.arrangement->restore(state);
    QCOMPARE(scene.seen(scene.table), QStringLiteral("dbce"));
    QCOMPARE(scene.table.columnWidth(2), 91);
    QCOMPARE(scene.seen(scene.pins()), QStringLiteral("d"));
    QCOMPARE(scene.arrangement->state(), state);
    scene.arrangement->restore({});
    QCOMPARE(scene.seen(scene.table), QStringLiteral("abcde"));
    // A default that was taken away stays away, even though nothing is left to keep.
    ColumnLayout first;
    first.setPinned(all[0], true);
    scene.arrangement->setDefaultLayout(first);
    QCOMPARE(scene.seen(scene.pins()), QStringLiteral("a"));
    scene.arrangement->setPinned(0, false);
    const QVariantMap none = scene.arrangement->state();
    scene.arrangement->reset();
    QVERIFY(scene.arrangement->isPinned(0));
    scene.arrangement->restore(none);
    QVERIFY(!scene.arrangement->isPinned(0));
}

void ColumnArrangementTest::pinnedStayInSight()
{
    Scene scene;
    QVERIFY(!scene.pins().isVisible());
    scene.arrangement->setPinned(1, true);
    PinnedColumns &pins = scene.pins();
    QVERIFY(pins.isVisible());
    QCOMPARE(pins.width(), 200);
    QCOMPARE(pins.pos().x(), scene.table.viewport()->x());
    QCOMPARE(pins.viewport()->mapToGlobal(QPoint()).y(), scene.table.viewport()->mapToGlobal(QPoint()).y());
    scene.table.horizontalScrollBar()->setValue(150);
    QCOMPARE(pins.visualRect(scene.model.index(0, 1)).left(), 0);
    QCOMPARE(pins.visualRect(scene.model.index(0, 1)).height(), scene.table.visualRect(scene.model.index(0, 1)).height());
    scene.table.horizontalHeader()->resizeSection(1, 120);
    QCOMPARE(pins.width(), 120);
    scene.arrangement->setShown(1, false);
    QVERIFY(!pins.isVisible());
}

void ColumnArrangementTest::pinnedLeaveRoom()
{
    Scene scene;
    for (const int section : {1, 2, 3})
        scene.arrangement->setPinned(section, true);
    // Of 500 pixels, less the headers, one of 200 leaves more than a third, two do not.
    QCOMPARE(scene.seen(scene.pins()), QStringLiteral("b"));
    scene.table.resize(800, 400);
    QCOMPARE(scene.seen(scene.pins()), QStringLiteral("bc"));
    QCOMPARE(scene.seen(scene.table), QStringLiteral("bcdae"));
}

void ColumnArrangementTest::pinnedFollowRows()
{
    Scene scene;
    scene.arrangement->setPinned(0, true);
    PinnedColumns &pins = scene.pins();
    scene.table.setRowHeight(3, 81);
    QCOMPARE(pins.rowHeight(3), 81);
    scene.table.verticalHeader()->setDefaultSectionSize(44);
    QCOMPARE(pins.rowHeight(7), 44);
    scene.table.verticalScrollBar()->setValue(333);
    QCOMPARE(pins.verticalScrollBar()->value(), 333);
    pins.verticalScrollBar()->setValue(120);
    QCOMPARE(scene.table.verticalScrollBar()->value(), 120);
    scene.model.insertRow(0);
    scene.table.setRowHeight(0, 60);
    scene.table.sortByColumn(1, Qt::DescendingOrder);
    for (int row = 0; row < scene.model.rowCount(); ++row)
        QCOMPARE(pins.rowHeight(row), scene.table.rowHeight(row));
    // Whatever changed while nothing was pinned.
    scene.arrangement->setPinned(0, false);
    scene.table.setRowHeight(5, 99);
    scene.arrangement->setPinned(0, true);
    QCOMPARE(pins.rowHeight(5), 99);
}

void ColumnArrangementTest::pinnedFollowTheCurrentCell()
{
    Scene scene;
    scene.arrangement->setPinned(0, true);
    QScrollBar &bar = *scene.table.horizontalScrollBar();
    bar.setValue(300);
    // A click on what is in sight anyway does not scroll.
    const QRect cell = scene.pins().visualRect(scene.model.index(2, 0));
    QTest::mouseClick(scene.pins().viewport(), Qt::LeftButton, Qt::NoModifier, cell.center());
    QCOMPARE(scene.table.currentIndex(), scene.model.index(2, 0));
    QCOMPARE(bar.value(), 300);
    // The keyboard brings what lies under the pinned ones out.
    bar.setValue(150);
    scene.table.setFocus();
    QTest::keyClick(&scene.table, Qt::Key_Right);
    QCOMPARE(scene.table.currentIndex().column(), 1);
    QVERIFY(scene.table.visualRect(scene.table.currentIndex()).left() >= scene.pins().width());
}

void ColumnArrangementTest::pinnedHeaderActsForTheTable()
{
    Scene scene;
    scene.arrangement->setPinned(1, true);
    QHeaderView &header = *scene.pins().horizontalHeader();
    QSignalSpy clicked(scene.table.horizontalHeader(), &QHeaderView::sectionClicked);
    scene.table.sortByColumn(0, Qt::AscendingOrder);
    QTest::mouseClick(header.viewport(), Qt::LeftButton, Qt::NoModifier, QPoint(60, header.height() / 2));
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked[0][0].toInt(), 1);
    QCOMPARE(scene.table.horizontalHeader()->sortIndicatorSection(), 1);
    QCOMPARE(scene.model.index(0, 1).data().toString(), QStringLiteral("b0"));
    QTest::mouseClick(header.viewport(), Qt::LeftButton, Qt::NoModifier, QPoint(60, header.height() / 2));
    QCOMPARE(scene.table.horizontalHeader()->sortIndicatorOrder(), Qt::DescendingOrder);
    QCOMPARE(scene.model.index(0, 1).data().toString(), QStringLiteral("b9"));
    header.resizeSection(1, 130);
    QCOMPARE(scene.table.columnWidth(1), 130);
    QCOMPARE(scene.arrangement->chosenWidth(1), 130);
}

void ColumnArrangementTest::pinnedTakeNoFocus()
{
    Scene scene;
    scene.arrangement->setPinned(0, true);
    QTest::mouseClick(scene.pins().viewport(), Qt::LeftButton, Qt::NoModifier, QPoint(10, 10));
    QVERIFY(scene.table.hasFocus());
    QCOMPARE(scene.pins().focusPolicy(), Qt::NoFocus);
    const QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(&scene.table);
    QVERIFY(accessible);
    // Forty-one rows and the corner: cells and headers of the table, nothing beside them.
    QCOMPARE(accessible->childCount(), (40 + 1) * (int(all.size()) + 1));
}

void ColumnArrangementTest::anotherModelShape()
{
    Scene scene;
    scene.choose(3, "hide");
    scene.choose(1, "pin");
    const QVariantMap state = scene.arrangement->state();
    scene.model.clear();
    scene.model.setHorizontalHeaderLabels({QStringLiteral("b"), QStringLiteral("x")});
    scene.arrangement->setColumns({QStringLiteral("b"), QStringLiteral("x")});
    QCOMPARE(scene.shown(), QStringLiteral("bx"));
    QVERIFY(scene.arrangement->isPinned(0));
    scene.fill();
    scene.arrangement->setColumns(all);
    QCOMPARE(scene.seen(scene.table), QStringLiteral("bace"));
    QCOMPARE(scene.arrangement->state(), state);
    // Nothing at all.
    scene.model.clear();
    scene.arrangement->setColumns({});
    QVERIFY(scene.arrangement->shownSections().isEmpty());
    QVERIFY(!scene.pins().isVisible());
}

QTEST_MAIN(ColumnArrangementTest)
#include "tst_columnarrangement.moc"
