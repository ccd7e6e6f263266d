// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/workspace.h"

#include <QCoreApplication>

#include <algorithm>

namespace fatlas {

namespace {

struct WorkspaceText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::WorkspaceText)
};

qsizetype indexOf(const Workspace &workspace, const QString &id)
{
    const auto found =
        std::find_if(workspace.packs.cbegin(), workspace.packs.cend(), [&id](const KnowledgePack &pack) { return pack.id == id; });
    return found == workspace.packs.cend() ? -1 : found - workspace.packs.cbegin();
}

Error noSuchPack(const QString &id)
{
    return {ErrorCode::UnknownName, id, WorkspaceText::tr("There is no such pack in the workspace."),
            WorkspaceText::tr("See which packs it has.")};
}

/// Applies one kind of edit each.
struct Apply
{
    Workspace &workspace;

    Result<Edit> operator()(const AddPack &edit) const
    {
        if (indexOf(workspace, edit.pack.id) >= 0) {
            return Error{ErrorCode::DuplicateId, edit.pack.id, WorkspaceText::tr("The workspace has a pack with this id."),
                         WorkspaceText::tr("Take that one back first, or replace it.")};
        }
        const bool isInside = edit.position >= 0 && edit.position < workspace.packs.size();
        workspace.packs.insert(isInside ? edit.position : workspace.packs.size(), edit.pack);
        return Edit(RemovePack{edit.pack.id});
    }
    Result<Edit> operator()(const RemovePack &edit) const
    {
        const qsizetype index = indexOf(workspace, edit.id);
        if (index < 0)
            return noSuchPack(edit.id);
        return Edit(AddPack{workspace.packs.takeAt(index), index});
    }
    Result<Edit> operator()(const ReplacePack &edit) const
    {
        const qsizetype index = indexOf(workspace, edit.pack.id);
        if (index < 0)
            return noSuchPack(edit.pack.id);
        return Edit(ReplacePack{std::exchange(workspace.packs[index], edit.pack)});
    }
};

} // namespace

const KnowledgePack *findPack(const Workspace &workspace, const QString &id)
{
    const qsizetype index = indexOf(workspace, id);
    return index < 0 ? nullptr : &workspace.packs[index];
}

Result<Edit> applyEdit(Workspace &workspace, const Edit &edit)
{
    return std::visit(Apply{workspace}, edit);
}

} // namespace fatlas
