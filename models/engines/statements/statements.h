// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/atlas.h"
#include "domain/session.h"

#include <array>
#include <functional>

namespace fatlas {

/// What a statement of the atlas is.
enum class StatementKind {
    Framework,
    Summary,
    Fact,
    Rating,
    Strength,
    Weakness,
    Misconception,
    Profile,
    Criterion,
    Term,
    Source,
};

inline constexpr std::array allStatementKinds{
    StatementKind::Framework, StatementKind::Summary,       StatementKind::Fact,    StatementKind::Rating,    StatementKind::Strength,
    StatementKind::Weakness,  StatementKind::Misconception, StatementKind::Profile, StatementKind::Criterion, StatementKind::Term,
    StatementKind::Source,
};

/// The name that scripts and files use, for example "fact". Stable.
[[nodiscard]] QString statementKindId(StatementKind kind);

/// One thing that the atlas says.
struct Statement
{
    StatementKind kind = StatementKind::Fact;
    /// Unique within its kind and the same from one release to the next as long as its place stays: the id of the thing itself where it has
    /// one ("pytorch/paradigm-1"), otherwise the owner's with a counted word ("pytorch/strength-1").
    QString id;
    /// What it is about, for example "PyTorch · Debugging".
    LocalizedText title;
    LocalizedText text;
    /// Other words under which one looks for it.
    QStringList aliases;
    /// What backs it, within the atlas. Null for what needs no backing: definitions, questions, the sources themselves.
    const Citation *citation = nullptr;
    /// Where it can be read.
    Subject subject;
};

using StatementVisitor = std::function<void(const Statement &)>;

/// Walks over everything that the atlas says, each thing once, in an order that follows the atlas. Pure; the pointers live as long as the atlas.
void forEachStatement(const Atlas &atlas, const StatementVisitor &visit);

} // namespace fatlas
