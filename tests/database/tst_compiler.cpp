// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/compiler.h"

#include "compile/importplan.h"
#include "database/knowledgefolder.h"
#include "store/connection.h"
#include "store/knowledgeformat.h"
#include "store/knowledgereader.h"

#include <QDir>
#include <QFileInfo>
#include <QMap>
#include <QProcess>
#include <QSet>
#include <QSqlRecord>
#include <QTest>

using namespace fatlas;
using namespace fatlas::test;

namespace {

/// A row a line, columns parted by "|". Real numbers keep their point, so that they differ from whole ones.
QStringList rowsOf(const Connection &connection, const QString &sql)
{
    auto result = connection.execute(sql);
    if (!result)
        return {result.error().toString()};
    QSqlQuery query = std::move(result).value();
    QStringList rows;
    while (query.next()) {
        QStringList cells;
        for (int column = 0; column < query.record().count(); ++column) {
            const QVariant value = query.value(column);
            const bool real = value.typeId() == QMetaType::Double;
            cells += real && value.toDouble() == qint64(value.toDouble()) ? QString::number(qint64(value.toDouble())) + QStringLiteral(".0")
                                                                          : value.toString();
        }
        rows += cells.join(QLatin1Char('|'));
    }
    return rows;
}

void addColumns(const ImportTable &table, QMap<QString, QSet<QString>> &columns)
{
    QSet<QString> &names = columns[table.name];
    for (const QString &name : table.columnNames())
        names.insert(name);
    if (table.idKind.isEmpty() && table.name != u"meta")
        names.insert(QStringLiteral("row"));
    for (const ImportTable &child : table.children)
        addColumns(child, columns);
}

/// What a statement gives of tests/data/knowledge-small, a row a line, columns parted by "|".
struct StoredRow
{
    const char *name;
    const char *sql;
    const char *expected;
};

constexpr StoredRow storedRows[] = {
    {"hardware", "SELECT platform, level, ifnull(maintainer, '-'), ifnull(route, '-'), ifnull(training, '-') FROM hardware",
     "nvidia-cuda|native|PyTorch + NVIDIA|-|1\nhuawei-ascend|plugin|-|privateuse1-plugin|-"},
    {"parallelism", "SELECT strategy, level, ifnull(api, '-'), ifnull(control, '-'), ifnull(text_en, '-') FROM parallelism",
     "data|native|DistributedDataParallel|semi-auto|DDP.\ntensor|partial|-|-|-"},
    {"unconfirmed", "SELECT framework, value_en FROM unconfirmed", "pytorch|Exact day of 2.14.0."},
    {"note of a source", "SELECT id, note_en FROM source WHERE note_zh <> ''", "ds-docs|Read in English."},
    {"deployment", "SELECT framework, quantization_text_en, maintenance_status FROM deployment", "onnx|Carries INT4.|active"},
    {"deployment inputs", "SELECT model_en, model_zh, path_en FROM deployment_input", "PyTorch|PyTorch|torch.onnx exporter"},
    {"deployment targets", "SELECT ifnull(platform, '-'), text_en FROM deployment_target", "nvidia-cuda|Through a runtime.\n-|Anything."},
    {"claims", "SELECT id, seed, claim_en, verdict, evidence_en FROM claim",
     "seed-a/most-papers|seed-a|Most papers use it.|partly|In a few venues."},
    {"techniques", "SELECT id, what_en, (SELECT value FROM technique_paper), (SELECT claim_en FROM technique_misconception) FROM technique",
     "zero|Shards the states.|ds-docs|It is free."},
    {"technique facts", "SELECT id, criterion, value, unit_en, confidence FROM technique_fact",
     "zero/stages-1|usability/paradigm|3|stages|high"},
    {"technique support",
     "SELECT ifnull(framework, '-'), ifnull(other, '-'), level, ifnull(api, '-'), ifnull(text_en, '-') FROM technique_support",
     "deepspeed|-|native|deepspeed.initialize|-\n-|Haiku|none|-|Not found."},
    {"chips", "SELECT id, vendor_en, sdk_text_en, (SELECT name FROM chip_model) FROM chip", "huawei-ascend|Huawei|CANN|910B"},
    {"chip routes",
     "SELECT ifnull(framework, other), level, ifnull(official, '-'), ifnull(route, '-'), ifnull(training, '-'), confidence FROM "
     "chip_framework",
     "pytorch|plugin|1|privateuse1-plugin|1|high\nJAX|none|-|-|-|low"},
    {"chip facts", "SELECT id, ifnull(value, '-'), seed FROM chip_fact", "chips/reach-1|-|disagrees"},
    {"cross-chip layers", "SELECT l.id, l.name_zh, l.framework, c.value FROM cross_chip_layer l JOIN cross_chip_layer_chip c",
     "torch-fl|Torch-FL|pytorch|huawei-ascend"},
    {"scaling", "SELECT id, system_en, scaling, precision, metric, confidence, notes_en FROM scaling_series",
     "selene|On Selene|weak|fp16|mfuPercent|medium|As printed."},
    {"scaling frameworks", "SELECT value FROM scaling_framework ORDER BY position", "pytorch\ndeepspeed"},
    {"scaling points",
     "SELECT p.position, p.devices, ifnull(p.label_en, '-'), ifnull(p.read_off_chart, '-'), v.key, v.value FROM scaling_point p "
     "JOIN scaling_value v ON v.scaling_point = p.row",
     "0|32|-|-|globalBatch|512.0\n0|32|-|-|mfuPercent|44.0\n1|3072|largest|1|mfuPercent|52.5"},
    {"scaling facts", "SELECT f.id, f.value, f.unit_en, w.value FROM scaling_fact f JOIN scaling_fact_framework w",
     "scaling/ernie-1|47|% MFU|pytorch"},
    {"trained models",
     "SELECT id, release, parameters_billion, ifnull(devices, '-'), architecture, open_weights, stack_detail_en FROM trained_model",
     "gpt-2|2019-02|1.5|-|dense|1|Pins 1.12."},
    {"trained model stacks", "SELECT statement, ifnull(framework, other) FROM trained_model_part", "implied|pytorch\nstated|TensorFlow"},
    {"unconfirmed models", "SELECT name_en, organization_zh, reason_en FROM trained_model_unconfirmed", "Qwen|阿里巴巴|Not named."},
    {"adoption",
     "SELECT m.id, m.unit_en, ifnull(p.framework, p.other), ifnull(p.date, '-'), p.value, ifnull(p.lower_bound, '-') FROM "
     "adoption_metric m JOIN adoption_point p",
     "github-stars|stars|pytorch|2020-12-28|45053.0|-\ngithub-stars|stars|mxnet|-|19134.5|1"},
    {"repositories",
     "SELECT id, framework, role, totals_commits, year_bus_factor, ifnull(year_top_domain, '-'), year_top_organization_share, "
     "release_gaps_minor_days FROM activity_repository",
     "pytorch/pytorch|pytorch|core|10|1|-|0.25|91.5"},
    {"months", "SELECT month, commits, authors, new_authors FROM activity_month", "2026-06|3|2|0\n2026-07|0|0|0"},
    {"releases", "SELECT activity_repository, tag, date FROM activity_release", "pytorch/pytorch|v2.0|2023-03-15"},
    {"model counts", "SELECT c.id, c.metric_en, p.tag, p.value FROM model_count c JOIN model_count_point p", "hf-pytorch|models|v4.0.0|38"},
    {"counters", "SELECT c.other, p.stars, ifnull(p.downloads_a_month, '-') FROM activity_counter c JOIN activity_counter_point p",
     "MXNet|19134|-"},
    {"missing repositories", "SELECT repository, reason_en FROM activity_missing", "a/b|too large"},
    {"symbols", "SELECT id, unit_en FROM memory_symbol", "psi|elements\nk|bytes"},
    {"formulas", "SELECT id, \"group\", expression, unit_zh, provenance, ifnull(note_en, '-') FROM memory_formula",
     "ms.dp|model-states|(2+2+k)*psi|bytes/device|published|-"},
    {"formula inputs", "SELECT value FROM memory_formula_input ORDER BY position", "psi\nk"},
    {"references", "SELECT r.formula, r.expected, r.tolerance, i.key, i.value FROM memory_reference r JOIN memory_reference_input i",
     "ms.dp|120.0|0.05|k|12.0\nms.dp|120.0|0.05|psi|7500000000.0"},
    {"memory tables", "SELECT title_en, columns, rows, (SELECT text_en FROM memory_caveat) FROM memory_table",
     "Table I|[\"model\",\"nd\"]|[[\"7.5B\",1],[\"7.5B\",null]]|Assumes ffn = 4h."},
    {"model shapes",
     "SELECT id, type, layers, parameters_exact, ifnull(trained_length, '-'), position_encoding, ifnull(note_en, '-') FROM "
     "model_shape WHERE id = 'gpt2-xl'",
     "gpt2-xl|dense|48|1557611200|-|learned|A note."},
    {"experts",
     "SELECT e.experts, e.router_bias, a.kv_lora_rank, ifnull(a.q_lora_rank, '-'), e.model_shape FROM model_shape_moe e JOIN "
     "model_shape_mla a",
     "128|1|512|-|moe-1"},
    {"parts of a model", "SELECT key, value FROM model_shape_part", "attention|491827200.0\nnorms|310400.0"},
    {"conflicts of a model", "SELECT field, value, note_en FROM model_shape_conflict", "vocabulary|50304.0|padded"},
    {"devices",
     "SELECT id, memory_gb, ifnull(memory_gib, '-'), peak_tflops_fp16_dense, ifnull(peak_tflops_tf32, '-'), scale_up_domain, "
     "tdp_w FROM device",
     "v100-16|16.0|-|125.0|-|8|300.0"},
    {"more of devices",
     "SELECT d.value, m.metric_en, m.value, m.unit_en, c.field, c.value FROM device_derived d JOIN device_measured m JOIN "
     "device_conflict c",
     "peakTflops.fp32|bandwidth|850.5|GB/s|peakTflops.fp16Dense|119.2"},
    {"steps", "SELECT s.id, o.position, o.text_en, ifnull(o.next, '-') FROM guide_step s JOIN guide_option o ON o.guide_step = s.id",
     "hardware|0|NVIDIA|size\nhardware|1|Ascend|-\nsize|0|Small|-\nsize|1|Large|-"},
    {"recommended stacks",
     "SELECT r.text_en, p.position, ifnull(p.framework, p.other) FROM guide_option_recommendation r JOIN guide_option_part p ON "
     "p.guide_option_recommendation = r.row",
     "First party.|0|MindSpore\nDefault.|0|pytorch\nProven.|0|pytorch\nProven.|1|deepspeed"},
    {"scenarios",
     "SELECT s.id, w.key, w.value, r.text_en, p.framework FROM guide_scenario s JOIN guide_scenario_weight w JOIN "
     "guide_scenario_recommendation r JOIN guide_scenario_part p",
     "research|matrix/ease-of-use|0.5|Most papers.|pytorch\nresearch|usability/debugging|3.0|Most papers.|pytorch"},
    {"advice and questions",
     "SELECT a.name_en, a.text_en, q.text_en, c.value FROM guide_advice a JOIN guide_question q JOIN guide_question_criterion c",
     "Existing code|Moving costs.|What does the team know?|usability/paradigm"},
};

} // namespace

class CompilerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameFolderSameBytes();
    void orderOfWritingDoesNotMatter();
    void markedAsKnowledgeBase();
    void whatIsNotReadYetIsStored_data();
    void whatIsNotReadYetIsStored();
    void nothingIsWrittenWhenAnythingIsWrong();
    void theOldFileStaysWhenAnythingIsWrong();
    void theOldFileIsReplaced();
    void refusals_data();
    void refusals();
    void schemasAndTablesAgree();
    void tool_data();
    void tool();

private:
    const KnowledgeFolder m_small;
    const QString m_base = m_small.compiled();
};

void CompilerTest::sameFolderSameBytes()
{
    const KnowledgeFolder one;
    const KnowledgeFolder two;
    const QByteArray bytes = readBytes(one.compiled());
    QVERIFY(bytes.startsWith("SQLite format 3"));
    QVERIFY(bytes == readBytes(two.compiled()));
    QVERIFY(bytes == readBytes(one.compiled()));
    // And a change is seen.
    two.patch(QStringLiteral("meta.json"), R"([{"op":"replace","path":"/version","value":"2026.11.2"}])");
    QVERIFY(bytes != readBytes(two.compiled()));
}

void CompilerTest::orderOfWritingDoesNotMatter()
{
    const KnowledgeFolder original;
    QTemporaryDir other;
    QStringList files = original.files();
    std::reverse(files.begin(), files.end());
    for (const QString &file : std::as_const(files))
        writeBytes(other.filePath(QDir(original.path()).relativeFilePath(file)), readBytes(file));
    const QString output = other.filePath(QStringLiteral("out.sqlite"));
    QVERIFY(compileKnowledge(other.path(), output));
    QVERIFY(readBytes(output) == readBytes(original.compiled()));
}

