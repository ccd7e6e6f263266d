// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/knowledgeformat.h"
#include "store/knowledgereader.h"

#include "database/knowledgefolder.h"
#include "database/smallknowledge.h"

#include <QDir>
#include <QRandomGenerator>
#include <QTest>

#include <functional>

using namespace fatlas;
using namespace fatlas::test;

class KnowledgeReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsTheBasics();
    void readsCriteria();
    void readsGlossary();
    void readsSources();
    void readsAProfile();
    void readsATool();
    void readsStatements();
    void readsAssessments();
    void readsRatings();
    void leavesNothingBeside();
    void badFile_data();
    void badFile();
    void coreIsTheFirstPartOfAll();
    void coreNeedsNoOtherTable();
    void outlineHasNoFactsAndNoSources();
    void damagedContent_data();
    void damagedContent();
    void damageNamesStatementAndRow();
    void anyTruncationIsAnError();
    void garbageIsAnError();
    void flippedBytesNeverCrash();

private:
    [[nodiscard]] const Framework &pytorch() const { return m_base.frameworks[1]; }
    /// A file with these bytes; each call replaces the last.
    QString written(const QByteArray &bytes)
    {
        const QString path = m_scratch.filePath(QStringLiteral("scratch.sqlite"));
        writeBytes(path, bytes);
        return path;
    }

    QTemporaryDir m_scratch;
    QByteArray m_bytes;
    KnowledgeBase m_base;
};

void KnowledgeReaderTest::initTestCase()
{
    const KnowledgeFolder folder;
    m_bytes = readBytes(folder.compiled());
    auto base = readKnowledge(folder.compiled());
    QVERIFY2(base, base ? "" : qPrintable(base.error().toString()));
    m_base = std::move(base).value();
}

// What is expected below stands in tests/data/knowledge-small.

void KnowledgeReaderTest::readsTheBasics()
{
    QCOMPARE(m_base.version, QStringLiteral("2026.11.1"));
    QCOMPARE(m_base.asOf, (PartialDate{2026, 11, 0}));
    const QList<LayerInfo> layers{
        {Layer::General, text(u"General", u"通用"), text(u"Trains on its own.", u"可独立训练。")},
        {Layer::Acceleration, text(u"Acceleration layer", u"加速层"), text(u"Runs on top of a framework.", u"运行于框架之上。")},
        {Layer::Deployment, text(u"Deployment", u"部署"), text(u"Runs trained models.", u"运行训练好的模型。")}};
    QCOMPARE(m_base.layers, layers);
}

void KnowledgeReaderTest::readsCriteria()
{
    const QList<Dimension> dimensions{{{QStringLiteral("usability")}, text(u"Usability", u"易用性"), text(u"How it feels.", u"使用感受。")},
                                      {{QStringLiteral("matrix")}, text(u"Matrix", u"矩阵"), text(u"Headline ratings.", u"总评。")}};
    QCOMPARE(m_base.dimensions, dimensions);
    const QList<RubricBand> rubric{
        {9, 10, text(u"Reference", u"标杆")}, {5, 8.9, text(u"Workable", u"可用")}, {0, 4.9, text(u"Limited", u"有限")}};
    QCOMPARE(m_base.criteria.size(), 3);
    QCOMPARE(m_base.criteria[0],
             (Criterion{{QStringLiteral("usability/paradigm")},
                        dimensions[0].id,
                        text(u"Paradigm", u"编程范式"),
                        text(u"Style of programming.", u"编程风格。"),
                        {}}));
    QCOMPARE(m_base.criteria[1],
             (Criterion{{QStringLiteral("usability/debugging")},
                        dimensions[0].id,
                        text(u"Debugging", u"调试"),
                        text(u"Finding faults.", u"查错。"),
                        rubric}));
    QCOMPARE(m_base.criteria[2].rubric, rubric);
}

