// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/chart/ratingprofile.h"

#include "engines/compare/differences.h"
#include "engines/table/referencelist.h"
#include "engines/words.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::RatingProfile)
};

QString dimensionName(const Atlas &atlas, const DimensionId &id, Language language)
{
    const Dimension *dimension = atlas.dimension(id);
    return dimension ? dimension->name.in(language) : id.value;
}

ProfileSeries seriesOf(const Atlas &atlas, const FrameworkId &id, const QList<ProfileAxis> &axes, Language language)
{
    const Framework *framework = atlas.framework(id);
    ProfileSeries series{id, framework ? framework->name.in(language) : id.value, {}, true};
    for (const ProfileAxis &axis : axes) {
        const Rating *rating = atlas.rating(id, axis.criterion);
        series.values += rating ? ChartValue(Interval{rating->score, rating->low, rating->high}) : std::nullopt;
    }
    return series;
}

/// Empty where everything is known.
QString unratedSentence(const ProfileSeries &series, const QList<ProfileAxis> &axes)
{
    QStringList names;
    for (qsizetype i = 0; i < axes.size(); ++i) {
        if (!series.values[i])
            names += axes[i].name;
    }
    if (names.isEmpty())
        return {};
    return names.size() == axes.size() ? Text::tr("%1 is not rated on any of these criteria.").arg(series.name)
                                       : Text::tr("%1 is not rated on: %2.").arg(series.name, joinItems(names));
}

QString captionFor(const RatingProfileSpec &spec)
{
    QStringList sentences{Text::tr("The marks are editorial ratings from 0 to 10 against a stated rubric, not measurements.")};
    if (spec.showIntervals)
        sentences += Text::tr("The line through a mark spans the interval in which the rating is believed to lie.");
    sentences += Text::tr("An unknown rating has no mark, and no line leads across it.");
    return joinSentences(sentences);
}

} // namespace

QList<DimensionId> ratedDimensions(const Atlas &atlas)
{
    QList<DimensionId> dimensions;
    for (const Criterion *criterion : ratedCriteria(atlas)) {
        if (!dimensions.contains(criterion->dimension))
            dimensions.append(criterion->dimension);
    }
    return dimensions;
}

RatingProfileSpec buildRatingProfile(const Atlas &atlas, const RatingProfileQuery &query, Language language)
{
    RatingProfileSpec spec;
    spec.showIntervals = query.showIntervals;
    for (const Criterion *criterion : ratedCriteria(atlas)) {
        if (query.dimension.isEmpty() || criterion->dimension == query.dimension)
            spec.axes.append({criterion->id, criterion->name.in(language), dimensionName(atlas, criterion->dimension, language)});
    }
    for (const FrameworkId &id : query.frameworks) {
        ProfileSeries series = seriesOf(atlas, id, spec.axes, language);
        series.isShown = !query.hidden.contains(id);
        if (const QString sentence = unratedSentence(series, spec.axes); series.isShown && !sentence.isEmpty())
            spec.unrated += sentence;
        spec.series.append(series);
    }
    spec.title = Text::tr("Ratings side by side");
    const int count = int(spec.axes.size());
    spec.subtitle = query.dimension.isEmpty()
        ? Text::tr("All dimensions, %n rated criteria", nullptr, count)
        : Text::tr("%1, %n rated criteria", "dimension", count).arg(dimensionName(atlas, query.dimension, language));
    spec.caption = captionFor(spec);
    return spec;
}

QString textSummary(const RatingProfileSpec &spec)
{
    QStringList lines{spec.title, spec.subtitle};
    for (qsizetype i = 0; i < spec.axes.size(); ++i) {
        QStringList values;
        for (const ProfileSeries &series : spec.series) {
            if (!series.isShown)
                continue;
            const ChartValue &value = series.values[i];
            values += value ? Text::tr("%1 %2", "framework, rating").arg(series.name, intervalText(value->value, value->low, value->high))
                            : Text::tr("%1 unknown", "framework").arg(series.name);
        }
        lines += Text::tr("%1: %2", "criterion: ratings of the frameworks").arg(spec.axes[i].name, joinItems(values));
    }
    return lines.join(QLatin1Char('\n'));
}

TableSpec toTable(const Atlas &atlas, const RatingProfileSpec &spec, Language language)
{
    TableSpec table;
    table.title = spec.title;
    table.subtitle = spec.subtitle;
    table.corner = Text::tr("Criterion");
    QList<const ProfileSeries *> shown;
    for (const ProfileSeries &series : spec.series) {
        if (!series.isShown)
            continue;
        shown.append(&series);
        table.columns.append(TableHeading{series.name, {}});
    }
    ReferenceList references;
    QList<EvidenceMark> marks;
    for (qsizetype i = 0; i < spec.axes.size(); ++i) {
        const ProfileAxis &axis = spec.axes[i];
        QList<TableCell> cells;
        QList<std::optional<Interval>> ratings;
        for (const ProfileSeries *series : shown) {
            TableCell cell;
            ratings.append(series->values[i]);
            if (const Rating *rating = series->values[i] ? atlas.rating(series->framework, axis.criterion) : nullptr) {
                cell.state = AssessmentState::Known;
                cell.rating = series->values[i];
                cell.notes = references.numbersOf(rating->citation.sources);
                cell.asOf = rating->citation.asOf;
                cell.evidence = evidenceMark(atlas, rating->citation);
            }
            marks.append(cell.evidence);
            cells.append(cell);
        }
        const QList<Standing> places = standings(ratings);
        for (qsizetype j = 0; j < cells.size(); ++j)
            cells[j].standing = places[j];
        table.rows.append(TableHeading{axis.name, {}, axis.group});
        table.cells.append(cells);
    }
    table.caption =
        joinSentences({Text::tr("Ratings are editorial judgments from 0 to 10 with the interval in which they are believed to lie, "
                                "not measurements."),
                       Text::tr("— means unknown."), Text::tr("Numbers in brackets refer to the sources."), markCaption(marks)});
    table.referencesTitle = Text::tr("Sources");
    table.references = references.lines(atlas, language);
    return table;
}

} // namespace fatlas
