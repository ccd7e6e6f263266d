// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/frameworkfilter.h"

#include "engines/valuewords.h"
#include "engines/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::FrameworkFilter)
};

bool isInBand(const Atlas &atlas, const Framework &framework, const RatingBand &band)
{
    const Rating *rating = atlas.rating(framework.id, band.criterion);
    return rating && rating->score >= band.low && rating->score <= band.high;
}

QString platformWords(const Atlas &atlas, const FrameworkFilter &filter, Language language)
{
    QStringList names;
    for (const Platform &platform : atlas.knowledge().platforms) {
        if (filter.platforms.contains(platform.id))
            names += platform.name.in(language);
    }
    QStringList limits;
    if (filter.leastLevel != SupportLevel::Experimental)
        limits += Text::tr("at least %1", "level of support").arg(supportLevelName(filter.leastLevel));
    if (filter.mustTrain)
        limits += Text::tr("trains");
    const QString platforms = joinItems(names);
    return limits.isEmpty() ? Text::tr("Platforms: %1").arg(platforms) : Text::tr("Platforms: %1 (%2)").arg(platforms, joinItems(limits));
}

} // namespace

bool supports(const Framework &framework, const PlatformId &platform, const FrameworkFilter &filter)
{
    return std::any_of(framework.hardware.cbegin(), framework.hardware.cend(), [&](const HardwareSupport &support) {
        // Levels are listed from the best on; "none" and "unknown" come after every level that can be asked for.
        return support.platform == platform && int(support.level) <= int(filter.leastLevel)
            && (!filter.mustTrain || support.training.value_or(false));
    });
}

bool passes(const Atlas &atlas, const Framework &framework, const FrameworkFilter &filter)
{
    if (filter.isEmpty())
        return true;
    QList<bool> conditions;
    for (const PlatformId &platform : filter.platforms)
        conditions.append(supports(framework, platform, filter));
    if (!filter.licenses.isEmpty())
        conditions.append(filter.licenses.contains(framework.profile.license.value));
    if (filter.rating)
        conditions.append(isInBand(atlas, framework, *filter.rating));
    return filter.match == FacetMatch::All ? !conditions.contains(false) : conditions.contains(true);
}

QSet<FrameworkId> passing(const Atlas &atlas, const FrameworkFilter &filter)
{
    QSet<FrameworkId> ids;
    for (const Framework &framework : atlas.frameworks()) {
        if (passes(atlas, framework, filter))
            ids.insert(framework.id);
    }
    return ids;
}

QStringList licensesOf(const Atlas &atlas)
{
    QStringList licenses;
    for (const Framework &framework : atlas.frameworks()) {
        const QString &license = framework.profile.license.value;
        if (!license.isEmpty() && !licenses.contains(license))
            licenses += license;
    }
    licenses.sort(Qt::CaseInsensitive);
    return licenses;
}

QStringList filterWords(const Atlas &atlas, const FrameworkFilter &filter, Language language)
{
    QStringList words;
    if (!filter.platforms.isEmpty())
        words += platformWords(atlas, filter, language);
    if (!filter.licenses.isEmpty()) {
        QStringList licenses(filter.licenses.cbegin(), filter.licenses.cend());
        licenses.sort(Qt::CaseInsensitive);
        words += Text::tr("Licences: %1").arg(joinItems(licenses));
    }
    if (filter.rating) {
        const Criterion *criterion = atlas.criterion(filter.rating->criterion);
        words += Text::tr("%1 rated %2 to %3")
                     .arg(criterion ? criterion->name.in(language) : filter.rating->criterion.value, scoreText(filter.rating->low),
                          scoreText(filter.rating->high));
    }
    if (words.size() + filter.platforms.size() > 2 && filter.match == FacetMatch::Any)
        words += Text::tr("any of these is enough");
    return words;
}

} // namespace fatlas
