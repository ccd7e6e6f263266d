// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/code/highlight.h"

#include <QSet>

#include <algorithm>

namespace fatlas {

namespace {

struct Words
{
    QSet<QString> keywords;
    /// Words that are keywords only before a name: "mut self".
    QSet<QString> soft;
    /// What the name of a definition follows.
    QSet<QString> defining;
};

QSet<QString> setOf(const char *words)
{
    const QStringList list = QString::fromLatin1(words).split(QLatin1Char(' '));
    return {list.cbegin(), list.cend()};
}

/// https://docs.python.org/3/reference/lexical_analysis.html#keywords and https://docs.modular.com/mojo/manual/
const Words &wordsOf(CodeLanguage language)
{
    static const QSet<QString> python = setOf("False None True and as assert async await break class continue def del elif else except "
                                              "finally for from global if import in is lambda nonlocal not or pass raise return try while "
                                              "with yield");
    static const Words ofPython{python, setOf("type"), setOf("def class")};
    static const Words ofMojo{python + setOf("alias comptime fn raises struct trait var where"),
                              setOf("borrowed deinit inout mut out owned read ref"), setOf("def class fn struct trait")};
    return language == CodeLanguage::Mojo ? ofMojo : ofPython;
}

bool isNameStart(QChar c)
{
    return c.isLetter() || c == u'_';
}

bool isNamePart(QChar c)
{
    return c.isLetterOrNumber() || c == u'_';
}

bool isQuote(QChar c)
{
    return c == u'"' || c == u'\'';
}

class Scanner
{
public:
    explicit Scanner(CodeLanguage language) : m_words(wordsOf(language)) { }

    CodeSpans line(const QString &text)
    {
        m_text = &text;
        m_at = 0;
        m_spans.clear();
        m_defines = false;
        m_isFirst = true;
        if (!m_openQuotes.isEmpty())
            stringBody(0, true);
        while (m_at < text.size())
            next();
        return std::exchange(m_spans, {});
    }

private:
    [[nodiscard]] QChar at(qsizetype place) const { return place < m_text->size() ? (*m_text)[place] : QChar(); }

    /// What was just passed; a stretch in the same tone grows.
    void add(qsizetype start, CodeTone tone)
    {
        if (m_at <= start)
            return;
        if (!m_spans.isEmpty() && m_spans.back().tone == tone && tone == CodeTone::Plain)
            m_spans.back().length += m_at - start;
        else
            m_spans.append({start, m_at - start, tone});
    }

    void next()
    {
        const qsizetype start = m_at;
        const QChar c = at(m_at);
        if (c == u'#') {
            m_at = m_text->size();
            add(start, CodeTone::Comment);
        } else if (const qsizetype quote = quoteAt(m_at); quote >= 0) {
            openString(start, quote);
        } else if (c == u'@' && m_isFirst && m_brackets == 0 && isNameStart(at(m_at + 1))) {
            decorator(start);
        } else if (c.isDigit() || (c == u'.' && at(m_at + 1).isDigit())) {
            number(start);
        } else if (isNameStart(c)) {
            name(start);
        } else {
            sign(start, c);
        }
    }

    void sign(qsizetype start, QChar c)
    {
        if (c == u'(' || c == u'[' || c == u'{')
            ++m_brackets;
        else if (c == u')' || c == u']' || c == u'}')
            m_brackets = std::max(0, m_brackets - 1);
        if (!c.isSpace())
            m_isFirst = false;
        ++m_at;
        add(start, CodeTone::Plain);
    }

    /// Where the quotation mark stands of a string that begins at `place`, perhaps with letters in front (r, b, u, f, t); −1 where none does.
    [[nodiscard]] qsizetype quoteAt(qsizetype place) const
    {
        static const QString letters = QStringLiteral("rbuftRBUFT");
        qsizetype quote = place;
        while (quote - place < 2 && letters.contains(at(quote)) && !at(quote).isNull())
            ++quote;
        return isQuote(at(quote)) ? quote : -1;
    }

    void openString(qsizetype start, qsizetype quote)
    {
        m_isFirst = false;
        const QString three(3, at(quote));
        m_openQuotes = QStringView(*m_text).sliced(quote).startsWith(three) ? three : QString(at(quote));
        m_at = quote + m_openQuotes.size();
        stringBody(start, false);
    }

    /// On to the end of the string, which is that of the line where the quotes are not closed in it.
    void stringBody(qsizetype start, bool isContinued)
    {
        while (m_at < m_text->size()) {
            if (at(m_at) == u'\\') {
                m_at = std::min(m_at + 2, m_text->size());
            } else if (QStringView(*m_text).sliced(m_at).startsWith(m_openQuotes)) {
                m_at += m_openQuotes.size();
                add(start, CodeTone::String);
                m_openQuotes.clear();
                m_isFirst = m_isFirst && isContinued && m_at == m_text->size();
                return;
            } else {
                ++m_at;
            }
        }
        add(start, CodeTone::String);
        const bool reachesOn = m_openQuotes.size() == 3 || m_text->endsWith(u'\\');
        if (!reachesOn)
            m_openQuotes.clear();
    }

