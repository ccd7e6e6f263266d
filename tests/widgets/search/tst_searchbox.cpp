// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/searchbox.h"

#include "items/searchresultmodel.h"
#include "support/desk.h"

#include <QFrame>
#include <QLabel>
#include <QListView>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace fatlas;
using namespace fatlas::test;

namespace {

/// A window with the box on top and something else that can take the focus.
struct Scene
{
    Scene() : box(new SearchBox(desk.context, &window)), other(new QLineEdit(&window))
    {
        auto *layout = new QVBoxLayout(&window);
        layout->addWidget(box);
        layout->addWidget(other);
        layout->addStretch();
        window.resize(700, 500);
        window.show();
        (void)QTest::qWaitForWindowActive(&window);
        box->setFocus();
    }

    [[nodiscard]] QFrame *popup() const { return window.findChild<QFrame *>(QStringLiteral("searchPopup")); }
    [[nodiscard]] QListView &list() const { return *window.findChild<QListView *>(QStringLiteral("searchResults")); }
    [[nodiscard]] bool isOpen() const { return popup() && popup()->isVisible(); }
    void type(const QString &text) const
    {
        // One by one as a person does; keyClicks cannot type Chinese.
        for (const QChar c : text)
            box->insert(c);
    }

    Desk desk;
    QWidget window;
    SearchBox *box;
    QLineEdit *other;
};

} // namespace

class SearchBoxTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typingShowsResults_data();
    void typingShowsResults();
    void arrowsAndEnterChoose();
    void clickChooses();
    void escapeClosesThenClears();
    void nothingFoundSaysSo();
    void blankIsNoSearch();
    void losingTheFocusCloses();
    void popupStaysInTheWindow();
    void languageReachesTheResults();
    void chosenListCanBeOpenedAgain();
    void lateAnswerShowsWhenItComes();
    void enterWaitsForTheAnswer();
    void answersToOldTextAreIgnored();
    void answerAfterEscapeStaysAway();
    void failureIsSaid();
    void otherNamesAreShown();
    void groupsSayHowMany();
};

void SearchBoxTest::typingShowsResults_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("framework");
    QTest::newRow("name") << "JAX"
                          << "jax";
    QTest::newRow("part of a name") << "meg"
                                    << "megatron-lm";
    QTest::newRow("small letters") << "mlx"
                                   << "mlx";
    // 惰性求值 is said of MLX only, 函 of JAX only.
    QTest::newRow("Chinese") << "惰性"
                             << "mlx";
    QTest::newRow("one Chinese character") << "函"
                                           << "jax";
}

void SearchBoxTest::typingShowsResults()
{
    QFETCH(QString, text);
    QFETCH(QString, framework);
    Scene scene;
    QVERIFY(!scene.isOpen());
    scene.type(text);
    QVERIFY(scene.isOpen());
    QVERIFY(scene.list().isVisible());
    const QModelIndex first = scene.list().currentIndex();
    QCOMPARE(first.row(), 0);
    QCOMPARE(first.data(SearchResultModel::SubjectRole).value<Subject>().framework.value, framework);
}

void SearchBoxTest::arrowsAndEnterChoose()
{
    Scene scene;
    QSignalSpy chosen(scene.box, &SearchBox::chosen);
    scene.type(QStringLiteral("pytorch"));
    const int count = scene.box->results()->rowCount();
    QVERIFY(count > 1);
    QTest::keyClick(scene.box, Qt::Key_Down);
    QCOMPARE(scene.list().currentIndex().row(), 1);
    QTest::keyClick(scene.box, Qt::Key_Up);
    QTest::keyClick(scene.box, Qt::Key_Up);
    QCOMPARE(scene.list().currentIndex().row(), 0);
    for (int i = 0; i < count + 3; ++i)
        QTest::keyClick(scene.box, Qt::Key_Down);
    QCOMPARE(scene.list().currentIndex().row(), count - 1);
    const auto wanted = scene.list().currentIndex().data(SearchResultModel::SubjectRole).value<Subject>();
    QTest::keyClick(scene.box, Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].value<Subject>(), wanted);
    QVERIFY(!scene.isOpen());
}

void SearchBoxTest::clickChooses()
{
    Scene scene;
    QSignalSpy chosen(scene.box, &SearchBox::chosen);
    scene.type(QStringLiteral("jax"));
    const QModelIndex second = scene.box->results()->index(1);
    const auto wanted = second.data(SearchResultModel::SubjectRole).value<Subject>();
    QTest::mouseClick(scene.list().viewport(), Qt::LeftButton, {}, scene.list().visualRect(second).center());
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].value<Subject>(), wanted);
    QVERIFY(!scene.isOpen());
}

void SearchBoxTest::escapeClosesThenClears()
{
    Scene scene;
    QSignalSpy chosen(scene.box, &SearchBox::chosen);
    scene.type(QStringLiteral("jax"));
    QTest::keyClick(scene.box, Qt::Key_Escape);
    QVERIFY(!scene.isOpen());
    QCOMPARE(scene.box->text(), QStringLiteral("jax"));
    QTest::keyClick(scene.box, Qt::Key_Escape);
    QCOMPARE(scene.box->text(), QString());
    QCOMPARE(chosen.count(), 0);
}

void SearchBoxTest::nothingFoundSaysSo()
{
    Scene scene;
    QSignalSpy chosen(scene.box, &SearchBox::chosen);
    scene.type(QStringLiteral("<b>zebra</b>"));
    QVERIFY(scene.isOpen());
    QVERIFY(!scene.list().isVisible());
    const auto *label = scene.window.findChild<QLabel *>(QStringLiteral("nothingFound"));
    QVERIFY(label->isVisible());
    QCOMPARE(label->textFormat(), Qt::PlainText);
    QVERIFY(label->text().contains(QStringLiteral("<b>zebra</b>")));
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Up, Qt::Key_Return})
        QTest::keyClick(scene.box, key);
    QCOMPARE(chosen.count(), 0);
    scene.box->setText(QStringLiteral("jax"));
    QVERIFY(scene.list().isVisible());
    QVERIFY(!label->isVisible());
}

