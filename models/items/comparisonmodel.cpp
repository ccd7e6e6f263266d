// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/comparisonmodel.h"

#include "engines/words.h"

#include <algorithm>

namespace fatlas {

ComparisonModel::ComparisonModel(QObject *parent) : QAbstractTableModel(parent) { }

void ComparisonModel::setTable(const Atlas &atlas, const DimensionId &dimension)
{
    QList<const Framework *> frameworks;
    for (const Framework &framework : atlas.frameworks())
        frameworks.append(&framework);
    const QList<const Criterion *> criteria = atlas.criteriaOf(dimension);
    const auto sameId = [](const auto *a, const auto *b) { return a->id == b->id; };
    const bool isSame = dimension == m_dimension
        && std::equal(frameworks.cbegin(), frameworks.cend(), m_frameworks.cbegin(), m_frameworks.cend(), sameId)
        && std::equal(criteria.cbegin(), criteria.cend(), m_criteria.cbegin(), m_criteria.cend(), sameId);
    if (!isSame)
        beginResetModel();
    // The atlas that the old pointers point into is let go last.
    m_frameworks = frameworks;
    m_criteria = criteria;
    m_atlas = atlas;
    m_terms = TermFinder(atlas);
    m_dimension = dimension;
    if (isSame)
        setLanguage(m_language);
    else
        endResetModel();
}

void ComparisonModel::setTransposed(bool transposed)
{
    if (m_transposed == transposed)
        return;
    beginResetModel();
    m_transposed = transposed;
    endResetModel();
}

void ComparisonModel::setLanguage(Language language)
{
    m_language = language;
    const int rows = rowCount();
    const int columns = columnCount();
    if (rows > 0 && columns > 0)
        Q_EMIT dataChanged(index(0, 0), index(rows - 1, columns - 1));
    // Headers are shown, and so change, even when there is nothing in the other direction.
    if (columns > 0)
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (rows > 0)
        Q_EMIT headerDataChanged(Qt::Vertical, 0, rows - 1);
}

FrameworkId ComparisonModel::frameworkAt(int row, int column) const
{
    return m_frameworks.at(m_transposed ? column : row)->id;
}

CriterionId ComparisonModel::criterionAt(int row, int column) const
{
    return m_criteria.at(m_transposed ? row : column)->id;
}

int ComparisonModel::lines(Qt::Orientation orientation) const
{
    return int(isFrameworkAxis(orientation) ? m_frameworks.size() : m_criteria.size());
}

int ComparisonModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : lines(Qt::Vertical);
}

int ComparisonModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : lines(Qt::Horizontal);
}

QString ComparisonModel::summary(const Assessment *assessment) const
{
    return assessment ? assessment->summary.in(m_language) : QString();
}

QString ComparisonModel::spokenCell(const Framework &framework, const Criterion &criterion) const
{
    const Assessment *assessment = m_atlas.assessment(framework.id, criterion.id);
    const Rating *rating = m_atlas.rating(framework.id, criterion.id);
    QStringList lines{tr("%1, %2").arg(framework.name.in(m_language), criterion.name.in(m_language))};
    if (!assessment || assessment->state != AssessmentState::Known)
        lines += stateName(assessment ? assessment->state : AssessmentState::Unknown);
    if (const QString text = summary(assessment); !text.isEmpty())
        lines += text;
    if (rating)
        lines += tr("Rating (a judgment): %1").arg(intervalText(rating->score, rating->low, rating->high));
    if (const PartialDate asOf = newestAsOf(assessment, rating); !asOf.isNull())
        lines += tr("As of %1").arg(asOf.toString());
    const EvidenceMark mark = evidenceMark(m_atlas, framework.id, criterion.id);
    if (mark.age != EvidenceAge::Current)
        lines += ageName(mark.age);
    if (const QString pack = m_atlas.packOf(framework.id, criterion.id); !pack.isEmpty())
        lines += tr("From the knowledge pack %1").arg(pack);
    const int sources = int(m_atlas.sourcesOf(framework.id, criterion.id).size());
    if (sources > 0)
        lines += tr("%n source(s)", nullptr, sources);
    if (mark.strength == EvidenceStrength::Weak || mark.strength == EvidenceStrength::SeedOnly)
        lines += strengthName(mark.strength);
    return lines.join(QLatin1Char('\n'));
}

QString ComparisonModel::explained(const QString &text, const QString &about) const
{
    const QString hints = m_terms.hintsFor(about, m_language);
    return hints.isEmpty() ? text : text + QStringLiteral("\n\n") + hints;
}

QString ComparisonModel::copiedCell(const Framework &framework, const Criterion &criterion) const
{
    QStringList lines{spokenCell(framework, criterion)};
    for (const SourceId &id : m_atlas.sourcesOf(framework.id, criterion.id)) {
        if (const Source *source = m_atlas.source(id))
            lines += referenceLine(*source, m_language);
    }
    return lines.join(QLatin1Char('\n'));
}

QVariant ComparisonModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Framework &framework = *m_frameworks[m_transposed ? index.column() : index.row()];
    const Criterion &criterion = *m_criteria[m_transposed ? index.row() : index.column()];
    const Assessment *assessment = m_atlas.assessment(framework.id, criterion.id);
    const Rating *rating = m_atlas.rating(framework.id, criterion.id);
    switch (role) {
    case Qt::DisplayRole: return summary(assessment);
    case Qt::ToolTipRole: return explained(spokenCell(framework, criterion), summary(assessment));
    case Qt::AccessibleTextRole: return spokenCell(framework, criterion);
    case StateRole: return int(assessment ? assessment->state : AssessmentState::Unknown);
    case RatingRole: return rating ? QVariant::fromValue(Interval{rating->score, rating->low, rating->high}) : QVariant();
    case SubjectRole: return QVariant::fromValue(Subject{framework.id, criterion.id, {}});
    case SortRole: return rating ? QVariant(rating->score) : QVariant();
    case FilterRole: return summary(assessment);
    case SourceCountRole: return int(m_atlas.sourcesOf(framework.id, criterion.id).size());
    case AsOfRole: return newestAsOf(assessment, rating).toString();
    case MarkRole: return markText(evidenceMark(m_atlas, framework.id, criterion.id));
    case CopyRole: return copiedCell(framework, criterion);
    default: return {};
    }
}

QVariant ComparisonModel::frameworkHeader(const Framework &framework, int role) const
{
    const LayerInfo *layer = m_atlas.layer(framework.layer);
    switch (role) {
    case Qt::DisplayRole:
    case FilterRole: return framework.name.in(m_language);
    case DetailRole: return layer ? layer->name.in(m_language) : QString();
    case Qt::ToolTipRole: return framework.description.text.in(m_language);
    case LayerRole: return int(framework.layer);
    case SubjectRole: return QVariant::fromValue(Subject{framework.id, {}, {}});
    default: return {};
    }
}

QVariant ComparisonModel::criterionHeader(const Criterion &criterion, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case FilterRole: return criterion.name.in(m_language);
    case Qt::ToolTipRole: {
        const QString explanation = criterion.explanation.in(m_language);
        return explained(explanation, criterion.name.in(m_language) + QLatin1Char('\n') + explanation);
    }
    case SubjectRole: return QVariant::fromValue(Subject{{}, criterion.id, {}});
    default: return {};
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0 || section >= lines(orientation))
        return {};
    return isFrameworkAxis(orientation) ? frameworkHeader(*m_frameworks[section], role) : criterionHeader(*m_criteria[section], role);
}

} // namespace fatlas
