// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/tablejson.h"

#include "domain/assessment.h"
#include "domain/enumids.h"
#include "engines/table/tablewords.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace fatlas {

namespace {

constexpr std::array<QStringView, 3> standingIds{u"plain", u"best", u"worst"};
constexpr std::array<QStringView, 5> strengthIds{u"none", u"seed-only", u"weak", u"fair", u"strong"};

void insertText(QJsonObject &json, const QString &key, const QString &text)
{
    if (!text.isEmpty())
        json.insert(key, cleanText(text));
}

QJsonObject headingJson(const TableHeading &heading)
{
    QJsonObject json{{QStringLiteral("text"), cleanText(heading.text)}};
    insertText(json, QStringLiteral("detail"), heading.detail);
    insertText(json, QStringLiteral("group"), heading.group);
    return json;
}

QJsonArray headingsJson(const QList<TableHeading> &headings)
{
    QJsonArray array;
    for (const TableHeading &heading : headings)
        array.append(headingJson(heading));
    return array;
}

QJsonObject evidenceJson(const EvidenceMark &mark)
{
    QJsonObject json{{QStringLiteral("strength"), enumId(strengthIds, mark.strength)}};
    insertText(json, QStringLiteral("mark"), markText(mark));
    if (mark.isFromPack)
        json.insert(QStringLiteral("from_pack"), true);
    return json;
}

QJsonObject cellJson(const TableCell &cell)
{
    QJsonObject json{{QStringLiteral("state"), assessmentStateId(cell.state)}};
    insertText(json, QStringLiteral("sign"), cell.sign);
    insertText(json, QStringLiteral("text"), cell.text);
    if (cell.rating) {
        json.insert(QStringLiteral("rating"),
                    QJsonObject{{QStringLiteral("score"), cell.rating->value},
                                {QStringLiteral("low"), cell.rating->low},
                                {QStringLiteral("high"), cell.rating->high}});
    }
    if (cell.standing != Standing::Plain)
        json.insert(QStringLiteral("standing"), enumId(standingIds, cell.standing));
    if (!cell.notes.isEmpty()) {
        QJsonArray notes;
        for (const int note : cell.notes)
            notes.append(note);
        json.insert(QStringLiteral("notes"), notes);
        json.insert(QStringLiteral("evidence"), evidenceJson(cell.evidence));
    }
    insertText(json, QStringLiteral("as_of"), cell.asOf.toString());
    return json;
}

QJsonArray cellsJson(const TableSpec &spec)
{
    QJsonArray rows;
    for (const QList<TableCell> &row : spec.cells) {
        QJsonArray cells;
        for (const TableCell &cell : row)
            cells.append(cellJson(cell));
        rows.append(cells);
    }
    return rows;
}

QJsonArray referencesJson(const TableSpec &spec)
{
    QJsonArray array;
    for (qsizetype i = 0; i < spec.references.size(); ++i) {
        QJsonObject json{{QStringLiteral("number"), int(i + 1)}, {QStringLiteral("text"), cleanText(spec.references[i].text)}};
        insertText(json, QStringLiteral("url"), QString::fromLatin1(spec.references[i].url.toEncoded()));
        array.append(json);
    }
    return array;
}

QJsonObject originJson(const TableOrigin &origin)
{
    QJsonObject json{{QStringLiteral("language"), languageCode(origin.language)}};
    insertText(json, QStringLiteral("data_version"), origin.dataVersion);
    insertText(json, QStringLiteral("as_of"), origin.asOf);
    insertText(json, QStringLiteral("text"), origin.provenance);
    insertText(json, QStringLiteral("filter"), origin.filter);
    return json;
}

} // namespace

QByteArray tableToJson(const TableSpec &spec, const TableOrigin &origin)
{
    QJsonObject json{{QStringLiteral("format"), QStringLiteral("frameatlas-table")},
                     {QStringLiteral("format_version"), tableJsonVersion},
                     {QStringLiteral("title"), cleanText(spec.title)},
                     {QStringLiteral("corner"), cleanText(spec.corner)},
                     {QStringLiteral("columns"), headingsJson(spec.columns)},
                     {QStringLiteral("rows"), headingsJson(spec.rows)},
                     {QStringLiteral("cells"), cellsJson(spec)},
                     {QStringLiteral("references"), referencesJson(spec)},
                     {QStringLiteral("provenance"), originJson(origin)}};
    insertText(json, QStringLiteral("subtitle"), spec.subtitle);
    insertText(json, QStringLiteral("caption"), spec.caption);
    QJsonArray summary;
    for (const QString &sentence : spec.summary)
        summary.append(cleanText(sentence));
    json.insert(QStringLiteral("summary"), summary);
    return QJsonDocument(json).toJson(QJsonDocument::Indented);
}

} // namespace fatlas
