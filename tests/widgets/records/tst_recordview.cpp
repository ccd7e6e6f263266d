// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The lists of claims, sources and terms as views, on the shipped knowledge: filters, order, selection, export, language.

#include "records/recordview.h"

#include "engines/records/records.h"
#include "items/recordmodel.h"
#include "records/facetbutton.h"
#include "store/knowledgereader.h"
#include "support/desk.h"

#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace fatlas;
using namespace fatlas::test;

namespace {

const KnowledgeBase &shipped()
{
    static const KnowledgeBase knowledge = [] {
        auto read = readKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"));
        if (!read.ok())
            qFatal("%s", qPrintable(read.error().toString()));
        return std::move(read).value();
    }();
    return knowledge;
}

struct Scene
{
    Scene()
        : desk(shipped()), view(desk.context, QStringLiteral("view"),
                                {{QStringLiteral("claims"), [] { return QStringLiteral("Claims"); }, &claimRecords},
                                 {QStringLiteral("sources"), [] { return QStringLiteral("Sources"); }, &sourceRecords}})
    {
        view.resize(1000, 600);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("no window");
    }

    template<class T>
    T &child(const char *name)
    {
        T *found = view.findChild<T *>(QLatin1String(name));
        if (!found)
            qFatal("no %s", name);
        return *found;
    }
    QTableView &table() { return child<QTableView>("recordTable"); }
    [[nodiscard]] int rows() { return table().model()->rowCount(); }
    void choose(const char *facet, const char *value)
    {
        QMenu *menu = child<FacetButton>(facet).menu();
        Q_EMIT menu->aboutToShow();
        QAction *action = menu->findChild<QAction *>(QLatin1String("value-") + QLatin1String(value));
        if (!action)
            qFatal("no value %s", value);
        action->trigger();
    }

    /// Ticks an entry of the menu of the columns.
    void tick(const char *name)
    {
        QMenu *menu = child<QToolButton>("columns").menu();
        Q_EMIT menu->aboutToShow();
        auto *action = menu->findChild<QAction *>(QLatin1String(name));
        if (!action)
            qFatal("no %s", name);
        action->trigger();
    }
    void showList(int index)
    {
        auto &chooser = child<QComboBox>("list");
        chooser.setCurrentIndex(index);
        Q_EMIT chooser.activated(index);
    }

    Desk desk;
    RecordView view;
};

Subject claimSubject(const QString &id)
{
    Subject subject;
    subject.kind = ItemKind::Claim;
    subject.item = id;
    return subject;
}

} // namespace

class RecordViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void facetsFilterAndCount();
    void textFiltersAndEmptyIsSaid();
    void selectionIsExplained();
    void showsASubjectThatIsHidden();
    void choosesTheListOfASubject();
    void chipsTakeConditionsAway();
    void tabsGoAsOneReads();
    void showsAThingAsAWhole();
    void anyConditionIsEnough();
    void stateComesBack();
    void columnsAreArranged();
    void columnsComeBackForEachList();
    void stateOfOtherKnowledge();
    void exportsColumnsAsShown_data();
    void exportsColumnsAsShown();
    void copiesWithSources();
    void exportsWhatIsShown();
    void languageKeepsTheSelection();
    void newKnowledgeArrives();
};

void RecordViewTest::facetsFilterAndCount()
{
    Scene scene;
    const int all = scene.rows();
    QCOMPARE(all, int(shipped().claims.size()));
    const auto holds = std::count_if(shipped().claims.cbegin(), shipped().claims.cend(),
                                     [](const Claim &claim) { return claim.verdict == Verdict::Holds; });
    scene.choose("facet-verdict", "holds");
    QCOMPARE(scene.rows(), int(holds));
    QVERIFY2(scene.view.statusText().contains(QString::number(all - holds)), qPrintable(scene.view.statusText()));
    QCOMPARE(scene.view.badge(), QStringLiteral("%1/%2").arg(holds).arg(all));
    scene.choose("facet-verdict", "partly");
    QVERIFY(scene.rows() > holds);
    scene.child<QAction>("showAll").trigger();
    QCOMPARE(scene.rows(), all);
    QVERIFY(scene.view.badge().isEmpty());
}

void RecordViewTest::textFiltersAndEmptyIsSaid()
{
    Scene scene;
    scene.view.focusFilter();
    QTest::keyClicks(&scene.child<QLineEdit>("filter"), QStringLiteral("torchserve"));
    QVERIFY(scene.rows() > 0 && scene.rows() < 10);
    QVERIFY(!scene.child<QLabel>("emptyHint").isVisible());
    QTest::keyClicks(&scene.child<QLineEdit>("filter"), QStringLiteral(" zzz"));
    QCOMPARE(scene.rows(), 0);
    QVERIFY(scene.child<QLabel>("emptyHint").isVisible());
    QVERIFY(!scene.table().isVisible());
}

