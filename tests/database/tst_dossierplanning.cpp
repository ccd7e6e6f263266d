// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Memory formulas, model shapes and devices of the knowledge against the dossier.

#include "dossierparts.h"

#include <QTest>

using namespace fatlas::dossier;

namespace {

constexpr Key symbolKeys[] = {{"id", "id"},
                              {"en", "name", As::Words},
                              {"unit", "unit", As::Words},
                              {"zh", nullptr, As::Apart}, // translated anew
                              {"paper_symbol", nullptr, As::Apart}}; // how papers write it
constexpr Key formulaKeys[] = {{"id", "id"},
                               {"group", "group"},
                               {"en", "text", As::Figures},
                               {"expr", "expression"},
                               {"inputs", "inputs"},
                               {"out_unit", "unit", As::Words},
                               {"where", "place"},
                               {"provenance", "provenance"},
                               {"condition", "condition", As::Figures},
                               {"note", "note", As::Figures},
                               {"derivation", "derivation", As::Figures},
                               {"src", "sources", As::Sources},
                               {"as_of", "asOf", As::Month}};
constexpr Key referenceKeys[] = {{"id", "id"},
                                 {"formula", "formula"},
                                 {"inputs", "inputs"},
                                 {"scale", "scale"},
                                 {"expected", "expected"},
                                 {"unit", "unit", As::Words},
                                 {"abs_tolerance", "tolerance"},
                                 {"computed", nullptr, As::Apart}, // what the formula gives, for tests of the planner
                                 {"provenance", "provenance"},
                                 {"where", "place"},
                                 {"note", "note", As::Figures},
                                 {"src", "sources", As::Sources},
                                 {"as_of", "asOf", As::Month}};
constexpr Key tableKeys[] = {{"id", "id"},
                             {"en", "title", As::Figures},
                             {"columns", "columns"},
                             {"rows", "rows"},
                             {"note", "note", As::Figures},
                             {"src", "sources", As::Sources},
                             {"as_of", "asOf", As::Month}};
constexpr Key caveatKeys[] = {{"en", "text", As::Figures}, {"src", "sources", As::Sources}, {"as_of", "asOf", As::Month}};

constexpr Key shapeKeys[] = {{"id", "id"},
                             {"name", "name"},
                             {"org", "organization"},
                             {"release", "release"},
                             {"kind", "type"},
                             {"arch", "architecture"},
                             {"params_published_b", "parameters.publishedBillion"},
                             {"params_active_published_b", "parameters.activePublishedBillion"},
                             {"published_kind", "parameters.publishedAs"},
                             {"params_published_exact", "parameters.exact"},
                             {"exact_src", nullptr, As::Apart},
                             {"params_computed", "parameters.computed"},
                             {"params_compared", "parameters.compared"},
                             {"params_error_pct", "parameters.errorPercent"},
                             {"params_active_computed", "parameters.activeComputed"},
                             {"params_active_excl_input_embedding", "parameters.activeWithoutEmbedding"},
                             {"params_active_error_pct", "parameters.activeErrorPercent"},
                             {"matches_at_published_precision", "parameters.matches"},
                             {"mtp_published_b", nullptr, As::Apart},
                             {"layers", "layers"},
                             {"encoder_layers", "encoderLayers"},
                             {"decoder_layers", "decoderLayers"},
                             {"hidden", "hidden"},
                             {"ffn_hidden", "ffnHidden"},
                             {"ffn_gated", "ffnGated"},
                             {"heads", "heads"},
                             {"kv_heads", "kvHeads"},
                             {"head_dim", "headDim"},
                             {"v_head_dim", "vHeadDim"},
                             {"vocab", "vocabulary"},
                             {"seq_len_train", "trainedLength"},
                             {"context_max", "contextMax"},
                             {"tied_embeddings", "tiedEmbeddings"},
                             {"position", "positionEncoding"},
                             {"norm", "norm"},
                             {"norms_per_layer", "normsPerLayer"},
                             {"bias", "bias"},
                             {"qkv_bias", "qkvBias"},
                             {"qk_norm", "qkNorm"},
                             {"patch_size", "patchSize"},
                             {"image_size", "imageSize"},
                             {"moe", "moe", As::Apart},
                             {"mla", "mla", As::Apart},
                             {"params_breakdown", "breakdown", As::Apart},
                             {"conflict", "conflicts", As::Apart},
                             {"note", "note", As::Figures},
                             {"src", "sources", As::Sources},
                             {"as_of", "asOf", As::Month}};
constexpr Key conflictKeys[] = {{"field", "field"},
                                {"value", "value"},
                                {"note", "note", As::Figures},
                                {"entry", nullptr, As::Apart}, // name of the preset in the source
                                {"src", "sources", As::Sources},
                                {"as_of", "asOf", As::Month}};

constexpr Key deviceKeys[] = {{"id", "id"},
                              {"name", "name"},
                              {"vendor", "vendor"},
                              {"platform", "platform"},
                              {"status", "status"},
                              {"released", "released", As::Apart},
                              {"released_year", nullptr, As::Apart},
                              {"memory_gb", "memoryGb"},
                              {"memory_gib", "memoryGib"},
                              {"memory_unit_note", "memoryNote", As::Figures},
                              {"memory_bw_gbs", "bandwidthGbs"},
                              {"peak_tflops", "peakTflops", As::Apart},
                              {"interconnect_scale_up.name", "scaleUp.name"},
                              {"interconnect_scale_up.gbs_per_device", "scaleUp.gbsPerDevice"},
                              {"interconnect_scale_up.gbs_bidirectional", "scaleUp.gbsBidirectional"},
                              {"interconnect_scale_up.note", "scaleUp.note", As::Figures},
                              {"scale_up_domain", "scaleUp.domain"},
                              {"tdp_w", "tdpW"},
                              {"derived", "derived", As::Apart},
                              {"conflict", "conflicts", As::Apart},
                              {"measured", "measured", As::Apart},
                              {"note", "note", As::Figures},
                              {"src", "sources", As::Sources},
                              {"as_of", "asOf", As::Month}};
constexpr Key measuredKeys[] = {{"metric", "metric", As::Apart},
                                {nullptr, "unit", As::Apart},
                                {"value", "value"},
                                {"src", "sources", As::Sources},
                                {"as_of", "asOf", As::Month}};

const QString memoryName = QStringLiteral("memory-model");
const QString shapesName = QStringLiteral("model-shapes");
const QString devicesName = QStringLiteral("devices");

QJsonObject memory()
{
    return shipped(QStringLiteral("planning/memory.json"));
}

void rowsOf(const QJsonArray &entries)
{
    QTest::addColumn<QString>("id");
    for (const QJsonValue &entry : entries)
        QTest::newRow(qPrintable(text(entry.toObject(), "id"))) << text(entry.toObject(), "id");
}

/// The dossier's object with our way to write keys; null is a missing object.
QJsonValue inCamelCase(const QJsonValue &value)
{
    if (value.isNull())
        return QJsonValue::Undefined;
    if (!value.isObject())
        return value;
    QJsonObject renamed;
    const QJsonObject original = value.toObject();
    for (auto it = original.begin(); it != original.end(); ++it)
        renamed.insert(camelCase(it.key()), it.value());
    return renamed;
}

/// Name of a field of a device in the knowledge: "peak_tflops.fp16_dense" is "peakTflops.fp16Dense".
QString deviceField(const QString &theirs)
{
    for (const Key &key : deviceKeys) {
        if (theirs == QLatin1String(key.theirs) && key.ours)
            return QLatin1String(key.ours);
    }
    QStringList parts;
    for (const QString &part : theirs.split(QLatin1Char('.')))
        parts += camelCase(part);
    return parts.join(QLatin1Char('.'));
}

/// The values of one field, each with the field's name.
void addConflicts(QJsonArray &conflicts, const QString &field, const QJsonArray &values)
{
    for (const QJsonValue &value : values) {
        QJsonObject conflict = value.toObject();
        conflict.insert(QStringLiteral("field"), field);
        conflicts += conflict;
    }
}

} // namespace

class DossierPlanningTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void counts();
    void symbols();
    void formulas_data() { rowsOf(list(researched(memoryName), "formulas")); }
    void formulas();
    void references_data() { rowsOf(list(researched(memoryName), "references")); }
    void references();
    void tables_data() { rowsOf(list(researched(memoryName), "tables")); }
    void tables();
    void recommendedLayouts();
    void caveats();
    void shapes_data() { rowsOf(list(researched(shapesName), "models")); }
    void shapes();
    void devices_data() { rowsOf(list(researched(devicesName), "devices")); }
    void devices();
};

void DossierPlanningTest::counts()
{
    QCOMPARE(list(memory(), "symbols").size(), 58);
    QCOMPARE(list(memory(), "formulas").size(), 108);
    QCOMPARE(list(memory(), "references").size(), 140);
    QCOMPARE(list(memory(), "tables").size(), 14);
    QCOMPARE(list(shipped(QStringLiteral("planning/model-shapes.json")), "models").size(), 94);
    QCOMPARE(list(shipped(QStringLiteral("planning/devices.json")), "devices").size(), 57);
    QCOMPARE(list(researched(memoryName), "symbols").size(), 58);
    QCOMPARE(list(researched(memoryName), "formulas").size(), 108);
    QCOMPARE(list(researched(memoryName), "references").size(), 140);
    QCOMPARE(list(researched(memoryName), "tables").size(), 13);
    QCOMPARE(list(researched(shapesName), "models").size(), 94);
    QCOMPARE(list(researched(devicesName), "devices").size(), 57);
}

