// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/statements/statements.h"

namespace fatlas {

/// "one · other", or the one that is not empty.
[[nodiscard]] QString joinedName(const QString &one, const QString &other);
/// The same in both languages.
[[nodiscard]] LocalizedText joinedTitle(const LocalizedText &title, const LocalizedText &name);
/// A text that is the same in both languages: names, versions, addresses.
[[nodiscard]] LocalizedText sameText(const QString &text);
/// A value with a remark in brackets, of which either may be empty.
[[nodiscard]] LocalizedText withRemark(const QString &value, const LocalizedText &remark);
/// Sentences one after the other, in both languages.
[[nodiscard]] LocalizedText joinedTexts(const QList<LocalizedText> &texts);

/// The parts of forEachStatement(), one a subject.
class StatementWalk
{
public:
    StatementWalk(const Atlas &atlas, const StatementVisitor &visit) : m_atlas(atlas), m_visit(visit) { }

    void frameworks() const;
    void criteria() const;
    void terms() const;
    void sources() const;

private:
    void framework(const Framework &framework) const;
    void profile(const Framework &framework) const;
    void assessments(const Framework &framework) const;
    void opinions(const Framework &framework) const;
    [[nodiscard]] LocalizedText titleOf(const Framework &framework, const CriterionId &criterion) const;

    const Atlas &m_atlas;
    const StatementVisitor &m_visit;
};

} // namespace fatlas
