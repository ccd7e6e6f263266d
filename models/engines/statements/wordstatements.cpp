// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/statements/statementwalk.h"

namespace fatlas {

void StatementWalk::words() const
{
    for (const LayerInfo &layer : m_knowledge.layers) {
        const QString id = layerId(layer.layer);
        m_visit({StatementKind::Layer, id, layer.name, layer.explanation, {}, nullptr, {}, itemSubject(ItemKind::Layer, id)});
    }
    for (const Dimension &dimension : m_atlas.dimensions()) {
        const QString &id = dimension.id.value;
        m_visit(
            {StatementKind::Dimension, id, dimension.name, dimension.explanation, {}, nullptr, {}, itemSubject(ItemKind::Dimension, id)});
        for (const Criterion *one : m_atlas.criteriaOf(dimension.id))
            criterion(*one);
    }
    for (const GlossaryTerm &term : m_atlas.glossary()) {
        m_visit({StatementKind::Term,
                 term.id,
                 term.term,
                 term.definition,
                 term.aliasesEn + term.aliasesZh,
                 nullptr,
                 {},
                 Subject{{}, {}, term.id}});
    }
    for (const Platform &platform : m_knowledge.platforms) {
        const QString &id = platform.id.value;
        m_visit({StatementKind::Platform, id, platform.name, platform.explanation, {id}, nullptr, {}, itemSubject(ItemKind::Platform, id)});
    }
    for (const Strategy &strategy : m_knowledge.strategies) {
        const QString &id = strategy.id.value;
        m_visit({StatementKind::Strategy, id, strategy.name, strategy.explanation, {id}, nullptr, {}, itemSubject(ItemKind::Strategy, id)});
    }
}

void StatementWalk::criterion(const Criterion &criterion) const
{
    const Subject subject{{}, criterion.id, {}};
    m_visit({StatementKind::Criterion, criterion.id.value, criterion.name, criterion.explanation, {}, nullptr, {}, subject});
    for (qsizetype i = 0; i < criterion.rubric.size(); ++i) {
        m_visit({StatementKind::RubricBand,
                 countedId(criterion.id.value, QStringLiteral("band"), i),
                 criterion.name,
                 criterion.rubric[i].text,
                 {},
                 nullptr,
                 {},
                 subject});
    }
}

void StatementWalk::sources() const
{
    for (const Source &source : m_atlas.sources()) {
        const QString &id = source.id.value;
        const LocalizedText place = sameText(joinedName(source.publisher, source.url.toString()));
        const LocalizedText text{joinedName(place.en, source.note.en), joinedName(place.zh, source.note.zh)};
        m_visit({StatementKind::Source, id, source.title, text, {id}, nullptr, {}, itemSubject(ItemKind::Source, id)});
    }
}

} // namespace fatlas
