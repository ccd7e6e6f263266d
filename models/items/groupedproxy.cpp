// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/groupedproxy.h"

namespace fatlas {

// The internal id of a row is the number of its group, counted from 1; that of a group is 0.

GroupedProxy::GroupedProxy(int groupRole, int nameRole, QObject *parent)
    : QAbstractProxyModel(parent), m_groupRole(groupRole), m_nameRole(nameRole)
{
}

void GroupedProxy::setSourceModel(QAbstractItemModel *model)
{
    beginResetModel();
    if (sourceModel())
        sourceModel()->disconnect(this);
    QAbstractProxyModel::setSourceModel(model);
    rebuild();
    if (model) {
        const auto begin = [this] { beginResetModel(); };
        const auto end = [this] {
            rebuild();
            endResetModel();
        };
        connect(model, &QAbstractItemModel::modelAboutToBeReset, this, begin);
        connect(model, &QAbstractItemModel::modelReset, this, end);
        connect(model, &QAbstractItemModel::layoutAboutToBeChanged, this, begin);
        connect(model, &QAbstractItemModel::layoutChanged, this, end);
        connect(model, &QAbstractItemModel::rowsAboutToBeInserted, this, begin);
        connect(model, &QAbstractItemModel::rowsInserted, this, end);
        connect(model, &QAbstractItemModel::rowsAboutToBeRemoved, this, begin);
        connect(model, &QAbstractItemModel::rowsRemoved, this, end);
        connect(model, &QAbstractItemModel::columnsAboutToBeInserted, this, begin);
        connect(model, &QAbstractItemModel::columnsInserted, this, end);
        connect(model, &QAbstractItemModel::columnsAboutToBeRemoved, this, begin);
        connect(model, &QAbstractItemModel::columnsRemoved, this, end);
        connect(model, &QAbstractItemModel::dataChanged, this, &GroupedProxy::tellChange);
        connect(model, &QAbstractItemModel::headerDataChanged, this, &GroupedProxy::tellHeaderChange);
    }
    endResetModel();
}

void GroupedProxy::rebuild()
{
    m_groups.clear();
    const int rows = sourceModel() ? sourceModel()->rowCount() : 0;
    for (int row = 0; row < rows; ++row) {
        const QString id = sourceModel()->headerData(row, Qt::Vertical, m_groupRole).toString();
        if (m_groups.isEmpty() || m_groups.constLast().id != id)
            m_groups.append(Group{id, row, 0});
        ++m_groups.last().count;
    }
}

void GroupedProxy::tellChange(const QModelIndex &topLeft, const QModelIndex &bottomRight)
{
    for (int row = topLeft.row(); row <= bottomRight.row(); ++row)
        Q_EMIT dataChanged(mapFromSource(topLeft.siblingAtRow(row)), mapFromSource(bottomRight.siblingAtRow(row)));
}

void GroupedProxy::tellHeaderChange(Qt::Orientation orientation, int first, int last)
{
    if (orientation == Qt::Horizontal) {
        Q_EMIT headerDataChanged(Qt::Horizontal, first + 1, last + 1);
        return;
    }
    for (int group = 0; group < m_groups.size(); ++group) {
        const QModelIndex parent = index(group, 0);
        Q_EMIT dataChanged(parent, parent);
        Q_EMIT dataChanged(index(0, 0, parent), index(m_groups[group].count - 1, 0, parent));
    }
}

QString GroupedProxy::groupOf(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    return m_groups.value(isGroup(index) ? index.row() : int(index.internalId()) - 1).id;
}

QModelIndex GroupedProxy::groupIndex(const QString &group) const
{
    for (int i = 0; i < m_groups.size(); ++i) {
        if (m_groups[i].id == group)
            return index(i, 0);
    }
    return {};
}

QModelIndex GroupedProxy::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row() + 1) : quintptr(0));
}

QModelIndex GroupedProxy::parent(const QModelIndex &index) const
{
    return !index.isValid() || isGroup(index) ? QModelIndex() : createIndex(int(index.internalId()) - 1, 0, quintptr(0));
}

int GroupedProxy::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_groups.size());
    return isGroup(parent) && parent.column() == 0 ? m_groups.value(parent.row()).count : 0;
}

int GroupedProxy::columnCount(const QModelIndex &parent) const
{
    const bool hasColumns = sourceModel() && (!parent.isValid() || isGroup(parent));
    return hasColumns ? sourceModel()->columnCount() + 1 : 0;
}

int GroupedProxy::sourceRow(const QModelIndex &index) const
{
    return !index.isValid() || isGroup(index) ? -1 : m_groups.at(int(index.internalId()) - 1).first + index.row();
}

QModelIndex GroupedProxy::mapToSource(const QModelIndex &index) const
{
    const int row = sourceRow(index);
    return row < 0 || index.column() == 0 ? QModelIndex() : sourceModel()->index(row, index.column() - 1);
}

QModelIndex GroupedProxy::mapFromSource(const QModelIndex &source) const
{
    if (!source.isValid())
        return {};
    for (int group = 0; group < m_groups.size(); ++group) {
        const int row = source.row() - m_groups[group].first;
        if (row >= 0 && row < m_groups[group].count)
            return createIndex(row, source.column() + 1, quintptr(group + 1));
    }
    return {};
}

QVariant GroupedProxy::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (isGroup(index)) {
        const bool isName = index.column() == 0 && (role == Qt::DisplayRole || role == Qt::AccessibleTextRole);
        return isName ? sourceModel()->headerData(m_groups.at(index.row()).first, Qt::Vertical, m_nameRole) : QVariant();
    }
    if (index.column() == 0)
        return sourceModel()->headerData(sourceRow(index), Qt::Vertical, role);
    return sourceModel()->data(mapToSource(index), role);
}

QVariant GroupedProxy::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical || !sourceModel() || section < 1)
        return {};
    return sourceModel()->headerData(section - 1, orientation, role);
}

Qt::ItemFlags GroupedProxy::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return isGroup(index) && index.column() > 0 ? Qt::ItemFlags(Qt::ItemIsEnabled) : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

} // namespace fatlas
