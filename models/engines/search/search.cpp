// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/search/search.h"

#include <algorithm>
#include <array>

namespace fatlas {

struct SearchIndex::Document
{
    SearchKind kind;
    Subject subject;
    LocalizedText title;
    LocalizedText text;
    /// Case-folded copies that are searched.
    std::array<QString, 2> foldedTitle;
    std::array<QString, 2> foldedText;
    QString foldedAliases;
};

namespace {

bool isHan(QChar c)
{
    return c.script() == QChar::Script_Han;
}

/// Lower case and plain forms (full-width letters, superscripts, radicals), one character for one: positions in the folded text are
/// positions in the text itself. QString's own functions may change the length.
QString fold(QString text)
{
    for (QChar &c : text) {
        if (c.decompositionTag() > QChar::Canonical) {
            if (const QString plain = c.decomposition(); plain.size() == 1)
                c = plain.front();
        }
        c = c.toLower();
    }
    return text;
}

/// The word without full stops and dashes after it; empty when only punctuation and signs are left, which nobody looks for.
QString trimmedWord(QString word)
{
    while (!word.isEmpty() && QStringLiteral(".-/").contains(word.back()))
        word.chop(1);
    const bool says = std::any_of(word.cbegin(), word.cend(), [](QChar c) { return c.isLetterOrNumber() || c.isSurrogate(); });
    return says ? word : QString();
}

QStringList wordsOf(const QString &query)
{
    QStringList words;
    QString word;
    const auto flush = [&] {
        if (const QString trimmed = trimmedWord(word); !trimmed.isEmpty() && !words.contains(trimmed))
            words += trimmed;
        word.clear();
    };
    for (const QChar c : fold(query.normalized(QString::NormalizationForm_KC))) {
        const bool separates = c.isSpace() || (c.isPunct() && !QStringLiteral(".-_+#/").contains(c));
        if (separates || (!word.isEmpty() && isHan(c) != isHan(word.back())))
            flush();
        if (!separates)
            word += c;
    }
    flush();
    return words;
}

bool isWordCharacter(QChar c)
{
    return c.isLetterOrNumber() && !isHan(c);
}

/// Position of a word, or −1. A single Latin letter must stand alone: "r" is not found in "framework".
qsizetype find(const QString &text, const QString &word, qsizetype from = 0)
{
    const bool mustStandAlone = word.size() == 1 && isWordCharacter(word.front());
    for (qsizetype at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
        if (!mustStandAlone)
            return at;
        const bool startsWord = at == 0 || !isWordCharacter(text[at - 1]);
        const bool endsWord = at + 1 == text.size() || !isWordCharacter(text[at + 1]);
        if (startsWord && endsWord)
            return at;
    }
    return -1;
}

double kindBonus(SearchKind kind)
{
    switch (kind) {
    case SearchKind::Framework: return 40;
    case SearchKind::Criterion: return 20;
    case SearchKind::Term: return 15;
    case SearchKind::Fact: return 4;
    case SearchKind::Rating: return 2;
    case SearchKind::Statement: return 3;
    }
    Q_UNREACHABLE();
}

double titleScore(const QString &title, const QString &word)
{
    const qsizetype at = find(title, word);
    if (at < 0)
        return 0;
    if (title == word)
        return 100;
    return at == 0 ? 60 : 40;
}

double textScore(const QString &text, const QString &word)
{
    const qsizetype at = find(text, word);
    if (at < 0)
        return 0;
    const bool startsWord = at == 0 || !isWordCharacter(text[at - 1]) || !isWordCharacter(word.front());
    return (startsWord ? 10 : 5) + 3.0 / (1.0 + double(at) / 40.0);
}

QList<std::pair<qsizetype, qsizetype>> highlightsIn(const QString &folded, const QStringList &words)
{
    QList<std::pair<qsizetype, qsizetype>> found;
    for (const QString &word : words) {
        for (qsizetype at = find(folded, word); at >= 0; at = find(folded, word, at + word.size()))
            found.append({at, word.size()});
    }
    std::sort(found.begin(), found.end());
    QList<std::pair<qsizetype, qsizetype>> merged;
    for (const auto &[start, length] : found) {
        if (!merged.isEmpty() && start < merged.back().first + merged.back().second)
            merged.back().second = std::max(merged.back().second, start + length - merged.back().first);
        else
            merged.append({start, length});
    }
    return merged;
}

/// Collects the documents of one atlas.
class Collector
{
public:
    explicit Collector(const Atlas &atlas) : m_atlas(atlas) { }

