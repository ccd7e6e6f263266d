// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/records/recordtable.h"

#include "engines/records/records.h"
#include "engines/table/referencelist.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Records)
};

struct RecordListEntry
{
    QString id;
    RecordTable (*build)(const Atlas &, Language);
};

const QList<RecordListEntry> &recordLists()
{
    static const QList<RecordListEntry> lists{{QStringLiteral("claims"), &claimRecords},
                                              {QStringLiteral("sources"), &sourceRecords},
                                              {QStringLiteral("weak-statements"), &weakStatementRecords},
                                              {QStringLiteral("old-statements"), &oldStatementRecords},
                                              {QStringLiteral("glossary"), &termRecords},
                                              {QStringLiteral("trained-models"), &trainedModelRecords},
                                              {QStringLiteral("models"), &trainedModelRecords},
                                              {QStringLiteral("deployment-tools"), &deploymentRecords},
                                              {QStringLiteral("techniques"), &techniqueRecords},
                                              {QStringLiteral("technique-support"), &techniqueSupportRecords},
                                              {QStringLiteral("chips"), &chipRecords},
                                              {QStringLiteral("cross-chip-layers"), &crossChipRecords},
                                              {QStringLiteral("zero-stages"), &zeroRecords}};
    return lists;
}

} // namespace

QStringList recordListIds()
{
    QStringList ids;
    for (const RecordListEntry &list : recordLists())
        ids += list.id;
    return ids;
}

std::optional<RecordTable> recordList(const QString &id, const Atlas &atlas, Language language)
{
    for (const RecordListEntry &list : recordLists()) {
        if (list.id == id)
            return list.build(atlas, language);
    }
    return std::nullopt;
}

namespace {

/// A dash without a key is what is not stated.
TableCell printedCell(const RecordCell &cell)
{
    TableCell printed;
    const bool isUnknown = !cell.key.isValid() && cell.sign.isEmpty() && (cell.text.isEmpty() || cell.text == QStringLiteral("—"));
    printed.sign = isUnknown ? QString() : cell.sign;
    printed.text = isUnknown ? QString() : cell.text;
    printed.state = isUnknown ? AssessmentState::Unknown : AssessmentState::Known;
    return printed;
}

/// Where the numbers of the sources stand: in the widest of the columns, which has the text that they back.
qsizetype notedColumn(const RecordTable &table, const QList<int> &columns)
{
    qsizetype widest = columns.size() - 1;
    for (qsizetype i = widest - 1; i > 0; --i) {
        if (table.columns[columns[i]].share > table.columns[columns[widest]].share)
            widest = i;
    }
    return widest;
}

bool hasWords(const RecordRow &row, const QStringList &words)
{
    return std::all_of(words.cbegin(), words.cend(), [&row](const QString &word) {
        return std::any_of(row.cells.cbegin(), row.cells.cend(),
                           [&word](const RecordCell &cell) { return cell.text.contains(word, Qt::CaseInsensitive); });
    });
}

/// Whether the facets have what was chosen; one of them may be left out of account.
bool hasChosen(const RecordRow &row, const RecordFilter &filter, const QString &except = {})
{
    bool isAsked = false;
    for (auto facet = filter.chosen.cbegin(); facet != filter.chosen.cend(); ++facet) {
        if (facet->isEmpty() || facet.key() == except)
            continue;
        isAsked = true;
        const QStringList values = row.facets.value(facet.key());
        const bool has = std::any_of(values.cbegin(), values.cend(), [&facet](const QString &value) { return facet->contains(value); });
        if (has != (filter.match == FacetMatch::All))
            return has;
    }
    return !isAsked || filter.match == FacetMatch::All;
}

} // namespace

QString shownText(const RecordCell &cell)
{
    if (cell.sign.isEmpty() || cell.text.isEmpty())
        return cell.sign + cell.text;
    return cell.sign + QLatin1Char(' ') + cell.text;
}

TableSpec recordSpec(const Atlas &atlas, const RecordTable &table, const QList<qsizetype> &rows, Language language,
                     const QList<int> &chosenColumns)
{
    TableSpec spec;
    spec.title = table.title;
    spec.subtitle = table.explanation;
    spec.caption = table.caption;
    QList<int> columns = chosenColumns;
    if (columns.isEmpty()) {
        columns.resize(table.columns.size());
        std::iota(columns.begin(), columns.end(), 0);
    }
    if (columns.isEmpty())
        return spec;
    spec.corner = table.columns[columns.constFirst()].title;
    for (qsizetype i = 1; i < columns.size(); ++i)
        spec.columns.append({table.columns[columns[i]].title, {}});
    const qsizetype noted = notedColumn(table, columns);
    ReferenceList references;
    for (const qsizetype index : rows) {
        const RecordRow &row = table.rows[index];
        spec.rows.append({shownText(row.cells[columns.constFirst()]), {}});
        QList<TableCell> cells;
        for (qsizetype i = 1; i < columns.size(); ++i) {
            cells.append(printedCell(row.cells[columns[i]]));
            if (i == noted)
                cells.last().notes = references.numbersOf(row.sources);
        }
        spec.cells.append(cells);
    }
    spec.referencesTitle = references.isEmpty() ? QString() : Text::tr("Sources");
    spec.references = references.lines(atlas, language);
    return spec;
}

bool matches(const RecordRow &row, const RecordFilter &filter)
{
    return hasChosen(row, filter) && hasWords(row, filter.words);
}

QList<qsizetype> matchingRows(const RecordTable &table, const RecordFilter &filter)
{
    QList<qsizetype> rows;
    for (qsizetype i = 0; i < table.rows.size(); ++i) {
        if (matches(table.rows[i], filter))
            rows.append(i);
    }
    return rows;
}

FacetCounts facetCounts(const RecordTable &table, const RecordFilter &filter)
{
    FacetCounts counts;
    for (const RecordRow &row : table.rows) {
        if (!hasWords(row, filter.words))
            continue;
        for (auto facet = row.facets.cbegin(); facet != row.facets.cend(); ++facet) {
            // Where any condition is enough, the other facets take nothing away.
            if (filter.match == FacetMatch::All && !hasChosen(row, filter, facet.key()))
                continue;
            for (const QString &value : *facet)
                ++counts[facet.key()][value];
        }
    }
    return counts;
}

} // namespace fatlas
