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
/// A title that is a sentence says as much by a word in it as a passage does.
constexpr double inSentence = 6;
/// For a name that is nothing but the word; less for longer names.
constexpr double coverage = 8;

/// Where the statements of a kind are shown, and how much that counts.
struct KindPlace
{
    StatementKind kind;
    SearchKind group;
    double bonus;
};

constexpr std::array<KindPlace, statementKindCount> kindPlaces{{
    {StatementKind::Framework, SearchKind::Framework, 20},
    {StatementKind::Summary, SearchKind::Fact, 4},
    {StatementKind::Fact, SearchKind::Fact, 4},
    {StatementKind::Rating, SearchKind::Rating, 2},
    {StatementKind::Strength, SearchKind::Opinion, 3},
    {StatementKind::Weakness, SearchKind::Opinion, 3},
    {StatementKind::Misconception, SearchKind::Opinion, 3},
    {StatementKind::Profile, SearchKind::Profile, 1},
    {StatementKind::Unconfirmed, SearchKind::Note, 1},
    {StatementKind::Hardware, SearchKind::Hardware, 3},
    {StatementKind::Parallelism, SearchKind::Parallelism, 3},
    {StatementKind::Deployment, SearchKind::Deployment, 3},
    {StatementKind::Layer, SearchKind::Term, 8},
    {StatementKind::Dimension, SearchKind::Criterion, 13},
    {StatementKind::Criterion, SearchKind::Criterion, 12},
    {StatementKind::RubricBand, SearchKind::Criterion, 2},
    {StatementKind::Term, SearchKind::Term, 10},
    {StatementKind::Source, SearchKind::Source, 0},
    {StatementKind::Claim, SearchKind::Claim, 5},
    {StatementKind::Platform, SearchKind::Hardware, 9},
    {StatementKind::Strategy, SearchKind::Parallelism, 9},
    {StatementKind::Technique, SearchKind::Technique, 9},
    {StatementKind::TechniqueSupport, SearchKind::Technique, 3},
    {StatementKind::Sample, SearchKind::Sample, 3},
    {StatementKind::Chip, SearchKind::Chip, 9},
    {StatementKind::ChipModel, SearchKind::Chip, 4},
    {StatementKind::ChipSupport, SearchKind::Chip, 3},
    {StatementKind::CrossChipLayer, SearchKind::Chip, 7},
    {StatementKind::TrainedModel, SearchKind::TrainedModel, 8},
    {StatementKind::UnconfirmedModel, SearchKind::TrainedModel, 4},
    {StatementKind::ScalingSeries, SearchKind::Scaling, 3},
    {StatementKind::ScalingFact, SearchKind::Scaling, 3},
    {StatementKind::AdoptionMetric, SearchKind::Adoption, 3},
    {StatementKind::Repository, SearchKind::Activity, 4},
    {StatementKind::ModelCount, SearchKind::Activity, 2},
    {StatementKind::Counter, SearchKind::Activity, 2},
    {StatementKind::MissingRepository, SearchKind::Activity, 1},
    {StatementKind::MemorySymbol, SearchKind::Memory, 2},
    {StatementKind::MemoryFormula, SearchKind::Memory, 3},
    {StatementKind::MemoryReference, SearchKind::Memory, 1},
    {StatementKind::MemoryTable, SearchKind::Memory, 2},
    {StatementKind::MemoryCaveat, SearchKind::Memory, 2},
    {StatementKind::ModelShape, SearchKind::ModelShape, 7},
    {StatementKind::Device, SearchKind::Device, 8},
    {StatementKind::Measurement, SearchKind::Device, 2},
    {StatementKind::Conflict, SearchKind::Note, 1},
    {StatementKind::GuideStep, SearchKind::Guide, 5},
    {StatementKind::Recommendation, SearchKind::Guide, 3},
    {StatementKind::Scenario, SearchKind::Guide, 5},
    {StatementKind::Advice, SearchKind::Guide, 4},
    {StatementKind::Question, SearchKind::Guide, 4},
    {StatementKind::Faq, SearchKind::Guide, 5},
    {StatementKind::Note, SearchKind::Note, 1},
    {StatementKind::OpenQuestion, SearchKind::Note, 1},
}};

constexpr bool isInOrder()
{
    for (size_t i = 0; i < kindPlaces.size(); ++i) {
        if (kindPlaces[i].kind != StatementKind(i))
            return false;
    }
    return true;
}
static_assert(isInOrder());

const KindPlace &placeOf(StatementKind kind)
{
    return kindPlaces.at(size_t(kind));
}

/// Claims, notes and questions have no name: their title is what they say.
bool hasSentenceAsTitle(StatementKind kind)
{
    switch (kind) {
    case StatementKind::Claim:
    case StatementKind::Note:
    case StatementKind::OpenQuestion:
    case StatementKind::MemoryCaveat:
    case StatementKind::Unconfirmed:
    case StatementKind::GuideStep:
    case StatementKind::Question:
    case StatementKind::Faq: return true;
    default: return false;
    }
}

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
    return placeOf(kind).group;
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
    const bool isSentence = hasSentenceAsTitle(document.document.kind);
    double sum = 0;
    for (const SearchWord &word : words) {
        const QString needle = indexNeedle(word);
        double best = document.aliases.contains(needle) ? inAlias : 0;
        for (const QString &title : document.titles) {
            if (const qsizetype at = title.indexOf(needle); at >= 0)
                best = std::max(best,
                                isSentence ? inSentence
                                           : (at == 0 ? startOfTitle : inTitle) + coverage * double(needle.size()) / double(title.size()));
        }
        sum += best;
    }
    const double average = sum / double(words.size());
    return document.aliasWords.contains(whole) ? std::max(average, wholeAlias) : average;
}

double kindBonus(StatementKind kind)
{
    return placeOf(kind).bonus;
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
