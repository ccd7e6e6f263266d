// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "architecture/house.h"

namespace fatlas::architecture {

namespace {

struct RoomRule
{
    Room room;
    /// The folder, relative to the root. A view's folder is any other one under widgets/.
    QString folder;
    QList<Room> mayUse;
    QStringList qtModules;
};

/// The law. Changing it means changing the design, so say why in the commit.
const QList<RoomRule> &rules()
{
    static const QStringList core{QStringLiteral("Core")};
    static const QStringList gui = core + QStringList{QStringLiteral("Gui"), QStringLiteral("Svg")};
    static const QStringList widgets = gui + QStringList{QStringLiteral("Widgets"), QStringLiteral("Charts"), QStringLiteral("Concurrent")};
    static const QList<Room> models{Room::Domain, Room::Engines, Room::Items};
    static const QList<RoomRule> table{
        {Room::Domain, QStringLiteral("models/domain"), {}, core},
        {Room::Engines, QStringLiteral("models/engines"), {Room::Domain}, core},
        {Room::Items, QStringLiteral("models/items"), {Room::Domain, Room::Engines}, core},
        {Room::Database, QStringLiteral("database"), models, core + QStringList{QStringLiteral("Sql")}},
        {Room::Paint, QStringLiteral("widgets/paint"), models, gui},
        {Room::Common, QStringLiteral("widgets/common"), models + QList{Room::Paint}, widgets},
        {Room::View, QStringLiteral("widgets"), models + QList{Room::Paint, Room::Common}, widgets},
        {Room::App, QStringLiteral("app"), models + QList{Room::Database, Room::Paint, Room::Common, Room::View}, widgets},
    };
    return table;
}

const RoomRule &ruleOf(Room room)
{
    return rules()[qsizetype(room)];
}

} // namespace

std::optional<Area> areaOf(const QString &path)
{
    for (const RoomRule &rule : rules()) {
        if (rule.room != Room::View && path.startsWith(rule.folder + QLatin1Char('/')))
            return Area{rule.room, {}};
    }
    const QStringList parts = path.split(QLatin1Char('/'));
    if (parts.size() > 2 && parts[0] == QLatin1String("widgets"))
        return Area{Room::View, parts[1]};
    return std::nullopt;
}

bool isInHouse(const QString &path)
{
    const QString top = path.section(QLatin1Char('/'), 0, 0);
    return top == QLatin1String("models") || top == QLatin1String("database") || top == QLatin1String("widgets")
        || top == QLatin1String("app");
}

QString folderOf(const Area &area)
{
    const QString folder = ruleOf(area.room).folder;
    return area.room == Room::View ? folder + QLatin1Char('/') + area.view : folder;
}

bool mayUse(const Area &from, const Area &to)
{
    return from == to || (from.room != to.room && ruleOf(from.room).mayUse.contains(to.room));
}

QStringList qtModulesFor(Room room)
{
    return ruleOf(room).qtModules;
}

const QList<Library> &libraries()
{
    static const QList<Library> table{
        {QStringLiteral("nlohmann/json"), {QStringLiteral("nlohmann/")}, {QStringLiteral("nlohmann_json")}, {Room::Database}},
        {QStringLiteral("valijson"),
         {QStringLiteral("valijson/")},
         {QStringLiteral("valijson"), QStringLiteral("ValiJSON")},
         {Room::Database}},
        {QStringLiteral("libqpdf"),
         {QStringLiteral("qpdf/")},
         {QStringLiteral("qpdf"), QStringLiteral("PkgConfig::libqpdf")},
         {Room::Paint}},
        {QStringLiteral("libxlsxwriter"),
         {QStringLiteral("xlsxwriter.h"), QStringLiteral("xlsxwriter/")},
         {QStringLiteral("xlsxwriter"), QStringLiteral("PkgConfig::xlsxwriter")},
         {Room::Paint}},
        {QStringLiteral("Eigen"), {QStringLiteral("Eigen/")}, {QStringLiteral("Eigen3")}, {Room::Engines}},
        {QStringLiteral("POSIX"), {QStringLiteral("unistd.h")}, {}, {Room::App}},
    };
    return table;
}

} // namespace fatlas::architecture
