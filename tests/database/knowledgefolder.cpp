// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "database/knowledgefolder.h"

#include "compile/compiler.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <nlohmann/json.hpp>

namespace fatlas::test {

QByteArray readBytes(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

void writeBytes(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

KnowledgeFolder::KnowledgeFolder()
{
    const QDir original(QStringLiteral(FATLAS_TEST_DATA) + QStringLiteral("/knowledge-small"));
    QDirIterator names(original.path(), {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
    while (names.hasNext()) {
        const QString name = original.relativeFilePath(names.next());
        write(name, readBytes(original.filePath(name)));
    }
}

QStringList KnowledgeFolder::files() const
{
    QStringList paths;
    QDirIterator names(m_folder.path(), {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
    while (names.hasNext())
        paths += names.next();
    paths.sort();
    return paths;
}

void KnowledgeFolder::write(const QString &name, const QByteArray &bytes) const
{
    writeBytes(file(name), bytes);
}

void KnowledgeFolder::patch(const QString &name, const QByteArray &patch) const
{
    const auto before = nlohmann::json::parse(readBytes(file(name)).toStdString());
    write(name, QByteArray::fromStdString(before.patch(nlohmann::json::parse(patch.toStdString())).dump()));
}

QString KnowledgeFolder::compiled() const
{
    const QString output = m_output.filePath(QStringLiteral("knowledge.sqlite"));
    const auto done = compileKnowledge(m_folder.path(), output);
    if (!done)
        qFatal("%s", qPrintable(done.error().toString()));
    return output;
}

} // namespace fatlas::test
