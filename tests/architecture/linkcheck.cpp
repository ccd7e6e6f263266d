// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "architecture/checks.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace fatlas::architecture {

namespace {

/// Link items that carry flags or bookkeeping of CMake, not a dependency.
bool isFlag(const QString &link)
{
    return link.startsWith(QLatin1Char('-')) || link.startsWith(QLatin1String("::@")) || link == QLatin1String("fatlas_flags")
        || link == QLatin1String("Threads::Threads");
}

QString checkOutside(const Area &from, const QString &link)
{
    if (link.startsWith(QLatin1String("Qt6::"))) {
        const QString module = link.sliced(5);
        return qtModulesFor(from.room).contains(module) ? QString() : QStringLiteral("%1 may not link Qt %2").arg(folderOf(from), module);
    }
    const auto isPrefix = [&link](const QString &prefix) { return link.startsWith(prefix); };
    for (const Library &library : libraries()) {
        if (std::any_of(library.targets.cbegin(), library.targets.cend(), isPrefix)) {
            return library.rooms.contains(from.room) ? QString() : QStringLiteral("%1 may not link %2").arg(folderOf(from), library.name);
        }
    }
    return QStringLiteral("links what is neither ours nor a known library: %1").arg(link);
}

QString checkTarget(const Area &from, const Target &to)
{
    const QList<Area> areas = to.areas();
    if (areas.isEmpty() && !to.sources.isEmpty())
        return QStringLiteral("%1 may not link %2, which lies outside the house").arg(folderOf(from), to.name);
    for (const Area &area : areas) {
        if (!mayUse(from, area))
            return QStringLiteral("%1 may not link %2, which holds %3").arg(folderOf(from), to.name, folderOf(area));
    }
    return {};
}

QStringList checkLinksOf(const TargetGraph &graph, const Target &target, const Area &area)
{
    QStringList complaints;
    for (const QString &link : target.links) {
        if (isFlag(link))
            continue;
        const Target *inner = graph.find(link);
        const QString complaint = inner ? checkTarget(area, *inner) : checkOutside(area, link);
        if (!complaint.isEmpty())
            complaints.append(complaint);
    }
    return complaints;
}

/// The shared pieces and the views may share a target; all else is apart, so that the linker enforces the arrows.
bool mayShareTarget(const Area &a, const Area &b)
{
    const auto isSeen = [](const Area &area) { return area.room == Room::Common || area.room == Room::View; };
    return a.room == b.room || (isSeen(a) && isSeen(b));
}

} // namespace

QStringList checkLinks(const TargetGraph &graph)
{
    QStringList complaints;
    for (const Target &target : graph.targets) {
        const QList<Area> areas = target.areas();
        for (const Area &area : areas) {
            QStringList found = checkLinksOf(graph, target, area);
            if (!mayShareTarget(areas.constFirst(), area))
                found.prepend(QStringLiteral("mixes %1 and %2").arg(folderOf(areas.constFirst()), folderOf(area)));
            for (const QString &complaint : std::as_const(found))
                complaints.append(QStringLiteral("%1:0: %2").arg(target.name, complaint));
        }
    }
    complaints.removeDuplicates();
    return complaints;
}

QStringList checkPicture(const QString &root, const TargetGraph &graph)
{
    const QString path = QStringLiteral("docs/architecture.svg");
    QFile file(root + QLatin1Char('/') + path);
    if (!file.open(QIODevice::ReadOnly))
        return {QStringLiteral("%1:1: cannot be read").arg(path)};
    if (file.readAll().contains(stampOf(graph).toUtf8()))
        return {};
    return {
        QStringLiteral("%1:1: shows an older target graph; draw it anew: cmake --build --preset dev --target docs-architecture").arg(path)};
}

} // namespace fatlas::architecture
