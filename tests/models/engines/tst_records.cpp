// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The lists of claims, sources and terms: on the shipped knowledge against counts taken from its JSON files, independent of the reader.

#include "engines/evidence/evidencemark.h"
#include "engines/records/records.h"
#include "store/knowledgereader.h"

#include <QCollator>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
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

QList<QJsonObject> files(const QString &kind)
{
    QList<QJsonObject> found;
    QDirIterator it(QStringLiteral(FATLAS_SOURCE_DIR "/database/knowledge"), {QStringLiteral("*.json")}, QDir::Files,
                    QDirIterator::Subdirectories);
    while (it.hasNext()) {
        QFile file(it.next());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read");
        const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
        if (object[QStringLiteral("kind")] == kind)
            found.append(object);
    }
    return found;
}

RecordTable sample()
{
    RecordTable table;
    table.columns = {{QStringLiteral("name"), QStringLiteral("Name")}, {QStringLiteral("text"), QStringLiteral("Text")}};
    const auto row = [](const QString &id, const QString &text, const QStringList &colours, const QString &size) {
        RecordRow made;
        made.id = id;
        made.cells = {{id, id}, {text, text}};
        made.facets = {{QStringLiteral("colour"), colours}, {QStringLiteral("size"), {size}}};
        made.sources = {SourceId{text}};
        return made;
    };
    table.rows = {
        row(QStringLiteral("a"), QStringLiteral("red Apple"), {QStringLiteral("red")}, QStringLiteral("small")),
        row(QStringLiteral("b"), QStringLiteral("green apple"), {QStringLiteral("green"), QStringLiteral("red")}, QStringLiteral("large")),
        row(QStringLiteral("c"), QStringLiteral("red Apple"), {}, QStringLiteral("small"))};
    return table;
}

} // namespace

class RecordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matching_data();
    void matching();
    void matchingAny_data();
    void matchingAny();
    void countsOfFacets();
    void specNumbersSourcesOnce();
    void specHasTheColumnsShown();
    void columnsHaveIds();
    void claims();
    void sourcesOnce();
    void citationCounts_data();
    void citationCounts();
    void weakStatements();
    void oldStatements();
    void terms_data();
    void terms();
    void listsByName();

private:
    const Atlas m_atlas = shipped();
};

void RecordsTest::matching_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("colours");
    QTest::addColumn<QStringList>("sizes");
    QTest::addColumn<QList<qsizetype>>("rows");
    const QStringList none;
    const QString red = QStringLiteral("red");
    const QString green = QStringLiteral("green");
    QTest::newRow("all") << "" << none << none << QList<qsizetype>{0, 1, 2};
    QTest::newRow("word in any case") << "APPLE" << none << none << QList<qsizetype>{0, 1, 2};
    QTest::newRow("both words") << "green apple" << none << none << QList<qsizetype>{1};
    QTest::newRow("words of different cells") << "a red" << none << none << QList<qsizetype>{0, 2};
    QTest::newRow("facet with several values a row") << "" << QStringList{red} << none << QList<qsizetype>{0, 1};
    QTest::newRow("one or the other") << "" << QStringList{red, green} << none << QList<qsizetype>{0, 1};
    QTest::newRow("facets together") << "" << QStringList{red} << QStringList{QStringLiteral("large")} << QList<qsizetype>{1};
    QTest::newRow("facet and word") << "red" << QStringList{red} << none << QList<qsizetype>{0};
    QTest::newRow("nothing") << "pear" << none << none << QList<qsizetype>{};
}

void RecordsTest::matching()
{
    QFETCH(QString, words);
    QFETCH(QStringList, colours);
    QFETCH(QStringList, sizes);
    const QStringList list = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QTEST(matchingRows(sample(), {list, {{QStringLiteral("colour"), colours}, {QStringLiteral("size"), sizes}}}), "rows");
}

