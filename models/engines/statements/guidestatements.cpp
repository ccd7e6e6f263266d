// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/statements/statementwalk.h"

namespace fatlas {

void StatementWalk::guide() const
{
    const Guide &guide = m_knowledge.guide;
    for (const GuideStep &step : guide.steps) {
        const QString &id = step.id.value;
        const Subject subject = itemSubject(ItemKind::GuideStep, id);
        QList<LocalizedText> options;
        for (const GuideOption &option : step.options)
            options.append(option.text);
        m_visit(
            {StatementKind::GuideStep, id, step.question, joinedTexts({step.explanation, joinedTexts(options)}), {}, nullptr, {}, subject});
        for (qsizetype i = 0; i < step.options.size(); ++i) {
            const GuideOption &option = step.options[i];
            recommendations(countedId(QStringLiteral("steps/") + id, QStringLiteral("option"), i), option.text, option.recommendations,
                            subject);
        }
    }
    for (const GuideScenario &scenario : guide.scenarios) {
        const QString &id = scenario.id.value;
        const Subject subject = itemSubject(ItemKind::Scenario, id);
        m_visit({StatementKind::Scenario, id, scenario.name, scenario.description, {}, nullptr, {}, subject});
        recommendations(QStringLiteral("scenarios/") + id, scenario.name, scenario.recommendations, subject);
    }
    for (const GuideAdvice &advice : guide.advice) {
        const QString &id = advice.id.value;
        m_visit({StatementKind::Advice, id, advice.name, advice.text, {}, &advice.citation, {}, itemSubject(ItemKind::Advice, id)});
    }
    for (const GuideQuestion &question : guide.questions) {
        const QString &id = question.id.value;
        m_visit({StatementKind::Question,
                 id,
                 question.text,
                 question.explanation,
                 {},
                 &question.citation,
                 {},
                 itemSubject(ItemKind::Question, id)});
    }
    for (const GuideFaq &faq : guide.faq) {
        const QString &id = faq.id.value;
        m_visit({StatementKind::Faq, id, faq.question, faq.answer, {}, &faq.citation, {}, itemSubject(ItemKind::Faq, id)});
    }
}

void StatementWalk::recommendations(const QString &owner, const LocalizedText &title, const QList<Recommendation> &recommendations,
                                    const Subject &subject) const
{
    for (qsizetype i = 0; i < recommendations.size(); ++i) {
        const Recommendation &one = recommendations[i];
        m_visit({StatementKind::Recommendation,
                 countedId(owner, QStringLiteral("recommendation"), i),
                 joinedTitle(title, partNames(one.stack)),
                 one.text,
                 {},
                 &one.citation,
                 {},
                 subject});
    }
}

void StatementWalk::notes() const
{
    for (const Note &note : m_knowledge.notes) {
        const QString &id = note.id.value;
        const Framework *framework = m_atlas.framework(note.framework);
        const LocalizedText expression = sameText(note.expression);
        Subject subject = itemSubject(ItemKind::Note, id);
        subject.framework = note.framework;
        m_visit({StatementKind::Note,
                 id,
                 framework ? framework->name : note.text,
                 framework ? joinedTexts({note.text, expression}) : expression,
                 {},
                 &note.citation,
                 {},
                 subject});
    }
    for (const OpenQuestion &question : m_knowledge.openQuestions) {
        const QString &id = question.id.value;
        m_visit({StatementKind::OpenQuestion, id, question.text, {}, {}, nullptr, {}, itemSubject(ItemKind::OpenQuestion, id)});
    }
}

} // namespace fatlas
