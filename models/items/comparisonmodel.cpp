// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/comparisonmodel.h"

#include "engines/compare/differences.h"
#include "engines/words.h"

#include <algorithm>

namespace fatlas {

ComparisonModel::ComparisonModel(QObject *parent) : QAbstractTableModel(parent) { }

void ComparisonModel::setTable(const Atlas &atlas, const QString &table)
{
    QList<const Framework *> frameworks;
    for (const Framework &framework : atlas.frameworks())
        frameworks.append(&framework);
    setLines(atlas, frameworks, comparisonTable(atlas, table, m_language).aspects, table);
}

void ComparisonModel::setComparison(const Atlas &atlas, const QList<FrameworkId> &frameworks, const QList<Aspect> &aspects)
{
    QList<const Framework *> found;
    for (const FrameworkId &id : frameworks) {
        if (const Framework *framework = atlas.framework(id))
            found.append(framework);
    }
    setLines(atlas, found, aspects, {});
}

void ComparisonModel::setLines(const Atlas &atlas, const QList<const Framework *> &frameworks, const QList<Aspect> &aspects,
                               const QString &table)
{
    const bool isSame = table == m_table && aspects == m_aspects
        && std::equal(frameworks.cbegin(), frameworks.cend(), m_frameworks.cbegin(), m_frameworks.cend(),
                      [](const Framework *a, const Framework *b) { return a->id == b->id; });
    if (!isSame)
        beginResetModel();
    // The atlas that the old pointers point into is let go last.
    m_frameworks = frameworks;
    m_aspects = aspects;
    m_atlas = atlas;
    m_terms = TermFinder(atlas);
    m_table = table;
    if (isSame)
        setLanguage(m_language);
    else
        endResetModel();
}

void ComparisonModel::setEvidenceOnly(bool evidenceOnly)
{
    if (m_evidenceOnly == evidenceOnly)
        return;
    m_evidenceOnly = evidenceOnly;
    setLanguage(m_language);
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

const Aspect &ComparisonModel::aspectAt(int row, int column) const
{
    return m_aspects.at(m_transposed ? row : column);
}

QString ComparisonModel::text(int row, int column) const
{
    return shownRecord(m_transposed ? column : row, m_transposed ? row : column).text(m_language);
}

AspectRecord ComparisonModel::recordOf(qsizetype framework, qsizetype aspect) const
{
    return aspectRecord(m_atlas, *m_frameworks.at(framework), m_aspects.at(aspect));
}

AspectRecord ComparisonModel::shownRecord(qsizetype framework, qsizetype aspect) const
{
    AspectRecord record = recordOf(framework, aspect);
    if (!m_evidenceOnly)
        return record;
    if (!record.hasEvidence(m_atlas))
        return {};
    record.rating = nullptr;
    return record;
}

bool ComparisonModel::differsAt(int aspect) const
{
    QList<ComparedValue> values;
    for (qsizetype line = 0; line < m_frameworks.size(); ++line)
        values.append(comparedValue(recordOf(line, aspect), m_language));
    return differs(values);
}

bool ComparisonModel::isStatedAt(int aspect) const
{
    for (qsizetype line = 0; line < m_frameworks.size(); ++line) {
        const AspectRecord record = shownRecord(line, aspect);
        if (record.rating || record.state() != AssessmentState::Unknown)
            return true;
    }
    return false;
}

Standing ComparisonModel::standingAt(qsizetype framework, qsizetype aspect) const
{
    if (!m_table.isEmpty() || m_evidenceOnly)
        return Standing::Plain;
    QList<std::optional<Interval>> ratings;
    for (qsizetype line = 0; line < m_frameworks.size(); ++line)
        ratings.append(recordOf(line, aspect).interval());
    return standings(ratings).at(framework);
}

int ComparisonModel::lines(Qt::Orientation orientation) const
{
    return int(isFrameworkAxis(orientation) ? m_frameworks.size() : m_aspects.size());
}

int ComparisonModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : lines(Qt::Vertical);
}

int ComparisonModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : lines(Qt::Horizontal);
}

