// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/aspect.h"

#include "engines/valuewords.h"

#include <QCoreApplication>

#include <algorithm>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Table)
};

/// Levels are listed from the best on; the best gets the highest number, none found 0.
template<typename Level>
double levelOrder(Level level)
{
    return double(int(Level::None) - int(level));
}

template<typename Level>
AssessmentState levelState(Level level)
{
    if (level == Level::None)
        return AssessmentState::None;
    return level == Level::Unknown ? AssessmentState::Unknown : AssessmentState::Known;
}

QString hardwareText(const HardwareSupport &support)
{
    if (support.level == SupportLevel::None || support.level == SupportLevel::Unknown)
        return {};
    QStringList parts{supportLevelName(support.level)};
    if (support.training)
        parts += *support.training ? Text::tr("trains") : Text::tr("inference only");
    if (!support.maintainer.isEmpty())
        parts += Text::tr("maintainer: %1").arg(support.maintainer);
    return parts.join(QStringLiteral(" · "));
}

QString parallelismText(const ParallelismSupport &support)
{
    if (support.level == StrategyLevel::None || support.level == StrategyLevel::Unknown)
        return {};
    QStringList parts{strategyLevelName(support.level)};
    if (support.control)
        parts += strategyControlName(*support.control);
    if (!support.api.isEmpty())
        parts += support.api;
    return parts.join(QStringLiteral(" · "));
}

const Citation *supportCitation(const AspectRecord &record)
{
    if (record.hardware)
        return &record.hardware->citation;
    return record.parallelism ? &record.parallelism->citation : nullptr;
}

template<typename Thing>
QList<Aspect> aspectsOf(const QList<Thing> &things, AspectKind kind)
{
    QList<Aspect> aspects;
    for (const Thing &thing : things)
        aspects.append({kind, thing.id.value});
    return aspects;
}

} // namespace

AssessmentState AspectRecord::state() const
{
    if (hardware)
        return levelState(hardware->level);
    if (parallelism)
        return levelState(parallelism->level);
    if (assessment)
        return assessment->state;
    // The headline criteria have ratings and no assessments.
    return rating ? AssessmentState::Known : AssessmentState::Unknown;
}

QString AspectRecord::text(Language language) const
{
    if (hardware)
        return hardwareText(*hardware);
    if (parallelism)
        return parallelismText(*parallelism);
    return assessment ? assessment->summary.in(language) : QString();
}

QString AspectRecord::sign() const
{
    if (hardware)
        return supportSign(hardware->level);
    return parallelism ? strategySign(parallelism->level) : QString();
}

std::optional<Interval> AspectRecord::interval() const
{
    return rating ? std::optional(Interval{rating->score, rating->low, rating->high}) : std::nullopt;
}

PartialDate AspectRecord::asOf() const
{
    const Citation *citation = supportCitation(*this);
    return citation ? citation->asOf : newestAsOf(assessment, rating);
}

QVariant AspectRecord::order(const Aspect &aspect, const Criterion *criterion, Language language) const
{
    if (aspect.kind == AspectKind::Platform)
        return hardware && hardware->level != SupportLevel::Unknown ? QVariant(levelOrder(hardware->level)) : QVariant();
    if (aspect.kind == AspectKind::Strategy)
        return parallelism && parallelism->level != StrategyLevel::Unknown ? QVariant(levelOrder(parallelism->level)) : QVariant();
    if (criterion && criterion->isRated())
        return rating ? QVariant(rating->score) : QVariant();
    const AssessmentState known = state();
    return known == AssessmentState::Known || known == AssessmentState::None ? QVariant(text(language)) : QVariant();
}

QList<SourceId> AspectRecord::statedSources() const
{
    if (const Citation *citation = supportCitation(*this))
        return citation->sources;
    QList<SourceId> sources;
    for (const Fact &fact : assessment ? assessment->facts : QList<Fact>()) {
        for (const SourceId &source : fact.citation.sources) {
            if (!sources.contains(source))
                sources.append(source);
        }
    }
    return sources;
}

bool AspectRecord::hasEvidence(const Atlas &atlas) const
{
    const EvidenceStrength strength = strengthOf(atlas, statedSources());
    return state() != AssessmentState::Unknown && (strength == EvidenceStrength::Fair || strength == EvidenceStrength::Strong);
}

AspectRecord aspectRecord(const Atlas &atlas, const Framework &framework, const Aspect &aspect)
{
    AspectRecord record;
    switch (aspect.kind) {
    case AspectKind::Criterion:
        record.assessment = atlas.assessment(framework.id, {aspect.id});
        record.rating = atlas.rating(framework.id, {aspect.id});
        break;
    case AspectKind::Platform:
        for (const HardwareSupport &support : framework.hardware) {
            if (support.platform.value == aspect.id)
                record.hardware = &support;
        }
        break;
    case AspectKind::Strategy:
        for (const ParallelismSupport &support : framework.parallelism) {
            if (support.strategy.value == aspect.id)
                record.parallelism = &support;
        }
        break;
    }
    return record;
}

QList<SourceId> aspectSources(const Atlas &atlas, const Framework &framework, const Aspect &aspect)
{
    if (aspect.kind == AspectKind::Criterion)
        return atlas.sourcesOf(framework.id, {aspect.id});
    const Citation *citation = supportCitation(aspectRecord(atlas, framework, aspect));
    return citation ? citation->sources : QList<SourceId>();
}

