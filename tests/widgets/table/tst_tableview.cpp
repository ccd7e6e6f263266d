// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/tableview.h"

#include "items/comparisonmodel.h"
#include "store/knowledgereader.h"
#include "support/desk.h"

#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace fatlas;
using namespace fatlas::test;

namespace {

const CriterionId debugging{QStringLiteral("usability/debugging")};
const FrameworkId jax{QStringLiteral("jax")};

/// The small sample with a second dimension of one criterion, so that there is something to switch to.
KnowledgeBase twoDimensions()
{
    KnowledgeBase knowledge = smallKnowledge();
    const DimensionId ecosystem{QStringLiteral("ecosystem")};
    const LocalizedText name{QStringLiteral("Ecosystem"), QStringLiteral("生态系统")};
    knowledge.dimensions.append({ecosystem, name, name});
    knowledge.criteria.append(
        {{QStringLiteral("ecosystem/community")}, ecosystem, {QStringLiteral("Community"), QStringLiteral("社区")}, name, {}});
    for (Framework &framework : knowledge.frameworks)
        framework.assessments.append(
            {{QStringLiteral("ecosystem/community")}, AssessmentState::Known, {QStringLiteral("Lively"), QStringLiteral("活跃")}, {}});
    return knowledge;
}

KnowledgeBase shipped()
{
    auto knowledge = readKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"));
    if (!knowledge.ok())
        qFatal("%s", qPrintable(knowledge.error().toString()));
    return std::move(knowledge).value();
}

/// A shown table view with what surrounds it.
struct Scene
{
    explicit Scene(KnowledgeBase knowledge = twoDimensions(), const QSize &size = {1100, 700})
        : desk(std::move(knowledge)), view(desk.context)
    {
        view.resize(size);
        view.show();
        (void)QTest::qWaitForWindowExposed(&view);
    }

    [[nodiscard]] QTableView &table() const { return *view.findChild<QTableView *>(QStringLiteral("comparisonTable")); }
    [[nodiscard]] QAbstractItemModel &model() const { return *table().model(); }
    [[nodiscard]] QLineEdit &filter() const { return *view.findChild<QLineEdit *>(QStringLiteral("filter")); }
    [[nodiscard]] QComboBox &combo(const char *name) const { return *view.findChild<QComboBox *>(QLatin1String(name)); }
    [[nodiscard]] QLabel &hint() const { return *view.findChild<QLabel *>(QStringLiteral("emptyHint")); }
    [[nodiscard]] QToolButton &swap() const { return *view.findChild<QToolButton *>(QStringLiteral("swap")); }
    [[nodiscard]] QStringList rows() const
    {
        QStringList names;
        for (int row = 0; row < model().rowCount(); ++row)
            names += model().headerData(row, Qt::Vertical).toString();
        return names;
    }
    [[nodiscard]] QStringList columns() const
    {
        QStringList names;
        for (int column = 0; column < model().columnCount(); ++column)
            names += model().headerData(column, Qt::Horizontal).toString();
        return names;
    }
    [[nodiscard]] QModelIndex cell(const FrameworkId &framework, const CriterionId &criterion) const
    {
        for (int row = 0; row < model().rowCount(); ++row) {
            for (int column = 0; column < model().columnCount(); ++column) {
                const QModelIndex index = model().index(row, column);
                if (index.data(ComparisonModel::SubjectRole).value<Subject>() == Subject{framework, criterion, {}})
                    return index;
            }
        }
        return {};
    }
    [[nodiscard]] Subject current() const { return table().currentIndex().data(ComparisonModel::SubjectRole).value<Subject>(); }
    static void clickSection(const QHeaderView &header, int section)
    {
        const int along = header.sectionViewportPosition(section) + header.sectionSize(section) / 2;
        const QPoint place =
            header.orientation() == Qt::Horizontal ? QPoint(along, header.height() / 2) : QPoint(header.width() / 2, along);
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, place);
    }

