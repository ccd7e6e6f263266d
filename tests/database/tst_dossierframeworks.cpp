// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The twelve frameworks of the knowledge against the dossier: profile, facts, ratings, hardware, parallelism, strengths and weaknesses.

#include "dossierparts.h"
#include "dossiersaid.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace fatlas::dossier;

namespace {

constexpr Key ratingKeys[] = {
    {"criterion", "criterion"},      {"score", "score"},          {"low", "low"}, {"high", "high"}, {"why_en", "reason", As::Apart},
    {"src", "sources", As::Sources}, {nullptr, "asOf", As::Apart}};

constexpr Key hardwareKeys[] = {{"platform", "platform"},    {"level", "level"},          {"maintainer", "maintainer"},
                                {"training", "training"},    {"en", "text", As::Figures}, {"src", "sources", As::Sources},
                                {"as_of", "asOf", As::Month}};

constexpr Key parallelismKeys[] = {
    {"strategy", "strategy", As::Apart}, {"level", "level"},          {"api", "api"}, {"control", "control"}, {"en", "text", As::Figures},
    {"src", "sources", As::Sources},     {"as_of", "asOf", As::Month}};

QJsonObject frameworkFile(const QString &id)
{
    return shipped(QStringLiteral("frameworks/%1.json").arg(id));
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

/// Where a framework's file and the file of the Chinese accelerators both have a row, level and training are the same in both, the
/// maintainer is the framework's, the month is the later one, and the sources are those of both.
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
    comparison.expect(lost.isEmpty(), where,
                      QStringLiteral("only in the dossier: %1 (%2 | %3)").arg(lost.values().join(u' '), english, told));
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
    const QJsonObject theirs = part(researched(id), "profile");
    QVERIFY(!ours.isEmpty() && !theirs.isEmpty());
    Comparison comparison(id);
    compareProfile(comparison, ours, theirs, researched(id));
    comparison.expect(ours.size() == 8, QStringLiteral("profile"), QStringLiteral("other entries than the eight"));
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierFrameworksTest::facts()
{
    QFETCH(QString, id);
    Comparison comparison(id);
    compareFacts(comparison, list(frameworkFile(id), "assessments"), researched(id));
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
        compareSummary(comparison, assessment, factsOf(dossier, criterion));
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
            comparison.derived(text(stated, "id"), stated);
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
        comparison.sameFigures(criterion + QStringLiteral(".reason"), at(value.toObject(), "reason"),
                               text(original, "why_en").remove(history));
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
    const QJsonObject description = part(ours, "description");
    comparison.derived(QStringLiteral("description"), description);
    expectSaid(comparison, QStringLiteral("description"), text(description, "text.en"), list(description, "sources"),
               text(ours, "name.en"));
    for (const char *key : {"strengths", "weaknesses", "misconceptions", "unconfirmed"})
        compareTexts(comparison, QLatin1String(key), list(ours, key), list(theirs, key));
    FATLAS_VERIFY_AGREES(comparison);
}

QTEST_GUILESS_MAIN(DossierFrameworksTest)
#include "tst_dossierframeworks.moc"
