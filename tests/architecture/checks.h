// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "architecture/sourcetree.h"
#include "architecture/targetgraph.h"

#include <QStringList>

namespace fatlas::architecture {

/// Every check returns its complaints as "path:line: what is wrong", sorted; none means the tree is sound.

/// Every #include follows the arrows, stays with the Qt modules and the libraries of its room, and needs no "..".
/// `root` is where the files were read from.
[[nodiscard]] QStringList checkIncludes(const QString &root, const QList<SourceFile> &files);

/// Every target consists of files of one floor and links only what its files may include.
[[nodiscard]] QStringList checkLinks(const TargetGraph &graph);

/// No file over 600 lines, no function over 60. Exceptions stand in tests/architecture/long-files.txt under `root`: "path reason".
/// An exception that is no longer needed is a complaint too.
[[nodiscard]] QStringList checkSizes(const QString &root, const QList<SourceFile> &files);

/// Every file names its copyright and licence in its first lines and holds no word that marks unfinished work.
[[nodiscard]] QStringList checkTexts(const QList<SourceFile> &files);

/// docs/architecture.svg under `root` shows this graph.
[[nodiscard]] QStringList checkPicture(const QString &root, const TargetGraph &graph);

} // namespace fatlas::architecture
