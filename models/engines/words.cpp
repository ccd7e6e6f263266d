// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/words.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Words)
};

} // namespace

QString joinSentences(const QStringList &sentences)
{
    QString joined;
    for (const QString &sentence : sentences) {
        if (sentence.isEmpty())
            continue;
        if (!joined.isEmpty() && joined.back().unicode() < 0x2E80)
            joined += QLatin1Char(' ');
        joined += sentence;
    }
    return joined;
}

QString joinItems(const QStringList &items)
{
    return items.join(Text::tr(", ", "between the items of a list"));
}

QString provenanceLine(const Atlas &atlas)
{
    return Text::tr("Data %1 · as of %2").arg(atlas.version(), atlas.asOf().toString());
}

QString filterLine(const Atlas &atlas, const QSet<Layer> &hiddenLayers, Language language)
{
    QStringList names;
    for (const LayerInfo &info : atlas.layers()) {
        if (hiddenLayers.contains(info.layer))
            names += info.name.in(language);
    }
    return names.isEmpty() ? QString() : Text::tr("Hidden layers: %1").arg(joinItems(names));
}

QString sourceKindName(SourceKind kind)
{
    switch (kind) {
    case SourceKind::Paper: return Text::tr("paper", "kind of source");
    case SourceKind::Docs: return Text::tr("documentation", "kind of source");
    case SourceKind::RepositoryFile: return Text::tr("repository file", "kind of source");
    case SourceKind::Benchmark: return Text::tr("benchmark", "kind of source");
    case SourceKind::Blog: return Text::tr("blog", "kind of source");
    case SourceKind::News: return Text::tr("news", "kind of source");
    case SourceKind::Web: return Text::tr("web page", "kind of source");
    case SourceKind::ThirdParty: return Text::tr("third-party collection", "kind of source");
    case SourceKind::Seed: return Text::tr("seed article", "kind of source");
    }
    Q_UNREACHABLE();
}

QString confidenceName(Confidence confidence)
{
    switch (confidence) {
    case Confidence::High: return Text::tr("high confidence");
    case Confidence::Medium: return Text::tr("medium confidence");
    case Confidence::Low: return Text::tr("low confidence");
    }
    Q_UNREACHABLE();
}

QString stateName(AssessmentState state)
{
    switch (state) {
    case AssessmentState::Known: return Text::tr("Known", "assessment");
    case AssessmentState::Unknown: return Text::tr("Unknown", "assessment");
    case AssessmentState::None: return Text::tr("None", "assessment: known to be absent");
    case AssessmentState::NotApplicable: return Text::tr("Not applicable", "assessment");
    }
    Q_UNREACHABLE();
}

QString scoreText(double score)
{
    return QString::number(score, 'f', 1);
}

QString intervalText(double score, double low, double high)
{
    return Text::tr("%1 (%2–%3)", "rating (low–high)").arg(scoreText(score), scoreText(low), scoreText(high));
}

} // namespace fatlas
