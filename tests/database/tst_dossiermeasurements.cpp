// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Scaling series, trained models, adoption and activity of the knowledge against the dossier: every point, every figure.

#include "dossierparts.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace fatlas::dossier;

namespace {

constexpr Key seriesKeys[] = {{"id", "id"},
                              {"framework_ids", "frameworks"},
                              {"system", "system", As::Words},
                              {"hardware", "hardware", As::Words},
                              {"interconnect", "interconnect", As::Words},
                              {"model", "model", As::Words},
                              {"scaling", "scaling"},
                              {"precision", "precision"},
                              {"metric", "metric", As::Apart},
                              {"points", "points", As::Apart},
                              {"notes", "notes", As::Apart},
                              {"confidence", "confidence"},
                              {"src", "sources", As::Sources},
                              {"as_of", "asOf", As::Month}};
constexpr Key pointKeys[] = {{"devices", "devices"},
                             {"read_off_chart", "readOffChart"},
                             {"label", "label", As::Words},
                             {"lower_bound", "lowerBound"},
                             {"model_params_b", "values.modelParametersBillion"},
                             {"tflops_per_device", "values.tflopsPerDevice"},
                             {"hfu_pct", "values.hfuPercent"},
                             {"mfu_pct", "values.mfuPercent"},
                             {"aggregate_pflops", "values.aggregatePflops"},
                             {"global_batch", "values.globalBatch"},
                             {"micro_batch", "values.microBatch"},
                             {"seq_len", "values.sequenceLength"},
                             {"mp", "values.modelParallel"},
                             {"tp", "values.tensorParallel"},
                             {"pp", "values.pipelineParallel"},
                             {"dp", "values.dataParallel"},
                             {"cp", "values.contextParallel"},
                             {"scaling_efficiency_pct", "values.scalingEfficiencyPercent"},
                             {"iter_s", "values.iterationSeconds"},
                             {"tokens_per_s_per_device", "values.tokensPerSecondPerDevice"},
                             {"tokens_per_batch_m", "values.tokensPerBatchMillion"},
                             {"sequences_per_s", "values.sequencesPerSecond"},
                             {"sequences_per_s_per_device", "values.sequencesPerSecondPerDevice"},
                             {"time_to_train_min", "values.timeToTrainMinutes"},
                             {"speedup", "values.speedup"},
                             {"slices", "values.slices"}};
constexpr Key scalingFactKeys[] = {{"id", "id", As::Apart},     {"framework_ids", "frameworks"}, {"en", "text", As::Figures},
                                   {"value", "value"},          {"unit", "unit", As::Figures},   {"src", "sources", As::Sources},
                                   {"as_of", "asOf", As::Month}};

constexpr Key modelKeys[] = {{"id", "id"},
                             {"name", "name", As::Words},
                             {"org", "organization", As::Words},
                             {"country", "country"},
                             {"release", "release"},
                             {"params_total_b", "parametersBillion"},
                             {"params_active_b", "activeParametersBillion"},
                             {"tokens_t", "tokensTrillion"},
                             {"architecture", "architecture"},
                             {"stack", "stack", As::Apart},
                             {"stack_implied", "impliedStack", As::Apart},
                             {"stack_detail", "stackDetail", As::Figures},
                             {"hardware", "hardware", As::Figures},
                             {"devices", "devices"},
                             {"open_weights", "openWeights"},
                             {"confidence", "confidence"},
                             {"notes", "note", As::Figures},
                             {"src", "sources", As::Sources},
                             {"as_of", "asOf", As::Month}};
constexpr Key unconfirmedModelKeys[] = {{"name", "name", As::Words},
                                        {"org", "organization", As::Words},
                                        {"why", "reason", As::Figures},
                                        {"src", "sources", As::Sources},
                                        {"as_of", "asOf", As::Month}};

constexpr Key metricKeys[] = {{"id", "id"},
                              {"name_en", "name", As::Figures},
                              {"name_zh", nullptr, As::Apart},
                              {"unit", "unit", As::Apart},
                              {"confidence", "confidence"},
                              {"notes", "notes", As::Figures},
                              {"points", "points", As::Apart},
                              {"src", "sources", As::Sources},
                              {"as_of", "asOf", As::Apart}};
constexpr Key adoptionPointKeys[] = {{"framework", "framework", As::Apart},
                                     {nullptr, "other", As::Apart},
                                     {"date", "date", As::Apart},
                                     {"day", nullptr, As::Apart},
                                     {"value", "value"},
                                     {"label", "label", As::Words},
                                     {"total_entries", "totalEntries"},
                                     {"single_framework_entries", "singleFrameworkEntries"},
                                     {"read_off_chart", "readOffChart"},
                                     {"approximate", "approximate"},
                                     {"lower_bound", "lowerBound"},
                                     {"confidence", "confidence"}};

constexpr Key repositoryKeys[] = {{"repo", "id"},
                                  {"framework", "framework", As::Apart},
                                  {nullptr, "other", As::Apart},
                                  {"role", "role"},
                                  {"snapshot_commit", "snapshotCommit"},
                                  {"snapshot_date", "snapshotDate"},
                                  {"first_commit", "firstCommit"},
                                  {"last_commit", "lastCommit"},
                                  {"license", "license"},
                                  {"stale", "stale"},
                                  {"commits_total", "totals.commits"},
                                  {"merge_commits_total", "totals.mergeCommits"},
                                  {"bot_commits_total", "totals.botCommits"},
                                  {"collective_commits_total", "totals.collectiveCommits"},
                                  {"authors_total", "totals.authors"},
                                  {"releases_total", "totals.releases"},
                                  {"window_12m", "year.from", As::Apart},
                                  {nullptr, "year.to", As::Apart},
                                  {"commits_12m", "year.commits"},
                                  {"merge_commits_12m", "year.mergeCommits"},
                                  {"bot_commits_12m", "year.botCommits"},
                                  {"collective_commits_12m", "year.collectiveCommits"},
                                  {"authors_12m", "year.authors"},
                                  {"new_authors_12m", "year.newAuthors"},
                                  {"bus_factor_12m", "year.busFactor"},
                                  {"top_domain_share_12m.domain", "year.topDomain"},
                                  {"top_domain_share_12m.share", "year.topDomainShare"},
                                  {"top_org_domain_share_12m.domain", "year.topOrganization"},
                                  {"top_org_domain_share_12m.share", "year.topOrganizationShare"},
                                  {"personal_mail_share_12m", "year.personalMailShare"},
                                  {"median_days_between_minor_releases_24m", "releaseGaps.minorDays"},
                                  {"minor_gaps_24m", "releaseGaps.minorCount"},
                                  {"median_days_between_all_releases_24m", "releaseGaps.allDays"},
                                  {"all_gaps_24m", "releaseGaps.allCount"},
                                  {"releases_complete_until", "releaseGaps.completeUntil"},
                                  {"releases", "releases"},
                                  {"monthly", "months", As::Apart},
                                  {"note", "note", As::Apart},
                                  {"via", nullptr, As::Apart},
                                  // How the measuring was organised, not what was measured.
                                  {"snapshot_ref", nullptr, As::Apart},
                                  {"entry", nullptr, As::Apart},
                                  {"extra", nullptr, As::Apart},
                                  {"kind", nullptr, As::Apart},
                                  {"license_also", nullptr, As::Apart},
                                  {nullptr, "sources", As::Apart},
                                  {nullptr, "asOf", As::Apart}};
constexpr Key modelCountKeys[] = {
    {nullptr, "id", As::Apart},        {"framework", "framework", As::Apart}, {nullptr, "other", As::Apart}, {"repo", "repository"},
    {"metric", "metric", As::Figures}, {"how", "method", As::Figures},        {"at", nullptr, As::Apart},    {"points", "points"},
    {nullptr, "sources", As::Apart},   {nullptr, "asOf", As::Apart}};

const QString scalingPath = QStringLiteral("measurements/scaling.json");
const QString trainedPath = QStringLiteral("measurements/trained-models.json");
const QString adoptionPath = QStringLiteral("measurements/adoption.json");
const QString activityPath = QStringLiteral("measurements/activity.json");
const QString activityName = QStringLiteral("ecosystem-activity");

void rowsOf(const QJsonArray &entries, const char *key = "id")
{
    QTest::addColumn<QString>("id");
    for (const QJsonValue &entry : entries)
        QTest::newRow(qPrintable(text(entry.toObject(), key))) << text(entry.toObject(), key);
}

/// The key that a metric of the dossier has among the values of a point.
QString metricName(const QString &theirs)
{
    for (const Key &key : pointKeys) {
        if (theirs == QLatin1String(key.theirs))
            return QString::fromLatin1(key.ours).section(QLatin1Char('.'), 1);
    }
    return theirs;
}

/// Our frameworks and tools stand under their id, all else under its name, whose letters and digits are those of the dossier's id.
void compareFramework(Comparison &comparison, const QString &where, const QJsonObject &ours, const QString &theirs)
{
    static const QHash<QString, QString> names{{QStringLiteral("custom"), QStringLiteral("own system")},
                                               {QStringLiteral("triton"), QStringLiteral("Triton (language)")},
                                               {QStringLiteral("multiple"), QStringLiteral("several frameworks")},
                                               {QStringLiteral("multi"), QStringLiteral("several frameworks")},
                                               {QStringLiteral("pytorch+tensorflow"), QStringLiteral("PyTorch or TensorFlow")}};
    static const QStringList toolPaths = shippedPaths(QStringLiteral("tools"));
    const bool known = frameworkIds().contains(theirs) || toolPaths.contains(QStringLiteral("tools/%1.json").arg(theirs));
    if (known) {
        comparison.same(where, at(ours, "framework"), theirs);
        comparison.same(where, at(ours, "other"), QJsonValue::Undefined);
        return;
    }
    static const QRegularExpression other(QStringLiteral("[^a-z0-9]"));
    const QString name = names.value(theirs, theirs).toLower().remove(other);
    comparison.same(where, english(at(ours, "other")).toLower().remove(other), name);
    comparison.same(where, at(ours, "framework"), QJsonValue::Undefined);
}

/// What was measured rests on the repository itself.
void expectRepository(Comparison &comparison, const QJsonObject &ours, const QString &repository)
{
    const QSet<QString> address{QStringLiteral("https://github.com/") + repository};
    comparison.expect(Comparison::ourAddresses(list(ours, "sources")) == address, repository, QStringLiteral("another source"));
}

} // namespace

class DossierMeasurementsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void counts();
    void scaling_data() { rowsOf(list(researched(QStringLiteral("scaling")), "series")); }
    void scaling();
    void scalingFacts();
    void trainedModels_data() { rowsOf(list(researched(QStringLiteral("trained-models")), "models")); }
    void trainedModels();
    void trainedModelsWithoutStack();
    void trainedModelsOfHuggingFace();
    void adoption_data() { rowsOf(list(researched(QStringLiteral("adoption")), "metrics")); }
    void adoption();
    void activity_data() { rowsOf(list(researched(activityName), "repos"), "repo"); }
    void activity();
    void modelCounts();
    void counters_data() { rowsOf(list(part(researched(activityName), "third_party_counts"), "series"), "repo"); }
    void counters();
    void missing();
};

void DossierMeasurementsTest::counts()
{
    QCOMPARE(list(shipped(scalingPath), "series").size(), 161);
    QCOMPARE(list(researched(QStringLiteral("scaling")), "series").size(), 161);
    QCOMPARE(list(shipped(trainedPath), "models").size(), 87);
    QCOMPARE(list(researched(QStringLiteral("trained-models")), "models").size(), 87);
    QCOMPARE(list(shipped(adoptionPath), "metrics").size(), 34);
    QCOMPARE(list(researched(QStringLiteral("adoption")), "metrics").size(), 34);
    QCOMPARE(list(shipped(activityPath), "repositories").size(), 66);
    QCOMPARE(list(researched(activityName), "repos").size(), 66);
    QCOMPARE(list(shipped(activityPath), "counters").size(), list(part(researched(activityName), "third_party_counts"), "series").size());
}

