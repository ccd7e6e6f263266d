// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/code/highlight.h"
#include "engines/statements/statementwalk.h"

namespace fatlas {

void StatementWalk::tools() const
{
    for (const Claim &claim : m_knowledge.claims) {
        const QString &id = claim.id.value;
        m_visit(
            {StatementKind::Claim, id, claim.claim, claim.evidence, {}, &claim.citation, {claim.seed}, itemSubject(ItemKind::Claim, id)});
    }
    for (const Technique &one : m_knowledge.techniques)
        technique(one);
    for (const Sample &one : m_knowledge.samples)
        sample(one);
    for (const Chip &one : m_knowledge.chips)
        chip(one);
    for (const CriterionFact &one : m_knowledge.chipFacts) {
        const Criterion *found = m_atlas.criterion(one.criterion);
        m_visit({StatementKind::Fact,
                 one.fact.id.value,
                 found ? found->name : one.fact.text,
                 found ? one.fact.text : LocalizedText(),
                 {},
                 &one.fact.citation,
                 {},
                 Subject{{}, one.criterion, {}}});
    }
    for (const CrossChipLayer &layer : m_knowledge.crossChipLayers) {
        const QString &id = layer.id.value;
        QStringList chips;
        for (const PlatformId &platform : layer.chips)
            chips += {platformName(platform).en, platformName(platform).zh};
        m_visit({StatementKind::CrossChipLayer,
                 id,
                 joinedTitle(layer.name, partName(layer.part)),
                 layer.text,
                 chips,
                 &layer.citation,
                 {},
                 itemSubject(ItemKind::CrossChipLayer, id)});
    }
}

void StatementWalk::technique(const Technique &technique) const
{
    const QString &id = technique.id.value;
    const QString owner = QStringLiteral("techniques/") + id;
    const Subject subject = itemSubject(ItemKind::Technique, id);
    m_visit({StatementKind::Technique, id, technique.name, technique.what, {id}, nullptr, technique.papers, subject});
    for (const CriterionFact &one : technique.facts) {
        m_visit({StatementKind::Fact,
                 one.fact.id.value,
                 withCriterion(technique.name, one.criterion),
                 one.fact.text,
                 {},
                 &one.fact.citation,
                 {},
                 subject});
    }
    for (qsizetype i = 0; i < technique.support.size(); ++i) {
        const TechniqueSupport &support = technique.support[i];
        m_visit({StatementKind::TechniqueSupport,
                 countedId(owner, QStringLiteral("support"), i),
                 joinedTitle(technique.name, partName(support.part)),
                 withRemark(support.api, support.text),
                 {},
                 &support.citation,
                 {},
                 Subject{support.part.framework, {}, {}, ItemKind::Technique, id}});
    }
    for (qsizetype i = 0; i < technique.misconceptions.size(); ++i) {
        const Misconception &one = technique.misconceptions[i];
        m_visit({StatementKind::Misconception,
                 countedId(owner, QStringLiteral("misconception"), i),
                 technique.name,
                 joinedTexts({one.claim, one.correction}),
                 {},
                 &one.citation,
                 {},
                 subject});
    }
}

void StatementWalk::sample(const Sample &sample) const
{
    const QString &id = sample.framework.value;
    QList<LocalizedText> texts{sample.styleNote, sample.debugging};
    QStringList code;
    for (const SamplePart &part : sample.parts) {
        texts += {part.absent, part.note};
        code += part.code;
    }
    m_visit({StatementKind::Sample,
             id,
             joinedTitle(partName({sample.framework, {}}), sameText(sample.version)),
             joinedTexts(texts),
             codeNames(code, sample.language),
             &sample.citation,
             {},
             itemSubject(ItemKind::Sample, id)});
}

void StatementWalk::chip(const Chip &chip) const
{
    const QString &id = chip.id.value;
    const QString owner = QStringLiteral("chips/") + id;
    const Subject subject = itemSubject(ItemKind::Chip, id);
    m_visit({StatementKind::Chip, id, chip.name, chip.sdk.text, {id, chip.vendor.en, chip.vendor.zh}, &chip.sdk.citation, {}, subject});
    for (qsizetype i = 0; i < chip.models.size(); ++i) {
        const ChipModel &model = chip.models[i];
        m_visit({StatementKind::ChipModel,
                 countedId(owner, QStringLiteral("model"), i),
                 joinedTitle(chip.name, sameText(model.name)),
                 model.text,
                 {},
                 &model.citation,
                 {},
                 subject});
    }
    for (qsizetype i = 0; i < chip.frameworks.size(); ++i) {
        const ChipSupport &support = chip.frameworks[i];
        m_visit({StatementKind::ChipSupport,
                 countedId(owner, QStringLiteral("framework"), i),
                 joinedTitle(chip.name, partName(support.part)),
                 support.text,
                 {support.via, support.maintainer},
                 &support.citation,
                 {},
                 Subject{support.part.framework, {}, {}, ItemKind::Chip, id}});
    }
}

} // namespace fatlas
