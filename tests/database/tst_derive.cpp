// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/derive.h"

#include "database/knowledgefolder.h"
#include "domain/atlas.h"
#include "store/knowledgereader.h"
#include "store/workspacestore.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <memory>

using namespace fatlas;
using namespace fatlas::test;

class DeriveTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_cache = std::make_unique<QTemporaryDir>(); }
    void withoutPacksItIsTheShippedFile();
    void packsAreInIt();
    void itIsMadeOnce();
    void anotherPackOrReleaseMakesAnother();
    void aPackThatDoesNotFitIsLeftOut();
    void aDamagedFileIsMadeAgain();
    void oldFilesGo();
    void aShippedFileIsNeeded();
    void marksComeBack();

private:
    [[nodiscard]] QStringList files() const { return QDir(m_cache->path()).entryList(QDir::Files); }
    [[nodiscard]] DerivedKnowledge derived(const QList<KnowledgePack> &packs) const
    {
        const auto result = deriveKnowledge(m_shipped, packs, m_cache->path());
        if (!result)
            qFatal("%s", qPrintable(result.error().toString()));
        return *result;
    }

    const KnowledgeFolder m_small;
    const QString m_shipped = m_small.compiled();
    const QList<KnowledgePack> m_packs =
        WorkspaceStore::open(QStringLiteral(FATLAS_TEST_DATA "/workspaces/v1.fatlas")).value().workspace().packs;
    std::unique_ptr<QTemporaryDir> m_cache;
};

void DeriveTest::withoutPacksItIsTheShippedFile()
{
    const DerivedKnowledge same = derived({});
    QCOMPARE(same.path, m_shipped);
    QCOMPARE(same.marks, PackMarks{});
    QCOMPARE(files(), QStringList());
}

void DeriveTest::packsAreInIt()
{
    const DerivedKnowledge made = derived(m_packs);
    QCOMPARE(made.marks.leftOut, QList<LeftOutPack>());
    auto knowledge = readKnowledge(made.path);
    QVERIFY(knowledge);
    KnowledgeBase base = std::move(knowledge).value();
    base.changedBy = made.marks.changedBy;
    const Atlas atlas = buildAtlas(base);
    const FrameworkId pytorch{QStringLiteral("pytorch")};
    QCOMPARE(atlas.rating(pytorch, easeOfUseCriterion())->score, 8.0);
    QCOMPARE(atlas.packOf(pytorch, easeOfUseCriterion()), QStringLiteral("acme-ratings"));
    QCOMPARE(atlas.packOf(pytorch, {QStringLiteral("usability/debugging")}), QString());
    QCOMPARE(atlas.packOf(pytorch), QString());
    QCOMPARE(atlas.packOf(FactId{QStringLiteral("pytorch/paradigm-1")}), QString());
    QCOMPARE(atlas.packOf(QStringLiteral("term"), QStringLiteral("acme")), QStringLiteral("acme-terms"));
    QCOMPARE(atlas.glossary().constLast().term.zh, QStringLiteral("极致"));
    // The shipped knowledge is as it was.
    QCOMPARE(buildAtlas(*readKnowledge(m_shipped)).rating(pytorch, easeOfUseCriterion())->score, 8.6);
}

void DeriveTest::itIsMadeOnce()
{
    const DerivedKnowledge made = derived(m_packs);
    const QByteArray bytes = readBytes(made.path);
    const QDateTime time = QFileInfo(made.path).lastModified();
    const DerivedKnowledge again = derived(m_packs);
    QCOMPARE(again.path, made.path);
    QCOMPARE(again.marks, made.marks);
    QCOMPARE(QFileInfo(made.path).lastModified(), time);
    QCOMPARE(files().size(), 1);
    QVERIFY(QFile::remove(made.path));
    QVERIFY(readBytes(derived(m_packs).path) == bytes);
}

void DeriveTest::anotherPackOrReleaseMakesAnother()
{
    QSet<QString> paths{derived(m_packs).path, derived({m_packs[0]}).path, derived({m_packs[1], m_packs[0]}).path};
    QList<KnowledgePack> changed = m_packs;
    changed[1].document.replace("\"score\": 8", "\"score\": 8.5");
    QVERIFY(changed != m_packs);
    paths += derived(changed).path;
    QFile shipped(m_shipped);
    QVERIFY(shipped.open(QIODevice::ReadWrite));
    const QDateTime time = shipped.fileTime(QFileDevice::FileModificationTime);
    QVERIFY(shipped.setFileTime(time.addSecs(60), QFileDevice::FileModificationTime));
    paths += derived(m_packs).path;
    QVERIFY(shipped.setFileTime(time, QFileDevice::FileModificationTime));
    QCOMPARE(paths.size(), 5);
}

void DeriveTest::aPackThatDoesNotFitIsLeftOut()
{
    QList<KnowledgePack> packs = m_packs;
    packs[0].document.replace("\"acme\"", "\"tensor-parallel\"").replace("\"terms\"", "\"words\"");
    packs.append(m_packs[0]);
    packs.last().id = QStringLiteral("broken");
    packs.last().document = "no JSON";
    for (int round = 0; round < 2; ++round) { // made, then read
        const DerivedKnowledge made = derived(packs);
        QCOMPARE(made.marks.leftOut.size(), 2);
        QCOMPARE(made.marks.leftOut[0].id, QStringLiteral("acme-terms"));
        QCOMPARE(made.marks.leftOut[0].errors.first().code, ErrorCode::SchemaViolation);
        QVERIFY(made.marks.leftOut[0].errors.first().where.startsWith(QStringLiteral("acme-terms#/documents/0/")));
        QCOMPARE(made.marks.leftOut[1].id, QStringLiteral("broken"));
        QCOMPARE(made.marks.leftOut[1].errors.first().code, ErrorCode::NotJson);
        QCOMPARE(made.marks.changedBy.keys(), QStringList{QStringLiteral("rating:pytorch@matrix/ease-of-use")});
    }
}

void DeriveTest::aDamagedFileIsMadeAgain()
{
    const DerivedKnowledge made = derived(m_packs);
    const QByteArray bytes = readBytes(made.path);
    for (const QByteArray &spoilt : {QByteArray(), QByteArray("x"), bytes.left(bytes.size() / 2)}) {
        QVERIFY(QFile::remove(made.path));
        writeBytes(made.path, spoilt);
        QCOMPARE(derived(m_packs).path, made.path);
        QVERIFY(readBytes(made.path) == bytes);
    }
}

void DeriveTest::oldFilesGo()
{
    for (int i = 0; i < 8; ++i) {
        QList<KnowledgePack> packs{m_packs[0]};
        packs[0].document.append(QByteArray(i, ' '));
        const QString path = derived(packs).path;
        QVERIFY(QFileInfo::exists(path));
    }
    QCOMPARE(files().size(), 5);
}

void DeriveTest::aShippedFileIsNeeded()
{
    const auto result = deriveKnowledge(m_cache->filePath(QStringLiteral("none.sqlite")), m_packs, m_cache->path());
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::FileNotFound);
    QCOMPARE(files(), QStringList());
}

void DeriveTest::marksComeBack()
{
    const auto none = readMarks(m_shipped);
    QVERIFY(!none);
    QCOMPARE(none.error().code, ErrorCode::DatabaseError);
    const DerivedKnowledge made = derived(m_packs);
    QCOMPARE(*readMarks(made.path), made.marks);
    QCOMPARE(made.marks.changedBy.size(), 2);
}

QTEST_GUILESS_MAIN(DeriveTest)
#include "tst_derive.moc"
