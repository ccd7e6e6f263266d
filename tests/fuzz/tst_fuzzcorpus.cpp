// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz/knowledgetarget.h"
#include "fuzz/packtarget.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace fatlas;

/// Replays what the fuzz targets found interesting or once fell over.
class FuzzCorpusTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowledge_data();
    void knowledge();
    void packs_data();
    void packs();

private:
    static void addFiles(const QStringList &folders);
};

void FuzzCorpusTest::knowledge_data()
{
    addFiles({QStringLiteral(FATLAS_SOURCE_DIR "/tests/fuzz/corpus/knowledge"), QStringLiteral(FATLAS_TEST_DATA "/knowledge-small")});
}

void FuzzCorpusTest::packs_data()
{
    addFiles(
        {QStringLiteral(FATLAS_SOURCE_DIR "/tests/fuzz/corpus/pack"), QStringLiteral(FATLAS_SOURCE_DIR "/tests/fuzz/corpus/knowledge")});
}

void FuzzCorpusTest::packs()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto bug = test::tryPack(file.readAll());
    QVERIFY2(!bug, bug ? qPrintable(bug->toString()) : "");
}

void FuzzCorpusTest::addFiles(const QStringList &folders)
{
    QTest::addColumn<QString>("path");
    for (const QString &folder : folders) {
        int count = 0;
        QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
        for (; files.hasNext(); ++count) {
            const QString path = files.next();
            QTest::newRow(qPrintable(path.sliced(folder.size() + 1))) << path;
        }
        QVERIFY2(count > 0, qPrintable(folder));
    }
}

void FuzzCorpusTest::knowledge()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto bug = test::tryKnowledge(file.readAll());
    QVERIFY2(!bug, bug ? qPrintable(bug->toString()) : "");
}

QTEST_GUILESS_MAIN(FuzzCorpusTest)
#include "tst_fuzzcorpus.moc"