    template<class Add>
    void collect(const Add &add) const
    {
        for (const Framework &framework : m_atlas.frameworks())
            collectFramework(framework, add);
        const QList<DimensionId> dimensions = QList<DimensionId>{matrixDimension()} + m_atlas.tableDimensions();
        for (const DimensionId &dimension : dimensions) {
            for (const Criterion *criterion : m_atlas.criteriaOf(dimension))
                add(SearchKind::Criterion, Subject{{}, criterion->id, {}}, criterion->name, criterion->explanation, QStringList());
        }
        for (const GlossaryTerm &term : m_atlas.glossary())
            add(SearchKind::Term, Subject{{}, {}, term.id}, term.term, term.definition, term.aliasesEn + term.aliasesZh);
    }

private:
    template<class Add>
    void collectFramework(const Framework &framework, const Add &add) const
    {
        const Subject whole{framework.id, {}, {}};
        add(SearchKind::Framework, whole, framework.name, framework.description.text,
            QStringList{framework.id.value, framework.profile.vendor.text.en, framework.profile.vendor.text.zh});
        for (const Assessment &assessment : framework.assessments) {
            const LocalizedText title = titleOf(framework, assessment.criterion);
            // The summary repeats the facts; where there are none it is all that is said.
            if (assessment.facts.isEmpty())
                add(SearchKind::Fact, Subject{framework.id, assessment.criterion, {}}, title, assessment.summary, QStringList());
            for (const Fact &fact : assessment.facts)
                add(SearchKind::Fact, Subject{framework.id, assessment.criterion, {}}, title, fact.text, QStringList());
        }
        for (const Rating &rating : framework.ratings)
            add(SearchKind::Rating, Subject{framework.id, rating.criterion, {}}, titleOf(framework, rating.criterion), rating.reason,
                QStringList());
        const Profile &profile = framework.profile;
        add(SearchKind::Statement, whole, framework.name, profile.governance.text, QStringList{profile.license.value});
        for (const auto *list : {&framework.strengths, &framework.weaknesses}) {
            for (const CitedText &statement : *list)
                add(SearchKind::Statement, whole, framework.name, statement.text, QStringList());
        }
        for (const Misconception &misconception : framework.misconceptions) {
            const LocalizedText both{misconception.claim.en + QLatin1Char(' ') + misconception.correction.en,
                                     misconception.claim.zh + misconception.correction.zh};
            add(SearchKind::Statement, whole, framework.name, both, QStringList());
        }
    }

    [[nodiscard]] LocalizedText titleOf(const Framework &framework, const CriterionId &id) const
    {
        const Criterion *criterion = m_atlas.criterion(id);
        if (!criterion)
            return framework.name;
        return {framework.name.en + QStringLiteral(" · ") + criterion->name.en,
                framework.name.zh + QStringLiteral(" · ") + criterion->name.zh};
    }

    const Atlas &m_atlas;
};

} // namespace

SearchIndex::SearchIndex() : m_documents(std::make_shared<const QList<Document>>()) { }

SearchIndex::SearchIndex(const Atlas &atlas)
{
    auto documents = std::make_shared<QList<Document>>();
    Collector(atlas).collect([&documents](SearchKind kind, const Subject &subject, const LocalizedText &title, const LocalizedText &text,
                                          const QStringList &aliases) {
        documents->append({kind,
                           subject,
                           title,
                           text,
                           {fold(title.en), fold(title.zh)},
                           {fold(text.en), fold(text.zh)},
                           fold(aliases.join(QLatin1Char('\n')))});
    });
    m_documents = std::move(documents);
}

QList<SearchHit> SearchIndex::search(const QString &query, Language language, int limit) const
{
    const QStringList words = wordsOf(query);
    QList<SearchHit> hits;
    if (words.isEmpty())
        return hits;
    const std::array order = language == Language::English ? std::array{0, 1} : std::array{1, 0};
    for (const Document &document : *m_documents) {
        double score = 0;
        std::array<int, 2> inText{0, 0};
        const bool all = std::all_of(words.cbegin(), words.cend(), [&](const QString &word) {
            double best = document.foldedAliases.contains(word) && find(document.foldedAliases, word) >= 0 ? 30 : 0;
            for (const int i : order) {
                const double text = textScore(document.foldedText[size_t(i)], word);
                inText[size_t(i)] += text > 0;
                best = std::max({best, titleScore(document.foldedTitle[size_t(i)], word), text});
            }
            score += best;
            return best > 0;
        });
        if (!all)
            continue;
        const size_t shown = size_t(inText[size_t(order[1])] > inText[size_t(order[0])] ? order[1] : order[0]);
        const LocalizedText &text = document.text;
        hits.append({document.kind, document.subject, document.title.in(language), shown == 0 ? text.en : text.zh,
                     score / double(words.size()) + kindBonus(document.kind), highlightsIn(document.foldedText[shown], words)});
    }
    std::stable_sort(hits.begin(), hits.end(), [](const SearchHit &a, const SearchHit &b) { return a.score > b.score; });
    return hits.mid(0, limit);
}

} // namespace fatlas
