// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/compare/findings.h"
#include "engines/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Compare)
};

/// Writes the sentences of one comparison.
class Writer
{
public:
    Writer(const Atlas &atlas, const ComparisonFindings &findings, Language language)
        : m_atlas(atlas), m_findings(findings), m_language(language)
    {
    }

    [[nodiscard]] QStringList write();

private:
    [[nodiscard]] bool isPair() const { return m_findings.ratings.size() == 2; }
    [[nodiscard]] QString nameOf(const FrameworkId &id) const;
    [[nodiscard]] QString item(const RatingDifference &difference, const FrameworkId &teller) const;
    [[nodiscard]] QString items(const QList<RatingDifference> &differences, const FrameworkId &teller) const;
    [[nodiscard]] bool saysOverlap() const;
    void addRatings();
    void addPair(const RatingFindings &one, const FrameworkId &other);
    void addAmongMany(const RatingFindings &one);
    void addUnrated();
    void addFacts(const FactFindings &one);

    const Atlas &m_atlas;
    const ComparisonFindings &m_findings;
    Language m_language;
    QStringList m_sentences;
};

QString Writer::nameOf(const FrameworkId &id) const
{
    const Framework *framework = m_atlas.framework(id);
    return framework ? framework->name.in(m_language) : id.value;
}

/// The score of the framework that the sentence is about comes first; among many the other is named.
QString Writer::item(const RatingDifference &difference, const FrameworkId &teller) const
{
    const bool leads = difference.better == teller;
    const Criterion *criterion = m_atlas.criterion(difference.criterion);
    const QString name = criterion ? criterion->name.in(m_language) : difference.criterion.value;
    const QString own = scoreText((leads ? difference.betterRating : difference.worseRating).value);
    const QString other = scoreText((leads ? difference.worseRating : difference.betterRating).value);
    if (isPair()) {
        return difference.mayBeNone
            ? Text::tr("%1 (%2 against %3, intervals overlap)", "criterion (score against score)").arg(name, own, other)
            : Text::tr("%1 (%2 against %3)", "criterion (score against score)").arg(name, own, other);
    }
    const QString otherName = nameOf(leads ? difference.worse : difference.better);
    return difference.mayBeNone
        ? Text::tr("%1 (%2 against %3 of %4, intervals overlap)", "criterion (score against score of framework)")
              .arg(name, own, other, otherName)
        : Text::tr("%1 (%2 against %3 of %4)", "criterion (score against score of framework)").arg(name, own, other, otherName);
}

QString Writer::items(const QList<RatingDifference> &differences, const FrameworkId &teller) const
{
    QStringList texts;
    for (const RatingDifference &difference : differences)
        texts += item(difference, teller);
    return joinItems(texts);
}

void Writer::addPair(const RatingFindings &one, const FrameworkId &other)
{
    m_sentences += one.ahead.isEmpty()
        ? Text::tr("On no criterion is %1 rated clearly above %2.").arg(nameOf(one.framework), nameOf(other))
        : Text::tr("%1 is rated above %2 by the most on: %3.").arg(nameOf(one.framework), nameOf(other), items(one.ahead, one.framework));
}

void Writer::addAmongMany(const RatingFindings &one)
{
    const QString name = nameOf(one.framework);
    m_sentences += one.ahead.isEmpty()
        ? Text::tr("On no criterion is %1 rated clearly above all the others.").arg(name)
        : Text::tr("%1 is rated above all the others by the most on: %2.").arg(name, items(one.ahead, one.framework));
    m_sentences += one.behind.isEmpty()
        ? Text::tr("On no criterion is %1 rated clearly below the best of the others.").arg(name)
        : Text::tr("%1 is rated below the best of the others by the most on: %2.").arg(name, items(one.behind, one.framework));
}

bool Writer::saysOverlap() const
{
    const auto mayBeNone = [](const RatingDifference &difference) { return difference.mayBeNone; };
    return std::any_of(m_findings.ratings.cbegin(), m_findings.ratings.cend(), [&](const RatingFindings &one) {
        return std::any_of(one.ahead.cbegin(), one.ahead.cend(), mayBeNone)
            || std::any_of(one.behind.cbegin(), one.behind.cend(), mayBeNone);
    });
}

void Writer::addRatings()
{
    m_sentences += Text::tr("Ratings are editorial judgments from 0 to 10 against a stated rubric, not measurements.");
    const auto found = [](const RatingFindings &one) { return !one.ahead.isEmpty() || !one.behind.isEmpty(); };
    if (std::none_of(m_findings.ratings.cbegin(), m_findings.ratings.cend(), found)) {
        m_sentences += Text::tr("On no criterion do the ratings clearly differ.");
        return;
    }
    for (qsizetype i = 0; i < m_findings.ratings.size(); ++i) {
        if (isPair())
            addPair(m_findings.ratings[i], m_findings.ratings[1 - i].framework);
        else if (found(m_findings.ratings[i]))
            addAmongMany(m_findings.ratings[i]);
    }
    if (saysOverlap())
        m_sentences += Text::tr("Where intervals overlap, there may be no difference.");
}

void Writer::addUnrated()
{
    if (m_findings.ratedBySome == 0)
        return;
    m_sentences += isPair()
        ? Text::tr("On %n criteria one of them is not rated; they are not compared there.", nullptr, m_findings.ratedBySome)
        : Text::tr("On %n criteria not all of them are rated; who is not rated is left out there.", nullptr, m_findings.ratedBySome);
}

void Writer::addFacts(const FactFindings &one)
{
    QStringList platforms;
    for (const PlatformId &id : one.platforms) {
        const Platform *platform = m_atlas.platform(id);
        platforms += platform ? platform->name.in(m_language) : id.value;
    }
    if (!platforms.isEmpty())
        m_sentences += Text::tr("%1 alone is recorded as training natively on: %2.").arg(nameOf(one.framework), joinItems(platforms));
    QStringList strategies;
    for (const StrategyId &id : one.strategies) {
        const Strategy *strategy = m_atlas.strategy(id);
        strategies += strategy ? strategy->name.in(m_language) : id.value;
    }
    if (!strategies.isEmpty())
        m_sentences += Text::tr("%1 alone is recorded as offering natively: %2.").arg(nameOf(one.framework), joinItems(strategies));
}

QStringList Writer::write()
{
    if (m_findings.ratings.size() < 2)
        return {};
    if (m_findings.ratedByAll + m_findings.ratedBySome > 0)
        addRatings();
    addUnrated();
    for (const FactFindings &one : m_findings.facts)
        addFacts(one);
    return m_sentences;
}

} // namespace

QStringList comparisonSentences(const Atlas &atlas, const ComparisonFindings &findings, Language language)
{
    return Writer(atlas, findings, language).write();
}

} // namespace fatlas