void RecordViewTest::selectionIsExplained()
{
    Scene scene;
    scene.table().setFocus();
    scene.table().setCurrentIndex(scene.table().model()->index(0, 0));
    QCOMPARE(scene.desk.session.subject(), claimSubject(shipped().claims[0].id.value));
    QTest::keyClick(&scene.table(), Qt::Key_Down);
    QCOMPARE(scene.desk.session.subject(), claimSubject(shipped().claims[1].id.value));
}

void RecordViewTest::showsASubjectThatIsHidden()
{
    Scene scene;
    scene.child<QLineEdit>("filter").setText(QStringLiteral("zzz"));
    const QString id = shipped().claims.constLast().id.value;
    QVERIFY(scene.view.showSubject(claimSubject(id)));
    QVERIFY(scene.child<QLineEdit>("filter").text().isEmpty());
    QCOMPARE(scene.table().currentIndex().data(RecordModel::IdRole).toString(), id);
    // What no list has leaves the view as it is.
    scene.choose("facet-verdict", "holds");
    scene.table().sortByColumn(1, Qt::DescendingOrder);
    const QVariantMap before = scene.view.state();
    QVERIFY(!scene.view.showSubject(claimSubject(QStringLiteral("seed-z/none"))));
    QCOMPARE(scene.view.state(), before);
    QCOMPARE(scene.table().accessibleName(), claimRecords(scene.desk.context.atlas(), Language::English).title);
}

void RecordViewTest::choosesTheListOfASubject()
{
    Scene scene;
    Subject source;
    source.kind = ItemKind::Source;
    source.item = QStringLiteral("seed-b");
    QVERIFY(scene.view.showSubject(source));
    QCOMPARE(scene.child<QComboBox>("list").currentIndex(), 1);
    QCOMPARE(scene.table().currentIndex().data(RecordModel::IdRole).toString(), QStringLiteral("seed-b"));
    QCOMPARE(scene.rows(), int(shipped().sources.size()));
}

void RecordViewTest::chipsTakeConditionsAway()
{
    Scene scene;
    const auto &row = scene.child<QWidget>("filterRow");
    QVERIFY(!row.isVisible());
    scene.choose("facet-verdict", "holds");
    scene.choose("facet-verdict", "partly");
    scene.choose("facet-article", "seed-a");
    QVERIFY(row.isVisible());
    const auto count = [](std::initializer_list<Verdict> verdicts) {
        return std::count_if(shipped().claims.cbegin(), shipped().claims.cend(), [&verdicts](const Claim &claim) {
            return claim.seed.value == QStringLiteral("seed-a")
                && std::find(verdicts.begin(), verdicts.end(), claim.verdict) != verdicts.end();
        });
    };
    QCOMPARE(scene.rows(), int(count({Verdict::Holds, Verdict::Partly})));
    auto &chip = scene.child<QToolButton>("chip-verdict-partly");
    QVERIFY2(chip.text().contains(QString::number(count({Verdict::Partly}))), qPrintable(chip.text()));
    QVERIFY(!chip.accessibleName().isEmpty());
    const int all = int(shipped().claims.size());
    const QString said = scene.child<QLabel>("hiddenRows").text();
    QVERIFY2(said.contains(QString::number(all)) && said.contains(QString::number(all - scene.rows())), qPrintable(said));
    chip.click();
    QCOMPARE(scene.rows(), int(count({Verdict::Holds})));
    QVERIFY(!scene.view.findChild<QToolButton *>(QStringLiteral("chip-verdict-partly")));
    scene.child<QLineEdit>("filter").setText(QStringLiteral("zzz"));
    QCOMPARE(scene.rows(), 0);
    QVERIFY(row.isVisible());
    scene.child<QToolButton>("clearFilter").click();
    QCOMPARE(scene.rows(), all);
    QVERIFY(!row.isVisible());
}

void RecordViewTest::tabsGoAsOneReads()
{
    Scene scene;
    scene.choose("facet-verdict", "holds");
    scene.choose("facet-verdict", "partly");
    scene.choose("facet-article", "seed-a");
    scene.view.activateWindow();
    scene.child<QLineEdit>("filter").setFocus();
    QStringList reached;
    for (int i = 0; i < 12 && !scene.table().hasFocus(); ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        reached += QApplication::focusWidget()->objectName();
    }
    QCOMPARE(reached.mid(reached.indexOf(QStringLiteral("columns"))),
             (QStringList{QStringLiteral("columns"), QStringLiteral("export"), QStringLiteral("match"),
                          QStringLiteral("chip-verdict-holds"), QStringLiteral("chip-verdict-partly"),
                          QStringLiteral("chip-article-seed-a"), QStringLiteral("clearFilter"), QStringLiteral("recordTable")}));
}

