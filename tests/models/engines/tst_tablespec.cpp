// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/tablespec.h"
#include "support/markingtranslator.h"
#include "support/samples.h"

#include <QTest>

#include <array>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

QString usability()
{
    return u"usability"_s;
}

QString stateText(AssessmentState state)
{
    constexpr std::array names{"known", "unknown", "none", "n/a"};
    return QString::fromLatin1(names.at(size_t(state)));
}

/// "known Eager 9.3 (8.9–9.7) [1,2] 2026-08": state, text, rating, references, as-of; what is missing is left out.
QString cellDump(const TableCell &cell)
{
    QStringList parts{stateText(cell.state)};
    if (!cell.text.isEmpty())
        parts += cell.text;
    if (cell.rating)
        parts += u"%1 (%2–%3)"_s.arg(cell.rating->value).arg(cell.rating->low).arg(cell.rating->high);
    QStringList numbers;
    for (const int note : cell.notes)
        numbers += QString::number(note);
    if (!numbers.isEmpty())
        parts += u'[' + numbers.join(u',') + u']';
    if (!cell.asOf.isNull())
        parts += cell.asOf.toString();
    return parts.join(u' ');
}

QString headingDump(const TableHeading &heading)
{
    return heading.detail.isEmpty() ? heading.text : u"%1/%2"_s.arg(heading.text, heading.detail);
}

QStringList dump(const TableSpec &spec)
{
    QStringList header{spec.corner};
    for (const TableHeading &column : spec.columns)
        header += headingDump(column);
    QStringList lines{header.join(u" | ")};
    for (qsizetype row = 0; row < spec.rows.size(); ++row) {
        QStringList fields{headingDump(spec.rows[row])};
        for (const TableCell &cell : spec.cells[row])
            fields += cellDump(cell);
        lines += fields.join(u" | ");
    }
    return lines;
}

QStringList values(const QList<FrameworkId> &ids)
{
    QStringList texts;
    for (const FrameworkId &id : ids)
        texts += id.value;
    return texts;
}

Aspect criterion(const QString &id)
{
    return {AspectKind::Criterion, id};
}

TableQuery queryFor(const QStringList &frameworks, bool transposed)
{
    TableQuery query;
    query.table = usability();
    for (const QString &id : frameworks)
        query.frameworks.append({id});
    query.aspects = {criterion(u"usability/paradigm"_s), criterion(u"usability/debugging"_s)};
    query.transposed = transposed;
    return query;
}

QStringList linesOf(const TableSpec &spec)
{
    QStringList lines;
    for (const TableReference &reference : spec.references)
        lines += reference.text;
    return lines;
}

/// Empty when the numbers of the cells and the list of references fit: first mentions count up from 1, and every reference is mentioned.
QString brokenNumbering(const TableSpec &spec)
{
    int highest = 0;
    for (const QList<TableCell> &row : spec.cells) {
        for (const TableCell &cell : row) {
            for (const int note : cell.notes) {
                if (note < 1 || note > highest + 1)
                    return u"[%1] comes after [%2]"_s.arg(note).arg(highest);
                highest = std::max(highest, note);
            }
            if (QSet<int>(cell.notes.cbegin(), cell.notes.cend()).size() != cell.notes.size())
                return u"a cell names a source twice: "_s + cellDump(cell);
        }
    }
    return highest == spec.references.size() ? QString() : u"%1 numbers, %2 references"_s.arg(highest).arg(spec.references.size());
}

} // namespace

/// Expected values: the assessments, ratings and sources of test::smallKnowledge(), read in the order in which a table is printed.
class TableSpecTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wholeTableFollowsTheKnowledgeBase();
    void frameworksDownwards();
    void criteriaDownwards();
    void numbersFollowTheFirstMention_data();
    void numbersFollowTheFirstMention();
    void everyStateIsKept();
    void asOfIsTheNewestFact();
    void ratingAloneGivesTheAsOf();
    void missingRecordsAreUnknown();
    void unresolvedSourceIsNamedById();
    void speaksTheDisplayLanguage();
    void wordsAreTranslatedWhenBuilt();
    void referenceLines_data();
    void referenceLines();
};

