// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/evidence/evidencemark.h"

#include "engines/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Evidence)
};

int monthNumber(const PartialDate &date)
{
    constexpr int monthsAYear = 12;
    return date.year * monthsAYear + (date.month > 0 ? date.month : monthsAYear);
}

} // namespace

bool isSecondary(SourceKind kind)
{
    switch (kind) {
    case SourceKind::Paper:
    case SourceKind::Docs:
    case SourceKind::RepositoryFile:
    case SourceKind::Benchmark: return false;
    case SourceKind::Blog:
    case SourceKind::News:
    case SourceKind::Web:
    case SourceKind::ThirdParty:
    case SourceKind::Seed: return true;
    }
    Q_UNREACHABLE();
}

EvidenceStrength strengthOf(const Atlas &atlas, const QList<SourceId> &sources)
{
    int seeds = 0;
    int secondary = 0;
    int primary = 0;
    for (const SourceId &id : sources) {
        const Source *source = atlas.source(id);
        if (!source)
            continue;
        if (source->kind == SourceKind::Seed)
            ++seeds;
        else
            ++(isSecondary(source->kind) ? secondary : primary);
    }
    if (primary + secondary == 0)
        return seeds > 0 ? EvidenceStrength::SeedOnly : EvidenceStrength::None;
    // A seed article is what is checked: it does not make the evidence for or against it stronger.
    if (primary + secondary == 1)
        return primary == 1 ? EvidenceStrength::Fair : EvidenceStrength::Weak;
    return primary > 0 ? EvidenceStrength::Strong : EvidenceStrength::Fair;
}

EvidenceAge ageOf(const PartialDate &asOf, const PartialDate &now)
{
    if (asOf.isNull() || now.isNull())
        return EvidenceAge::Current;
    const int months = monthNumber(now) - monthNumber(asOf);
    if (months > 24)
        return EvidenceAge::OverTwoYears;
    return months > 12 ? EvidenceAge::OverOneYear : EvidenceAge::Current;
}

EvidenceMark evidenceMark(const Atlas &atlas, const Citation &citation)
{
    return {strengthOf(atlas, citation.sources), ageOf(citation.asOf, atlas.asOf()), citation.asOf, !citation.pack.isEmpty()};
}

EvidenceMark evidenceMark(const Atlas &atlas, const FrameworkId &framework, const CriterionId &criterion)
{
    const PartialDate asOf = newestAsOf(atlas.assessment(framework, criterion), atlas.rating(framework, criterion));
    return {strengthOf(atlas, atlas.sourcesOf(framework, criterion)), ageOf(asOf, atlas.asOf()), asOf,
            !atlas.packOf(framework, criterion).isEmpty()};
}

QString markText(const EvidenceMark &mark)
{
    QStringList parts;
    if (mark.age != EvidenceAge::Current)
        parts += mark.asOf.toString();
    if (mark.strength == EvidenceStrength::Weak)
        parts += QStringLiteral("†");
    else if (mark.strength == EvidenceStrength::SeedOnly)
        parts += QStringLiteral("‡");
    if (mark.isFromPack)
        parts += QStringLiteral("◆");
    return parts.join(QLatin1Char(' '));
}

QString markCaption(const QList<EvidenceMark> &marks)
{
    const auto any = [&marks](const auto &is) { return std::any_of(marks.cbegin(), marks.cend(), is); };
    QStringList sentences;
    if (any([](const EvidenceMark &mark) { return mark.strength == EvidenceStrength::Weak; }))
        sentences += Text::tr("† rests on one secondary source.");
    if (any([](const EvidenceMark &mark) { return mark.strength == EvidenceStrength::SeedOnly; }))
        sentences += Text::tr("‡ rests on a seed article alone.");
    if (any([](const EvidenceMark &mark) { return mark.age != EvidenceAge::Current; }))
        sentences += Text::tr("A month stands where the newest statement is older than 12 months.");
    if (any([](const EvidenceMark &mark) { return mark.isFromPack; }))
        sentences += Text::tr("◆ comes from a knowledge pack of the team.");
    return joinSentences(sentences);
}

QString strengthName(EvidenceStrength strength)
{
    switch (strength) {
    case EvidenceStrength::None: return Text::tr("no source");
    case EvidenceStrength::SeedOnly: return Text::tr("rests on a seed article alone");
    case EvidenceStrength::Weak: return Text::tr("rests on one secondary source");
    case EvidenceStrength::Fair: return Text::tr("rests on one primary source or several secondary ones");
    case EvidenceStrength::Strong: return Text::tr("rests on several sources");
    }
    Q_UNREACHABLE();
}

QString ageName(EvidenceAge age)
{
    switch (age) {
    case EvidenceAge::Current: return {};
    case EvidenceAge::OverOneYear: return Text::tr("older than 12 months");
    case EvidenceAge::OverTwoYears: return Text::tr("older than 24 months");
    }
    Q_UNREACHABLE();
}

} // namespace fatlas