QString aspectPack(const Atlas &atlas, const FrameworkId &framework, const Aspect &aspect)
{
    if (aspect.kind == AspectKind::Criterion)
        return atlas.packOf(framework, {aspect.id});
    const QString row = framework.value + QLatin1Char('@') + aspect.id;
    return atlas.packOf(aspect.kind == AspectKind::Platform ? QStringLiteral("hardware") : QStringLiteral("parallelism"), row);
}

EvidenceMark aspectEvidence(const Atlas &atlas, const Framework &framework, const Aspect &aspect)
{
    if (aspect.kind == AspectKind::Criterion)
        return evidenceMark(atlas, framework.id, {aspect.id});
    const Citation *citation = supportCitation(aspectRecord(atlas, framework, aspect));
    EvidenceMark mark = citation ? evidenceMark(atlas, *citation) : EvidenceMark();
    mark.isFromPack = !aspectPack(atlas, framework.id, aspect).isEmpty();
    return mark;
}

QString aspectName(const Atlas &atlas, const Aspect &aspect, Language language)
{
    if (aspect.kind == AspectKind::Criterion) {
        const Criterion *criterion = atlas.criterion({aspect.id});
        return criterion ? criterion->name.in(language) : aspect.id;
    }
    if (aspect.kind == AspectKind::Platform) {
        const Platform *platform = atlas.platform({aspect.id});
        return platform ? platform->name.in(language) : aspect.id;
    }
    const Strategy *strategy = atlas.strategy({aspect.id});
    return strategy ? strategy->name.in(language) : aspect.id;
}

QString aspectExplanation(const Atlas &atlas, const Aspect &aspect, Language language)
{
    if (aspect.kind == AspectKind::Criterion) {
        const Criterion *criterion = atlas.criterion({aspect.id});
        return criterion ? criterion->explanation.in(language) : QString();
    }
    if (aspect.kind == AspectKind::Platform) {
        const Platform *platform = atlas.platform({aspect.id});
        return platform ? platform->explanation.in(language) : QString();
    }
    const Strategy *strategy = atlas.strategy({aspect.id});
    return strategy ? strategy->explanation.in(language) : QString();
}

Subject aspectSubject(const FrameworkId &framework, const Aspect &aspect)
{
    switch (aspect.kind) {
    case AspectKind::Criterion: return {framework, {aspect.id}, {}};
    case AspectKind::Platform: return {framework, {}, {}, ItemKind::Platform, aspect.id};
    case AspectKind::Strategy: return {framework, {}, {}, ItemKind::Strategy, aspect.id};
    }
    Q_UNREACHABLE();
}

std::optional<Aspect> aspectOf(const Subject &subject)
{
    if (!subject.criterion.isEmpty())
        return Aspect{AspectKind::Criterion, subject.criterion.value};
    if (subject.kind == ItemKind::Platform)
        return Aspect{AspectKind::Platform, subject.item};
    if (subject.kind == ItemKind::Strategy)
        return Aspect{AspectKind::Strategy, subject.item};
    return std::nullopt;
}

QString hardwareTableId()
{
    return QStringLiteral("hardware-support");
}

QString parallelismTableId()
{
    return QStringLiteral("parallelism");
}

QStringList comparisonTableIds(const Atlas &atlas)
{
    QStringList ids;
    for (const DimensionId &id : atlas.tableDimensions())
        ids += id.value;
    if (!atlas.knowledge().platforms.isEmpty())
        ids += hardwareTableId();
    if (!atlas.knowledge().strategies.isEmpty())
        ids += parallelismTableId();
    return ids;
}

ComparisonTable comparisonTable(const Atlas &atlas, const QString &id, Language language)
{
    ComparisonTable table{id, id, {}, {}};
    if (id == hardwareTableId()) {
        table.name = Text::tr("Hardware support");
        table.explanation = Text::tr("On which hardware each framework runs, how the support gets there, and whether it trains.");
        table.aspects = aspectsOf(atlas.knowledge().platforms, AspectKind::Platform);
    } else if (id == parallelismTableId()) {
        table.name = Text::tr("Parallelism strategies");
        table.explanation =
            Text::tr("Which ways to split training over devices each framework offers, who decides how, and what one calls.");
        table.aspects = aspectsOf(atlas.knowledge().strategies, AspectKind::Strategy);
    } else if (const Dimension *dimension = atlas.dimension({id})) {
        table.name = dimension->name.in(language);
        table.explanation = dimension->explanation.in(language);
        for (const Criterion *criterion : atlas.criteriaOf(dimension->id))
            table.aspects.append({AspectKind::Criterion, criterion->id.value});
    }
    return table;
}

QList<Aspect> allAspects(const Atlas &atlas)
{
    QList<Aspect> aspects = comparisonTable(atlas, matrixDimension().value, Language::English).aspects;
    for (const QString &id : comparisonTableIds(atlas))
        aspects += comparisonTable(atlas, id, Language::English).aspects;
    return aspects;
}

QString tableOf(const Atlas &atlas, const Aspect &aspect)
{
    switch (aspect.kind) {
    case AspectKind::Criterion: {
        const Criterion *criterion = atlas.criterion({aspect.id});
        return criterion ? criterion->dimension.value : QString();
    }
    case AspectKind::Platform: return atlas.platform({aspect.id}) ? hardwareTableId() : QString();
    case AspectKind::Strategy: return atlas.strategy({aspect.id}) ? parallelismTableId() : QString();
    }
    Q_UNREACHABLE();
}

} // namespace fatlas