void TableSpecTest::wholeTableFollowsTheKnowledgeBase()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const TableQuery whole = wholeTable(atlas, usability());
    QCOMPARE(whole.table, usability());
    QCOMPARE(values(whole.frameworks), QStringList({u"pytorch"_s, u"jax"_s, u"megatron-lm"_s, u"mlx"_s}));
    QCOMPARE(whole.aspects, (QList<Aspect>{criterion(u"usability/paradigm"_s), criterion(u"usability/debugging"_s)}));
    QVERIFY(!whole.transposed);

    QCOMPARE(values(wholeTable(atlas, usability(), {Layer::General, Layer::Emerging}).frameworks), QStringList{u"megatron-lm"_s});
    QVERIFY(wholeTable(atlas, u"ghost"_s).aspects.isEmpty());
    QVERIFY(wholeTable(Atlas(), usability()).frameworks.isEmpty());
}

void TableSpecTest::frameworksDownwards()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const TableSpec spec = buildTableSpec(atlas, wholeTable(atlas, usability()), Language::English);
    QCOMPARE(dump(spec),
             QStringList({u"Framework | Paradigm | Debugging"_s,
                          u"PyTorch/General | known Eager [1] 2026-08 | known Python debuggers work 9.3 (8.9–9.7) [1,2] 2026-08"_s,
                          u"JAX/General | known Functional [1] 2026-08 | known Traced code hides values 6.3 (5.4–7.2) [3,1] 2026-08"_s,
                          u"Megatron-LM/Acceleration layer | known On PyTorch [2] 2026-08 | n/a Same as PyTorch"_s,
                          u"MLX/Emerging | known Lazy arrays [1] 2026-08 | unknown"_s}));
    QCOMPARE(spec.title, u"Usability"_s);
    QCOMPARE(spec.subtitle, u"How it feels"_s);
    QCOMPARE(linesOf(spec),
             QStringList({u"Documentation · Publisher · documentation · no date stated · https://example.org/doc"_s,
                          u"Paper · Publisher · paper · no date stated · https://example.org/paper"_s,
                          u"种子文章 · Publisher · seed article · no date stated"_s}));
    QVERIFY(!spec.referencesTitle.isEmpty());
    // Section 3 of the design: a rating never looks like a measurement.
    QVERIFY2(spec.caption.contains(u"not measurements"), qPrintable(spec.caption));
}

void TableSpecTest::criteriaDownwards()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    TableQuery query = wholeTable(atlas, usability());
    query.transposed = true;
    const TableSpec spec = buildTableSpec(atlas, query, Language::English);
    QCOMPARE(
        dump(spec),
        QStringList(
            {u"Criterion | PyTorch/General | JAX/General | Megatron-LM/Acceleration layer | MLX/Emerging"_s,
             u"Paradigm | known Eager [1] 2026-08 | known Functional [1] 2026-08 | known On PyTorch [2] 2026-08 | known Lazy arrays [1] 2026-08"_s,
             u"Debugging | known Python debuggers work 9.3 (8.9–9.7) [1,2] 2026-08 | known Traced code hides values 6.3 (5.4–7.2) [3,1] 2026-08"
             " | n/a Same as PyTorch | unknown"_s}));
}

void TableSpecTest::numbersFollowTheFirstMention_data()
{
    QTest::addColumn<QStringList>("frameworks");
    QTest::addColumn<bool>("transposed");
    QTest::addColumn<QStringList>("titles");
    // JAX: doc, then seed-a and doc. Megatron-LM: paper. Read by columns, Megatron-LM's paper comes before JAX' seed.
    QTest::newRow("rows are frameworks") << QStringList{u"jax"_s, u"megatron-lm"_s} << false
                                         << QStringList{u"Documentation"_s, u"种子文章"_s, u"Paper"_s};
    QTest::newRow("rows are criteria") << QStringList{u"jax"_s, u"megatron-lm"_s} << true
                                       << QStringList{u"Documentation"_s, u"Paper"_s, u"种子文章"_s};
    QTest::newRow("another order") << QStringList{u"megatron-lm"_s, u"mlx"_s} << false << QStringList{u"Paper"_s, u"Documentation"_s};
    QTest::newRow("one framework") << QStringList{u"mlx"_s} << false << QStringList{u"Documentation"_s};
    QTest::newRow("none") << QStringList{} << false << QStringList{};
}

