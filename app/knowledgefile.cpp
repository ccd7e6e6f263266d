// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/knowledgefile.h"

#include "store/knowledgereader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

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

Result<KnowledgeBase> loadKnowledge(const QString &path)
{
    const Result<QString> found = findKnowledge(path);
    if (!found.ok())
        return found.errors();
    return readKnowledge(*found);
}

} // namespace fatlas
