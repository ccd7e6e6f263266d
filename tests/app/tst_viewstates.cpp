// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/knowledgefile.h"
#include "app/window/viewstack.h"
#include "app/windowprogram.h"
#include "common/view.h"
#include "matrix/matrixcanvas.h"
#include "profile/profileview.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <functional>

using namespace fatlas;
using namespace fatlas::test;

namespace {

/// What the program starts with, before the whole knowledge has been read.
const Atlas &outline()
{
    static const Atlas atlas = [] {
        auto knowledge = loadKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"), KnowledgePart::Outline);
        if (!knowledge.ok())
            qFatal("%s", qPrintable(knowledge.error().toString()));
        return buildAtlas(std::move(knowledge).value());
    }();
    return atlas;
}

template<class T>
T &part(View &view, const char *name)
{
    T *found = view.findChild<T *>(QLatin1String(name));
    if (!found)
        qFatal("no %s", name);
    return *found;
}

using Arrange = std::function<void(WindowProgram &, View &)>;

void chooseIn(View &view, const char *combo, const QString &id)
{
    auto &box = part<QComboBox>(view, combo);
    box.setCurrentIndex(box.findData(id));
    Q_EMIT box.activated(box.currentIndex());
}

void arrangeMatrix(WindowProgram & /*program*/, View &view)
{
    part<QToolButton>(view, "intervals").click();
    part<QToolButton>(view, "frontier").click();
    part<MatrixCanvas>(view, "matrixCanvas").setRange({5, 10, 4, 9});
    part<QToolButton>(view, "asTable").click();
}

void arrangeTable(WindowProgram & /*program*/, View &view)
{
    chooseIn(view, "dimension", QStringLiteral("hardware-support"));
    part<QToolButton>(view, "swap").click();
    part<QLineEdit>(view, "filter").setText(QStringLiteral("a"));
    part<QComboBox>(view, "order").setCurrentIndex(1);
    Q_EMIT part<QComboBox>(view, "order").activated(1);
}

void arrangeComparison(WindowProgram &program, View &view)
{
    program.session.setComparison({{QStringLiteral("pytorch")}, {QStringLiteral("jax")}, {QStringLiteral("mlx")}});
    part<QToolButton>(view, "differencesOnly").click();
    part<QToolButton>(view, "overview").click();
    part<QToolButton>(view, "fold").click();
    part<QLineEdit>(view, "filter").setText(QStringLiteral("a"));
}

void arrangeProfile(WindowProgram &program, View & /*view*/)
{
    // A tool is not in what the program starts with.
    program.child<ProfileView>("profileView").showFramework(program.atlas().tools().constFirst().id);
}

/// Something chosen of the first facet, the second column in its order, a text that leaves some rows.
void arrangeList(WindowProgram & /*program*/, View &view)
{
    auto &lists = part<QComboBox>(view, "list");
    lists.setCurrentIndex(lists.count() - 1);
    Q_EMIT lists.activated(lists.count() - 1);
    part<QTableView>(view, "recordTable").sortByColumn(1, Qt::DescendingOrder);
    part<QLineEdit>(view, "filter").setText(QStringLiteral("e"));
    for (const QToolButton *facet : view.findChildren<QToolButton *>(QRegularExpression(QStringLiteral("^facet-")))) {
        if (!facet->isVisible())
            continue;
        Q_EMIT facet->menu()->aboutToShow();
        facet->menu()->actions().constFirst()->trigger();
        return;
    }
}

QTableView *rowsOf(View &view)
{
    auto *table = view.findChild<QTableView *>(QStringLiteral("comparisonTable"));
    return table ? table : view.findChild<QTableView *>(QStringLiteral("recordTable"));
}

} // namespace

/// That each view is found again as it was left, at the next start and by a saved name.
class ViewStatesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_profile.clear(); }
    void restartBringsBack_data() { views(); }
    void restartBringsBack();
    void comparisonDoesNotWaitForItsView();
    void savedViewBringsBack_data() { views(); }
    void savedViewBringsBack();
    void otherVersionsAreTaken_data() { views(); }
    void otherVersionsAreTaken();

private:
    static void views();

    FreshProfile m_profile;
};

void ViewStatesTest::views()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<Arrange>("arrange");
    QTest::newRow("matrix") << QStringLiteral("viewMatrix") << Arrange(arrangeMatrix);
    QTest::newRow("table") << QStringLiteral("viewTable") << Arrange(arrangeTable);
    QTest::newRow("compare") << QStringLiteral("viewCompare") << Arrange(arrangeComparison);
    QTest::newRow("profile") << QStringLiteral("viewProfile") << Arrange(arrangeProfile);
    QTest::newRow("catalogue") << QStringLiteral("viewCatalogue") << Arrange(arrangeList);
    QTest::newRow("claims") << QStringLiteral("viewClaims") << Arrange(arrangeList);
    QTest::newRow("sources") << QStringLiteral("viewSources") << Arrange(arrangeList);
    QTest::newRow("glossary") << QStringLiteral("viewGlossary") << Arrange(arrangeList);
}

