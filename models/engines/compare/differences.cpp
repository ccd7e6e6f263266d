// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/compare/differences.h"

#include <algorithm>
#include <cmath>

namespace fatlas {

namespace {

bool holds(const Interval &interval, double score)
{
    return interval.low <= score && score <= interval.high;
}

/// Tenths of a point: the precision that scores are shown with.
int tenths(const Interval &rating)
{
    return int(std::lround(10 * rating.value));
}

bool ratingsDiffer(const QList<ComparedValue> &values)
{
    for (qsizetype i = 0; i < values.size(); ++i) {
        for (qsizetype j = 0; j < i; ++j) {
            const std::optional<Interval> &a = values[i].rating;
            const std::optional<Interval> &b = values[j].rating;
            if (a.has_value() != b.has_value() || (a && !agree(*a, *b)))
                return true;
        }
    }
    return false;
}

/// True where `same` does not hold between the first value and some other.
template<class Same>
bool anyOther(const QList<ComparedValue> &values, const Same &same)
{
    return std::any_of(values.cbegin(), values.cend(), [&](const ComparedValue &value) { return !same(values.constFirst(), value); });
}

} // namespace

bool agree(const Interval &a, const Interval &b)
{
    return holds(a, b.value) && holds(b, a.value);
}

bool overlap(const Interval &a, const Interval &b)
{
    return a.low <= b.high && b.low <= a.high;
}

bool differs(const QList<ComparedValue> &values)
{
    if (values.size() < 2)
        return false;
    if (anyOther(values, [](const ComparedValue &a, const ComparedValue &b) { return a.state == b.state; }))
        return true;
    if (values.constFirst().state != AssessmentState::Known)
        return false;
    if (anyOther(values, [](const ComparedValue &a, const ComparedValue &b) { return a.level == b.level; }))
        return true;
    if (std::any_of(values.cbegin(), values.cend(), [](const ComparedValue &value) { return value.rating.has_value(); }))
        return ratingsDiffer(values);
    if (values.constFirst().level)
        return false;
    return anyOther(values, [](const ComparedValue &a, const ComparedValue &b) {
        return a.text.simplified().compare(b.text.simplified(), Qt::CaseInsensitive) == 0;
    });
}

ComparedValue comparedValue(const AspectRecord &record, Language language)
{
    ComparedValue value{record.state(), record.interval(), {}, record.text(language)};
    if (record.hardware)
        value.level = int(record.hardware->level);
    else if (record.parallelism)
        value.level = int(record.parallelism->level);
    return value;
}

bool differs(const Atlas &atlas, const QList<FrameworkId> &frameworks, const Aspect &aspect, Language language)
{
    QList<ComparedValue> values;
    for (const FrameworkId &id : frameworks) {
        const Framework *framework = atlas.framework(id);
        values.append(framework ? comparedValue(aspectRecord(atlas, *framework, aspect), language) : ComparedValue());
    }
    return differs(values);
}

QList<Standing> standings(const QList<std::optional<Interval>> &ratings)
{
    QList<Standing> found(ratings.size(), Standing::Plain);
    QList<Interval> rated;
    for (const std::optional<Interval> &rating : ratings) {
        if (rating)
            rated.append(*rating);
    }
    if (rated.size() < 2)
        return found;
    const auto lower = [](const Interval &a, const Interval &b) { return a.value < b.value; };
    const auto [worst, best] = std::minmax_element(rated.cbegin(), rated.cend(), lower);
    if (tenths(*worst) == tenths(*best) || agree(*worst, *best))
        return found;
    for (qsizetype i = 0; i < ratings.size(); ++i) {
        if (ratings[i] && tenths(*ratings[i]) == tenths(*best))
            found[i] = Standing::Best;
        else if (ratings[i] && tenths(*ratings[i]) == tenths(*worst))
            found[i] = Standing::Worst;
    }
    return found;
}

} // namespace fatlas
