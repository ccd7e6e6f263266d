// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/savedviewbutton.h"

#include "common/view.h"
#include "support/desk.h"
#include "support/markingtranslator.h"
#include "support/memorysavedviews.h"

#include <QMenu>
#include <QTest>
#include <QVBoxLayout>

using namespace fatlas;
using namespace fatlas::test;

namespace {

const QString viewId = QStringLiteral("plainView");

/// Shows a text.
class PlainView : public View
{
public:
    explicit PlainView(ViewContext &context) : View(context)
    {
        setObjectName(viewId);
        new QVBoxLayout(this);
    }

    [[nodiscard]] QVariantMap state() const override { return {{QStringLiteral("text"), text}}; }
    void restore(const QVariantMap &state) override { text = state.value(QStringLiteral("text"), QStringLiteral("none")).toString(); }

    QString text;

protected:
    void retranslate() override { }
};

struct Scene
{
    explicit Scene(SavedParts parts = SavedParts::View) : view(prepared(desk, saved)), button(desk.context, view, parts, &view)
    {
        view.layout()->addWidget(&button);
        view.show();
    }

    static ViewContext &prepared(Desk &desk, MemorySavedViews &saved)
    {
        desk.context.setSavedViews(saved);
        return desk.context;
    }

    /// The entry with this object name, wherever in the menus; null where there is none.
    [[nodiscard]] QAction *entry(const QString &name) const
    {
        for (QMenu *menu : button.findChildren<QMenu *>()) {
            for (QAction *action : menu->actions()) {
                if (action->objectName() == name)
                    return action;
            }
        }
        return nullptr;
    }
    [[nodiscard]] QStringList entries() const
    {
        QStringList texts;
        for (const QAction *action : button.menu()->actions()) {
            if (action->isCheckable())
                texts += action->text();
        }
        return texts;
    }
    void save(const QString &name)
    {
        desk.dialogs.typed = {name};
        entry(QStringLiteral("saveView"))->trigger();
    }

    Desk desk;
    MemorySavedViews saved;
    PlainView view;
    SavedViewButton button;
};

} // namespace

class SavedViewButtonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void outOfSightWithoutAService();
    void emptyMenuSaysSo();
    void savedAndShownAgain();
    void layersBelongToSomeViews_data();
    void layersBelongToSomeViews();
    void nameIsCleaned();
    void cancelledSavesNothing();
    void takenNameAsksFirst_data();
    void takenNameAsksFirst();
    void whatWasShownIsOfferedAgain();
    void renamed();
    void removedAfterAQuestion_data();
    void removedAfterAQuestion();
    void shownOneIsTicked();
    void namesAreNoMarkup();
    void failureIsTold();
    void anotherViewsNamesAreNotListed();
    void keyboardReachesIt();
    void textsAreTranslated();
};

void SavedViewButtonTest::outOfSightWithoutAService()
{
    Desk desk;
    PlainView view(desk.context);
    SavedViewButton button(desk.context, view, SavedParts::View, &view);
    view.layout()->addWidget(&button);
    view.show();
    QVERIFY(!button.isVisible());
    desk.speak(Language::Chinese, view);
}

void SavedViewButtonTest::emptyMenuSaysSo()
{
    const Scene scene;
    QVERIFY(scene.button.isVisible());
    QVERIFY(scene.entries().isEmpty());
    QVERIFY(!scene.button.menu()->actions().constFirst()->text().isEmpty());
    QVERIFY(!scene.button.menu()->actions().constFirst()->isEnabled());
    for (const QAction *action : scene.button.menu()->actions()) {
        if (action->menu())
            QVERIFY(!action->menu()->isEnabled());
    }
}

void SavedViewButtonTest::savedAndShownAgain()
{
    Scene scene;
    for (const char *text : {"one", "two"}) {
        scene.view.text = QString::fromLatin1(text);
        scene.save(QString::fromLatin1(text).toUpper());
    }
    QCOMPARE(scene.entries(), (QStringList{QStringLiteral("ONE"), QStringLiteral("TWO")}));
    QCOMPARE(scene.desk.dialogs.textQuestions.constFirst().longest, 80);
    scene.view.text = QStringLiteral("other");
    scene.entry(QStringLiteral("saved-ONE"))->trigger();
    QCOMPARE(scene.view.text, QStringLiteral("one"));
    scene.entry(QStringLiteral("saved-TWO"))->trigger();
    QCOMPARE(scene.view.text, QStringLiteral("two"));
}

void SavedViewButtonTest::layersBelongToSomeViews_data()
{
    QTest::addColumn<SavedParts>("parts");
    QTest::addColumn<QSet<Layer>>("hidden");
    QTest::newRow("with layers") << SavedParts::ViewAndLayers << QSet<Layer>{Layer::Emerging};
    QTest::newRow("without") << SavedParts::View << QSet<Layer>{Layer::General};
}

