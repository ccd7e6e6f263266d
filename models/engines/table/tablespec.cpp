// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/tablespec.h"

#include "engines/compare/differences.h"
#include "engines/table/referencelist.h"
#include "engines/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Table)
};

TableHeading frameworkHeading(const Atlas &atlas, const FrameworkId &id, Language language)
{
    const Framework *framework = atlas.framework(id);
    if (!framework)
        return {id.value, {}};
    const LayerInfo *layer = atlas.layer(framework->layer);
    return {framework->name.in(language), layer ? layer->name.in(language) : QString()};
}

class Builder
{
public:
    Builder(const Atlas &atlas, const TableQuery &query, Language language) : m_atlas(atlas), m_query(query), m_language(language) { }

    [[nodiscard]] TableSpec build();

private:
    [[nodiscard]] TableHeading aspectHeading(const Aspect &aspect) const;
    [[nodiscard]] TableCell cell(const FrameworkId &framework, const Aspect &aspect);
    void addHeadings();
    void addStandings();
    void addCaption();

    const Atlas &m_atlas;
    const TableQuery &m_query;
    Language m_language;
    TableSpec m_spec;
    ReferenceList m_references;
    QList<EvidenceMark> m_marks;
};

TableHeading Builder::aspectHeading(const Aspect &aspect) const
{
    TableHeading heading{aspectName(m_atlas, aspect, m_language), {}};
    if (m_query.isGrouped)
        heading.group = comparisonTable(m_atlas, tableOf(m_atlas, aspect), m_language).name;
    return heading;
}

TableCell Builder::cell(const FrameworkId &id, const Aspect &aspect)
{
    TableCell cell;
    const Framework *framework = m_atlas.framework(id);
    if (!framework)
        return cell;
    if (!m_query.only.isEmpty() && !m_query.only.contains({id, aspect})) {
        cell.state = AssessmentState::Known;
        return cell;
    }
    const AspectRecord record = aspectRecord(m_atlas, *framework, aspect);
    const EvidenceMark evidence = aspectEvidence(m_atlas, *framework, aspect);
    if (m_query.evidenceOnly && !record.hasEvidence(m_atlas))
        return cell;
    cell.state = record.state();
    cell.text = record.text(m_language);
    cell.sign = record.sign();
    if (!m_query.evidenceOnly)
        cell.rating = record.interval();
    cell.notes = m_references.numbersOf(m_query.evidenceOnly ? record.statedSources() : aspectSources(m_atlas, *framework, aspect));
    cell.asOf = record.asOf();
    cell.evidence = evidence;
    m_marks.append(evidence);
    return cell;
}

void Builder::addHeadings()
{
    if (!m_query.table.isEmpty()) {
        const ComparisonTable table = comparisonTable(m_atlas, m_query.table, m_language);
        m_spec.title = table.name;
        m_spec.subtitle = table.explanation;
    }
    QList<TableHeading> frameworks;
    for (const FrameworkId &id : m_query.frameworks)
        frameworks.append(frameworkHeading(m_atlas, id, m_language));
    QList<TableHeading> aspects;
    for (const Aspect &aspect : m_query.aspects)
        aspects.append(aspectHeading(aspect));
    if (!m_query.transposed)
        m_spec.corner = Text::tr("Framework");
    else if (m_query.table == hardwareTableId())
        m_spec.corner = Text::tr("Platform");
    else
        m_spec.corner = m_query.table == parallelismTableId() ? Text::tr("Strategy") : Text::tr("Criterion");
    m_spec.rows = m_query.transposed ? aspects : frameworks;
    m_spec.columns = m_query.transposed ? frameworks : aspects;
}

void Builder::addStandings()
{
    for (qsizetype i = 0; i < m_query.aspects.size(); ++i) {
        QList<std::optional<Interval>> ratings;
        for (qsizetype j = 0; j < m_query.frameworks.size(); ++j)
            ratings.append(m_query.transposed ? m_spec.cells[i][j].rating : m_spec.cells[j][i].rating);
        const QList<Standing> found = standings(ratings);
        for (qsizetype j = 0; j < m_query.frameworks.size(); ++j)
            (m_query.transposed ? m_spec.cells[i][j] : m_spec.cells[j][i]).standing = found[j];
    }
}

void Builder::addCaption()
{
    const auto any = [this](auto has) {
        return std::any_of(m_spec.cells.cbegin(), m_spec.cells.cend(),
                           [&has](const QList<TableCell> &row) { return std::any_of(row.cbegin(), row.cend(), has); });
    };
    const auto hasAspect = [this](AspectKind kind) {
        return std::any_of(m_query.aspects.cbegin(), m_query.aspects.cend(), [kind](const Aspect &aspect) { return aspect.kind == kind; });
    };
    QStringList sentences;
    if (any([](const TableCell &cell) { return cell.rating.has_value(); }))
        sentences += Text::tr(
            "Figures with a bar are editorial ratings from 0 to 10 with the interval in which they are believed to lie, not measurements.");
    if (any([](const TableCell &cell) { return cell.standing != Standing::Plain; }))
        sentences += Text::tr("▲ marks the highest and ▽ the lowest rating of a line, unless the judgments allow for no difference.");
    if (hasAspect(AspectKind::Platform))
        sentences += Text::tr("● native, ◑ by a plug-in, ◔ by the community, △ experimental.");
    if (hasAspect(AspectKind::Strategy))
        sentences += Text::tr("● native, ◑ via an add-on, ◔ partial.");
    sentences += Text::tr("— means unknown, ○ known to be absent, · not applicable.");
    if (hasAspect(AspectKind::Platform) || hasAspect(AspectKind::Strategy))
        sentences += Text::tr("For platforms and strategies ○ means that public sources show nothing of the kind.");
    if (m_query.evidenceOnly)
        sentences += Text::tr("Ratings and statements on weak evidence are left out.");
    sentences += Text::tr("Numbers in brackets refer to the sources.");
    m_spec.caption = joinSentences(sentences + QStringList{markCaption(m_marks)});
}

TableSpec Builder::build()
{
    addHeadings();
    for (qsizetype row = 0; row < m_spec.rows.size(); ++row) {
        QList<TableCell> cells;
        for (qsizetype column = 0; column < m_spec.columns.size(); ++column)
            cells.append(cell(m_query.frameworks[m_query.transposed ? column : row], m_query.aspects[m_query.transposed ? row : column]));
        m_spec.cells.append(cells);
    }
    if (m_query.marksStandings)
        addStandings();
    addCaption();
    m_spec.referencesTitle = Text::tr("Sources");
    m_spec.references = m_references.lines(m_atlas, m_language);
    return m_spec;
}

} // namespace

TableQuery wholeTable(const Atlas &atlas, const QString &table, const QSet<Layer> &hiddenLayers)
{
    TableQuery query;
    query.table = table;
    for (const Framework &framework : atlas.frameworks()) {
        if (!hiddenLayers.contains(framework.layer))
            query.frameworks.append(framework.id);
    }
    query.aspects = comparisonTable(atlas, table, Language::English).aspects;
    return query;
}

TableSpec buildTableSpec(const Atlas &atlas, const TableQuery &query, Language language)
{
    return Builder(atlas, query, language).build();
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