    Desk desk;
    TableView view;
};

/// The first text that does not fit into its row; empty when all fit.
QString cutText(const QTableView &table)
{
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        if (table.rowHeight(row) < table.verticalHeader()->sectionSizeHint(row))
            return table.model()->headerData(row, Qt::Vertical).toString();
        for (int column = 0; column < table.model()->columnCount(); ++column) {
            const QModelIndex index = table.model()->index(row, column);
            QStyleOptionViewItem option;
            option.rect = QRect(0, 0, table.columnWidth(column), table.rowHeight(row));
            if (table.itemDelegate()->sizeHint(option, index).height() > table.rowHeight(row))
                return index.data().toString();
        }
    }
    return {};
}

const QStringList asListed{QStringLiteral("PyTorch"), QStringLiteral("JAX"), QStringLiteral("Megatron-LM"), QStringLiteral("MLX")};
// Ratings of the sample: PyTorch 9.3, JAX 6.3, the others none.
const QStringList bestFirst = asListed;
const QStringList worstFirst{QStringLiteral("JAX"), QStringLiteral("PyTorch"), QStringLiteral("Megatron-LM"), QStringLiteral("MLX")};

} // namespace

class TableViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dimensionIsSwitched();
    void headerOrdersTwice();
    void orderIsChosen();
    void filterThatLeavesNothing();
    void filterCountsRows();
    void hiddenLayersCount();
    void rowsAndColumnsAreSwapped();
    void selectionSetsTheSubject();
    void headersSetTheSubject();
    void copyTakesSourcesAlong();
    void subjectIsBroughtUp();
    void subjectDropsWhatHidesIt();
    void stateComesBack_data();
    void stateComesBack();
    void foreignStateIsIgnored();
    void firstColumnStays();
    void rowsAreTallEnough_data();
    void rowsAreTallEnough();
    void columnWidthsAreKept();
    void languageKeepsThePlace();
    void exportIsWhatIsShown();
};

void TableViewTest::dimensionIsSwitched()
{
    Scene scene;
    QCOMPARE(scene.combo("dimension").count(), 2);
    QCOMPARE(scene.columns(), (QStringList{QStringLiteral("Paradigm"), QStringLiteral("Debugging")}));
    Scene::clickSection(*scene.table().horizontalHeader(), 1);
    scene.combo("dimension").setFocus();
    QTest::keyClick(&scene.combo("dimension"), Qt::Key_Down);
    QCOMPARE(scene.columns(), QStringList{QStringLiteral("Community")});
    QCOMPARE(scene.rows(), asListed);
    QVERIFY(!scene.table().horizontalHeader()->isSortIndicatorShown());
    QTest::keyClick(&scene.combo("dimension"), Qt::Key_Up);
    QCOMPARE(scene.columns().size(), 2);
}

void TableViewTest::headerOrdersTwice()
{
    Scene scene;
    QHeaderView &header = *scene.table().horizontalHeader();
    Scene::clickSection(header, 1);
    QCOMPARE(scene.rows(), bestFirst);
    QCOMPARE(header.sortIndicatorOrder(), Qt::DescendingOrder);
    QCOMPARE(header.sortIndicatorSection(), 1);
    Scene::clickSection(header, 1);
    QCOMPARE(scene.rows(), worstFirst);
    QCOMPARE(header.sortIndicatorOrder(), Qt::AscendingOrder);
    QCOMPARE(scene.combo("order").currentIndex(), 2);
    // A column of texts begins with the alphabet: Eager, Functional, Lazy arrays, On PyTorch.
    Scene::clickSection(header, 0);
    QCOMPARE(header.sortIndicatorOrder(), Qt::AscendingOrder);
    QCOMPARE(scene.rows(),
             (QStringList{QStringLiteral("PyTorch"), QStringLiteral("JAX"), QStringLiteral("MLX"), QStringLiteral("Megatron-LM")}));
    Scene::clickSection(header, 1);
    QCOMPARE(header.sortIndicatorOrder(), Qt::DescendingOrder);
}