void SavedViewButtonTest::layersBelongToSomeViews()
{
    QFETCH(SavedParts, parts);
    QFETCH(QSet<Layer>, hidden);
    Scene scene(parts);
    scene.desk.session.setHiddenLayers({Layer::Emerging});
    scene.save(QStringLiteral("a"));
    scene.desk.session.setHiddenLayers({Layer::General});
    scene.entry(QStringLiteral("saved-a"))->trigger();
    QCOMPARE(scene.desk.session.hiddenLayers(), hidden);
    // What another version saved, without layers, leaves them alone.
    QVERIFY(scene.saved.save(viewId, QStringLiteral("old"), {{QStringLiteral("text"), QStringLiteral("x")}}).ok());
    scene.entry(QStringLiteral("saved-old"))->trigger();
    QCOMPARE(scene.desk.session.hiddenLayers(), hidden);
    QCOMPARE(scene.view.text, QStringLiteral("x"));
}

void SavedViewButtonTest::nameIsCleaned()
{
    Scene scene;
    scene.save(QStringLiteral("  for\tthe  meeting "));
    QCOMPARE(scene.saved.names(viewId), QStringList{QStringLiteral("for the meeting")});
}

void SavedViewButtonTest::cancelledSavesNothing()
{
    Scene scene;
    scene.entry(QStringLiteral("saveView"))->trigger();
    scene.save(QStringLiteral("   "));
    QVERIFY(scene.saved.names(viewId).isEmpty());
    QVERIFY(scene.desk.dialogs.errors.isEmpty());
}

void SavedViewButtonTest::takenNameAsksFirst_data()
{
    QTest::addColumn<bool>("agrees");
    QTest::addColumn<QString>("text");
    QTest::newRow("replace") << true << QStringLiteral("new");
    QTest::newRow("keep") << false << QStringLiteral("old");
}

void SavedViewButtonTest::takenNameAsksFirst()
{
    QFETCH(bool, agrees);
    QFETCH(QString, text);
    Scene scene;
    scene.view.text = QStringLiteral("old");
    scene.save(QStringLiteral("a"));
    QVERIFY(scene.desk.dialogs.confirmations.isEmpty());
    scene.view.text = QStringLiteral("new");
    scene.desk.dialogs.agrees = agrees;
    scene.save(QStringLiteral(" a"));
    QCOMPARE(scene.desk.dialogs.confirmations.size(), 1);
    QVERIFY(scene.desk.dialogs.confirmations[0].question.contains(QStringLiteral("“a”")));
    QCOMPARE(scene.saved.state(viewId, QStringLiteral("a")).value(QStringLiteral("text")).toString(), text);
    QCOMPARE(scene.saved.names(viewId).size(), 1);
}

void SavedViewButtonTest::whatWasShownIsOfferedAgain()
{
    Scene scene;
    scene.save(QStringLiteral("a"));
    scene.save(QStringLiteral("b"));
    scene.entry(QStringLiteral("saved-a"))->trigger();
    scene.save(QString());
    const QList<TextQuestion> &asked = scene.desk.dialogs.textQuestions;
    QCOMPARE(asked[0].initial, QString());
    QCOMPARE(asked[1].initial, QStringLiteral("a"));
    QCOMPARE(asked[2].initial, QStringLiteral("a"));
    scene.entry(QStringLiteral("remove-a"))->trigger();
    scene.save(QString());
    QCOMPARE(asked[3].initial, QString());
}

void SavedViewButtonTest::renamed()
{
    Scene scene;
    scene.view.text = QStringLiteral("one");
    scene.save(QStringLiteral("a"));
    scene.save(QStringLiteral("b"));
    const auto rename = [&scene](const QString &name, const QString &newName) {
        scene.desk.dialogs.typed = {newName};
        scene.entry(QStringLiteral("rename-") + name)->trigger();
    };
    rename(QStringLiteral("a"), QStringLiteral("c"));
    QCOMPARE(scene.entries(), (QStringList{QStringLiteral("c"), QStringLiteral("b")}));
    QCOMPARE(scene.desk.dialogs.textQuestions.constLast().initial, QStringLiteral("a"));
    // Its own name is no question, nor is staying away.
    rename(QStringLiteral("c"), QStringLiteral("c"));
    rename(QStringLiteral("c"), QString());
    QVERIFY(scene.desk.dialogs.confirmations.isEmpty());
    QCOMPARE(scene.entries().constFirst(), QStringLiteral("c"));
    scene.desk.dialogs.agrees = false;
    rename(QStringLiteral("c"), QStringLiteral("b"));
    QCOMPARE(scene.desk.dialogs.confirmations.size(), 1);
    QCOMPARE(scene.entries().size(), 2);
    scene.desk.dialogs.agrees = true;
    rename(QStringLiteral("c"), QStringLiteral("b"));
    QCOMPARE(scene.entries(), QStringList{QStringLiteral("b")});
}