void KnowledgeReaderTest::readsGlossary()
{
    const QList<GlossaryTerm> terms{
        {QStringLiteral("mfu"),
         text(u"MFU", u"模型算力利用率"),
         {QStringLiteral("model FLOPs utilization")},
         {QStringLiteral("MFU"), QStringLiteral("算力利用率")},
         text(u"Share of peak FLOPs that the model uses.", u"模型所用峰值算力的比例。")},
        {QStringLiteral("eager"), text(u"eager execution", u"即时执行"), {}, {}, text(u"Operations run at once.", u"操作立即执行。")}};
    QCOMPARE(m_base.glossary, terms);
}

void KnowledgeReaderTest::readsSources()
{
    const QList<Source> sources{{{QStringLiteral("pt-readme")},
                                 text(u"PyTorch README", u"PyTorch README"),
                                 QStringLiteral("PyTorch Foundation"),
                                 SourceKind::RepositoryFile,
                                 QUrl(QStringLiteral("https://github.com/pytorch/pytorch/blob/main/README.md")),
                                 QStringLiteral("0123456789abcdef0123456789abcdef01234567"),
                                 {2026, 8, 19},
                                 {2026, 11, 0},
                                 {}},
                                {{QStringLiteral("ds-docs")},
                                 text(u"DeepSpeed documentation", u"DeepSpeed 文档"),
                                 QStringLiteral("DeepSpeed project"),
                                 SourceKind::Docs,
                                 QUrl(QStringLiteral("https://www.deepspeed.ai/?page=1#top")),
                                 {},
                                 {},
                                 {2026, 12, 1},
                                 text(u"Read in English.", u"以英文阅读。")},
                                {{QStringLiteral("seed-a")},
                                 text(u"Seed article A", u"种子文章 A"),
                                 QStringLiteral("seed"),
                                 SourceKind::Seed,
                                 QUrl(),
                                 {},
                                 {2026, 0, 0},
                                 {2026, 11, 0},
                                 {}}};
    QCOMPARE(m_base.sources, sources);
}

void KnowledgeReaderTest::readsAProfile()
{
    QCOMPARE(m_base.frameworks.size(), 3);
    QCOMPARE(m_base.frameworks[0].id.value, QStringLiteral("deepspeed"));
    QCOMPARE(m_base.frameworks[0].layer, Layer::Acceleration);
    QCOMPARE(m_base.frameworks[0].profile.latestRelease, (Release{QStringLiteral("0.19.5"), {}, {}, cite({u"ds-docs"})}));
    QCOMPARE(pytorch().id.value, QStringLiteral("pytorch"));
    QCOMPARE(pytorch().name, text(u"PyTorch", u"PyTorch"));
    QCOMPARE(pytorch().layer, Layer::General);
    QCOMPARE(pytorch().description, (CitedText{text(u"An eager framework.", u"即时执行的框架。"), cite({u"pt-readme"})}));
    Profile expected;
    expected.vendor = {text(u"PyTorch makers", u"PyTorch 团队"), cite({u"pt-readme"})};
    expected.governance = {text(u"Open", u"开放"), cite({u"pt-readme"})};
    expected.firstRelease = {{}, {2017, 1, 0}, text(u"First tag.", u"首个标签。"), cite({u"pt-readme"}, {2025, 10, 0})};
    expected.latestRelease = {QStringLiteral("2.14.0"), {2026, 9, 2}, {}, cite({u"pt-readme", u"seed-a"})};
    expected.license = {QStringLiteral("BSD-3-Clause"), {}, cite({u"pt-readme"})};
    expected.repository = {QStringLiteral("pytorch/pytorch"), text(u"Mirror elsewhere.", u"另有镜像。"), cite({u"pt-readme"})};
    expected.website = {QStringLiteral("https://pytorch.org"), {}, cite({u"pt-readme"})};
    expected.languages = {QStringLiteral("Python"), QStringLiteral("C++")};
    expected.languagesCitation = cite({u"pt-readme"});
    QCOMPARE(pytorch().profile, expected);
}

