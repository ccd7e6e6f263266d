// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/statements/statements.h"
#include "store/knowledgereader.h"
#include "support/samples.h"

#include <QHash>
#include <QTest>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

QList<Statement> statementsOf(const Atlas &atlas)
{
    QList<Statement> statements;
    forEachStatement(atlas, [&statements](const Statement &statement) { statements.append(statement); });
    return statements;
}

} // namespace

class StatementsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void kindsHaveIds();
    void emptyAtlas();
    void smallAtlas_data();
    void smallAtlas();
    void countsOfTheShipped();
    void idsAreUnique();
    void everyStatementIsWhole();
    void everySourceThatIsCitedExists();

private:
    Atlas m_small;
    Atlas m_real;
};

void StatementsTest::initTestCase()
{
    m_small = buildAtlas(test::smallKnowledge());
    auto knowledge = readKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"));
    QVERIFY2(knowledge, qPrintable(knowledge ? QString() : knowledge.error().toString()));
    m_real = buildAtlas(*knowledge);
}

void StatementsTest::kindsHaveIds()
{
    QSet<QString> ids;
    for (const StatementKind kind : allStatementKinds)
        ids += statementKindId(kind);
    QCOMPARE(ids.size(), qsizetype(allStatementKinds.size()));
    QVERIFY(!ids.contains(QString()));
}

void StatementsTest::emptyAtlas()
{
    QVERIFY(statementsOf(Atlas()).isEmpty());
}

void StatementsTest::smallAtlas_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("shown");
    // Everything is in test::smallKnowledge().
    QTest::newRow("framework") << u"framework pytorch"_s << u"PyTorch|PyTorch|A framework.|一个框架。|doc"_s;
    QTest::newRow("fact") << u"fact pytorch/debugging-2"_s << u"PyTorch · Debugging|PyTorch · 调试|Traces point home.|堆栈指向出错行。|paper"_s;
    QTest::newRow("summary without facts")
        << u"summary megatron-lm/usability/debugging"_s << u"Megatron-LM · Debugging|Megatron-LM · 调试|Same as PyTorch|同 PyTorch|-"_s;
    QTest::newRow("rating") << u"rating jax/usability/debugging"_s << u"JAX · Debugging|JAX · 调试|reason|理由|doc"_s;
    QTest::newRow("strength") << u"strength mlx/strength-1"_s << u"MLX|MLX|Strong|强项|doc"_s;
    QTest::newRow("weakness") << u"weakness mlx/weakness-1"_s << u"MLX|MLX|Weak|弱项|doc"_s;
    QTest::newRow("misconception") << u"misconception mlx/misconception-1"_s
                                   << u"MLX|MLX|It is slow. It is not.|它很慢。并不慢。|blog"_s;
    QTest::newRow("vendor") << u"profile jax/vendor"_s << u"JAX|JAX|A vendor|某厂商|doc"_s;
    QTest::newRow("licence") << u"profile jax/license"_s << u"JAX|JAX|MIT|MIT|doc"_s;
    QTest::newRow("release") << u"profile jax/latest-release"_s << u"JAX|JAX|2.0, 2026-07-01|2.0, 2026-07-01|doc"_s;
    QTest::newRow("release without a version") << u"profile jax/first-release"_s << u"JAX|JAX|2017-01|2017-01|doc"_s;
    QTest::newRow("languages") << u"profile jax/languages"_s << u"JAX|JAX|Python, C++|Python、C++|doc"_s;
    QTest::newRow("criterion") << u"criterion usability/debugging"_s << u"Debugging|调试|Finding faults|查错|-"_s;
    QTest::newRow("source") << u"source doc"_s
                            << u"Documentation|Documentation|Publisher · https://example.org/doc|Publisher · https://example.org/doc|-"_s;
}

void StatementsTest::smallAtlas()
{
    QFETCH(QString, id);
    QStringList found;
    forEachStatement(m_small, [&](const Statement &statement) {
        if (statementKindId(statement.kind) + u' ' + statement.id != id)
            return;
        const QString source = statement.citation ? statement.citation->sources.value(0).value : u"-"_s;
        found += QStringList{statement.title.en, statement.title.zh, statement.text.en, statement.text.zh, source}.join(u'|');
    });
    QCOMPARE(found.size(), 1);
    QTEST(found[0], "shown");
}

void StatementsTest::countsOfTheShipped()
{
    QHash<StatementKind, qsizetype> counts;
    forEachStatement(m_real, [&counts](const Statement &statement) { ++counts[statement.kind]; });
    qsizetype facts = 0;
    qsizetype summaries = 0;
    qsizetype ratings = 0;
    qsizetype misconceptions = 0;
    for (const Framework &framework : m_real.frameworks()) {
        for (const Assessment &assessment : framework.assessments) {
            facts += assessment.facts.size();
            summaries += assessment.facts.isEmpty();
        }
        ratings += framework.ratings.size();
        misconceptions += framework.misconceptions.size();
    }
    QCOMPARE(counts[StatementKind::Framework], m_real.frameworks().size());
    QCOMPARE(counts[StatementKind::Fact], facts);
    QCOMPARE(counts[StatementKind::Summary], summaries);
    QCOMPARE(counts[StatementKind::Rating], ratings);
    QCOMPARE(counts[StatementKind::Misconception], misconceptions);
    QCOMPARE(counts[StatementKind::Term], m_real.glossary().size());
    QCOMPARE(counts[StatementKind::Source], m_real.sources().size());
    for (const StatementKind kind : {StatementKind::Strength, StatementKind::Weakness, StatementKind::Profile, StatementKind::Criterion})
        QVERIFY2(counts[kind] > 0, qPrintable(statementKindId(kind)));
}

void StatementsTest::idsAreUnique()
{
    QSet<QString> ids;
    forEachStatement(m_real, [&ids](const Statement &statement) {
        const QString id = statementKindId(statement.kind) + u' ' + statement.id;
        QVERIFY2(!ids.contains(id), qPrintable(id));
        ids += id;
    });
    QVERIFY(ids.size() > 1000);
}

void StatementsTest::everyStatementIsWhole()
{
    for (const Statement &statement : statementsOf(m_real)) {
        const QByteArray where = (statementKindId(statement.kind) + u' ' + statement.id).toUtf8();
        for (const QString &text : {statement.id, statement.title.en, statement.title.zh, statement.text.en, statement.text.zh})
            QVERIFY2(!text.isEmpty(), where.constData());
        QVERIFY2(!statement.subject.isEmpty(), where.constData());
        QVERIFY2((statement.subject.kind == ItemKind::None) == statement.subject.item.isEmpty(), where.constData());
    }
}

void StatementsTest::everySourceThatIsCitedExists()
{
    int cited = 0;
    for (const Statement &statement : statementsOf(m_real)) {
        if (!statement.citation)
            continue;
        for (const SourceId &id : statement.citation->sources) {
            QVERIFY2(m_real.source(id), qPrintable(statement.id + u" cites "_s + id.value));
            ++cited;
        }
    }
    QVERIFY(cited > 1000);
}

QTEST_GUILESS_MAIN(StatementsTest)
#include "tst_statements.moc"
