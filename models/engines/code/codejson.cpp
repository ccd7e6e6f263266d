// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/code/codetexts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace fatlas {

namespace {

void insertText(QJsonObject &json, const QString &key, const QString &text)
{
    if (!text.isEmpty())
        json.insert(key, text);
}

QJsonObject partJson(const CodeCell &cell, SampleTask task)
{
    QJsonObject json{{QStringLiteral("id"), sampleTaskId(task)}};
    if (!cell.lines.isEmpty())
        json.insert(QStringLiteral("code"), QJsonArray::fromStringList(cell.lines));
    insertText(json, QStringLiteral("absent"), cell.absent);
    insertText(json, QStringLiteral("note"), cell.note);
    return json;
}

QJsonObject columnJson(const CodeColumn &column)
{
    QJsonObject json{{QStringLiteral("id"), column.framework.value}, {QStringLiteral("name"), column.name}};
    if (!column.missing.isEmpty()) {
        json.insert(QStringLiteral("missing"), column.missing);
        return json;
    }
    json.insert(QStringLiteral("language"), codeLanguageId(column.language));
    json.insert(QStringLiteral("detail"), column.detail);
    json.insert(QStringLiteral("styles"), QJsonArray::fromStringList(column.styles));
    QJsonArray remarks;
    for (const CodeRemark &remark : column.remarks)
        remarks.append(QJsonObject{{QStringLiteral("label"), remark.label}, {QStringLiteral("text"), remark.text}});
    json.insert(QStringLiteral("remarks"), remarks);
    QJsonArray parts;
    for (qsizetype i = 0; i < column.cells.size(); ++i)
        parts.append(partJson(column.cells[i], allSampleTasks.at(size_t(i))));
    json.insert(QStringLiteral("parts"), parts);
    QJsonArray notes;
    for (const int note : column.notes)
        notes.append(note);
    json.insert(QStringLiteral("references"), notes);
    insertText(json, QStringLiteral("as_of"), column.asOf.toString());
    return json;
}

QJsonArray sectionsJson(const CodeSpec &spec)
{
    QJsonArray array;
    for (qsizetype i = 0; i < spec.sections.size(); ++i) {
        array.append(
            QJsonObject{{QStringLiteral("id"), sampleTaskId(allSampleTasks.at(size_t(i)))}, {QStringLiteral("name"), spec.sections[i]}});
    }
    return array;
}

QJsonArray referencesJson(const CodeSpec &spec)
{
    QJsonArray array;
    for (qsizetype i = 0; i < spec.references.size(); ++i) {
        QJsonObject json{{QStringLiteral("number"), int(i + 1)}, {QStringLiteral("text"), spec.references[i].text}};
        insertText(json, QStringLiteral("url"), QString::fromLatin1(spec.references[i].url.toEncoded()));
        array.append(json);
    }
    return array;
}

} // namespace

QByteArray codeToJson(const CodeSpec &spec, const CodeOrigin &origin)
{
    QJsonArray frameworks;
    for (const CodeColumn &column : spec.columns)
        frameworks.append(columnJson(column));
    const QJsonObject provenance{{QStringLiteral("language"), languageCode(origin.language)},
                                 {QStringLiteral("text"), QJsonArray::fromStringList(origin.lines)}};
    const QJsonObject json{{QStringLiteral("format"), QStringLiteral("frameatlas-code")},
                           {QStringLiteral("format_version"), codeJsonVersion},
                           {QStringLiteral("title"), spec.title},
                           {QStringLiteral("subtitle"), spec.subtitle},
                           {QStringLiteral("sections"), sectionsJson(spec)},
                           {QStringLiteral("frameworks"), frameworks},
                           {QStringLiteral("references"), referencesJson(spec)},
                           {QStringLiteral("provenance"), provenance}};
    return QJsonDocument(json).toJson(QJsonDocument::Indented);
}

} // namespace fatlas
