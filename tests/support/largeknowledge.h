// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knowledgebase.h"

namespace fatlas::test {

/// The dimension that holds all the criteria of largeKnowledge(), so that one table shows them.
[[nodiscard]] DimensionId largeDimension();

/// As much as anybody will ever compare, made in code and the same every time: frameworks "framework-0000" … of all layers that are compared, criteria
/// "breadth/criterion-000" …, of which every third is rated. Every framework has a cell in every criterion; one of ten is unknown, none or not applicable, of the others
/// one of three has a fact with sources and nine of ten of a rated criterion a rating (three of ten of all). Beside them the headline ratings, a
/// second dimension "community" with four criteria, twelve platforms and eight strategies. In every fourth criterion most
/// frameworks say the same. Sentences are made of the words of a list: 20–80 characters in
/// English, 10–40 in Chinese.
[[nodiscard]] KnowledgeBase largeKnowledge(int frameworks = 2000, int criteria = 200);

} // namespace fatlas::test
