// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/records/recordcells.h"
#include "engines/records/records.h"
#include "engines/valuewords.h"
#include "engines/words.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::TechniqueRecords)
};

const QString techniqueFacet = QStringLiteral("technique");
const QString frameworkFacet = QStringLiteral("framework");
const QString levelFacet = QStringLiteral("level");

QString caption()
{
    return Text::tr("● native, ◑ via a library, ◔ in part, ▷ inference only, △ experimental, ○ none found, — not stated.");
}

RecordFacet frameworks(const Atlas &atlas, const QList<RecordRow> &rows, Language language)
{
    QHash<QString, QString> names;
    for (const Framework &framework : atlas.frameworks())
        names.insert(framework.id.value, framework.name.in(language));
    return usedFacet(frameworkFacet, Text::tr("Framework"), rows, names);
}

QString papersText(const Atlas &atlas, const Technique &technique, Language language)
{
    QStringList titles;
    for (const SourceId &id : technique.papers) {
        const Source *paper = atlas.source(id);
        titles += paper ? paper->title.in(language) : id.value;
    }
    return titles.join(QLatin1Char('\n'));
}

/// "● native: PyTorch, JAX", one level a line, best first.
QString supportText(const Atlas &atlas, const Technique &technique, Language language)
{
    QStringList lines;
    for (const TechniqueLevel level : allTechniqueLevels) {
        QStringList names;
        for (const TechniqueSupport &support : technique.support) {
            if (support.level == level)
                names += partName(atlas, support.part, language);
        }
        if (!names.isEmpty())
            lines += Text::tr("%1 %2: %3", "sign and name of a level: frameworks")
                         .arg(techniqueSign(level), techniqueLevelName(level), joinItems(names));
    }
    return lines.join(QLatin1Char('\n'));
}

RecordRow techniqueRow(const Atlas &atlas, const Technique &technique, Language language)
{
    RecordRow row;
    row.id = technique.id.value;
    row.subject = {{}, {}, {}, ItemKind::Technique, technique.id.value};
    QList<QList<SourceId>> sources{technique.papers};
    QStringList supporters;
    double native = 0;
    for (const TechniqueSupport &support : technique.support) {
        sources += support.citation.sources;
        native += support.level == TechniqueLevel::Native ? 1 : 0;
        if (support.level != TechniqueLevel::None && support.level != TechniqueLevel::Unknown)
            supporters += partId(support.part);
    }
    supporters.removeDuplicates();
    row.sources = mergedSources(sources);
    row.cells = {textCell(technique.name.in(language)), textCell(technique.what.in(language)), numberCell(native),
                 textCell(supportText(atlas, technique, language)), textCell(papersText(atlas, technique, language), RecordTone::Muted)};
    row.facets = {{frameworkFacet, supporters}};
    return row;
}

RecordRow supportRow(const Atlas &atlas, const Technique &technique, const TechniqueSupport &support, Language language)
{
    RecordRow row;
    row.id = technique.id.value + QLatin1Char('/') + partId(support.part);
    row.subject = {support.part.framework, {}, {}, ItemKind::Technique, technique.id.value};
    row.sources = support.citation.sources;
    row.cells = {textCell(technique.name.in(language)),
                 textCell(partName(atlas, support.part, language)),
                 levelCell(support.level),
                 textCell(support.api),
                 textCell(support.text.in(language)),
                 dateCell(support.citation.asOf)};
    row.facets = {
        {techniqueFacet, {technique.id.value}}, {frameworkFacet, {partId(support.part)}}, {levelFacet, {techniqueLevelId(support.level)}}};
    return row;
}

} // namespace

RecordTable techniqueRecords(const Atlas &atlas, Language language)
{
    RecordTable table;
    table.title = Text::tr("Techniques");
    table.explanation = Text::tr("Training techniques: what each does, where it was published, and which frameworks have it.");
    table.caption = caption();
    table.wraps = true;
    table.explainsTerms = true;
    table.columns = {{QStringLiteral("technique"), Text::tr("Technique"), {}, 1.4},
                     {QStringLiteral("what"), Text::tr("What it does"), {}, 3.5},
                     {QStringLiteral("native"), Text::tr("Native in"), Text::tr("Number of frameworks that have it natively"), 0, true},
                     {QStringLiteral("support"), Text::tr("Support"), {}, 4},
                     {QStringLiteral("papers"), Text::tr("Papers"), {}, 3}};
    for (const Technique &technique : atlas.knowledge().techniques)
        table.rows.append(techniqueRow(atlas, technique, language));
    table.facets = {frameworks(atlas, table.rows, language)};
    return table;
}

RecordTable techniqueSupportRecords(const Atlas &atlas, Language language)
{
    RecordTable table;
    table.title = Text::tr("Techniques by framework");
    table.explanation = Text::tr("How each framework offers each training technique, and what one calls.");
    table.caption = caption();
    table.wraps = true;
    table.explainsTerms = true;
    table.columns = {{QStringLiteral("technique"), Text::tr("Technique"), {}, 1.4},
                     {QStringLiteral("framework"), Text::tr("Framework"), {}, 1.2},
                     {QStringLiteral("level"), Text::tr("Level"), {}, 0},
                     {QStringLiteral("api"), Text::tr("What one calls"), {}, 2.5},
                     {QStringLiteral("remark"), Text::tr("Remark"), {}, 3.5},
                     {QStringLiteral("as-of"), Text::tr("As of"), Text::tr("The month for which the statement holds"), 0}};
    QHash<QString, QString> names;
    for (const Technique &technique : atlas.knowledge().techniques) {
        names.insert(technique.id.value, technique.name.in(language));
        for (const TechniqueSupport &support : technique.support)
            table.rows.append(supportRow(atlas, technique, support, language));
    }
    RecordFacet levels{levelFacet, Text::tr("Level"), {}};
    for (const TechniqueLevel level : allTechniqueLevels)
        levels.values.append({techniqueLevelId(level), techniqueLevelName(level)});
    table.facets = {usedFacet(techniqueFacet, Text::tr("Technique"), table.rows, names), frameworks(atlas, table.rows, language), levels};
    return table;
}

} // namespace fatlas