void KnowledgeReaderTest::readsATool()
{
    const Framework &onnx = m_base.frameworks[2];
    QCOMPARE(onnx.id.value, QStringLiteral("onnx"));
    QCOMPARE(onnx.layer, Layer::Deployment);
    QCOMPARE(onnx.profile.firstRelease, Release());
    QCOMPARE(onnx.profile.website, CitedValue());
    QCOMPARE(onnx.profile.license, (CitedValue{QStringLiteral("Apache-2.0"), {}, cite({u"pt-readme"})}));
}

void KnowledgeReaderTest::readsStatements()
{
    const QList<CitedText> strengths{{text(u"Large ecosystem.", u"生态庞大。"), cite({u"pt-readme"})},
                                     {text(u"Plain Python.", u"纯 Python 风格。"), cite({u"pt-readme", u"seed-a"})}};
    QCOMPARE(pytorch().strengths, strengths);
    QCOMPARE(pytorch().weaknesses, (QList<CitedText>{{text(u"Many ways to do one thing.", u"一事多法。"), cite({u"seed-a"})}}));
    const QList<Misconception> misconceptions{
        {text(u"It belongs to Meta.", u"它属于 Meta。"), text(u"It belongs to a foundation.", u"它属于基金会。"), cite({u"pt-readme"})}};
    QCOMPARE(pytorch().misconceptions, misconceptions);
    QVERIFY(m_base.frameworks[0].misconceptions.isEmpty());
}

void KnowledgeReaderTest::readsAssessments()
{
    const QList<Assessment> &assessments = pytorch().assessments;
    QCOMPARE(assessments.size(), 2);
    QCOMPARE(assessments[0].criterion.value, QStringLiteral("usability/paradigm"));
    QCOMPARE(assessments[0].state, AssessmentState::Known);
    QCOMPARE(assessments[0].summary, text(u"Eager by default", u"默认即时执行"));
    QCOMPARE(assessments[0].facts.size(), 3);
    const QList<Fact> &facts = assessments[0].facts;
    QCOMPARE(facts[0],
             (Fact{{QStringLiteral("pytorch/paradigm-1")},
                   text(u"Runs eagerly; 334 operators.", u"即时执行，334 个算子。"),
                   Quantity{{334}, {}, text(u"operators", u"个算子")},
                   cite({u"pt-readme", u"seed-a"}),
                   Confidence::High,
                   SeedAgreement::Agrees}));
    QCOMPARE(facts[1].quantity, (Quantity{{1.5, 2}, {}, text(u"times", u"倍")}));
    QCOMPARE(facts[1].confidence, Confidence::Medium);
    QCOMPARE(facts[1].seed, SeedAgreement::Silent);
    QCOMPARE(facts[1].citation.asOf, (PartialDate{2026, 0, 0}));
    QCOMPARE(facts[2].quantity, (Quantity{{}, QStringLiteral("2026-Q4"), text(u"date", u"日期")}));
    QCOMPARE(facts[2].seed, SeedAgreement::Disagrees);
    QCOMPARE(
        assessments[1],
        (Assessment{
            {QStringLiteral("usability/debugging")}, AssessmentState::Unknown, text(u"Looked for; not found", u"查找过，未找到"), {}}));
    QCOMPARE(m_base.frameworks[0].assessments[0].facts[0].quantity, std::optional<Quantity>());
    QCOMPARE(m_base.frameworks[0].assessments[1].state, AssessmentState::NotApplicable);
}

void KnowledgeReaderTest::readsRatings()
{
    const QList<Rating> ratings{
        {{QStringLiteral("usability/debugging")}, 9.3, 8.9, 9.7, text(u"pdb works.", u"pdb 可用。"), cite({u"pt-readme"})},
        {{QStringLiteral("matrix/ease-of-use")}, 8.6, 8, 9, text(u"Plain Python.", u"纯 Python。"), cite({u"pt-readme"})}};
    QCOMPARE(pytorch().ratings, ratings);
    QVERIFY(m_base.frameworks[0].ratings.isEmpty());
}

void KnowledgeReaderTest::leavesNothingBeside()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("k.sqlite"));
    writeBytes(path, m_bytes);
    const auto base = readKnowledge(path);
    QVERIFY(base);
    QCOMPARE(*base, m_base);
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList{QStringLiteral("k.sqlite")});
    QVERIFY(readBytes(path) == m_bytes);
}

