// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/history.h"

#include "app/window/viewstack.h"
#include "app/windowprogram.h"
#include "common/view.h"
#include "domain/knowledgebase.h"
#include "matrix/matrixcanvas.h"
#include "profile/profileview.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace fatlas;
using namespace fatlas::test;

namespace {

const QString matrix = QStringLiteral("viewMatrix");
const QString table = QStringLiteral("viewTable");
const QString profile = QStringLiteral("viewProfile");
const QString sources = QStringLiteral("viewSources");

Subject cellOf(const char *framework, const char *criterion = "usability/debugging")
{
    return {{QString::fromLatin1(framework)}, {QString::fromLatin1(criterion)}, {}};
}

Subject frameworkOf(const char *framework)
{
    return {{QString::fromLatin1(framework)}, {}, {}};
}

Subject sourceOf(const QString &id)
{
    return {{}, {}, {}, ItemKind::Source, id};
}

/// The program in its window, in which time stands still: what is selected settles when the test says so.
struct Walk
{
    Walk()
    {
        program.show();
        history().setSettleTime(3'600'000);
        history().settle();
    }

    [[nodiscard]] History &history() { return program.child<History>("history"); }
    [[nodiscard]] QString view() { return program.window().views().currentId(); }
    [[nodiscard]] const Subject &subject() const { return program.session.subject(); }
    [[nodiscard]] bool canGo(const char *action) { return program.window().actionSet()[action]->isEnabled(); }
    void look(const Subject &subject)
    {
        program.session.setSubject(subject);
        history().settle();
    }
    void back() { QTest::keyClick(&program.window(), Qt::Key_Left, Qt::AltModifier); }
    void forward() { QTest::keyClick(&program.window(), Qt::Key_Right, Qt::AltModifier); }
    [[nodiscard]] QTableView &cells() { return program.child<QTableView>("comparisonTable"); }
    [[nodiscard]] QLineEdit &filter() { return *program.window().views().currentView()->findChild<QLineEdit *>(QStringLiteral("filter")); }

    WindowProgram program;
};

} // namespace

class HistoryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_profile.clear(); }
    void atTheStartThereIsNowhereToGo();
    void viewsAreGoneThrough();
    void subjectsOfAViewAreGoneThrough();
    void quickMovesAreOne();
    void thereAndBackQuicklyIsNothing();
    void timeSettles();
    void enterInTheMatrixComesBackToThePoint();
    void aStepHasTheViewAsItWasLeft();
    void searchIsOneStep();
    void searchWithinAViewKeepsItsFilter();
    void aViewThatComesUpSelectsNothingElsewhere();
    void whatIsGoneIsSkipped();
    void hiddenLayersStay();
    void mouseButtonsGo_data();
    void mouseButtonsGo();
    void otherKeysDoNotGo_data();
    void otherKeysDoNotGo();
    void buttonsAndMenuHaveThem();
    void restartForgets();

private:
    FreshProfile m_profile;
};

void HistoryTest::atTheStartThereIsNowhereToGo()
{
    Walk walk;
    QCOMPARE(walk.history().trail().size(), 1);
    QVERIFY(!walk.canGo("goBack") && !walk.canGo("goForward"));
    walk.back();
    walk.forward();
    QCOMPARE(walk.view(), matrix);
}

void HistoryTest::viewsAreGoneThrough()
{
    Walk walk;
    const QStringList way{matrix, table, sources, matrix, profile};
    for (const QString &id : way.mid(1))
        walk.program.window().showView(id);
    QCOMPARE(walk.history().trail().size(), way.size());
    for (qsizetype i = way.size() - 2; i >= 0; --i) {
        QVERIFY(walk.canGo("goBack"));
        walk.back();
        QCOMPARE(walk.view(), way[i]);
        QVERIFY(walk.program.window().actionSet()[way[i].toLatin1().constData()]->isChecked());
        QVERIFY(walk.canGo("goForward"));
    }
    QVERIFY(!walk.canGo("goBack"));
    for (qsizetype i = 1; i < way.size(); ++i) {
        walk.forward();
        QCOMPARE(walk.view(), way[i]);
    }
    QVERIFY(!walk.canGo("goForward"));
    // Going made no places.
    QCOMPARE(walk.history().trail().size(), way.size());
    walk.back();
    walk.program.window().showView(table);
    QVERIFY(!walk.canGo("goForward"));
}

void HistoryTest::subjectsOfAViewAreGoneThrough()
{
    Walk walk;
    walk.program.window().showView(table);
    walk.history().settle();
    for (const char *framework : {"jax", "mlx", "keras"})
        walk.look(cellOf(framework));
    for (const char *framework : {"mlx", "jax"}) {
        walk.back();
        QCOMPARE(walk.view(), table);
        QCOMPARE(walk.subject(), cellOf(framework));
        // The cell is selected, too.
        const QModelIndex current = walk.cells().currentIndex();
        QVERIFY(
            walk.cells().model()->headerData(current.row(), Qt::Vertical).toString().compare(QLatin1String(framework), Qt::CaseInsensitive)
            == 0);
    }
    walk.forward();
    QCOMPARE(walk.subject(), cellOf("mlx"));
    walk.back();
    walk.back();
    QVERIFY(walk.subject().isEmpty());
    walk.back();
    QCOMPARE(walk.view(), matrix);
}