void DossierMeasurementsTest::scaling()
{
    QFETCH(QString, id);
    const QJsonObject ours = byId(list(shipped(scalingPath), "series"), id);
    const QJsonArray all = list(researched(QStringLiteral("scaling")), "series");
    const QJsonObject theirs = byId(all, id);
    Comparison comparison(QStringLiteral("scaling"));
    comparison.objects(id, ours, theirs, seriesKeys);
    QString notes = text(theirs, "notes");
    if (notes.startsWith(QStringLiteral("As above"))) {
        const auto here = std::find(all.begin(), all.end(), QJsonValue(theirs));
        QVERIFY(here != all.begin());
        notes += QLatin1Char(' ') + text(std::prev(here)->toObject(), "model");
    }
    comparison.sameFigures(QStringLiteral("notes"), text(ours, "notes.en"), notes);
    comparison.same(QStringLiteral("metric"), text(ours, "metric"), metricName(text(theirs, "metric")));
    comparison.lists(QStringLiteral("points"), list(ours, "points"), list(theirs, "points"), pointKeys);
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierMeasurementsTest::scalingFacts()
{
    const QJsonArray ours = list(shipped(scalingPath), "facts");
    const QJsonArray theirs = list(researched(QStringLiteral("scaling")), "facts_without_points");
    Comparison comparison(QStringLiteral("scaling"));
    comparison.lists(QStringLiteral("facts"), ours, theirs, scalingFactKeys);
    for (qsizetype i = 0; i < theirs.size(); ++i)
        comparison.same(QStringLiteral("facts"), at(ours[i].toObject(), "id"),
                        QLatin1String("scaling/") + text(theirs[i].toObject(), "id"));
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierMeasurementsTest::trainedModels()
{
    QFETCH(QString, id);
    const QJsonObject ours = byId(list(shipped(trainedPath), "models"), id);
    const QJsonObject theirs = byId(list(researched(QStringLiteral("trained-models")), "models"), id);
    Comparison comparison(QStringLiteral("trained-models"));
    comparison.objects(id, ours, theirs, modelKeys);
    for (const auto &[mine, other] : {std::pair{"stack", "stack"}, std::pair{"impliedStack", "stack_implied"}}) {
        const QString where = QLatin1String(mine);
        if (!comparison.sameSize(where, list(ours, mine), list(theirs, other)))
            continue;
        for (qsizetype i = 0; i < list(ours, mine).size(); ++i)
            compareFramework(comparison, where, list(ours, mine)[i].toObject(), list(theirs, other)[i].toString());
    }
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierMeasurementsTest::trainedModelsWithoutStack()
{
    Comparison comparison(QStringLiteral("trained-models"));
    const QJsonArray theirs = list(researched(QStringLiteral("trained-models")), "stack_unconfirmed");
    comparison.lists(QStringLiteral("unconfirmed"), list(shipped(trainedPath), "unconfirmed"), theirs, unconfirmedModelKeys);
    FATLAS_VERIFY_AGREES(comparison);
}

// The one fact of a framework that is counted over this file.
void DossierMeasurementsTest::trainedModelsOfHuggingFace()
{
    const QJsonArray assessments = list(shipped(QStringLiteral("frameworks/huggingface.json")), "assessments");
    const QJsonArray facts = list(byId(assessments, QStringLiteral("llm-evidence/trained-models"), "criterion"), "facts");
    QCOMPARE(facts.size(), 1);
    const QJsonObject fact = facts[0].toObject();
    Comparison comparison(QStringLiteral("trained-models"));
    const QJsonArray models = list(researched(QStringLiteral("trained-models")), "models");
    QSet<QString> addresses;
    QString about;
    for (const QJsonValue &value : models) {
        const QJsonObject model = value.toObject();
        if (!list(model, "stack").contains(QStringLiteral("huggingface"))
            && !list(model, "stack_implied").contains(QStringLiteral("huggingface")))
            continue;
        addresses += comparison.theirAddresses(list(model, "src"));
        for (const char *key : {"name", "release", "stack_detail", "hardware", "notes"})
            about += text(model, key) + QLatin1Char(' ');
        about += QString::number(at(model, "devices").toInt()) + QLatin1Char(' ');
    }
    QVERIFY(!addresses.isEmpty());
    comparison.expect(addresses.contains(Comparison::ourAddresses(list(fact, "sources"))), QStringLiteral("sources"),
                      QStringLiteral("not those of models trained with it"));
    const QSet<QString> invented = figures(text(fact, "text.en")) - figures(about);
    comparison.expect(invented.isEmpty(), QStringLiteral("text"), text(fact, "text.en"));
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierMeasurementsTest::adoption()
{
    static const QHash<QString, QString> units{{QStringLiteral("mixed"), QStringLiteral("(unit: see the label)")},
                                               {QStringLiteral("rank (1 = best)"), QStringLiteral("(rank; 1 = best)")}};
    QFETCH(QString, id);
    const QJsonObject ours = byId(list(shipped(adoptionPath), "metrics"), id);
    const QJsonObject theirs = byId(list(researched(QStringLiteral("adoption")), "metrics"), id);
    Comparison comparison(QStringLiteral("adoption"));
    comparison.objects(id, ours, theirs, metricKeys);
    // The month is that of a point (the last one, as a rule) or of a source.
    QSet<QString> months;
    for (const QJsonValue &point : list(ours, "points"))
        months.insert(text(point.toObject(), "date").left(7));
    if (!months.contains(text(ours, "asOf")))
        comparison.month(QStringLiteral("asOf"), text(ours, "asOf"), at(theirs, "as_of"), list(theirs, "src"));
    const QString unit = text(theirs, "unit");
    comparison.words(QStringLiteral("unit"), at(ours, "unit"),
                     units.value(unit, QString(unit).replace(QStringLiteral("percent"), QStringLiteral("%"))));
    const QJsonArray points = list(ours, "points");
    const QJsonArray originals = list(theirs, "points");
    comparison.lists(QStringLiteral("points"), points, originals, adoptionPointKeys);
    for (qsizetype i = 0; i < std::min(points.size(), originals.size()); ++i) {
        const QJsonObject point = points[i].toObject();
        const QJsonObject original = originals[i].toObject();
        const QString where = QStringLiteral("points[%1]").arg(i);
        compareFramework(comparison, where, point, text(original, "framework"));
        QJsonValue date = at(original, at(original, "day").isString() ? "day" : "date");
        // A count over the whole year, which is not over.
        if (date.toString() == QStringLiteral("2026-12"))
            date = QStringLiteral("2026");
        comparison.same(where + QStringLiteral(".date"), at(point, "date"), date);
    }
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierMeasurementsTest::activity()
{
    QFETCH(QString, id);
    const QJsonObject ours = byId(list(shipped(activityPath), "repositories"), id);
    const QJsonObject theirs = byId(list(researched(activityName), "repos"), id, "repo");
    Comparison comparison(activityName);
    comparison.objects(id, ours, theirs, repositoryKeys);
    compareFramework(comparison, QStringLiteral("framework"), ours, text(theirs, "framework"));
    comparison.same(QStringLiteral("year"), QJsonArray({at(ours, "year.from"), at(ours, "year.to")}), at(theirs, "window_12m"));
    QJsonArray months;
    for (const QJsonValue &value : list(ours, "months")) {
        const QJsonObject month = value.toObject();
        months += QJsonArray{at(month, "month"), at(month, "commits"), at(month, "authors"), at(month, "newAuthors")};
        comparison.expect(month.size() == 4, QStringLiteral("months"), QStringLiteral("other keys than the four"));
    }
    comparison.expect(!months.isEmpty() && months == list(theirs, "monthly"), QStringLiteral("months"),
                      QStringLiteral("not the dossier's"));
    expectRepository(comparison, ours, id);
    // The series ends with the year's last month; the statement holds for it.
    comparison.same(QStringLiteral("asOf"), at(ours, "asOf"), list(theirs, "window_12m").last());
    const QString said = text(theirs, "note") + QLatin1Char(' ') + text(theirs, "via");
    comparison.sameFigures(QStringLiteral("note"), text(ours, "note.en"), said);
    comparison.expect(text(ours, "note.en").isEmpty() == said.trimmed().isEmpty(), QStringLiteral("note"), said);
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierMeasurementsTest::modelCounts()
{
    Comparison comparison(activityName);
    const QJsonArray ours = list(shipped(activityPath), "modelCounts");
    const QJsonArray theirs = list(researched(activityName), "model_counts");
    comparison.lists(QStringLiteral("modelCounts"), ours, theirs, modelCountKeys);
    for (qsizetype i = 0; i < std::min(ours.size(), theirs.size()); ++i) {
        const QJsonObject count = ours[i].toObject();
        compareFramework(comparison, text(count, "id"), count, text(theirs[i].toObject(), "framework"));
        expectRepository(comparison, count, text(theirs[i].toObject(), "repo"));
        const QString last = text(list(count, "points").last().toObject(), "date").left(7);
        comparison.same(text(count, "id") + QStringLiteral(".asOf"), text(count, "asOf"), last);
    }
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierMeasurementsTest::counters()
{
    QFETCH(QString, id);
    const QJsonObject counts = part(researched(activityName), "third_party_counts");
    QCOMPARE(list(counts, "columns"),
             QJsonArray({QStringLiteral("date"), QStringLiteral("commits_on_default_branch"), QStringLiteral("contributors"),
                         QStringLiteral("stars"), QStringLiteral("package_downloads_a_month"), QStringLiteral("dependent_projects")}));
    const QJsonObject ours = byId(list(shipped(activityPath), "counters"), id, "repository");
    QJsonArray points;
    for (const QJsonValue &value : list(ours, "points")) {
        const QJsonObject point = value.toObject();
        points += QJsonArray{at(point, "date"),  at(point, "commits"),         at(point, "contributors"),
                             at(point, "stars"), at(point, "downloadsAMonth"), at(point, "dependents")};
    }
    QVERIFY(!points.isEmpty());
    QCOMPARE(points, list(byId(list(counts, "series"), id, "repo"), "points"));
}

void DossierMeasurementsTest::missing()
{
    const QJsonArray ours = list(shipped(activityPath), "missing");
    const QJsonArray theirs = list(researched(activityName), "missing");
    Comparison comparison(activityName);
    QVERIFY(comparison.sameSize(QStringLiteral("missing"), ours, theirs));
    for (qsizetype i = 0; i < ours.size(); ++i) {
        const QJsonObject mine = ours[i].toObject();
        const QJsonObject other = theirs[i].toObject();
        const QString where = text(other, "repo");
        comparison.same(where, at(mine, "repository"), at(other, "repo"));
        comparison.same(where, at(mine, "measuredThrough"), at(other, "measured_through"));
        // What every reason says of the limit is said once in the dossier's notes and in each of ours.
        comparison.sameFigures(where, text(mine, "reason.en"), text(other, "reason") + QLatin1Char(' ') + text(other, "via"));
    }
    FATLAS_VERIFY_AGREES(comparison);
}

QTEST_GUILESS_MAIN(DossierMeasurementsTest)
#include "tst_dossiermeasurements.moc"
