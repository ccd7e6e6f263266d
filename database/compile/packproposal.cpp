// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/packproposal.h"

#include "compile/exporter.h"
#include "compile/jsondiff.h"

#include <QCoreApplication>
#include <QSet>

namespace fatlas {

namespace {

struct ProposalText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::ProposalText)
};

/// Why packs that fitted before would not any more. The pack that is taken in is called by the name of its file.
QList<Error> newlyLeftOut(const PackedKnowledge &before, const PackedKnowledge &after, const QString &own, const QString &name)
{
    QSet<QString> known;
    for (const LeftOutPack &pack : before.leftOut)
        known.insert(pack.id);
    QList<Error> errors;
    for (const LeftOutPack &pack : after.leftOut) {
        if (pack.id == own) {
            for (Error error : pack.errors) {
                if (error.where.startsWith(own))
                    error.where.replace(0, own.size(), name);
                errors += error;
            }
        } else if (!known.contains(pack.id)) {
            errors.append({ErrorCode::UnknownReference, pack.id,
                           ProposalText::tr("This pack of the workspace would no longer fit: %1").arg(pack.errors.constFirst().message),
                           ProposalText::tr("Take it back first.")});
        }
    }
    return errors;
}

Result<PackProposal> propose(const QString &shipped, const Workspace &workspace, const Edit &edit, const QString &own, const QString &name,
                             KnowledgeChecker &checker)
{
    Workspace changed = workspace;
    if (const auto applied = applyEdit(changed, edit); !applied)
        return applied.errors();
    const auto documents = exportKnowledgeFile(shipped, checker.schemas());
    if (!documents)
        return documents.errors();
    const PackedKnowledge before = mergePacks(*documents, workspace.packs, checker);
    const PackedKnowledge after = mergePacks(*documents, changed.packs, checker);
    if (const QList<Error> errors = newlyLeftOut(before, after, own, name); !errors.isEmpty())
        return errors;
    return PackProposal{edit, diffDocuments(checker.schemas(), before.merged.documents, after.merged.documents)};
}

} // namespace

Result<PackProposal> proposePack(const QString &shipped, const Workspace &workspace, const Pack &pack, const QDateTime &importedAt,
                                 KnowledgeChecker &checker)
{
    const KnowledgePack kept = pack.toKeep(importedAt);
    const Edit edit = findPack(workspace, kept.id) ? Edit(ReplacePack{kept}) : Edit(AddPack{kept});
    return propose(shipped, workspace, edit, kept.id, pack.name, checker);
}

Result<PackProposal> proposeRemoval(const QString &shipped, const Workspace &workspace, const QString &id, KnowledgeChecker &checker)
{
    return propose(shipped, workspace, RemovePack{id}, QString(), QString(), checker);
}

} // namespace fatlas
