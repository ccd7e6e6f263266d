// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/records/recordcells.h"
#include "engines/records/records.h"
#include "engines/valuewords.h"

#include <QCoreApplication>

#include <algorithm>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::ModelRecords)
};

const QString partFacet = QStringLiteral("part");
const QString architectureFacet = QStringLiteral("architecture");
const QString yearFacet = QStringLiteral("year");
const QString countryFacet = QStringLiteral("country");
const QString confirmedFacet = QStringLiteral("confirmed");

QString stackText(const Atlas &atlas, const TrainedModel &model, Language language)
{
    const QString named = partNames(atlas, model.stack, language);
    const QString implied = partNames(atlas, model.impliedStack, language);
    if (implied.isEmpty())
        return named;
    return named.isEmpty() ? Text::tr("built on %1", "stack that others imply").arg(implied)
                           : Text::tr("%1 (built on %2)", "stack: named parts, implied ones").arg(named, implied);
}

RecordRow modelRow(const Atlas &atlas, const TrainedModel &model, Language language)
{
    RecordRow row;
    row.id = model.id.value;
    row.subject = {{}, {}, {}, ItemKind::TrainedModel, model.id.value};
    row.sources = model.citation.sources;
    QStringList parts;
    for (const Part &part : model.stack + model.impliedStack)
        parts.append(partId(part));
    parts.removeDuplicates();
    row.cells = {textCell(model.name.in(language)),
                 textCell(model.organization.in(language)),
                 textCell(countryName(model.country)),
                 dateCell(model.release),
                 numberCell(model.parametersBillion),
                 numberCell(model.activeParametersBillion),
                 numberCell(model.tokensTrillion),
                 textCell(model.architecture ? modelKindName(*model.architecture) : QString()),
                 textCell(stackText(atlas, model, language)),
                 textCell(model.stackDetail.in(language)),
                 textCell(model.hardware.in(language)),
                 numberCell(model.devices ? std::optional(double(*model.devices)) : std::nullopt),
                 yesNoCell(model.openWeights),
                 confidenceCell(model.confidence),
                 dateCell(model.citation.asOf)};
    row.facets = {{partFacet, parts}, {confirmedFacet, {QStringLiteral("yes")}}};
    if (model.architecture)
        row.facets.insert(architectureFacet, {modelKindId(*model.architecture)});
    if (!model.release.isNull())
        row.facets.insert(yearFacet, {model.release.toString().left(4)});
    if (!model.country.isEmpty())
        row.facets.insert(countryFacet, {model.country});
    return row;
}

/// A model of which only this is known: it was looked for.
RecordRow unconfirmedRow(const Subject &subject, const QString &name, const QString &organization, const QString &reason,
                         const PartialDate &asOf)
{
    RecordRow row;
    row.id = subject.item;
    row.subject = subject;
    const RecordCell unknown = textCell({});
    row.cells = {textCell(name),
                 textCell(organization),
                 unknown,
                 unknown,
                 unknown,
                 unknown,
                 unknown,
                 unknown,
                 {Text::tr("stack not confirmed"), {}, RecordTone::Fair, QStringLiteral("?")},
                 textCell(reason),
                 unknown,
                 unknown,
                 unknown,
                 unknown,
                 dateCell(asOf)};
    row.facets = {{confirmedFacet, {QStringLiteral("no")}}};
    return row;
}

QList<RecordRow> unconfirmedRows(const Atlas &atlas, Language language)
{
    QList<RecordRow> rows;
    const QList<UnconfirmedModel> &models = atlas.knowledge().unconfirmedModels;
    for (qsizetype i = 0; i < models.size(); ++i) {
        const UnconfirmedModel &model = models[i];
        const Subject subject{{}, {}, {}, ItemKind::TrainedModel, QStringLiteral("unconfirmed-%1").arg(i + 1)};
        rows.append(unconfirmedRow(subject, model.name.in(language), model.organization.in(language), model.reason.in(language),
                                   model.citation.asOf));
        rows.last().sources = model.citation.sources;
    }
    for (const OpenQuestion &question : atlas.knowledge().openQuestions) {
        if (question.topic != Topic::TrainedModels)
            continue;
        const Subject subject{{}, {}, {}, ItemKind::OpenQuestion, question.id.value};
        rows.append(unconfirmedRow(subject, question.text.in(language), {}, Text::tr("Looked for; no public source names its stack."), {}));
    }
    return rows;
}

