// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/session.h"
#include "engines/evidence/evidencemark.h"
#include "engines/matrix/matrixspec.h"

#include <QVariant>

namespace fatlas {

enum class AspectKind { Criterion, Platform, Strategy };

/// In what frameworks are compared: on a criterion, by the support of a platform, or by the support of a strategy.
struct Aspect
{
    AspectKind kind = AspectKind::Criterion;
    /// Of the criterion, platform or strategy.
    QString id;

    friend bool operator==(const Aspect &, const Aspect &) = default;
    friend size_t qHash(const Aspect &aspect, size_t seed = 0) { return qHashMulti(seed, int(aspect.kind), aspect.id); }
};

/// What is recorded of a framework in an aspect. Points into the atlas, valid as long as a copy of it lives. All null: nothing is recorded, which
/// means unknown.
struct AspectRecord
{
    const Assessment *assessment = nullptr;
    const Rating *rating = nullptr;
    const HardwareSupport *hardware = nullptr;
    const ParallelismSupport *parallelism = nullptr;

    [[nodiscard]] AssessmentState state() const;
    /// For a cell: the summary of an assessment; level and details of a support, in the current language. May be empty.
    [[nodiscard]] QString text(Language language) const;
    /// "●": the sign of a level of support; empty where there is none.
    [[nodiscard]] QString sign() const;
    [[nodiscard]] std::optional<Interval> interval() const;
    /// Newest; null where nothing is dated.
    [[nodiscard]] PartialDate asOf() const;
    /// What a column is ordered by: a number, the better the higher (a score, a level), or else the text. Invalid: unknown or not applicable, which stand last
    /// either way; so does what is not rated on a criterion with ratings.
    [[nodiscard]] QVariant order(const Aspect &aspect, const Criterion *criterion, Language language) const;
    /// What backs the statements, each source once: ratings are judgments, and what they rest on is not among it.
    [[nodiscard]] QList<SourceId> statedSources() const;
    /// Whether something is stated that rests on more than a single secondary source or a seed article.
    [[nodiscard]] bool hasEvidence(const Atlas &atlas) const;
};

[[nodiscard]] AspectRecord aspectRecord(const Atlas &atlas, const Framework &framework, const Aspect &aspect);
/// Everything that backs the record, each source once.
[[nodiscard]] QList<SourceId> aspectSources(const Atlas &atlas, const Framework &framework, const Aspect &aspect);
/// The pack of the team that brought or corrected it; empty for what is shipped.
[[nodiscard]] QString aspectPack(const Atlas &atlas, const FrameworkId &framework, const Aspect &aspect);
[[nodiscard]] EvidenceMark aspectEvidence(const Atlas &atlas, const Framework &framework, const Aspect &aspect);

/// The id itself where the atlas has no such thing.
[[nodiscard]] QString aspectName(const Atlas &atlas, const Aspect &aspect, Language language);
[[nodiscard]] QString aspectExplanation(const Atlas &atlas, const Aspect &aspect, Language language);
/// What the evidence panel explains: the framework in the aspect; without a framework the aspect as such.
[[nodiscard]] Subject aspectSubject(const FrameworkId &framework, const Aspect &aspect);
[[nodiscard]] std::optional<Aspect> aspectOf(const Subject &subject);

/// A table in which frameworks are compared: one a dimension, one of the platforms and one of the strategies.
struct ComparisonTable
{
    /// That of the dimension, or hardwareTableId() or parallelismTableId().
    QString id;
    QString name;
    QString explanation;
    QList<Aspect> aspects;
};

[[nodiscard]] QString hardwareTableId();
[[nodiscard]] QString parallelismTableId();
/// The dimensions that have a table, in their order, then those of the platforms and strategies, if there are any.
[[nodiscard]] QStringList comparisonTableIds(const Atlas &atlas);
/// Without aspects where there is no such table. The names of the last two are in the current language.
[[nodiscard]] ComparisonTable comparisonTable(const Atlas &atlas, const QString &id, Language language);
/// The headline criteria, then the aspects of all tables.
[[nodiscard]] QList<Aspect> allAspects(const Atlas &atlas);
/// The table that the aspect stands in; that of a headline criterion is its dimension. Empty where there is no such aspect.
[[nodiscard]] QString tableOf(const Atlas &atlas, const Aspect &aspect);

} // namespace fatlas