void KnowledgeReaderTest::coreIsTheFirstPartOfAll()
{
    const auto core = readKnowledge(written(m_bytes), KnowledgePart::Core);
    QVERIFY(core);
    KnowledgeBase expected;
    expected.version = m_base.version;
    expected.asOf = m_base.asOf;
    expected.layers = m_base.layers;
    expected.dimensions = m_base.dimensions;
    expected.criteria = m_base.criteria;
    expected.sources = m_base.sources;
    expected.frameworks = m_base.frameworks;
    expected.glossary = m_base.glossary;
    expected.platforms = m_base.platforms;
    expected.strategies = m_base.strategies;
    expected.claims = m_base.claims;
    // Or the comparison below says nothing of them.
    QVERIFY(!expected.claims.isEmpty() && !expected.platforms.isEmpty() && !expected.strategies.isEmpty());
    QVERIFY(expected.frameworks[2].deployment);
    expected.frameworks[2].deployment.reset();
    QCOMPARE(*core, expected);
}

void KnowledgeReaderTest::coreNeedsNoOtherTable()
{
    const QString path = written(m_bytes);
    execute(path,
            {QStringLiteral("PRAGMA foreign_keys = OFF"), QStringLiteral("DROP TABLE technique"), QStringLiteral("DROP TABLE device")});
    QVERIFY(readKnowledge(path, KnowledgePart::Core));
    const auto all = readKnowledge(path);
    QVERIFY(!all);
    QCOMPARE(all.error().code, ErrorCode::DatabaseError);
}

void KnowledgeReaderTest::outlineHasNoFactsAndNoSources()
{
    const auto outline = readKnowledge(written(m_bytes), KnowledgePart::Outline);
    QVERIFY(outline);
    QCOMPARE(outline->version, m_base.version);
    QCOMPARE(outline->asOf, m_base.asOf);
    QCOMPARE(outline->layers, m_base.layers);
    QCOMPARE(outline->criteria, m_base.criteria);
    QCOMPARE(outline->frameworks.size(), m_base.frameworks.size());
    QVERIFY(outline->sources.isEmpty() && outline->claims.isEmpty());
    for (qsizetype i = 0; i < m_base.frameworks.size(); ++i) {
        const Framework &mine = outline->frameworks[i];
        const Framework &whole = m_base.frameworks[i];
        QCOMPARE(mine.name, whole.name);
        QCOMPARE(mine.layer, whole.layer);
        QCOMPARE(mine.description.text, whole.description.text);
        QCOMPARE(mine.assessments.size(), whole.assessments.size());
        for (qsizetype cell = 0; cell < whole.assessments.size(); ++cell) {
            QCOMPARE(mine.assessments[cell].summary, whole.assessments[cell].summary);
            QCOMPARE(mine.assessments[cell].state, whole.assessments[cell].state);
            QVERIFY(mine.assessments[cell].facts.isEmpty());
        }
        QCOMPARE(mine.ratings.size(), whole.ratings.size());
        for (qsizetype rating = 0; rating < whole.ratings.size(); ++rating) {
            QCOMPARE(mine.ratings[rating].score, whole.ratings[rating].score);
            QVERIFY(mine.ratings[rating].citation.sources.isEmpty());
        }
    }
}

void KnowledgeReaderTest::badFile_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("missing") << "missing" << ErrorCode::FileNotFound;
    QTest::newRow("folder") << "folder" << ErrorCode::FileNotReadable;
    QTest::newRow("empty") << "empty" << ErrorCode::NotADatabase;
    QTest::newRow("JSON") << "json" << ErrorCode::NotADatabase;
    QTest::newRow("empty database") << "PRAGMA user_version = 1" << ErrorCode::ForeignDatabase;
    QTest::newRow("database of another program") << "PRAGMA application_id = 7; CREATE TABLE t (a)" << ErrorCode::ForeignDatabase;
    QTest::newRow("newer") << QStringLiteral("base; PRAGMA user_version = %1").arg(knowledgeFormatVersion + 1)
                           << ErrorCode::VersionMismatch;
    QTest::newRow("older") << "base; PRAGMA user_version = 0" << ErrorCode::VersionMismatch;
    QTest::newRow("right marks, no tables")
        << QStringLiteral("PRAGMA application_id = 1178686539; PRAGMA user_version = %1").arg(knowledgeFormatVersion)
        << ErrorCode::DatabaseError;
    QTest::newRow("no version") << "base; DELETE FROM meta" << ErrorCode::DatabaseError;
}

