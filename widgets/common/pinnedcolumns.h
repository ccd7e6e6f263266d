// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPersistentModelIndex>
#include <QTableView>

class QFrame;

namespace fatlas {

class TableHeader;
class ViewContext;

/// Keeps the first columns of a table in sight while the others scroll: a second view of the same model and selection lies on the table's
/// left edge. It takes no focus and stands in no accessible tree: keys and screen readers meet the table itself, which has all columns.
class PinnedColumns : public QTableView
{
    Q_OBJECT

public:
    /// `table` has its model, selection, delegate and horizontal header already and scrolls by pixels.
    PinnedColumns(ViewContext &context, QTableView &table);

    /// These sections, which stand first in the table's order. Those that would leave less than a third of the table to the rest scroll.
    void setPinned(const QList<int> &sections);
    /// Widths, order, heights and place as the table has them.
    void sync();

Q_SIGNALS:
    void headerMenuRequested(int section, const QPoint &globalPosition);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void followHeader();
    void followRows();
    void followSelection();
    void place();
    void syncColumns();
    void syncRows();
    void syncSort();
    void clickHeader(int section);
    void currentChanged(const QModelIndex &current);
    [[nodiscard]] QList<int> fittingSections() const;

    ViewContext &m_context;
    QTableView &m_table;
    TableHeader *m_header;
    QFrame *m_edge;
    QList<int> m_pinned;
    QPersistentModelIndex m_current;
    /// Of the horizontal scroll bar, before the table followed a new current cell.
    int m_offset = 0;
    bool m_isSyncing = false;
};

} // namespace fatlas
