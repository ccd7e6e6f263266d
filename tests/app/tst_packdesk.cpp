// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Packs through the window's desk: a review before anything is written, an undo after, and errors instead of half a change.

#include "app/packs/packdesk.h"

#include "app/knowledgefile.h"
#include "engines/evidence/evidencemark.h"
#include "packs/changetree.h"
#include "packs/packsdialog.h"
#include "packs/reviewdialog.h"
#include "store/workspacestore.h"
#include "support/desk.h"

#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace fatlas;
using namespace fatlas::test;

namespace {

/// The complete example of the document that explains packs.
QByteArray documentedPack()
{
    QFile file(QStringLiteral(FATLAS_SOURCE_DIR "/docs/knowledge-format.md"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no document");
    const QString text = QString::fromUtf8(file.readAll());
    static const QRegularExpression blocks(QStringLiteral("```json\\n(.*?)```"), QRegularExpression::DotMatchesEverythingOption);
    for (auto it = blocks.globalMatch(text); it.hasNext();) {
        const QString block = it.next().captured(1);
        if (block.contains(QStringLiteral("\"kind\": \"pack\"")))
            return block.toUtf8();
    }
    qFatal("no example");
}

const CriterionId debugging{QStringLiteral("usability/debugging")};
const FrameworkId pytorch{QStringLiteral("pytorch")};

struct Scene
{
    Scene() : packs(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"), workspace(), desk.context) { }

    [[nodiscard]] QString workspace() const { return folder.filePath(QStringLiteral("team.fatlas")); }
    QString write(const QByteArray &bytes)
    {
        const QString path = folder.filePath(QStringLiteral("pack.json"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return path;
    }
    /// Waits until what runs in the background has come to its end.
    void import(const QByteArray &bytes)
    {
        QSignalSpy busy(&packs, &PackDesk::busy);
        packs.importFile(nullptr, write(bytes));
        waitForIdle(busy);
    }
    void remove(const QString &id)
    {
        QSignalSpy busy(&packs, &PackDesk::busy);
        packs.removePack(nullptr, id);
        waitForIdle(busy);
    }
    static void waitForIdle(QSignalSpy &busy)
    {
        QTRY_VERIFY_WITH_TIMEOUT(busy.count() >= 2 && busy.constLast().constFirst().toString().isEmpty(), 60000);
    }
    [[nodiscard]] QList<KnowledgePack> taken() const
    {
        const auto store = WorkspaceStore::open(workspace());
        return store.ok() ? store->workspace().packs : QList<KnowledgePack>();
    }

    QTemporaryDir folder;
    Desk desk;
    PackDesk packs;
};

} // namespace

class PackDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreedToIsTakenIn();
    void refusedLeavesNothing();
    void undoTakesBack();
    void takenBackOnRequest();
    void badPackIsRefused_data();
    void badPackIsRefused();
    void whatChangedIsMarked();
    void reviewShowsBeforeAndAfter();
    void listShowsWhatIsTaken();
};

void PackDeskTest::agreedToIsTakenIn()
{
    Scene scene;
    QSignalSpy changed(&scene.packs, &PackDesk::packsChanged);
    scene.import(documentedPack());
    QVERIFY2(scene.desk.dialogs.errors.isEmpty(), qPrintable(scene.desk.dialogs.errors.value(0).toString()));
    QCOMPARE(scene.desk.dialogs.reviews.size(), 1);
    const DiffCounts counts = countEntities(scene.desk.dialogs.reviews[0].diff);
    // What the example of the document brings: a source and a fact; a rating corrected; a fact removed.
    QVERIFY(counts.added >= 2 && counts.changed >= 1 && counts.removed == 1);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(scene.taken().size(), 1);
}

void PackDeskTest::refusedLeavesNothing()
{
    Scene scene;
    scene.desk.dialogs.agrees = false;
    QSignalSpy changed(&scene.packs, &PackDesk::packsChanged);
    scene.import(documentedPack());
    QCOMPARE(scene.desk.dialogs.reviews.size(), 1);
    QCOMPARE(changed.count(), 0);
    QVERIFY(!QFile::exists(scene.workspace()));
    QVERIFY(!scene.packs.undoStack().canUndo());
}

void PackDeskTest::undoTakesBack()
{
    Scene scene;
    scene.import(documentedPack());
    const QList<KnowledgePack> taken = scene.taken();
    QCOMPARE(taken.size(), 1);
    scene.packs.undoStack().undo();
    QVERIFY(scene.taken().isEmpty());
    scene.packs.undoStack().redo();
    QCOMPARE(scene.taken(), taken);
}

void PackDeskTest::takenBackOnRequest()
{
    Scene scene;
    scene.import(documentedPack());
    scene.remove(scene.taken().value(0).id);
    QVERIFY(scene.taken().isEmpty());
    scene.packs.undoStack().undo();
    QCOMPARE(scene.taken().size(), 1);
    scene.remove(QStringLiteral("nobody"));
    QCOMPARE(scene.desk.dialogs.errors.value(0).code, ErrorCode::UnknownName);
    QCOMPARE(scene.taken().size(), 1);
}

void PackDeskTest::badPackIsRefused_data()
{
    QTest::addColumn<QByteArray>("pack");
    QByteArray dangling = documentedPack();
    dangling.replace("\"acme-debugging-report\"]", "\"acme-nowhere\"]");
    QByteArray shadowing = documentedPack();
    shadowing.replace("\"pytorch@usability/debugging\"", "\"pytorch@usability/paradigm\"");
    QByteArray html = documentedPack();
    html.replace("Finding the cause", "<script>alert(1)</script>Finding the cause");
    QTest::newRow("no JSON") << QByteArray("{");
    QTest::newRow("another kind") << QByteArray(R"({"kind":"recipe"})");
    QTest::newRow("dangling source") << dangling;
    QTest::newRow("shadows without saying so") << shadowing;
    QTest::newRow("HTML") << html;
}

void PackDeskTest::badPackIsRefused()
{
    QFETCH(QByteArray, pack);
    QVERIFY(pack != documentedPack());
    Scene scene;
    scene.import(pack);
    QVERIFY(!scene.desk.dialogs.errors.isEmpty());
    for (const Error &error : std::as_const(scene.desk.dialogs.errors)) {
        QVERIFY(!error.where.isEmpty());
        QVERIFY(!error.message.isEmpty());
    }
    QVERIFY(scene.desk.dialogs.reviews.isEmpty());
    QVERIFY(!QFile::exists(scene.workspace()));
}

void PackDeskTest::whatChangedIsMarked()
{
    Scene scene;
    scene.import(documentedPack());
    Result<PackedBase> packed = loadPackedKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"), scene.workspace());
    QVERIFY(packed.ok());
    QVERIFY(packed->leftOut.isEmpty());
    const Atlas atlas = buildAtlas(packed->knowledge);
    QVERIFY(markText(evidenceMark(atlas, pytorch, debugging)).contains(QStringLiteral("◆")));
    QVERIFY(!markText(evidenceMark(atlas, {QStringLiteral("jax")}, debugging)).contains(QStringLiteral("◆")));
    const Atlas plain = buildAtlas(loadKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite")).value());
    QVERIFY(!markText(evidenceMark(plain, pytorch, debugging)).contains(QStringLiteral("◆")));
    QCOMPARE(atlas.rating(pytorch, debugging)->score, 8.0);
}

void PackDeskTest::reviewShowsBeforeAndAfter()
{
    Scene scene;
    scene.desk.dialogs.agrees = false;
    scene.import(documentedPack());
    ReviewDialog dialog(scene.desk.dialogs.reviews.value(0));
    const auto *tree = dialog.findChild<ChangeTree *>();
    QVERIFY(tree);
    QVERIFY(!tree->accessibleName().isEmpty());
    // The score of the document's example: 9.3 as shipped, 8 in the pack.
    const QList<QTreeWidgetItem *> scores = tree->findItems(QStringLiteral("score"), Qt::MatchExactly | Qt::MatchRecursive);
    QVERIFY(std::any_of(scores.cbegin(), scores.cend(),
                        [](const QTreeWidgetItem *item) { return item->text(2) == u"9.3" && item->text(3).startsWith(u'8'); }));
    QVERIFY(dialog.findChild<QPushButton *>(QStringLiteral("accept")));
    QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("reviewDetails"))->text().contains(QStringLiteral("ACME")));
}

void PackDeskTest::listShowsWhatIsTaken()
{
    Scene scene;
    scene.import(documentedPack());
    const QList<KnowledgePack> taken = scene.taken();
    PacksDialog dialog(Language::Chinese);
    dialog.setPacks({}, {}, scene.workspace());
    auto *remove = dialog.findChild<QPushButton *>(QStringLiteral("removePack"));
    QVERIFY(!remove->isEnabled());
    dialog.setPacks(taken, {{taken[0].id, QStringLiteral("reason")}}, scene.workspace());
    QVERIFY(remove->isEnabled());
    QSignalSpy removal(&dialog, &PacksDialog::removalRequested);
    remove->click();
    QCOMPARE(removal.value(0).value(0).toString(), taken[0].id);
    const auto *list = dialog.findChild<QTreeWidget *>(QStringLiteral("packs"));
    QCOMPARE(list->topLevelItem(0)->text(0), taken[0].title.zh);
    QCOMPARE(list->topLevelItem(0)->toolTip(4), QStringLiteral("reason"));
}

QTEST_MAIN(PackDeskTest)
#include "tst_packdesk.moc"
