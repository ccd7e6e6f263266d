// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the evidence panel says of sources, claims and other items, and what a profile says of hardware, parallelism and deployment.

#include "engines/sheet/sheet.h"
#include "engines/statements/statements.h"
#include "store/knowledgereader.h"

#include <QTest>

using namespace fatlas;

namespace {

Atlas shipped()
{
    auto knowledge = readKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"));
    if (!knowledge.ok())
        qFatal("%s", qPrintable(knowledge.error().toString()));
    return buildAtlas(std::move(knowledge).value());
}

Subject item(ItemKind kind, const QString &id)
{
    Subject subject;
    subject.kind = kind;
    subject.item = id;
    return subject;
}

int bullets(const Sheet &sheet)
{
    return int(std::count_if(sheet.blocks.cbegin(), sheet.blocks.cend(),
                             [](const SheetBlock &block) { return block.kind == SheetBlockKind::Bullet; }));
}

} // namespace

class ItemSheetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sourceListsWhatCitesIt_data();
    void sourceListsWhatCitesIt();
    void claimHasVerdictEvidenceAndLinks();
    void sampleHasStyleDebuggingAndSources_data();
    void sampleHasStyleDebuggingAndSources();
    void everySubjectLeadsSomewhere();
    void unknownItemsSayNothing();
    void profileHasSupport();
    void toolHasDeployment();
    void itemHasItsFigures_data();
    void itemHasItsFigures();

private:
    const Atlas m_atlas = shipped();
};

void ItemSheetTest::sourceListsWhatCitesIt_data()
{
    QTest::addColumn<QString>("source");
    QTest::newRow("cited by many") << QStringLiteral("jax-readme");
    QTest::newRow("seed article") << QStringLiteral("seed-a");
}

void ItemSheetTest::sourceListsWhatCitesIt()
{
    QFETCH(QString, source);
    int citing = 0;
    forEachStatement(m_atlas, [&](const Statement &statement) {
        citing += statement.citation && statement.citation->sources.contains(SourceId{source});
    });
    QVERIFY(citing > 0);
    const Sheet sheet = buildEvidenceSheet(m_atlas, item(ItemKind::Source, source), Language::English);
    QCOMPARE(bullets(sheet), citing);
    QCOMPARE(sheet.blocks.constFirst().runs.constFirst().text, m_atlas.source({source})->title.en);
    // Each statement leads to its place.
    for (const SheetBlock &block : sheet.blocks) {
        if (block.kind == SheetBlockKind::Bullet)
            QVERIFY(!block.runs.constFirst().target.isEmpty());
    }
}

void ItemSheetTest::claimHasVerdictEvidenceAndLinks()
{
    for (const Claim &claim : m_atlas.knowledge().claims) {
        const Sheet sheet = buildEvidenceSheet(m_atlas, item(ItemKind::Claim, claim.id.value), Language::Chinese);
        const QString text = sheet.toPlainText();
        QVERIFY(text.contains(claim.claim.zh));
        QVERIFY(text.contains(claim.evidence.zh));
        for (const SourceId &source : claim.citation.sources)
            QVERIFY2(text.contains(m_atlas.source(source)->title.zh), qPrintable(claim.id.value));
        for (const FrameworkId &framework : claim.about) {
            const bool isLinked = std::any_of(sheet.blocks.cbegin(), sheet.blocks.cend(), [&framework](const SheetBlock &block) {
                return std::any_of(block.runs.cbegin(), block.runs.cend(),
                                   [&framework](const SheetRun &run) { return run.target.framework == framework; });
            });
            QVERIFY2(isLinked, qPrintable(claim.id.value + u' ' + framework.value));
        }
    }
}

void ItemSheetTest::sampleHasStyleDebuggingAndSources_data()
{
    QTest::addColumn<Language>("language");
    QTest::newRow("en") << Language::English;
    QTest::newRow("zh") << Language::Chinese;
}

void ItemSheetTest::sampleHasStyleDebuggingAndSources()
{
    QFETCH(Language, language);
    QVERIFY(!m_atlas.knowledge().samples.isEmpty());
    for (const Sample &sample : m_atlas.knowledge().samples) {
        const Sheet sheet = buildEvidenceSheet(m_atlas, item(ItemKind::Sample, sample.framework.value), language);
        const QString text = sheet.toPlainText();
        QVERIFY2(text.contains(sample.styleNote.in(language)), qPrintable(text));
        QVERIFY(text.contains(sample.debugging.in(language)));
        QVERIFY(text.contains(sample.version));
        for (const SamplePart &part : sample.parts) {
            QVERIFY(text.contains(part.note.in(language)));
            QVERIFY(text.contains(part.absent.in(language)));
        }
        for (const SourceId &id : sample.citation.sources)
            QVERIFY2(text.contains(m_atlas.source(id)->title.in(language)), qPrintable(id.value));
    }
}