void KnowledgeReaderTest::badFile()
{
    QFETCH(QString, change);
    QFETCH(ErrorCode, code);
    const QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("k.sqlite"));
    if (change == u"folder") {
        path = folder.path();
    } else if (change == u"empty" || change == u"json") {
        writeBytes(path, change == u"json" ? QByteArray("{\"kind\": \"meta\"}").repeated(100) : QByteArray());
    } else if (change != u"missing") {
        QStringList statements = change.split(QStringLiteral("; "));
        if (statements.removeAll(QStringLiteral("base")) > 0)
            writeBytes(path, m_bytes);
        execute(path, statements);
    }
    const auto base = readKnowledge(path);
    QVERIFY(!base);
    QCOMPARE(base.error().code, code);
    QCOMPARE(base.error().where, path);
    QVERIFY(!base.error().message.isEmpty());
}

namespace {

using AddRow = std::function<void(const char *, const char *)>;

void damagedTools(const AddRow &row)
{
    row("maintenance status", "UPDATE deployment SET maintenance_status = 'maybe'");
    row("deployment of no tool", "UPDATE deployment SET framework = 'ghost'");
    row("input of no deployment", "UPDATE deployment_input SET deployment = 900");
    row("target of no platform", "UPDATE deployment_target SET platform = 'ghost' WHERE platform IS NOT NULL");
    row("technique level", "UPDATE technique_support SET level = 'maybe'");
    row("support of two names", "UPDATE technique_support SET other = 'x'");
    row("support of no name", "UPDATE technique_support SET other = NULL, framework = NULL");
    row("support of no technique", "UPDATE technique_support SET technique = 'ghost' WHERE position = 1");
    row("language of a sample", "UPDATE sample SET language = 'basic'");
    row("sample of no framework", "UPDATE sample SET id = 'ghost' WHERE id = 'deepspeed'");
    row("style of no sample", "UPDATE sample_style SET sample = 'ghost' WHERE row = 1");
    row("sample without a style", "DELETE FROM sample_style");
    row("parts in another order", "UPDATE sample_part SET position = 9 WHERE position = 0");
    row("part too few", "DELETE FROM sample_part WHERE position = 2");
    row("code that is no JSON", "UPDATE sample_part SET code = '[' WHERE code IS NOT NULL");
    row("code that is no list", "UPDATE sample_part SET code = '7' WHERE code IS NOT NULL");
    row("code that is a list of numbers", "UPDATE sample_part SET code = '[7]' WHERE code IS NOT NULL");
    row("code beside a reason for none", "UPDATE sample_part SET code = '[\"x\"]'");
    row("paper of no source", "UPDATE technique_paper SET value = 'ghost'");
    row("technique fact of no criterion", "UPDATE technique_fact SET criterion = 'ghost'");
    row("chip of no platform", "UPDATE chip SET id = 'ghost'");
    row("chip level", "UPDATE chip_framework SET level = 'via-addon'");
    row("chip route", "UPDATE chip_framework SET route = 'ghost'");
    row("official", "UPDATE chip_framework SET official = 2");
    row("confidence in a chip", "UPDATE chip_framework SET confidence = 'maybe'");
    row("layer for no chip", "UPDATE cross_chip_layer_chip SET value = 'nvidia-cuda'");
    row("topic", "UPDATE note SET topic = 'weather'");
    row("note type", "UPDATE note SET type = 'rumour'");
    row("note without a source that it needs", "UPDATE note SET citation = NULL");
    row("topic of a question", "UPDATE open_question SET topic = 'weather'");
}

void damagedMeasurements(const AddRow &row)
{
    row("scaling kind", "UPDATE scaling_series SET scaling = 'wild'");
    row("value of no point", "UPDATE scaling_value SET scaling_point = 900 WHERE row = 1");
    row("point of no series", "UPDATE scaling_point SET scaling_series = 'ghost'");
    row("series of no framework", "UPDATE scaling_framework SET value = 'ghost' WHERE position = 1");
    row("value of a scaling fact", "UPDATE scaling_fact SET value = 'true'");
    row("kind of a trained model", "UPDATE trained_model SET architecture = 'sparse'");
    row("stated how", "UPDATE trained_model_part SET statement = 'guessed' WHERE row = 1");
    row("release", "UPDATE trained_model SET release = 'soon'");
    row("point of no metric", "UPDATE adoption_point SET adoption_metric = 'ghost' WHERE row = 1");
    row("confidence in a point", "UPDATE adoption_point SET confidence = 'maybe'");
    row("role", "UPDATE activity_repository SET role = 'star'");
    row("month", "UPDATE activity_month SET month = '2026-13' WHERE row = 1");
    row("month of no repository", "UPDATE activity_month SET activity_repository = 'ghost' WHERE row = 1");
    row("release of no day", "UPDATE activity_release SET date = ''");
    row("repository of no framework", "UPDATE activity_repository SET framework = 'ghost' WHERE framework IS NOT NULL");
    row("count of nothing", "UPDATE model_count_point SET model_count = 'ghost'");
    row("counter of nothing", "UPDATE activity_counter_point SET activity_counter = 'ghost'");
}

void damagedPlanning(const AddRow &row)
{
    row("formula group", "UPDATE memory_formula SET \"group\" = 'misc'");
    row("provenance", "UPDATE memory_formula SET provenance = 'heard'");
    row("provenance of a reference", "UPDATE memory_reference SET provenance = 'heard'");
    row("input of no symbol", "UPDATE memory_formula_input SET value = 'ghost' WHERE row = 1");
    row("reference to no formula", "UPDATE memory_reference SET formula = 'ghost'");
    row("columns that are no words", "UPDATE memory_table SET columns = '[1]'");
    row("columns that are no list", "UPDATE memory_table SET columns = '{\"a\":\"b\"}'");
    row("rows that are no lists", "UPDATE memory_table SET rows = '[1]'");
    row("rows that are no list", "UPDATE memory_table SET rows = '5'");
    row("cell that is a list", "UPDATE memory_table SET rows = '[[[]]]'");
    row("rows that are no JSON", "UPDATE memory_table SET rows = '[['");
    row("kind of a model", "UPDATE model_shape SET type = 'sparse'");
    row("architecture", "UPDATE model_shape SET architecture = 'coder'");
    row("published as", "UPDATE model_shape SET parameters_published_as = 'heard'");
    row("position encoding", "UPDATE model_shape SET position_encoding = 'none'");
    row("norm", "UPDATE model_shape SET norm = 'batch'");
    row("norm of queries", "UPDATE model_shape SET qk_norm = 'half'");
    row("gated maybe", "UPDATE model_shape SET ffn_gated = 2");
    row("experts of no model", "UPDATE model_shape_moe SET model_shape = 'ghost'");
    row("part of no model", "UPDATE model_shape_part SET model_shape = 'ghost'");
    row("device status", "UPDATE device SET status = 'sold out'");
    row("device of no platform", "UPDATE device SET platform = 'ghost'");
    row("measurement of no device", "UPDATE device_measured SET device = 'ghost'");
    row("step that is not there", "UPDATE guide_option SET next = 'ghost' WHERE next IS NOT NULL");
    row("option of no step", "UPDATE guide_option SET guide_step = 'ghost' WHERE row = 1");
    row("recommendation of no option", "UPDATE guide_option_recommendation SET guide_option = 900 WHERE row = 1");
    row("part of no recommendation", "UPDATE guide_scenario_part SET guide_scenario_recommendation = 900");
    row("weight above 10", "UPDATE guide_scenario_weight SET value = 10.5");
    row("weight of no criterion", "UPDATE guide_scenario_weight SET key = 'ghost' WHERE row = 1");
    row("question of no criterion", "UPDATE guide_question_criterion SET value = 'ghost'");
}

} // namespace

