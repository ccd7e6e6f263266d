// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/figurewords.h"
#include "engines/statements/statements.h"

#include "database/knowledgefolder.h"
#include "store/knowledgereader.h"
#include "support/samples.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
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

/// Every object of a JSON value with the path of keys to it.
void collect(const QString &where, const QJsonValue &value, QList<std::pair<QString, QJsonObject>> &objects)
{
    const QJsonArray list = value.toArray();
    for (const QJsonValue &item : list)
        collect(where, item, objects);
    if (!value.isObject())
        return;
    const QJsonObject object = value.toObject();
    objects.append({where, object});
    for (auto it = object.begin(); it != object.end(); ++it)
        collect(where + u'/' + it.key(), it.value(), objects);
}

QList<std::pair<QString, QJsonObject>> objectsOf(const test::KnowledgeFolder &folder)
{
    QList<std::pair<QString, QJsonObject>> objects;
    for (const QString &file : folder.files())
        collect(file.section(u'/', -1), QJsonDocument::fromJson(test::readBytes(file)).object(), objects);
    return objects;
}

} // namespace

class StatementsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void kindsHaveIds();
    void everyKindHasASample();
    void everyTextIsSaid();
    void everyCitationIsThere();
    void coreHasLess();
    void emptyAtlas();
    void shows_data();
    void shows();
    void countsOfTheShipped();
    void idsAreUnique();
    void everyStatementIsWhole();
    void partsOfAStatementAreApart();
    void figuresAreNamed();
    void everySourceThatIsCitedExists();

private:
    test::KnowledgeFolder m_folder;
    /// test::smallKnowledge(), tests/data/knowledge-small and what is shipped.
    Atlas m_small;
    Atlas m_files;
    Atlas m_real;
};

