// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/realdialogs.h"

#include <QApplication>
#include <QDesktopServices>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
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
    void textIsAsked_data();
    void textIsAsked();
    void confirmationIsAsked_data();
    void confirmationIsAsked();
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

void RealDialogsTest::textIsAsked_data()
{
    QTest::addColumn<bool>("accepts");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("answer");
    QTest::newRow("typed") << true << QStringLiteral("名称") << QStringLiteral("名称");
    QTest::newRow("as offered") << true << QString() << QStringLiteral("old");
    QTest::newRow("too long") << true << QStringLiteral("abcdefghij") << QStringLiteral("abcdefgh");
    QTest::newRow("cancelled") << false << QStringLiteral("x") << QString();
}

void RealDialogsTest::textIsAsked()
{
    QFETCH(bool, accepts);
    QFETCH(QString, typed);
    QFETCH(QString, answer);
    QStringList texts;
    QTimer::singleShot(0, this, [&] {
        auto *dialog = qobject_cast<QInputDialog *>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        texts = {dialog->windowTitle(), dialog->labelText(), dialog->textValue(), dialog->okButtonText()};
        // What was offered is selected, so typing replaces it.
        if (!typed.isEmpty())
            dialog->findChild<QLineEdit *>()->insert(typed);
        dialog->done(accepts ? QDialog::Accepted : QDialog::Rejected);
    });
    const TextQuestion question{QStringLiteral("Save"), QStringLiteral("Name"), QStringLiteral("old"), QStringLiteral("Keep"), 8};
    QCOMPARE(RealDialogs().askText(nullptr, question), answer);
    QCOMPARE(texts, (QStringList{question.title, question.label, question.initial, question.acceptText}));
}

void RealDialogsTest::confirmationIsAsked_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<bool>("agrees");
    QTest::newRow("accept") << QStringLiteral("Remove") << true;
    QTest::newRow("cancel") << QStringLiteral("Cancel") << false;
    QTest::newRow("default") << QString() << false;
    QTest::newRow("closed") << QStringLiteral("×") << false;
}

void RealDialogsTest::confirmationIsAsked()
{
    QFETCH(QString, button);
    QFETCH(bool, agrees);
    QString text;
    Qt::TextFormat format = Qt::AutoText;
    QTimer::singleShot(0, this, [&] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box)
            return;
        text = box->text();
        format = box->textFormat();
        for (QAbstractButton *one : box->buttons()) {
            if (one->text() == button || (button.isEmpty() && one == box->defaultButton())) {
                one->click();
                return;
            }
        }
        box->reject();
    });
    const Confirmation confirmation{QStringLiteral("Remove"), QStringLiteral("Forget <b>it</b>?"), QStringLiteral("Remove")};
    QCOMPARE(RealDialogs().confirm(nullptr, confirmation), agrees);
    QCOMPARE(text, confirmation.question);
    QCOMPARE(format, Qt::PlainText);
}

QTEST_MAIN(RealDialogsTest)
#include "tst_realdialogs.moc"