void RecordsTest::matchingAny_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("colours");
    QTest::addColumn<QStringList>("sizes");
    QTest::addColumn<QList<qsizetype>>("rows");
    const QStringList none;
    const QStringList green{QStringLiteral("green")};
    const QStringList small{QStringLiteral("small")};
    QTest::newRow("nothing asked") << "" << none << none << QList<qsizetype>{0, 1, 2};
    QTest::newRow("one facet") << "" << green << none << QList<qsizetype>{1};
    QTest::newRow("either facet") << "" << green << small << QList<qsizetype>{0, 1, 2};
    QTest::newRow("without the row of neither") << "" << green << QStringList{QStringLiteral("huge")} << QList<qsizetype>{1};
    QTest::newRow("words narrow it all the same") << "red" << green << small << QList<qsizetype>{0, 2};
}

void RecordsTest::matchingAny()
{
    QFETCH(QString, words);
    QFETCH(QStringList, colours);
    QFETCH(QStringList, sizes);
    const QStringList list = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QTEST(matchingRows(sample(), {list, {{QStringLiteral("colour"), colours}, {QStringLiteral("size"), sizes}}, FacetMatch::Any}), "rows");
}

void RecordsTest::countsOfFacets()
{
    const auto counts = [](const RecordFilter &filter, const char *facet, const char *value) {
        return facetCounts(sample(), filter).value(QLatin1String(facet)).value(QLatin1String(value));
    };
    QCOMPARE(counts({}, "colour", "red"), 2);
    QCOMPARE(counts({}, "size", "small"), 2);
    // Its own choice does not count against another value of a facet; that of another facet does.
    const RecordFilter large{{}, {{QStringLiteral("size"), {QStringLiteral("large")}}}};
    QCOMPARE(counts(large, "size", "small"), 2);
    QCOMPARE(counts(large, "colour", "red"), 1);
    QCOMPARE(counts({large.words, large.chosen, FacetMatch::Any}, "colour", "red"), 2);
    QCOMPARE(counts({{QStringLiteral("green")}, {}}, "colour", "red"), 1);
    QCOMPARE(counts({}, "colour", "blue"), 0);
}

void RecordsTest::specHasTheColumnsShown()
{
    RecordTable table = sample();
    table.columns.append({QStringLiteral("third"), QStringLiteral("Third"), {}, 0});
    for (RecordRow &row : table.rows)
        row.cells.append({QStringLiteral("—"), {}});
    const TableSpec turned = recordSpec(m_atlas, table, {1}, Language::English, {1, 2, 0});
    QCOMPARE(turned.corner, QStringLiteral("Text"));
    QCOMPARE(turned.columns.size(), 2);
    QCOMPARE(turned.columns[1].text, QStringLiteral("Name"));
    QCOMPARE(turned.rows[0].text, QStringLiteral("green apple"));
    QCOMPARE(turned.cells[0][1].text, QStringLiteral("b"));
    // A dash without a key is unknown, not a text.
    QCOMPARE(turned.cells[0][0].state, AssessmentState::Unknown);
    QVERIFY(turned.cells[0][0].text.isEmpty());
    // The numbers of the sources stand at the widest column.
    QVERIFY(turned.cells[0][0].notes.isEmpty());
    QCOMPARE(turned.cells[0][1].notes, QList<int>{1});
    const TableSpec one = recordSpec(m_atlas, table, {0, 1}, Language::English, {0});
    QVERIFY(one.columns.isEmpty());
    QCOMPARE(one.rows.size(), 2);
}

void RecordsTest::columnsHaveIds()
{
    for (const QString &id : recordListIds()) {
        const RecordTable table = recordList(id, m_atlas, Language::English).value();
        QSet<QString> ids;
        for (const RecordColumn &column : table.columns)
            ids.insert(column.id);
        QVERIFY2(ids.size() == table.columns.size() && !ids.contains(QString()), qPrintable(id));
        const RecordTable chinese = recordList(id, m_atlas, Language::Chinese).value();
        for (qsizetype i = 0; i < table.columns.size(); ++i)
            QCOMPARE(chinese.columns[i].id, table.columns[i].id);
    }
}

