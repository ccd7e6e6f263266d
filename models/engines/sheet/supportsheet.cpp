// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/sheet/supportsheet.h"

#include "engines/valuewords.h"
#include "engines/words.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::SupportSheet)
};

QString joined(const QStringList &parts)
{
    return parts.join(QStringLiteral(" · "));
}

void writeHardware(SheetWriter &writer, const QList<HardwareSupport> &hardware)
{
    if (hardware.isEmpty())
        return;
    writer.heading(Text::tr("Hardware"));
    for (const HardwareSupport &row : hardware) {
        const Platform *platform = writer.atlas().platform(row.platform);
        QStringList parts{supportLevelName(row.level)};
        if (row.training)
            parts += *row.training ? Text::tr("trains") : Text::tr("inference only");
        if (!row.maintainer.isEmpty())
            parts += Text::tr("maintained by %1").arg(row.maintainer);
        if (!row.route.isEmpty())
            parts += row.route;
        parts += writer.in(row.text);
        writer.cited(SheetBlockKind::Bullet, platform ? writer.in(platform->name) : row.platform.value, joined(parts), row.citation);
    }
}

void writeParallelism(SheetWriter &writer, const QList<ParallelismSupport> &parallelism)
{
    if (parallelism.isEmpty())
        return;
    writer.heading(Text::tr("Parallelism"));
    for (const ParallelismSupport &row : parallelism) {
        const Strategy *strategy = writer.atlas().strategy(row.strategy);
        QStringList parts{strategyLevelName(row.level)};
        if (row.control)
            parts += strategyControlName(*row.control);
        if (!row.api.isEmpty())
            parts += row.api;
        if (!row.text.isEmpty())
            parts += writer.in(row.text);
        writer.cited(SheetBlockKind::Bullet, strategy ? writer.in(strategy->name) : row.strategy.value, joined(parts), row.citation);
    }
}

void writeDeployment(SheetWriter &writer, const Deployment &deployment)
{
    writer.heading(Text::tr("Deployment"));
    const Maintenance &maintenance = deployment.maintenance;
    writer.cited(SheetBlockKind::Bullet, Text::tr("Maintenance"),
                 joined({maintenanceStatusName(maintenance.status), writer.in(maintenance.text)}), maintenance.citation);
    for (const DeploymentInput &input : deployment.accepts)
        writer.cited(SheetBlockKind::Bullet, Text::tr("Takes models of %1").arg(writer.in(input.model)), writer.in(input.path),
                     input.citation);
    for (const DeploymentTarget &target : deployment.targets)
        writer.cited(SheetBlockKind::Bullet, Text::tr("Runs on"), writer.in(target.text), target.citation);
    writer.cited(SheetBlockKind::Bullet, Text::tr("Dynamic batching"), writer.in(deployment.dynamicBatching.text),
                 deployment.dynamicBatching.citation);
    writer.cited(SheetBlockKind::Bullet, Text::tr("Quantization"), writer.in(deployment.quantization.text),
                 deployment.quantization.citation);
}

} // namespace

void writeSupport(SheetWriter &writer, const Framework &framework)
{
    writeHardware(writer, framework.hardware);
    writeParallelism(writer, framework.parallelism);
    if (framework.deployment)
        writeDeployment(writer, *framework.deployment);
    if (framework.unconfirmed.isEmpty())
        return;
    writer.heading(Text::tr("Looked for and not found"));
    for (const LocalizedText &text : framework.unconfirmed)
        writer.block(SheetBlockKind::Bullet, {{writer.in(text), SheetTone::Muted, {}, {}}});
}

} // namespace fatlas