void KnowledgeReaderTest::damagedContent_data()
{
    QTest::addColumn<QString>("sql");
    const AddRow row = [](const char *name, const char *sql) { QTest::newRow(name) << QString::fromLatin1(sql); };
    row("rating above 10", "UPDATE rating SET high = 11");
    row("low above score", "UPDATE rating SET low = 9.9");
    row("layer unknown", "UPDATE framework SET layer = 'ghost'");
    row("website without citation", "UPDATE framework SET website_citation = NULL");
    row("citation without website", "UPDATE framework SET website_value = NULL");
    row("empty name", "UPDATE framework SET name_zh = ''");
    row("date", "UPDATE citation SET as_of = '2026-13'");
    row("date of a release", "UPDATE framework SET latest_release_date = '1'");
    row("source of a citation", "UPDATE citation_source SET source = 'ghost' WHERE citation = 1");
    row("citation without sources", "DELETE FROM citation_source WHERE citation = (SELECT citation FROM rating)");
    row("fact of no assessment", "UPDATE fact SET assessment = assessment + 900");
    row("statement of no framework", "UPDATE statement SET framework = 'ghost' WHERE row = 1");
    row("statement of no kind", "UPDATE statement SET kind = 'ghost' WHERE row = 1");
    row("band of no criterion", "UPDATE rubric_band SET criterion = 'ghost' WHERE row = 1");
    row("alias of no term", "UPDATE term_alias SET term = 'ghost' WHERE row = 1");
    row("alias of no language", "UPDATE term_alias SET language = 'fr' WHERE row = 1");
    row("note in one language", "UPDATE framework SET license_note_en = 'x'");
    row("value that is no JSON", "UPDATE fact SET value = '[1,'");
    row("value of another type", "UPDATE fact SET value = '{}'");
    row("words among numbers", "UPDATE fact SET value = '[1,\"2\"]'");
    row("state", "UPDATE assessment SET state = 'maybe'");
    row("confidence", "UPDATE fact SET confidence = ''");
    row("seed", "UPDATE fact SET seed = 'maybe'");
    row("source type", "UPDATE source SET type = 'gossip'");
    row("table missing", "DROP TABLE rating");
    row("two versions", "INSERT INTO meta VALUES (1, '2', '2026')");
    row("rating of no criterion", "UPDATE rating SET criterion = 'ghost' WHERE row = 1");
    row("assessment of no criterion", "UPDATE assessment SET criterion = 'ghost' WHERE row = 1");
    row("criterion of no dimension", "UPDATE criterion SET dimension = 'ghost' WHERE position = 0");
    row("value without unit", "UPDATE fact SET unit_en = NULL, unit_zh = NULL");
    row("unit without value", "UPDATE fact SET value = NULL");
    row("note of a source in one language", "UPDATE source SET note_zh = NULL");
    row("unconfirmed in one language", "UPDATE unconfirmed SET value_zh = ''");
    row("support level", "UPDATE hardware SET level = 'maybe'");
    row("training", "UPDATE hardware SET training = 2");
    row("hardware of no platform", "UPDATE hardware SET platform = 'ghost' WHERE row = 1");
    row("strategy level", "UPDATE parallelism SET level = 'plugin'");
    row("control", "UPDATE parallelism SET control = 'hope'");
    row("parallelism of no strategy", "UPDATE parallelism SET strategy = 'ghost' WHERE row = 1");
    row("verdict", "UPDATE claim SET verdict = 'maybe'");
    row("claim of no seed", "UPDATE claim SET seed = 'ghost'");
    row("claim about nothing known", "UPDATE claim_framework SET value = 'ghost'");
    row("criteria of no claim", "UPDATE claim_criterion SET claim = 'ghost'");
    damagedTools(row);
    damagedMeasurements(row);
    damagedPlanning(row);
}

