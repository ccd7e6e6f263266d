// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/session.h"
#include "engines/matrix/matrixspec.h"

#include <QUrl>

namespace fatlas {

enum class SheetTone { Normal, Muted, Strong, Caution };

/// A stretch of plain text in one tone, perhaps leading somewhere: out of the program (link) or to other evidence (target).
struct SheetRun
{
    QString text;
    SheetTone tone = SheetTone::Normal;
    QUrl link;
    Subject target;

    friend bool operator==(const SheetRun &, const SheetRun &) = default;
};

enum class SheetBlockKind { Title, Subtitle, Heading, Paragraph, Bullet, Rating, Source };

/// One paragraph of a sheet. A Rating block has an interval beside its runs (name, score, interval), a Source block a number that the statements refer to.
struct SheetBlock
{
    SheetBlockKind kind = SheetBlockKind::Paragraph;
    QList<SheetRun> runs;
    std::optional<Interval> rating;
    int number = 0;

    friend bool operator==(const SheetBlock &, const SheetBlock &) = default;
};

/// A text with structure and no looks: what the evidence panel and the profile show and what the command line prints.
struct Sheet
{
    QList<SheetBlock> blocks;

    /// Headings underlined, bullets with "- ", sources with "[n] "; wrapped by nobody.
    [[nodiscard]] QString toPlainText() const;
    friend bool operator==(const Sheet &, const Sheet &) = default;
};

/// Statements, rating with rubric, sources, confidence, as-of and disagreements behind a subject. Ids that the atlas does not know are left
/// out of the subject; an empty subject gives an empty sheet.
[[nodiscard]] Sheet buildEvidenceSheet(const Atlas &atlas, const Subject &subject, Language language);

enum class ProfileDetail { Profile, ProfileAndAssessments };

/// Who and what a framework is: facts of the profile, ratings, strengths, weaknesses, misconceptions; with all assessments if asked for.
/// An unknown id gives an empty sheet.
[[nodiscard]] Sheet buildProfileSheet(const Atlas &atlas, const FrameworkId &framework, Language language,
                                      ProfileDetail detail = ProfileDetail::Profile);

} // namespace fatlas
