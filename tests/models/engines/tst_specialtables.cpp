// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The special tables on the shipped knowledge. Counts come from the research files under tests/data/dossier, and so do the sampled cells:
// each was read there by hand, in the file that the test names.

#include "engines/records/records.h"
#include "store/knowledgereader.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
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

QJsonObject dossier(const char *name)
{
    QFile file(QStringLiteral(FATLAS_SOURCE_DIR "/tests/data/dossier/%1.json").arg(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no dossier %s", name);
    return QJsonDocument::fromJson(file.readAll()).object();
}

qsizetype countOf(const QJsonObject &object, const char *list, const char *within)
{
    qsizetype count = 0;
    for (const QJsonValue &one : object[QLatin1String(list)].toArray())
        count += one[QLatin1String(within)].toArray().size();
    return count;
}

const QStringList specialLists{QStringLiteral("trained-models"), QStringLiteral("deployment-tools"),
                               QStringLiteral("techniques"),     QStringLiteral("technique-support"),
                               QStringLiteral("chips"),          QStringLiteral("cross-chip-layers"),
                               QStringLiteral("zero-stages")};

qsizetype columnOf(const RecordTable &table, const QString &id)
{
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        if (table.columns[i].id == id)
            return i;
    }
    qFatal("no column %s", qPrintable(id));
    return -1;
}

const RecordRow &rowOf(const RecordTable &table, const QString &id)
{
    for (const RecordRow &row : table.rows) {
        if (row.id == id)
            return row;
    }
    qFatal("no row %s", qPrintable(id));
    return table.rows.constFirst();
}

} // namespace

class SpecialTablesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRowIsWhole_data();
    void everyRowIsWhole();
    void counts();
    void cells_data();
    void cells();
    void unknownHasNoKey();
    void unconfirmedModelsSayWhy();
    void facetsOfModels();
    void platformsOfTools();
    void chipsAreTheMatrix();
    void exampleOfZero();
    void nothingKnown();

private:
    [[nodiscard]] RecordTable table(const QString &id, Language language = Language::English) const
    {
        return recordList(id, m_atlas, language).value();
    }

    const Atlas m_atlas = shipped();
};

void SpecialTablesTest::everyRowIsWhole_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<Language>("language");
    for (const QString &list : specialLists) {
        for (const Language language : allLanguages)
            QTest::addRow("%s %s", qPrintable(list), language == Language::English ? "en" : "zh") << list << language;
    }
}

void SpecialTablesTest::everyRowIsWhole()
{
    QFETCH(QString, list);
    QFETCH(Language, language);
    const RecordTable made = table(list, language);
    QVERIFY(!made.title.isEmpty() && !made.explanation.isEmpty() && !made.rows.isEmpty());
    QSet<QString> columns;
    for (const RecordColumn &column : made.columns) {
        QVERIFY2(!column.id.isEmpty() && !columns.contains(column.id), qPrintable(column.title));
        columns.insert(column.id);
    }
    QHash<QString, QSet<QString>> values;
    for (const RecordFacet &facet : made.facets) {
        for (const FacetValue &value : facet.values)
            values[facet.id].insert(value.id);
    }
    QSet<QString> ids;
    for (const RecordRow &row : made.rows) {
        QVERIFY2(!ids.contains(row.id), qPrintable(row.id));
        ids.insert(row.id);
        QVERIFY2(!row.subject.isEmpty(), qPrintable(row.id));
        QCOMPARE(row.cells.size(), made.columns.size());
        QVERIFY2(!row.sources.isEmpty() || row.subject.kind == ItemKind::OpenQuestion, qPrintable(row.id));
        for (const SourceId &source : row.sources)
            QVERIFY2(m_atlas.source(source), qPrintable(source.value));
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            QVERIFY2(!row.cells[i].text.isEmpty(), qPrintable(row.id + u' ' + made.columns[i].id));
            QVERIFY(!made.columns[i].isNumber || !row.cells[i].key.isValid() || row.cells[i].key.typeId() == QMetaType::Double);
        }
        for (auto facet = row.facets.cbegin(); facet != row.facets.cend(); ++facet) {
            for (const QString &value : *facet)
                QVERIFY2(values.value(facet.key()).contains(value), qPrintable(row.id + u' ' + value));
        }
    }
    // The same things in the same order in both languages.
    const RecordTable english = table(list);
    for (qsizetype i = 0; i < made.rows.size(); ++i)
        QCOMPARE(made.rows[i].id, english.rows[i].id);
}

