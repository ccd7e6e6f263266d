// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractProxyModel>

namespace fatlas {

/// A flat table as a tree of two levels, so that a view can fold it: a row a group, below it the rows of the group. Rows of one group follow one another. The
/// names of the rows, which the table has in its vertical header, are a column in front. Resets whenever rows or columns come, go or move;
/// changes of texts are passed on.
class GroupedProxy : public QAbstractProxyModel
{
    Q_OBJECT

public:
    /// The roles of the vertical header that hold the group's id and its name.
    GroupedProxy(int groupRole, int nameRole, QObject *parent = nullptr);

    void setSourceModel(QAbstractItemModel *model) override;

    [[nodiscard]] bool isGroup(const QModelIndex &index) const { return index.isValid() && index.internalId() == 0; }
    /// Id of the group that the row is, or is in.
    [[nodiscard]] QString groupOf(const QModelIndex &index) const;
    /// The group's row; invalid where there is none.
    [[nodiscard]] QModelIndex groupIndex(const QString &group) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex &parent = {}) const override { return rowCount(parent) > 0; }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Group rows and the column of names have no place in the table: invalid.
    [[nodiscard]] QModelIndex mapToSource(const QModelIndex &index) const override;
    [[nodiscard]] QModelIndex mapFromSource(const QModelIndex &index) const override;

private:
    struct Group
    {
        QString id;
        int first = 0;
        int count = 0;
    };

    void rebuild();
    void tellChange(const QModelIndex &topLeft, const QModelIndex &bottomRight);
    void tellHeaderChange(Qt::Orientation orientation, int first, int last);
    /// Row of the table, −1 for a group.
    [[nodiscard]] int sourceRow(const QModelIndex &index) const;

    int m_groupRole;
    int m_nameRole;
    QList<Group> m_groups;
};

} // namespace fatlas
