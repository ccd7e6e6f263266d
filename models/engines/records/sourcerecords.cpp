// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/evidence/evidencemark.h"
#include "engines/records/recordcells.h"
#include "engines/records/records.h"
#include "engines/search/search.h"
#include "engines/words.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <functional>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::SourceRecords)
};

const QString kindFacet = QStringLiteral("kind");
const QString ageFacet = QStringLiteral("age");
const QString strengthFacet = QStringLiteral("strength");

QString ageId(EvidenceAge age)
{
    switch (age) {
    case EvidenceAge::Current: return QStringLiteral("current");
    case EvidenceAge::OverOneYear: return QStringLiteral("12");
    case EvidenceAge::OverTwoYears: return QStringLiteral("24");
    }
    Q_UNREACHABLE();
}

/// Age of a source: "undated" where it does not say.
QString sourceAgeId(const Source &source, const PartialDate &now)
{
    return source.date.isNull() ? QStringLiteral("undated") : ageId(ageOf(source.date, now));
}

/// How many statements cite each source.
QHash<SourceId, int> citationCounts(const Atlas &atlas)
{
    QHash<SourceId, int> counts;
    forEachStatement(atlas, [&counts](const Statement &statement) {
        if (!statement.citation)
            return;
        for (const SourceId &source : statement.citation->sources)
            ++counts[source];
    });
    return counts;
}

QString groupId(SearchKind kind)
{
    return QString::number(int(kind));
}

RecordFacet groupFacet(const QSet<SearchKind> &used)
{
    RecordFacet facet{kindFacet, Text::tr("Kind"), {}};
    for (const SearchKind kind : allSearchKinds) {
        if (used.contains(kind))
            facet.values.append({groupId(kind), searchKindName(kind)});
    }
    return facet;
}

/// The statements that `wanted` picks, with columns: what it is about, what it says, kind, as of, and `remark`.
RecordTable statementRecords(const Atlas &atlas, Language language, const std::function<bool(const EvidenceMark &)> &wanted,
                             const std::function<RecordCell(const EvidenceMark &)> &remark)
{
    RecordTable table;
    table.columns = {{QStringLiteral("about"), Text::tr("About"), {}, 2},
                     {QStringLiteral("kind"), Text::tr("Kind"), {}, 0},
                     {QStringLiteral("as-of"), Text::tr("As of"), Text::tr("The month for which the statement holds"), 0},
                     {QStringLiteral("evidence"), Text::tr("Evidence"), {}, 1.3},
                     {QStringLiteral("statement"), Text::tr("Statement"), {}, 4.5}};
    table.explainsTerms = true;
    QSet<SearchKind> kinds;
    forEachStatement(atlas, [&](const Statement &statement) {
        // When something was first released does not grow old.
        if (!statement.citation || statement.id.endsWith(QStringLiteral("/first-release")))
            return;
        const EvidenceMark mark = evidenceMark(atlas, *statement.citation);
        if (!wanted(mark))
            return;
        const SearchKind kind = searchKindOf(statement.kind);
        kinds.insert(kind);
        RecordRow row;
        row.id = statementKindId(statement.kind) + QLatin1Char(':') + statement.id;
        row.subject = statement.subject;
        row.sources = statement.citation->sources;
        row.cells = {{statement.title.in(language), statement.title.in(language)},
                     {searchKindName(kind), double(kind), RecordTone::Muted},
                     dateCell(mark.asOf),
                     remark(mark),
                     {statement.text.in(language), statement.text.in(language)}};
        row.facets = {{kindFacet, {groupId(kind)}},
                      {ageFacet, {ageId(mark.age)}},
                      {strengthFacet, {mark.strength == EvidenceStrength::SeedOnly ? QStringLiteral("seed") : QStringLiteral("weak")}}};
        table.rows.append(row);
    });
    table.facets = {groupFacet(kinds)};
    return table;
}

} // namespace