void KnowledgeReaderTest::damagedContent()
{
    QFETCH(QString, sql);
    const QString path = written(m_bytes);
    execute(path, {QStringLiteral("PRAGMA ignore_check_constraints = ON"), QStringLiteral("PRAGMA foreign_keys = OFF"), sql});
    const auto base = readKnowledge(path);
    QVERIFY(!base);
    QCOMPARE(base.error().code, ErrorCode::DatabaseError);
    QCOMPARE(base.error().where, path);
}

void KnowledgeReaderTest::damageNamesStatementAndRow()
{
    const QStringList loose{QStringLiteral("PRAGMA ignore_check_constraints = ON"), QStringLiteral("PRAGMA foreign_keys = OFF")};
    const QString path = written(m_bytes);
    execute(path, loose + QStringList{QStringLiteral("UPDATE adoption_point SET confidence = 'maybe' WHERE row = 3")});
    QVERIFY2(readKnowledge(path).error().message.contains(QStringLiteral("row 3 of \"adoption-points\"")),
             qPrintable(readKnowledge(path).error().message));
    // A child whose parent is missing is found after its statement was read.
    const QString orphan = written(m_bytes);
    execute(orphan, loose + QStringList{QStringLiteral("UPDATE activity_month SET activity_repository = 'ghost' WHERE row = 2")});
    QVERIFY2(readKnowledge(orphan).error().message.contains(QStringLiteral("row 2 of \"activity-months\"")),
             qPrintable(readKnowledge(orphan).error().message));
}

