// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QTemporaryDir>

namespace fatlas::test {

/// An empty home for settings, however the test was started: nobody's own settings are ever touched.
class FreshProfile
{
public:
    FreshProfile() { qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_folder.path())); }

    /// Forgets everything.
    void clear() const { QDir(file({})).removeRecursively(); }
    /// A file of the program in it.
    [[nodiscard]] QString file(const QString &name) const { return m_folder.filePath(QStringLiteral("frameatlas/") + name); }

private:
    QTemporaryDir m_folder;
};

} // namespace fatlas::test
