// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/part.h"
#include "domain/source.h"

#include <array>
#include <optional>

namespace fatlas {

enum class RepositoryRole { Core, Library, Acceleration, Deployment };

inline constexpr std::array allRepositoryRoles{RepositoryRole::Core, RepositoryRole::Library, RepositoryRole::Acceleration,
                                               RepositoryRole::Deployment};

/// The id used in knowledge files, for example "core".
[[nodiscard]] QString repositoryRoleId(RepositoryRole role);
[[nodiscard]] std::optional<RepositoryRole> repositoryRoleFromId(QStringView id);

/// Counts over the whole history of a repository, merge commits included. Collective commits were made under a name that stands for many
/// people, such as the export of an internal code base. Authors are persons: no bots, no such names.
struct ActivityTotals
{
    qint64 commits = 0;
    qint64 mergeCommits = 0;
    qint64 botCommits = 0;
    qint64 collectiveCommits = 0;
    qint64 authors = 0;
    qint64 releases = 0;

    friend bool operator==(const ActivityTotals &, const ActivityTotals &) = default;
};

/// The same over the last twelve whole months, both ends included, but `commits` without merges. Shares are of the commits of persons, 0–1.
struct ActivityYear
{
    PartialDate from;
    PartialDate to;
    qint64 commits = 0;
    qint64 mergeCommits = 0;
    qint64 botCommits = 0;
    qint64 collectiveCommits = 0;
    qint64 authors = 0;
    qint64 newAuthors = 0;
    /// The smallest number of authors that together made at least half of the commits.
    qint64 busFactor = 0;
    /// The most frequent domain of mail addresses, and the same without mail providers; empty where there is none or it is withheld.
    QString topDomain;
    double topDomainShare = 0;
    QString topOrganization;
    double topOrganizationShare = 0;
    double personalMailShare = 0;

    friend bool operator==(const ActivityYear &, const ActivityYear &) = default;
};

/// Median days between releases (x.y, or all of them) in the 24 months before `completeUntil`, and the number of gaps; empty below two gaps.
struct ReleaseGaps
{
    std::optional<double> minorDays;
    qint64 minorCount = 0;
    std::optional<double> allDays;
    qint64 allCount = 0;
    /// Up to when the list of releases is complete; may be null.
    PartialDate completeUntil;

    friend bool operator==(const ReleaseGaps &, const ReleaseGaps &) = default;
};

/// Counts of one month, without merge commits. New authors are those with their first commit ever.
struct ActivityMonth
{
    PartialDate month;
    qint64 commits = 0;
    qint64 authors = 0;
    qint64 newAuthors = 0;

    friend bool operator==(const ActivityMonth &, const ActivityMonth &) = default;
};

struct TaggedRelease
{
    QString tag;
    PartialDate date;

    friend bool operator==(const TaggedRelease &, const TaggedRelease &) = default;
};

/// What was measured from the history of a repository. Nothing is said of the time after the snapshot.
struct ActivityRepository
{
    /// "owner/name".
    RepositoryId id;
    Part part;
    RepositoryRole role = RepositoryRole::Core;
    /// The commit that was read: 40 hexadecimal digits.
    QString snapshotCommit;
    PartialDate snapshotDate;
    PartialDate firstCommit;
    PartialDate lastCommit;
    QString license;
    /// The snapshot is more than half a year older than the others: nothing is known of the months since.
    bool stale = false;
    /// May be empty.
    LocalizedText note;
    ActivityTotals totals;
    ActivityYear year;
    ReleaseGaps releaseGaps;
    QList<ActivityMonth> months;
    QList<TaggedRelease> releases;
    Citation citation;

    friend bool operator==(const ActivityRepository &, const ActivityRepository &) = default;
};

struct ModelCountPoint
{
    /// The release that was counted; may be empty.
    QString tag;
    PartialDate date;
    qint64 value = 0;

    friend bool operator==(const ModelCountPoint &, const ModelCountPoint &) = default;
};

/// How many models a repository has, release by release.
struct ModelCount
{
    ModelCountId id;
    Part part;
    RepositoryId repository;
    LocalizedText metric;
    LocalizedText method;
    QList<ModelCountPoint> points;
    Citation citation;

    friend bool operator==(const ModelCount &, const ModelCount &) = default;
};

/// What a third party counted on a day; empty where it does not say.
struct CounterPoint
{
    PartialDate date;
    std::optional<qint64> commits;
    std::optional<qint64> contributors;
    std::optional<qint64> stars;
    std::optional<qint64> downloadsAMonth;
    std::optional<qint64> dependents;

    friend bool operator==(const CounterPoint &, const CounterPoint &) = default;
};

struct ActivityCounter
{
    CounterId id;
    Part part;
    RepositoryId repository;
    QList<CounterPoint> points;
    Citation citation;

    friend bool operator==(const ActivityCounter &, const ActivityCounter &) = default;
};

/// A repository that could not be measured, and why.
struct MissingActivity
{
    RepositoryId repository;
    LocalizedText reason;
    /// The last month that a copy of it shows; empty where nothing was measured.
    QString measuredThrough;

    friend bool operator==(const MissingActivity &, const MissingActivity &) = default;
};

/// How lively the projects are.
struct Activity
{
    QList<ActivityRepository> repositories;
    QList<ModelCount> modelCounts;
    QList<ActivityCounter> counters;
    QList<MissingActivity> missing;

    friend bool operator==(const Activity &, const Activity &) = default;
};

} // namespace fatlas
