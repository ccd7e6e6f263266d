// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/matrixtablemodel.h"

#include "engines/words.h"

namespace fatlas {

namespace {

bool showsTheSame(const MatrixSpec &a, const MatrixSpec &b)
{
    const auto isSame = [](const MatrixPoint &x, const MatrixPoint &y) { return x.framework == y.framework; };
    return a.unplaced.size() == b.unplaced.size()
        && std::equal(a.points.cbegin(), a.points.cend(), b.points.cbegin(), b.points.cend(), isSame);
}

} // namespace

MatrixTableModel::MatrixTableModel(QObject *parent) : QAbstractTableModel(parent) { }

void MatrixTableModel::setSpec(const MatrixSpec &spec)
{
    if (!showsTheSame(m_spec, spec)) {
        beginResetModel();
        m_spec = spec;
        endResetModel();
        return;
    }
    m_spec = spec;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int MatrixTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_spec.points.size() + m_spec.unplaced.size());
}

int MatrixTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString MatrixTableModel::layerName(Layer layer) const
{
    for (const MatrixLegendEntry &entry : m_spec.legend) {
        if (entry.layer == layer)
            return entry.name;
    }
    return {};
}

QString MatrixTableModel::text(const MatrixPoint &point, int column) const
{
    switch (column) {
    case NameColumn: return point.name;
    case LayerColumn: return layerName(point.layer);
    case EaseColumn: return intervalText(point.x.value, point.x.low, point.x.high);
    case ScaleColumn: return intervalText(point.y.value, point.y.low, point.y.high);
    case FrontierColumn: return point.onFrontier ? tr("yes", "on the frontier") : tr("no", "on the frontier");
    default: return {};
    }
}

QVariant MatrixTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.row() >= m_spec.points.size()) {
        const QString &name = m_spec.unplaced[index.row() - m_spec.points.size()];
        if (role == Qt::DisplayRole)
            return index.column() == NameColumn ? name : stateName(AssessmentState::Unknown);
        return role == SortRole && index.column() == NameColumn ? QVariant(name) : QVariant();
    }
    const MatrixPoint &point = m_spec.points[index.row()];
    switch (role) {
    case Qt::DisplayRole: return text(point, index.column());
    case FrameworkRole: return point.framework.value;
    case SortRole:
        switch (index.column()) {
        case EaseColumn: return point.x.value;
        case ScaleColumn: return point.y.value;
        case FrontierColumn: return point.onFrontier;
        default: return text(point, index.column());
        }
    default: return {};
    }
}

QVariant MatrixTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn: return tr("Framework");
    case LayerColumn: return tr("Layer");
    case EaseColumn: return m_spec.xTitle;
    case ScaleColumn: return m_spec.yTitle;
    case FrontierColumn: return tr("Frontier", "column: whether on it");
    default: return {};
    }
}

} // namespace fatlas
