// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dossier.h"

/// What files of frameworks, tools, techniques and chips have in common.
namespace fatlas::dossier {

/// Facts of a file of the dossier under a criterion, in their order.
[[nodiscard]] QJsonArray factsOf(const QJsonObject &dossier, const QString &criterion);
void compareFact(Comparison &comparison, const QString &where, const QJsonObject &ours, const QJsonObject &theirs);
/// Facts that bear their criterion themselves, in the dossier's order.
void compareFactList(Comparison &comparison, const QJsonArray &ours, const QJsonArray &theirs);
/// Every fact of the dossier under the assessment of its criterion. Facts under a criterion without any in the dossier are not looked at.
void compareFacts(Comparison &comparison, const QJsonArray &assessments, const QJsonObject &dossier);
/// What stands in a table cell is said by the facts under it, or by the rows that the dossier gives with them (`originals`).
void compareSummary(Comparison &comparison, const QJsonObject &assessment, const QJsonArray &originals);
/// `dossier` is the object that holds the profile: its lists of facts and of unconfirmed points say more of the releases.
void compareProfile(Comparison &comparison, const QJsonObject &ours, const QJsonObject &theirs, const QJsonObject &dossier);
/// Strengths, weaknesses, misconceptions, unconfirmed points: as many, with the same numbers. Such a line sums up facts of the same entry,
/// so it may have numbers of `facts` (the dossier's), too. Its sources and month are its own choice, see Comparison::derived().
void compareTexts(Comparison &comparison, const QString &where, const QJsonArray &ours, const QJsonArray &theirs,
                  const QJsonArray &facts = {});

} // namespace fatlas::dossier
