// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/matrix/matrixspec.h"

#include "engines/words.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Matrix)
};

Interval intervalOf(const Rating &rating)
{
    return {rating.score, rating.low, rating.high};
}

void addPoint(MatrixSpec &spec, const Atlas &atlas, const Framework &framework, Language language)
{
    const Rating *ease = atlas.rating(framework.id, easeOfUseCriterion());
    const Rating *scale = atlas.rating(framework.id, largeScaleCriterion());
    if (!ease || !scale) {
        spec.unplaced.append(framework.name.in(language));
        return;
    }
    MatrixPoint point{framework.id, framework.name.in(language), framework.layer, intervalOf(*ease), intervalOf(*scale)};
    // The mark shows what is weaker of the two.
    const EvidenceMark easeMark = evidenceMark(atlas, ease->citation);
    const EvidenceMark scaleMark = evidenceMark(atlas, scale->citation);
    point.evidence.strength = std::min(easeMark.strength, scaleMark.strength);
    point.evidence.age = std::max(easeMark.age, scaleMark.age);
    point.evidence.asOf = std::min(easeMark.asOf, scaleMark.asOf);
    point.evidence.isFromPack = !atlas.packOf(framework.id).isEmpty() || !atlas.packOf(framework.id, easeOfUseCriterion()).isEmpty()
        || !atlas.packOf(framework.id, largeScaleCriterion()).isEmpty();
    spec.points.append(point);
}

QString criterionName(const Atlas &atlas, const CriterionId &id, Language language)
{
    const Criterion *criterion = atlas.criterion(id);
    return criterion ? criterion->name.in(language) : id.value;
}

QString captionFor(const QList<MatrixPoint> &points, const MatrixOptions &options)
{
    QStringList sentences{Text::tr("Positions are editorial ratings from 0 to 10 against a stated rubric, not measurements.")};
    if (options.showIntervals)
        sentences += Text::tr("The crosses span the interval in which each rating is believed to lie.");
    if (options.showFrontier)
        sentences += Text::tr("The dashed line joins the points that no other point beats on both axes.");
    QList<EvidenceMark> marks;
    for (const MatrixPoint &point : points)
        marks.append(point.evidence);
    return joinSentences(sentences << markCaption(marks));
}

} // namespace

MatrixSpec buildMatrixSpec(const Atlas &atlas, const QSet<Layer> &hiddenLayers, const MatrixOptions &options, Language language)
{
    MatrixSpec spec;
    spec.options = options;
    spec.title = Text::tr("Positioning matrix");
    spec.xTitle = Text::tr("%1 (rating, 0–10)").arg(criterionName(atlas, easeOfUseCriterion(), language));
    spec.yTitle = Text::tr("%1 (rating, 0–10)").arg(criterionName(atlas, largeScaleCriterion(), language));
    for (const Framework &framework : atlas.frameworks()) {
        if (!hiddenLayers.contains(framework.layer))
            addPoint(spec, atlas, framework, language);
    }
    markFrontier(spec.points);

    for (const LayerInfo &info : atlas.layers()) {
        const auto ofLayer = [&info](const MatrixPoint &point) { return point.layer == info.layer; };
        if (std::any_of(spec.points.cbegin(), spec.points.cend(), ofLayer))
            spec.legend.append({info.layer, info.name.in(language)});
    }
    const auto accelerates = [](const MatrixPoint &point) { return point.layer == Layer::Acceleration; };
    if (std::any_of(spec.points.cbegin(), spec.points.cend(), accelerates)) {
        spec.note = Text::tr(
            "Acceleration layers are another kind of thing: for them ease of use means how little effort integration and configuration take, and "
            "large-scale training capability means how far they carry the training of very large models.");
    }
    spec.subtitle = Text::tr("%n framework(s), rated as of %1", nullptr, int(spec.points.size())).arg(atlas.asOf().toString());
    spec.caption = captionFor(spec.points, options);
    return spec;
}

} // namespace fatlas