void HistoryTest::quickMovesAreOne()
{
    Walk walk;
    walk.program.window().showView(table);
    walk.look(cellOf("pytorch"));
    const qsizetype before = walk.history().trail().size();
    walk.cells().setFocus();
    walk.cells().setCurrentIndex(walk.cells().model()->index(0, 0));
    walk.history().settle();
    const Subject first = walk.subject();
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(&walk.cells(), Qt::Key_Down);
    const Subject last = walk.subject();
    QVERIFY(last != first);
    walk.history().settle();
    QVERIFY(walk.history().trail().size() <= before + 2);
    walk.back();
    QCOMPARE(walk.subject(), first);
    walk.forward();
    QCOMPARE(walk.subject(), last);
}

void HistoryTest::thereAndBackQuicklyIsNothing()
{
    Walk walk;
    walk.look(frameworkOf("jax"));
    const qsizetype before = walk.history().trail().size();
    for (const char *framework : {"mlx", "keras", "jax"})
        walk.program.session.setSubject(frameworkOf(framework));
    QCOMPARE(walk.history().trail().size(), before);
    walk.back();
    QVERIFY(walk.subject().isEmpty());
}

void HistoryTest::timeSettles()
{
    QCOMPARE(History::settleTime, 700);
    Walk walk;
    walk.history().setSettleTime(0);
    for (const char *framework : {"mlx", "keras"}) {
        walk.program.session.setSubject(frameworkOf(framework));
        WindowProgram::settle();
    }
    QTRY_COMPARE(walk.history().trail().size(), 3);
}

void HistoryTest::enterInTheMatrixComesBackToThePoint()
{
    Walk walk;
    auto &canvas = walk.program.child<MatrixCanvas>("matrixCanvas");
    canvas.setFocus();
    QTest::keyClick(&canvas, Qt::Key_Right);
    QTest::keyClick(&canvas, Qt::Key_Right);
    const Subject point = walk.subject();
    QTest::keyClick(&canvas, Qt::Key_Return);
    QCOMPARE(walk.view(), profile);
    walk.history().settle();
    walk.back();
    QCOMPARE(walk.view(), matrix);
    QCOMPARE(walk.subject(), point);
    walk.forward();
    QCOMPARE(walk.view(), profile);
    QCOMPARE(walk.program.child<ProfileView>("profileView").framework(), point.framework);
}

void HistoryTest::aStepHasTheViewAsItWasLeft()
{
    Walk walk;
    walk.program.window().showView(sources);
    walk.history().settle();
    walk.filter().setText(QStringLiteral("megatron"));
    walk.program.window().showView(matrix);
    walk.program.window().showView(sources);
    walk.filter().clear();
    walk.back();
    walk.back();
    QCOMPARE(walk.view(), sources);
    QCOMPARE(walk.filter().text(), QStringLiteral("megatron"));
    walk.forward();
    walk.forward();
    QCOMPARE(walk.filter().text(), QString());
}

void HistoryTest::searchIsOneStep()
{
    Walk walk;
    walk.look(frameworkOf("jax"));
    const qsizetype before = walk.history().trail().size();
    Q_EMIT walk.program.search().chosen(sourceOf(QStringLiteral("seed-a")));
    QCOMPARE(walk.view(), sources);
    QCOMPARE(walk.history().trail().size(), before + 1);
    // The next one is a step of its own, however soon it comes.
    Q_EMIT walk.program.search().chosen(sourceOf(QStringLiteral("seed-b")));
    QCOMPARE(walk.history().trail().size(), before + 2);
    walk.back();
    QCOMPARE(walk.subject(), sourceOf(QStringLiteral("seed-a")));
    walk.back();
    QCOMPARE(walk.view(), matrix);
    QCOMPARE(walk.subject(), frameworkOf("jax"));
}

void HistoryTest::searchWithinAViewKeepsItsFilter()
{
    Walk walk;
    walk.program.window().showView(sources);
    walk.look(sourceOf(QStringLiteral("seed-a")));
    walk.filter().setText(QStringLiteral("megatron"));
    Q_EMIT walk.program.search().chosen(sourceOf(QStringLiteral("seed-b")));
    QCOMPARE(walk.filter().text(), QString());
    walk.back();
    QCOMPARE(walk.filter().text(), QStringLiteral("megatron"));
    QCOMPARE(walk.subject(), sourceOf(QStringLiteral("seed-a")));
}