RecordTable sourceRecords(const Atlas &atlas, Language language)
{
    RecordTable table;
    table.title = Text::tr("Sources");
    table.explanation = Text::tr("Everything that the knowledge rests on, each once, with the number of statements that cite it.");
    table.columns = {{QStringLiteral("source"), Text::tr("Source"), {}, 4},
                     {QStringLiteral("kind"), Text::tr("Kind"), {}, 0},
                     {QStringLiteral("publisher"), Text::tr("Publisher"), {}, 1.6},
                     {QStringLiteral("date"), Text::tr("Date"), Text::tr("When it was published or committed"), 0},
                     {QStringLiteral("cited-by"), Text::tr("Cited by"), Text::tr("Number of statements that cite it"), 0, true},
                     {QStringLiteral("address"), Text::tr("Address"), {}, 3}};
    RecordFacet kinds{kindFacet, Text::tr("Kind"), {}};
    for (const SourceKind kind : allSourceKinds)
        kinds.values.append({sourceKindId(kind), sourceKindName(kind)});
    const RecordFacet ages{ageFacet,
                           Text::tr("Age"),
                           {{QStringLiteral("current"), Text::tr("within 12 months")},
                            {QStringLiteral("12"), ageName(EvidenceAge::OverOneYear)},
                            {QStringLiteral("24"), ageName(EvidenceAge::OverTwoYears)},
                            {QStringLiteral("undated"), Text::tr("no date stated")}}};
    table.facets = {kinds, ages};
    const QHash<SourceId, int> counts = citationCounts(atlas);
    for (const Source &source : atlas.sources()) {
        RecordRow row;
        row.id = source.id.value;
        row.subject.kind = ItemKind::Source;
        row.subject.item = source.id.value;
        const int count = counts.value(source.id);
        const QString address = source.url.toString();
        row.cells = {
            {source.title.in(language), source.title.in(language)},
            {sourceKindName(source.kind), double(source.kind), RecordTone::Muted},
            {source.publisher, source.publisher},
            dateCell(source.date),
            {QString::number(count), double(count)},
            {address.isEmpty() ? QStringLiteral("—") : address, address.isEmpty() ? QVariant() : QVariant(address), RecordTone::Muted}};
        row.facets = {{kindFacet, {sourceKindId(source.kind)}}, {ageFacet, {sourceAgeId(source, atlas.asOf())}}};
        table.rows.append(row);
    }
    // What much rests on comes first.
    std::stable_sort(table.rows.begin(), table.rows.end(),
                     [](const RecordRow &a, const RecordRow &b) { return a.cells[4].key.toDouble() > b.cells[4].key.toDouble(); });
    return table;
}

RecordTable weakStatementRecords(const Atlas &atlas, Language language)
{
    RecordTable table = statementRecords(
        atlas, language,
        [](const EvidenceMark &mark) { return mark.strength == EvidenceStrength::Weak || mark.strength == EvidenceStrength::SeedOnly; },
        [](const EvidenceMark &mark) {
            const bool isSeed = mark.strength == EvidenceStrength::SeedOnly;
            return RecordCell{strengthName(mark.strength), double(mark.strength), RecordTone::Fair,
                              isSeed ? QStringLiteral("‡") : QStringLiteral("†")};
        });
    table.title = Text::tr("Statements on weak evidence");
    table.explanation =
        Text::tr("What rests on one secondary source, or on a seed article alone. Treat it as a hint until it is confirmed.");
    table.facets.prepend({strengthFacet,
                          Text::tr("Evidence"),
                          {{QStringLiteral("weak"), strengthName(EvidenceStrength::Weak)},
                           {QStringLiteral("seed"), strengthName(EvidenceStrength::SeedOnly)}}});
    return table;
}

RecordTable oldStatementRecords(const Atlas &atlas, Language language)
{
    RecordTable table = statementRecords(
        atlas, language, [](const EvidenceMark &mark) { return mark.age != EvidenceAge::Current; },
        [](const EvidenceMark &mark) {
            return RecordCell{ageName(mark.age), double(mark.age),
                              mark.age == EvidenceAge::OverTwoYears ? RecordTone::Fair : RecordTone::Muted};
        });
    table.title = Text::tr("Older statements");
    table.explanation =
        Text::tr("What was last known to hold more than 12 months before %1. It may have changed since.").arg(atlas.asOf().toString());
    table.facets.prepend(
        {ageFacet,
         Text::tr("Age"),
         {{QStringLiteral("12"), Text::tr("12 to 24 months")}, {QStringLiteral("24"), ageName(EvidenceAge::OverTwoYears)}}});
    std::stable_sort(table.rows.begin(), table.rows.end(),
                     [](const RecordRow &a, const RecordRow &b) { return a.cells[2].key.toString() < b.cells[2].key.toString(); });
    return table;
}

} // namespace fatlas
