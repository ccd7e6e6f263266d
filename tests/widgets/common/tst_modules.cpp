// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The parts of the program that are loaded when they are first needed.

#include "common/chartpane.h"
#include "paint/module.h"

#include <QLabel>
#include <QTest>

using namespace fatlas;

class ModulesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void entries_data();
    void entries();
    void chartPaneMakesAChartOnce();
};

void ModulesTest::entries_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<bool>("found");
    QTest::newRow("pdf") << "fatlas_pdf" << QByteArray("fatlasFinishPdf") << true;
    QTest::newRow("xlsx") << "fatlas_xlsx" << QByteArray("fatlasWriteXlsx") << true;
    QTest::newRow("charts make") << "fatlas_charts" << QByteArray("fatlasMakeChart") << true;
    QTest::newRow("charts set") << "fatlas_charts" << QByteArray("fatlasSetChart") << true;
    QTest::newRow("no such entry") << "fatlas_pdf" << QByteArray("fatlasNothing") << false;
    QTest::newRow("no such module") << "fatlas_nothing" << QByteArray("fatlasFinishPdf") << false;
}

void ModulesTest::entries()
{
    QFETCH(QString, module);
    QFETCH(QByteArray, entry);
    QFETCH(bool, found);
    const Result<QFunctionPointer> function = moduleEntry(module, entry.constData());
    QCOMPARE(function.ok(), found);
    if (found) {
        QVERIFY(*function);
        return;
    }
    QCOMPARE(function.error().code, ErrorCode::FileNotFound);
    QCOMPARE(function.error().where, module);
    QVERIFY(!function.error().hint.isEmpty());
}

void ModulesTest::chartPaneMakesAChartOnce()
{
    ChartSpec spec;
    spec.title = QStringLiteral("Ratings");
    spec.categories = {QStringLiteral("Debugging")};
    spec.series = {{QString(), {Interval{9, 8, 10}}}};
    ChartPane pane;
    for (int i = 0; i < 2; ++i) {
        pane.setSpec(spec, {});
        int charts = 0;
        for (const QWidget *child : pane.findChildren<QWidget *>(Qt::FindDirectChildrenOnly))
            charts += child->inherits("QChartView");
        QCOMPARE(charts, 1);
        QVERIFY(pane.findChildren<QLabel *>().isEmpty());
    }
    QCOMPARE(pane.spec(), spec);
}

QTEST_MAIN(ModulesTest)
#include "tst_modules.moc"
