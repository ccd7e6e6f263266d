// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/sheet/known.h"

#include "engines/statements/statements.h"

namespace fatlas {

namespace {

bool isStated(const Atlas &atlas, const Subject &subject)
{
    bool isFound = false;
    forEachStatement(atlas, [&](const Statement &statement) { isFound = isFound || statement.subject == subject; });
    return isFound;
}

bool isKnownItem(const Atlas &atlas, const Subject &subject)
{
    switch (subject.kind) {
    case ItemKind::None: return true;
    case ItemKind::Dimension: return atlas.dimension({subject.item});
    case ItemKind::Source: return atlas.source({subject.item});
    case ItemKind::Claim: return atlas.claim({subject.item});
    case ItemKind::Platform: return atlas.platform({subject.item});
    case ItemKind::Strategy: return atlas.strategy({subject.item});
    case ItemKind::Technique: return atlas.technique({subject.item});
    case ItemKind::Sample: return atlas.sample({subject.item});
    // The others have no index of their own.
    default: return isStated(atlas, subject);
    }
}

} // namespace

bool isKnown(const Atlas &atlas, const Subject &subject)
{
    const bool hasFramework = subject.framework.isEmpty() || atlas.framework(subject.framework);
    const bool hasCriterion = subject.criterion.isEmpty() || atlas.criterion(subject.criterion);
    const bool hasTerm = subject.term.isEmpty() || atlas.term(subject.term);
    return hasFramework && hasCriterion && hasTerm && isKnownItem(atlas, subject);
}

} // namespace fatlas