void TableViewTest::orderIsChosen()
{
    Scene scene;
    scene.combo("order").setFocus();
    QTest::keyClick(&scene.combo("order"), Qt::Key_Down);
    // Where capitals stand is a matter of the system's collation; these two are first and last in every one.
    QCOMPARE(scene.rows().constFirst(), QStringLiteral("JAX"));
    QCOMPARE(scene.rows().constLast(), QStringLiteral("PyTorch"));
    scene.table().setCurrentIndex(scene.cell(jax, debugging));
    QTest::keyClick(&scene.combo("order"), Qt::Key_Down);
    QCOMPARE(scene.rows(), bestFirst);
    QVERIFY(scene.table().horizontalHeader()->isSortIndicatorShown());
    QTest::keyClick(&scene.combo("order"), Qt::Key_Home);
    QCOMPARE(scene.rows(), asListed);
    QVERIFY(!scene.table().horizontalHeader()->isSortIndicatorShown());
}

void TableViewTest::filterThatLeavesNothing()
{
    Scene scene;
    QVERIFY(!scene.hint().isVisible());
    QTest::keyClicks(&scene.filter(), QStringLiteral("zebra"));
    QVERIFY(scene.hint().isVisible());
    QVERIFY(!scene.hint().text().isEmpty());
    QVERIFY(!scene.table().isVisible());
    QCOMPARE(scene.view.badge(), QStringLiteral("0/4"));
    scene.filter().clear();
    QVERIFY(!scene.hint().isVisible());
    QVERIFY(scene.table().isVisible());
    QCOMPARE(scene.rows(), asListed);
}

void TableViewTest::filterCountsRows()
{
    Scene scene;
    QSignalSpy changes(&scene.view, &View::summaryChanged);
    QVERIFY(scene.view.statusText().startsWith(QLatin1Char('4')));
    // A word of a cell and another of the heading, in any case.
    scene.filter().setText(QStringLiteral("jax FUNCTIONAL"));
    QCOMPARE(scene.rows(), QStringList{QStringLiteral("JAX")});
    QCOMPARE(scene.view.badge(), QStringLiteral("1/4"));
    QVERIFY(scene.view.statusText().startsWith(QStringLiteral("1 of 4")));
    QVERIFY(scene.view.statusText().contains(QLatin1Char('3')));
    QCOMPARE(changes.count(), 1);
    QCOMPARE(cutText(scene.table()), QString());
}

void TableViewTest::hiddenLayersCount()
{
    Scene scene;
    scene.desk.session.setLayerHidden(Layer::General, true);
    QCOMPARE(scene.view.badge(), QStringLiteral("2/4"));
    scene.swap().click();
    QCOMPARE(scene.columns(), (QStringList{QStringLiteral("Megatron-LM"), QStringLiteral("MLX")}));
    scene.desk.session.setHiddenLayers({Layer::General, Layer::Acceleration, Layer::Emerging});
    QVERIFY(scene.hint().isVisible());
    scene.desk.session.setHiddenLayers({});
    QVERIFY(!scene.hint().isVisible());
    QCOMPARE(scene.columns(), asListed);
}

void TableViewTest::rowsAndColumnsAreSwapped()
{
    Scene scene;
    const QStringList criteria = scene.columns();
    scene.swap().click();
    QCOMPARE(scene.rows(), criteria);
    QCOMPARE(scene.columns(), asListed);
    QCOMPARE(cutText(scene.table()), QString());
    scene.swap().click();
    QCOMPARE(scene.rows(), asListed);
    QCOMPARE(scene.columns(), criteria);
}

