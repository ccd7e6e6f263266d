// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/table/tablespec.h"

namespace fatlas {

/// Fewest frameworks that are put next to one another; the most are Session::mostCompared.
inline constexpr qsizetype fewestCompared = 2;

struct ComparisonOptions
{
    /// Only the aspects in which the frameworks differ, see differs().
    bool differencesOnly = false;
    /// Without ratings, which are judgments, and without what rests on weak evidence; aspects of which nothing is left are hidden.
    bool evidenceOnly = false;
};

/// Chosen frameworks across all tables: a row an aspect, grouped, best and worst ratings marked.
[[nodiscard]] TableQuery comparisonQuery(const Atlas &atlas, const QList<FrameworkId> &frameworks, const ComparisonOptions &options,
                                         Language language);
/// The table of such a query, or of a part of it, with its title and with what there is to say of the comparison as a whole.
[[nodiscard]] TableSpec comparisonSpec(const Atlas &atlas, const TableQuery &query, Language language);
/// "PyTorch, JAX": the names in their order.
[[nodiscard]] QString comparedNames(const Atlas &atlas, const QList<FrameworkId> &frameworks, Language language);

} // namespace fatlas
