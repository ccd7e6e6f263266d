// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/compare/comparison.h"

#include "engines/compare/differences.h"
#include "store/knowledgereader.h"

#include <QTest>

#include <algorithm>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

const QList<FrameworkId> two{{u"pytorch"_s}, {u"jax"_s}};

const Atlas &shipped()
{
    static const Atlas atlas = [] {
        auto base = readKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"));
        if (!base.ok())
            qFatal("%s", qPrintable(base.error().toString()));
        return buildAtlas(std::move(base).value());
    }();
    return atlas;
}

qsizetype rowOf(const TableSpec &spec, const QString &name)
{
    for (qsizetype row = 0; row < spec.rows.size(); ++row) {
        if (spec.rows[row].text == name)
            return row;
    }
    return -1;
}

} // namespace

class ComparisonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingInGroups();
    void standingsFollowTheRatings();
    void differencesOnly();
    void theSameTwiceDoesNotDiffer();
    void evidenceOnly();
    void notesNumberWhatIsThere();
    void bothLanguages();
};

void ComparisonTest::everythingInGroups()
{
    const TableQuery query = comparisonQuery(shipped(), two, {}, Language::English);
    QCOMPARE(query.aspects, allAspects(shipped()));
    const TableSpec spec = comparisonSpec(shipped(), query, Language::English);
    QCOMPARE(spec.rows.size(), allAspects(shipped()).size());
    QCOMPARE(spec.columns.size(), 2);
    QCOMPARE(spec.columns[0].text, u"PyTorch"_s);
    QStringList groups;
    for (const TableHeading &row : spec.rows) {
        QVERIFY(!row.group.isEmpty());
        if (groups.isEmpty() || groups.constLast() != row.group)
            groups += row.group;
    }
    // The headline ratings, eight dimensions, platforms, strategies: each once, so rows of one group stand together.
    QCOMPARE(groups.size(), 11);
    QCOMPARE(groups.removeDuplicates(), 0);
    QVERIFY(spec.summary.size() >= 3);
}

/// Ratings of knowledge/ratings.json of the researched dossier: ease of use PyTorch 8.6 (8.2–9), JAX 5.3; large scale 8.9 and 9.2 with intervals
/// that hold each other's score.
void ComparisonTest::standingsFollowTheRatings()
{
    const TableSpec spec = comparisonSpec(shipped(), comparisonQuery(shipped(), two, {}, Language::English), Language::English);
    const qsizetype ease = rowOf(spec, shipped().criterion(easeOfUseCriterion())->name.en);
    QCOMPARE(spec.cells[ease][0].standing, Standing::Best);
    QCOMPARE(spec.cells[ease][1].standing, Standing::Worst);
    const qsizetype scale = rowOf(spec, shipped().criterion(largeScaleCriterion())->name.en);
    QCOMPARE(spec.cells[scale][0].standing, Standing::Plain);
    QCOMPARE(spec.cells[scale][1].standing, Standing::Plain);
    for (const QList<TableCell> &row : spec.cells) {
        for (const TableCell &cell : row)
            QVERIFY(cell.standing == Standing::Plain || cell.rating);
    }
}

void ComparisonTest::differencesOnly()
{
    const QList<Aspect> differing = comparisonQuery(shipped(), two, {true, false}, Language::English).aspects;
    QVERIFY(!differing.isEmpty());
    QVERIFY(differing.size() < allAspects(shipped()).size());
    // Both train natively on NVIDIA GPUs; TPU is native for JAX and a plug-in for PyTorch.
    QVERIFY(!differing.contains(Aspect{AspectKind::Platform, u"nvidia-cuda"_s}));
    QVERIFY(differing.contains(Aspect{AspectKind::Platform, u"google-tpu"_s}));
    QVERIFY(!differing.contains(Aspect{AspectKind::Criterion, largeScaleCriterion().value}));
}

void ComparisonTest::theSameTwiceDoesNotDiffer()
{
    QVERIFY(comparisonQuery(shipped(), {two[0], two[0]}, {true, false}, Language::Chinese).aspects.isEmpty());
}

void ComparisonTest::evidenceOnly()
{
    const TableQuery query = comparisonQuery(shipped(), two, {false, true}, Language::English);
    // The headline criteria have nothing but ratings.
    QVERIFY(!query.aspects.contains(Aspect{AspectKind::Criterion, easeOfUseCriterion().value}));
    const TableSpec spec = comparisonSpec(shipped(), query, Language::English);
    QVERIFY(spec.summary.isEmpty());
    for (const QList<TableCell> &row : spec.cells) {
        const bool isSaid = std::any_of(row.cbegin(), row.cend(), [](const TableCell &cell) { return !cell.notes.isEmpty(); });
        QVERIFY(isSaid);
        for (const TableCell &cell : row) {
            QVERIFY(!cell.rating);
            QVERIFY(cell.state != AssessmentState::Known || !cell.notes.isEmpty());
        }
    }
}

void ComparisonTest::notesNumberWhatIsThere()
{
    TableQuery query = comparisonQuery(shipped(), two, {}, Language::English);
    query.only = {{two[1], Aspect{AspectKind::Platform, u"google-tpu"_s}}};
    query.aspects = {Aspect{AspectKind::Platform, u"nvidia-cuda"_s}, Aspect{AspectKind::Platform, u"google-tpu"_s}};
    const TableSpec spec = buildTableSpec(shipped(), query, Language::English);
    QVERIFY(spec.cells[0][0].notes.isEmpty() && spec.cells[0][1].notes.isEmpty() && spec.cells[1][0].notes.isEmpty());
    QVERIFY(spec.cells[0][0].text.isEmpty());
    QCOMPARE(spec.cells[1][1].notes.constFirst(), 1);
    QCOMPARE(spec.references.size(), spec.cells[1][1].notes.size());
}

void ComparisonTest::bothLanguages()
{
    const TableSpec zh = comparisonSpec(shipped(), comparisonQuery(shipped(), two, {}, Language::Chinese), Language::Chinese);
    const TableSpec en = comparisonSpec(shipped(), comparisonQuery(shipped(), two, {}, Language::English), Language::English);
    QCOMPARE(zh.rows.size(), en.rows.size());
    QCOMPARE(zh.references.size(), en.references.size());
    QVERIFY(zh.rows[0].text != en.rows[0].text);
}

QTEST_GUILESS_MAIN(ComparisonTest)
#include "tst_comparison.moc"
