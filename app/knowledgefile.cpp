// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/knowledgefile.h"

#include "compile/derive.h"
#include "store/workspacestore.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace fatlas {

QStringList knowledgeCandidates()
{
    const QDir program(QCoreApplication::applicationDirPath());
    return {program.filePath(QStringLiteral("knowledge.sqlite")),
            QDir::cleanPath(program.filePath(QStringLiteral("../share/frameatlas/knowledge.sqlite")))};
}

Result<QString> findKnowledge(const QString &path)
{
    if (!path.isEmpty())
        return path;
    const QStringList candidates = knowledgeCandidates();
    for (const QString &candidate : candidates) {
        if (QFileInfo::exists(candidate))
            return candidate;
    }
    return Error{ErrorCode::FileNotFound, QDir::toNativeSeparators(candidates.constFirst()),
                 QCoreApplication::translate("fatlas::KnowledgeFile", "The knowledge base that belongs to the program is missing."),
                 QCoreApplication::translate("fatlas::KnowledgeFile",
                                             "Build or install FrameAtlas again, or name a knowledge base with --knowledge.")};
}

Result<KnowledgeBase> loadKnowledge(const QString &path, KnowledgePart part)
{
    const Result<QString> found = findKnowledge(path);
    if (!found.ok())
        return found.errors();
    return readKnowledge(*found, part);
}

QString defaultWorkspacePath()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(QStringLiteral("workspace.fatlas"));
}

Result<PackedBase> loadPackedKnowledge(const QString &path, const QString &workspace, KnowledgePart part)
{
    const Result<QString> found = findKnowledge(path);
    if (!found.ok())
        return found.errors();
    QList<KnowledgePack> packs;
    if (!workspace.isEmpty()) {
        const Result<WorkspaceStore> store = WorkspaceStore::open(workspace);
        if (!store.ok())
            return store.errors();
        packs = store->workspace().packs;
    }
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    Result<DerivedKnowledge> derived = deriveKnowledge(*found, packs, folder);
    if (!derived.ok())
        return derived.errors();
    Result<KnowledgeBase> knowledge = readKnowledge(derived->path, part);
    // What lies in a cache may be damaged; it can be made again.
    if (!knowledge.ok() && !packs.isEmpty() && QFile::remove(derived->path)) {
        derived = deriveKnowledge(*found, packs, folder);
        if (!derived.ok())
            return derived.errors();
        knowledge = readKnowledge(derived->path, part);
    }
    if (!knowledge.ok())
        return knowledge.errors();
    PackedBase base{std::move(knowledge).value(), derived->path, derived->marks.leftOut};
    base.knowledge.changedBy = derived->marks.changedBy;
    return base;
}

} // namespace fatlas
