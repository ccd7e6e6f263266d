// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace fatlas::architecture {

/// A source file as lines, and twice more with the same lines but parts blanked out.
struct SourceFile
{
    /// Relative to the root, with slashes.
    QString path;
    QStringList lines;
    /// Without comments: what the preprocessor sees.
    QStringList withoutComments;
    /// Without comments and without the insides of string and character literals: where braces are braces.
    QStringList bare;

    [[nodiscard]] bool isCpp() const;
};

/// Reads the given text as if it were a file. `path` decides whether it is C++.
[[nodiscard]] SourceFile parseSource(const QString &path, const QString &text);

/// The written sources under a root: C++, SQL, CMake and shell files of the house, its tests and its packaging, sorted by path.
/// Test data is not source.
[[nodiscard]] QList<SourceFile> readSourceTree(const QString &root);

} // namespace fatlas::architecture
