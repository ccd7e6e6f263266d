// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the knowledge covers. The knowledge is made here, so that every count can be told by hand.

#include "engines/coverage/coverage.h"
#include "support/samples.h"

#include <QTest>

using namespace fatlas;

namespace {

Citation cite(const QStringList &sources, const PartialDate &asOf)
{
    Citation citation{{}, asOf};
    for (const QString &source : sources)
        citation.sources += SourceId{source};
    return citation;
}

Fact fact(const QStringList &sources, const PartialDate &asOf)
{
    Fact made;
    made.citation = cite(sources, asOf);
    return made;
}

Criterion criterion(const QString &dimension, const QString &name)
{
    Criterion made;
    made.id = {dimension + QLatin1Char('/') + name};
    made.dimension = {dimension};
    return made;
}

/// One dimension "a" of three criteria and one "b" of one; two frameworks.
KnowledgeBase knowledge()
{
    KnowledgeBase kb;
    for (const char *id : {"a", "b"}) {
        Dimension dimension;
        dimension.id = {QString::fromLatin1(id)};
        kb.dimensions += dimension;
    }
    kb.criteria = {criterion(QStringLiteral("a"), QStringLiteral("one")), criterion(QStringLiteral("a"), QStringLiteral("two")),
                   criterion(QStringLiteral("a"), QStringLiteral("three")), criterion(QStringLiteral("b"), QStringLiteral("four"))};
    Framework first;
    first.id = {QStringLiteral("first")};
    first.assessments = {{kb.criteria[0].id,
                          AssessmentState::Known,
                          {},
                          {fact({QStringLiteral("x"), QStringLiteral("y")}, {2025, 3, 0}), fact({QStringLiteral("x")}, {2024, 0, 0})}},
                         {kb.criteria[1].id, AssessmentState::None, {}, {fact({QStringLiteral("z")}, {2026, 1, 0})}},
                         {kb.criteria[2].id, AssessmentState::Unknown, {}, {}},
                         {kb.criteria[3].id, AssessmentState::NotApplicable, {}, {}}};
    Rating rating;
    rating.criterion = kb.criteria[3].id;
    rating.citation = cite({QStringLiteral("x")}, {2026, 11, 0});
    first.ratings = {rating};
    Framework second;
    second.id = {QStringLiteral("second")};
    second.assessments = {{kb.criteria[0].id, AssessmentState::Known, {}, {fact({QStringLiteral("y")}, {2026, 5, 0})}}};
    kb.frameworks = {first, second};
    return kb;
}

} // namespace

class CoverageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothing();
    void cells();
    void totals();
    void axesOfTheMatrixAreLeftOut();
};

void CoverageTest::nothing()
{
    const Coverage coverage = buildCoverage(Atlas());
    QVERIFY(coverage.rows.isEmpty() && coverage.dimensions.isEmpty());
    QCOMPARE(coverage.all, CoverageCount());
}

void CoverageTest::cells()
{
    const Coverage coverage = buildCoverage(buildAtlas(knowledge()));
    QCOMPARE(coverage.dimensions.size(), 2);
    QCOMPARE(coverage.rows.size(), 2);
    QCOMPARE(coverage.rows[0].framework.value, QStringLiteral("first"));
    QCOMPARE(coverage.rows[0].dimensions[0], (CoverageCount{2, 1, 3, 3, {2024, 0, 0}}));
    // Not applicable is an answer; what backs it is the rating's source.
    QCOMPARE(coverage.rows[0].dimensions[1], (CoverageCount{1, 0, 1, 1, {2026, 11, 0}}));
    // What has no assessment is unknown.
    QCOMPARE(coverage.rows[1].dimensions[0], (CoverageCount{1, 2, 3, 1, {2026, 5, 0}}));
    QCOMPARE(coverage.rows[1].dimensions[1], (CoverageCount{0, 1, 1, 0, {}}));
}

void CoverageTest::totals()
{
    const Coverage coverage = buildCoverage(buildAtlas(knowledge()));
    QCOMPARE(coverage.rows[0].all, (CoverageCount{3, 1, 4, 3, {2024, 0, 0}}));
    QCOMPARE(coverage.rows[1].all, (CoverageCount{1, 3, 4, 1, {2026, 5, 0}}));
    QCOMPARE(coverage.dimensionTotals[0], (CoverageCount{3, 3, 6, 3, {2024, 0, 0}}));
    QCOMPARE(coverage.dimensionTotals[1], (CoverageCount{1, 1, 2, 1, {2026, 11, 0}}));
    QCOMPARE(coverage.all, (CoverageCount{4, 4, 8, 3, {2024, 0, 0}}));
}

void CoverageTest::axesOfTheMatrixAreLeftOut()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const Coverage coverage = buildCoverage(atlas);
    QCOMPARE(coverage.dimensions, atlas.tableDimensions());
    QVERIFY(!coverage.dimensions.contains(matrixDimension()));
    QCOMPARE(coverage.rows.size(), atlas.frameworks().size());
    for (const CoverageRow &row : coverage.rows)
        QCOMPARE(row.all.assessed + row.all.unknown, row.all.total);
}

QTEST_GUILESS_MAIN(CoverageTest)
#include "tst_coverage.moc"
