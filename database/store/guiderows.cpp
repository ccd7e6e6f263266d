// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/knowledgerows.h"

#include "store/rowreader.h"

namespace fatlas {

namespace {

/// Recommendations by the row (an option's number) or the id (a scenario's) that they belong to.
template<class Key>
Children<Recommendation, Key> readRecommendations(RowReader &reader, const char *statement, const char *partStatement)
{
    auto parts = reader.children<Part, qint64>(partStatement, [](RowCursor &row) { return row.part(); });
    auto recommendations = reader.children<Recommendation, Key>(statement, [&](RowCursor &row) {
        Recommendation recommendation;
        recommendation.stack = parts.take(row.integer());
        recommendation.text = row.localized();
        recommendation.citation = row.citation();
        return recommendation;
    });
    reader.finish(parts);
    return recommendations;
}

void readSteps(RowReader &reader, QList<GuideStep> &steps)
{
    QSet<GuideStepId> known;
    reader.each("guide-steps", [&](RowCursor &row) {
        GuideStep step;
        step.id.value = row.text();
        step.question = row.localized();
        step.explanation = row.optionalLocalized();
        known.insert(step.id);
        steps.append(step);
    });
    auto recommendations = readRecommendations<qint64>(reader, "guide-option-recommendations", "guide-option-parts");
    auto options = reader.children<GuideOption>("guide-options", [&](RowCursor &row) {
        GuideOption option;
        option.recommendations = recommendations.take(row.integer());
        option.text = row.localized();
        option.next = row.optionalReference(known);
        return option;
    });
    for (GuideStep &step : steps)
        step.options = options.take(step.id.value);
    reader.finish(recommendations, options);
}

void readScenarios(RowReader &reader, QList<GuideScenario> &scenarios)
{
    auto weights = reader.children<CriterionWeight>("guide-scenario-weights", [&](RowCursor &row) {
        CriterionWeight weight;
        weight.criterion = row.reference(reader.known.criteria);
        weight.weight = row.number();
        if (!(0 <= weight.weight && weight.weight <= 10))
            row.markBad();
        return weight;
    });
    auto recommendations = readRecommendations<QString>(reader, "guide-scenario-recommendations", "guide-scenario-parts");
    reader.each("guide-scenarios", [&](RowCursor &row) {
        GuideScenario scenario;
        scenario.id.value = row.text();
        scenario.name = row.localized();
        scenario.description = row.localized();
        scenario.weights = weights.take(scenario.id.value);
        scenario.recommendations = recommendations.take(scenario.id.value);
        scenarios.append(scenario);
    });
    reader.finish(weights, recommendations);
}

void readQuestions(RowReader &reader, QList<GuideQuestion> &questions)
{
    auto criteria =
        reader.children<CriterionId>("guide-question-criteria", [&](RowCursor &row) { return row.reference(reader.known.criteria); });
    reader.each("guide-questions", [&](RowCursor &row) {
        GuideQuestion question;
        question.id.value = row.text();
        question.text = row.localized();
        question.explanation = row.localized();
        question.criteria = criteria.take(question.id.value);
        question.citation = row.citation();
        questions.append(question);
    });
    reader.finish(criteria);
}

} // namespace

void readGuide(RowReader &reader, KnowledgeBase &base)
{
    readSteps(reader, base.guide.steps);
    readScenarios(reader, base.guide.scenarios);
    readQuestions(reader, base.guide.questions);
    reader.each("guide-advice", [&](RowCursor &row) {
        GuideAdvice advice;
        advice.id.value = row.text();
        advice.name = row.localized();
        advice.text = row.localized();
        advice.citation = row.citation();
        base.guide.advice.append(advice);
    });
    reader.each("guide-faq", [&](RowCursor &row) {
        GuideFaq faq;
        faq.id.value = row.text();
        faq.question = row.localized();
        faq.answer = row.localized();
        faq.citation = row.citation();
        base.guide.faq.append(faq);
    });
}

} // namespace fatlas
