// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/table/tablespec.h"

namespace fatlas {

/// What one of the compared says in a line of the comparison, whatever the line is about: a criterion, a platform, a strategy.
struct ComparedValue
{
    AssessmentState state = AssessmentState::Unknown;
    std::optional<Interval> rating = {};
    /// What is said on a fixed scale, for example a support level; equal numbers mean the same. Empty where the line has no scale.
    std::optional<int> level = {};
    /// What is said in free words.
    QString text = {};

    friend bool operator==(const ComparedValue &, const ComparedValue &) = default;
};

/// Two ratings say the same when each score lies within the interval of the other: then either judgment allows for the other.
[[nodiscard]] bool agree(const Interval &a, const Interval &b);
/// The intervals have a score in common, so that there may be no difference at all.
[[nodiscard]] bool overlap(const Interval &a, const Interval &b);

/// Whether a line says different things of those that it compares; "differences only" hides the lines that do not. In this order:
/// 1. different states differ, so something unknown differs from something known;
/// 2. the same state other than known is the same: there is nothing to compare, and a text only says why;
/// 3. different levels differ, and so do a level and none;
/// 4. where anything is rated, ratings that agree (every pair) are the same in whatever words, all others differ, and so do rated and unrated;
/// 5. the same level is the same in whatever words;
/// 6. free words are the same only when they are equal but for case and blanks: that two texts mean the same cannot be known.
/// Fewer than two values never differ.
[[nodiscard]] bool differs(const QList<ComparedValue> &values);

/// What a framework says in an aspect, and whether the frameworks differ in it. Frameworks that the atlas does not have say nothing.
[[nodiscard]] ComparedValue comparedValue(const AspectRecord &record, Language language);
[[nodiscard]] bool differs(const Atlas &atlas, const QList<FrameworkId> &frameworks, const Aspect &aspect, Language language);

/// Best and worst of a line by score as it is shown (one decimal); equal scores share their standing, what is unrated or between has none.
/// All are plain where fewer than two are rated, where the scores are equal, and where best and worst agree (see agree()): a lead that the
/// judgments themselves allow to be none is not marked. So a line that "differences only" hides has no best. As many as there are ratings.
[[nodiscard]] QList<Standing> standings(const QList<std::optional<Interval>> &ratings);

} // namespace fatlas
