// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/knowledgerows.h"

#include "store/rowreader.h"

namespace fatlas {

namespace {

void readScaling(RowReader &reader, KnowledgeBase &base)
{
    const auto framework = [&reader](RowCursor &row) { return row.reference(reader.known.frameworks); };
    auto frameworks = reader.children<FrameworkId>("scaling-frameworks", framework);
    auto values = reader.children<ScalingValue, qint64>("scaling-values", [](RowCursor &row) {
        ScalingValue value;
        value.key = row.text();
        value.value = row.number();
        return value;
    });
    auto points = reader.children<ScalingPoint>("scaling-points", [&](RowCursor &row) {
        ScalingPoint point;
        point.values = values.take(row.integer());
        point.devices = row.integer();
        point.label = row.optionalLocalized();
        point.readOffChart = row.optionalFlag().value_or(false);
        point.lowerBound = row.optionalFlag().value_or(false);
        return point;
    });
    reader.finish(values);
    reader.each("scaling-series", [&](RowCursor &row) {
        ScalingSeries series;
        series.id.value = row.text();
        series.frameworks = frameworks.take(series.id.value);
        series.system = row.localized();
        series.hardware = row.localized();
        series.interconnect = row.localized();
        series.model = row.localized();
        series.kind = row.named(&scalingKindFromId);
        series.precision = row.text();
        series.metric = row.text();
        series.confidence = row.optionalNamed(&confidenceFromId);
        series.notes = row.optionalLocalized();
        series.points = points.take(series.id.value);
        series.citation = row.citation();
        base.scalingSeries.append(series);
    });
    reader.finish(frameworks, points);
    auto ofFacts = reader.children<FrameworkId>("scaling-fact-frameworks", framework);
    reader.each("scaling-facts", [&](RowCursor &row) {
        ScalingFact fact;
        fact.id.value = row.text();
        fact.frameworks = ofFacts.take(fact.id.value);
        fact.text = row.localized();
        const auto quantity = row.quantity();
        if (quantity)
            fact.quantity = *quantity;
        else
            row.markBad();
        fact.citation = row.citation();
        base.scalingFacts.append(fact);
    });
    reader.finish(ofFacts);
}

/// Up to the stack, which is in other rows.
TrainedModel readTrainedModel(RowCursor &row)
{
    TrainedModel model;
    model.id.value = row.text();
    model.name = row.localized();
    model.organization = row.localized();
    model.country = row.optionalText();
    model.release = row.optionalDate();
    model.parametersBillion = row.optionalNumber();
    model.activeParametersBillion = row.optionalNumber();
    model.tokensTrillion = row.optionalNumber();
    model.architecture = row.optionalNamed(&modelKindFromId);
    model.stackDetail = row.localized();
    model.hardware = row.localized();
    model.devices = row.optionalInteger();
    model.openWeights = row.optionalFlag();
    model.confidence = row.named(&confidenceFromId);
    model.note = row.optionalLocalized();
    model.citation = row.citation();
    return model;
}

void readTrainedModels(RowReader &reader, KnowledgeBase &base)
{
    struct StackPart
    {
        bool implied = false;
        Part part;
    };
    auto parts = reader.children<StackPart>("trained-model-parts", [](RowCursor &row) {
        const QString statement = row.text();
        if (statement != u"stated" && statement != u"implied")
            row.markBad();
        return StackPart{statement == u"implied", row.part()};
    });
    reader.each("trained-models", [&](RowCursor &row) {
        TrainedModel model = readTrainedModel(row);
        const QList<StackPart> stack = parts.take(model.id.value);
        for (const StackPart &one : stack)
            (one.implied ? model.impliedStack : model.stack).append(one.part);
        base.trainedModels.append(model);
    });
    reader.finish(parts);
    reader.each("trained-models-unconfirmed", [&](RowCursor &row) {
        UnconfirmedModel model;
        model.name = row.localized();
        model.organization = row.localized();
        model.reason = row.localized();
        model.citation = row.citation();
        base.unconfirmedModels.append(model);
    });
}

void readAdoption(RowReader &reader, KnowledgeBase &base)
{
    auto points = reader.children<AdoptionPoint>("adoption-points", [](RowCursor &row) {
        AdoptionPoint point;
        point.part = row.part();
        point.date = row.optionalDate();
        point.value = row.number();
        point.label = row.optionalLocalized();
        point.totalEntries = row.optionalInteger();
        point.singleFrameworkEntries = row.optionalInteger();
        point.readOffChart = row.optionalFlag().value_or(false);
        point.approximate = row.optionalFlag().value_or(false);
        point.lowerBound = row.optionalFlag().value_or(false);
        point.confidence = row.optionalNamed(&confidenceFromId);
        return point;
    });
    reader.each("adoption-metrics", [&](RowCursor &row) {
        AdoptionMetric metric;
        metric.id.value = row.text();
        metric.name = row.localized();
        metric.unit = row.localized();
        metric.confidence = row.named(&confidenceFromId);
        metric.notes = row.optionalLocalized();
        metric.points = points.take(metric.id.value);
        metric.citation = row.citation();
        base.adoption.append(metric);
    });
    reader.finish(points);
}

} // namespace

void readMeasurements(RowReader &reader, KnowledgeBase &base)
{
    readScaling(reader, base);
    readTrainedModels(reader, base);
    readAdoption(reader, base);
}

} // namespace fatlas