void SavedViewButtonTest::removedAfterAQuestion_data()
{
    QTest::addColumn<bool>("agrees");
    QTest::newRow("agreed") << true;
    QTest::newRow("not agreed") << false;
}

void SavedViewButtonTest::removedAfterAQuestion()
{
    QFETCH(bool, agrees);
    Scene scene;
    scene.view.text = QStringLiteral("one");
    scene.save(QStringLiteral("a"));
    scene.desk.dialogs.agrees = agrees;
    scene.entry(QStringLiteral("remove-a"))->trigger();
    QCOMPARE(scene.desk.dialogs.confirmations.size(), 1);
    QCOMPARE(scene.entries().isEmpty(), agrees);
    QCOMPARE(scene.view.text, QStringLiteral("one"));
}

void SavedViewButtonTest::shownOneIsTicked()
{
    Scene scene;
    for (const char *text : {"one", "two"}) {
        scene.view.text = QString::fromLatin1(text);
        scene.save(QString::fromLatin1(text));
    }
    for (const char *text : {"one", "two", "other"}) {
        scene.view.text = QString::fromLatin1(text);
        Q_EMIT scene.button.menu()->aboutToShow();
        for (const char *name : {"one", "two"})
            QCOMPARE(scene.entry(QStringLiteral("saved-") + QString::fromLatin1(name))->isChecked(), qstrcmp(name, text) == 0);
    }
}

void SavedViewButtonTest::namesAreNoMarkup()
{
    Scene scene;
    const QString name = QStringLiteral("<b>R&D</b>");
    scene.save(name);
    const QAction *entry = scene.entry(QStringLiteral("saved-") + name);
    QCOMPARE(entry->text(), QStringLiteral("<b>R&&D</b>"));
    QVERIFY(entry->toolTip().contains(QStringLiteral("&lt;b&gt;R&amp;D")));
    const QString longName(80, QChar(0x8BAD));
    scene.save(longName);
    const QAction *cut = scene.entry(QStringLiteral("saved-") + longName);
    QVERIFY(cut->text().size() < longName.size());
    QVERIFY(cut->toolTip().contains(longName));
}

void SavedViewButtonTest::failureIsTold()
{
    Scene scene;
    scene.save(QStringLiteral("a"));
    scene.saved.fails = true;
    scene.save(QStringLiteral("b"));
    scene.desk.dialogs.typed = {QStringLiteral("c")};
    scene.entry(QStringLiteral("rename-a"))->trigger();
    scene.entry(QStringLiteral("remove-a"))->trigger();
    QCOMPARE(scene.desk.dialogs.errors.size(), 3);
    QCOMPARE(scene.entries(), QStringList{QStringLiteral("a")});
}

void SavedViewButtonTest::anotherViewsNamesAreNotListed()
{
    Scene scene;
    QVERIFY(scene.saved.save(QStringLiteral("otherView"), QStringLiteral("a"), {}).ok());
    QVERIFY(scene.entries().isEmpty());
    // Nor does another window's change go by unseen.
    QVERIFY(scene.saved.save(viewId, QStringLiteral("b"), {}).ok());
    QCOMPARE(scene.entries(), QStringList{QStringLiteral("b")});
}

void SavedViewButtonTest::keyboardReachesIt()
{
    Scene scene;
    QVERIFY(scene.button.focusPolicy() & Qt::TabFocus);
    QCOMPARE(scene.button.popupMode(), QToolButton::InstantPopup);
    QVERIFY(!scene.button.accessibleName().isEmpty());
    QVERIFY(!scene.button.toolTip().isEmpty());
    QVERIFY(!scene.button.icon().isNull());
}

void SavedViewButtonTest::textsAreTranslated()
{
    Scene scene;
    scene.save(QStringLiteral("a"));
    const MarkingTranslator marking;
    scene.desk.speak(Language::Chinese, scene.view);
    QStringList texts{scene.button.text(), scene.button.toolTip(), scene.button.accessibleName()};
    for (const QMenu *menu : scene.button.findChildren<QMenu *>()) {
        for (const QAction *action : menu->actions()) {
            if (!action->isSeparator() && action->data().isNull())
                texts += action->text();
        }
    }
    QCOMPARE(texts.size(), 6);
    for (const QString &text : std::as_const(texts))
        QVERIFY2(text.startsWith(QStringLiteral("⟦")), qPrintable(text));
    QCOMPARE(scene.entries(), QStringList{QStringLiteral("a")});
}

QTEST_MAIN(SavedViewButtonTest)
#include "tst_savedviewbutton.moc"
