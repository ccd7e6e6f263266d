// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/packmarks.h"

namespace fatlas {

namespace {

class Marker
{
public:
    explicit Marker(const QHash<QString, QString> &changedBy) : m_changedBy(changedBy) { }

    [[nodiscard]] QString packOf(const char *kind, const QString &id) const
    {
        return m_changedBy.value(QLatin1String(kind) + QLatin1Char(':') + id);
    }

    void framework(Framework &framework);

    /// Things with a citation of their own.
    template<typename Thing>
    void each(QList<Thing> &things, const char *kind) const
    {
        for (Thing &thing : things)
            thing.citation.pack = packOf(kind, thing.id.value);
    }

private:
    /// What is inside a framework that a pack brought as a whole is that pack's.
    void set(Citation &citation, const char *kind, const QString &id) const
    {
        const QString own = packOf(kind, id);
        citation.pack = own.isEmpty() ? m_whole : own;
    }
    void part(Citation &citation, const QString &name) const { set(citation, "part", m_id + QLatin1Char('@') + name); }

    template<typename Statement>
    void statements(QList<Statement> &list, const QString &name) const
    {
        for (qsizetype i = 0; i < list.size(); ++i)
            part(list[i].citation, name + QLatin1Char('/') + QString::number(i));
    }

    void profile(Profile &profile) const
    {
        part(profile.vendor.citation, QStringLiteral("profile/vendor"));
        part(profile.governance.citation, QStringLiteral("profile/governance"));
        part(profile.firstRelease.citation, QStringLiteral("profile/firstRelease"));
        part(profile.latestRelease.citation, QStringLiteral("profile/latestRelease"));
        part(profile.license.citation, QStringLiteral("profile/license"));
        part(profile.repository.citation, QStringLiteral("profile/repository"));
        part(profile.website.citation, QStringLiteral("profile/website"));
        part(profile.languagesCitation, QStringLiteral("profile/languages"));
    }

    void deployment(Deployment &deployment) const
    {
        for (DeploymentInput &input : deployment.accepts)
            input.citation.pack = m_whole;
        for (DeploymentTarget &target : deployment.targets)
            target.citation.pack = m_whole;
        deployment.dynamicBatching.citation.pack = m_whole;
        deployment.quantization.citation.pack = m_whole;
        deployment.maintenance.citation.pack = m_whole;
    }

    const QHash<QString, QString> &m_changedBy;
    QString m_id;
    QString m_whole;
};

void Marker::framework(Framework &framework)
{
    m_id = framework.id.value;
    m_whole = packOf("framework", m_id);
    const QString row = m_id + QLatin1Char('@');
    part(framework.description.citation, QStringLiteral("description"));
    profile(framework.profile);
    statements(framework.strengths, QStringLiteral("strengths"));
    statements(framework.weaknesses, QStringLiteral("weaknesses"));
    statements(framework.misconceptions, QStringLiteral("misconceptions"));
    for (Assessment &assessment : framework.assessments) {
        for (Fact &fact : assessment.facts)
            set(fact.citation, "fact", fact.id.value);
    }
    for (Rating &rating : framework.ratings)
        set(rating.citation, "rating", row + rating.criterion.value);
    for (HardwareSupport &support : framework.hardware)
        set(support.citation, "hardware", row + support.platform.value);
    for (ParallelismSupport &support : framework.parallelism)
        set(support.citation, "parallelism", row + support.strategy.value);
    if (framework.deployment)
        deployment(*framework.deployment);
}

} // namespace

void markPacks(KnowledgeBase &knowledge)
{
    if (knowledge.changedBy.isEmpty())
        return;
    Marker marker(knowledge.changedBy);
    for (QList<Framework> *list : {&knowledge.frameworks, &knowledge.tools}) {
        for (Framework &framework : *list)
            marker.framework(framework);
    }
    marker.each(knowledge.claims, "claim");
    marker.each(knowledge.crossChipLayers, "cross-chip-layer");
    marker.each(knowledge.trainedModels, "trained-model");
    marker.each(knowledge.adoption, "adoption-metric");
    marker.each(knowledge.scalingSeries, "series");
    marker.each(knowledge.scalingFacts, "fact");
    marker.each(knowledge.modelShapes, "model-shape");
    marker.each(knowledge.devices, "device");
    marker.each(knowledge.notes, "note");
    for (Technique &technique : knowledge.techniques) {
        for (TechniqueSupport &support : technique.support)
            support.citation.pack = marker.packOf("technique", technique.id.value);
    }
    for (Chip &chip : knowledge.chips) {
        for (ChipSupport &support : chip.frameworks)
            support.citation.pack = marker.packOf("chip", chip.id.value);
    }
    for (Sample &sample : knowledge.samples)
        sample.citation.pack = marker.packOf("sample", sample.framework.value);
}

} // namespace fatlas
