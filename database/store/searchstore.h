// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/search/search.h"
#include "store/connection.h"

#include <memory>

namespace fatlas {

/// A full-text index over documents: SQLite's FTS5 in memory. Used by the thread that built it. Failures have the code DatabaseError; an SQLite
/// without FTS5 is one.
class SearchStore
{
public:
    [[nodiscard]] static Result<SearchStore> build(const QList<SearchDocument> &documents);

    /// All words of the request must occur in a document, in either language, in any case, in its title, another name or its text. Han words may
    /// have one character and are found anywhere; other words are found at their beginning or at that of a part ("flow" in TensorFlow), a Latin
    /// letter or digit alone only where it stands alone. Words are split at blanks, punctuation and between Chinese and Latin. Ranked by where the
    /// words are (title before other names before text), then by kind and bm25; what is equal stays in the order of the documents. Without a word
    /// nothing is found.
    [[nodiscard]] SearchAnswer search(const SearchRequest &request) const;

private:
    explicit SearchStore(Connection connection) : m_connection(std::make_unique<Connection>(std::move(connection))) { }
    [[nodiscard]] Result<Done> fill();
    struct Match
    {
        qsizetype document = 0;
        double score = 0;
    };
    [[nodiscard]] Result<QList<Match>> matches(const QList<SearchWord> &words) const;

    std::unique_ptr<Connection> m_connection;
    QString m_find;
    QList<IndexedDocument> m_documents;
};

} // namespace fatlas
