// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Sources, claims, guide, notes and unconfirmed points of the knowledge against the dossier, and how much there must be of everything.

#include "dossierparts.h"
#include "dossiersaid.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace fatlas::dossier;

namespace {

const QString activityName = QStringLiteral("ecosystem-activity");
const QString hostAddress = QStringLiteral("https://github.com/");

/// Sources of the dossier by their address, over all its files.
QHash<QString, QList<QJsonObject>> researchedSources()
{
    QHash<QString, QList<QJsonObject>> found;
    for (const QString &name : researchedNames()) {
        for (const QJsonValue &source : list(researched(name), "sources"))
            found[addressOf(source.toObject())] += source.toObject();
    }
    return found;
}

/// Ids that anything but the list of sources itself and of what was not found names.
void collectUsed(const QJsonValue &value, const QSet<QString> &ids, QSet<QString> &used)
{
    if (value.isString() && ids.contains(value.toString()))
        used.insert(value.toString());
    for (const QJsonValue &entry : value.toArray())
        collectUsed(entry, ids, used);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it.key() != QStringLiteral("sources") && it.key() != QStringLiteral("unconfirmed"))
            collectUsed(it.value(), ids, used);
    }
}

/// Every object of the guide that cites: its sources and the numbers of its sentences.
void compareCiting(Comparison &comparison, const QString &where, const QJsonValue &value, int &citing)
{
    for (const QJsonValue &entry : value.toArray())
        compareCiting(comparison, where, entry, citing);
    const QJsonObject object = value.toObject();
    if (const QJsonArray sources = list(object, "sources"); !sources.isEmpty()) {
        ++citing;
        const QString place = where + QLatin1Char('/') + text(object, "id");
        comparison.derived(place, object);
        const QString beside = text(object, "name.en") + QLatin1Char(' ') + text(object, "question.en");
        expectSaid(comparison, place, text(object, "text.en") + QLatin1Char(' ') + text(object, "answer.en"), sources, beside);
    }
    for (auto it = object.begin(); it != object.end(); ++it)
        compareCiting(comparison, where + QLatin1Char('/') + it.key(), it.value(), citing);
}

qsizetype factsOfAssessments(const QJsonObject &file)
{
    qsizetype count = 0;
    for (const QJsonValue &assessment : list(file, "assessments"))
        count += list(assessment.toObject(), "facts").size();
    return count;
}

/// What a file says of itself under these keys, with the names of what it explains ("bf16").
QString linesOf(const QString &name, const QStringList &keys)
{
    // The command and the pattern with which histories were read are not repeated in the knowledge.
    static const QRegularExpression patterns(QStringLiteral("git log --format\\S*|\\(\\?<!\\S*"));
    QString said;
    for (const QString &key : keys) {
        const QJsonValue lines = at(researched(name), key.toLatin1().constData());
        said += lines.toObject().keys().join(QLatin1Char(' ')) + QLatin1Char(' ') + wordsOf(lines).remove(patterns) + QLatin1Char(' ');
    }
    return said;
}

QJsonArray notesOf(const char *kind, const QString &topic)
{
    QJsonArray found;
    for (const QJsonValue &note : list(shipped(QStringLiteral("notes.json")), kind)) {
        if (text(note.toObject(), "topic") == topic)
            found += note;
    }
    return found;
}

} // namespace

class DossierGuideTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sourcesAreTheDossiers();
    void everyUsedSourceIsThere_data();
    void everyUsedSourceIsThere();
    void measuredRepositories();
    void counts();
    void claims();
    void guide();
    void methods_data();
    void methods();
    void notesOfFrameworks();
    void unconfirmed_data();
    void unconfirmed();
};

