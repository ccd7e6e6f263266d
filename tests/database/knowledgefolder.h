// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace fatlas::test {

/// A copy of tests/data/knowledge-small that a test may spoil.
class KnowledgeFolder
{
public:
    KnowledgeFolder();

    [[nodiscard]] QString path() const { return m_folder.path(); }
    [[nodiscard]] QString file(const QString &name) const { return m_folder.filePath(name); }
    /// The paths of all its files, sorted.
    [[nodiscard]] QStringList files() const;
    void write(const QString &name, const QByteArray &bytes) const;
    /// Applies a JSON patch (RFC 6902) to a file.
    void patch(const QString &name, const QByteArray &patch) const;
    /// Compiles the folder to a file beside it and returns that file's path.
    [[nodiscard]] QString compiled() const;

private:
    QTemporaryDir m_folder;
    QTemporaryDir m_output;
};

[[nodiscard]] QByteArray readBytes(const QString &path);
void writeBytes(const QString &path, const QByteArray &bytes);

} // namespace fatlas::test
