// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Rows, roles, order and filters of lists.

#include "items/recordmodel.h"
#include "items/recordproxy.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace fatlas;

namespace {

RecordTable table(const QList<std::pair<QString, QVariant>> &rows)
{
    RecordTable made;
    made.columns = {{QStringLiteral("name"), QStringLiteral("Name"), QStringLiteral("The name")},
                    {QStringLiteral("number"), QStringLiteral("Number"), {}, 0, true}};
    for (const auto &[name, key] : rows) {
        RecordRow row;
        row.id = name;
        row.subject.term = name;
        row.cells = {{name, name}, {key.isValid() ? key.toString() : QStringLiteral("—"), key}};
        row.facets = {{QStringLiteral("known"), {key.isValid() ? QStringLiteral("yes") : QStringLiteral("no")}}};
        made.rows.append(row);
    }
    return made;
}

QStringList names(const QAbstractItemModel &model)
{
    QStringList found;
    for (int row = 0; row < model.rowCount(); ++row)
        found += model.index(row, 0).data().toString();
    return found;
}

const QList<std::pair<QString, QVariant>> threeRows{
    {QStringLiteral("b"), 10.0}, {QStringLiteral("a"), QVariant()}, {QStringLiteral("c"), 9.0}};

} // namespace

class RecordModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheRules();
    void newTextsKeepRows();
    void otherRowsReset();
    void order_data();
    void order();
    void filters();
};

void RecordModelTest::keepsTheRules()
{
    RecordModel model;
    RecordProxy proxy;
    proxy.setSourceModel(&model);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QAbstractItemModelTester proxyTester(&proxy, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(model.rowCount(), 0);
    model.setTable(table(threeRows));
    model.setTable(table({{QStringLiteral("x"), 1.0}}));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, 1).data(RecordModel::NumberRole).toBool(), true);
    QCOMPARE(model.headerData(0, Qt::Horizontal).toString(), QStringLiteral("Name"));
    QCOMPARE(model.headerData(0, Qt::Horizontal, Qt::ToolTipRole).toString(), QStringLiteral("The name"));
    QVERIFY(!model.headerData(2, Qt::Horizontal).isValid());
    QVERIFY(!model.data({}).isValid());
    model.setTable({});
    QCOMPARE(model.rowCount(), 0);
}

void RecordModelTest::newTextsKeepRows()
{
    RecordModel model;
    model.setTable(table(threeRows));
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    const QSignalSpy headers(&model, &QAbstractItemModel::headerDataChanged);
    const QPersistentModelIndex kept = model.index(1, 0);
    RecordTable other = table(threeRows);
    other.rows[1].cells[0].text = QStringLiteral("甲");
    model.setTable(other);
    QCOMPARE(resets.count(), 0);
    QCOMPARE(changes.count(), 1);
    QCOMPARE(headers.count(), 1);
    QCOMPARE(kept.data().toString(), QStringLiteral("甲"));
}

void RecordModelTest::otherRowsReset()
{
    RecordModel model;
    model.setTable(table(threeRows));
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.setTable(table({{QStringLiteral("b"), 10.0}}));
    QCOMPARE(resets.count(), 1);
}

void RecordModelTest::order_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<Qt::SortOrder>("direction");
    QTest::addColumn<QStringList>("order");
    QTest::newRow("as listed") << -1 << Qt::AscendingOrder << QStringList{QStringLiteral("b"), QStringLiteral("a"), QStringLiteral("c")};
    QTest::newRow("names") << 0 << Qt::AscendingOrder << QStringList{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")};
    // As numbers, not as texts; what is unknown is last both ways.
    QTest::newRow("numbers up") << 1 << Qt::AscendingOrder << QStringList{QStringLiteral("c"), QStringLiteral("b"), QStringLiteral("a")};
    QTest::newRow("numbers down") << 1 << Qt::DescendingOrder << QStringList{QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("a")};
}

void RecordModelTest::order()
{
    QFETCH(int, column);
    QFETCH(Qt::SortOrder, direction);
    RecordModel model;
    model.setTable(table(threeRows));
    RecordProxy proxy;
    proxy.setSourceModel(&model);
    proxy.sort(column, direction);
    QTEST(names(proxy), "order");
}

void RecordModelTest::filters()
{
    RecordModel model;
    model.setTable(table(threeRows));
    RecordProxy proxy;
    proxy.setSourceModel(&model);
    QVERIFY(!proxy.isFiltering());
    proxy.setChosen(QStringLiteral("known"), {QStringLiteral("yes")});
    QCOMPARE(names(proxy), QStringList({QStringLiteral("b"), QStringLiteral("c")}));
    proxy.setFilterText(QStringLiteral(" 9 "));
    QCOMPARE(names(proxy), QStringList{QStringLiteral("c")});
    QVERIFY(proxy.isFiltering());
    proxy.clearChosen();
    proxy.setFilterText({});
    QCOMPARE(names(proxy).size(), 3);
    QVERIFY(!proxy.isFiltering());
}

QTEST_GUILESS_MAIN(RecordModelTest)
#include "tst_recordmodel.moc"