void DossierGuideTest::sourcesAreTheDossiers()
{
    const QHash<QString, QList<QJsonObject>> theirs = researchedSources();
    Comparison comparison(activityName);
    QSet<QString> seen;
    int compared = 0;
    for (const QString &path : shippedPaths(QStringLiteral("sources"))) {
        for (const QJsonValue &value : list(shipped(path), "sources")) {
            const QJsonObject source = value.toObject();
            const QString id = text(source, "id");
            const QString address = addressOf(source);
            comparison.expect(!seen.contains(address), id, QStringLiteral("the same address twice"));
            seen.insert(address);
            if (id.startsWith(QStringLiteral("git-")))
                continue; // see measuredRepositories()
            if (id.startsWith(QStringLiteral("code-")))
                continue; // documentation behind the code samples, which were written for the product and not researched for the dossier
            const QList<QJsonObject> originals = theirs.value(address);
            comparison.expect(!originals.isEmpty(), id, QStringLiteral("not in the dossier"));
            // Several files may describe one source: each detail is that of one of them.
            const auto oneOf = [&](const char *mine, const char *other, const QJsonValue &shown) {
                const bool found = std::any_of(originals.begin(), originals.end(), [&](const QJsonObject &original) {
                    return at(original, other) == shown || (at(original, other).isUndefined() && shown.isNull());
                });
                comparison.expect(found, id, QStringLiteral("%1 %2").arg(QLatin1String(mine), shown.toString()));
            };
            oneOf("commit", "commit", at(source, "commit"));
            // A page that gathers what others published is called so even where the research goes by what it gathers.
            if (text(source, "type") != u"third-party")
                oneOf("type", "kind", at(source, "type"));
            oneOf("url", "url", at(source, "url"));
            oneOf("date", "date", at(source, "date"));
            QString described;
            for (const QJsonObject &original : originals)
                described += wordsOf(original) + QLatin1Char(' ');
            const QSet<QString> invented = figures(text(source, "note.en")) - spelledFigures(described);
            comparison.expect(invented.isEmpty(), id, QStringLiteral("numbers of the note: ") + text(source, "note.en"));
            if (address.startsWith(QStringLiteral("seed-")))
                continue; // title and publisher of the seed articles are those of the articles
            oneOf("publisher", "publisher", english(at(source, "publisher")));
            oneOf("title", "title", english(at(source, "title")));
            ++compared;
        }
    }
    QVERIFY(compared >= 1000);
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierGuideTest::everyUsedSourceIsThere_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : researchedNames())
        QTest::newRow(qPrintable(name)) << name;
}

void DossierGuideTest::everyUsedSourceIsThere()
{
    QFETCH(QString, name);
    static const QSet<QString> ours = [] {
        QSet<QString> addresses;
        for (const QString &path : shippedPaths(QStringLiteral("sources"))) {
            for (const QJsonValue &source : list(shipped(path), "sources"))
                addresses.insert(addressOf(source.toObject()));
        }
        return addresses;
    }();
    const QJsonObject dossier = researched(name);
    QSet<QString> ids;
    for (const QJsonValue &source : list(dossier, "sources"))
        ids.insert(text(source.toObject(), "id"));
    QVERIFY(!ids.isEmpty() || name == activityName);
    QSet<QString> used;
    collectUsed(dossier, ids, used);
    Comparison comparison(name);
    for (const QString &id : used) {
        for (const QString &address : comparison.theirAddresses({id}))
            comparison.expect(ours.contains(address), id, address + QStringLiteral(" is missing"));
    }
    FATLAS_VERIFY_AGREES(comparison);
}