void HistoryTest::aViewThatComesUpSelectsNothingElsewhere()
{
    {
        WindowProgram program;
        program.show();
        program.window().showView(profile);
        program.child<ProfileView>("profileView").showFramework({QStringLiteral("mlx")});
        program.window().showView(matrix);
        program.window().close();
    }
    Walk walk;
    walk.program.window().showView(profile);
    QCOMPARE(walk.subject(), frameworkOf("mlx"));
    QCOMPARE(walk.history().trail().size(), 2);
    walk.back();
    QCOMPARE(walk.view(), matrix);
    QVERIFY(walk.subject().isEmpty());
}

void HistoryTest::whatIsGoneIsSkipped()
{
    Walk walk;
    for (const char *framework : {"jax", "mlx", "keras"})
        walk.look(frameworkOf(framework));
    const KnowledgeBase all = walk.program.atlas().knowledge();
    KnowledgeBase less = all;
    less.frameworks.removeIf([](const Framework &framework) { return framework.id.value == QStringLiteral("mlx"); });
    walk.program.context->setAtlas(buildAtlas(less));
    walk.back();
    QCOMPARE(walk.subject(), frameworkOf("jax"));
    less.frameworks.removeIf([](const Framework &framework) { return framework.id.value == QStringLiteral("keras"); });
    walk.program.context->setAtlas(buildAtlas(less));
    QVERIFY(!walk.canGo("goForward"));
    QVERIFY(walk.canGo("goBack"));
    // What was taken back and comes again is there again.
    walk.program.context->setAtlas(buildAtlas(all));
    QVERIFY(walk.canGo("goForward"));
    walk.forward();
    QCOMPARE(walk.subject(), frameworkOf("mlx"));
}

void HistoryTest::hiddenLayersStay()
{
    Walk walk;
    walk.program.window().showView(table);
    walk.program.session.setLayerHidden(Layer::Emerging, true);
    walk.back();
    QVERIFY(walk.program.session.isHidden(Layer::Emerging));
}

void HistoryTest::mouseButtonsGo_data()
{
    QTest::addColumn<QByteArray>("place");
    QTest::newRow("table") << QByteArray("comparisonTable");
    QTest::newRow("sidebar") << QByteArray("navigation");
    QTest::newRow("evidence") << QByteArray("evidenceSheet");
}

void HistoryTest::mouseButtonsGo()
{
    QFETCH(QByteArray, place);
    Walk walk;
    walk.program.window().showView(table);
    walk.history().settle();
    walk.look(cellOf("jax"));
    auto &area = walk.program.child<QAbstractScrollArea>(place.constData());
    QTest::mouseClick(area.viewport(), Qt::BackButton);
    QVERIFY(walk.subject().isEmpty());
    QCOMPARE(walk.view(), table);
    QTest::mouseClick(&walk.program.window(), Qt::BackButton);
    QCOMPARE(walk.view(), matrix);
    QTest::mouseClick(&walk.program.window(), Qt::ForwardButton);
    QCOMPARE(walk.view(), table);
    // A second press that comes soon is a double click to Qt.
    QTest::mouseDClick(&walk.program.window(), Qt::ForwardButton);
    QCOMPARE(walk.subject(), cellOf("jax"));
    QVERIFY(!walk.canGo("goForward"));
}

void HistoryTest::otherKeysDoNotGo_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("backspace") << Qt::Key_Backspace;
    QTest::newRow("left") << Qt::Key_Left;
}

void HistoryTest::otherKeysDoNotGo()
{
    QFETCH(Qt::Key, key);
    Walk walk;
    walk.program.window().showView(table);
    QTest::keyClick(&walk.program.window(), key);
    QTest::keyClick(&walk.cells(), key);
    QCOMPARE(walk.view(), table);
}

void HistoryTest::buttonsAndMenuHaveThem()
{
    Walk walk;
    walk.program.window().showView(table);
    for (const char *id : {"goBack", "goForward"}) {
        const QAction *action = walk.program.window().actionSet()[id];
        QVERIFY(!action->icon().isNull());
        // On the toolbar, in a menu, and in the window for its keys.
        QVERIFY(action->associatedObjects().size() >= 3);
    }
    walk.program.window().actionSet()["goBack"]->trigger();
    QCOMPARE(walk.view(), matrix);
    walk.program.window().actionSet()["goForward"]->trigger();
    QCOMPARE(walk.view(), table);
}

void HistoryTest::restartForgets()
{
    {
        Walk walk;
        walk.program.window().showView(table);
        walk.program.window().close();
    }
    Walk again;
    QCOMPARE(again.view(), table);
    QVERIFY(!again.canGo("goBack") && !again.canGo("goForward"));
    QCOMPARE(again.history().trail().size(), 1);
}

QTEST_MAIN(HistoryTest)
#include "tst_history.moc"
