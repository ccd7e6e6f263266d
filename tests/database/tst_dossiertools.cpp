// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Deployment tools, training techniques and Chinese accelerators of the knowledge against the dossier.

#include "dossierparts.h"
#include "dossiersaid.h"

#include <QTest>

using namespace fatlas::dossier;

namespace {

constexpr Key statementKeys[] = {{"v", "text", As::Figures}, {"src", "sources", As::Sources}, {"as_of", "asOf", As::Month}};
constexpr Key maintenanceKeys[] = {
    {"status", "status"}, {"v", "text", As::Figures}, {"src", "sources", As::Sources}, {"as_of", "asOf", As::Month}};
constexpr Key acceptKeys[] = {
    {"framework", "model"}, {"path", "path", As::Figures}, {"src", "sources", As::Sources}, {"as_of", "asOf", As::Month}};
constexpr Key toolHardwareKeys[] = {{"platform", "platform"},    {"level", "level"},          {"maintainer", "maintainer"},
                                    {"training", "training"},    {"en", "text", As::Figures}, {"src", "sources", As::Sources},
                                    {"as_of", "asOf", As::Month}};

constexpr Key techniqueKeys[] = {{"id", "id"},
                                 {"names", "name"},
                                 {"what_en", "what", As::Figures},
                                 {"papers", "papers", As::Apart},
                                 {"facts", "facts", As::Apart},
                                 {"support", "support", As::Apart},
                                 {"misconceptions", "misconceptions", As::Apart}};
constexpr Key supportKeys[] = {
    {"framework", "framework", As::Apart}, {nullptr, "other", As::Apart},   {"level", "level"},          {"api", "api"},
    {"en", "text", As::Figures},           {"src", "sources", As::Sources}, {"as_of", "asOf", As::Month}};

constexpr Key chipKeys[] = {{"id", "id"},
                            {"names", "name"},
                            {"vendor", "vendor"},
                            {"models", "models", As::Apart},
                            {"sdk", "sdk", As::Apart},
                            {"frameworks", "frameworks", As::Apart}};
constexpr Key chipModelKeys[] = {
    {"name", "name"}, {"en", "text", As::Figures}, {"src", "sources", As::Sources}, {"as_of", "asOf", As::Month}};
constexpr Key routeKeys[] = {{"framework", "framework"},      {"level", "level"},          {"official", "official"},
                             {"maintainer", "maintainer"},    {"route", "route"},          {"via", "via"},
                             {"training", "training"},        {"en", "text", As::Figures}, {"confidence", "confidence"},
                             {"src", "sources", As::Sources}, {"as_of", "asOf", As::Month}};
constexpr Key layerKeys[] = {{nullptr, "id", As::Apart},  {"name", "name"},
                             {"framework", "framework"},  {"chips", "chips"},
                             {"en", "text", As::Figures}, {"src", "sources", As::Sources},
                             {"as_of", "asOf", As::Month}};

const QString tools = QStringLiteral("deployment-tools");
const QString techniquesName = QStringLiteral("techniques");
const QString chipsName = QStringLiteral("domestic-chips");

void rowsOf(const QJsonArray &entries)
{
    QTest::addColumn<QString>("id");
    for (const QJsonValue &entry : entries)
        QTest::newRow(qPrintable(text(entry.toObject(), "id"))) << text(entry.toObject(), "id");
}

/// Name of what the dossier calls by an id, where it is no framework of ours; MAX is part of Mojo's entry.
QString ourName(const QString &id)
{
    static const QHash<QString, QString> names{{QStringLiteral("transformer-engine"), QStringLiteral("Transformer Engine")},
                                               {QStringLiteral("mindspeed"), QStringLiteral("MindSpeed")},
                                               {QStringLiteral("mojo-max"), QStringLiteral("mojo")}};
    return names.value(id, id);
}

} // namespace

class DossierToolsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tool_data() { rowsOf(list(researched(tools), "tools")); }
    void tool();
    void toolFacts_data() { rowsOf(list(researched(tools), "tools")); }
    void toolFacts();
    void toolDeployment_data() { rowsOf(list(researched(tools), "tools")); }
    void toolDeployment();
    void technique_data() { rowsOf(list(researched(techniquesName), "techniques")); }
    void technique();
    void chip_data() { rowsOf(list(researched(chipsName), "chips")); }
    void chip();
    void chipFacts();
    void layersAcrossChips();
    void counts();
};