void ItemSheetTest::everySubjectLeadsSomewhere()
{
    // Whatever a search finds has something to read at its place, in both languages.
    QSet<QString> seen;
    forEachStatement(m_atlas, [&](const Statement &statement) {
        const Subject &subject = statement.subject;
        QVERIFY2(!subject.isEmpty(), qPrintable(statement.id));
        const QString key = subject.framework.value + u'|' + subject.criterion.value + u'|' + subject.term + u'|'
            + QString::number(int(subject.kind)) + u'|' + subject.item;
        // A few thousand sheets are enough in one language; of each kind one in the other.
        if (seen.contains(key) || subject.kind == ItemKind::Source)
            return;
        seen.insert(key);
        if (seen.size() % 5 == 0)
            QVERIFY2(!buildEvidenceSheet(m_atlas, subject, Language::Chinese).blocks.isEmpty(), qPrintable(key));
    });
    QVERIFY(seen.size() > 500);
}

void ItemSheetTest::unknownItemsSayNothing()
{
    for (const ItemKind kind : {ItemKind::Source, ItemKind::Claim, ItemKind::Technique, ItemKind::TrainedModel})
        QVERIFY(buildEvidenceSheet(m_atlas, item(kind, QStringLiteral("nobody")), Language::English).blocks.isEmpty());
}

void ItemSheetTest::profileHasSupport()
{
    for (const Framework &framework : m_atlas.frameworks()) {
        const QString text = buildProfileSheet(m_atlas, framework.id, Language::English).toPlainText();
        for (const HardwareSupport &row : framework.hardware) {
            QVERIFY(text.contains(row.text.en));
            QVERIFY(text.contains(m_atlas.platform(row.platform)->name.en));
        }
        for (const ParallelismSupport &row : framework.parallelism)
            QVERIFY(text.contains(m_atlas.strategy(row.strategy)->name.en));
        for (const LocalizedText &unconfirmed : framework.unconfirmed)
            QVERIFY(text.contains(unconfirmed.en));
    }
}

void ItemSheetTest::toolHasDeployment()
{
    QVERIFY(m_atlas.tools().size() >= 15);
    for (const Framework &tool : m_atlas.tools()) {
        QVERIFY(tool.deployment);
        const QString text = buildProfileSheet(m_atlas, tool.id, Language::Chinese).toPlainText();
        QVERIFY(text.contains(tool.deployment->maintenance.text.zh));
        for (const DeploymentInput &input : tool.deployment->accepts)
            QVERIFY(text.contains(input.path.zh));
    }
}

void ItemSheetTest::itemHasItsFigures_data()
{
    QTest::addColumn<ItemKind>("kind");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QStringList>("figures");
    // As the makers' data sheets and papers state them.
    QTest::newRow("device") << ItemKind::Device << QStringLiteral("h100-sxm")
                            << QStringList{QStringLiteral("80 GB"), QStringLiteral("3,350 GB/s"), QStringLiteral("TFLOPS"),
                                           QStringLiteral("700 W"), QStringLiteral("NVLink")};
    QTest::newRow("model shape") << ItemKind::ModelShape << QStringLiteral("gpt3-175b")
                                 << QStringList{QStringLiteral("96"), QStringLiteral("12,288"), QStringLiteral("49,152")};
    QTest::newRow("series") << ItemKind::ScalingSeries << QStringLiteral("megatron-a100-selene-2021")
                            << QStringList{QStringLiteral("A100-80GB"), QStringLiteral("HDR InfiniBand"), QStringLiteral("HFU 44%"),
                                           QStringLiteral("137 TFLOPS"), QStringLiteral("fp16")};
    QTest::newRow("metric") << ItemKind::AdoptionMetric << QStringLiteral("github-stars")
                            << QStringList{QStringLiteral("2020-12-28"), QStringLiteral("45,053 stars")};
    QTest::newRow("formula") << ItemKind::MemoryFormula << QStringLiteral("ms.dp")
                             << QStringList{QStringLiteral("(2+2+k)*psi"), QStringLiteral("bytes/device"), QStringLiteral("psi")};
    QTest::newRow("reference") << ItemKind::MemoryReference << QStringLiteral("zero.fig1.zero1")
                               << QStringList{QStringLiteral("31.4 GB"), QStringLiteral("7,500,000,000"), QStringLiteral("Figure 1")};
    QTest::newRow("table") << ItemKind::MemoryTable << QStringLiteral("zero-table-1")
                           << QStringList{QStringLiteral("P_os+g+p"), QStringLiteral("52.5"), QStringLiteral("41.3")};
}

void ItemSheetTest::itemHasItsFigures()
{
    QFETCH(ItemKind, kind);
    QFETCH(QString, id);
    QFETCH(QStringList, figures);
    const QString text = buildEvidenceSheet(m_atlas, item(kind, id), Language::English).toPlainText();
    for (const QString &figure : std::as_const(figures))
        QVERIFY2(text.contains(figure), qPrintable(figure + QStringLiteral(" is not in:\n") + text.left(3000)));
    QVERIFY(text.contains(QStringLiteral("[1]")));
}

QTEST_GUILESS_MAIN(ItemSheetTest)
#include "tst_itemsheet.moc"
