// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knowledgebase.h"

namespace fatlas {

/// Writes into every citation the pack that KnowledgeBase::changedBy names for what it backs, so that whoever shows a statement can say whose it is.
void markPacks(KnowledgeBase &knowledge);

} // namespace fatlas
