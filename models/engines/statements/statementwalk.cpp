// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/statements/statementwalk.h"

namespace fatlas {

QString joinedName(const QString &one, const QString &other)
{
    return one.isEmpty() || other.isEmpty() ? one + other : QStringLiteral("%1 · %2").arg(one, other);
}

LocalizedText joinedTitle(const LocalizedText &title, const LocalizedText &name)
{
    return {joinedName(title.en, name.en), joinedName(title.zh, name.zh)};
}

LocalizedText sameText(const QString &text)
{
    return {text, text};
}

LocalizedText withRemark(const QString &value, const LocalizedText &remark)
{
    if (remark.isEmpty())
        return sameText(value);
    if (value.isEmpty())
        return remark;
    return {QStringLiteral("%1 (%2)").arg(value, remark.en), QStringLiteral("%1（%2）").arg(value, remark.zh)};
}

LocalizedText joinedTexts(const QList<LocalizedText> &texts)
{
    LocalizedText joined;
    for (const LocalizedText &text : texts) {
        if (!joined.en.isEmpty() && !text.en.isEmpty())
            joined.en += QLatin1Char(' ');
        joined.en += text.en;
        joined.zh += text.zh;
    }
    return joined;
}

LocalizedText StatementWalk::titleOf(const Framework &framework, const CriterionId &id) const
{
    const Criterion *criterion = m_atlas.criterion(id);
    return criterion ? joinedTitle(framework.name, criterion->name) : framework.name;
}

void StatementWalk::frameworks() const
{
    for (const Framework &one : m_atlas.frameworks()) {
        framework(one);
        profile(one);
        assessments(one);
        opinions(one);
    }
}

void StatementWalk::framework(const Framework &framework) const
{
    const LocalizedText &vendor = framework.profile.vendor.text;
    m_visit({StatementKind::Framework, framework.id.value, framework.name, framework.description.text,
             QStringList{framework.id.value, vendor.en, vendor.zh}, &framework.description.citation, Subject{framework.id, {}, {}}});
}

void StatementWalk::profile(const Framework &framework) const
{
    const Profile &profile = framework.profile;
    const auto visit = [&](const QString &what, const LocalizedText &text, const Citation &citation) {
        if (text.isEmpty())
            return;
        const QString id = framework.id.value + QLatin1Char('/') + what;
        m_visit({StatementKind::Profile, id, framework.name, text, {}, &citation, Subject{framework.id, {}, {}}});
    };
    const auto releaseText = [](const Release &release) {
        const QString date = release.date.isNull() ? QString() : release.date.toString();
        const QString both = release.version.isEmpty() || date.isEmpty() ? release.version + date
                                                                         : QStringLiteral("%1, %2").arg(release.version, date);
        return withRemark(both, release.note);
    };
    visit(QStringLiteral("vendor"), profile.vendor.text, profile.vendor.citation);
    visit(QStringLiteral("governance"), profile.governance.text, profile.governance.citation);
    visit(QStringLiteral("license"), withRemark(profile.license.value, profile.license.note), profile.license.citation);
    visit(QStringLiteral("first-release"), releaseText(profile.firstRelease), profile.firstRelease.citation);
    visit(QStringLiteral("latest-release"), releaseText(profile.latestRelease), profile.latestRelease.citation);
    visit(QStringLiteral("repository"), withRemark(profile.repository.value, profile.repository.note), profile.repository.citation);
    visit(QStringLiteral("website"), withRemark(profile.website.value, profile.website.note), profile.website.citation);
    visit(QStringLiteral("languages"), {profile.languages.join(QStringLiteral(", ")), profile.languages.join(QStringLiteral("、"))},
          profile.languagesCitation);
}

void StatementWalk::assessments(const Framework &framework) const
{
    for (const Assessment &assessment : framework.assessments) {
        const LocalizedText title = titleOf(framework, assessment.criterion);
        const Subject subject{framework.id, assessment.criterion, {}};
        // The summary repeats the facts; where there are none it is all that is said.
        if (assessment.facts.isEmpty()) {
            const QString id = framework.id.value + QLatin1Char('/') + assessment.criterion.value;
            m_visit({StatementKind::Summary, id, title, assessment.summary, {}, nullptr, subject});
        }
        for (const Fact &fact : assessment.facts)
            m_visit({StatementKind::Fact, fact.id.value, title, fact.text, {}, &fact.citation, subject});
    }
    for (const Rating &rating : framework.ratings) {
        const QString id = framework.id.value + QLatin1Char('/') + rating.criterion.value;
        m_visit({StatementKind::Rating,
                 id,
                 titleOf(framework, rating.criterion),
                 rating.reason,
                 {},
                 &rating.citation,
                 Subject{framework.id, rating.criterion, {}}});
    }
}

void StatementWalk::opinions(const Framework &framework) const
{
    const auto visit = [&](StatementKind kind, qsizetype index, const LocalizedText &text, const Citation &citation) {
        const QString id = QStringLiteral("%1/%2-%3").arg(framework.id.value, statementKindId(kind)).arg(index + 1);
        m_visit({kind, id, framework.name, text, {}, &citation, Subject{framework.id, {}, {}}});
    };
    for (qsizetype i = 0; i < framework.strengths.size(); ++i)
        visit(StatementKind::Strength, i, framework.strengths[i].text, framework.strengths[i].citation);
    for (qsizetype i = 0; i < framework.weaknesses.size(); ++i)
        visit(StatementKind::Weakness, i, framework.weaknesses[i].text, framework.weaknesses[i].citation);
    for (qsizetype i = 0; i < framework.misconceptions.size(); ++i) {
        const Misconception &one = framework.misconceptions[i];
        visit(StatementKind::Misconception, i, joinedTexts({one.claim, one.correction}), one.citation);
    }
}

void StatementWalk::criteria() const
{
    QList<DimensionId> dimensions{matrixDimension()};
    for (const Dimension &dimension : m_atlas.dimensions()) {
        if (!dimensions.contains(dimension.id))
            dimensions += dimension.id;
    }
    for (const DimensionId &dimension : std::as_const(dimensions)) {
        for (const Criterion *criterion : m_atlas.criteriaOf(dimension)) {
            m_visit({StatementKind::Criterion,
                     criterion->id.value,
                     criterion->name,
                     criterion->explanation,
                     {},
                     nullptr,
                     Subject{{}, criterion->id, {}}});
        }
    }
}

void StatementWalk::terms() const
{
    for (const GlossaryTerm &term : m_atlas.glossary()) {
        m_visit({StatementKind::Term, term.id, term.term, term.definition, term.aliasesEn + term.aliasesZh, nullptr,
                 Subject{{}, {}, term.id}});
    }
}

void StatementWalk::sources() const
{
    for (const Source &source : m_atlas.sources()) {
        m_visit({StatementKind::Source,
                 source.id.value,
                 source.title,
                 sameText(joinedName(source.publisher, source.url.toString())),
                 {source.id.value},
                 nullptr,
                 Subject{{}, {}, {}, ItemKind::Source, source.id.value}});
    }
}

} // namespace fatlas
