// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/tablespec.h"

#include "engines/table/referencelist.h"
#include "engines/words.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Table)
};

TableCell buildCell(const Atlas &atlas, const FrameworkId &framework, const CriterionId &criterion, Language language,
                    ReferenceList &references)
{
    TableCell cell;
    const Assessment *assessment = atlas.assessment(framework, criterion);
    const Rating *rating = atlas.rating(framework, criterion);
    if (assessment) {
        cell.state = assessment->state;
        cell.text = assessment->summary.in(language);
    }
    if (rating)
        cell.rating = Interval{rating->score, rating->low, rating->high};
    cell.notes = references.numbersOf(atlas.sourcesOf(framework, criterion));
    cell.asOf = newestAsOf(assessment, rating);
    cell.evidence = evidenceMark(atlas, framework, criterion);
    return cell;
}

TableHeading frameworkHeading(const Atlas &atlas, const FrameworkId &id, Language language)
{
    const Framework *framework = atlas.framework(id);
    if (!framework)
        return {id.value, {}};
    const LayerInfo *layer = atlas.layer(framework->layer);
    return {framework->name.in(language), layer ? layer->name.in(language) : QString()};
}

TableHeading criterionHeading(const Atlas &atlas, const CriterionId &id, Language language)
{
    const Criterion *criterion = atlas.criterion(id);
    return {criterion ? criterion->name.in(language) : id.value, {}};
}

} // namespace

TableQuery wholeTable(const Atlas &atlas, const DimensionId &dimension, const QSet<Layer> &hiddenLayers)
{
    TableQuery query;
    query.dimension = dimension;
    for (const Framework &framework : atlas.frameworks()) {
        if (!hiddenLayers.contains(framework.layer))
            query.frameworks.append(framework.id);
    }
    for (const Criterion *criterion : atlas.criteriaOf(dimension))
        query.criteria.append(criterion->id);
    return query;
}

TableSpec buildTableSpec(const Atlas &atlas, const TableQuery &query, Language language)
{
    TableSpec spec;
    const Dimension *dimension = atlas.dimension(query.dimension);
    spec.title = dimension ? dimension->name.in(language) : query.dimension.value;
    spec.subtitle = dimension ? dimension->explanation.in(language) : QString();

    QList<TableHeading> frameworks;
    for (const FrameworkId &id : query.frameworks)
        frameworks.append(frameworkHeading(atlas, id, language));
    QList<TableHeading> criteria;
    for (const CriterionId &id : query.criteria)
        criteria.append(criterionHeading(atlas, id, language));
    spec.corner = query.transposed ? Text::tr("Criterion") : Text::tr("Framework");
    spec.rows = query.transposed ? criteria : frameworks;
    spec.columns = query.transposed ? frameworks : criteria;

    ReferenceList references;
    QList<EvidenceMark> marks;
    for (qsizetype row = 0; row < spec.rows.size(); ++row) {
        QList<TableCell> cells;
        for (qsizetype column = 0; column < spec.columns.size(); ++column) {
            const FrameworkId &framework = query.frameworks[query.transposed ? column : row];
            const CriterionId &criterion = query.criteria[query.transposed ? row : column];
            cells.append(buildCell(atlas, framework, criterion, language, references));
            marks.append(cells.constLast().evidence);
        }
        spec.cells.append(cells);
    }
    spec.caption = joinSentences(
        {Text::tr(
             "Figures with a bar are editorial ratings from 0 to 10 with the interval in which they are believed to lie, not measurements."),
         Text::tr("— means unknown, ○ known to be absent, · not applicable."), Text::tr("Numbers in brackets refer to the sources."),
         markCaption(marks)});
    spec.referencesTitle = Text::tr("Sources");
    spec.references = references.lines(atlas, language);
    return spec;
}

QString referenceLine(const Source &source, Language language)
{
    QStringList parts{source.title.in(language)};
    if (!source.publisher.isEmpty())
        parts += source.publisher;
    parts += sourceKindName(source.kind);
    parts += source.date.isNull() ? Text::tr("no date stated") : source.date.toString();
    if (!source.url.isEmpty())
        parts += source.url.toString();
    else if (!source.commit.isEmpty())
        parts += source.commit.left(12);
    return parts.join(QStringLiteral(" · "));
}

TableReference tableReference(const Atlas &atlas, const SourceId &id, Language language)
{
    const Source *source = atlas.source(id);
    return source ? TableReference{referenceLine(*source, language), source->url} : TableReference{id.value, {}};
}

} // namespace fatlas
