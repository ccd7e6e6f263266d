// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "engines/search/segmentation.h"
#include "engines/statements/statements.h"

#include <QHash>

#include <array>

namespace fatlas {

/// The groups in which results are shown.
enum class SearchKind {
    Framework,
    Fact,
    Rating,
    Opinion,
    Profile,
    Note,
    Hardware,
    Parallelism,
    Deployment,
    Term,
    Criterion,
    Source,
    Claim,
    Technique,
    Sample,
    Chip,
    TrainedModel,
    Scaling,
    Adoption,
    Activity,
    Memory,
    ModelShape,
    Device,
    Guide,
};

inline constexpr std::array allSearchKinds{
    SearchKind::Framework, SearchKind::Fact,         SearchKind::Rating,      SearchKind::Opinion,    SearchKind::Profile,
    SearchKind::Note,      SearchKind::Hardware,     SearchKind::Parallelism, SearchKind::Deployment, SearchKind::Term,
    SearchKind::Criterion, SearchKind::Source,       SearchKind::Claim,       SearchKind::Technique,  SearchKind::Sample,
    SearchKind::Chip,      SearchKind::TrainedModel, SearchKind::Scaling,     SearchKind::Adoption,   SearchKind::Activity,
    SearchKind::Memory,    SearchKind::ModelShape,   SearchKind::Device,      SearchKind::Guide,
};

[[nodiscard]] SearchKind searchKindOf(StatementKind kind);
/// "Frameworks", in the current language.
[[nodiscard]] QString searchKindName(SearchKind kind);

/// What is searched: a statement without what backs it.
struct SearchDocument
{
    StatementKind kind = StatementKind::Fact;
    QString id;
    Subject subject;
    LocalizedText title;
    LocalizedText text;
    QStringList aliases;

    friend bool operator==(const SearchDocument &, const SearchDocument &) = default;
};

/// Everything that the atlas says.
[[nodiscard]] QList<SearchDocument> searchDocuments(const Atlas &atlas);

/// Parts of a text to highlight: start and length, in ascending order, not overlapping. Each is a word of the query, or words that overlap.
using Highlights = QList<std::pair<qsizetype, qsizetype>>;

/// A found passage. `subject` says where a click leads. At least one of the highlights is not empty, so that one sees why it was found.
struct SearchHit
{
    SearchKind kind = SearchKind::Fact;
    StatementKind statement = StatementKind::Fact;
    /// Of the statement, within its kind.
    QString id;
    Subject subject;
    /// In the display language.
    QString title;
    Highlights titleHighlights;
    /// The passage in the language in which more of the words were found; the display language where both have as many.
    QString text;
    Highlights highlights;
    /// Another name of it (an alias, its name in the other language) when a word was found there and in neither title nor passage.
    QString alsoCalled;
    Highlights alsoHighlights;
    /// Higher is better; only the order means something.
    double score = 0;

    friend bool operator==(const SearchHit &, const SearchHit &) = default;
};

struct SearchRequest
{
    QString text;
    Language language = Language::English;
    /// How many hits, and how many of one kind, are wanted at most. Negative: all.
    int limit = 50;
    int perKind = -1;

    friend bool operator==(const SearchRequest &, const SearchRequest &) = default;
};

struct SearchAnswer
{
    SearchRequest request;
    /// Best first.
    QList<SearchHit> hits;
    /// How many there are of each kind, with those beyond the limits.
    QHash<SearchKind, int> found;
    /// Why there is no answer; empty otherwise.
    QList<Error> errors;
};

/// A document made ready: what can be known before there is a query.
struct IndexedDocument
{
    explicit IndexedDocument(const SearchDocument &source);

    SearchDocument document;
    /// indexText() of the title in each language and of the aliases (a line each), with blanks around, so that needles are found at the ends.
    std::array<QString, 2> titles;
    QString aliases;
    /// The words of each title and of each alias, as a query that asks for exactly that has them.
    QStringList titleWords;
    QStringList aliasWords;
};

/// How well the names of a document fit: 0 for words that are only in its text, up to 100 for a title that is what was looked for. A word in the
/// title always counts more than what bm25 and the kind give to one in the text.
[[nodiscard]] double nameScore(const IndexedDocument &document, const QList<SearchWord> &words);
/// What breaks ties between kinds: names before statements. At most 20.
[[nodiscard]] double kindBonus(StatementKind kind);
/// bm25's measure, 0 for the worst, as 0 to 10.
[[nodiscard]] double boundedRelevance(double bm25);

/// A hit as it is shown.
[[nodiscard]] SearchHit makeHit(const SearchDocument &document, const QList<SearchWord> &words, Language language, double score);

} // namespace fatlas
