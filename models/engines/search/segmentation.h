// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <utility>

namespace fatlas {

/// A piece of a text that can be looked for.
struct SearchToken
{
    /// In lower case and plain forms.
    QString text;
    /// Where it stands in the text; it has the same length there.
    qsizetype start = 0;

    friend bool operator==(const SearchToken &, const SearchToken &) = default;
};

/// The tokens of a text, in order. Each Han character is one (and each character beyond U+FFFF, such as an emoji). A word in another script
/// is one, with numbers, versions ("2.14.0") and names ("torch.compile", "C++") whole; what follows a sign or a change of case within it comes
/// again as a token of its own ("PyTorch" is "pytorch" and "torch"), so that it is found by its beginning. Full-width letters count as their plain
/// forms. Punctuation and signs alone are no tokens.
[[nodiscard]] QList<SearchToken> tokensOf(const QString &text);

/// The tokens with blanks between them, for an index that splits at blanks. Han characters that do not touch one another have a mark between
/// them, so that a phrase of them matches only where they touch.
[[nodiscard]] QString indexText(const QString &text);

/// One word of a query: Han characters that touch one another, or the beginning of a word in another script.
struct SearchWord
{
    /// As in tokens.
    QString text;
    enum class Match {
        /// The characters one after the other.
        Phrase,
        /// A token begins with it.
        Prefix,
        /// A token is it: a Latin letter alone would be the beginning of too much.
        Whole,
    } match = Match::Prefix;

    friend bool operator==(const SearchWord &, const SearchWord &) = default;
};

/// How many characters of a query count: more than a person types.
inline constexpr qsizetype longestQuery = 200;

/// The words of a query, each once, all of which must occur. They end at blanks, punctuation, signs and between Han and other scripts.
[[nodiscard]] QList<SearchWord> wordsOf(const QString &query);

/// The words as an expression for FTS5's MATCH; nothing in them is taken as its syntax. Empty where there are no words.
[[nodiscard]] QString matchExpression(const QList<SearchWord> &words);

/// How a word looks in indexText(): "␣word" where a token begins with it, "␣word␣" where it is one, "␣字␣符␣" for a phrase.
[[nodiscard]] QString indexNeedle(const SearchWord &word);

/// The places of the words in a text: start and length, in ascending order, not overlapping.
[[nodiscard]] QList<std::pair<qsizetype, qsizetype>> placesOf(const QList<SearchWord> &words, const QString &text);

} // namespace fatlas