void SpecialTablesTest::counts()
{
    const QJsonObject models = dossier("trained-models");
    QCOMPARE(table(QStringLiteral("trained-models")).rows.size(),
             models[QStringLiteral("models")].toArray().size() + models[QStringLiteral("stack_unconfirmed")].toArray().size()
                 + models[QStringLiteral("also_unconfirmed")].toArray().size());
    QCOMPARE(table(QStringLiteral("models")), table(QStringLiteral("trained-models")));
    QCOMPARE(table(QStringLiteral("deployment-tools")).rows.size(), dossier("deployment-tools")[QStringLiteral("tools")].toArray().size());
    const QJsonObject techniques = dossier("techniques");
    QCOMPARE(table(QStringLiteral("techniques")).rows.size(), techniques[QStringLiteral("techniques")].toArray().size());
    QCOMPARE(table(QStringLiteral("technique-support")).rows.size(), countOf(techniques, "techniques", "support"));
    const QJsonObject chips = dossier("domestic-chips");
    QCOMPARE(table(QStringLiteral("chips")).rows.size(), countOf(chips, "chips", "frameworks"));
    QCOMPARE(table(QStringLiteral("cross-chip-layers")).rows.size(), chips[QStringLiteral("cross_chip_layers")].toArray().size());
}

void SpecialTablesTest::cells_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("text");
    const auto add = [](const char *list, const char *row, const char *column, const char *text) {
        QTest::addRow("%s %s", row, column) << QString::fromUtf8(list) << QString::fromUtf8(row) << QString::fromUtf8(column)
                                            << QString::fromUtf8(text);
    };
    // trained-models.json
    add("trained-models", "pangu-alpha", "devices", "2,048");
    add("trained-models", "pangu-alpha", "country", "China");
    add("trained-models", "chinchilla", "tokens", "1.4");
    add("trained-models", "bloom-176b", "stack", "Megatron-LM / Megatron Core, DeepSpeed, PyTorch");
    add("trained-models", "llama-3.1-405b", "devices", "16,384");
    add("trained-models", "llama-3.1-405b", "stack", "own system (built on PyTorch)");
    add("trained-models", "deepseek-v3", "active", "37");
    add("trained-models", "deepseek-v3", "architecture", "mixture of experts");
    // deployment-tools.json
    add("deployment-tools", "torchserve", "maintenance", "archived");
    add("deployment-tools", "torchserve", "release", "0.12.0 (2024-09-24)");
    add("deployment-tools", "tensorflow-serving", "license", "Apache-2.0");
    add("deployment-tools", "vllm", "release", "0.28.0");
    // techniques.json
    add("technique-support", "mixed-precision/pytorch", "api", "torch.autocast, torch.amp.GradScaler");
    add("technique-support", "zero/deepspeed", "level", "native");
    // domestic-chips.json
    add("chips", "huawei-ascend/pytorch", "via", "torch_npu (TorchNPU)");
    add("chips", "huawei-ascend/colossal-ai", "level", "experimental");
    add("chips", "kunlunxin-xpu/paddlepaddle", "level", "native");
    add("cross-chip-layers", "torch-fl", "count", "6");
    // memory-model.json
    add("zero-stages", "ms.zero2", "memory", "2*psi + (2+k)*psi/nd (bytes/device)");
    add("zero-stages", "ms.zero3", "communication", "3*psi (elements/step)");
}

