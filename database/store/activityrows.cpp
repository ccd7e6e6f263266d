// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/knowledgerows.h"

#include "store/rowreader.h"

namespace fatlas {

namespace {

ActivityTotals readTotals(RowCursor &row)
{
    ActivityTotals totals;
    totals.commits = row.integer();
    totals.mergeCommits = row.integer();
    totals.botCommits = row.integer();
    totals.collectiveCommits = row.integer();
    totals.authors = row.integer();
    totals.releases = row.integer();
    return totals;
}

ActivityYear readYear(RowCursor &row)
{
    ActivityYear year;
    year.from = row.date();
    year.to = row.date();
    year.commits = row.integer();
    year.mergeCommits = row.integer();
    year.botCommits = row.integer();
    year.collectiveCommits = row.integer();
    year.authors = row.integer();
    year.newAuthors = row.integer();
    year.busFactor = row.integer();
    year.topDomain = row.optionalText();
    year.topDomainShare = row.number();
    year.topOrganization = row.optionalText();
    year.topOrganizationShare = row.number();
    year.personalMailShare = row.number();
    return year;
}

ReleaseGaps readReleaseGaps(RowCursor &row)
{
    ReleaseGaps gaps;
    gaps.minorDays = row.optionalNumber();
    gaps.minorCount = row.integer();
    gaps.allDays = row.optionalNumber();
    gaps.allCount = row.integer();
    gaps.completeUntil = row.optionalDate();
    return gaps;
}

/// Up to the months and releases, which are in other rows.
ActivityRepository readRepository(RowCursor &row)
{
    ActivityRepository repository;
    repository.id.value = row.text();
    repository.part = row.part();
    repository.role = row.named(&repositoryRoleFromId);
    repository.snapshotCommit = row.text();
    repository.snapshotDate = row.date();
    repository.firstCommit = row.date();
    repository.lastCommit = row.date();
    repository.license = row.text();
    repository.stale = row.optionalFlag().value_or(false);
    repository.note = row.optionalLocalized();
    repository.totals = readTotals(row);
    repository.year = readYear(row);
    repository.releaseGaps = readReleaseGaps(row);
    repository.citation = row.citation();
    return repository;
}

void readRepositories(RowReader &reader, QList<ActivityRepository> &repositories)
{
    auto months = reader.children<ActivityMonth>("activity-months", [](RowCursor &row) {
        ActivityMonth month;
        month.month = row.date();
        month.commits = row.integer();
        month.authors = row.integer();
        month.newAuthors = row.integer();
        return month;
    });
    auto releases = reader.children<TaggedRelease>("activity-releases", [](RowCursor &row) {
        TaggedRelease release;
        release.tag = row.text();
        release.date = row.date();
        return release;
    });
    reader.each("activity-repositories", [&](RowCursor &row) {
        ActivityRepository repository = readRepository(row);
        repository.months = months.take(repository.id.value);
        repository.releases = releases.take(repository.id.value);
        repositories.append(std::move(repository));
    });
    reader.finish(months, releases);
}

void readModelCounts(RowReader &reader, QList<ModelCount> &counts)
{
    auto points = reader.children<ModelCountPoint>("model-count-points", [](RowCursor &row) {
        ModelCountPoint point;
        point.tag = row.optionalText();
        point.date = row.date();
        point.value = row.integer();
        return point;
    });
    reader.each("model-counts", [&](RowCursor &row) {
        ModelCount count;
        count.id.value = row.text();
        count.part = row.part();
        count.repository.value = row.text();
        count.metric = row.localized();
        count.method = row.localized();
        count.points = points.take(count.id.value);
        count.citation = row.citation();
        counts.append(count);
    });
    reader.finish(points);
}

void readCounters(RowReader &reader, QList<ActivityCounter> &counters)
{
    auto points = reader.children<CounterPoint>("activity-counter-points", [](RowCursor &row) {
        CounterPoint point;
        point.date = row.date();
        point.commits = row.optionalInteger();
        point.contributors = row.optionalInteger();
        point.stars = row.optionalInteger();
        point.downloadsAMonth = row.optionalInteger();
        point.dependents = row.optionalInteger();
        return point;
    });
    reader.each("activity-counters", [&](RowCursor &row) {
        ActivityCounter counter;
        counter.id.value = row.text();
        counter.part = row.part();
        counter.repository.value = row.text();
        counter.points = points.take(counter.id.value);
        counter.citation = row.citation();
        counters.append(counter);
    });
    reader.finish(points);
}

} // namespace

void readActivity(RowReader &reader, KnowledgeBase &base)
{
    readRepositories(reader, base.activity.repositories);
    readModelCounts(reader, base.activity.modelCounts);
    readCounters(reader, base.activity.counters);
    reader.each("activity-missing", [&](RowCursor &row) {
        MissingActivity missing;
        missing.repository.value = row.text();
        missing.reason = row.localized();
        missing.measuredThrough = row.optionalText();
        base.activity.missing.append(missing);
    });
}

} // namespace fatlas