void TableSpecTest::numbersFollowTheFirstMention()
{
    QFETCH(QStringList, frameworks);
    QFETCH(bool, transposed);
    QFETCH(QStringList, titles);
    const TableSpec spec = buildTableSpec(buildAtlas(test::smallKnowledge()), queryFor(frameworks, transposed), Language::English);
    QCOMPARE(brokenNumbering(spec), QString());
    QStringList found;
    for (const TableReference &reference : spec.references)
        found += reference.text.section(u" · "_s, 0, 0);
    QCOMPARE(found, titles);
}

void TableSpecTest::everyStateIsKept()
{
    KnowledgeBase kb = test::smallKnowledge();
    const auto states = {AssessmentState::Known, AssessmentState::Unknown, AssessmentState::None, AssessmentState::NotApplicable};
    QList<Assessment> &assessments = kb.frameworks[0].assessments;
    for (const AssessmentState state : states) {
        assessments[0] = {{u"usability/paradigm"_s}, state, {u"what was looked for"_s, u"所查内容"_s}, {}};
        const TableSpec spec = buildTableSpec(buildAtlas(kb), queryFor({u"pytorch"_s}, false), Language::English);
        QCOMPARE(cellDump(spec.cells[0][0]), stateText(state) + u" what was looked for"_s);
    }
}

void TableSpecTest::asOfIsTheNewestFact()
{
    KnowledgeBase kb = test::smallKnowledge();
    QList<Fact> &facts = kb.frameworks[0].assessments[1].facts;
    facts[0].citation.asOf = {2026, 10, 0};
    facts[1].citation.asOf = {2025, 12, 31};
    kb.frameworks[0].ratings.last().citation.asOf = {2026, 11, 0};
    const TableSpec spec = buildTableSpec(buildAtlas(kb), queryFor({u"pytorch"_s}, false), Language::English);
    QCOMPARE(spec.cells[0][1].asOf, (PartialDate{2026, 10, 0}));
}

void TableSpecTest::ratingAloneGivesTheAsOf()
{
    KnowledgeBase kb = test::smallKnowledge();
    kb.frameworks[0].assessments.removeLast();
    const TableSpec spec = buildTableSpec(buildAtlas(kb), queryFor({u"pytorch"_s}, false), Language::English);
    QCOMPARE(cellDump(spec.cells[0][1]), u"known 9.3 (8.9–9.7) [1] 2026-08"_s);
}

void TableSpecTest::missingRecordsAreUnknown()
{
    TableQuery query = queryFor({u"ghost"_s}, false);
    query.table = u"nowhere"_s;
    query.aspects.append(criterion(u"usability/ghost"_s));
    const TableSpec spec = buildTableSpec(buildAtlas(test::smallKnowledge()), query, Language::English);
    QCOMPARE(spec.title, u"nowhere"_s);
    QCOMPARE(dump(spec), QStringList({u"Framework | Paradigm | Debugging | usability/ghost"_s, u"ghost | unknown | unknown | unknown"_s}));
    QVERIFY(spec.references.isEmpty());
}

void TableSpecTest::unresolvedSourceIsNamedById()
{
    KnowledgeBase kb = test::smallKnowledge();
    kb.frameworks[3].assessments[0].facts[0].citation.sources = {{u"lost"_s}};
    QCOMPARE(buildTableSpec(buildAtlas(kb), queryFor({u"mlx"_s}, false), Language::English).references,
             (QList<TableReference>{{u"lost"_s, {}}}));
}

void TableSpecTest::speaksTheDisplayLanguage()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const TableSpec english = buildTableSpec(atlas, wholeTable(atlas, usability()), Language::English);
    const TableSpec chinese = buildTableSpec(atlas, wholeTable(atlas, usability()), Language::Chinese);
    QCOMPARE(chinese.title, u"易用性"_s);
    QCOMPARE(chinese.subtitle, u"使用感受"_s);
    QCOMPARE(headingDump(chinese.columns[1]), u"调试"_s);
    QCOMPARE(headingDump(chinese.rows[2]), u"Megatron-LM/加速层"_s);
    QCOMPARE(chinese.cells[0][1].text, u"可用 Python 调试器"_s);
    // Everything but the words is the same in both languages.
    for (qsizetype row = 0; row < english.rows.size(); ++row) {
        for (qsizetype column = 0; column < english.columns.size(); ++column) {
            TableCell cell = chinese.cells[row][column];
            cell.text = english.cells[row][column].text;
            QCOMPARE(cell, english.cells[row][column]);
        }
    }
}