void RecordViewTest::showsAThingAsAWhole()
{
    Desk desk(shipped());
    RecordView view(desk.context, QStringLiteral("view"),
                    {{QStringLiteral("chips"), [] { return QStringLiteral("Chips"); }, &chipRecords}});
    const Subject chip{{}, {}, {}, ItemKind::Chip, QStringLiteral("hygon-dcu")};
    QVERIFY(view.showSubject(chip));
    const auto *table = view.findChild<QTableView *>(QStringLiteral("recordTable"));
    QVERIFY(table->currentIndex().data(RecordModel::IdRole).toString().startsWith(QStringLiteral("hygon-dcu/")));
    const Subject other{{QStringLiteral("deepspeed")}, {}, {}, ItemKind::Chip, QStringLiteral("hygon-dcu")};
    QVERIFY(view.showSubject(other));
    QCOMPARE(table->currentIndex().data(RecordModel::IdRole).toString(), QStringLiteral("hygon-dcu/deepspeed"));
}

void RecordViewTest::anyConditionIsEnough()
{
    Scene scene;
    scene.choose("facet-verdict", "contradicted");
    scene.choose("facet-article", "seed-b");
    const int both = scene.rows();
    auto &match = scene.child<QComboBox>("match");
    match.setCurrentIndex(1);
    Q_EMIT match.activated(1);
    const auto either = std::count_if(shipped().claims.cbegin(), shipped().claims.cend(), [](const Claim &claim) {
        return claim.verdict == Verdict::Contradicted || claim.seed.value == QStringLiteral("seed-b");
    });
    QCOMPARE(scene.rows(), int(either));
    QVERIFY(both < either);
    const QVariantMap state = scene.view.state();
    Scene other;
    other.view.restore(state);
    QCOMPARE(other.rows(), int(either));
    QCOMPARE(other.child<QComboBox>("match").currentIndex(), 1);
    QCOMPARE(other.view.state(), state);
}

void RecordViewTest::columnsAreArranged()
{
    Scene scene;
    scene.tick("column-evidence");
    QVERIFY(scene.table().isColumnHidden(2));
    scene.tick("resetColumns");
    QVERIFY(!scene.table().isColumnHidden(2));
    // Every row is as high as its longest text needs, in sight or not.
    for (int row = 0; row < scene.rows(); ++row) {
        QStyleOptionViewItem option;
        for (int column = 0; column < scene.table().model()->columnCount(); ++column) {
            option.rect.setWidth(scene.table().columnWidth(column));
            const QModelIndex index = scene.table().model()->index(row, column);
            QVERIFY(scene.table().rowHeight(row) >= scene.table().itemDelegate()->sizeHint(option, index).height());
        }
    }
}

void RecordViewTest::columnsComeBackForEachList()
{
    Scene scene;
    scene.tick("column-as-of");
    scene.choose("facet-verdict", "holds");
    scene.showList(1);
    QVERIFY(!scene.table().isColumnHidden(3));
    scene.tick("column-publisher");
    scene.table().horizontalHeader()->resizeSection(0, 333);
    scene.showList(0);
    QVERIFY(scene.table().isColumnHidden(3));
    QVERIFY(!scene.table().isColumnHidden(2));
    const QVariantMap state = scene.view.state();
    Scene other;
    other.view.restore(state);
    QVERIFY(other.table().isColumnHidden(3));
    other.showList(1);
    QVERIFY(other.table().isColumnHidden(2));
    QCOMPARE(other.table().columnWidth(0), 333);
    other.showList(0);
    // Another list began without the conditions of the one before.
    QCOMPARE(scene.rows(), int(shipped().claims.size()));
    QCOMPARE(other.view.state(), state);
}

void RecordViewTest::stateOfOtherKnowledge()
{
    Scene scene;
    scene.view.restore(
        {{QStringLiteral("list"), QStringLiteral("claims")},
         {QStringLiteral("facets"),
          QVariantMap{{QStringLiteral("verdict"), QStringList{QStringLiteral("gone")}},
                      {QStringLiteral("gone"), QStringList{QStringLiteral("holds")}}}},
         {QStringLiteral("orderColumn"), 99},
         {QStringLiteral("columns"),
          QVariantMap{{QStringLiteral("claims"),
                       QVariantMap{{QStringLiteral("arranged"), true},
                                   {QStringLiteral("hidden"), QStringList{QStringLiteral("gone"), QStringLiteral("article")}},
                                   {QStringLiteral("order"), QStringList{QStringLiteral("gone")}}}}}}});
    QCOMPARE(scene.rows(), int(shipped().claims.size()));
    QVERIFY(scene.view.badge().isEmpty());
    QVERIFY(scene.table().isColumnHidden(4));
    QVERIFY(!scene.table().isColumnHidden(0));
}

