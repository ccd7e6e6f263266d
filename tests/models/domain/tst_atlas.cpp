// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/atlas.h"
#include "domain/session.h"
#include "support/samples.h"

#include <QSignalSpy>
#include <QTest>

using namespace fatlas;

class AtlasTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void resolvesEveryReference();
    void findsTheOtherKinds();
    void missingThingsAreNull();
    void copiesShareOneBody();
    void listsOnlyDimensionsWithTables();
    void sourcesOfACellAppearOnceInOrderOfUse();
    void sessionSignalsOnlyChanges();
};

void AtlasTest::resolvesEveryReference()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    QCOMPARE(atlas.version(), QStringLiteral("2026.11.1"));
    for (const Framework &framework : atlas.frameworks()) {
        QCOMPARE(atlas.framework(framework.id), &framework);
        QVERIFY(atlas.layer(framework.layer));
        for (const Rating &rating : framework.ratings) {
            QCOMPARE(atlas.rating(framework.id, rating.criterion), &rating);
            QVERIFY(atlas.criterion(rating.criterion)->isRated());
        }
        for (const Assessment &assessment : framework.assessments)
            QCOMPARE(atlas.assessment(framework.id, assessment.criterion), &assessment);
    }
    QCOMPARE(atlas.criteriaOf({QStringLiteral("usability")}).size(), 2);
}

void AtlasTest::findsTheOtherKinds()
{
    KnowledgeBase knowledge = test::smallKnowledge();
    for (const auto &id : {QStringLiteral("a"), QStringLiteral("b")}) {
        knowledge.platforms.append(Platform{{id}, {}, {}});
        knowledge.strategies.append(Strategy{{id}, {}, {}});
        Claim claim;
        claim.id.value = id;
        knowledge.claims.append(claim);
        Technique technique;
        technique.id.value = id;
        knowledge.techniques.append(technique);
        Sample sample;
        sample.framework.value = id;
        knowledge.samples.append(sample);
        GlossaryTerm term;
        term.id = id;
        knowledge.glossary.append(term);
    }
    const Atlas atlas = buildAtlas(knowledge);
    const QString b = QStringLiteral("b");
    QCOMPARE(atlas.platform({b}), &atlas.knowledge().platforms[1]);
    QCOMPARE(atlas.strategy({b}), &atlas.knowledge().strategies[1]);
    QCOMPARE(atlas.claim({b}), &atlas.knowledge().claims[1]);
    QCOMPARE(atlas.technique({b}), &atlas.knowledge().techniques[1]);
    QCOMPARE(atlas.sample({b}), &atlas.knowledge().samples[1]);
    QCOMPARE(atlas.term(b), &atlas.glossary().constLast());
    QCOMPARE(&atlas.knowledge().frameworks, &atlas.frameworks());
    const QString ghost = QStringLiteral("ghost");
    QVERIFY(!atlas.platform({ghost}) && !atlas.strategy({ghost}) && !atlas.claim({ghost}) && !atlas.technique({ghost}) && !atlas.term(ghost)
            && !atlas.sample({ghost}));
}

void AtlasTest::missingThingsAreNull()
{
    const Atlas empty;
    QVERIFY(empty.frameworks().isEmpty());
    QVERIFY(!empty.framework({QStringLiteral("pytorch")}));
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    QVERIFY(!atlas.framework({QStringLiteral("theano")}));
    QVERIFY(!atlas.assessment({QStringLiteral("mlx")}, {QStringLiteral("usability/debugging")}));
    QVERIFY(!atlas.rating({QStringLiteral("mlx")}, {QStringLiteral("usability/debugging")}));
    QVERIFY(!atlas.source({}));
}

void AtlasTest::copiesShareOneBody()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const Atlas copy = atlas; // NOLINT: the copy is what is tested
    QCOMPARE(&copy.frameworks(), &atlas.frameworks());
}

void AtlasTest::listsOnlyDimensionsWithTables()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    QCOMPARE(atlas.tableDimensions(), QList<DimensionId>{{QStringLiteral("usability")}});
    QCOMPARE(atlas.layers().size(), 3);
}

void AtlasTest::sourcesOfACellAppearOnceInOrderOfUse()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const QList<SourceId> sources = atlas.sourcesOf({QStringLiteral("pytorch")}, {QStringLiteral("usability/debugging")});
    QCOMPARE(sources, (QList<SourceId>{{QStringLiteral("doc")}, {QStringLiteral("paper")}}));
}

void AtlasTest::sessionSignalsOnlyChanges()
{
    Session session;
    QSignalSpy subjects(&session, &Session::subjectChanged);
    QSignalSpy layers(&session, &Session::hiddenLayersChanged);
    const Subject subject{{QStringLiteral("jax")}, {QStringLiteral("usability/debugging")}, {}};
    session.setSubject(subject);
    session.setSubject(subject);
    QCOMPARE(subjects.count(), 1);
    session.setLayerHidden(Layer::Emerging, true);
    session.setLayerHidden(Layer::Emerging, true);
    session.setLayerHidden(Layer::General, false);
    QCOMPARE(layers.count(), 1);
    QVERIFY(session.isHidden(Layer::Emerging));
    // What is asked for again is brought up again, though nothing changes.
    QSignalSpy explanations(&session, &Session::explanationRequested);
    session.explain(subject);
    session.explain({});
    QCOMPARE(explanations.count(), 2);
    QCOMPARE(subjects.count(), 2);
}

QTEST_GUILESS_MAIN(AtlasTest)
#include "tst_atlas.moc"
