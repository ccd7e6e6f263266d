// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compile/packmerge.h"
#include "store/derivedtables.h"

namespace fatlas {

/// The shipped knowledge with the packs of a workspace in it.
struct DerivedKnowledge
{
    /// A knowledge base; the shipped one itself where there are no packs.
    QString path;
    PackMarks marks;
};

/// Makes the knowledge base that a program with these packs reads, in a folder for what can be made again, and uses it from then on: a
/// start with packs takes as long as one without. Its name tells shipped file and packs, so that it is made anew when either changes. A
/// pack that does not fit (any more) is left out and said; the others are taken. Codes: those of readKnowledge() for the shipped file,
/// FileNotWritable, WriteFailed, DatabaseError.
[[nodiscard]] Result<DerivedKnowledge> deriveKnowledge(const QString &shipped, const QList<KnowledgePack> &packs, const QString &folder);

/// The same in memory, for what is to be compared before it is taken: the shipped knowledge with those packs that fit.
struct PackedKnowledge
{
    MergedKnowledge merged;
    QList<LeftOutPack> leftOut;
};
[[nodiscard]] PackedKnowledge mergePacks(Documents shipped, const QList<KnowledgePack> &packs, KnowledgeChecker &checker);

} // namespace fatlas