void RecordViewTest::exportsColumnsAsShown_data()
{
    QTest::addColumn<QString>("suffix");
    for (const char *suffix : {"csv", "pdf", "svg"})
        QTest::newRow(suffix) << QString::fromLatin1(suffix);
}

void RecordViewTest::exportsColumnsAsShown()
{
    QFETCH(QString, suffix);
    Scene scene;
    QTemporaryDir folder;
    const auto write = [&](const QString &name) {
        const QString path = folder.filePath(name + QLatin1Char('.') + suffix);
        scene.desk.dialogs.answers = {path};
        QSignalSpy finished(&scene.desk.context.exports(), &ExportRunner::finished);
        scene.view.exportView();
        if (!finished.wait(20000))
            qFatal("not written");
        return bytesOf(path);
    };
    scene.choose("facet-verdict", "contradicted");
    scene.table().sortByColumn(3, Qt::DescendingOrder);
    scene.tick("column-evidence");
    scene.table().horizontalHeader()->moveSection(scene.table().horizontalHeader()->visualIndex(4), 1);
    const QByteArray some = write(QStringLiteral("some"));
    QVERIFY(!some.isEmpty());
    // A single column is a table, too.
    for (const char *column : {"column-verdict", "column-as-of", "column-article"})
        scene.tick(column);
    QVERIFY(!write(QStringLiteral("one")).isEmpty());
    if (suffix != QStringLiteral("csv"))
        return;
    const QString csv = QString::fromUtf8(some);
    QVERIFY2(csv.startsWith(QStringLiteral("Claim,Article,Verdict,As of")), qPrintable(csv.left(80)));
    QVERIFY(csv.contains(QStringLiteral("Verdict: contradicted")));
    QVERIFY(csv.contains(QStringLiteral("ordered by “As of”, descending")));
}

void RecordViewTest::stateComesBack()
{
    QVariantMap state;
    int rows = 0;
    {
        Scene scene;
        scene.choose("facet-verdict", "outdated");
        scene.child<QLineEdit>("filter").setText(QStringLiteral("2025"));
        scene.table().sortByColumn(3, Qt::DescendingOrder);
        rows = scene.rows();
        state = scene.view.state();
    }
    QVERIFY(rows > 0);
    Scene scene;
    QVERIFY(scene.rows() != rows);
    scene.view.restore(state);
    QCOMPARE(scene.rows(), rows);
    QCOMPARE(scene.view.state(), state);
}

void RecordViewTest::copiesWithSources()
{
    Scene scene;
    scene.table().selectRow(0);
    QTest::keyClick(&scene.table(), Qt::Key_C, Qt::ControlModifier);
    const QString text = QApplication::clipboard()->text();
    const Claim &claim = shipped().claims[0];
    QVERIFY(text.contains(claim.claim.en));
    QVERIFY(text.contains(claim.evidence.en));
    for (const SourceId &id : claim.citation.sources) {
        const Source *source = scene.desk.context.atlas().source(id);
        QVERIFY2(text.contains(source->url.toString()), qPrintable(id.value));
    }
}

void RecordViewTest::exportsWhatIsShown()
{
    Scene scene;
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("claims.csv"));
    scene.choose("facet-verdict", "contradicted");
    scene.desk.dialogs.answers = {path};
    QSignalSpy finished(&scene.desk.context.exports(), &ExportRunner::finished);
    scene.view.exportView();
    QVERIFY(finished.wait(20000));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString csv = QString::fromUtf8(file.readAll());
    for (const Claim &claim : shipped().claims) {
        // A quotation mark inside is doubled in the file.
        QString text = claim.claim.en;
        text.replace(QLatin1Char('"'), QStringLiteral("\"\""));
        QCOMPARE(csv.contains(text), claim.verdict == Verdict::Contradicted);
    }
}

void RecordViewTest::languageKeepsTheSelection()
{
    Scene scene;
    scene.choose("facet-verdict", "holds");
    scene.table().selectRow(3);
    const QString id = scene.table().currentIndex().data(RecordModel::IdRole).toString();
    const QString english = scene.table().currentIndex().data().toString();
    const int rows = scene.rows();
    scene.desk.speak(Language::Chinese, scene.view);
    QCOMPARE(scene.rows(), rows);
    QCOMPARE(scene.table().currentIndex().data(RecordModel::IdRole).toString(), id);
    QVERIFY(scene.table().currentIndex().data().toString() != english);
}

void RecordViewTest::newKnowledgeArrives()
{
    Scene scene;
    KnowledgeBase more = shipped();
    Claim claim = more.claims.constFirst();
    claim.id.value = QStringLiteral("seed-a/added");
    more.claims.append(claim);
    scene.desk.context.setAtlas(buildAtlas(more));
    QCOMPARE(scene.rows(), int(shipped().claims.size()) + 1);
}

QTEST_MAIN(RecordViewTest)
#include "tst_recordview.moc"
