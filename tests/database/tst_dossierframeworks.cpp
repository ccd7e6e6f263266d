// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The twelve frameworks of the knowledge against the dossier: profile, facts, ratings, hardware, parallelism, strengths and weaknesses.

#include "dossier.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace fatlas::dossier;

namespace {

using Keys = std::span<const Key>;

constexpr Key textKeys[] = {{"v", "text", As::Figures}, {"src", "sources", As::Sources}, {"as_of", "asOf", As::Month}};
constexpr Key valueKeys[] = {{"v", "value"}, {"src", "sources", As::Sources}, {"as_of", "asOf", As::Month}, {"note", "note", As::Figures}};
constexpr Key languageKeys[] = {{"v", "values"}, {"src", "sources", As::Sources}, {"as_of", "asOf", As::Month}};
constexpr Key dateKeys[] = {{"v", "date"}, {"src", "sources", As::Sources}, {"as_of", "asOf", As::Month}, {"note", "note", As::Figures}};
constexpr Key releaseKeys[] = {{"v.version", "version"},
                               {"v.date", "date"},
                               {"src", "sources", As::Sources},
                               {"as_of", "asOf", As::Month},
                               {"note", "note", As::Apart}};

/// A licence that is a sentence in the dossier: the ids of licences in it must be the shipped ones.
constexpr Key licenceKeys[] = {
    {"v", "value", As::Apart}, {"src", "sources", As::Sources}, {"as_of", "asOf", As::Month}, {nullptr, "note", As::Apart}};

constexpr Key factKeys[] = {{"criterion", nullptr, As::Apart},
                            {nullptr, "id", As::Apart},
                            {"en", "text", As::Apart},
                            {"value", "value", As::Apart},
                            {"unit", "unit", As::Figures},
                            {"confidence", "confidence"},
                            {"seed_agrees", "seed", As::Apart},
                            {"rows", nullptr, As::Apart},
                            {"src", "sources", As::Sources},
                            {"as_of", "asOf", As::Month}};

constexpr Key ratingKeys[] = {{"criterion", "criterion"},      {"score", "score"},
                              {"low", "low"},                  {"high", "high"},
                              {"why_en", "reason", As::Apart}, {"src", "sources", As::Sources},
                              {nullptr, "asOf", As::Apart}};

/// Rows of a table that a fact sums up; the series of scaling.json that has them is compared point by point elsewhere.
constexpr Key rowKeys[] = {{"gpus", "devices"}, {"tflops_per_gpu", "values.tflopsPerDevice"}, {"agg_pflops", "values.aggregatePflops"}};

constexpr Key hardwareKeys[] = {{"platform", "platform"},
                                {"level", "level"},
                                {"maintainer", "maintainer"},
                                {"training", "training"},
                                {"en", "text", As::Figures},
                                {"src", "sources", As::Sources},
                                {"as_of", "asOf", As::Month}};

constexpr Key parallelismKeys[] = {{"strategy", "strategy", As::Apart}, {"level", "level"},          {"api", "api"},
                                   {"control", "control"},              {"en", "text", As::Figures}, {"src", "sources", As::Sources},
                                   {"as_of", "asOf", As::Month}};

QJsonObject frameworkFile(const QString &id)
{
    return shipped(QStringLiteral("frameworks/%1.json").arg(id));
}

/// What the dossier writes beside an entry of the profile belongs to its note.
QJsonObject withNotes(QJsonObject profile)
{
    for (const auto &[entry, beside] : {std::pair{"repo", "repo_note"}, std::pair{"first_release", "first_release_note"}}) {
        const QString note = text(profile, QByteArray(beside).append(".v").constData());
        if (note.isEmpty())
            continue;
        QJsonObject changed = part(profile, entry);
        changed.insert(QLatin1String("note"), note);
        QJsonArray sources = list(changed, "src");
        for (const QJsonValue &source : list(part(profile, beside), "src"))
            sources += source;
        changed.insert(QLatin1String("src"), sources);
        profile.insert(QLatin1String(entry), changed);
    }
    QJsonObject repository = part(profile, "repo");
    if (const QJsonValue also = repository.take(QLatin1String("also")); !also.isUndefined()) {
        QStringList others(also.toString());
        for (const QJsonValue &other : also.toArray())
            others += other.toString();
        repository.insert(QLatin1String("note"), others.join(QLatin1Char(' ')));
        profile.insert(QLatin1String("repo"), repository);
    }
    return profile;
}

/// What the dossier says of releases outside the profile: a note of the newest release may rest on it.
QString saidOfReleases(const QJsonObject &dossier)
{
    QString said;
    for (const QJsonValue &line : list(dossier, "unconfirmed"))
        said += line.toString() + QLatin1Char(' ');
    for (const QJsonValue &fact : list(dossier, "facts")) {
        if (text(fact.toObject(), "criterion") == QStringLiteral("ecosystem/release-cadence"))
            said += text(fact.toObject(), "en") + QLatin1Char(' ');
    }
    return said;
}

/// The rows are points of a series of the same framework.
void compareRows(Comparison &comparison, const QString &where, const QJsonArray &rows, const QString &framework)
{
    QJsonArray points;
    for (const QJsonValue &series : list(shipped(QStringLiteral("measurements/scaling.json")), "series")) {
        if (list(series.toObject(), "frameworks").contains(framework)) {
            for (const QJsonValue &point : list(series.toObject(), "points"))
                points += point;
        }
    }
    for (const QJsonValue &row : rows) {
        const bool found = std::any_of(points.begin(), points.end(), [&row](const QJsonValue &point) {
            return std::ranges::all_of(rowKeys, [&](const Key &key) { return at(point.toObject(), key.ours) == at(row.toObject(), key.theirs); });
        });
        comparison.expect(found, where, QStringLiteral("no point for a row of %1 devices").arg(at(row.toObject(), "gpus").toInt()));
    }
}

void compareFact(Comparison &comparison, const QString &where, const QJsonObject &ours, const QJsonObject &theirs)
{
    comparison.objects(where, ours, theirs, factKeys);
    const QJsonValue unit = at(theirs, "unit");
    comparison.same(where + QStringLiteral(".value"), at(ours, "value"), unit.isString() ? at(theirs, "value") : QJsonValue::Undefined);
    comparison.sameFigures(where, at(ours, "text"), at(theirs, "en"), figuresOf(at(theirs, "value")) + figures(unit.toString()));
    const QJsonValue agrees = at(theirs, "seed_agrees");
    const QJsonValue seed = agrees.isBool() ? QJsonValue(QLatin1String(agrees.toBool() ? "agrees" : "disagrees")) : QJsonValue::Undefined;
    comparison.same(where + QStringLiteral(".seed"), at(ours, "seed"), seed);
    compareRows(comparison, where, list(theirs, "rows"), where.section(QLatin1Char('/'), 0, 0));
}

QJsonArray factsOf(const QJsonObject &dossier, const QString &criterion)
{
    QJsonArray found;
    for (const QJsonValue &fact : list(dossier, "facts")) {
        if (text(fact.toObject(), "criterion") == criterion)
            found += fact;
    }
    return found;
}

/// The two axes of the matrix are rated, not assessed.
QSet<QString> criteria()
{
    QSet<QString> ids;
    for (const QJsonValue &criterion : list(shipped(QStringLiteral("dimensions.json")), "criteria")) {
        const QString id = text(criterion.toObject(), "id");
        if (!id.startsWith(QStringLiteral("matrix/")))
            ids.insert(id);
    }
    return ids;
}

/// The row that a chip has for this framework; empty when the dossier has none.
QJsonObject chipRow(const QString &chip, const QString &framework)
{
    const QJsonObject found = byId(list(researched(QStringLiteral("domestic-chips")), "chips"), chip);
    return byId(list(found, "frameworks"), framework, "framework");
}

/// Where a framework's file and the file of the Chinese accelerators both have a row, level and training are the same in both, the maintainer is
/// the framework's, the month is the later one, and the sources are those of both.
void compareChip(Comparison &comparison, const QString &where, const QJsonObject &ours, const QJsonObject &row, const QJsonObject &chip)
{
    const Comparison chips(QStringLiteral("domestic-chips"));
    for (const char *key : {"level", "training"}) {
        comparison.same(where, at(ours, key), at(chip, key));
        if (!row.isEmpty())
            comparison.same(where, at(ours, key), at(row, key));
    }
    comparison.same(where + QStringLiteral(".maintainer"), at(ours, "maintainer"), at(row.isEmpty() ? chip : row, "maintainer"));
    const QString month = std::max(text(row, "as_of"), text(chip, "as_of"));
    comparison.same(where + QStringLiteral(".asOf"), at(ours, "asOf"), month);
    const QJsonValue via = at(chip, "via");
    comparison.same(where + QStringLiteral(".route"), at(ours, "route"), via.isString() ? via : QJsonValue::Undefined);
    const QSet<QString> addresses = comparison.theirAddresses(list(row, "src")) + chips.theirAddresses(list(chip, "src"));
    comparison.expect(Comparison::ourAddresses(list(ours, "sources")) == addresses, where, QStringLiteral("other sources"));
    const QString english = text(ours, "text.en");
    const QString both = text(row, "en") + QLatin1Char(' ') + text(chip, "en") + QLatin1Char(' ') + text(chip, "via");
    comparison.expect((figures(english) - spelledFigures(both)).isEmpty(), where, QStringLiteral("numbers not in the dossier: ") + english);
    // The longer account may be told on the chip's own page; what the framework's file says stands here, unless only the chip has a row.
    const QString told = row.isEmpty() ? text(chip, "en") : text(row, "en");
    const QSet<QString> lost = figures(told) - spelledFigures(english + QLatin1Char(' ') + via.toString());
    comparison.expect(lost.isEmpty(), where, QStringLiteral("only in the dossier: %1 (%2 | %3)").arg(lost.values().join(u' '), english, told));
}

} // namespace

class DossierFrameworksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFrameworkIsThere();
    void profile_data() { rows(); }
    void profile();
    void facts_data() { rows(); }
    void facts();
    void assessments_data() { rows(); }
    void assessments();
    void ratings_data() { rows(); }
    void ratings();
    void hardware_data() { rows(); }
    void hardware();
    void parallelism_data() { rows(); }
    void parallelism();
    void nothingIsLeftOut_data() { rows(); }
    void nothingIsLeftOut();

private:
    static void rows();
};

void DossierFrameworksTest::rows()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : frameworkIds())
        QTest::newRow(qPrintable(id)) << id;
}

void DossierFrameworksTest::everyFrameworkIsThere()
{
    QCOMPARE(shippedPaths(QStringLiteral("frameworks")).size(), 12);
    for (const QString &id : frameworkIds()) {
        QVERIFY2(!frameworkFile(id).isEmpty(), qPrintable(id));
        QVERIFY2(!researched(id).isEmpty(), qPrintable(id));
        QCOMPARE(text(frameworkFile(id), "layer"), text(researched(id), "layer"));
        QCOMPARE(part(frameworkFile(id), "name"), part(researched(id), "names"));
    }
}

void DossierFrameworksTest::profile()
{
    QFETCH(QString, id);
    const QJsonObject ours = part(frameworkFile(id), "profile");
    const QJsonObject theirs = withNotes(part(researched(id), "profile"));
    QVERIFY(!ours.isEmpty() && !theirs.isEmpty());
    Comparison comparison(id);
    const auto entry = [&](const char *mine, const char *other, Keys keys) {
        comparison.objects(QLatin1String(mine), part(ours, mine), part(theirs, other), keys);
    };
    entry("vendor", "vendor", textKeys);
    entry("governance", "governance", textKeys);
    entry("firstRelease", "first_release", dateKeys);
    entry("latestRelease", "latest_release", releaseKeys);
    const QString note = text(theirs, "latest_release.note");
    const QString ourNote = text(ours, "latestRelease.note.en");
    if (note.isEmpty())
        comparison.expect((figures(ourNote) - spelledFigures(saidOfReleases(researched(id)))).isEmpty(), QStringLiteral("latestRelease.note"), ourNote);
    else
        comparison.sameFigures(QStringLiteral("latestRelease.note"), ourNote, note);
    entry("repository", "repo", valueKeys);
    entry("website", "website", valueKeys);
    entry("languages", "languages", languageKeys);
    entry("license", "license", licenceKeys);
    const QString licences = text(theirs, "license.v");
    for (const QString &licence : text(ours, "license.value").split(QRegularExpression(QStringLiteral(" AND |; "))))
        comparison.expect(licences.contains(licence), QStringLiteral("license"), licence);
    comparison.sameFigures(QStringLiteral("license"), text(ours, "license.value") + text(ours, "license.note.en"), licences);
    comparison.expect(ours.size() == 8, QStringLiteral("profile"), QStringLiteral("other entries than the eight"));
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierFrameworksTest::facts()
{
    QFETCH(QString, id);
    const QJsonObject dossier = researched(id);
    Comparison comparison(id);
    QSet<QString> compared;
    for (const QJsonValue &value : list(frameworkFile(id), "assessments")) {
        const QJsonObject assessment = value.toObject();
        const QString criterion = text(assessment, "criterion");
        compared.insert(criterion);
        const QJsonArray theirs = factsOf(dossier, criterion);
        const QJsonArray ours = list(assessment, "facts");
        if (theirs.isEmpty() || !comparison.sameSize(criterion, ours, theirs))
            continue; // what stands where the dossier has no fact is tested in assessments()
        for (qsizetype i = 0; i < ours.size(); ++i)
            compareFact(comparison, text(ours[i].toObject(), "id"), ours[i].toObject(), theirs[i].toObject());
    }
    for (const QJsonValue &fact : list(dossier, "facts")) {
        const QString criterion = text(fact.toObject(), "criterion");
        comparison.expect(compared.contains(criterion), criterion, QStringLiteral("only in the dossier"));
    }
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierFrameworksTest::assessments()
{
    QFETCH(QString, id);
    const QJsonObject ours = frameworkFile(id);
    const QJsonObject dossier = researched(id);
    Comparison comparison(id);
    QSet<QString> missing = criteria();
    QCOMPARE(missing.size(), 48);
    for (const QJsonValue &value : list(ours, "assessments")) {
        const QJsonObject assessment = value.toObject();
        const QString criterion = text(assessment, "criterion");
        comparison.expect(missing.remove(criterion), criterion, QStringLiteral("assessed twice, or no criterion"));
        if (!factsOf(dossier, criterion).isEmpty())
            continue;
        const QJsonArray facts = list(assessment, "facts");
        comparison.expect(facts.isEmpty() == (text(assessment, "state") == QStringLiteral("unknown")), criterion,
                          QStringLiteral("the dossier has no fact, the state is ") + text(assessment, "state"));
        // A fact may then only repeat the reason of the rating.
        const QJsonObject rating = byId(list(dossier, "ratings"), criterion, "criterion");
        for (const QJsonValue &fact : facts) {
            const QJsonObject stated = fact.toObject();
            if (text(stated, "id") == QStringLiteral("huggingface/trained-models-1"))
                continue; // counted over trained-models.json, see trainedModels() of the measurements
            comparison.sources(text(stated, "id"), list(stated, "sources"), list(rating, "src"));
            const QSet<QString> invented = figures(text(stated, "text.en")) - spelledFigures(text(rating, "why_en"));
            comparison.expect(invented.isEmpty(), text(stated, "id"), QStringLiteral("numbers that the rating has not"));
        }
    }
    comparison.expect(missing.isEmpty(), QStringLiteral("not assessed"), QStringList(missing.values()).join(QLatin1Char(' ')));
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierFrameworksTest::ratings()
{
    QFETCH(QString, id);
    const QJsonArray ours = list(frameworkFile(id), "ratings");
    const QJsonArray theirs = list(researched(id), "ratings");
    QVERIFY(theirs.size() >= 29);
    Comparison comparison(id);
    comparison.sameSize(QStringLiteral("ratings"), ours, theirs);
    for (const QJsonValue &value : ours) {
        const QString criterion = text(value.toObject(), "criterion");
        const QJsonObject original = byId(theirs, criterion, "criterion");
        comparison.objects(criterion, value.toObject(), original, ratingKeys);
        // That a score was another one before the fact check is no reason, but the history of the research.
        static const QRegularExpression history(QStringLiteral("(?:raised|lowered) from [\\d.]+"));
        comparison.sameFigures(criterion + QStringLiteral(".reason"), at(value.toObject(), "reason"), text(original, "why_en").remove(history));
        // A rating is a judgment of the research, so it bears its month.
        comparison.same(criterion + QStringLiteral(".asOf"), at(value.toObject(), "asOf"), QStringLiteral("2026-11"));
    }
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierFrameworksTest::hardware()
{
    QFETCH(QString, id);
    const QJsonArray ours = list(frameworkFile(id), "hardware");
    const QJsonArray theirs = list(researched(id), "hardware");
    Comparison comparison(id);
    QSet<QString> expected;
    for (const QJsonValue &row : theirs)
        expected.insert(text(row.toObject(), "platform"));
    for (const QJsonValue &value : list(researched(QStringLiteral("domestic-chips")), "chips")) {
        const QString chip = text(value.toObject(), "id");
        if (!chipRow(chip, id).isEmpty())
            expected.insert(chip);
    }
    for (const QJsonValue &value : ours) {
        const QJsonObject row = value.toObject();
        const QString platform = text(row, "platform");
        comparison.expect(expected.remove(platform), platform, QStringLiteral("twice, or not in the dossier"));
        const QJsonObject original = byId(theirs, platform, "platform");
        const QJsonObject chip = chipRow(platform, id);
        if (chip.isEmpty())
            comparison.objects(platform, row, original, hardwareKeys);
        else
            compareChip(comparison, platform, row, original, chip);
    }
    comparison.expect(expected.isEmpty(), QStringLiteral("missing"), QStringList(expected.values()).join(QLatin1Char(' ')));
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierFrameworksTest::parallelism()
{
    static const QHash<QString, QString> renamed{{QStringLiteral("sharded-data(zero/fsdp)"), QStringLiteral("sharded-data")},
                                                 {QStringLiteral("auto"), QStringLiteral("automatic")}};
    QFETCH(QString, id);
    const QJsonArray ours = list(frameworkFile(id), "parallelism");
    const QJsonArray theirs = list(researched(id), "parallelism");
    Comparison comparison(id);
    comparison.sameSize(QStringLiteral("parallelism"), ours, theirs);
    for (const QJsonValue &value : theirs) {
        const QString strategy = text(value.toObject(), "strategy");
        const QJsonObject row = byId(ours, renamed.value(strategy, strategy), "strategy");
        comparison.objects(strategy, row, value.toObject(), parallelismKeys);
    }
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierFrameworksTest::nothingIsLeftOut()
{
    QFETCH(QString, id);
    const QJsonObject ours = frameworkFile(id);
    const QJsonObject theirs = researched(id);
    Comparison comparison(id);
    for (const char *key : {"strengths", "weaknesses", "misconceptions", "unconfirmed"}) {
        const QJsonArray mine = list(ours, key);
        const QJsonArray other = list(theirs, key);
        if (!comparison.sameSize(QLatin1String(key), mine, other))
            continue;
        for (qsizetype i = 0; i < mine.size(); ++i) {
            const QJsonObject entry = mine[i].toObject();
            // A strength is a text, a misconception a claim with its correction, an unconfirmed point a bare text.
            const QString words = text(entry, "text.en") + text(entry, "claim.en") + QLatin1Char(' ') + text(entry, "correction.en") + text(entry, "en");
            comparison.sameFigures(QStringLiteral("%1[%2]").arg(QLatin1String(key)).arg(i), words, other[i].toString());
        }
    }
    FATLAS_VERIFY_AGREES(comparison);
}

QTEST_GUILESS_MAIN(DossierFrameworksTest)
#include "tst_dossierframeworks.moc"
