// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/search/segmentation.h"

#include <QStringList>

#include <algorithm>

namespace fatlas {

namespace {

/// No name is longer; a query word and a token are cut alike, so long ones still meet.
constexpr qsizetype longestToken = 64;
/// An address may have many parts.
constexpr int mostParts = 24;
/// Stands between Han characters that do not touch: of the private use area, so in no query.
constexpr QChar gapMark(0xE000);

/// Plain forms (of full-width letters, superscripts, radicals), one character for one: positions in the result are positions in the text.
/// QString's own functions may change the length.
QString plainForm(QString text)
{
    for (QChar &c : text) {
        if (c.decompositionTag() > QChar::Canonical) {
            if (const QString plain = c.decomposition(); plain.size() == 1)
                c = plain.front();
        }
    }
    return text;
}

QString lowered(QString text)
{
    for (QChar &c : text)
        c = c.toLower();
    return text;
}

bool isJoiner(QChar c)
{
    return c == u'.' || c == u'-' || c == u'_' || c == u'/' || c == u'+' || c == u'#';
}

bool isHan(QChar c)
{
    return c.script() == QChar::Script_Han && c.isLetterOrNumber();
}

/// A letter, digit or accent of a script that is written in words.
bool isWordCharacter(QChar c)
{
    return (c.isLetterOrNumber() || c.isMark()) && !isHan(c);
}

/// How long the token is that is a character on its own; 0 where there is none.
qsizetype singleLength(const QString &text, qsizetype at)
{
    if (text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate())
        return 2;
    return isHan(text[at]) ? 1 : 0;
}

/// From where to where a word reaches.
struct Span
{
    qsizetype start = 0;
    qsizetype end = 0;

    [[nodiscard]] qsizetype size() const { return end - start; }
};

/// The stretch of word characters and joiners at `at`, without the joiners before it and those after it that only end a sentence or a path. The
/// end of the whole stretch goes to `next`. Empty where nothing but signs is left.
Span wordAt(const QString &plain, qsizetype at, qsizetype &next)
{
    Span span{at, at};
    while (span.end < plain.size() && (isWordCharacter(plain[span.end]) || isJoiner(plain[span.end])))
        ++span.end;
    next = span.end;
    while (span.size() > 0 && isJoiner(plain[span.start]))
        ++span.start;
    while (span.size() > 0 && isJoiner(plain[span.end - 1]) && plain[span.end - 1] != u'+' && plain[span.end - 1] != u'#')
        --span.end;
    const bool says = std::any_of(plain.cbegin() + span.start, plain.cbegin() + span.end, [](QChar c) { return c.isLetterOrNumber(); });
    return says ? span : Span{at, at};
}

/// Whether the point before `at` only groups digits: a version or a number is whole.
bool isWithinNumber(const QString &plain, const Span &span, qsizetype at)
{
    return plain[at - 1] == u'.' && at - 2 >= span.start && plain[at - 2].isDigit() && plain[at].isDigit();
}

bool startsAfterJoiner(const QString &plain, const Span &span, qsizetype at)
{
    return isJoiner(plain[at - 1]) && !isJoiner(plain[at]) && !isWithinNumber(plain, span, at);
}

/// Whether what begins at `at` has one character only.
bool isAlone(const QString &plain, const Span &span, qsizetype at)
{
    const qsizetype next = at + 1;
    return next == span.end || (isJoiner(plain[next]) && !(next + 1 < span.end && isWithinNumber(plain, span, next + 1)));
}

/// A change of case or between letters and digits, with more than one character after it. "GPUs" is one part, "GPUDirect" two.
bool startsByForm(const QString &plain, const Span &span, qsizetype at)
{
    if (isAlone(plain, span, at))
        return false;
    const QChar before = plain[at - 1];
    const QChar c = plain[at];
    if (before.isDigit() != c.isDigit())
        return !isJoiner(before) && !isJoiner(c);
    if (!c.isUpper())
        return false;
    if (before.isLower())
        return true;
    return before.isUpper() && at + 2 < span.end && plain[at + 1].isLower() && plain[at + 2].isLower();
}

/// Adds the tokens of one word: itself, what begins within it, and letters that stand alone between joiners.
class WordParts
{
public:
    WordParts(const QString &plain, const Span &span, QList<SearchToken> &tokens) : m_plain(plain), m_span(span), m_tokens(tokens) { }

    void addAll()
    {
        add(m_span.start, m_span.end);
        qsizetype partStart = m_span.start;
        for (qsizetype at = m_span.start + 1; at < m_span.end && m_count <= mostParts; ++at) {
            if (startsAfterJoiner(m_plain, m_span, at)) {
                partStart = at;
                add(at, m_span.end);
            } else if (startsByForm(m_plain, m_span, at)) {
                add(at, m_span.end);
            }
            if (isJoiner(m_plain[at]) && at - partStart == 1 && isAlone(m_plain, m_span, partStart))
                add(partStart, at);
        }
    }

private:
    void add(qsizetype start, qsizetype end)
    {
        m_tokens.append({lowered(m_plain.mid(start, std::min(end - start, longestToken))), start});
        ++m_count;
    }