void DossierToolsTest::tool()
{
    QFETCH(QString, id);
    const QJsonObject ours = shipped(QStringLiteral("tools/%1.json").arg(id));
    const QJsonObject theirs = byId(list(researched(tools), "tools"), id);
    QVERIFY(!ours.isEmpty());
    Comparison comparison(tools);
    comparison.same(QStringLiteral("name"), at(ours, "name"), at(theirs, "names"));
    comparison.same(QStringLiteral("layer"), at(ours, "layer"), at(theirs, "layer"));
    comparison.expect(part(ours, "profile").size() == part(theirs, "profile").size(), QStringLiteral("profile"),
                      QStringLiteral("other entries"));
    const QJsonObject description = part(ours, "description");
    comparison.derived(QStringLiteral("description"), description);
    expectSaid(comparison, QStringLiteral("description"), text(description, "text.en"), list(description, "sources"),
               text(ours, "name.en"));
    compareProfile(comparison, part(ours, "profile"), part(theirs, "profile"), theirs);
    for (const char *key : {"strengths", "weaknesses", "misconceptions"})
        compareTexts(comparison, QLatin1String(key), list(ours, key), list(theirs, key), list(theirs, "facts"));
    comparison.expect(list(ours, "ratings").isEmpty(), QStringLiteral("ratings"), QStringLiteral("the dossier rates no tool"));
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierToolsTest::toolFacts()
{
    QFETCH(QString, id);
    const QJsonObject ours = shipped(QStringLiteral("tools/%1.json").arg(id));
    const QJsonObject theirs = byId(list(researched(tools), "tools"), id);
    Comparison comparison(tools);
    compareFacts(comparison, list(ours, "assessments"), theirs);
    for (const QJsonValue &value : list(ours, "assessments")) {
        const QString criterion = text(value.toObject(), "criterion");
        comparison.expect(!factsOf(theirs, criterion).isEmpty(), criterion, QStringLiteral("not in the dossier"));
        compareSummary(comparison, value.toObject(), factsOf(theirs, criterion));
    }
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierToolsTest::toolDeployment()
{
    QFETCH(QString, id);
    const QJsonObject ours = shipped(QStringLiteral("tools/%1.json").arg(id));
    const QJsonObject deployment = part(ours, "deployment");
    const QJsonObject theirs = byId(list(researched(tools), "tools"), id);
    Comparison comparison(tools);
    comparison.objects(QStringLiteral("dynamicBatching"), part(deployment, "dynamicBatching"), part(theirs, "dynamic_batching"),
                       statementKeys);
    comparison.objects(QStringLiteral("quantization"), part(deployment, "quantization"), part(theirs, "quantization"), statementKeys);
    comparison.objects(QStringLiteral("maintenance"), part(deployment, "maintenance"), part(theirs, "maintenance"), maintenanceKeys);
    compareTexts(comparison, QStringLiteral("targets"), list(deployment, "targets"), list(theirs, "target_devices"));
    comparison.lists(QStringLiteral("accepts"), list(deployment, "accepts"), list(theirs, "accepts_models_from"), acceptKeys);
    comparison.lists(QStringLiteral("hardware"), list(ours, "hardware"), list(theirs, "hardware"), toolHardwareKeys);
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierToolsTest::technique()
{
    QFETCH(QString, id);
    const QJsonObject ours = byId(list(shipped(QStringLiteral("techniques.json")), "techniques"), id);
    const QJsonObject theirs = byId(list(researched(techniquesName), "techniques"), id);
    Comparison comparison(techniquesName);
    comparison.objects(id, ours, theirs, techniqueKeys);
    if (comparison.sameSize(QStringLiteral("papers"), list(ours, "papers"), list(theirs, "papers")) && !list(theirs, "papers").isEmpty())
        comparison.sources(QStringLiteral("papers"), list(ours, "papers"), list(theirs, "papers"));
    compareFactList(comparison, list(ours, "facts"), list(theirs, "facts"));
    comparison.lists(QStringLiteral("support"), list(ours, "support"), list(theirs, "support"), supportKeys);
    for (qsizetype i = 0; i < list(ours, "support").size(); ++i) {
        const QJsonObject row = list(ours, "support")[i].toObject();
        const QString name = ourName(text(list(theirs, "support")[i].toObject(), "framework"));
        const bool known =
            frameworkIds().contains(name) || shippedPaths(QStringLiteral("tools")).contains(QStringLiteral("tools/%1.json").arg(name));
        comparison.same(QStringLiteral("support"), at(row, known ? "framework" : "other"), name);
    }
    compareTexts(comparison, QStringLiteral("misconceptions"), list(ours, "misconceptions"), list(theirs, "misconceptions"));
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierToolsTest::chip()
{
    QFETCH(QString, id);
    const QJsonObject ours = byId(list(shipped(QStringLiteral("chips.json")), "chips"), id);
    const QJsonObject theirs = byId(list(researched(chipsName), "chips"), id);
    Comparison comparison(chipsName);
    comparison.objects(id, ours, theirs, chipKeys);
    comparison.objects(QStringLiteral("sdk"), part(ours, "sdk"), part(theirs, "sdk"), statementKeys);
    comparison.lists(QStringLiteral("models"), list(ours, "models"), list(theirs, "models"), chipModelKeys);
    comparison.lists(QStringLiteral("frameworks"), list(ours, "frameworks"), list(theirs, "frameworks"), routeKeys);
    // The dossier's matrix of levels: null means that nobody looked, so no row may stand there.
    const QJsonObject matrix = part(part(researched(chipsName), "matrix"), id.toLatin1().constData());
    QVERIFY(!matrix.isEmpty());
    for (auto it = matrix.begin(); it != matrix.end(); ++it) {
        const QJsonObject row = byId(list(ours, "frameworks"), it.key(), "framework");
        comparison.same(it.key(), row.isEmpty() ? QJsonValue(QJsonValue::Null) : at(row, "level"), it.value());
    }
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierToolsTest::chipFacts()
{
    Comparison comparison(chipsName);
    compareFactList(comparison, list(shipped(QStringLiteral("chips.json")), "facts"), list(researched(chipsName), "facts"));
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierToolsTest::layersAcrossChips()
{
    Comparison comparison(chipsName);
    const QJsonArray ours = list(shipped(QStringLiteral("cross-chip-layers.json")), "layers");
    comparison.lists(QStringLiteral("layers"), ours, list(researched(chipsName), "cross_chip_layers"), layerKeys);
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierToolsTest::counts()
{
    QCOMPARE(shippedPaths(QStringLiteral("tools")).size(), 15);
    QCOMPARE(list(researched(tools), "tools").size(), 15);
    QCOMPARE(list(shipped(QStringLiteral("techniques.json")), "techniques").size(), 8);
    QCOMPARE(list(researched(techniquesName), "techniques").size(), 8);
    QCOMPARE(list(shipped(QStringLiteral("chips.json")), "chips").size(), 8);
    QCOMPARE(list(researched(chipsName), "chips").size(), 8);
}

QTEST_GUILESS_MAIN(DossierToolsTest)
#include "tst_dossiertools.moc"