QString ComparisonModel::spokenCell(const Framework &framework, const Aspect &aspect, const AspectRecord &record) const
{
    QStringList lines{tr("%1, %2").arg(framework.name.in(m_language), aspectName(m_atlas, aspect, m_language))};
    if (record.state() != AssessmentState::Known)
        lines += stateName(record.state());
    if (const QString text = record.text(m_language); !text.isEmpty())
        lines += text;
    if (record.hardware && !record.hardware->text.isEmpty())
        lines += record.hardware->text.in(m_language);
    if (record.parallelism && !record.parallelism->text.isEmpty())
        lines += record.parallelism->text.in(m_language);
    if (record.rating)
        lines += tr("Rating (a judgment): %1").arg(intervalText(record.rating->score, record.rating->low, record.rating->high));
    if (const PartialDate asOf = record.asOf(); !asOf.isNull())
        lines += tr("As of %1").arg(asOf.toString());
    const EvidenceMark mark = aspectEvidence(m_atlas, framework, aspect);
    if (mark.age != EvidenceAge::Current)
        lines += ageName(mark.age);
    if (const QString pack = aspectPack(m_atlas, framework.id, aspect); !pack.isEmpty())
        lines += tr("From the knowledge pack %1").arg(pack);
    const int sources = int(aspectSources(m_atlas, framework, aspect).size());
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

QString ComparisonModel::copiedCell(const Framework &framework, const Aspect &aspect, const AspectRecord &record) const
{
    QStringList lines{spokenCell(framework, aspect, record)};
    for (const SourceId &id : aspectSources(m_atlas, framework, aspect))
        lines += tableReference(m_atlas, id, m_language).text;
    return lines.join(QLatin1Char('\n'));
}

QVariant ComparisonModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const qsizetype line = m_transposed ? index.column() : index.row();
    const qsizetype place = m_transposed ? index.row() : index.column();
    const Framework &framework = *m_frameworks.at(line);
    const Aspect &aspect = m_aspects.at(place);
    const AspectRecord record = shownRecord(line, place);
    switch (role) {
    case Qt::DisplayRole:
    case FilterRole: return record.text(m_language);
    case Qt::ToolTipRole: return explained(spokenCell(framework, aspect, record), record.text(m_language));
    case Qt::AccessibleTextRole: return spokenCell(framework, aspect, record);
    case StateRole: return int(record.state());
    case SignRole: return record.sign();
    case RatingRole: return record.rating ? QVariant::fromValue(*record.interval()) : QVariant();
    case SubjectRole: return QVariant::fromValue(aspectSubject(framework.id, aspect));
    case SortRole: return record.order(aspect, aspect.kind == AspectKind::Criterion ? m_atlas.criterion({aspect.id}) : nullptr, m_language);
    case SourceCountRole: return int(aspectSources(m_atlas, framework, aspect).size());
    case AsOfRole: return record.asOf().toString();
    case MarkRole: return markText(aspectEvidence(m_atlas, framework, aspect));
    case StandingRole: return int(standingAt(line, place));
    case CopyRole: return copiedCell(framework, aspect, record);
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

QVariant ComparisonModel::aspectHeader(const Aspect &aspect, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case FilterRole: return aspectName(m_atlas, aspect, m_language);
    case Qt::ToolTipRole: {
        const QString explanation = aspectExplanation(m_atlas, aspect, m_language);
        return explained(explanation, aspectName(m_atlas, aspect, m_language) + QLatin1Char('\n') + explanation);
    }
    case SubjectRole: return QVariant::fromValue(aspectSubject({}, aspect));
    case GroupRole: return tableOf(m_atlas, aspect);
    case GroupNameRole: return comparisonTable(m_atlas, tableOf(m_atlas, aspect), m_language).name;
    default: return {};
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0 || section >= lines(orientation))
        return {};
    return isFrameworkAxis(orientation) ? frameworkHeader(*m_frameworks.at(section), role) : aspectHeader(m_aspects.at(section), role);
}

} // namespace fatlas