// The activity was measured from the histories themselves: such a source is the repository at the commit that was read.
void DossierGuideTest::measuredRepositories()
{
    const QJsonObject dossier = researched(activityName);
    Comparison comparison(activityName);
    QHash<QString, std::pair<QString, QString>> expected;
    for (const QJsonValue &repository : list(dossier, "repos"))
        expected.insert(hostAddress + text(repository.toObject(), "repo"),
                        {text(repository.toObject(), "snapshot_commit"), text(repository.toObject(), "snapshot_date")});
    const QJsonObject counts = part(dossier, "third_party_counts");
    const QString lists = hostAddress + text(counts, "source_repo");
    expected.insert(lists, {text(counts, "source_commit"), QString()});
    QCOMPARE(expected.size(), 67);
    for (const QString &path : shippedPaths(QStringLiteral("sources"))) {
        for (const QJsonValue &value : list(shipped(path), "sources")) {
            const QJsonObject source = value.toObject();
            if (!text(source, "id").startsWith(QStringLiteral("git-")))
                continue;
            const QString url = text(source, "url");
            comparison.expect(expected.contains(url), url, QStringLiteral("not measured"));
            const auto [commit, date] = expected.take(url);
            comparison.same(url, text(source, "commit"), commit);
            const QString name = url == lists ? url.section(QLatin1Char('/'), -1) : url.mid(hostAddress.size());
            comparison.expect(text(source, "title.en").startsWith(name), url, text(source, "title.en"));
            if (url != lists)
                comparison.same(url, text(source, "date"), date);
        }
    }
    for (auto it = expected.cbegin(); it != expected.cend(); ++it)
        comparison.expect(false, it.key(), QStringLiteral("no source"));
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierGuideTest::counts()
{
    qsizetype facts = 0;
    for (const QString &path : shippedPaths())
        facts += factsOfAssessments(shipped(path));
    for (const QJsonValue &technique : list(shipped(QStringLiteral("techniques.json")), "techniques"))
        facts += list(technique.toObject(), "facts").size();
    facts += list(shipped(QStringLiteral("chips.json")), "facts").size();
    facts += list(shipped(QStringLiteral("measurements/scaling.json")), "facts").size();
    QVERIFY2(facts >= 1100, QByteArray::number(facts).constData());

    // No less than the dossier has.
    qsizetype researchedFacts = list(researched(QStringLiteral("domestic-chips")), "facts").size()
        + list(researched(QStringLiteral("scaling")), "facts_without_points").size();
    for (const QString &id : frameworkIds())
        researchedFacts += list(researched(id), "facts").size();
    for (const QJsonValue &tool : list(researched(QStringLiteral("deployment-tools")), "tools"))
        researchedFacts += list(tool.toObject(), "facts").size();
    for (const QJsonValue &technique : list(researched(QStringLiteral("techniques")), "techniques"))
        researchedFacts += list(technique.toObject(), "facts").size();
    QVERIFY2(facts >= researchedFacts, QByteArray::number(researchedFacts).constData());

    qsizetype sources = 0;
    for (const QString &path : shippedPaths(QStringLiteral("sources")))
        sources += list(shipped(path), "sources").size();
    QVERIFY2(sources >= 1000, QByteArray::number(sources).constData());
}

void DossierGuideTest::claims()
{
    const QJsonArray claims = list(shipped(QStringLiteral("claims.json")), "claims");
    QVERIFY(claims.size() >= 60);
    QHash<QString, int> perSeed;
    Comparison comparison(activityName);
    for (const QJsonValue &value : claims) {
        const QJsonObject claim = value.toObject();
        ++perSeed[text(claim, "seed")];
        comparison.derived(text(claim, "id"), claim);
        expectSaid(comparison, text(claim, "id"), text(claim, "evidence.en"), list(claim, "sources"), text(claim, "claim.en"));
    }
    QCOMPARE(perSeed.size(), 3);
    for (const char *seed : {"seed-a", "seed-b", "seed-c"})
        QVERIFY2(perSeed.value(QLatin1String(seed)) >= 12, seed);
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierGuideTest::guide()
{
    const QJsonObject guide = shipped(QStringLiteral("guide.json"));
    for (const char *key : {"steps", "scenarios", "advice", "questions", "faq"})
        QVERIFY2(!list(guide, key).isEmpty(), key);
    Comparison comparison(activityName);
    int citing = 0;
    compareCiting(comparison, QStringLiteral("guide"), guide, citing);
    QVERIFY(citing >= 100);
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierGuideTest::methods_data()
{
    QTest::addColumn<QString>("topic");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("keys");
    const auto row = [](const char *topic, const char *name, const QStringList &keys) {
        QTest::newRow(topic) << QString::fromLatin1(topic) << QString::fromLatin1(name) << keys;
    };
    row("activity", "ecosystem-activity", {QStringLiteral("method"), QStringLiteral("third_party_counts.what")});
    row("model-shapes", "model-shapes", {QStringLiteral("method")});
    row("devices", "devices", {QStringLiteral("conventions")});
    row("memory", "memory-model", {QStringLiteral("conventions"), QStringLiteral("implementations"), QStringLiteral("composition")});
    row("scaling", "scaling", {QStringLiteral("about")});
    row("trained-models", "trained-models", {QStringLiteral("about")});
    row("adoption", "adoption", {QStringLiteral("about")});
    row("chips", "domestic-chips", {QStringLiteral("legend"), QStringLiteral("cross_file_notes")});
}

// What the dossier says of a topic as a whole is told in several notes here, so numbers are compared over the topic.
void DossierGuideTest::methods()
{
    QFETCH(QString, topic);
    QFETCH(QString, name);
    QFETCH(QStringList, keys);
    const QString theirs = linesOf(name, keys);
    QVERIFY(!theirs.trimmed().isEmpty());
    QString ours;
    Comparison comparison(name);
    for (const QJsonValue &value : notesOf("notes", topic)) {
        const QJsonObject note = value.toObject();
        ours += text(note, "text.en") + QLatin1Char(' ') + text(note, "expression") + QLatin1Char(' ');
        comparison.expect(theirs.contains(text(note, "expression")), text(note, "id"), text(note, "expression"));
        if (!list(note, "sources").isEmpty())
            comparison.derived(text(note, "id"), note);
    }
    // As figures, 34.0 is 34.
    const auto whole = [](const QSet<QString> &found) {
        QSet<QString> plain;
        for (const QString &figure : found)
            plain.insert(figure.endsWith(QStringLiteral(".0")) ? figure.chopped(2) : figure);
        return plain;
    };
    const QSet<QString> invented = whole(figures(ours)) - whole(spelledFigures(theirs));
    comparison.expect(invented.isEmpty(), topic,
                      QStringLiteral("not in the dossier: ") + QStringList(invented.values()).join(QLatin1Char(' ')));
    const QSet<QString> lost = whole(figures(theirs)) - whole(spelledFigures(ours));
    comparison.expect(lost.isEmpty(), topic, QStringLiteral("only in the dossier: ") + QStringList(lost.values()).join(QLatin1Char(' ')));
    FATLAS_VERIFY_AGREES(comparison);
}

void DossierGuideTest::notesOfFrameworks()
{
    struct Note
    {
        const char *id;
        const char *file;
        QJsonObject line;
    };
    const QJsonObject megatron = part(researched(QStringLiteral("megatron-lm")), "profile");
    std::vector<Note> notes{
        {"colossal-ai/maintenance", "colossal-ai", part(researched(QStringLiteral("colossal-ai")), "profile.maintenance_status")},
        {"deepspeed/requires", "deepspeed", part(researched(QStringLiteral("deepspeed")), "profile.requires")},
        {"megatron-lm/requires", "megatron-lm", part(megatron, "requires")},
        {"megatron-lm/related", "megatron-lm", part(megatron, "related")},
        {"megatron-lm/memory-report", "megatron-lm", part(researched(QStringLiteral("megatron-lm")), "memory_report")},
        {"deepspeed/discrepancy-1", "deepspeed", list(researched(QStringLiteral("deepspeed")), "doc_code_discrepancies")[0].toObject()}};
    const QJsonArray routes = list(researched(QStringLiteral("mindspore")), "comparison_ascend");
    QCOMPARE(routes.size(), 4);
    static constexpr const char *routeIds[] = {"mindspore/ascend-route-1", "mindspore/ascend-route-2", "mindspore/ascend-route-3",
                                               "mindspore/ascend-route-4"};
    for (qsizetype i = 0; i < routes.size(); ++i)
        notes.push_back({routeIds[i], "mindspore", routes[i].toObject()});
    QCOMPARE(notesOf("notes", QStringLiteral("framework")).size(), qsizetype(notes.size()));
    for (const Note &note : notes) {
        const QString id = QString::fromLatin1(note.id);
        const QJsonObject ours = byId(list(shipped(QStringLiteral("notes.json")), "notes"), id);
        Comparison comparison(QString::fromLatin1(note.file));
        comparison.same(id, at(ours, "framework"), QString::fromLatin1(note.file));
        QJsonObject line = note.line;
        const QJsonArray sources = line.take(QLatin1String("src")).toArray();
        const QJsonValue month = line.take(QLatin1String("as_of"));
        comparison.sources(id, list(ours, "sources"), sources);
        comparison.month(id, text(ours, "asOf"), month, sources);
        comparison.sameFigures(id, text(ours, "text.en"), wordsOf(line));
        FATLAS_VERIFY_AGREES(comparison);
    }
}

void DossierGuideTest::unconfirmed_data()
{
    QTest::addColumn<QString>("topic");
    QTest::addColumn<QString>("name");
    const auto row = [](const char *topic, const char *name) {
        QTest::newRow(topic) << QString::fromLatin1(topic) << QString::fromLatin1(name);
    };
    row("adoption", "adoption");
    row("deployment", "deployment-tools");
    row("techniques", "techniques");
    row("chips", "domestic-chips");
    row("scaling", "scaling");
    row("trained-models", "trained-models");
    row("memory", "memory-model");
    row("model-shapes", "model-shapes");
    row("devices", "devices");
}

void DossierGuideTest::unconfirmed()
{
    QFETCH(QString, topic);
    QFETCH(QString, name);
    QJsonArray theirs;
    for (const char *key : {"unconfirmed", "also_unconfirmed"}) {
        for (const QJsonValue &line : list(researched(name), key)) {
            const QJsonObject parts = line.toObject();
            theirs += line.isString() ? line : QJsonValue(text(parts, "item") + QLatin1Char(' ') + text(parts, "why"));
        }
    }
    QVERIFY(!theirs.isEmpty());
    Comparison comparison(name);
    compareTexts(comparison, topic, notesOf("unconfirmed", topic), theirs);
    FATLAS_VERIFY_AGREES(comparison);
}

QTEST_GUILESS_MAIN(DossierGuideTest)
#include "tst_dossierguide.moc"
