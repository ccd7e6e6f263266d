// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/words.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

QString tr(const char *text, const char *hint = nullptr)
{
    return QCoreApplication::translate("fatlas::Words", text, hint);
}

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
    return items.join(tr(", ", "between the items of a list"));
}

QString provenanceLine(const Atlas &atlas)
{
    return tr("Data %1 · as of %2").arg(atlas.version(), atlas.asOf().toString());
}

QString filterLine(const Atlas &atlas, const QSet<Layer> &hiddenLayers, Language language)
{
    QStringList names;
    for (const LayerInfo &info : atlas.layers()) {
        if (hiddenLayers.contains(info.layer))
            names += info.name.in(language);
    }
    return names.isEmpty() ? QString() : tr("Hidden layers: %1").arg(joinItems(names));
}

QString sourceKindName(SourceKind kind)
{
    switch (kind) {
    case SourceKind::Paper: return tr("paper", "kind of source");
    case SourceKind::Docs: return tr("documentation", "kind of source");
    case SourceKind::RepositoryFile: return tr("repository file", "kind of source");
    case SourceKind::Benchmark: return tr("benchmark", "kind of source");
    case SourceKind::Blog: return tr("blog", "kind of source");
    case SourceKind::News: return tr("news", "kind of source");
    case SourceKind::Seed: return tr("seed article", "kind of source");
    }
    Q_UNREACHABLE();
}

QString confidenceName(Confidence confidence)
{
    switch (confidence) {
    case Confidence::High: return tr("high confidence");
    case Confidence::Medium: return tr("medium confidence");
    case Confidence::Low: return tr("low confidence");
    }
    Q_UNREACHABLE();
}

QString stateName(AssessmentState state)
{
    switch (state) {
    case AssessmentState::Known: return tr("Known", "assessment");
    case AssessmentState::Unknown: return tr("Unknown", "assessment");
    case AssessmentState::None: return tr("None", "assessment: known to be absent");
    case AssessmentState::NotApplicable: return tr("Not applicable", "assessment");
    }
    Q_UNREACHABLE();
}

QString scoreText(double score)
{
    return QString::number(score, 'f', 1);
}

QString intervalText(double score, double low, double high)
{
    return tr("%1 (%2–%3)", "rating (low–high)").arg(scoreText(score), scoreText(low), scoreText(high));
}

} // namespace fatlas
