// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "architecture/targetgraph.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace fatlas::architecture {

namespace {

QStringList stringsOf(const QJsonValue &array)
{
    QStringList strings;
    const QJsonArray values = array.toArray();
    for (const auto &value : values) {
        const QString string = value.toString();
        if (!string.isEmpty())
            strings.append(string);
    }
    return strings;
}

/// The targets of the house that `name` reaches, itself not counted.
QSet<QString> reachable(const TargetGraph &graph, const QString &name)
{
    QSet<QString> seen;
    QStringList open{name};
    while (!open.isEmpty()) {
        const Target *target = graph.find(open.takeLast());
        if (!target)
            continue;
        for (const QString &link : target->links) {
            if (graph.find(link) && !seen.contains(link)) {
                seen.insert(link);
                open.append(link);
            }
        }
    }
    return seen;
}

/// The direct links to targets of the house that no other direct link brings along.
QStringList reducedLinks(const TargetGraph &graph, const Target &target)
{
    QStringList links;
    for (const QString &link : target.links) {
        bool implied = !graph.find(link) || graph.find(link)->areas().isEmpty() || links.contains(link);
        for (const QString &other : target.links)
            implied = implied || (other != link && graph.find(other) && reachable(graph, other).contains(link));
        if (!implied)
            links.append(link);
    }
    return links;
}

/// "Qt Core, Qt Gui, libqpdf": what a target links from outside.
QString outsideLinks(const Target &target)
{
    QStringList names;
    for (const QString &link : target.links) {
        if (link.startsWith(QLatin1String("Qt6::")))
            names.append(QStringLiteral("Qt ") + link.sliced(5));
        for (const Library &library : libraries()) {
            const auto isPrefix = [&link](const QString &prefix) { return link.startsWith(prefix); };
            if (std::any_of(library.targets.cbegin(), library.targets.cend(), isPrefix))
                names.append(library.name);
        }
    }
    names.removeDuplicates();
    return names.join(QStringLiteral(", "));
}

QString clusterOf(const TargetGraph &graph, const QString &folder, const QString &title)
{
    QString nodes;
    for (const Target &target : graph.targets) {
        const QList<Area> areas = target.areas();
        if (areas.isEmpty() || !target.sources.constFirst().startsWith(folder + QLatin1Char('/')))
            continue;
        const QString outside = outsideLinks(target);
        const QString second = outside.isEmpty() ? QString() : QStringLiteral("<br/><font point-size=\"9\">%1</font>").arg(outside);
        nodes += QStringLiteral("    \"%1\" [label=<<b>%1</b>%2>];\n").arg(target.name, second);
    }
    if (nodes.isEmpty())
        return {};
    return QStringLiteral("  subgraph \"cluster_%1\" {\n    label=\"%2\";\n%3  }\n").arg(folder, title, nodes);
}

} // namespace

QList<Area> Target::areas() const
{
    QList<Area> areas;
    for (const QString &source : sources) {
        const std::optional<Area> area = areaOf(source);
        if (area && !areas.contains(*area))
            areas.append(*area);
    }
    return areas;
}

const Target *TargetGraph::find(const QString &name) const
{
    for (const Target &target : targets) {
        if (target.name == name)
            return &target;
    }
    return nullptr;
}

TargetGraph parseTargetGraph(const QByteArray &json)
{
    TargetGraph graph;
    const QJsonArray targets = QJsonDocument::fromJson(json).object().value(u"targets").toArray();
    for (const auto &value : targets) {
        const QJsonObject object = value.toObject();
        graph.targets.append({object.value(u"name").toString(), stringsOf(object.value(u"sources")), stringsOf(object.value(u"links"))});
    }
    return graph;
}

QString graphvizOf(const TargetGraph &graph)
{
    QString text = QStringLiteral(
        "digraph house {\n"
        "  rankdir=TB; ranksep=0.45; nodesep=0.35; newrank=true;\n"
        "  graph [fontname=\"Helvetica\", fontsize=11, style=\"rounded\", color=\"#9aa5b1\", bgcolor=\"white\", labeljust=l];\n"
        "  node [fontname=\"Helvetica\", fontsize=11, shape=box, style=\"filled,rounded\", color=\"#52606d\", "
        "fillcolor=\"#f5f7fa\"];\n"
        "  edge [color=\"#52606d\", arrowsize=0.7];\n");
    text += clusterOf(graph, QStringLiteral("app"), QStringLiteral("app/: floor 2, wiring, window, command line"));
    text += clusterOf(graph, QStringLiteral("widgets"), QStringLiteral("widgets/: floor 1, what is seen"));
    text += clusterOf(graph, QStringLiteral("database"), QStringLiteral("database/: floor 1, what is kept"));
    text += clusterOf(graph, QStringLiteral("models"), QStringLiteral("models/: floor 0, what is known and computed"));
    for (const Target &target : graph.targets) {
        if (target.areas().isEmpty())
            continue;
        for (const QString &link : reducedLinks(graph, target))
            text += QStringLiteral("  \"%1\" -> \"%2\";\n").arg(target.name, link);
    }
    return text + QStringLiteral("}\n");
}

QString stampOf(const TargetGraph &graph)
{
    const QByteArray hash = QCryptographicHash::hash(graphvizOf(graph).toUtf8(), QCryptographicHash::Sha256).toHex();
    return QStringLiteral("Target graph %1").arg(QString::fromLatin1(hash.first(16)));
}

} // namespace fatlas::architecture