void RecordsTest::specNumbersSourcesOnce()
{
    const TableSpec spec = recordSpec(m_atlas, sample(), {2, 0, 1}, Language::English);
    QCOMPARE(spec.rows.size(), 3);
    QCOMPARE(spec.rows[0].text, QStringLiteral("c"));
    QCOMPARE(spec.corner, QStringLiteral("Name"));
    QCOMPARE(spec.columns.size(), 1);
    // "red Apple" backs two of the rows and is one source.
    QCOMPARE(spec.cells[0][0].notes, QList<int>{1});
    QCOMPARE(spec.cells[1][0].notes, QList<int>{1});
    QCOMPARE(spec.cells[2][0].notes, QList<int>{2});
    QCOMPARE(spec.references.size(), 2);
}

void RecordsTest::claims()
{
    QHash<QString, int> verdicts;
    int count = 0;
    for (const QJsonObject &file : files(QStringLiteral("claims"))) {
        for (const QJsonValue &claim : file[QStringLiteral("claims")].toArray()) {
            ++count;
            ++verdicts[claim[QStringLiteral("verdict")].toString()];
        }
    }
    QVERIFY(count >= 40);
    for (const Language language : allLanguages) {
        const RecordTable table = claimRecords(m_atlas, language);
        QCOMPARE(table.rows.size(), count);
        for (const Verdict verdict : allVerdicts)
            QCOMPARE(matchingRows(table, {{}, {{QStringLiteral("verdict"), {verdictId(verdict)}}}}).size(),
                     verdicts.value(verdictId(verdict)));
        QSet<QString> signs;
        for (const RecordRow &row : table.rows) {
            QCOMPARE(row.cells.size(), table.columns.size());
            QVERIFY(!row.sources.isEmpty());
            signs.insert(row.cells[1].sign);
        }
        QCOMPARE(signs.size(), verdicts.size());
    }
}

void RecordsTest::sourcesOnce()
{
    QSet<QString> ids;
    for (const QJsonObject &file : files(QStringLiteral("sources"))) {
        for (const QJsonValue &source : file[QStringLiteral("sources")].toArray())
            ids.insert(source[QStringLiteral("id")].toString());
    }
    const RecordTable table = sourceRecords(m_atlas, Language::Chinese);
    QCOMPARE(table.rows.size(), ids.size());
    double last = 1e9;
    for (const RecordRow &row : table.rows) {
        QVERIFY(ids.remove(row.id));
        QVERIFY(row.cells[4].key.toDouble() <= last);
        last = row.cells[4].key.toDouble();
    }
    QVERIFY(ids.isEmpty());
}

void RecordsTest::citationCounts_data()
{
    QTest::addColumn<QString>("source");
    // One that several kinds of file cite, one of a single file, a seed article.
    for (const char *source : {"jax-readme", "keras-bench", "seed-b"})
        QTest::newRow(source) << QString::fromLatin1(source);
}