void StatementsTest::initTestCase()
{
    m_small = buildAtlas(test::smallKnowledge());
    for (const auto &[path, atlas] :
         {std::pair{m_folder.compiled(), &m_files}, {QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"), &m_real}}) {
        auto knowledge = readKnowledge(path);
        QVERIFY2(knowledge, qPrintable(knowledge ? QString() : knowledge.error().toString()));
        *atlas = buildAtlas(*knowledge);
    }
}

void StatementsTest::kindsHaveIds()
{
    QSet<QString> ids;
    const QList<StatementKind> kinds = allStatementKinds();
    for (const StatementKind kind : kinds)
        ids += statementKindId(kind);
    QCOMPARE(kinds.size(), qsizetype(statementKindCount));
    QCOMPARE(ids.size(), kinds.size());
    QVERIFY(!ids.contains(QString()));
}

void StatementsTest::everyKindHasASample()
{
    QSet<StatementKind> kinds;
    for (const Statement &statement : statementsOf(m_files))
        kinds += statement.kind;
    for (const StatementKind kind : allStatementKinds())
        QVERIFY2(kinds.contains(kind), qPrintable(statementKindId(kind)));
}

/// Every text of the files in either language is in some statement.
void StatementsTest::everyTextIsSaid()
{
    QString all;
    for (const Statement &statement : statementsOf(m_files)) {
        for (const QString &text :
             QStringList{statement.title.en, statement.title.zh, statement.text.en, statement.text.zh} + statement.aliases)
            all += text + u'\n';
    }
    int texts = 0;
    for (const auto &[where, object] : objectsOf(m_folder)) {
        // Units go with figures; the summary of a cell repeats its facts.
        const bool isLeftOut = where.endsWith(u"unit"_s) || where.endsWith(u"summary"_s);
        if (isLeftOut || !object.contains(u"en"_s) || !object.contains(u"zh"_s))
            continue;
        for (const QString &language : {u"en"_s, u"zh"_s}) {
            const QString text = object.value(language).toString();
            QVERIFY2(text.isEmpty() || all.contains(text), qPrintable(where + u": "_s + text));
            ++texts;
        }
    }
    QVERIFY(texts > 150);
}

/// Every citation of the files backs one statement.
void StatementsTest::everyCitationIsThere()
{
    qsizetype expected = 0;
    for (const auto &[where, object] : objectsOf(m_folder))
        expected += object.value(u"sources"_s).toArray().at(0).isString();
    qsizetype cited = 0;
    for (const Statement &statement : statementsOf(m_files))
        cited += statement.citation && !statement.citation->sources.isEmpty();
    QVERIFY(expected > 60);
    QCOMPARE(cited, expected);
}

void StatementsTest::coreHasLess()
{
    auto core = readKnowledge(m_folder.compiled(), KnowledgePart::Core);
    QVERIFY(core);
    const Atlas atlas = buildAtlas(*core);
    QSet<QString> all;
    for (const Statement &statement : statementsOf(m_files))
        all += statementKindId(statement.kind) + u' ' + statement.id;
    qsizetype count = 0;
    for (const Statement &statement : statementsOf(atlas)) {
        QVERIFY2(all.contains(statementKindId(statement.kind) + u' ' + statement.id), qPrintable(statement.id));
        ++count;
    }
    QVERIFY(count > 0 && count < all.size());
}

void StatementsTest::emptyAtlas()
{
    QVERIFY(statementsOf(Atlas()).isEmpty());
}

void StatementsTest::shows_data()
{
    QTest::addColumn<bool>("isOfFiles");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("shown");
    // Kind and id; title, text, source and item that the subject names. Everything is in test::smallKnowledge()…
    const auto small = [](const QString &id, const QString &shown) { QTest::newRow(qPrintable(id)) << false << id << shown; };
    small(u"framework pytorch"_s, u"PyTorch|PyTorch|A framework.|一个框架。|doc|"_s);
    small(u"fact pytorch/debugging-2"_s, u"PyTorch · Debugging|PyTorch · 调试|Traces point home.|堆栈指向出错行。|paper|"_s);
    small(u"summary megatron-lm/usability/debugging"_s, u"Megatron-LM · Debugging|Megatron-LM · 调试|Same as PyTorch|同 PyTorch|-|"_s);
    small(u"rating jax/usability/debugging"_s, u"JAX · Debugging|JAX · 调试|reason|理由|doc|"_s);
    small(u"strength mlx/strength-1"_s, u"MLX|MLX|Strong|强项|doc|"_s);
    small(u"weakness mlx/weakness-1"_s, u"MLX|MLX|Weak|弱项|doc|"_s);
    small(u"misconception mlx/misconception-1"_s, u"MLX|MLX|It is slow. It is not.|它很慢。并不慢。|blog|"_s);
    small(u"profile jax/vendor"_s, u"JAX|JAX|A vendor|某厂商|doc|"_s);
    small(u"profile jax/license"_s, u"JAX|JAX|MIT|MIT|doc|"_s);
    small(u"profile jax/latest-release"_s, u"JAX|JAX|2.0, 2026-07-01|2.0, 2026-07-01|doc|"_s);
    small(u"profile jax/first-release"_s, u"JAX|JAX|2017-01|2017-01|doc|"_s);
    small(u"profile jax/languages"_s, u"JAX|JAX|Python, C++|Python、C++|doc|"_s);
    small(u"criterion usability/debugging"_s, u"Debugging|调试|Finding faults|查错|-|"_s);
    small(u"rubric-band usability/debugging/band-2"_s, u"Debugging|调试|Strong|强|-|"_s);
    small(u"dimension usability"_s, u"Usability|易用性|How it feels|使用感受|-|usability"_s);
    small(u"layer emerging"_s, u"Emerging|新兴|New|新|-|emerging"_s);
    small(u"source doc"_s, u"Documentation|Documentation|Publisher · https://example.org/doc|Publisher · https://example.org/doc|-|doc"_s);
    // … or in tests/data/knowledge-small.
    const auto file = [](const QString &id, const QString &shown) { QTest::newRow(qPrintable(u"file "_s + id)) << true << id << shown; };
    file(u"claim seed-a/most-papers"_s,
         u"Most papers use it.|多数论文使用它。|In a few venues.|仅限少数会议。|pt-readme|seed-a/most-papers"_s);
    file(u"technique zero"_s, u"ZeRO|ZeRO|Shards the states.|切分状态。|-|zero"_s);
    file(u"technique-support techniques/zero/support-2"_s, u"ZeRO · Haiku|ZeRO · Haiku|Not found.|未找到。|pt-readme|zero"_s);
    file(u"misconception techniques/zero/misconception-1"_s,
         u"ZeRO|ZeRO|It is free. It costs bandwidth.|没有代价。会占用带宽。|pt-readme|zero"_s);
    file(u"sample deepspeed"_s,
         u"DeepSpeed · 0.18|DeepSpeed · 0.18|The engine wraps a model. As in PyTorch. Models are those of PyTorch. The stage stands in the "
         "configuration.|引擎包裹模型。与 PyTorch 相同。模型即 PyTorch 的模型。阶段写在配置中。|ds-docs|deepspeed"_s);
    file(u"chip huawei-ascend"_s, u"Huawei Ascend|华为昇腾|CANN|CANN|pt-readme|huawei-ascend"_s);
    file(u"chip-model chips/huawei-ascend/model-1"_s,
         u"Huawei Ascend · 910B|华为昇腾 · 910B|Second generation.|第二代。|pt-readme|huawei-ascend"_s);
    file(u"chip-support chips/huawei-ascend/framework-2"_s,
         u"Huawei Ascend · JAX|华为昇腾 · JAX|Nothing found.|未找到。|pt-readme|huawei-ascend"_s);
    file(u"deployment onnx/accepts-1"_s, u"ONNX · PyTorch|ONNX · PyTorch|torch.onnx exporter|torch.onnx 导出器|pt-readme|"_s);
    file(u"deployment onnx/target-2"_s, u"ONNX|ONNX|Anything.|任意设备。|pt-readme|"_s);
    file(
        u"adoption-metric github-stars"_s,
        u"GitHub stars|GitHub 星标数|PyTorch: 70 stars (2024) · mxnet: 19,134.5 stars · DeepSpeed: 3.25 stars (2025-06) · last|PyTorch：70 颗星（2024） · mxnet：19,134.5 颗星 · DeepSpeed：3.25 颗星（2025-06） · last|pt-readme|github-stars"_s);
    file(u"missing-repository a/b"_s, u"a/b|a/b|too large|过大|-|a/b"_s);
    file(u"recommendation steps/hardware/option-2/recommendation-1"_s,
         u"Ascend · MindSpore|昇腾 · MindSpore|First party.|原厂。|pt-readme|hardware"_s);
    file(u"note deepspeed/mismatch"_s,
         u"DeepSpeed|DeepSpeed|Page and code differ. a + b|文档与代码不一致。a + b|pt-readme|deepspeed/mismatch"_s);
    file(u"note activity/bots"_s, u"By name.|按名称。|||-|activity/bots"_s);
    file(u"open-question devices/open-1"_s, u"Power of the chip.|该芯片的功耗。|||-|devices/open-1"_s);
}

void StatementsTest::shows()
{
    QFETCH(bool, isOfFiles);
    QFETCH(QString, id);
    QStringList found;
    forEachStatement(isOfFiles ? m_files : m_small, [&](const Statement &statement) {
        if (statementKindId(statement.kind) + u' ' + statement.id != id)
            return;
        const QString source = statement.citation && !statement.citation->sources.isEmpty() ? statement.citation->sources[0].value : u"-"_s;
        found +=
            QStringList{statement.title.en, statement.title.zh, statement.text.en, statement.text.zh, source, statement.subject.item}.join(
                u'|');
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
    for (const Framework &framework : m_real.frameworks() + m_real.tools()) {
        for (const Assessment &assessment : framework.assessments) {
            facts += assessment.facts.size();
            summaries += assessment.facts.isEmpty();
        }
        ratings += framework.ratings.size();
        misconceptions += framework.misconceptions.size();
    }
    for (const Technique &technique : m_real.knowledge().techniques)
        facts += technique.facts.size();
    for (const Technique &technique : m_real.knowledge().techniques)
        misconceptions += technique.misconceptions.size();
    facts += m_real.knowledge().chipFacts.size();
    QCOMPARE(counts[StatementKind::Framework], m_real.frameworks().size() + m_real.tools().size());
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
    for (const Atlas &atlas : {m_files, m_real}) {
        QSet<QString> ids;
        forEachStatement(atlas, [&ids](const Statement &statement) {
            const QString id = statementKindId(statement.kind) + u' ' + statement.id;
            QVERIFY2(!ids.contains(id), qPrintable(id));
            ids += id;
        });
        QVERIFY(ids.size() > 100);
    }
}

void StatementsTest::everyStatementIsWhole()
{
    for (const Statement &statement : statementsOf(m_files) + statementsOf(m_real)) {
        const QByteArray where = (statementKindId(statement.kind) + u' ' + statement.id).toUtf8();
        for (const QString &text : {statement.id, statement.title.en, statement.title.zh})
            QVERIFY2(!text.isEmpty(), where.constData());
        QVERIFY2(statement.text.en.isEmpty() == statement.text.zh.isEmpty(), where.constData());
        QVERIFY2(!statement.subject.isEmpty(), where.constData());
        QVERIFY2((statement.subject.kind == ItemKind::None) == statement.subject.item.isEmpty(), where.constData());
    }
}

/// What the walk joins reads as written: no two marks at a seam, no field glued to another, no figure without its unit, no key of a file.
void StatementsTest::partsOfAStatementAreApart()
{
    static const QRegularExpression twoMarks(u"。；|；；|。 ·|·  ·"_s);
    static const QRegularExpression bareStart(u"^\\s*[·;；,，.。%:：、]|^(GB|TFLOPS|bytes|stars)\\b"_s);
    static const QRegularExpression key(u"(^|· )[a-z]+[A-Z][A-Za-z0-9]*$"_s);
    for (const Statement &statement : statementsOf(m_real)) {
        const QByteArray where = (statementKindId(statement.kind) + u' ' + statement.id + u": "_s + statement.text.en).toUtf8();
        for (const QString &text : {statement.text.en, statement.text.zh}) {
            QVERIFY2(!text.contains(twoMarks) && !text.contains(u".; "_s), where.constData());
            QVERIFY2(!text.contains(bareStart), where.constData());
        }
        // Names of things may be written so ("vLLM"); the name of a field may not.
        if (statement.kind == StatementKind::Conflict)
            QVERIFY2(!statement.title.en.contains(key), qPrintable(statement.title.en));
    }
    // A trained model has three fields: after each stands the end of a sentence or a dot.
    for (const Statement &statement : statementsOf(m_real)) {
        if (statement.kind != StatementKind::TrainedModel)
            continue;
        for (const TrainedModel &model : m_real.knowledge().trainedModels) {
            const LocalizedText &stack = model.stackDetail;
            if (model.id.value != statement.id || stack.isEmpty() || model.hardware.isEmpty())
                continue;
            const QString rest = statement.text.zh.mid(stack.zh.size());
            QVERIFY2(u".!?。！？"_s.contains(stack.zh.back()) || rest.startsWith(u" · "_s), qPrintable(statement.text.zh));
        }
    }
}

/// Whatever key the shipped figures have, there are words for it.
void StatementsTest::figuresAreNamed()
{
    const KnowledgeBase &all = m_real.knowledge();
    QStringList keys;
    for (const ScalingSeries &series : all.scalingSeries) {
        for (const ScalingPoint &point : series.points) {
            for (const ScalingValue &value : point.values)
                keys += value.key;
        }
    }
    for (const Device &device : all.devices) {
        keys += device.derived;
        for (const FigureConflict &conflict : device.conflicts)
            keys += conflict.field;
        for (const Figure &figure : figuresOf(device))
            keys += figure.key;
    }
    for (const ModelShape &shape : all.modelShapes) {
        for (const ParameterShare &share : shape.breakdown)
            keys += share.part;
        for (const FigureConflict &conflict : shape.conflicts)
            keys += conflict.field;
        for (const Figure &figure : figuresOf(shape))
            keys += figure.key;
    }
    keys.removeDuplicates();
    QVERIFY(keys.size() > 60);
    static const QRegularExpression han(u"\\p{Han}"_s);
    for (const QString &key : std::as_const(keys)) {
        const bool isAbbreviation = key == u"mfuPercent"_s || key == u"hfuPercent"_s;
        QVERIFY2(isAbbreviation || figureName(key).zh.contains(han), qPrintable(key));
    }
    QCOMPARE(figureText({u"paramsPublished"_s, 7615616512.0}).en, u"published parameters 7,615,616,512 parameters"_s);
    QCOMPARE(figureText({u"mfuPercent"_s, 44}).zh, u"MFU 44%"_s);
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