void SpecialTablesTest::cells()
{
    QFETCH(QString, list);
    QFETCH(QString, row);
    QFETCH(QString, column);
    const RecordTable made = table(list);
    QTEST(rowOf(made, row).cells[columnOf(made, column)].text, "text");
}

void SpecialTablesTest::unknownHasNoKey()
{
    const RecordTable models = table(QStringLiteral("trained-models"));
    // trained-models.json: neither devices nor active parameters nor hardware of GPT-2 is known.
    for (const QString &column : {QStringLiteral("devices"), QStringLiteral("active"), QStringLiteral("tokens")}) {
        const RecordCell &cell = rowOf(models, QStringLiteral("gpt-2")).cells[columnOf(models, column)];
        QVERIFY2(!cell.key.isValid(), qPrintable(column));
        QCOMPARE(cell.text, QStringLiteral("—"));
    }
    const RecordTable tools = table(QStringLiteral("deployment-tools"));
    // The version of vLLM is known, its day is not: it cannot be put in order.
    QVERIFY(!rowOf(tools, QStringLiteral("vllm")).cells[columnOf(tools, QStringLiteral("release"))].key.isValid());
    // "None found" is a finding and has a place in the order, behind all that was found.
    const RecordTable chips = table(QStringLiteral("chips"));
    const qsizetype level = columnOf(chips, QStringLiteral("level"));
    const RecordCell &none = rowOf(chips, QStringLiteral("kunlunxin-xpu/jax")).cells[level];
    QVERIFY(none.key.toDouble() > rowOf(chips, QStringLiteral("huawei-ascend/jax")).cells[level].key.toDouble());
    QCOMPARE(none.sign, QStringLiteral("○"));
}

void SpecialTablesTest::unconfirmedModelsSayWhy()
{
    const RecordTable models = table(QStringLiteral("trained-models"));
    const QList<qsizetype> rows = matchingRows(models, {{}, {{QStringLiteral("confirmed"), {QStringLiteral("no")}}}});
    // trained-models.json: nine with a reason of their own, eight that were only looked for.
    QCOMPARE(rows.size(), 17);
    QSet<QString> reasons;
    for (const qsizetype row : rows) {
        const QList<RecordCell> &cells = models.rows[row].cells;
        QCOMPARE(cells[columnOf(models, QStringLiteral("stack"))].text, QStringLiteral("stack not confirmed"));
        QVERIFY(!cells[columnOf(models, QStringLiteral("stack"))].key.isValid());
        reasons.insert(cells[columnOf(models, QStringLiteral("detail"))].text);
        QVERIFY(row >= models.rows.size() - rows.size());
    }
    // Of two of the nine the same is known: their documents name no framework.
    QCOMPARE(reasons.size(), 9);
}

void SpecialTablesTest::facetsOfModels()
{
    const QJsonArray listed = dossier("trained-models")[QStringLiteral("models")].toArray();
    const RecordTable models = table(QStringLiteral("trained-models"));
    const auto count = [&models](const char *facet, const char *value) {
        return matchingRows(models, {{}, {{QString::fromLatin1(facet), {QString::fromLatin1(value)}}}}).size();
    };
    qsizetype chinese = 0;
    qsizetype of2024 = 0;
    qsizetype withJax = 0;
    qsizetype mixtures = 0;
    for (const QJsonValue &model : listed) {
        chinese += model[QStringLiteral("country")].toString() == QStringLiteral("CN") ? 1 : 0;
        of2024 += model[QStringLiteral("release")].toString().startsWith(QStringLiteral("2024")) ? 1 : 0;
        mixtures += model[QStringLiteral("architecture")].toString() == QStringLiteral("moe") ? 1 : 0;
        const QJsonArray named = model[QStringLiteral("stack")].toArray();
        const QJsonArray implied = model[QStringLiteral("stack_implied")].toArray();
        withJax += named.contains(QStringLiteral("jax")) || implied.contains(QStringLiteral("jax")) ? 1 : 0;
    }
    QCOMPARE(count("country", "CN"), chinese);
    QCOMPARE(count("year", "2024"), of2024);
    QCOMPARE(count("part", "jax"), withJax);
    QCOMPARE(count("architecture", "moe"), mixtures);
}

