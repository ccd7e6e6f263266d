// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/chart/chartspec.h"

#include "engines/glossary/termfinder.h"

#include "engines/words.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Chart)
};

} // namespace

QList<ChartRun> runsOf(const ChartSeries &series)
{
    QList<ChartRun> runs;
    bool open = false;
    for (qsizetype i = 0; i < series.values.size(); ++i) {
        const ChartValue &value = series.values[i];
        if (value && !open)
            runs.append(ChartRun{i, {}});
        if (value)
            runs.back().values.append(*value);
        open = value.has_value();
    }
    return runs;
}

QList<qsizetype> gapsOf(const ChartSeries &series)
{
    QList<qsizetype> gaps;
    for (qsizetype i = 0; i < series.values.size(); ++i) {
        if (!series.values[i])
            gaps.append(i);
    }
    return gaps;
}

QString summaryOf(const ChartSpec &spec)
{
    QStringList lines{spec.title};
    for (const ChartSeries &series : spec.series) {
        if (!series.name.isEmpty())
            lines += series.name;
        for (qsizetype i = 0; i < spec.categories.size() && i < series.values.size(); ++i) {
            const ChartValue &value = series.values[i];
            const QString text = value ? intervalText(value->value, value->low, value->high) : stateName(AssessmentState::Unknown);
            lines += Text::tr("%1: %2").arg(spec.categories[i], text);
        }
    }
    return lines.join(QLatin1Char('\n'));
}

QList<const Criterion *> ratedCriteria(const Atlas &atlas)
{
    QList<const Criterion *> rated;
    const QList<DimensionId> dimensions = QList<DimensionId>{matrixDimension()} + atlas.tableDimensions();
    for (const DimensionId &dimension : dimensions) {
        for (const Criterion *criterion : atlas.criteriaOf(dimension)) {
            if (criterion->isRated())
                rated.append(criterion);
        }
    }
    return rated;
}

ChartSpec ratingChart(const Atlas &atlas, const FrameworkId &framework, Language language)
{
    ChartSpec spec;
    spec.title = Text::tr("Ratings");
    spec.valueTitle = Text::tr("Judgment on a rubric, 0–10");
    ChartSeries series;
    const TermFinder terms(atlas);
    for (const Criterion *criterion : ratedCriteria(atlas)) {
        const Rating *rating = atlas.rating(framework, criterion->id);
        const bool isOwn = rating && !rating->citation.pack.isEmpty();
        const QString name = criterion->name.in(language);
        spec.categories += isOwn ? Text::tr("%1 ◆", "name of a rating that a pack of the team brought").arg(name) : name;
        const QString explanation = criterion->explanation.in(language);
        const QString meanings = terms.hintsFor(criterion->name.in(language) + QLatin1Char('\n') + explanation, language);
        spec.hints += meanings.isEmpty() ? explanation : explanation + QStringLiteral("\n\n") + meanings;
        series.values += rating ? ChartValue(Interval{rating->score, rating->low, rating->high}) : std::nullopt;
    }
    spec.series = {series};
    return spec;
}

} // namespace fatlas