void KnowledgeReaderTest::anyTruncationIsAnError()
{
    QList<qsizetype> lengths{0, 1, 15, 16, 99, 100, 101, 511, 512, m_bytes.size() - 1};
    for (qsizetype length = 4096; length < m_bytes.size(); length += 4096)
        lengths << length << length + 1000;
    for (const qsizetype length : std::as_const(lengths)) {
        const auto base = readKnowledge(written(m_bytes.first(qMin(length, m_bytes.size() - 1))));
        QVERIFY2(!base, qPrintable(QString::number(length)));
        QCOMPARE(base.error().code, length < 100 ? ErrorCode::NotADatabase : ErrorCode::DatabaseError);
    }
    // And what is too long is not what was shipped either.
    QVERIFY(!readKnowledge(written(m_bytes + '\0')));
}

void KnowledgeReaderTest::garbageIsAnError()
{
    QRandomGenerator random(20261130);
    for (int i = 0; i < 30; ++i) {
        QByteArray bytes(qsizetype(random.bounded(20000)), '\0');
        for (char &byte : bytes)
            byte = char(random.bounded(256));
        QVERIFY(!readKnowledge(written(bytes)));
        // With a header that is good, and nonsense behind it.
        QByteArray disguised = m_bytes;
        for (qsizetype at = 100; at < disguised.size(); ++at)
            disguised[at] = char(random.bounded(256));
        QVERIFY(!readKnowledge(written(disguised)));
    }
}

void KnowledgeReaderTest::flippedBytesNeverCrash()
{
    QRandomGenerator random(42);
    int errors = 0;
    for (int i = 0; i < 300; ++i) {
        QByteArray bytes = m_bytes;
        const int flips = 1 + int(random.bounded(64));
        for (int flip = 0; flip < flips; ++flip)
            bytes[qsizetype(random.bounded(quint32(bytes.size())))] = char(random.bounded(256));
        const auto base = readKnowledge(written(bytes));
        if (!base) {
            ++errors;
            QVERIFY(!base.error().message.isEmpty());
            continue;
        }
        for (const Framework &framework : base->frameworks) {
            for (const Rating &rating : framework.ratings)
                QVERIFY(0 <= rating.low && rating.low <= rating.score && rating.score <= rating.high && rating.high <= 10);
        }
    }
    // Some damage must have been noticed, or the loop tested nothing.
    QVERIFY2(errors > 20, qPrintable(QString::number(errors)));
}

QTEST_GUILESS_MAIN(KnowledgeReaderTest)
#include "tst_knowledgereader.moc"
