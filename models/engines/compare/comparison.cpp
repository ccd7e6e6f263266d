// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/compare/comparison.h"

#include "engines/compare/findings.h"
#include "engines/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Comparison)
};

bool hasEvidence(const Atlas &atlas, const QList<FrameworkId> &frameworks, const Aspect &aspect)
{
    return std::any_of(frameworks.cbegin(), frameworks.cend(), [&](const FrameworkId &id) {
        const Framework *framework = atlas.framework(id);
        return framework && aspectRecord(atlas, *framework, aspect).hasEvidence(atlas);
    });
}

} // namespace

TableQuery comparisonQuery(const Atlas &atlas, const QList<FrameworkId> &frameworks, const ComparisonOptions &options, Language language)
{
    TableQuery query;
    query.frameworks = frameworks;
    query.transposed = true;
    query.isGrouped = true;
    query.marksStandings = true;
    query.evidenceOnly = options.evidenceOnly;
    for (const Aspect &aspect : allAspects(atlas)) {
        const bool isHidden = (options.differencesOnly && !differs(atlas, frameworks, aspect, language))
            || (options.evidenceOnly && !hasEvidence(atlas, frameworks, aspect));
        if (!isHidden)
            query.aspects.append(aspect);
    }
    return query;
}

TableSpec comparisonSpec(const Atlas &atlas, const TableQuery &query, Language language)
{
    TableSpec spec = buildTableSpec(atlas, query, language);
    spec.title = Text::tr("Comparison of %1").arg(comparedNames(atlas, query.frameworks, language));
    if (!query.evidenceOnly)
        spec.summary = comparisonSentences(atlas, compareFrameworks(atlas, query.frameworks), language);
    return spec;
}

QString comparedNames(const Atlas &atlas, const QList<FrameworkId> &frameworks, Language language)
{
    QStringList names;
    for (const FrameworkId &id : frameworks) {
        const Framework *framework = atlas.framework(id);
        names += framework ? framework->name.in(language) : id.value;
    }
    return joinItems(names);
}

} // namespace fatlas
