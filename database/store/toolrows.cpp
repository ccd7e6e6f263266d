// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/knowledgerows.h"

#include "store/rowreader.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace fatlas {

namespace {

/// A fact that ends with its criterion.
CriterionFact readCriterionFact(RowReader &reader, RowCursor &row)
{
    CriterionFact fact;
    fact.fact = readFact(row);
    fact.criterion = row.reference(reader.known.criteria);
    return fact;
}

Deployment readDeployment(RowCursor &row)
{
    Deployment deployment;
    deployment.dynamicBatching = row.citedText();
    deployment.quantization = row.citedText();
    deployment.maintenance.status = row.named(&maintenanceStatusFromId);
    deployment.maintenance.text = row.localized();
    deployment.maintenance.citation = row.citation();
    return deployment;
}

void readDeployments(RowReader &reader, KnowledgeBase &base)
{
    auto inputs = reader.children<DeploymentInput, qint64>("deployment-inputs", [](RowCursor &row) {
        DeploymentInput input;
        input.model = row.localized();
        input.path = row.localized();
        input.citation = row.citation();
        return input;
    });
    auto targets = reader.children<DeploymentTarget, qint64>("deployment-targets", [&](RowCursor &row) {
        DeploymentTarget target;
        target.platform = row.optionalReference(reader.known.platforms);
        target.text = row.localized();
        target.citation = row.citation();
        return target;
    });
    QHash<FrameworkId, Deployment> deployments;
    reader.each("deployments", [&](RowCursor &row) {
        const FrameworkId framework = row.reference(reader.known.frameworks);
        const qint64 number = row.integer();
        Deployment deployment = readDeployment(row);
        deployment.accepts = inputs.take(number);
        deployment.targets = targets.take(number);
        deployments.insert(framework, deployment);
    });
    reader.finish(inputs, targets);
    for (Framework &framework : base.frameworks) {
        const auto found = deployments.constFind(framework.id);
        if (found != deployments.constEnd())
            framework.deployment = *found;
    }
}

void readTechniques(RowReader &reader, KnowledgeBase &base)
{
    auto papers = reader.children<SourceId>("technique-papers", [&](RowCursor &row) { return row.reference(reader.known.sources); });
    auto facts = reader.children<CriterionFact>("technique-facts", [&](RowCursor &row) { return readCriterionFact(reader, row); });
    auto support = reader.children<TechniqueSupport>("technique-support", [](RowCursor &row) {
        TechniqueSupport one;
        one.part = row.part();
        one.level = row.named(&techniqueLevelFromId);
        one.api = row.optionalText();
        one.text = row.optionalLocalized();
        one.citation = row.citation();
        return one;
    });
    auto misconceptions = reader.children<Misconception>("technique-misconceptions", &readMisconception);
    reader.each("techniques", [&](RowCursor &row) {
        Technique technique;
        technique.id.value = row.text();
        technique.name = row.localized();
        technique.what = row.localized();
        technique.papers = papers.take(technique.id.value);
        technique.facts = facts.take(technique.id.value);
        technique.support = support.take(technique.id.value);
        technique.misconceptions = misconceptions.take(technique.id.value);
        base.techniques.append(technique);
    });
    reader.finish(papers, facts, support, misconceptions);
}

/// Lines of code as a JSON list; none where the column is empty.
QStringList readCode(RowCursor &row)
{
    const QString text = row.optionalText();
    QStringList lines;
    if (text.isEmpty())
        return lines;
    const auto list = nlohmann::json::parse(text.toStdString(), nullptr, false);
    for (const auto &line : list) {
        if (line.is_string())
            lines += QString::fromStdString(line.get<std::string>());
        else
            row.markBad();
    }
    if (!list.is_array() || lines.isEmpty())
        row.markBad();
    return lines;
}

SamplePart readSamplePart(RowCursor &row)
{
    SamplePart part;
    part.task = row.named(&sampleTaskFromId);
    part.code = readCode(row);
    part.absent = row.optionalLocalized();
    part.note = row.optionalLocalized();
    if (part.code.isEmpty() == part.absent.isEmpty())
        row.markBad();
    return part;
}

void readSamples(RowReader &reader, KnowledgeBase &base)
{
    auto styles = reader.children<ProgramStyle>("sample-styles", [](RowCursor &row) { return row.named(&programStyleFromId); });
    auto parts = reader.children<SamplePart>("sample-parts", &readSamplePart);
    reader.each("samples", [&](RowCursor &row) {
        Sample sample;
        sample.framework = row.reference(reader.known.frameworks);
        sample.language = row.named(&codeLanguageFromId);
        sample.version = row.text();
        sample.styles = styles.take(sample.framework.value);
        sample.styleNote = row.localized();
        sample.debugging = row.localized();
        sample.parts = parts.take(sample.framework.value);
        sample.citation = row.citation();
        const bool isInOrder = std::equal(sample.parts.cbegin(), sample.parts.cend(), allSampleTasks.cbegin(), allSampleTasks.cend(),
                                          [](const SamplePart &part, SampleTask task) { return part.task == task; });
        if (!isInOrder || sample.styles.isEmpty())
            row.markBad();
        base.samples.append(sample);
    });
    reader.finish(styles, parts);
}

ChipSupport readChipSupport(RowCursor &row)
{
    ChipSupport support;
    support.part = row.part();
    support.level = row.named(&supportLevelFromId);
    support.official = row.optionalFlag();
    support.maintainer = row.optionalText();
    support.route = row.optionalNamed(&chipRouteFromId);
    support.via = row.optionalText();
    support.training = row.optionalFlag();
    support.text = row.localized();
    support.confidence = row.named(&confidenceFromId);
    support.citation = row.citation();
    return support;
}

void readChips(RowReader &reader, KnowledgeBase &base)
{
    auto models = reader.children<ChipModel>("chip-models", [](RowCursor &row) {
        ChipModel model;
        model.name = row.text();
        model.text = row.localized();
        model.citation = row.citation();
        return model;
    });
    auto frameworks = reader.children<ChipSupport>("chip-frameworks", &readChipSupport);
    QSet<PlatformId> chips;
    reader.each("chips", [&](RowCursor &row) {
        Chip chip;
        chip.id = row.reference(reader.known.platforms);
        chip.name = row.localized();
        chip.vendor = row.localized();
        chip.sdk = row.citedText();
        chip.models = models.take(chip.id.value);
        chip.frameworks = frameworks.take(chip.id.value);
        chips.insert(chip.id);
        base.chips.append(chip);
    });
    reader.finish(models, frameworks);
    reader.each("chip-facts", [&](RowCursor &row) { base.chipFacts.append(readCriterionFact(reader, row)); });
    auto served = reader.children<PlatformId>("cross-chip-layer-chips", [&](RowCursor &row) { return row.reference(chips); });
    reader.each("cross-chip-layers", [&](RowCursor &row) {
        CrossChipLayer layer;
        layer.id.value = row.text();
        layer.part = row.part();
        layer.name = row.localized();
        layer.text = row.localized();
        layer.chips = served.take(layer.id.value);
        layer.citation = row.citation();
        base.crossChipLayers.append(layer);
    });
    reader.finish(served);
}

/// Our own work needs no source.
bool needsCitation(NoteType type)
{
    return type != NoteType::Method && type != NoteType::Definition && type != NoteType::Limit;
}

void readNotes(RowReader &reader, KnowledgeBase &base)
{
    reader.each("notes", [&](RowCursor &row) {
        Note note;
        note.id.value = row.text();
        note.topic = row.named(&topicFromId);
        note.type = row.named(&noteTypeFromId);
        note.framework = row.optionalReference(reader.known.frameworks);
        note.text = row.localized();
        note.expression = row.optionalText();
        note.citation = needsCitation(note.type) ? row.citation() : row.optionalCitation();
        base.notes.append(note);
    });
    reader.each("open-questions", [&](RowCursor &row) {
        OpenQuestion question;
        question.id.value = row.text();
        question.topic = row.named(&topicFromId);
        question.text = row.localized();
        base.openQuestions.append(question);
    });
}

} // namespace

void readTools(RowReader &reader, KnowledgeBase &base)
{
    readDeployments(reader, base);
    readTechniques(reader, base);
    readSamples(reader, base);
    readChips(reader, base);
    readNotes(reader, base);
}

} // namespace fatlas
