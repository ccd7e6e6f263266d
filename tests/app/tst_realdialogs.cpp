// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/realdialogs.h"

#include <QApplication>
#include <QDesktopServices>
#include <QLabel>
#include <QMessageBox>
#include <QTest>
#include <QTimer>

using namespace fatlas;

namespace {

/// Stands in for the browser and whatever else opens addresses.
class Opener : public QObject
{
    Q_OBJECT

public:
    QList<QUrl> opened;

public Q_SLOTS:
    void open(const QUrl &url) { opened.append(url); }
};

} // namespace

class RealDialogsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyTheWebIsOpened_data();
    void onlyTheWebIsOpened();
    void errorsAreShownAsText();
};

void RealDialogsTest::onlyTheWebIsOpened_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::addColumn<bool>("opens");
    QTest::newRow("https") << QUrl(QStringLiteral("https://example.org/a")) << true;
    QTest::newRow("http") << QUrl(QStringLiteral("http://example.org/a")) << true;
    QTest::newRow("capitals") << QUrl(QStringLiteral("HTTPS://example.org/a")) << true;
    QTest::newRow("file") << QUrl(QStringLiteral("file:///etc/hostname")) << false;
    QTest::newRow("script") << QUrl(QStringLiteral("javascript:alert(1)")) << false;
    QTest::newRow("mail") << QUrl(QStringLiteral("mailto:a@example.org")) << false;
    QTest::newRow("no scheme") << QUrl(QStringLiteral("example.org")) << false;
    QTest::newRow("empty") << QUrl() << false;
}

void RealDialogsTest::onlyTheWebIsOpened()
{
    QFETCH(QUrl, url);
    QFETCH(bool, opens);
    Opener opener;
    const QStringList schemes{QStringLiteral("https"), QStringLiteral("http"), QStringLiteral("file"), QStringLiteral("javascript"),
                              QStringLiteral("mailto")};
    for (const QString &scheme : schemes)
        QDesktopServices::setUrlHandler(scheme, &opener, "open");
    RealDialogs dialogs;
    QCOMPARE(dialogs.openUrl(url), opens);
    QCOMPARE(opener.opened, opens ? QList<QUrl>{url} : QList<QUrl>());
    for (const QString &scheme : schemes)
        QDesktopServices::unsetUrlHandler(scheme);
}

void RealDialogsTest::errorsAreShownAsText()
{
    const Error first{ErrorCode::FileNotWritable, QStringLiteral("/a/<b>file</b>"), QStringLiteral("It is <i>full</i>."),
                      QStringLiteral("Empty it.")};
    const Error second{ErrorCode::WriteFailed, QStringLiteral("elsewhere"), QStringLiteral("Second."), {}};
    QStringList texts;
    Qt::TextFormat format = Qt::AutoText;
    QTimer::singleShot(0, this, [&] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box)
            return;
        texts = {box->windowTitle(), box->text(), box->informativeText(), box->detailedText()};
        format = box->textFormat();
        box->done(0);
    });
    RealDialogs().showErrors(nullptr, QStringLiteral("Export"), {first, second});
    QCOMPARE(texts.size(), 4);
    QCOMPARE(texts[0], QStringLiteral("Export"));
    QCOMPARE(texts[1], QStringLiteral("It is <i>full</i>."));
    QCOMPARE(texts[2], QStringLiteral("/a/<b>file</b>\nEmpty it."));
    QVERIFY(texts[3].contains(QStringLiteral("Second.")));
    QCOMPARE(format, Qt::PlainText);
}

QTEST_MAIN(RealDialogsTest)
#include "tst_realdialogs.moc"