void TableSpecTest::wordsAreTranslatedWhenBuilt()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const test::MarkingTranslator marks;
    TableQuery query = wholeTable(atlas, usability());
    TableSpec spec = buildTableSpec(atlas, query, Language::Chinese);
    QCOMPARE(spec.corner, u"⟦Framework⟧"_s);
    QCOMPARE(spec.referencesTitle, u"⟦Sources⟧"_s);
    QCOMPARE(spec.caption.count(u'⟦'), 3);
    QCOMPARE(spec.references[2].text, u"种子文章 · Publisher · ⟦seed article⟧ · ⟦no date stated⟧"_s);
    query.transposed = true;
    spec = buildTableSpec(atlas, query, Language::Chinese);
    QCOMPARE(spec.corner, u"⟦Criterion⟧"_s);
}

void TableSpecTest::referenceLines_data()
{
    QTest::addColumn<QString>("publisher");
    QTest::addColumn<SourceKind>("kind");
    QTest::addColumn<QString>("date");
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("commit");
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("line");
    const QString commit = u"0123456789abcdef0123456789abcdef01234567"_s;
    QTest::newRow("everything but a commit") << u"ACM"_s << SourceKind::Paper << u"2024-05-01"_s << u"https://example.org/a?b=c#d"_s
                                             << QString() << Language::English
                                             << u"Title · ACM · paper · 2024-05-01 · https://example.org/a?b=c#d"_s;
    QTest::newRow("Chinese title") << u"机构"_s << SourceKind::Blog << u"2024-05"_s << u"https://example.org/文"_s << QString()
                                   << Language::Chinese << u"标题 · 机构 · blog · 2024-05 · https://example.org/文"_s;
    QTest::newRow("year only") << u"P"_s << SourceKind::News << u"2024"_s << u"https://example.org"_s << QString() << Language::English
                               << u"Title · P · news · 2024 · https://example.org"_s;
    QTest::newRow("no date") << u"P"_s << SourceKind::Docs << QString() << u"https://example.org"_s << QString() << Language::English
                             << u"Title · P · documentation · no date stated · https://example.org"_s;
    QTest::newRow("no publisher") << QString() << SourceKind::Benchmark << u"2024"_s << u"https://example.org"_s << QString()
                                  << Language::English << u"Title · benchmark · 2024 · https://example.org"_s;
    QTest::newRow("commit within the address") << u"P"_s << SourceKind::RepositoryFile << u"2026-08"_s
                                               << u"https://example.org/blob/"_s + commit << commit << Language::English
                                               << u"Title · P · repository file · 2026-08 · https://example.org/blob/"_s + commit;
    QTest::newRow("commit without an address") << u"P"_s << SourceKind::RepositoryFile << u"2026-08"_s << QString() << commit
                                               << Language::English << u"Title · P · repository file · 2026-08 · 0123456789ab"_s;
    QTest::newRow("seed") << QString() << SourceKind::Seed << u"2026-11"_s << QString() << QString() << Language::English
                          << u"Title · seed article · 2026-11"_s;
}

void TableSpecTest::referenceLines()
{
    QFETCH(QString, publisher);
    QFETCH(SourceKind, kind);
    QFETCH(QString, date);
    QFETCH(QString, url);
    QFETCH(QString, commit);
    QFETCH(Language, language);
    Source source;
    source.title = {u"Title"_s, u"标题"_s};
    source.publisher = publisher;
    source.kind = kind;
    source.date = PartialDate::fromString(date).value_or(PartialDate());
    source.url = QUrl(url);
    source.commit = commit;
    QTEST(referenceLine(source, language), "line");
}

QTEST_GUILESS_MAIN(TableSpecTest)
#include "tst_tablespec.moc"