void SearchBoxTest::blankIsNoSearch()
{
    Scene scene;
    scene.type(QStringLiteral("   "));
    QVERIFY(!scene.isOpen());
    scene.type(QStringLiteral("jax"));
    QVERIFY(scene.isOpen());
    scene.box->clear();
    QVERIFY(!scene.isOpen());
    QCOMPARE(scene.box->results()->rowCount(), 0);
}

void SearchBoxTest::losingTheFocusCloses()
{
    Scene scene;
    scene.type(QStringLiteral("jax"));
    QVERIFY(scene.isOpen());
    scene.other->setFocus();
    QVERIFY(!scene.isOpen());
}

void SearchBoxTest::popupStaysInTheWindow()
{
    Scene scene;
    scene.window.resize(360, 200);
    scene.type(QStringLiteral("pytorch"));
    QVERIFY(scene.window.rect().contains(scene.popup()->geometry()));
    QVERIFY(scene.popup()->height() > 40);
    QVERIFY(!scene.popup()->grab().isNull());
}

void SearchBoxTest::languageReachesTheResults()
{
    Scene scene;
    scene.type(QStringLiteral("debugging"));
    QCOMPARE(scene.box->results()->index(0).data().toString(), QStringLiteral("Debugging"));
    scene.desk.speak(Language::Chinese, scene.window);
    QVERIFY(scene.isOpen());
    QCOMPARE(scene.box->results()->index(0).data().toString(), QStringLiteral("调试"));
}

void SearchBoxTest::chosenListCanBeOpenedAgain()
{
    Scene scene;
    scene.type(QStringLiteral("jax"));
    QTest::keyClick(scene.box, Qt::Key_Return);
    QVERIFY(!scene.isOpen());
    QTest::keyClick(scene.box, Qt::Key_Down);
    QVERIFY(scene.isOpen());
}

void SearchBoxTest::lateAnswerShowsWhenItComes()
{
    Scene scene;
    scene.desk.search.isHeld = true;
    scene.type(QStringLiteral("jax"));
    QVERIFY(!scene.isOpen());
    scene.desk.search.letGo();
    QVERIFY(scene.isOpen());
    QCOMPARE(scene.list().currentIndex().data().toString(), QStringLiteral("JAX"));
}

void SearchBoxTest::enterWaitsForTheAnswer()
{
    Scene scene;
    QSignalSpy chosen(scene.box, &SearchBox::chosen);
    scene.type(QStringLiteral("pytorch"));
    scene.desk.search.isHeld = true;
    scene.box->setText(QStringLiteral("jax"));
    QTest::keyClick(scene.box, Qt::Key_Return);
    // The list still shows what was found for the old text.
    QCOMPARE(chosen.count(), 0);
    scene.desk.search.letGo();
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].value<Subject>(), (Subject{{QStringLiteral("jax")}, {}, {}}));
    QVERIFY(!scene.isOpen());
}

void SearchBoxTest::answersToOldTextAreIgnored()
{
    Scene scene;
    scene.desk.search.isHeld = true;
    scene.type(QStringLiteral("jax"));
    scene.box->clear();
    scene.desk.search.letGo();
    QVERIFY(!scene.isOpen());
    QCOMPARE(scene.box->results()->rowCount(), 0);
}

void SearchBoxTest::answerAfterEscapeStaysAway()
{
    Scene scene;
    scene.desk.search.isHeld = true;
    scene.type(QStringLiteral("jax"));
    QTest::keyClick(scene.box, Qt::Key_Escape);
    scene.desk.search.letGo();
    QVERIFY(!scene.isOpen());
}

void SearchBoxTest::failureIsSaid()
{
    Scene scene;
    scene.desk.search.errors = {{ErrorCode::DatabaseError, QStringLiteral(":memory:"), QStringLiteral("No room."), {}}};
    scene.type(QStringLiteral("jax"));
    QVERIFY(scene.isOpen());
    const auto *label = scene.window.findChild<QLabel *>(QStringLiteral("nothingFound"));
    QVERIFY(label->isVisible());
    QVERIFY(label->text().contains(QStringLiteral("No room.")));
}

void SearchBoxTest::otherNamesAreShown()
{
    Scene scene;
    // 某厂商 is the vendor of every framework of the sample: an alias, in neither title nor description.
    scene.type(QStringLiteral("某厂商"));
    const QModelIndex first = scene.list().currentIndex();
    QCOMPARE(first.data(SearchResultModel::AlsoCalledRole).toString(), QStringLiteral("某厂商"));
    QCOMPARE(first.data(SearchResultModel::AlsoHighlightsRole).toList(), (QVariantList{0, 3}));
    const QImage shown = scene.list().grab().toImage();
    scene.box->setText(QStringLiteral("PyTorch"));
    QVERIFY(scene.list().grab().toImage() != shown);
}

void SearchBoxTest::groupsSayHowMany()
{
    Scene scene;
    // The weakness of each of the four frameworks.
    scene.type(QStringLiteral("weak"));
    QCOMPARE(scene.box->results()->rowCount(), 4);
    QCOMPARE(scene.box->results()->index(0).data(SearchResultModel::GroupRole).toString(),
             searchKindName(SearchKind::Opinion) + QStringLiteral(" (4)"));
}

QTEST_MAIN(SearchBoxTest)
#include "tst_searchbox.moc"
