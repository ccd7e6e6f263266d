// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/celldelegate.h"

#include <QSet>
#include <QTreeView>

namespace fatlas {

class GroupedProxy;

/// Draws the cells of a comparison, the names in front of them and the rows of the groups.
class CompareDelegate : public CellDelegate
{
    Q_OBJECT

public:
    CompareDelegate(ViewContext &context, QTreeView &tree);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    QTreeView &m_tree;
};

/// A comparison as groups that fold. Which groups are folded outlives whatever happens to the model.
class CompareTree : public QTreeView
{
    Q_OBJECT

public:
    CompareTree(ViewContext &context, GroupedProxy &model, QWidget *parent = nullptr);

    [[nodiscard]] const QSet<QString> &folded() const { return m_folded; }
    void setFolded(const QSet<QString> &groups);
    [[nodiscard]] QModelIndexList selectedCells() const;

Q_SIGNALS:
    void foldedChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const override;

private:
    void followModel();
    void applyFolds();
    void fitColumns();

    ViewContext &m_context;
    GroupedProxy &m_model;
    QSet<QString> m_folded;
    bool m_isApplying = false;
};

} // namespace fatlas