void ViewStatesTest::restartBringsBack()
{
    QFETCH(QString, id);
    QFETCH(Arrange, arrange);
    QVariantMap left;
    QString status;
    {
        WindowProgram program;
        program.show();
        program.window().showView(id);
        View &view = *program.window().views().currentView();
        const QVariantMap fresh = view.state();
        arrange(program, view);
        left = view.state();
        status = view.statusText();
        QVERIFY(left != fresh);
        program.window().close();
    }
    WindowProgram again;
    const Atlas whole = again.atlas();
    again.context->setAtlas(outline());
    again.show();
    QCOMPARE(again.window().views().currentId(), id);
    View &view = *again.window().views().currentView();
    // Closing before everything was read loses nothing.
    QCOMPARE(view.state(), left);
    again.context->setAtlas(whole);
    QCOMPARE(view.state(), left);
    QCOMPARE(view.statusText(), status);
    if (const QTableView *rows = rowsOf(view))
        QVERIFY(rows->model()->rowCount() > 0);
}

void ViewStatesTest::comparisonDoesNotWaitForItsView()
{
    const QList<FrameworkId> two{{QStringLiteral("pytorch")}, {QStringLiteral("jax")}};
    {
        WindowProgram program;
        program.show();
        program.session.setComparison(two);
        program.window().showView(QStringLiteral("viewCompare"));
        program.window().showView(QStringLiteral("viewTable"));
        program.window().close();
    }
    WindowProgram again;
    again.show();
    QCOMPARE(again.session.comparison(), two);
    const QList<FrameworkId> three = two + QList<FrameworkId>{{QStringLiteral("mlx")}};
    again.session.setComparison(three);
    again.window().showView(QStringLiteral("viewCompare"));
    QCOMPARE(again.session.comparison(), three);
}

void ViewStatesTest::savedViewBringsBack()
{
    QFETCH(QString, id);
    QFETCH(Arrange, arrange);
    WindowProgram program;
    program.show();
    program.window().showView(id);
    View &view = *program.window().views().currentView();
    auto *button = view.findChild<QToolButton *>(QStringLiteral("savedViews"));
    if (id == QStringLiteral("viewProfile")) {
        // Choosing the framework is all that there is to save.
        QVERIFY(!button);
        return;
    }
    QVERIFY(button && button->isVisible());
    const auto entry = [button](const QString &name) { return button->menu()->findChild<QAction *>(name); };
    const QVariantMap fresh = view.state();
    program.dialogs.typed = {QStringLiteral("as it comes")};
    entry(QStringLiteral("saveView"))->trigger();
    arrange(program, view);
    const QVariantMap arranged = view.state();
    program.dialogs.typed = {QStringLiteral("arranged")};
    entry(QStringLiteral("saveView"))->trigger();
    for (int i = 0; i < 2; ++i) {
        entry(QStringLiteral("saved-as it comes"))->trigger();
        QCOMPARE(view.state(), fresh);
        entry(QStringLiteral("saved-arranged"))->trigger();
        QCOMPARE(view.state(), arranged);
    }
    QCOMPARE(program.savedViews.names(view.objectName()).size(), 2);
}

void ViewStatesTest::otherVersionsAreTaken()
{
    QFETCH(QString, id);
    QFETCH(Arrange, arrange);
    WindowProgram program;
    program.show();
    program.window().showView(id);
    View &view = *program.window().views().currentView();
    arrange(program, view);
    const QVariantMap arranged = view.state();
    QVariantMap strange{{QStringLiteral("fromTheFuture"), 7}};
    for (auto value = arranged.cbegin(); value != arranged.cend(); ++value)
        strange.insert(value.key(), QStringLiteral("ghost"));
    for (const QVariantMap &state : {QVariantMap(), strange}) {
        view.restore(state);
        // Whatever it made of it can be kept and taken again.
        const QVariantMap made = view.state();
        view.restore(made);
        QCOMPARE(view.state(), made);
        QVERIFY(!made.contains(QStringLiteral("fromTheFuture")));
    }
    view.restore(arranged);
    QCOMPARE(view.state(), arranged);
}

QTEST_MAIN(ViewStatesTest)
#include "tst_viewstates.moc"
