// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dossier.h"

/// For sentences that are not told after one line of the dossier but after several: descriptions, claims, the guide.
namespace fatlas::dossier {

/// All words and numbers of a value but ids of sources; 175240000000 is told as 175.24 (billion).
[[nodiscard]] QString wordsOf(const QJsonValue &value);

/// Every number of a sentence is said by some line of the dossier that cites one of these sources (ours), or stands in `known` beside it.
/// Version 3.0 may be called 3.
void expectSaid(Comparison &comparison, const QString &where, const QString &sentence, const QJsonArray &sources,
                const QString &known = {});

} // namespace fatlas::dossier