void TableViewTest::selectionSetsTheSubject()
{
    Scene scene;
    const QModelIndex cell = scene.cell(jax, debugging);
    QTest::mouseClick(scene.table().viewport(), Qt::LeftButton, {}, scene.table().visualRect(cell).center());
    QCOMPARE(scene.desk.session.subject(), (Subject{jax, debugging, {}}));
    QTest::keyClick(&scene.table(), Qt::Key_Up);
    QCOMPARE(scene.desk.session.subject().framework.value, QStringLiteral("pytorch"));
    scene.desk.session.setSubject({});
    QTest::keyClick(&scene.table(), Qt::Key_Return);
    QCOMPARE(scene.desk.session.subject().framework.value, QStringLiteral("pytorch"));
    QCOMPARE(scene.desk.session.subject().criterion, debugging);
}

void TableViewTest::headersSetTheSubject()
{
    Scene scene;
    QSignalSpy profile(&scene.desk.session, &Session::profileRequested);
    Scene::clickSection(*scene.table().verticalHeader(), 1);
    QCOMPARE(scene.desk.session.subject(), (Subject{jax, {}, {}}));
    Scene::clickSection(*scene.table().horizontalHeader(), 1);
    QCOMPARE(scene.desk.session.subject(), (Subject{{}, debugging, {}}));
    const QHeaderView &header = *scene.table().verticalHeader();
    QTest::mouseDClick(header.viewport(), Qt::LeftButton, {}, {header.width() / 2, header.sectionViewportPosition(1) + 10});
    QCOMPARE(profile.count(), 1);
    QCOMPARE(profile[0][0].value<FrameworkId>(), jax);
}

