// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/search/search.h"

#include <algorithm>

namespace fatlas::test {

/// The answer to a request found the slow way: every document is read. The reference for the index, and what views are tested with.
[[nodiscard]] inline SearchAnswer scan(const QList<SearchDocument> &documents, const SearchRequest &request)
{
    SearchAnswer answer;
    answer.request = request;
    const QList<SearchWord> words = wordsOf(request.text);
    if (words.isEmpty())
        return answer;
    for (const SearchDocument &document : documents) {
        QString tokens;
        for (const QString &text : QStringList{document.title.en, document.title.zh, document.text.en, document.text.zh} + document.aliases)
            tokens += QStringLiteral(" %1 \n").arg(indexText(text));
        if (!std::all_of(words.cbegin(), words.cend(), [&tokens](const SearchWord &word) { return tokens.contains(indexNeedle(word)); }))
            continue;
        const double score = nameScore(IndexedDocument(document), words) + kindBonus(document.kind);
        answer.hits.append(makeHit(document, words, request.language, score));
    }
    std::stable_sort(answer.hits.begin(), answer.hits.end(), [](const SearchHit &a, const SearchHit &b) { return a.score > b.score; });
    QList<SearchHit> kept;
    for (const SearchHit &hit : std::as_const(answer.hits)) {
        const int found = answer.found[hit.kind]++;
        if ((request.limit < 0 || kept.size() < request.limit) && (request.perKind < 0 || found < request.perKind))
            kept.append(hit);
    }
    answer.hits = kept;
    return answer;
}

} // namespace fatlas::test
