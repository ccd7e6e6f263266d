// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/figurewords.h"
#include "engines/statements/statementwalk.h"

#include <algorithm>

namespace fatlas {

namespace {

/// Labels of points, each once, as one text.
template<class Point>
LocalizedText labelsOf(const QList<Point> &points)
{
    QList<LocalizedText> labels;
    for (const Point &point : points) {
        if (!labels.contains(point.label))
            labels.append(point.label);
    }
    return joinedTexts(labels);
}

/// "commits 90,000 · authors 4,000".
LocalizedText countsOf(const ActivityRepository &repository)
{
    return joinedTexts({figureText({QStringLiteral("commits"), double(repository.totals.commits)}),
                        figureText({QStringLiteral("authors"), double(repository.totals.authors)})});
}

/// The newest figure of each part, with its unit and day.
template<class Name>
LocalizedText newestFigures(const AdoptionMetric &metric, Name name)
{
    QList<AdoptionPoint> newest;
    for (const AdoptionPoint &point : metric.points) {
        const auto same = std::find_if(newest.begin(), newest.end(), [&point](const AdoptionPoint &one) { return one.part == point.part; });
        if (same == newest.end())
            newest.append(point);
        else if (point.date > same->date)
            *same = point;
    }
    QList<LocalizedText> texts;
    for (const AdoptionPoint &point : std::as_const(newest)) {
        const LocalizedText part = name(point.part);
        const LocalizedText value = withUnit(point.value, metric.unit);
        const LocalizedText date = sameText(point.date.toString());
        texts += {withRemark(QStringLiteral("%1: %2").arg(part.en, value.en), date).en,
                  withRemark(QStringLiteral("%1：%2").arg(part.zh, value.zh), date).zh};
    }
    return joinedTexts(texts);
}

} // namespace

void StatementWalk::measurements() const
{
    scaling();
    trainedModels();
    adoption();
    activity();
}

void StatementWalk::scaling() const
{
    for (const ScalingSeries &series : m_knowledge.scalingSeries) {
        const QString &id = series.id.value;
        const LocalizedText names = frameworkNames(series.frameworks);
        const LocalizedText setting =
            joinedTexts({series.hardware, series.interconnect, sameText(series.precision), labelsOf(series.points), series.notes});
        m_visit({StatementKind::ScalingSeries,
                 id,
                 joinedTitle(series.system, series.model),
                 setting,
                 {names.en, names.zh},
                 &series.citation,
                 {},
                 itemSubject(ItemKind::ScalingSeries, id)});
    }
    for (const ScalingFact &fact : m_knowledge.scalingFacts) {
        const QString &id = fact.id.value;
        const LocalizedText names = frameworkNames(fact.frameworks);
        const bool isNamed = !names.isEmpty();
        m_visit({StatementKind::ScalingFact,
                 id,
                 isNamed ? names : fact.text,
                 isNamed ? fact.text : LocalizedText(),
                 {},
                 &fact.citation,
                 {},
                 itemSubject(ItemKind::ScalingFact, id)});
    }
}

void StatementWalk::trainedModels() const
{
    for (const TrainedModel &model : m_knowledge.trainedModels) {
        const QString &id = model.id.value;
        const LocalizedText stack = partNames(model.stack);
        m_visit({StatementKind::TrainedModel,
                 id,
                 model.name,
                 joinedTexts({model.stackDetail, model.hardware, model.note}),
                 {model.organization.en, model.organization.zh, stack.en, stack.zh},
                 &model.citation,
                 {},
                 itemSubject(ItemKind::TrainedModel, id)});
    }
    for (qsizetype i = 0; i < m_knowledge.unconfirmedModels.size(); ++i) {
        const UnconfirmedModel &model = m_knowledge.unconfirmedModels[i];
        const QString id = QStringLiteral("unconfirmed-%1").arg(i + 1);
        m_visit({StatementKind::UnconfirmedModel,
                 id,
                 model.name,
                 model.reason,
                 {model.organization.en, model.organization.zh},
                 &model.citation,
                 {},
                 itemSubject(ItemKind::TrainedModel, id)});
    }
}

void StatementWalk::adoption() const
{
    for (const AdoptionMetric &metric : m_knowledge.adoption) {
        const QString &id = metric.id.value;
        QStringList names;
        for (const AdoptionPoint &point : metric.points)
            names += {partName(point.part).en, partName(point.part).zh};
        names.removeDuplicates();
        const LocalizedText figures = newestFigures(metric, [this](const Part &part) { return partName(part); });
        m_visit({StatementKind::AdoptionMetric,
                 id,
                 metric.name,
                 joinedTexts({metric.notes, figures, labelsOf(metric.points)}),
                 names,
                 &metric.citation,
                 {},
                 itemSubject(ItemKind::AdoptionMetric, id)});
    }
}

void StatementWalk::activity() const
{
    const Activity &activity = m_knowledge.activity;
    for (const ActivityRepository &repository : activity.repositories) {
        const QString &id = repository.id.value;
        const LocalizedText name = partName(repository.part);
        m_visit({StatementKind::Repository,
                 id,
                 sameText(id),
                 joinedTexts({withRemark(repository.license, repository.note), countsOf(repository)}),
                 {name.en, name.zh},
                 &repository.citation,
                 {},
                 itemSubject(ItemKind::Repository, id)});
    }
    for (const ModelCount &count : activity.modelCounts) {
        const QString &id = count.id.value;
        m_visit({StatementKind::ModelCount,
                 id,
                 joinedTitle(partName(count.part), count.metric),
                 count.method,
                 {count.repository.value},
                 &count.citation,
                 {},
                 itemSubject(ItemKind::ModelCount, id)});
    }
    for (const ActivityCounter &counter : activity.counters) {
        const QString &id = counter.id.value;
        m_visit({StatementKind::Counter,
                 id,
                 joinedTitle(partName(counter.part), sameText(counter.repository.value)),
                 {},
                 {},
                 &counter.citation,
                 {},
                 itemSubject(ItemKind::Counter, id)});
    }
    for (const MissingActivity &missing : activity.missing) {
        const QString &id = missing.repository.value;
        m_visit(
            {StatementKind::MissingRepository, id, sameText(id), missing.reason, {}, nullptr, {}, itemSubject(ItemKind::Repository, id)});
    }
}

} // namespace fatlas
