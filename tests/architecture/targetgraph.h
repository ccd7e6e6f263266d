// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "architecture/house.h"

#include <QString>
#include <QStringList>

namespace fatlas::architecture {

/// A CMake target with what it is made of and what it links directly.
struct Target
{
    QString name;
    /// Written sources, relative to the root; generated ones are left out.
    QStringList sources;
    /// As CMake names them: other targets, "Qt6::Core", …
    QStringList links;

    /// The areas its sources lie in, without doubles.
    [[nodiscard]] QList<Area> areas() const;
};

/// The build's targets, as packaging/cmake/FatlasArchitecture.cmake writes them into architecture.json in the build folder.
struct TargetGraph
{
    QList<Target> targets;

    [[nodiscard]] const Target *find(const QString &name) const;
};

/// The text of such a file; empty when it is not one.
[[nodiscard]] TargetGraph parseTargetGraph(const QByteArray &json);

/// The house as a drawing for Graphviz: its own targets on their floors, each with the Qt modules and libraries it links.
/// Arrows that follow from others are left out.
[[nodiscard]] QString graphvizOf(const TargetGraph &graph);

/// A line that names the graph a picture shows, so that a stale picture is noticed.
[[nodiscard]] QString stampOf(const TargetGraph &graph);

} // namespace fatlas::architecture
