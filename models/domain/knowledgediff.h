// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/language.h"

#include <QList>

namespace fatlas {

enum class ChangeKind { Added, Removed, Changed };

/// "added", "removed" or "changed": for files and the command line, not for people's eyes in another language.
[[nodiscard]] QString changeKindId(ChangeKind kind);

/// One field that differs between two states of the knowledge.
struct FieldChange
{
    /// What it is a field of: "framework", "fact", "rating", "source", …
    QString entityKind;
    /// "pytorch", "pytorch/paradigm-1", "pytorch@usability/debugging"; a number from 1 where things of this kind have no id.
    QString entityId;
    /// Empty where such things have no name.
    LocalizedText entityName;
    /// The framework, technique, … that holds it, as "kind:id"; empty for what stands on its own.
    QString partOf;
    /// Whether the whole thing is new or gone; Changed where it is in both states.
    ChangeKind entityChange = ChangeKind::Changed;
    /// The way inside the thing: "text.zh", "value", "strengths[2].asOf" (counted from 1).
    QString field;
    ChangeKind change = ChangeKind::Changed;
    /// Texts as they are, other values as in JSON, lists of words parted by ", ". Empty where the field is absent.
    QString before;
    QString after;

    friend bool operator==(const FieldChange &, const FieldChange &) = default;
};

/// Fields of one thing stand together, things of one framework too.
using KnowledgeDiff = QList<FieldChange>;

/// How many things are new, gone and changed.
struct DiffCounts
{
    int added = 0;
    int removed = 0;
    int changed = 0;

    friend bool operator==(const DiffCounts &, const DiffCounts &) = default;
};

[[nodiscard]] DiffCounts countEntities(const KnowledgeDiff &diff);

} // namespace fatlas
