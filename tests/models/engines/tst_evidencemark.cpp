// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Strength and age of evidence. The limits of 12 and 24 months and the division into primary and secondary kinds of source are those of the
// documentation of evidencemark.h; the cases are made by hand.

#include "engines/evidence/evidencemark.h"

#include <QTest>

using namespace fatlas;

namespace {

Atlas atlasOf(const QList<SourceKind> &kinds)
{
    KnowledgeBase knowledge;
    knowledge.asOf = {2026, 11, 0};
    for (qsizetype i = 0; i < kinds.size(); ++i) {
        Source source;
        source.id.value = QString::number(i);
        source.kind = kinds[i];
        knowledge.sources.append(source);
    }
    return buildAtlas(knowledge);
}

PartialDate date(const QString &text)
{
    return PartialDate::fromString(text).value_or(PartialDate());
}

} // namespace

class EvidenceMarkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void strength_data();
    void strength();
    void age_data();
    void age();
    void signs_data();
    void signs();
    void captionExplainsWhatOccurs();
    void unknownSourcesCountForNothing();
};

void EvidenceMarkTest::strength_data()
{
    using K = SourceKind;
    using S = EvidenceStrength;
    QTest::addColumn<QList<SourceKind>>("kinds");
    QTest::addColumn<EvidenceStrength>("strength");
    QTest::newRow("none") << QList<K>{} << S::None;
    QTest::newRow("seed") << QList<K>{K::Seed} << S::SeedOnly;
    QTest::newRow("two seeds") << QList<K>{K::Seed, K::Seed} << S::SeedOnly;
    QTest::newRow("blog") << QList<K>{K::Blog} << S::Weak;
    QTest::newRow("news") << QList<K>{K::News} << S::Weak;
    QTest::newRow("web") << QList<K>{K::Web} << S::Weak;
    QTest::newRow("third party") << QList<K>{K::ThirdParty} << S::Weak;
    QTest::newRow("blog and seed") << QList<K>{K::Blog, K::Seed} << S::Weak;
    QTest::newRow("paper") << QList<K>{K::Paper} << S::Fair;
    QTest::newRow("benchmark and seed") << QList<K>{K::Benchmark, K::Seed} << S::Fair;
    QTest::newRow("two blogs") << QList<K>{K::Blog, K::Web} << S::Fair;
    QTest::newRow("docs and blog") << QList<K>{K::Docs, K::Blog} << S::Strong;
    QTest::newRow("repository twice") << QList<K>{K::RepositoryFile, K::RepositoryFile} << S::Strong;
}

void EvidenceMarkTest::strength()
{
    QFETCH(QList<SourceKind>, kinds);
    const Atlas atlas = atlasOf(kinds);
    QList<SourceId> ids;
    for (const Source &source : atlas.sources())
        ids.append(source.id);
    QTEST(strengthOf(atlas, ids), "strength");
}

void EvidenceMarkTest::age_data()
{
    QTest::addColumn<QString>("asOf");
    QTest::addColumn<EvidenceAge>("age");
    QTest::newRow("same month") << "2026-11" << EvidenceAge::Current;
    QTest::newRow("12 months") << "2025-11" << EvidenceAge::Current;
    QTest::newRow("13 months") << "2025-10" << EvidenceAge::OverOneYear;
    QTest::newRow("24 months") << "2024-11" << EvidenceAge::OverOneYear;
    QTest::newRow("25 months") << "2024-10" << EvidenceAge::OverTwoYears;
    QTest::newRow("day") << "2024-10-31" << EvidenceAge::OverTwoYears;
    // Could be December.
    QTest::newRow("year that may be young enough") << "2025" << EvidenceAge::Current;
    QTest::newRow("year that is too old") << "2023" << EvidenceAge::OverTwoYears;
    QTest::newRow("no date") << "" << EvidenceAge::Current;
}

void EvidenceMarkTest::age()
{
    QFETCH(QString, asOf);
    QTEST(ageOf(date(asOf), date(QStringLiteral("2026-11"))), "age");
}

void EvidenceMarkTest::signs_data()
{
    QTest::addColumn<EvidenceMark>("mark");
    QTest::addColumn<QString>("text");
    const PartialDate month{2025, 3, 0};
    QTest::newRow("good") << EvidenceMark{EvidenceStrength::Strong, EvidenceAge::Current, month} << "";
    QTest::newRow("fair") << EvidenceMark{EvidenceStrength::Fair, EvidenceAge::Current, month} << "";
    QTest::newRow("nothing to back") << EvidenceMark{} << "";
    QTest::newRow("weak") << EvidenceMark{EvidenceStrength::Weak, EvidenceAge::Current, month} << QStringLiteral("†");
    QTest::newRow("seed") << EvidenceMark{EvidenceStrength::SeedOnly, EvidenceAge::Current, month} << QStringLiteral("‡");
    QTest::newRow("old") << EvidenceMark{EvidenceStrength::Strong, EvidenceAge::OverOneYear, month} << "2025-03";
    QTest::newRow("old and weak") << EvidenceMark{EvidenceStrength::Weak, EvidenceAge::OverTwoYears, month} << QStringLiteral("2025-03 †");
}

void EvidenceMarkTest::signs()
{
    QFETCH(EvidenceMark, mark);
    QTEST(markText(mark), "text");
}

void EvidenceMarkTest::captionExplainsWhatOccurs()
{
    const EvidenceMark good{EvidenceStrength::Strong, EvidenceAge::Current, {}};
    const EvidenceMark weak{EvidenceStrength::Weak, EvidenceAge::Current, {}};
    const EvidenceMark old{EvidenceStrength::Strong, EvidenceAge::OverTwoYears, {2020, 1, 0}};
    QVERIFY(markCaption({}).isEmpty());
    QVERIFY(markCaption({good}).isEmpty());
    QVERIFY(markCaption({good, weak}).contains(QStringLiteral("†")));
    QVERIFY(!markCaption({good, weak}).contains(QStringLiteral("12")));
    QVERIFY(markCaption({old}).contains(QStringLiteral("12")));
    QVERIFY(!markCaption({old}).contains(QStringLiteral("†")));
}

void EvidenceMarkTest::unknownSourcesCountForNothing()
{
    QCOMPARE(strengthOf(atlasOf({SourceKind::Paper}), {SourceId{QStringLiteral("elsewhere")}}), EvidenceStrength::None);
}

QTEST_GUILESS_MAIN(EvidenceMarkTest)
#include "tst_evidencemark.moc"
