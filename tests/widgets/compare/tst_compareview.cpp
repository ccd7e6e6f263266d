// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compare/compareview.h"

#include "compare/comparetree.h"
#include "items/comparisonmodel.h"
#include "items/groupedproxy.h"
#include "store/knowledgereader.h"
#include "support/desk.h"

#include <QAccessible>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace fatlas;
using namespace fatlas::test;
using namespace Qt::Literals::StringLiterals;

namespace {

const FrameworkId pytorch{u"pytorch"_s};
const FrameworkId jax{u"jax"_s};
const FrameworkId mlx{u"mlx"_s};

KnowledgeBase shipped()
{
    auto knowledge = readKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"));
    if (!knowledge.ok())
        qFatal("%s", qPrintable(knowledge.error().toString()));
    return std::move(knowledge).value();
}

struct Scene
{
    explicit Scene(KnowledgeBase knowledge = smallKnowledge()) : desk(std::move(knowledge)), view(desk.context)
    {
        view.resize(900, 700);
        view.show();
        (void)QTest::qWaitForWindowExposed(&view);
    }

    [[nodiscard]] CompareTree &tree() const { return *view.findChild<CompareTree *>(); }
    [[nodiscard]] QAbstractItemModel &model() const { return *tree().model(); }
    [[nodiscard]] QToolButton &button(const char *name) const { return *view.findChild<QToolButton *>(QLatin1String(name)); }
    [[nodiscard]] QLabel &label(const char *name) const { return *view.findChild<QLabel *>(QLatin1String(name)); }
    [[nodiscard]] QLineEdit &filter() const { return *view.findChild<QLineEdit *>(u"filter"_s); }
    /// Names of the groups and, below each, of its lines.
    [[nodiscard]] QStringList lines() const
    {
        QStringList lines;
        for (int group = 0; group < model().rowCount(); ++group) {
            const QModelIndex parent = model().index(group, 0);
            lines += parent.data().toString();
            for (int row = 0; row < model().rowCount(parent); ++row)
                lines += u"  "_s + model().index(row, 0, parent).data().toString();
        }
        return lines;
    }
    [[nodiscard]] QModelIndex cell(int group, int row, int column) const { return model().index(row, column, model().index(group, 0)); }

    Desk desk;
    CompareView view;
};

} // namespace

class CompareViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksForFrameworksFirst();
    void pickerHoldsSixAtMost();
    void showsAllInGroups();
    void differencesOnly();
    void nothingDiffers();
    void evidenceOnlyHidesJudgments();
    void filterSaysWhatIsHidden();
    void foldsAndRemembers();
    void clickExplains();
    void copiesCellsWithSources();
    void exportsWhatIsShown();
    void stateComesBack();
    void stateWaitsForTheKnowledge();
    void goneFrameworkIsLeftOut();
    void speaksBothLanguages();
    void screenReadersHearCells();
};

void CompareViewTest::asksForFrameworksFirst()
{
    Scene scene;
    QVERIFY(scene.label("emptyHint").isVisible());
    QVERIFY(!scene.tree().isVisible());
    QVERIFY(!scene.view.canExport());
    scene.desk.session.setComparison({pytorch});
    QVERIFY(scene.label("emptyHint").isVisible());
    scene.desk.session.setComparison({pytorch, jax});
    QVERIFY(!scene.label("emptyHint").isVisible());
    QVERIFY(scene.tree().isVisible());
    QVERIFY(scene.view.canExport());
}

void CompareViewTest::pickerHoldsSixAtMost()
{
    Scene scene(shipped());
    const QList<QAction *> actions = scene.button("frameworkPicker").menu()->actions();
    QCOMPARE(actions.size(), 12);
    for (int i = 0; i < 6; ++i)
        actions[i]->trigger();
    QCOMPARE(scene.desk.session.comparison().size(), 6);
    QVERIFY(!actions[6]->isEnabled());
    QVERIFY(actions[0]->isEnabled());
    actions[0]->trigger();
    QCOMPARE(scene.desk.session.comparison().size(), 5);
    QVERIFY(actions[6]->isEnabled());
    // The chips take frameworks out, too.
    scene.button("clearChips").click();
    QVERIFY(scene.desk.session.comparison().isEmpty());
    QVERIFY(!actions[1]->isChecked());
}

