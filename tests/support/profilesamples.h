// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/chart/ratingprofile.h"

namespace fatlas::test {

/// Four frameworks on the five criteria of one dimension. JAX (second) is unknown on the third, Megatron-LM (fourth) on the first and fourth.
[[nodiscard]] RatingProfileSpec fiveCriteria(Language language);
/// Six frameworks on `count` criteria with names of many lengths in three dimensions; every ninth value is unknown.
[[nodiscard]] RatingProfileSpec manyCriteria(int count, Language language);

} // namespace fatlas::test
