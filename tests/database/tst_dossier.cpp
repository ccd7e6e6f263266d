// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The shipped knowledge against the research it was written from (tests/data/dossier): sentences are the product's own, but figures, dates, ratings
// and sources must be the dossier's.

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

const QString knowledgeFolder = QStringLiteral(FATLAS_SOURCE_DIR "/database/knowledge/");
const QString dossierFolder = QStringLiteral(FATLAS_TEST_DATA "/dossier/");

QJsonObject read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

QJsonValue at(const QJsonObject &object, const char *key)
{
    return object.value(QLatin1String(key));
}

QString text(const QJsonObject &object, const char *key)
{
    return at(object, key).toString();
}

QJsonArray list(const QJsonObject &object, const char *key)
{
    return at(object, key).toArray();
}

/// Every number that occurs in a text, as written ("1,024", "2.14.0").
QSet<QString> numbersIn(const QString &text)
{
    static const QRegularExpression number(QStringLiteral("\\d+(?:[.,]\\d+)*"));
    QSet<QString> found;
    for (auto it = number.globalMatch(text); it.hasNext();)
        found.insert(it.next().captured());
    return found;
}

/// Address of each source; a seed article without one is known by its letter.
class Addresses
{
public:
    void add(const QJsonObject &source)
    {
        // The dossier's files name the three seed articles by letter or by number.
        static const QHash<QString, QString> seeds{{QStringLiteral("seed-000"), QStringLiteral("seed-a")},
                                                   {QStringLiteral("seed-002"), QStringLiteral("seed-b")},
                                                   {QStringLiteral("seed-004"), QStringLiteral("seed-c")}};
        const QString id = text(source, "id");
        const bool isSeed = id.startsWith(QStringLiteral("seed-"));
        m_address.insert(id, isSeed ? seeds.value(id, id) : text(source, "url"));
    }
    [[nodiscard]] QSet<QString> of(const QJsonArray &ids) const
    {
        QSet<QString> found;
        for (const QJsonValue &id : ids)
            found.insert(m_address.value(id.toString(), QStringLiteral("unknown source ") + id.toString()));
        return found;
    }

private:
    QHash<QString, QString> m_address;
};

Addresses addressesOf(const QJsonArray &sources)
{
    Addresses addresses;
    for (const QJsonValue &source : sources)
        addresses.add(source.toObject());
    return addresses;
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

} // namespace

class DossierTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void facts_data() { frameworks(); }
    void facts();
    void ratings_data() { frameworks(); }
    void ratings();
    void profile_data() { frameworks(); }
    void profile();
    void nothingConfirmedIsLeftOut_data() { frameworks(); }
    void nothingConfirmedIsLeftOut();

private:
    static void frameworks();
    void compareFact(const QJsonObject &shipped, const QJsonObject &dossier, const Addresses &dossierAddresses) const;

    Addresses m_shipped;
};