void DossierPlanningTest::symbols()
{
    Comparison comparison(memoryName);
    comparison.lists(QStringLiteral("symbols"), list(memory(), "symbols"), list(researched(memoryName), "symbols"), symbolKeys);
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierPlanningTest::formulas()
{
    QFETCH(QString, id);
    Comparison comparison(memoryName);
    comparison.objects(id, byId(list(memory(), "formulas"), id), byId(list(researched(memoryName), "formulas"), id), formulaKeys);
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierPlanningTest::references()
{
    QFETCH(QString, id);
    Comparison comparison(memoryName);
    comparison.objects(id, byId(list(memory(), "references"), id), byId(list(researched(memoryName), "references"), id), referenceKeys);
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierPlanningTest::tables()
{
    QFETCH(QString, id);
    QJsonObject theirs = byId(list(researched(memoryName), "tables"), id);
    // What a table has beside its rows stands in our note.
    if (const QJsonValue extra = theirs.take(QLatin1String("extra")); extra.isString())
        theirs.insert(QLatin1String("note"), text(theirs, "note") + extra.toString());
    Comparison comparison(memoryName);
    comparison.objects(id, byId(list(memory(), "tables"), id), theirs, tableKeys);
    FATLAS_VERIFY_AGREES(comparison);
}

// The layouts that Megatron-LM recommends lie in its own file in the dossier and are a table of the planner here.
void DossierPlanningTest::recommendedLayouts()
{
    static const QString megatron = QStringLiteral("megatron-lm");
    const QJsonObject table = byId(list(memory(), "tables"), QStringLiteral("megatron-recommended-layouts"));
    QJsonArray rows;
    Comparison comparison(megatron);
    for (const QJsonValue &value : list(researched(megatron), "recommended_layouts")) {
        const QJsonObject row = value.toObject();
        rows += QJsonArray{at(row, "model"), at(row, "gpus"), at(row, "tp"), at(row, "pp"), at(row, "cp"), at(row, "ep")};
        comparison.sources(text(row, "model"), list(table, "sources"), list(row, "src"));
    }
    const QStringList columns{QStringLiteral("model"), QStringLiteral("GPUs"), QStringLiteral("TP"),
                              QStringLiteral("PP"),    QStringLiteral("CP"),   QStringLiteral("EP")};
    comparison.same(QStringLiteral("columns"), at(table, "columns"), QJsonArray::fromStringList(columns));
    comparison.same(QStringLiteral("rows"), at(table, "rows"), rows);
    comparison.expect(rows.size() == 7, QStringLiteral("rows"), QStringLiteral("not the seven of the dossier"));
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierPlanningTest::caveats()
{
    Comparison comparison(memoryName);
    comparison.lists(QStringLiteral("caveats"), list(memory(), "caveats"), list(researched(memoryName), "caveats"), caveatKeys);
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierPlanningTest::shapes()
{
    QFETCH(QString, id);
    const QJsonObject ours = byId(list(shipped(QStringLiteral("planning/model-shapes.json")), "models"), id);
    const QJsonObject theirs = byId(list(researched(shapesName), "models"), id);
    Comparison comparison(shapesName);
    comparison.objects(id, ours, theirs, shapeKeys);
    for (const auto &[mine, other] : {std::pair{"moe", "moe"}, std::pair{"mla", "mla"}, std::pair{"breakdown", "params_breakdown"}})
        comparison.same(QLatin1String(mine), at(ours, mine), inCamelCase(at(theirs, other)));
    // The layers for predicting several tokens are not counted, so their size stands in the note alone.
    const QSet<QString> beside = figuresOf(at(theirs, "mtp_published_b"));
    comparison.expect(figures(text(ours, "note.en")).contains(beside), QStringLiteral("note"), QStringLiteral("mtp_published_b"));
    QJsonArray conflicts;
    const QJsonObject fields = part(theirs, "conflict");
    for (auto it = fields.begin(); it != fields.end(); ++it)
        addConflicts(conflicts, it.key() == QStringLiteral("vocab") ? it.key() : camelCase(it.key()), it.value().toArray());
    comparison.lists(QStringLiteral("conflicts"), list(ours, "conflicts"), conflicts, conflictKeys);
    // The source of an exact number is one of the sources.
    if (at(theirs, "exact_src").isString()) {
        const QSet<QString> exact = comparison.theirAddresses({at(theirs, "exact_src")});
        comparison.expect(Comparison::ourAddresses(list(ours, "sources")).contains(exact), QStringLiteral("sources"),
                          QStringLiteral("exact_src"));
    }
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierPlanningTest::devices()
{
    QFETCH(QString, id);
    const QJsonObject ours = byId(list(shipped(QStringLiteral("planning/devices.json")), "devices"), id);
    const QJsonObject theirs = byId(list(researched(devicesName), "devices"), id);
    Comparison comparison(devicesName);
    comparison.objects(id, ours, theirs, deviceKeys);
    // Where the month of release is not confirmed, the year is.
    QJsonValue released = at(theirs, "released");
    if (released.isNull() && at(theirs, "released_year").isDouble())
        released = QString::number(at(theirs, "released_year").toInt());
    comparison.same(QStringLiteral("released"), at(ours, "released"), released);
    comparison.same(QStringLiteral("peakTflops"), at(ours, "peakTflops"), inCamelCase(at(theirs, "peak_tflops")));
    QJsonArray conflicts;
    for (const QJsonValue &conflict : list(theirs, "conflict"))
        addConflicts(conflicts, deviceField(text(conflict.toObject(), "field")), list(conflict.toObject(), "values"));
    comparison.lists(QStringLiteral("conflicts"), list(ours, "conflicts"), conflicts, conflictKeys);
    QJsonArray derived;
    for (const QJsonValue &field : list(theirs, "derived"))
        derived += deviceField(field.toString());
    comparison.same(QStringLiteral("derived"), list(ours, "derived"), derived);
    const QJsonArray measured = list(ours, "measured");
    comparison.lists(QStringLiteral("measured"), measured, list(theirs, "measured"), measuredKeys);
    for (qsizetype i = 0; i < measured.size(); ++i) {
        // The dossier writes the unit into the name of what was measured: "bf16 matmul TFLOPS (best shape)".
        const QJsonObject row = measured[i].toObject();
        QString metric = text(list(theirs, "measured")[i].toObject(), "metric");
        comparison.expect(metric.contains(text(row, "unit")), metric, text(row, "unit"));
        metric.remove(QLatin1Char(' ') + text(row, "unit"));
        comparison.words(QStringLiteral("measured"), at(row, "metric"), metric);
    }
    FATLAS_VERIFY_AGREES(comparison);
}

QTEST_GUILESS_MAIN(DossierPlanningTest)
#include "tst_dossierplanning.moc"
