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
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

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
    void stateComesBack();
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
