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
    Q_DECLARE_TR_FUNCTIONS(fatlas::ChipRecords)
};

const QString chipFacet = QStringLiteral("chip");
const QString frameworkFacet = QStringLiteral("framework");
const QString levelFacet = QStringLiteral("level");

QHash<QString, QString> frameworkNames(const Atlas &atlas, Language language)
{
    QHash<QString, QString> names;
    for (const Framework &framework : atlas.frameworks())
        names.insert(framework.id.value, framework.name.in(language));
    return names;
}

RecordCell useCell(const ChipSupport &support)
{
    // Where nothing was found, it is used for nothing.
    if (!support.training || support.level == SupportLevel::None || support.level == SupportLevel::Unknown)
        return textCell({});
    return {*support.training ? Text::tr("training") : Text::tr("inference only"), *support.training ? 0.0 : 1.0,
            *support.training ? RecordTone::Normal : RecordTone::Fair};
}

RecordRow chipRow(const Atlas &atlas, const Chip &chip, const ChipSupport &support, Language language)
{
    RecordRow row;
    row.id = chip.id.value + QLatin1Char('/') + partId(support.part);
    row.subject = {support.part.framework, {}, {}, ItemKind::Chip, chip.id.value};
    row.sources = support.citation.sources;
    row.cells = {textCell(chip.name.in(language)),
                 textCell(partName(atlas, support.part, language)),
                 levelCell(support.level),
                 useCell(support),
                 textCell(support.via),
                 textCell(support.route ? chipRouteName(*support.route) : QString()),
                 yesNoCell(support.official),
                 textCell(support.maintainer),
                 textCell(support.text.in(language)),
                 textCell(chip.vendor.in(language)),
                 confidenceCell(support.confidence),
                 dateCell(support.citation.asOf)};
    row.facets = {{chipFacet, {chip.id.value}}, {frameworkFacet, {partId(support.part)}}, {levelFacet, {supportLevelId(support.level)}}};
    return row;
}

QList<RecordColumn> chipColumns()
{
    return {
        {QStringLiteral("chip"), Text::tr("Chip"), {}, 1.5},
        {QStringLiteral("framework"), Text::tr("Framework"), {}, 1.2},
        {QStringLiteral("level"), Text::tr("Support"), {}, 0},
        {QStringLiteral("use"), Text::tr("Used for"), {}, 0},
        {QStringLiteral("via"), Text::tr("Via"), Text::tr("The package or repository"), 2},
        {QStringLiteral("route"), Text::tr("Route"), Text::tr("How the chip gets into the framework"), 1.3},
        {QStringLiteral("official"), Text::tr("Official"), Text::tr("Whether the makers of the chip or of the framework publish it"), 0},
        {QStringLiteral("maintainer"), Text::tr("Maintainer"), {}, 1.3},
        {QStringLiteral("remark"), Text::tr("What is known of it"), {}, 4},
        {QStringLiteral("vendor"), Text::tr("Maker"), Text::tr("Maker of the chip"), 1},
        {QStringLiteral("confidence"), Text::tr("Confidence"), {}, 0},
        {QStringLiteral("as-of"), Text::tr("As of"), Text::tr("The month for which the statement holds"), 0}};
}

} // namespace

RecordTable chipRecords(const Atlas &atlas, Language language)
{
    RecordTable table;
    table.title = Text::tr("Chinese accelerators");
    table.explanation = Text::tr("Which frameworks run on which Chinese makes of accelerator, by what route, and who looks after it.");
    table.caption = Text::tr("● native, ◑ plug-in, ◔ community, △ experimental, ○ none found, — not stated.");
    table.wraps = true;
    table.explainsTerms = true;
    table.columns = chipColumns();
    QHash<QString, QString> chips;
    for (const Chip &chip : atlas.knowledge().chips) {
        chips.insert(chip.id.value, chip.name.in(language));
        for (const ChipSupport &support : chip.frameworks)
            table.rows.append(chipRow(atlas, chip, support, language));
    }
    RecordFacet levels{levelFacet, Text::tr("Support"), {}};
    for (const SupportLevel level : allSupportLevels)
        levels.values.append({supportLevelId(level), supportLevelName(level)});
    table.facets = {usedFacet(chipFacet, Text::tr("Chip"), table.rows, chips),
                    usedFacet(frameworkFacet, Text::tr("Framework"), table.rows, frameworkNames(atlas, language)), levels};
    return table;
}

RecordTable crossChipRecords(const Atlas &atlas, Language language)
{
    RecordTable table;
    table.title = Text::tr("Layers across chips");
    table.explanation = Text::tr("What lets one framework run on several makes of chip.");
    table.wraps = true;
    table.explainsTerms = true;
    table.columns = {{QStringLiteral("layer"), Text::tr("Layer"), {}, 1.2},
                     {QStringLiteral("framework"), Text::tr("Framework"), Text::tr("The framework that it serves"), 1.2},
                     {QStringLiteral("count"), Text::tr("Makes of chip"), Text::tr("How many of the makes listed here"), 0, true},
                     {QStringLiteral("chips"), Text::tr("Chips"), {}, 3},
                     {QStringLiteral("remark"), Text::tr("What is known of it"), {}, 4},
                     {QStringLiteral("as-of"), Text::tr("As of"), Text::tr("The month for which the statement holds"), 0}};
    QHash<QString, QString> chipNames;
    for (const CrossChipLayer &layer : atlas.knowledge().crossChipLayers) {
        RecordRow row;
        row.id = layer.id.value;
        row.subject = {{}, {}, {}, ItemKind::CrossChipLayer, layer.id.value};
        row.sources = layer.citation.sources;
        QStringList ids;
        QStringList names;
        for (const PlatformId &id : layer.chips) {
            const Platform *platform = atlas.platform(id);
            ids += id.value;
            names += platform ? platform->name.in(language) : id.value;
            chipNames.insert(id.value, names.constLast());
        }
        row.cells = {textCell(layer.name.in(language)), textCell(partName(atlas, layer.part, language)),
                     numberCell(double(ids.size())),    textCell(joinItems(names)),
                     textCell(layer.text.in(language)), dateCell(layer.citation.asOf)};
        row.facets = {{frameworkFacet, {partId(layer.part)}}, {chipFacet, ids}};
        table.rows.append(row);
    }
    table.facets = {usedFacet(frameworkFacet, Text::tr("Framework"), table.rows, frameworkNames(atlas, language)),
                    usedFacet(chipFacet, Text::tr("Chip"), table.rows, chipNames)};
    return table;
}

} // namespace fatlas