    const QString &m_plain;
    const Span &m_span;
    QList<SearchToken> &m_tokens;
    int m_count = 0;
};

bool isSingle(const SearchToken &token)
{
    return singleLength(token.text, 0) == token.text.size();
}

/// A phrase as its characters.
QStringList charactersOf(const QString &phrase)
{
    QStringList characters;
    for (qsizetype at = 0; at < phrase.size();) {
        const qsizetype length = std::max<qsizetype>(1, singleLength(phrase, at));
        characters += phrase.mid(at, length);
        at += length;
    }
    return characters;
}

bool meets(const SearchToken &token, const SearchWord &word)
{
    return word.match == SearchWord::Match::Whole ? token.text == word.text : token.text.startsWith(word.text);
}

} // namespace

QList<SearchToken> tokensOf(const QString &text)
{
    QList<SearchToken> tokens;
    const QString plain = plainForm(text);
    for (qsizetype at = 0; at < plain.size();) {
        if (const qsizetype single = singleLength(plain, at); single > 0) {
            tokens.append({plain.mid(at, single), at});
            at += single;
        } else if (isWordCharacter(plain[at]) || isJoiner(plain[at])) {
            qsizetype next = at;
            if (const Span span = wordAt(plain, at, next); span.size() > 0)
                WordParts(plain, span, tokens).addAll();
            at = next;
        } else {
            ++at;
        }
    }
    return tokens;
}

QString indexText(const QString &text)
{
    QString joined;
    joined.reserve(text.size() * 2);
    const SearchToken *before = nullptr;
    const QList<SearchToken> tokens = tokensOf(text);
    for (const SearchToken &token : tokens) {
        if (before) {
            joined += QLatin1Char(' ');
            if (before->start + before->text.size() != token.start && isSingle(*before) && isSingle(token))
                joined += QStringLiteral("%1 ").arg(gapMark);
        }
        joined += token.text;
        before = &token;
    }
    return joined;
}

QList<SearchWord> wordsOf(const QString &query)
{
    QList<SearchWord> words;
    const auto add = [&words](const QString &text, SearchWord::Match match) {
        if (const SearchWord word{text, match}; !text.isEmpty() && !words.contains(word))
            words.append(word);
    };
    const QString plain = plainForm(query.left(longestQuery).normalized(QString::NormalizationForm_KC));
    QString phrase;
    for (qsizetype at = 0; at < plain.size();) {
        if (const qsizetype single = singleLength(plain, at); single > 0) {
            phrase += plain.mid(at, single);
            at += single;
            continue;
        }
        add(std::exchange(phrase, {}), SearchWord::Match::Phrase);
        qsizetype next = at + 1;
        if (isWordCharacter(plain[at]) || isJoiner(plain[at])) {
            const Span span = wordAt(plain, at, next);
            add(lowered(plain.mid(span.start, std::min(span.size(), longestToken))),
                span.size() == 1 ? SearchWord::Match::Whole : SearchWord::Match::Prefix);
        }
        at = next;
    }
    add(phrase, SearchWord::Match::Phrase);
    return words;
}

QString matchExpression(const QList<SearchWord> &words)
{
    QStringList parts;
    for (const SearchWord &word : words) {
        // Tokens hold no quotation mark, so nothing needs escaping within one.
        const QString content = word.match == SearchWord::Match::Phrase ? charactersOf(word.text).join(QLatin1Char(' ')) : word.text;
        parts += QStringLiteral("\"%1\"%2").arg(content, word.match == SearchWord::Match::Prefix ? QStringLiteral("*") : QString());
    }
    return parts.join(QLatin1Char(' '));
}

QString indexNeedle(const SearchWord &word)
{
    const QString blank = QStringLiteral(" ");
    switch (word.match) {
    case SearchWord::Match::Phrase: return blank + charactersOf(word.text).join(blank) + blank;
    case SearchWord::Match::Prefix: return blank + word.text;
    case SearchWord::Match::Whole: return blank + word.text + blank;
    }
    Q_UNREACHABLE();
}

QList<std::pair<qsizetype, qsizetype>> placesOf(const QList<SearchWord> &words, const QString &text)
{
    QList<std::pair<qsizetype, qsizetype>> found;
    const QList<SearchToken> tokens = tokensOf(text);
    const QString plain = plainForm(text);
    for (const SearchWord &word : words) {
        if (word.match == SearchWord::Match::Phrase) {
            for (qsizetype at = plain.indexOf(word.text); at >= 0; at = plain.indexOf(word.text, at + word.text.size()))
                found.append({at, word.text.size()});
            continue;
        }
        for (const SearchToken &token : tokens) {
            if (meets(token, word))
                found.append({token.start, word.text.size()});
        }
    }
    std::sort(found.begin(), found.end());
    QList<std::pair<qsizetype, qsizetype>> merged;
    for (const auto &[start, length] : std::as_const(found)) {
        if (!merged.isEmpty() && start < merged.back().first + merged.back().second)
            merged.back().second = std::max(merged.back().second, start + length - merged.back().first);
        else
            merged.append({start, length});
    }
    return merged;
}

} // namespace fatlas