    void decorator(qsizetype start)
    {
        m_isFirst = false;
        ++m_at;
        while (isNamePart(at(m_at)) || (at(m_at) == u'.' && isNameStart(at(m_at + 1))))
            ++m_at;
        add(start, CodeTone::Decorator);
    }

    void number(qsizetype start)
    {
        m_isFirst = false;
        const bool isHexadecimal = at(m_at) == u'0' && (at(m_at + 1) == u'x' || at(m_at + 1) == u'X');
        while (m_at < m_text->size()) {
            const QChar c = at(m_at);
            const bool isExponent = !isHexadecimal && (c == u'e' || c == u'E') && (at(m_at + 1) == u'-' || at(m_at + 1) == u'+');
            if (isExponent)
                m_at += 2;
            else if (isNamePart(c) || c == u'.')
                ++m_at;
            else
                break;
        }
        add(start, CodeTone::Number);
    }

    void name(qsizetype start)
    {
        m_isFirst = false;
        while (isNamePart(at(m_at)))
            ++m_at;
        const QString word = m_text->mid(start, m_at - start);
        const bool isAttribute = start > 0 && at(start - 1) == u'.';
        if (!isAttribute && isKeyword(word)) {
            m_defines = m_words.defining.contains(word);
            add(start, CodeTone::Keyword);
            return;
        }
        const bool defines = std::exchange(m_defines, false);
        add(start, defines ? CodeTone::Definition : at(m_at) == u'(' ? CodeTone::Call : CodeTone::Plain);
    }

    [[nodiscard]] bool isKeyword(const QString &word) const
    {
        if (m_words.keywords.contains(word))
            return true;
        return m_words.soft.contains(word) && at(m_at) == u' ' && isNameStart(at(m_at + 1)) && !isInfix(m_at + 1);
    }

    /// "out in x": what follows is itself a keyword that joins two values.
    [[nodiscard]] bool isInfix(qsizetype place) const
    {
        qsizetype end = place;
        while (isNamePart(at(end)))
            ++end;
        return m_words.keywords.contains(m_text->mid(place, end - place));
    }

    const Words &m_words;
    const QString *m_text = nullptr;
    qsizetype m_at = 0;
    CodeSpans m_spans;
    /// The quotes of a string that is open: one or three.
    QString m_openQuotes;
    int m_brackets = 0;
    bool m_defines = false;
    /// Whether nothing but blanks came so far in this line.
    bool m_isFirst = true;
};

bool hasSeveralWords(const QString &name)
{
    const QString inner = name.mid(1);
    const bool hasUpper = std::any_of(inner.cbegin(), inner.cend(), [](QChar c) { return c.isUpper(); });
    const bool hasLower = std::any_of(name.cbegin(), name.cend(), [](QChar c) { return c.isLower(); });
    const qsizetype joint = name.indexOf(u'_', 1);
    return hasLower && (hasUpper || (joint > 0 && joint < name.size() - 1)) && !name.startsWith(u'_');
}

/// The names in stretches of code that are no strings, comments or keywords.
QStringList namesIn(const QString &line, const CodeSpans &spans)
{
    QStringList names;
    for (const CodeSpan &span : spans) {
        const bool hasNames = span.tone == CodeTone::Plain || span.tone == CodeTone::Call || span.tone == CodeTone::Decorator;
        QString name;
        for (qsizetype i = span.start; hasNames && i <= span.start + span.length; ++i) {
            if (i < span.start + span.length && isNamePart(line[i]))
                name += line[i];
            else if (!name.isEmpty())
                names += std::exchange(name, {});
        }
    }
    return names;
}

} // namespace

QList<CodeSpans> highlightCode(const QStringList &lines, CodeLanguage language)
{
    Scanner scanner(language);
    QList<CodeSpans> all;
    for (const QString &line : lines)
        all.append(scanner.line(line));
    return all;
}

QStringList codeNames(const QStringList &lines, CodeLanguage language)
{
    const QList<CodeSpans> highlighted = highlightCode(lines, language);
    QStringList names;
    QSet<QString> own;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        for (const CodeSpan &span : highlighted[i]) {
            if (span.tone == CodeTone::Definition)
                own.insert(lines[i].mid(span.start, span.length));
        }
        names += namesIn(lines[i], highlighted[i]);
    }
    names.removeDuplicates();
    names.removeIf([&own](const QString &name) { return own.contains(name) || !hasSeveralWords(name); });
    return names;
}

} // namespace fatlas