void CompilerTest::markedAsKnowledgeBase()
{
    const KnowledgeFolder folder;
    const auto opened = Connection::open(folder.compiled(), Connection::Mode::Immutable);
    QVERIFY(opened);
    QCOMPARE(opened->value(QStringLiteral("PRAGMA application_id"))->toInt(), 0x4641544B);
    QCOMPARE(opened->value(QStringLiteral("PRAGMA user_version"))->toInt(), knowledgeFormatVersion);
    QCOMPARE(opened->value(QStringLiteral("PRAGMA page_size"))->toInt(), knowledgePageSize);
    QCOMPARE(opened->value(QStringLiteral("PRAGMA integrity_check"))->toString(), QStringLiteral("ok"));
    QCOMPARE(rowsOf(*opened, QStringLiteral("PRAGMA foreign_key_check")), QStringList());
    QVERIFY(QFileInfo(folder.compiled()).permissions().testFlag(QFile::ReadOther));
}

void CompilerTest::whatIsNotReadYetIsStored_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("expected");
    for (const auto &row : storedRows)
        QTest::newRow(row.name) << QString::fromUtf8(row.sql) << QString::fromUtf8(row.expected);
}

void CompilerTest::whatIsNotReadYetIsStored()
{
    QFETCH(QString, sql);
    QFETCH(QString, expected);
    const auto opened = Connection::open(m_base, Connection::Mode::Immutable);
    QVERIFY(opened);
    QCOMPARE(rowsOf(*opened, sql).join(QLatin1Char('\n')), expected);
}

