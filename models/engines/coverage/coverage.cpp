// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/coverage/coverage.h"

#include <QSet>

namespace fatlas {

namespace {

/// Counts cells; sources are gathered by id, so that one which several cells cite counts once.
class Counter
{
public:
    void add(const Assessment *assessment, const Rating *rating)
    {
        ++m_count.total;
        ++(assessment && assessment->state != AssessmentState::Unknown ? m_count.assessed : m_count.unknown);
        if (assessment) {
            for (const Fact &fact : assessment->facts)
                add(fact.citation);
        }
        if (rating)
            add(rating->citation);
    }

    [[nodiscard]] CoverageCount count() const
    {
        CoverageCount count = m_count;
        count.sources = int(m_sources.size());
        return count;
    }

private:
    void add(const Citation &citation)
    {
        for (const SourceId &source : citation.sources)
            m_sources.insert(source.value);
        if (!citation.asOf.isNull() && (m_count.oldest.isNull() || citation.asOf < m_count.oldest))
            m_count.oldest = citation.asOf;
    }

    CoverageCount m_count;
    QSet<QString> m_sources;
};

} // namespace

Coverage buildCoverage(const Atlas &atlas)
{
    Coverage coverage;
    coverage.dimensions = atlas.tableDimensions();
    QList<Counter> totals(coverage.dimensions.size());
    Counter all;
    for (const Framework &framework : atlas.frameworks()) {
        CoverageRow row{framework.id, {}, {}};
        Counter ofFramework;
        for (qsizetype i = 0; i < coverage.dimensions.size(); ++i) {
            Counter ofCell;
            for (const Criterion *criterion : atlas.criteriaOf(coverage.dimensions[i])) {
                const Assessment *assessment = atlas.assessment(framework.id, criterion->id);
                const Rating *rating = atlas.rating(framework.id, criterion->id);
                for (Counter *counter : {&ofCell, &ofFramework, &totals[i], &all})
                    counter->add(assessment, rating);
            }
            row.dimensions += ofCell.count();
        }
        row.all = ofFramework.count();
        coverage.rows += row;
    }
    for (const Counter &counter : std::as_const(totals))
        coverage.dimensionTotals += counter.count();
    coverage.all = all.count();
    return coverage;
}

} // namespace fatlas
