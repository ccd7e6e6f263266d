// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/records/recordtable.h"

#include "engines/records/records.h"
#include "engines/table/referencelist.h"

#include <QCoreApplication>

#include <algorithm>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Records)
};

QString shownText(const RecordCell &cell)
{
    if (cell.sign.isEmpty() || cell.text.isEmpty())
        return cell.sign + cell.text;
    return cell.sign + QLatin1Char(' ') + cell.text;
}

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

TableSpec recordSpec(const Atlas &atlas, const RecordTable &table, const QList<qsizetype> &rows, Language language)
{
    TableSpec spec;
    spec.title = table.title;
    spec.subtitle = table.explanation;
    spec.caption = table.caption;
    spec.corner = table.columns.isEmpty() ? QString() : table.columns.constFirst().title;
    for (qsizetype column = 1; column < table.columns.size(); ++column)
        spec.columns.append({table.columns[column].title, {}});
    ReferenceList references;
    for (const qsizetype index : rows) {
        const RecordRow &row = table.rows[index];
        spec.rows.append({shownText(row.cells.value(0)), {}});
        QList<TableCell> cells;
        for (qsizetype column = 1; column < row.cells.size(); ++column) {
            TableCell cell;
            cell.sign = row.cells[column].sign;
            cell.text = row.cells[column].text;
            cell.state = cell.text.isEmpty() && cell.sign.isEmpty() ? AssessmentState::Unknown : AssessmentState::Known;
            cells.append(cell);
        }
        // The last column is what the sources are said to back; in most tables it is the only long text.
        if (!cells.isEmpty())
            cells.last().notes = references.numbersOf(row.sources);
        spec.cells.append(cells);
    }
    spec.referencesTitle = references.isEmpty() ? QString() : Text::tr("Sources");
    spec.references = references.lines(atlas, language);
    return spec;
}

bool matches(const RecordRow &row, const QStringList &words, const QHash<QString, QStringList> &chosen)
{
    for (auto facet = chosen.cbegin(); facet != chosen.cend(); ++facet) {
        const QStringList values = row.facets.value(facet.key());
        const auto isChosen = [&facet](const QString &value) { return facet->contains(value); };
        if (!facet->isEmpty() && std::none_of(values.cbegin(), values.cend(), isChosen))
            return false;
    }
    return std::all_of(words.cbegin(), words.cend(), [&row](const QString &word) {
        return std::any_of(row.cells.cbegin(), row.cells.cend(),
                           [&word](const RecordCell &cell) { return cell.text.contains(word, Qt::CaseInsensitive); });
    });
}

QList<qsizetype> matchingRows(const RecordTable &table, const QString &words, const QHash<QString, QStringList> &chosen)
{
    const QStringList list = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QList<qsizetype> rows;
    for (qsizetype i = 0; i < table.rows.size(); ++i) {
        if (matches(table.rows[i], list, chosen))
            rows.append(i);
    }
    return rows;
}

} // namespace fatlas