void DossierTest::frameworks()
{
    QTest::addColumn<QString>("id");
    for (const char *id : {"pytorch", "jax", "tensorflow", "keras", "paddlepaddle", "mindspore", "deepspeed", "megatron-lm", "mlx"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

void DossierTest::initTestCase()
{
    for (const char *name :
         {"pytorch", "jax", "tensorflow", "keras", "paddlepaddle", "mindspore", "deepspeed", "megatron-lm", "mlx", "seeds"}) {
        const QJsonArray sources = list(read(knowledgeFolder + QStringLiteral("sources/%1.json").arg(QLatin1String(name))), "sources");
        for (const QJsonValue &source : sources)
            m_shipped.add(source.toObject());
    }
}

void DossierTest::compareFact(const QJsonObject &shipped, const QJsonObject &dossier, const Addresses &dossierAddresses) const
{
    const QString english = text(at(shipped, "text").toObject(), "en");
    QCOMPARE(at(shipped, "value"), at(dossier, "unit").isString() ? at(dossier, "value") : QJsonValue(QJsonValue::Undefined));
    QCOMPARE(text(shipped, "confidence"), text(dossier, "confidence"));
    const QJsonValue agrees = at(dossier, "seed_agrees");
    QCOMPARE(text(shipped, "seed"),
             agrees.isBool() ? (agrees.toBool() ? QStringLiteral("agrees") : QStringLiteral("disagrees")) : QString());
    // Where the dossier has no month, the month of the research stands.
    QCOMPARE(text(shipped, "asOf"), at(dossier, "as_of").isString() ? text(dossier, "as_of") : QStringLiteral("2026-11"));
    QCOMPARE(m_shipped.of(list(shipped, "sources")), dossierAddresses.of(list(dossier, "src")));
    const QSet<QString> invented = numbersIn(english) - numbersIn(text(dossier, "en"));
    QVERIFY2(invented.isEmpty(), qPrintable(QStringList(invented.values()).join(QLatin1Char(' ')) + QStringLiteral(" in: ") + english));
}

void DossierTest::facts()
{
    QFETCH(QString, id);
    const QJsonObject shipped = read(knowledgeFolder + QStringLiteral("frameworks/%1.json").arg(id));
    const QJsonObject dossier = read(dossierFolder + id + QStringLiteral(".json"));
    QVERIFY(!shipped.isEmpty() && !dossier.isEmpty());
    const Addresses addresses = addressesOf(list(dossier, "sources"));
    for (const QJsonValue &value : list(shipped, "assessments")) {
        const QJsonObject assessment = value.toObject();
        const QJsonArray expected = factsOf(dossier, text(assessment, "criterion"));
        const QJsonArray actual = list(assessment, "facts");
        QCOMPARE(actual.size(), expected.size());
        for (qsizetype i = 0; i < actual.size(); ++i) {
            compareFact(actual[i].toObject(), expected[i].toObject(), addresses);
            if (QTest::currentTestFailed()) {
                qWarning("in %s", qPrintable(text(actual[i].toObject(), "id")));
                return;
            }
        }
    }
}

void DossierTest::ratings()
{
    QFETCH(QString, id);
    const QJsonObject shipped = read(knowledgeFolder + QStringLiteral("frameworks/%1.json").arg(id));
    const QJsonObject dossier = read(dossierFolder + id + QStringLiteral(".json"));
    const Addresses addresses = addressesOf(list(dossier, "sources"));
    QHash<QString, QJsonObject> expected;
    for (const QJsonValue &rating : list(dossier, "ratings"))
        expected.insert(text(rating.toObject(), "criterion"), rating.toObject());
    QVERIFY(expected.size() >= 29);
    for (const QJsonValue &value : list(shipped, "ratings")) {
        const QJsonObject rating = value.toObject();
        const QString criterion = text(rating, "criterion");
        QVERIFY2(expected.contains(criterion), qPrintable(criterion));
        const QJsonObject original = expected.take(criterion);
        for (const char *key : {"score", "low", "high"})
            QCOMPARE(at(rating, key).toDouble(-1), at(original, key).toDouble(-2));
        QCOMPARE(m_shipped.of(list(rating, "sources")), addresses.of(list(original, "src")));
        const QSet<QString> invented = numbersIn(text(at(rating, "reason").toObject(), "en")) - numbersIn(text(original, "why_en"));
        QVERIFY2(invented.isEmpty(), qPrintable(criterion + QLatin1Char(' ') + QStringList(invented.values()).join(QLatin1Char(' '))));
    }
    QVERIFY2(expected.isEmpty(), qPrintable(QStringList(expected.keys()).join(QLatin1Char(' '))));
}

void DossierTest::profile()
{
    QFETCH(QString, id);
    const QJsonObject shipped = at(read(knowledgeFolder + QStringLiteral("frameworks/%1.json").arg(id)), "profile").toObject();
    const QJsonObject dossier = at(read(dossierFolder + id + QStringLiteral(".json")), "profile").toObject();
    const auto value = [&dossier](const char *key) { return at(at(dossier, key).toObject(), "v"); };
    const auto entry = [&shipped](const char *key) { return at(shipped, key).toObject(); };
    QCOMPARE(text(entry("firstRelease"), "date"), value("first_release").toString());
    QCOMPARE(text(entry("latestRelease"), "version"), text(value("latest_release").toObject(), "version"));
    QCOMPARE(text(entry("latestRelease"), "date"), text(value("latest_release").toObject(), "date"));
    QCOMPARE(text(entry("repository"), "value"), value("repo").toString());
    QCOMPARE(text(entry("website"), "value"), value("website").toString());
    QCOMPARE(list(entry("languages"), "values"), value("languages").toArray());
    // Megatron-LM's licence is a sentence in the dossier; the licence ids in it must be the shipped ones.
    for (const QString &licence : text(entry("license"), "value").split(QStringLiteral(" AND ")))
        QVERIFY2(value("license").toString().contains(licence), qPrintable(licence));
    for (const auto &[ours, theirs] : {std::pair{"vendor", "vendor"},
                                       {"governance", "governance"},
                                       {"firstRelease", "first_release"},
                                       {"latestRelease", "latest_release"},
                                       {"license", "license"},
                                       {"website", "website"}})
        QCOMPARE(text(entry(ours), "asOf"), text(at(dossier, theirs).toObject(), "as_of"));
}

void DossierTest::nothingConfirmedIsLeftOut()
{
    QFETCH(QString, id);
    const QJsonObject shipped = read(knowledgeFolder + QStringLiteral("frameworks/%1.json").arg(id));
    const QJsonObject dossier = read(dossierFolder + id + QStringLiteral(".json"));
    qsizetype facts = 0;
    for (const QJsonValue &assessment : list(shipped, "assessments"))
        facts += list(assessment.toObject(), "facts").size();
    QCOMPARE(facts, list(dossier, "facts").size());
    for (const char *key : {"strengths", "weaknesses", "misconceptions"})
        QCOMPARE(list(shipped, key).size(), list(dossier, key).size());
}

QTEST_GUILESS_MAIN(DossierTest)
#include "tst_dossier.moc"