void CompareViewTest::showsAllInGroups()
{
    Scene scene;
    scene.desk.session.setComparison({jax, pytorch});
    QCOMPARE(
        scene.lines(),
        (QStringList{u"Matrix"_s, u"  Ease of use"_s, u"  Large-scale training"_s, u"Usability"_s, u"  Paradigm"_s, u"  Debugging"_s}));
    QCOMPARE(scene.model().headerData(1, Qt::Horizontal).toString(), u"JAX"_s);
    QCOMPARE(scene.cell(1, 0, 2).data().toString(), u"Eager"_s);
    // 9.3 (8.9–9.7) against 6.3 (5.4–7.2).
    QCOMPARE(scene.cell(1, 1, 2).data(ComparisonModel::StandingRole).toInt(), int(Standing::Best));
    QCOMPARE(scene.cell(1, 1, 1).data(ComparisonModel::StandingRole).toInt(), int(Standing::Worst));
    QVERIFY(!scene.label("summary").text().isEmpty());
}

void CompareViewTest::differencesOnly()
{
    Scene scene;
    scene.desk.session.setComparison({pytorch, jax});
    scene.button("differencesOnly").click();
    // Large scale: 8.9 (8.4–9.4) and 9.2 (8.7–9.7) allow for one another.
    QCOMPARE(scene.lines(), (QStringList{u"Matrix"_s, u"  Ease of use"_s, u"Usability"_s, u"  Paradigm"_s, u"  Debugging"_s}));
    QVERIFY2(scene.view.statusText().contains(u"3"_s) && scene.view.statusText().contains(u"1"_s), qPrintable(scene.view.statusText()));
    QCOMPARE(scene.view.badge(), u"3/4"_s);
}

void CompareViewTest::nothingDiffers()
{
    KnowledgeBase kb = smallKnowledge();
    kb.frameworks[1] = kb.frameworks[0];
    kb.frameworks[1].id = jax;
    Scene scene(kb);
    scene.desk.session.setComparison({pytorch, jax});
    scene.button("differencesOnly").click();
    QVERIFY(scene.label("emptyHint").isVisible());
    QVERIFY(!scene.view.findChild<QToolButton *>(u"export"_s)->isEnabled());
    scene.button("differencesOnly").click();
    QCOMPARE(scene.lines().size(), 6);
}

void CompareViewTest::evidenceOnlyHidesJudgments()
{
    Scene scene;
    scene.desk.session.setComparison({pytorch, jax});
    scene.button("evidenceOnly").click();
    QCOMPARE(scene.lines(), (QStringList{u"Usability"_s, u"  Paradigm"_s, u"  Debugging"_s}));
    QVERIFY(!scene.cell(0, 1, 1).data(ComparisonModel::RatingRole).isValid());
    QVERIFY(!scene.view.findChild<QTabWidget *>(u"overviewTabs"_s)->isVisible());
}

void CompareViewTest::filterSaysWhatIsHidden()
{
    Scene scene;
    scene.desk.session.setComparison({pytorch, jax});
    scene.view.focusFilter();
    QTest::keyClicks(&scene.filter(), u"eager"_s);
    QCOMPARE(scene.lines(), (QStringList{u"Usability"_s, u"  Paradigm"_s}));
    QTest::keyClicks(&scene.filter(), u"zzz"_s);
    QVERIFY(scene.label("emptyHint").isVisible());
    scene.filter().clear();
    QCOMPARE(scene.lines().size(), 6);
    QCOMPARE(scene.view.badge(), QString());
}

void CompareViewTest::foldsAndRemembers()
{
    Scene scene;
    scene.desk.session.setComparison({pytorch, jax});
    scene.tree().setFocus();
    scene.tree().setCurrentIndex(scene.model().index(1, 0));
    QTest::keyClick(&scene.tree(), Qt::Key_Left);
    QVERIFY(!scene.tree().isExpanded(scene.model().index(1, 0)));
    QVERIFY(scene.tree().isExpanded(scene.model().index(0, 0)));
    // Whatever resets the model, the fold stays.
    scene.desk.session.setComparison({pytorch, jax, mlx});
    scene.filter().setText(u"e"_s);
    scene.filter().clear();
    QVERIFY(!scene.tree().isExpanded(scene.model().index(1, 0)));
    scene.button("fold").click();
    QVERIFY(scene.tree().isExpanded(scene.model().index(1, 0)));
    scene.button("fold").click();
    QVERIFY(!scene.tree().isExpanded(scene.model().index(0, 0)));
}

void CompareViewTest::clickExplains()
{
    Scene scene;
    scene.desk.session.setComparison({pytorch, jax});
    scene.tree().setCurrentIndex(scene.cell(1, 1, 1));
    QCOMPARE(scene.desk.session.subject(), (Subject{pytorch, {u"usability/debugging"_s}, {}}));
    scene.tree().setCurrentIndex(scene.cell(1, 1, 0));
    QCOMPARE(scene.desk.session.subject(), (Subject{{}, {u"usability/debugging"_s}, {}}));
}

