// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/assessment.h"

#include <algorithm>

namespace fatlas {

PartialDate newestAsOf(const Assessment *assessment, const Rating *rating)
{
    PartialDate newest;
    if (assessment) {
        for (const Fact &fact : assessment->facts)
            newest = std::max(newest, fact.citation.asOf);
    }
    return newest.isNull() && rating ? rating->citation.asOf : newest;
}

} // namespace fatlas