void CompilerTest::nothingIsWrittenWhenAnythingIsWrong()
{
    const KnowledgeFolder folder;
    folder.patch(QStringLiteral("frameworks/pytorch.json"), R"([{"op":"remove","path":"/name/zh"}])");
    folder.patch(QStringLiteral("glossary.json"), R"([{"op":"remove","path":"/terms/0/id"}])");
    const QTemporaryDir target;
    const auto done = compileKnowledge(folder.path(), target.filePath(QStringLiteral("out.sqlite")));
    QVERIFY(!done);
    QCOMPARE(done.errors().size(), 2);
    QCOMPARE(QDir(target.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
}

void CompilerTest::theOldFileStaysWhenAnythingIsWrong()
{
    const KnowledgeFolder folder;
    const QTemporaryDir target;
    const QString output = target.filePath(QStringLiteral("out.sqlite"));
    QVERIFY(compileKnowledge(folder.path(), output));
    const QByteArray before = readBytes(output);
    folder.patch(QStringLiteral("frameworks/pytorch.json"), R"([{"op":"remove","path":"/name/zh"}])");
    QVERIFY(!compileKnowledge(folder.path(), output));
    QVERIFY(readBytes(output) == before);
}

void CompilerTest::theOldFileIsReplaced()
{
    const KnowledgeFolder folder;
    const QTemporaryDir target;
    const QString output = target.filePath(QStringLiteral("out.sqlite"));
    writeBytes(output, "something else");
    QVERIFY(compileKnowledge(folder.path(), output));
    QVERIFY(readKnowledge(output));
    QCOMPARE(QDir(target.path()).entryList(QDir::Files), QStringList{QStringLiteral("out.sqlite")});
}

void CompilerTest::refusals_data()
{
    QTest::addColumn<QString>("removed");
    QTest::addColumn<QString>("subfolder");
    QTest::addColumn<QString>("output");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("no folder") << ""
                               << "missing"
                               << "out.sqlite" << ErrorCode::FileNotFound;
    QTest::newRow("no meta") << "meta.json"
                             << ""
                             << "out.sqlite" << ErrorCode::FileNotFound;
    QTest::newRow("no layers") << "layers.json"
                               << ""
                               << "out.sqlite" << ErrorCode::UnknownReference;
    QTest::newRow("no place for the output") << ""
                                             << ""
                                             << "missing/out.sqlite" << ErrorCode::FileNotWritable;
}

void CompilerTest::refusals()
{
    QFETCH(QString, removed);
    QFETCH(QString, subfolder);
    QFETCH(QString, output);
    QFETCH(ErrorCode, code);
    const KnowledgeFolder folder;
    if (!removed.isEmpty())
        QVERIFY(QFile::remove(folder.file(removed)));
    const QTemporaryDir target;
    const auto done = compileKnowledge(subfolder.isEmpty() ? folder.path() : folder.file(subfolder), target.filePath(output));
    QVERIFY(!done);
    QCOMPARE(done.error().code, code);
    QVERIFY(!done.error().where.isEmpty());
}

void CompilerTest::schemasAndTablesAgree()
{
    // The plan derived from all schemas against the columns that the DDL declares: neither may have one that the other lacks.
    QMap<QString, QSet<QString>> planned;
    const SchemaSet schemas;
    QCOMPARE(schemas.kinds().size(), 22);
    for (const QString &kind : schemas.kinds()) {
        for (const ImportTable &table : importPlan(*schemas.schemaOf(kind)))
            addColumns(table, planned);
    }
    planned[QStringLiteral("citation")] = {QStringLiteral("row"), QStringLiteral("as_of")};
    planned[QStringLiteral("citation_source")] = {QStringLiteral("citation"), QStringLiteral("position"), QStringLiteral("source")};

    const KnowledgeFolder folder;
    const auto opened = Connection::open(folder.compiled(), Connection::Mode::Immutable);
    QVERIFY(opened);
    QStringList tables = rowsOf(*opened, QStringLiteral("SELECT name FROM sqlite_schema WHERE type = 'table'"));
    tables.sort();
    QCOMPARE(tables, planned.keys());
    for (const QString &table : std::as_const(tables)) {
        const QStringList declared = rowsOf(*opened, QStringLiteral("SELECT name FROM pragma_table_info('%1')").arg(table));
        const QSet<QString> names(declared.begin(), declared.end());
        QVERIFY2(names == planned[table],
                 qPrintable(table + QStringLiteral(": ")
                            + QStringList((names - planned[table]).values() + (planned[table] - names).values()).join(QLatin1Char(' '))));
    }
}

void CompilerTest::tool_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<bool>("spoilt");
    QTest::addColumn<int>("exitCode");
    const QString input = QStringLiteral("--input");
    const QString output = QStringLiteral("--output");
    const QString in = QStringLiteral("IN");
    const QString out = QStringLiteral("OUT");
    QTest::newRow("good") << QStringList{input, in, output, out} << false << 0;
    QTest::newRow("spoilt") << QStringList{input, in, output, out} << true << 1;
    QTest::newRow("no arguments") << QStringList{} << false << 2;
    QTest::newRow("no output") << QStringList{input, in} << false << 2;
    QTest::newRow("unknown option") << QStringList{input, in, output, out, QStringLiteral("--fast")} << false << 2;
    QTest::newRow("one too many") << QStringList{input, in, output, out, QStringLiteral("more")} << false << 2;
    QTest::newRow("help") << QStringList{QStringLiteral("--help")} << false << 0;
}

void CompilerTest::tool()
{
    QFETCH(QStringList, arguments);
    QFETCH(bool, spoilt);
    QFETCH(int, exitCode);
    const KnowledgeFolder folder;
    const QTemporaryDir target;
    if (spoilt)
        folder.patch(QStringLiteral("frameworks/pytorch.json"), R"([{"op":"remove","path":"/name/zh"},{"op":"remove","path":"/name/en"}])");
    arguments.replaceInStrings(QStringLiteral("IN"), folder.path());
    arguments.replaceInStrings(QStringLiteral("OUT"), target.filePath(QStringLiteral("out.sqlite")));
    QProcess process;
    process.start(QStringLiteral(FATLAS_BIN_DIR "/fatlas-compile"), arguments);
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), exitCode);
    const QString errors = QString::fromUtf8(process.readAllStandardError());
    if (spoilt)
        QCOMPARE(errors.count(QStringLiteral("[missing-translation]\n")), 2);
    else
        QCOMPARE(errors.isEmpty(), exitCode == 0);
}

QTEST_GUILESS_MAIN(CompilerTest)
#include "tst_compiler.moc"