void CompareViewTest::copiesCellsWithSources()
{
    Scene scene;
    scene.desk.session.setComparison({pytorch, jax});
    scene.tree().selectionModel()->select(scene.cell(1, 0, 1), QItemSelectionModel::ClearAndSelect);
    scene.tree().setFocus();
    QTest::keyClick(&scene.tree(), Qt::Key_C, Qt::ControlModifier);
    const QMimeData *copied = QApplication::clipboard()->mimeData();
    QVERIFY(copied->hasHtml());
    QVERIFY(copied->text().contains(u"Eager"_s));
    QVERIFY(copied->text().contains(u"https://example.org/doc"_s));
    QVERIFY(!copied->text().contains(u"Functional"_s));
}

void CompareViewTest::exportsWhatIsShown()
{
    QTemporaryDir folder;
    Scene scene;
    scene.desk.session.setComparison({pytorch, jax});
    scene.filter().setText(u"eager"_s);
    scene.desk.dialogs.answers = {folder.filePath(u"c.md"_s)};
    QSignalSpy finished(&scene.desk.context.exports(), &ExportRunner::finished);
    scene.view.exportView();
    QTRY_COMPARE(finished.count(), 1);
    const QString text = QString::fromUtf8(bytesOf(folder.filePath(u"c.md"_s)));
    QVERIFY(text.contains(u"Eager"_s) && text.contains(u"PyTorch"_s) && text.contains(u"JAX"_s));
    QVERIFY(!text.contains(u"Python debuggers"_s));
    QVERIFY(text.contains(u"eager"_s)); // the filter is named
}

void CompareViewTest::stateComesBack()
{
    QVariantMap state;
    {
        Scene scene;
        scene.desk.session.setComparison({jax, mlx});
        scene.button("differencesOnly").click();
        scene.filter().setText(u"e"_s);
        scene.tree().setFolded({u"usability"_s});
        state = scene.view.state();
    }
    Scene scene;
    scene.view.restore(state);
    QCOMPARE(scene.desk.session.comparison(), (QList<FrameworkId>{jax, mlx}));
    QVERIFY(scene.button("differencesOnly").isChecked());
    QCOMPARE(scene.filter().text(), u"e"_s);
    QCOMPARE(scene.tree().folded(), QSet<QString>{u"usability"_s});
    QCOMPARE(scene.view.state(), state);
    scene.view.restore({{u"frameworks"_s, QStringList{u"ghost"_s, u"jax"_s}}});
    QCOMPARE(scene.desk.session.comparison(), QList<FrameworkId>{jax});
}

void CompareViewTest::stateWaitsForTheKnowledge()
{
    Scene scene{KnowledgeBase()};
    const QVariantMap state{{u"frameworks"_s, QStringList{u"jax"_s, u"mlx"_s}}};
    scene.view.restore(state);
    QCOMPARE(scene.view.state(), state);
    scene.desk.context.setAtlas(buildAtlas(smallKnowledge()));
    QCOMPARE(scene.desk.session.comparison(), (QList<FrameworkId>{jax, mlx}));
    QVERIFY(scene.tree().isVisible());
}

void CompareViewTest::goneFrameworkIsLeftOut()
{
    Scene scene;
    scene.desk.session.setComparison({pytorch, jax, mlx});
    KnowledgeBase fewer = smallKnowledge();
    fewer.frameworks.removeLast();
    scene.desk.context.setAtlas(buildAtlas(fewer));
    QCOMPARE(scene.model().columnCount(), 3);
    QCOMPARE(scene.model().headerData(2, Qt::Horizontal).toString(), u"JAX"_s);
}

void CompareViewTest::speaksBothLanguages()
{
    Scene scene;
    scene.desk.session.setComparison({pytorch, jax});
    scene.tree().setCurrentIndex(scene.cell(1, 1, 1));
    scene.desk.speak(Language::Chinese, scene.view);
    QCOMPARE(scene.lines().mid(3), (QStringList{u"易用性"_s, u"  编程范式"_s, u"  调试"_s}));
    QCOMPARE(scene.tree().currentIndex().data().toString(), u"可用 Python 调试器"_s);
}

void CompareViewTest::screenReadersHearCells()
{
    Scene scene;
    scene.desk.session.setComparison({pytorch, jax});
    QAccessibleInterface *tree = QAccessible::queryAccessibleInterface(&scene.tree());
    QVERIFY(tree);
    QVERIFY(!tree->text(QAccessible::Name).isEmpty());
    QVERIFY(tree->tableInterface());
    const QString spoken = scene.cell(1, 1, 1).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.contains(u"PyTorch"_s) && spoken.contains(u"Debugging"_s) && spoken.contains(u"9.3"_s), qPrintable(spoken));
}

QTEST_MAIN(CompareViewTest)
#include "tst_compareview.moc"
