// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/knowledgerows.h"

#include "store/rowreader.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

struct RowText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::RowText)
};

void readMeta(RowReader &reader, KnowledgeBase &base)
{
    int rows = 0;
    reader.each("meta", [&](RowCursor &row) {
        ++rows;
        base.version = row.text();
        base.asOf = row.date();
    });
    if (rows != 1) {
        reader.fail({ErrorCode::DatabaseError, reader.connection().path(), RowText::tr("The knowledge base does not state its version."),
                     RowText::tr("Install the program again, or build the knowledge base anew.")});
    }
    reader.each("layers", [&](RowCursor &row) {
        LayerInfo layer;
        layer.layer = row.named(&layerFromId);
        layer.name = row.localized();
        layer.explanation = row.localized();
        base.layers.append(layer);
    });
}

void readCriteria(RowReader &reader, KnowledgeBase &base)
{
    QSet<DimensionId> dimensions;
    reader.each("dimensions", [&](RowCursor &row) {
        Dimension dimension;
        dimension.id.value = row.text();
        dimension.name = row.localized();
        dimension.explanation = row.localized();
        dimensions.insert(dimension.id);
        base.dimensions.append(dimension);
    });
    auto bands = reader.children<RubricBand>("rubric-bands", [](RowCursor &row) {
        RubricBand band;
        band.low = row.number();
        band.high = row.number();
        band.text = row.localized();
        return band;
    });
    reader.each("criteria", [&](RowCursor &row) {
        Criterion criterion;
        criterion.id.value = row.text();
        criterion.dimension = row.reference(dimensions);
        criterion.name = row.localized();
        criterion.explanation = row.localized();
        criterion.rubric = bands.take(criterion.id.value);
        reader.known.criteria.insert(criterion.id);
        base.criteria.append(criterion);
    });
    reader.finish(bands);
}

void readGlossary(RowReader &reader, KnowledgeBase &base)
{
    const auto alias = [](RowCursor &row) {
        const auto language = row.named(&languageFromCode);
        return std::pair(language, row.text());
    };
    auto aliases = reader.children<std::pair<Language, QString>>("term-aliases", alias);
    reader.each("terms", [&](RowCursor &row) {
        GlossaryTerm term;
        term.id = row.text();
        term.term = row.localized();
        term.definition = row.localized();
        const auto others = aliases.take(term.id);
        for (const auto &[language, text] : others)
            (language == Language::Chinese ? term.aliasesZh : term.aliasesEn).append(text);
        base.glossary.append(term);
    });
    reader.finish(aliases);
}

void readSources(RowReader &reader, KnowledgeBase &base)
{
    reader.each("sources", [&](RowCursor &row) {
        Source source;
        source.id.value = row.text();
        source.title = row.localized();
        source.publisher = row.text();
        source.kind = row.named(&sourceKindFromId);
        source.url = QUrl(row.optionalText(), QUrl::StrictMode);
        source.commit = row.optionalText();
        source.date = row.optionalDate();
        source.accessed = row.date();
        source.note = row.optionalLocalized();
        reader.known.sources.insert(source.id);
        base.sources.append(source);
    });
}

void readCitations(RowReader &reader)
{
    const auto cited = [&reader](RowCursor &row) { return row.reference(reader.known.sources); };
    auto sources = reader.children<SourceId, qint64>("citation-sources", cited);
    reader.each("citations", [&](RowCursor &row) {
        const qint64 number = row.integer();
        const Citation citation{sources.take(number), row.date()};
        // Whatever refers to a citation without a source is then found to be damaged.
        if (!citation.sources.isEmpty())
            reader.known.citations.insert(number, citation);
    });
    reader.finish(sources);
}

void readPlatformsAndStrategies(RowReader &reader, KnowledgeBase &base)
{
    reader.each("platforms", [&](RowCursor &row) {
        Platform platform;
        platform.id.value = row.text();
        platform.name = row.localized();
        platform.explanation = row.localized();
        reader.known.platforms.insert(platform.id);
        base.platforms.append(platform);
    });
    reader.each("strategies", [&](RowCursor &row) {
        Strategy strategy;
        strategy.id.value = row.text();
        strategy.name = row.localized();
        strategy.explanation = row.localized();
        reader.known.strategies.insert(strategy.id);
        base.strategies.append(strategy);
    });
}

} // namespace

void readOutline(RowReader &reader, KnowledgeBase &base)
{
    readMeta(reader, base);
    readCriteria(reader, base);
}

void readBasics(RowReader &reader, KnowledgeBase &base)
{
    readOutline(reader, base);
    readGlossary(reader, base);
    readSources(reader, base);
    readCitations(reader);
    readPlatformsAndStrategies(reader, base);
}

void readClaims(RowReader &reader, KnowledgeBase &base)
{
    const auto framework = [&reader](RowCursor &row) { return row.reference(reader.known.frameworks); };
    const auto criterion = [&reader](RowCursor &row) { return row.reference(reader.known.criteria); };
    auto about = reader.children<FrameworkId>("claim-frameworks", framework);
    auto criteria = reader.children<CriterionId>("claim-criteria", criterion);
    reader.each("claims", [&](RowCursor &row) {
        Claim claim;
        claim.id.value = row.text();
        claim.seed = row.reference(reader.known.sources);
        claim.claim = row.localized();
        claim.verdict = row.named(&verdictFromId);
        claim.evidence = row.localized();
        claim.about = about.take(claim.id.value);
        claim.criteria = criteria.take(claim.id.value);
        claim.citation = row.citation();
        base.claims.append(claim);
    });
    reader.finish(about, criteria);
}

} // namespace fatlas
