// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/atlas.h"
#include "domain/session.h"

#include <memory>

namespace fatlas {

enum class SearchKind { Framework, Criterion, Term, Fact, Rating, Statement };

/// A found passage. `subject` says where a click leads.
struct SearchHit
{
    SearchKind kind = SearchKind::Fact;
    Subject subject;
    /// In the display language.
    QString title;
    /// The passage in the language in which the words were found.
    QString text;
    /// Higher is better; only the order means something.
    double score = 0;
    /// Parts of `text` to highlight: start and length, in ascending order, not overlapping.
    QList<std::pair<qsizetype, qsizetype>> highlights;

    friend bool operator==(const SearchHit &, const SearchHit &) = default;
};

/// An index over the names and texts of an atlas in both languages. Immutable, cheap to copy.
class SearchIndex
{
public:
    SearchIndex();
    explicit SearchIndex(const Atlas &atlas);

    /// All words of the query must occur (in either language, in any case; full-width letters count as their plain forms). Words are split at
    /// blanks and between Chinese and Latin, so "PyTorch编译" is two words. Chinese words may have one character; a Latin word of one
    /// letter matches only as a whole word. Best first, at most `limit`. An empty query finds nothing.
    [[nodiscard]] QList<SearchHit> search(const QString &query, Language language, int limit = 50) const;

private:
    struct Document;
    std::shared_ptr<const QList<Document>> m_documents;
};

} // namespace fatlas