void TableViewTest::copyTakesSourcesAlong()
{
    Scene scene;
    QApplication::clipboard()->setText(QStringLiteral("before"));
    scene.table().clearSelection();
    QTest::keyClick(&scene.table(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("before"));
    scene.table().setCurrentIndex(scene.cell({QStringLiteral("pytorch")}, debugging));
    QTest::keyClick(&scene.table(), Qt::Key_C, Qt::ControlModifier);
    const QString one = QApplication::clipboard()->text();
    for (const char *part :
         {"PyTorch", "Debugging", "Python debuggers work", "9.3 (8.9–9.7)", "https://example.org/doc", "https://example.org/paper"})
        QVERIFY2(one.contains(QString::fromUtf8(part)), part);
    scene.table().selectAll();
    QTest::keyClick(&scene.table(), Qt::Key_C, Qt::ControlModifier);
    for (const QString &name : asListed)
        QVERIFY2(QApplication::clipboard()->text().contains(name), qPrintable(name));
}

void TableViewTest::subjectIsBroughtUp()
{
    Scene scene;
    scene.filter().setText(QStringLiteral("jax"));
    QSignalSpy changes(&scene.desk.session, &Session::subjectChanged);
    scene.view.showSubject({jax, debugging, {}});
    QCOMPARE(scene.current(), (Subject{jax, debugging, {}}));
    // What does not hide the cell stays.
    QCOMPARE(scene.filter().text(), QStringLiteral("jax"));
    scene.view.showSubject({jax, {QStringLiteral("ecosystem/community")}, {}});
    QCOMPARE(scene.combo("dimension").currentText(), QStringLiteral("Ecosystem"));
    QCOMPARE(scene.current().criterion.value, QStringLiteral("ecosystem/community"));
    scene.view.showSubject({{}, debugging, {}});
    QCOMPARE(scene.current().criterion, debugging);
    // Bringing up is not selecting: who asked for it has the subject already.
    QCOMPARE(changes.count(), 0);
    scene.view.showSubject({{QStringLiteral("nobody")}, debugging, {}});
    QCOMPARE(scene.current().criterion, debugging);
}

void TableViewTest::subjectDropsWhatHidesIt()
{
    Scene scene;
    scene.filter().setText(QStringLiteral("zebra"));
    scene.desk.session.setLayerHidden(Layer::General, true);
    scene.view.showSubject({jax, debugging, {}});
    QCOMPARE(scene.filter().text(), QString());
    QVERIFY(scene.desk.session.hiddenLayers().isEmpty());
    QCOMPARE(scene.current(), (Subject{jax, debugging, {}}));
    QVERIFY(scene.table().isVisible());
}

void TableViewTest::stateComesBack_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what : {"nothing", "dimension", "filter", "swapped", "by name", "best first", "worst first"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TableViewTest::stateComesBack()
{
    QFETCH(QString, what);
    Scene scene;
    if (what == QStringLiteral("dimension")) {
        QTest::keyClick(&scene.combo("dimension"), Qt::Key_Down);
    } else if (what == QStringLiteral("filter")) {
        scene.filter().setText(QStringLiteral("jax"));
    } else if (what == QStringLiteral("swapped")) {
        scene.swap().click();
    } else if (what == QStringLiteral("by name")) {
        QTest::keyClick(&scene.combo("order"), Qt::Key_Down);
    } else if (what.endsWith(QStringLiteral("first"))) {
        Scene::clickSection(*scene.table().horizontalHeader(), 1);
        if (what.startsWith(QStringLiteral("worst")))
            Scene::clickSection(*scene.table().horizontalHeader(), 1);
    }
    Scene other;
    other.view.restore(scene.view.state());
    QCOMPARE(other.rows(), scene.rows());
    QCOMPARE(other.columns(), scene.columns());
    QCOMPARE(other.combo("order").currentIndex(), scene.combo("order").currentIndex());
    QCOMPARE(other.combo("dimension").currentIndex(), scene.combo("dimension").currentIndex());
    QCOMPARE(other.filter().text(), scene.filter().text());
    QCOMPARE(other.swap().isChecked(), scene.swap().isChecked());
    const QHeaderView &header = *scene.table().horizontalHeader();
    const QHeaderView &otherHeader = *other.table().horizontalHeader();
    QCOMPARE(otherHeader.isSortIndicatorShown(), header.isSortIndicatorShown());
    if (header.isSortIndicatorShown()) {
        QCOMPARE(otherHeader.sortIndicatorSection(), header.sortIndicatorSection());
        QCOMPARE(otherHeader.sortIndicatorOrder(), header.sortIndicatorOrder());
    }
    QCOMPARE(other.view.state(), scene.view.state());
}

void TableViewTest::foreignStateIsIgnored()
{
    Scene scene;
    scene.view.restore(
        {{QStringLiteral("dimension"), QStringLiteral("gone")}, {QStringLiteral("order"), 99}, {QStringLiteral("orderColumn"), 99}});
    QCOMPARE(scene.columns().size(), 2);
    QCOMPARE(scene.model().rowCount(), 4);
    QVERIFY(scene.combo("order").currentIndex() >= 0);
    scene.view.restore({});
    QCOMPARE(scene.rows(), asListed);
}

void TableViewTest::firstColumnStays()
{
    Scene scene(shipped(), {700, 500});
    const QHeaderView &frozen = *scene.table().verticalHeader();
    QScrollBar &bar = *scene.table().horizontalScrollBar();
    QVERIFY(bar.maximum() > 0);
    const QRect before = frozen.geometry();
    const int column = scene.table().columnViewportPosition(0);
    bar.setValue(bar.maximum());
    QCOMPARE(frozen.geometry(), before);
    QCOMPARE(scene.table().columnViewportPosition(0), column - bar.maximum());
    QVERIFY(frozen.isVisible());
    QVERIFY(scene.table().viewport()->x() >= before.right());
}

void TableViewTest::rowsAreTallEnough_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<bool>("swapped");
    for (const Language language : allLanguages) {
        for (const bool swapped : {false, true})
            QTest::addRow("%s%s", qPrintable(languageCode(language)), swapped ? " swapped" : "") << language << swapped;
    }
}

void TableViewTest::rowsAreTallEnough()
{
    QFETCH(Language, language);
    QFETCH(bool, swapped);
    Scene scene(shipped());
    scene.desk.speak(language, scene.view);
    scene.swap().setChecked(swapped);
    QComboBox &dimension = scene.combo("dimension");
    const QStringList tables = comparisonTableIds(scene.desk.context.atlas());
    QCOMPARE(tables.size(), scene.desk.context.atlas().tableDimensions().size() + 2);
    for (const QString &table : tables) {
        QCOMPARE(dimension.currentData().toString(), table);
        QCOMPARE(cutText(scene.table()), QString());
        Scene::clickSection(*scene.table().horizontalHeader(), 0);
        QCOMPARE(cutText(scene.table()), QString());
        QTest::keyClick(&dimension, Qt::Key_Down);
    }
    scene.table().setColumnWidth(0, 90);
    QTRY_COMPARE(cutText(scene.table()), QString());
    scene.filter().setText(QStringLiteral("pytorch"));
    scene.filter().clear();
    QCOMPARE(cutText(scene.table()), QString());
}

void TableViewTest::columnWidthsAreKept()
{
    Scene scene;
    scene.table().setColumnWidth(1, 321);
    scene.filter().setText(QStringLiteral("jax"));
    QCOMPARE(scene.table().columnWidth(1), 321);
    scene.filter().clear();
    scene.desk.session.setLayerHidden(Layer::General, true);
    QCOMPARE(scene.table().columnWidth(1), 321);
    scene.desk.speak(Language::Chinese, scene.view);
    QCOMPARE(scene.table().columnWidth(1), 321);
}

void TableViewTest::languageKeepsThePlace()
{
    Scene scene(shipped(), {700, 500});
    Scene::clickSection(*scene.table().horizontalHeader(), 0);
    scene.table().setCurrentIndex(scene.model().index(5, 3));
    const Subject subject = scene.current();
    const QStringList rows = scene.rows();
    const int order = scene.combo("order").currentIndex();
    scene.desk.speak(Language::Chinese, scene.view);
    QCOMPARE(scene.current(), subject);
    QCOMPARE(scene.combo("order").currentIndex(), order);
    QVERIFY(scene.combo("dimension").currentText() != QString());
    QVERIFY(scene.table().currentIndex().data().toString() != QString());
    QCOMPARE(scene.rows().size(), rows.size());
    scene.desk.speak(Language::English, scene.view);
    QCOMPARE(scene.rows(), rows);
    QCOMPARE(scene.current(), subject);
}

void TableViewTest::exportIsWhatIsShown()
{
    Scene scene;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("t.csv"));
    Scene::clickSection(*scene.table().horizontalHeader(), 1);
    Scene::clickSection(*scene.table().horizontalHeader(), 1);
    scene.filter().setText(QStringLiteral("e"));
    const QStringList shown = scene.rows();
    // Cancelled by the empty list of answers: nothing is written.
    scene.view.findChild<QToolButton *>(QStringLiteral("export"))->click();
    QCOMPARE(scene.desk.dialogs.questions.size(), 1);
    scene.desk.dialogs.answers = {path};
    QSignalSpy finished(&scene.desk.context.exports(), &ExportRunner::finished);
    scene.view.findChild<QToolButton *>(QStringLiteral("export"))->click();
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(scene.desk.dialogs.questions[1].suggestedName.endsWith(QStringLiteral("/frameatlas-usability-en.pdf")));
    const QString csv = QString::fromUtf8(bytesOf(path));
    QVERIFY(csv.contains(QStringLiteral("Filter: e")));
    qsizetype last = 0;
    for (const QString &row : shown) {
        const qsizetype at = csv.indexOf(QStringLiteral("\n") + row);
        QVERIFY2(at > last, qPrintable(row));
        last = at;
    }
}

QTEST_MAIN(TableViewTest)
#include "tst_tableview.moc"
