// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/search/search.h"

#include <algorithm>

namespace fatlas {

namespace {

constexpr double wholeTitle = 100;
constexpr double wholeAlias = 70;
constexpr double startOfTitle = 60;
constexpr double inTitle = 40;
constexpr double inAlias = 30;

QString padded(const QString &tokens)
{
    return QStringLiteral(" %1 ").arg(tokens);
}

QString indexLines(const QStringList &lines)
{
    QString joined;
    for (const QString &line : lines)
        joined += padded(indexText(line)) + QLatin1Char('\n');
    return joined;
}

QString joinedWords(const QList<SearchWord> &words)
{
    QStringList texts;
    for (const SearchWord &word : words)
        texts += word.text;
    return texts.join(QLatin1Char(' '));
}

QStringList wordsOfEach(const QStringList &names)
{
    QStringList all;
    for (const QString &name : names)
        all += joinedWords(wordsOf(name));
    return all;
}

bool saysAny(const QString &text, const QList<SearchWord> &words)
{
    return !placesOf(words, text).isEmpty();
}

QList<SearchWord> missingIn(const QStringList &texts, const QList<SearchWord> &words)
{
    QList<SearchWord> missing;
    for (const SearchWord &word : words) {
        if (std::none_of(texts.cbegin(), texts.cend(), [&word](const QString &text) { return saysAny(text, {word}); }))
            missing.append(word);
    }
    return missing;
}

} // namespace

SearchKind searchKindOf(StatementKind kind)
{
    switch (kind) {
    case StatementKind::Framework: return SearchKind::Framework;
    case StatementKind::Summary:
    case StatementKind::Fact: return SearchKind::Fact;
    case StatementKind::Rating: return SearchKind::Rating;
    case StatementKind::Strength:
    case StatementKind::Weakness:
    case StatementKind::Misconception: return SearchKind::Opinion;
    case StatementKind::Profile: return SearchKind::Profile;
    case StatementKind::Criterion: return SearchKind::Criterion;
    case StatementKind::Term: return SearchKind::Term;
    case StatementKind::Source: return SearchKind::Source;
    }
    Q_UNREACHABLE();
}

QList<SearchDocument> searchDocuments(const Atlas &atlas)
{
    QList<SearchDocument> documents;
    forEachStatement(atlas, [&documents](const Statement &statement) {
        documents.append({statement.kind, statement.id, statement.subject, statement.title, statement.text, statement.aliases});
    });
    return documents;
}

IndexedDocument::IndexedDocument(const SearchDocument &source)
    : document(source), titles{padded(indexText(source.title.en)), padded(indexText(source.title.zh))}, aliases(indexLines(source.aliases)),
      titleWords(wordsOfEach({source.title.en, source.title.zh})), aliasWords(wordsOfEach(source.aliases))
{
}

double nameScore(const IndexedDocument &document, const QList<SearchWord> &words)
{
    const QString whole = joinedWords(words);
    if (document.titleWords.contains(whole))
        return wholeTitle;
    double sum = 0;
    for (const SearchWord &word : words) {
        const QString needle = indexNeedle(word);
        double best = document.aliases.contains(needle) ? inAlias : 0;
        for (const QString &title : document.titles) {
            if (const qsizetype at = title.indexOf(needle); at >= 0)
                best = std::max(best, at == 0 ? startOfTitle : inTitle);
        }
        sum += best;
    }
    const double average = sum / double(words.size());
    return document.aliasWords.contains(whole) ? std::max(average, wholeAlias) : average;
}

double kindBonus(StatementKind kind)
{
    switch (searchKindOf(kind)) {
    case SearchKind::Framework: return 20;
    case SearchKind::Criterion: return 12;
    case SearchKind::Term: return 10;
    case SearchKind::Fact: return 4;
    case SearchKind::Opinion: return 3;
    case SearchKind::Rating: return 2;
    case SearchKind::Profile: return 1;
    case SearchKind::Source: return 0;
    }
    Q_UNREACHABLE();
}

double boundedRelevance(double bm25)
{
    // FTS5 gives better matches smaller (more negative) numbers; common values are between −0 and −20.
    const double relevance = std::max(0.0, -bm25);
    return 10 * relevance / (relevance + 5);
}

SearchHit makeHit(const SearchDocument &document, const QList<SearchWord> &words, Language language, double score)
{
    SearchHit hit;
    hit.kind = searchKindOf(document.kind);
    hit.statement = document.kind;
    hit.id = document.id;
    hit.subject = document.subject;
    hit.score = score;
    hit.title = document.title.in(language);
    hit.titleHighlights = placesOf(words, hit.title);
    const QString &own = document.text.in(language);
    const QString &other = document.text.in(language == Language::English ? Language::Chinese : Language::English);
    hit.text = missingIn({other}, words).size() < missingIn({own}, words).size() ? other : own;
    hit.highlights = placesOf(words, hit.text);
    const QList<SearchWord> missing = missingIn({hit.title, hit.text}, words);
    if (missing.isEmpty())
        return hit;
    for (const QString &name : QStringList{document.title.en, document.title.zh} + document.aliases) {
        if (!saysAny(name, missing))
            continue;
        hit.alsoCalled = name;
        hit.alsoHighlights = placesOf(words, name);
        break;
    }
    return hit;
}

} // namespace fatlas