void RecordsTest::citationCounts()
{
    QFETCH(QString, source);
    // Every object with a citation that names it, in every file.
    int expected = 0;
    const std::function<void(const QJsonValue &)> walk = [&](const QJsonValue &value) {
        if (value.isObject()) {
            const QJsonObject object = value.toObject();
            expected += object.contains(QStringLiteral("asOf")) && object[QStringLiteral("sources")].toArray().contains(source);
            for (const QJsonValue &child : object)
                walk(child);
        } else if (value.isArray()) {
            for (const QJsonValue &child : value.toArray())
                walk(child);
        }
    };
    QDirIterator it(QStringLiteral(FATLAS_SOURCE_DIR "/database/knowledge"), {QStringLiteral("*.json")}, QDir::Files,
                    QDirIterator::Subdirectories);
    while (it.hasNext()) {
        QFile file(it.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        walk(QJsonDocument::fromJson(file.readAll()).object());
    }
    QVERIFY(expected > 0);
    const RecordTable table = sourceRecords(m_atlas, Language::English);
    const auto row =
        std::find_if(table.rows.cbegin(), table.rows.cend(), [&source](const RecordRow &candidate) { return candidate.id == source; });
    QVERIFY(row != table.rows.cend());
    QCOMPARE(row->cells[4].text.toInt(), expected);
}

void RecordsTest::weakStatements()
{
    const RecordTable table = weakStatementRecords(m_atlas, Language::English);
    QVERIFY(!table.rows.isEmpty());
    for (const RecordRow &row : table.rows) {
        int primary = 0;
        int secondary = 0;
        for (const SourceId &id : row.sources) {
            const Source *source = m_atlas.source(id);
            QVERIFY(source);
            if (source->kind != SourceKind::Seed)
                ++(isSecondary(source->kind) ? secondary : primary);
        }
        QVERIFY2(primary == 0 && secondary <= 1, qPrintable(row.id));
        QVERIFY(!row.subject.isEmpty());
    }
}

void RecordsTest::oldStatements()
{
    const RecordTable table = oldStatementRecords(m_atlas, Language::English);
    QVERIFY(!table.rows.isEmpty());
    QString last;
    for (const RecordRow &row : table.rows) {
        const QString asOf = row.cells[2].key.toString();
        QVERIFY2(asOf.left(7) < QStringLiteral("2025-11"), qPrintable(row.id + u' ' + asOf));
        QVERIFY(last <= asOf);
        last = asOf;
    }
    const auto over24 = matchingRows(table, {{}, {{QStringLiteral("age"), {QStringLiteral("24")}}}});
    for (const qsizetype row : over24)
        QVERIFY(table.rows[row].cells[2].key.toString().left(7) < QStringLiteral("2024-11"));
    QVERIFY(!over24.isEmpty() && over24.size() < table.rows.size());
}

void RecordsTest::terms_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("first");
    QTest::newRow("en") << Language::English << QStringLiteral("Acceleration layer");
    QTest::newRow("zh") << Language::Chinese << QString();
}

void RecordsTest::terms()
{
    QFETCH(Language, language);
    QFETCH(QString, first);
    const RecordTable table = termRecords(m_atlas, language);
    QVERIFY(table.rows.size() >= 80);
    QCOMPARE(table.rows.size(), m_atlas.glossary().size());
    if (!first.isEmpty())
        QVERIFY2(table.rows[0].cells[0].text.compare(first, Qt::CaseInsensitive) <= 0, qPrintable(table.rows[0].cells[0].text));
    for (const RecordRow &row : table.rows) {
        QVERIFY(!row.cells[2].text.isEmpty());
        QCOMPARE(row.subject.term, row.id);
    }
    QCollator collator(language == Language::Chinese ? QLocale(QLocale::Chinese, QLocale::China) : QLocale(QLocale::English));
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    for (qsizetype i = 1; i < table.rows.size(); ++i)
        QVERIFY(collator.compare(table.rows[i - 1].cells[0].text, table.rows[i].cells[0].text) <= 0);
}

void RecordsTest::listsByName()
{
    for (const QString &id : recordListIds()) {
        const auto table = recordList(id, m_atlas, Language::Chinese);
        QVERIFY(table);
        QVERIFY(!table->rows.isEmpty());
        QSet<QString> ids;
        for (const RecordRow &row : table->rows)
            ids.insert(row.id);
        QCOMPARE(ids.size(), table->rows.size());
    }
    QVERIFY(!recordList(QStringLiteral("matrix"), m_atlas, Language::English));
}

QTEST_GUILESS_MAIN(RecordsTest)
#include "tst_records.moc"
