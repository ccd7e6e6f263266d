// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/clipboard.h"

#include "engines/table/tableclipboard.h"
#include "support/specsamples.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QTest>

using namespace fatlas;

class ClipboardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothKindsOfText();
    void emptyTableLeavesWhatIsThere();
};

void ClipboardTest::bothKindsOfText()
{
    const TableSpec spec = test::groupedTable(Language::Chinese);
    copyTable(spec);
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    QCOMPARE(data->text(), tableClipboard(spec).text);
    QCOMPARE(data->html(), tableClipboard(spec).html);
}

void ClipboardTest::emptyTableLeavesWhatIsThere()
{
    QGuiApplication::clipboard()->setText(QStringLiteral("before"));
    copyTable({});
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("before"));
}

QTEST_MAIN(ClipboardTest)
#include "tst_clipboard.moc"