QList<RecordColumn> columns()
{
    return {{QStringLiteral("model"), Text::tr("Model"), {}, 1.6},
            {QStringLiteral("organization"), Text::tr("Organisation"), {}, 1.4},
            {QStringLiteral("country"), Text::tr("Country"), Text::tr("Where the organisation sits"), 0},
            {QStringLiteral("release"), Text::tr("Release"), {}, 0},
            {QStringLiteral("parameters"), Text::tr("Parameters, 10⁹"), Text::tr("All parameters, in billions"), 0, true},
            {QStringLiteral("active"), Text::tr("Active, 10⁹"), Text::tr("Parameters that one token passes, in billions"), 0, true},
            {QStringLiteral("tokens"), Text::tr("Tokens, 10¹²"), Text::tr("Training tokens, in trillions"), 0, true},
            {QStringLiteral("architecture"), Text::tr("Architecture"), {}, 0},
            {QStringLiteral("stack"), Text::tr("Stack"),
             Text::tr("What a source names; “built on” is what the named parts need, never a guess about the model"), 2.2},
            {QStringLiteral("detail"), Text::tr("What the source says"), Text::tr("Of the stack; or why it is not confirmed"), 4.5},
            {QStringLiteral("hardware"), Text::tr("Hardware"), {}, 2},
            {QStringLiteral("devices"), Text::tr("Devices"), Text::tr("Number of accelerators"), 0, true},
            {QStringLiteral("weights"), Text::tr("Open weights"), {}, 0},
            {QStringLiteral("confidence"), Text::tr("Confidence"), {}, 0},
            {QStringLiteral("as-of"), Text::tr("As of"), Text::tr("The month for which the statement holds"), 0}};
}

QList<RecordFacet> facetsOf(const Atlas &atlas, const QList<RecordRow> &rows, Language language)
{
    QHash<QString, QString> parts;
    for (const Framework &framework : atlas.frameworks())
        parts.insert(framework.id.value, framework.name.in(language));
    QHash<QString, QString> architectures;
    for (const ModelKind kind : allModelKinds)
        architectures.insert(modelKindId(kind), modelKindName(kind));
    QHash<QString, QString> countries;
    for (const TrainedModel &model : atlas.knowledge().trainedModels)
        countries.insert(model.country, countryName(model.country));
    RecordFacet years = usedFacet(yearFacet, Text::tr("Year"), rows, {});
    std::sort(years.values.begin(), years.values.end(), [](const FacetValue &a, const FacetValue &b) { return a.id > b.id; });
    return {usedFacet(partFacet, Text::tr("Stack"), rows, parts),
            usedFacet(architectureFacet, Text::tr("Architecture"), rows, architectures),
            years,
            usedFacet(countryFacet, Text::tr("Country"), rows, countries),
            {confirmedFacet,
             Text::tr("Confirmed"),
             {{QStringLiteral("yes"), Text::tr("stack confirmed")}, {QStringLiteral("no"), Text::tr("stack not confirmed")}}}};
}

} // namespace

RecordTable trainedModelRecords(const Atlas &atlas, Language language)
{
    RecordTable table;
    table.title = Text::tr("Trained models");
    table.explanation = Text::tr("Large models and the stack that they were trained with, as far as public sources name it.");
    table.caption = Text::tr("— not stated. ? nothing public confirms the stack; the reason stands beside it.");
    table.explainsTerms = true;
    table.columns = columns();
    for (const TrainedModel &model : atlas.knowledge().trainedModels)
        table.rows.append(modelRow(atlas, model, language));
    table.rows += unconfirmedRows(atlas, language);
    table.facets = facetsOf(atlas, table.rows, language);
    return table;
}

} // namespace fatlas
