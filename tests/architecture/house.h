// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace fatlas::architecture {

/// The folders of the house. Every file of the program lies in exactly one of them.
enum class Room { Domain, Engines, Items, Database, Paint, Common, View, App };

/// A room, and for a view which one: views do not know each other.
struct Area
{
    Room room = Room::Domain;
    QString view;

    friend bool operator==(const Area &, const Area &) = default;
};

/// Where a file lies; `path` is relative to the root. Nothing for files outside the house (tests, packaging, …).
[[nodiscard]] std::optional<Area> areaOf(const QString &path);

/// Whether the path lies in one of the four folders of the house, in a room of it or not.
[[nodiscard]] bool isInHouse(const QString &path);

/// The folder of an area, for messages.
[[nodiscard]] QString folderOf(const Area &area);

/// The arrows: what `from` may include and link.
[[nodiscard]] bool mayUse(const Area &from, const Area &to);

/// The Qt modules that a room may include and link, without the "Qt" in front.
[[nodiscard]] QStringList qtModulesFor(Room room);

/// A library that is neither ours, Qt's nor the standard's.
struct Library
{
    QString name;
    /// How its headers begin ("nlohmann/") or are called ("sqlite3.h").
    QStringList headers;
    /// How its CMake targets are called.
    QStringList targets;
    QList<Room> rooms;
};

[[nodiscard]] const QList<Library> &libraries();

} // namespace fatlas::architecture
