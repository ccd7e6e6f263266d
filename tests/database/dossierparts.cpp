// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dossierparts.h"

#include <QRegularExpression>

#include <algorithm>

namespace fatlas::dossier {

namespace {

constexpr Key textKeys[] = {{"v", "text", As::Figures}, {"src", "sources", As::Sources}, {"as_of", "asOf", As::Month}};
constexpr Key valueKeys[] = {{"v", "value"}, {"src", "sources", As::Sources}, {"as_of", "asOf", As::Month}, {"note", "note", As::Figures}};
constexpr Key languageKeys[] = {{"v", "values"}, {"src", "sources", As::Sources}, {"as_of", "asOf", As::Month}};
constexpr Key dateKeys[] = {{"v", "date"}, {"src", "sources", As::Sources}, {"as_of", "asOf", As::Month}, {"note", "note", As::Figures}};
/// A note stands beside the value or in it; compareProfile() looks at both.
constexpr Key releaseKeys[] = {{"v.version", "version"},
                               {"v.date", "date"},
                               {"src", "sources", As::Sources},
                               {"as_of", "asOf", As::Month},
                               {"note", "note", As::Apart}};

/// A licence that is a sentence in the dossier: the ids of licences in it must be the shipped ones.
constexpr Key licenceKeys[] = {
    {"v", "value", As::Apart}, {"src", "sources", As::Sources}, {"as_of", "asOf", As::Month}, {nullptr, "note", As::Apart}};

constexpr Key factKeys[] = {{"criterion", nullptr, As::Apart},  {nullptr, "id", As::Apart},    {"en", "text", As::Apart},
                            {"value", "value", As::Apart},      {"unit", "unit", As::Figures}, {"confidence", "confidence"},
                            {"seed_agrees", "seed", As::Apart}, {"rows", nullptr, As::Apart},  {"src", "sources", As::Sources},
                            {"as_of", "asOf", As::Month}};

/// Rows of a table that a fact sums up; the series of scaling.json that has them is compared point by point elsewhere.
constexpr Key rowKeys[] = {{"gpus", "devices"}, {"tflops_per_gpu", "values.tflopsPerDevice"}, {"agg_pflops", "values.aggregatePflops"}};

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
            return std::ranges::all_of(rowKeys,
                                       [&](const Key &key) { return at(point.toObject(), key.ours) == at(row.toObject(), key.theirs); });
        });
        comparison.expect(found, where, QStringLiteral("no point for a row of %1 devices").arg(at(row.toObject(), "gpus").toInt()));
    }
}

} // namespace

QJsonArray factsOf(const QJsonObject &dossier, const QString &criterion)
{
    QJsonArray found;
    for (const QJsonValue &fact : list(dossier, "facts")) {
        if (text(fact.toObject(), "criterion") == criterion)
            found += fact;
    }
    return found;
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

void compareSummary(Comparison &comparison, const QJsonObject &assessment, const QJsonArray &originals)
{
    QSet<QString> said;
    for (const QJsonValue &value : list(assessment, "facts")) {
        const QJsonObject fact = value.toObject();
        said += spelledFigures(text(fact, "text.en")) + figuresOf(at(fact, "value")) + figures(text(fact, "asOf"))
            + figures(english(at(fact, "unit")));
    }
    for (const QJsonValue &original : originals) {
        for (const QJsonValue &row : list(original.toObject(), "rows")) {
            const QJsonObject cells = row.toObject();
            for (const QJsonValue &cell : cells)
                said += figuresOf(cell);
        }
    }
    const QString summary = text(assessment, "summary.en");
    const QSet<QString> invented = list(assessment, "facts").isEmpty() ? QSet<QString>() : figures(summary) - said;
    comparison.expect(invented.isEmpty(), text(assessment, "criterion"), QStringLiteral("no fact has the numbers of: ") + summary);
}

void compareProfile(Comparison &comparison, const QJsonObject &ours, const QJsonObject &plain, const QJsonObject &dossier)
{
    const QJsonObject theirs = withNotes(plain);
    const auto entry = [&](const char *mine, const char *other, std::span<const Key> keys) {
        if (!part(ours, mine).isEmpty() || !part(theirs, other).isEmpty())
            comparison.objects(QLatin1String(mine), part(ours, mine), part(theirs, other), keys);
    };
    entry("vendor", "vendor", textKeys);
    entry("governance", "governance", textKeys);
    entry("firstRelease", "first_release", dateKeys);
    entry("latestRelease", "latest_release", releaseKeys);
    const QString note = text(theirs, "latest_release.note") + text(theirs, "latest_release.v.note");
    const QString ourNote = text(ours, "latestRelease.note.en");
    if (note.isEmpty())
        comparison.expect((figures(ourNote) - spelledFigures(saidOfReleases(dossier))).isEmpty(), QStringLiteral("latestRelease.note"),
                          ourNote);
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
}

void compareFactList(Comparison &comparison, const QJsonArray &ours, const QJsonArray &theirs)
{
    if (!comparison.sameSize(QStringLiteral("facts"), ours, theirs))
        return;
    for (qsizetype i = 0; i < ours.size(); ++i) {
        QJsonObject fact = ours[i].toObject();
        const QString id = text(fact, "id");
        comparison.same(id + QStringLiteral(".criterion"), fact.take(QLatin1String("criterion")), at(theirs[i].toObject(), "criterion"));
        compareFact(comparison, id, fact, theirs[i].toObject());
    }
}

void compareFacts(Comparison &comparison, const QJsonArray &assessments, const QJsonObject &dossier)
{
    QSet<QString> compared;
    for (const QJsonValue &value : assessments) {
        const QJsonObject assessment = value.toObject();
        const QString criterion = text(assessment, "criterion");
        compared.insert(criterion);
        const QJsonArray theirs = factsOf(dossier, criterion);
        const QJsonArray ours = list(assessment, "facts");
        if (theirs.isEmpty() || !comparison.sameSize(criterion, ours, theirs))
            continue;
        for (qsizetype i = 0; i < ours.size(); ++i)
            compareFact(comparison, text(ours[i].toObject(), "id"), ours[i].toObject(), theirs[i].toObject());
    }
    for (const QJsonValue &fact : list(dossier, "facts")) {
        const QString criterion = text(fact.toObject(), "criterion");
        comparison.expect(compared.contains(criterion), criterion, QStringLiteral("only in the dossier"));
    }
}

void compareTexts(Comparison &comparison, const QString &where, const QJsonArray &ours, const QJsonArray &theirs, const QJsonArray &facts)
{
    if (!comparison.sameSize(where, ours, theirs))
        return;
    QSet<QString> stated;
    for (const QJsonValue &fact : facts)
        stated += figures(text(fact.toObject(), "en"));
    for (qsizetype i = 0; i < ours.size(); ++i) {
        const QJsonObject entry = ours[i].toObject();
        // A strength is a text, a misconception a claim with its correction, an unconfirmed point a bare text.
        const QString words =
            text(entry, "text.en") + text(entry, "claim.en") + QLatin1Char(' ') + text(entry, "correction.en") + text(entry, "en");
        const QString place = QStringLiteral("%1[%2]").arg(where).arg(i);
        const QString line = theirs[i].toString();
        if (!at(entry, "sources").isUndefined())
            comparison.derived(place, entry);
        comparison.sameFigures(place, words, line, stated - figures(line));
    }
}

} // namespace fatlas::dossier
