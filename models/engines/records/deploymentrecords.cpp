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
    Q_DECLARE_TR_FUNCTIONS(fatlas::DeploymentRecords)
};

const QString platformFacet = QStringLiteral("platform");
const QString maintenanceFacet = QStringLiteral("maintenance");
const QString licenseFacet = QStringLiteral("license");

RecordCell maintenanceCell(MaintenanceStatus status)
{
    const auto [sign, tone] = [status]() -> std::pair<QString, RecordTone> {
        switch (status) {
        case MaintenanceStatus::Active: return {QStringLiteral("●"), RecordTone::Good};
        case MaintenanceStatus::Maintenance: return {QStringLiteral("◑"), RecordTone::Normal};
        case MaintenanceStatus::Stale: return {QStringLiteral("△"), RecordTone::Fair};
        case MaintenanceStatus::Archived: return {QStringLiteral("○"), RecordTone::Poor};
        case MaintenanceStatus::Unknown: return {QStringLiteral("—"), RecordTone::Muted};
        }
        Q_UNREACHABLE();
    }();
    return {maintenanceStatusName(status), status == MaintenanceStatus::Unknown ? QVariant() : QVariant(double(status)), tone, sign};
}

RecordCell releaseCell(const Release &release)
{
    if (release.version.isEmpty())
        return dateCell(release.date);
    if (release.date.isNull())
        return {release.version, {}};
    return {Text::tr("%1 (%2)", "version (date)").arg(release.version, release.date.toString()), release.date.toString()};
}

QString inputsText(const Deployment &deployment, Language language)
{
    QStringList lines;
    for (const DeploymentInput &input : deployment.accepts) {
        const QString path = input.path.in(language);
        lines += path.isEmpty() ? input.model.in(language)
                                : Text::tr("%1: %2", "kind of model: how it gets into the tool").arg(input.model.in(language), path);
    }
    return lines.join(QLatin1Char('\n'));
}

/// What it runs on at all, however that is supported.
QStringList platformsOf(const Framework &tool, const Deployment &deployment)
{
    QStringList platforms;
    for (const HardwareSupport &row : tool.hardware) {
        if (row.level != SupportLevel::None && row.level != SupportLevel::Unknown)
            platforms += row.platform.value;
    }
    for (const DeploymentTarget &target : deployment.targets) {
        if (!target.platform.isEmpty())
            platforms += target.platform.value;
    }
    platforms.removeDuplicates();
    return platforms;
}

QList<SourceId> sourcesOf(const Framework &tool, const Deployment &deployment)
{
    QList<QList<SourceId>> lists;
    for (const DeploymentInput &input : deployment.accepts)
        lists += input.citation.sources;
    for (const DeploymentTarget &target : deployment.targets)
        lists += target.citation.sources;
    lists += {deployment.dynamicBatching.citation.sources, deployment.quantization.citation.sources,
              deployment.maintenance.citation.sources, tool.profile.license.citation.sources, tool.profile.latestRelease.citation.sources};
    return mergedSources(lists);
}

RecordRow toolRow(const Framework &tool, const Deployment &deployment, Language language)
{
    QStringList places;
    for (const DeploymentTarget &target : deployment.targets)
        places += target.text.in(language);
    RecordRow row;
    row.id = tool.id.value;
    row.subject.framework = tool.id;
    row.sources = sourcesOf(tool, deployment);
    row.cells = {textCell(tool.name.in(language)),
                 textCell(inputsText(deployment, language)),
                 textCell(joinItems(places)),
                 textCell(deployment.dynamicBatching.text.in(language)),
                 textCell(deployment.quantization.text.in(language)),
                 maintenanceCell(deployment.maintenance.status),
                 textCell(deployment.maintenance.text.in(language)),
                 textCell(tool.profile.license.value),
                 releaseCell(tool.profile.latestRelease),
                 dateCell(deployment.maintenance.citation.asOf)};
    row.facets = {{platformFacet, platformsOf(tool, deployment)}, {maintenanceFacet, {maintenanceStatusId(deployment.maintenance.status)}}};
    if (!tool.profile.license.value.isEmpty())
        row.facets.insert(licenseFacet, {tool.profile.license.value});
    return row;
}

} // namespace

RecordTable deploymentRecords(const Atlas &atlas, Language language)
{
    RecordTable table;
    table.title = Text::tr("Deployment tools");
    table.explanation =
        Text::tr("What brings trained models into service: which models it takes, on what it runs, and who looks after it.");
    table.caption = Text::tr("● active, ◑ maintenance only, △ stale, ○ archived, — not stated.");
    table.wraps = true;
    table.explainsTerms = true;
    table.columns = {
        {QStringLiteral("tool"), Text::tr("Tool"), {}, 1.4},
        {QStringLiteral("accepts"), Text::tr("Accepts"), Text::tr("Kinds of models, and the path on which they get into the tool"), 3},
        {QStringLiteral("targets"), Text::tr("Runs on"), {}, 2.4},
        {QStringLiteral("batching"), Text::tr("Dynamic batching"), {}, 2.2},
        {QStringLiteral("quantization"), Text::tr("Quantisation"), {}, 2.2},
        {QStringLiteral("maintenance"), Text::tr("Maintenance"), {}, 0},
        {QStringLiteral("maintenance-detail"), Text::tr("What is known of it"), Text::tr("Of the maintenance"), 2.2},
        {QStringLiteral("license"), Text::tr("Licence"), {}, 1.4},
        {QStringLiteral("release"), Text::tr("Latest release"), Text::tr("As far as sources show; sorted by its date"), 1.4},
        {QStringLiteral("as-of"), Text::tr("As of"), Text::tr("The month for which the maintenance holds"), 0}};
    for (const Framework &tool : atlas.tools()) {
        if (tool.deployment)
            table.rows.append(toolRow(tool, *tool.deployment, language));
    }
    QHash<QString, QString> platforms;
    for (const Platform &platform : atlas.knowledge().platforms)
        platforms.insert(platform.id.value, platform.name.in(language));
    RecordFacet maintenance{maintenanceFacet, Text::tr("Maintenance"), {}};
    for (const MaintenanceStatus status : allMaintenanceStatuses)
        maintenance.values.append({maintenanceStatusId(status), maintenanceStatusName(status)});
    table.facets = {usedFacet(platformFacet, Text::tr("Platform"), table.rows, platforms), maintenance,
                    usedFacet(licenseFacet, Text::tr("Licence"), table.rows, {})};
    return table;
}

} // namespace fatlas
