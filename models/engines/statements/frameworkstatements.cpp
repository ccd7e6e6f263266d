// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/statements/statementwalk.h"

namespace fatlas {

namespace {

LocalizedText releaseText(const Release &release)
{
    const QString date = release.date.isNull() ? QString() : release.date.toString();
    const bool hasBoth = !release.version.isEmpty() && !date.isEmpty();
    return withRemark(hasBoth ? QStringLiteral("%1, %2").arg(release.version, date) : release.version + date, release.note);
}

Subject wholeFramework(const Framework &framework)
{
    return {framework.id, {}, {}};
}

} // namespace

void StatementWalk::frameworks() const
{
    for (const QList<Framework> *list : {&m_atlas.frameworks(), &m_atlas.tools()}) {
        for (const Framework &framework : *list)
            wholly(framework);
    }
}

void StatementWalk::wholly(const Framework &framework) const
{
    const LocalizedText &vendor = framework.profile.vendor.text;
    const QStringList aliases{framework.id.value, vendor.en, vendor.zh};
    m_visit({StatementKind::Framework,
             framework.id.value,
             framework.name,
             framework.description.text,
             aliases,
             &framework.description.citation,
             {},
             wholeFramework(framework)});
    profile(framework);
    assessments(framework);
    opinions(framework);
    support(framework);
    if (framework.deployment)
        deployment(framework, *framework.deployment);
}

void StatementWalk::profile(const Framework &framework) const
{
    const Profile &profile = framework.profile;
    const auto visit = [&](const QString &what, const LocalizedText &text, const Citation &citation) {
        if (text.isEmpty())
            return;
        const QString id = framework.id.value + QLatin1Char('/') + what;
        m_visit({StatementKind::Profile, id, framework.name, text, {}, &citation, {}, wholeFramework(framework)});
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
        const LocalizedText title = withCriterion(framework.name, assessment.criterion);
        const Subject subject{framework.id, assessment.criterion, {}};
        // The summary repeats the facts; where there are none it is all that is said.
        if (assessment.facts.isEmpty()) {
            const QString id = framework.id.value + QLatin1Char('/') + assessment.criterion.value;
            m_visit({StatementKind::Summary, id, title, assessment.summary, {}, nullptr, {}, subject});
        }
        for (const Fact &fact : assessment.facts)
            m_visit({StatementKind::Fact, fact.id.value, title, fact.text, {}, &fact.citation, {}, subject});
    }
    for (const Rating &rating : framework.ratings) {
        const QString id = framework.id.value + QLatin1Char('/') + rating.criterion.value;
        const Subject subject{framework.id, rating.criterion, {}};
        m_visit(
            {StatementKind::Rating, id, withCriterion(framework.name, rating.criterion), rating.reason, {}, &rating.citation, {}, subject});
    }
}

void StatementWalk::opinions(const Framework &framework) const
{
    const auto visit = [&](StatementKind kind, qsizetype index, const LocalizedText &text, const Citation *citation) {
        const QString id = countedId(framework.id.value, statementKindId(kind), index);
        m_visit({kind, id, framework.name, text, {}, citation, {}, wholeFramework(framework)});
    };
    for (qsizetype i = 0; i < framework.strengths.size(); ++i)
        visit(StatementKind::Strength, i, framework.strengths[i].text, &framework.strengths[i].citation);
    for (qsizetype i = 0; i < framework.weaknesses.size(); ++i)
        visit(StatementKind::Weakness, i, framework.weaknesses[i].text, &framework.weaknesses[i].citation);
    for (qsizetype i = 0; i < framework.misconceptions.size(); ++i) {
        const Misconception &one = framework.misconceptions[i];
        visit(StatementKind::Misconception, i, joinedTexts({one.claim, one.correction}), &one.citation);
    }
    for (qsizetype i = 0; i < framework.unconfirmed.size(); ++i)
        visit(StatementKind::Unconfirmed, i, framework.unconfirmed[i], nullptr);
}

void StatementWalk::support(const Framework &framework) const
{
    for (const HardwareSupport &row : framework.hardware) {
        const QString id = framework.id.value + QLatin1Char('/') + row.platform.value;
        const Subject subject{framework.id, {}, {}, ItemKind::Platform, row.platform.value};
        m_visit({StatementKind::Hardware,
                 id,
                 joinedTitle(framework.name, platformName(row.platform)),
                 row.text,
                 {row.maintainer, row.route},
                 &row.citation,
                 {},
                 subject});
    }
    for (const ParallelismSupport &row : framework.parallelism) {
        const Strategy *strategy = m_atlas.strategy(row.strategy);
        const QString id = framework.id.value + QLatin1Char('/') + row.strategy.value;
        const Subject subject{framework.id, {}, {}, ItemKind::Strategy, row.strategy.value};
        m_visit({StatementKind::Parallelism,
                 id,
                 joinedTitle(framework.name, strategy ? strategy->name : sameText(row.strategy.value)),
                 withRemark(row.api, row.text),
                 {},
                 &row.citation,
                 {},
                 subject});
    }
}

void StatementWalk::deployment(const Framework &framework, const Deployment &deployment) const
{
    const QString &owner = framework.id.value;
    const auto visit = [&](const QString &id, const LocalizedText &about, const LocalizedText &text, const Citation &citation) {
        m_visit({StatementKind::Deployment, id, joinedTitle(framework.name, about), text, {}, &citation, {}, wholeFramework(framework)});
    };
    for (qsizetype i = 0; i < deployment.accepts.size(); ++i) {
        const DeploymentInput &input = deployment.accepts[i];
        visit(countedId(owner, QStringLiteral("accepts"), i), input.model, input.path, input.citation);
    }
    for (qsizetype i = 0; i < deployment.targets.size(); ++i) {
        const DeploymentTarget &target = deployment.targets[i];
        visit(countedId(owner, QStringLiteral("target"), i), target.platform.isEmpty() ? LocalizedText() : platformName(target.platform),
              target.text, target.citation);
    }
    visit(owner + QStringLiteral("/dynamic-batching"), {}, deployment.dynamicBatching.text, deployment.dynamicBatching.citation);
    visit(owner + QStringLiteral("/quantization"), {}, deployment.quantization.text, deployment.quantization.citation);
    visit(owner + QStringLiteral("/maintenance"), {}, deployment.maintenance.text, deployment.maintenance.citation);
}

} // namespace fatlas