void SpecialTablesTest::platformsOfTools()
{
    const RecordTable tools = table(QStringLiteral("deployment-tools"));
    const auto of = [&tools](const char *platform) {
        QStringList ids;
        for (const qsizetype row : matchingRows(tools, {{}, {{QStringLiteral("platform"), {QString::fromLatin1(platform)}}}}))
            ids += tools.rows[row].id;
        return ids;
    };
    // deployment-tools.json: tools of NVIDIA, one among whose targets its chips are, and one that runs on none of them.
    QVERIFY(of("nvidia-cuda").contains(QStringLiteral("tensorrt-llm")));
    QVERIFY(of("nvidia-cuda").contains(QStringLiteral("triton-inference-server")));
    QVERIFY(of("nvidia-cuda").contains(QStringLiteral("torchserve")));
    QVERIFY(!of("nvidia-cuda").contains(QStringLiteral("mindspore-lite")));
    QVERIFY(of("huawei-ascend").contains(QStringLiteral("mindspore-lite")));
}

void SpecialTablesTest::chipsAreTheMatrix()
{
    // domestic-chips.json states the levels a second time, as a matrix; null is what was not looked for.
    const QJsonObject matrix = dossier("domestic-chips")[QStringLiteral("matrix")].toObject();
    const RecordTable chips = table(QStringLiteral("chips"));
    qsizetype stated = 0;
    for (auto chip = matrix.constBegin(); chip != matrix.constEnd(); ++chip) {
        const QJsonObject levels = chip->toObject();
        for (auto level = levels.constBegin(); level != levels.constEnd(); ++level) {
            if (level->isNull())
                continue;
            ++stated;
            const RecordRow &row = rowOf(chips, chip.key() + u'/' + level.key());
            QCOMPARE(row.facets.value(QStringLiteral("level")), QStringList{level->toString()});
        }
    }
    QCOMPARE(chips.rows.size(), stated);
}

void SpecialTablesTest::exampleOfZero()
{
    const RecordTable stages = table(QStringLiteral("zero-stages"));
    const qsizetype example = columnOf(stages, QStringLiteral("example"));
    // Figure 1 of the ZeRO paper: 7.5 billion parameters on 64 devices.
    const QHash<QString, double> published{{QStringLiteral("ms.dp"), 120},
                                           {QStringLiteral("ms.zero1"), 31.4},
                                           {QStringLiteral("ms.zero2"), 16.6},
                                           {QStringLiteral("ms.zero3"), 1.9}};
    for (const RecordRow &row : stages.rows) {
        if (published.contains(row.id))
            QCOMPARE(row.cells[example].key.toDouble(), published.value(row.id));
        else
            QVERIFY2(!row.cells[example].key.isValid(), qPrintable(row.id));
    }
    QCOMPARE(stages.rows.size(), 7);
    QVERIFY(stages.caption.contains(QStringLiteral("7,500,000,000")) && stages.caption.contains(QStringLiteral("nd = 64")));
}

void SpecialTablesTest::nothingKnown()
{
    const Atlas empty = buildAtlas({});
    for (const QString &list : specialLists) {
        const RecordTable made = recordList(list, empty, Language::English).value();
        QVERIFY2(made.rows.isEmpty() && !made.columns.isEmpty(), qPrintable(list));
    }
}

QTEST_APPLESS_MAIN(SpecialTablesTest)
#include "tst_specialtables.moc"
