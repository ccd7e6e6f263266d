// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/language.h"
#include "domain/partialdate.h"
#include "domain/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>

#include <variant>

namespace fatlas {

/// Knowledge that a team has taken in: what it adds to the shipped knowledge or corrects in it.
struct KnowledgePack
{
    QString id;
    LocalizedText title;
    QString author;
    /// The month up to which its statements hold.
    PartialDate asOf;
    /// When it was taken in, UTC, to the second.
    QDateTime importedAt;
    /// The pack as it was read, UTF-8 JSON.
    QByteArray document;

    friend bool operator==(const KnowledgePack &, const KnowledgePack &) = default;
};

/// The team's own file as values.
struct Workspace
{
    /// In the order in which they were taken in; a later one may build on an earlier.
    QList<KnowledgePack> packs;

    friend bool operator==(const Workspace &, const Workspace &) = default;
};

/// Takes a pack in, at a place in the list; -1 and what lies behind the end mean the end.
struct AddPack
{
    KnowledgePack pack;
    qsizetype position = -1;

    friend bool operator==(const AddPack &, const AddPack &) = default;
};

/// Takes a pack back.
struct RemovePack
{
    QString id;

    friend bool operator==(const RemovePack &, const RemovePack &) = default;
};

/// Puts another state of a pack in the place of the one with the same id.
struct ReplacePack
{
    KnowledgePack pack;

    friend bool operator==(const ReplacePack &, const ReplacePack &) = default;
};

/// A change of a workspace as a value; what undoes it is one too.
using Edit = std::variant<AddPack, RemovePack, ReplacePack>;

/// Null where there is no such pack.
[[nodiscard]] const KnowledgePack *findPack(const Workspace &workspace, const QString &id);

/// Changes the workspace and returns the edit that undoes it. Codes: DuplicateId (AddPack of an id that is there), UnknownName
/// (RemovePack, ReplacePack of one that is not); then nothing is changed.
[[nodiscard]] Result<Edit> applyEdit(Workspace &workspace, const Edit &edit);

} // namespace fatlas
