// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/id.h"
#include "domain/language.h"
#include "domain/partialdate.h"

#include <QList>
#include <QUrl>

#include <array>

namespace fatlas {

enum class SourceKind { Paper, Docs, RepositoryFile, Benchmark, Blog, News, Web, ThirdParty, Seed };

inline constexpr std::array allSourceKinds{SourceKind::Paper,     SourceKind::Docs,       SourceKind::RepositoryFile,
                                           SourceKind::Benchmark, SourceKind::Blog,       SourceKind::News,
                                           SourceKind::Web,       SourceKind::ThirdParty, SourceKind::Seed};

/// The id used in knowledge files, for example "repo-file".
[[nodiscard]] QString sourceKindId(SourceKind kind);
[[nodiscard]] std::optional<SourceKind> sourceKindFromId(QStringView id);

/// Something that can be cited. A source without an address (a seed article) is cited by title and date.
struct Source
{
    SourceId id;
    /// In the source's own language where it has one title only: then both texts are equal.
    LocalizedText title;
    QString publisher;
    SourceKind kind = SourceKind::Docs;
    QUrl url;
    /// The commit that was read, for a file of a repository.
    QString commit;
    /// When it was published; null where the source does not say.
    PartialDate date;
    /// When it was read.
    PartialDate accessed;
    /// What to know of it; may be empty.
    LocalizedText note;

    friend bool operator==(const Source &, const Source &) = default;
};

/// A statement's backing: which sources, and as of which month it holds.
struct Citation
{
    QList<SourceId> sources;
    PartialDate asOf;
    /// Id of the team's pack that brought or corrected what is backed; empty for what is shipped. Filled by buildAtlas().
    QString pack = {};

    friend bool operator==(const Citation &, const Citation &) = default;
};

/// A text with what backs it.
struct CitedText
{
    LocalizedText text;
    Citation citation;

    friend bool operator==(const CitedText &, const CitedText &) = default;
};

} // namespace fatlas
