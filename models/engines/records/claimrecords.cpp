// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/records/records.h"
#include "engines/valuewords.h"

#include <QCoreApplication>

#include <algorithm>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::ClaimRecords)
};

const QString verdictFacet = QStringLiteral("verdict");
const QString articleFacet = QStringLiteral("article");
const QString frameworkFacet = QStringLiteral("framework");

RecordTone toneOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Holds: return RecordTone::Good;
    case Verdict::Partly: return RecordTone::Normal;
    case Verdict::Outdated:
    case Verdict::Contradicted: return RecordTone::Poor;
    case Verdict::Unverified: return RecordTone::Muted;
    }
    Q_UNREACHABLE();
}

/// "Seed article A" of "Seed article A: a panorama of …".
QString shortTitle(const QString &title)
{
    const qsizetype colon = std::max(title.indexOf(QLatin1Char(':')), title.indexOf(QChar(u'：')));
    return colon > 0 ? title.left(colon) : title;
}

RecordRow claimRow(const Atlas &atlas, const Claim &claim, Language language)
{
    const Source *seed = atlas.source(claim.seed);
    const QString article = seed ? shortTitle(seed->title.in(language)) : claim.seed.value;
    RecordRow row;
    row.id = claim.id.value;
    row.subject.kind = ItemKind::Claim;
    row.subject.item = claim.id.value;
    row.sources = claim.citation.sources;
    row.cells = {{claim.claim.in(language), claim.claim.in(language)},
                 {verdictName(claim.verdict), double(claim.verdict), toneOf(claim.verdict), verdictSign(claim.verdict)},
                 {claim.evidence.in(language), claim.evidence.in(language)},
                 {claim.citation.asOf.toString(), claim.citation.asOf.toString()},
                 {article, article, RecordTone::Muted}};
    QStringList frameworks;
    for (const FrameworkId &framework : claim.about)
        frameworks.append(framework.value);
    row.facets = {{verdictFacet, {verdictId(claim.verdict)}}, {articleFacet, {claim.seed.value}}, {frameworkFacet, frameworks}};
    return row;
}

QList<RecordFacet> facetsOf(const Atlas &atlas, Language language)
{
    RecordFacet verdicts{verdictFacet, Text::tr("Verdict"), {}};
    for (const Verdict verdict : allVerdicts)
        verdicts.values.append({verdictId(verdict), verdictName(verdict)});
    RecordFacet articles{articleFacet, Text::tr("Article"), {}};
    for (const Source &source : atlas.sources()) {
        if (source.kind == SourceKind::Seed)
            articles.values.append({source.id.value, source.title.in(language)});
    }
    RecordFacet frameworks{frameworkFacet, Text::tr("Framework"), {}};
    for (const Framework &framework : atlas.frameworks())
        frameworks.values.append({framework.id.value, framework.name.in(language)});
    return {verdicts, articles, frameworks};
}

} // namespace

QString verdictSign(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Holds: return QStringLiteral("✓");
    case Verdict::Partly: return QStringLiteral("◐");
    case Verdict::Outdated: return QStringLiteral("↻");
    case Verdict::Contradicted: return QStringLiteral("✗");
    case Verdict::Unverified: return QStringLiteral("?");
    }
    Q_UNREACHABLE();
}

RecordTable claimRecords(const Atlas &atlas, Language language)
{
    RecordTable table;
    table.title = Text::tr("Claim check");
    table.explanation = Text::tr("What three articles say of the frameworks, and what evidence says of that.");
    table.caption = Text::tr("Statements are restated in our own words. The evidence is as of the month that stands beside it.");
    table.columns = {{QStringLiteral("claim"), Text::tr("Claim"), Text::tr("What the article says, restated"), 3},
                     {QStringLiteral("verdict"), Text::tr("Verdict"), Text::tr("What evidence says of it"), 0},
                     {QStringLiteral("evidence"), Text::tr("Evidence"), {}, 4.5},
                     {QStringLiteral("as-of"), Text::tr("As of"), Text::tr("The month for which the evidence holds"), 0},
                     {QStringLiteral("article"), Text::tr("Article"), {}, 0}};
    table.wraps = true;
    table.explainsTerms = true;
    table.facets = facetsOf(atlas, language);
    for (const Claim &claim : atlas.knowledge().claims)
        table.rows.append(claimRow(atlas, claim, language));
    return table;
}

} // namespace fatlas
