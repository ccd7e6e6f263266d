// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/id.h"
#include "domain/layer.h"
#include "engines/search/gramsketch.h"

#include <QAbstractProxyModel>
#include <QSet>
#include <QTimer>

#include <optional>

namespace fatlas {

class ComparisonModel;

/// How the rows of a comparison are ordered.
enum class RowOrder { AsListed, ByName, ByColumn };

/// Shows the part of a ComparisonModel that the layers and the filter text leave, in an order. Unknown sorts last both ways. Made for very large tables: whatever
/// changes is told in at most four steps, however many rows it concerns, and what speeds the filter up is found out in idle moments.
class ComparisonProxy : public QAbstractProxyModel
{
    Q_OBJECT

public:
    explicit ComparisonProxy(QObject *parent = nullptr);

    /// Hides frameworks of these layers, on whichever axis frameworks are.
    void setHiddenLayers(const QSet<Layer> &layers);
    /// Shows these frameworks only; without a value all of them.
    void setFrameworks(const std::optional<QSet<FrameworkId>> &frameworks);
    /// Hides the aspects in which the frameworks do not differ.
    void setDifferencesOnly(bool differencesOnly);
    /// Hides the aspects in which no framework says anything that is shown.
    void setStatedOnly(bool statedOnly);
    /// Keeps rows whose header or any visible cell contains every blank-separated word, whatever its case.
    void setFilterText(const QString &text);
    /// `column` (of the proxy) matters for ByColumn only. The order stays with that column while others come and go.
    void setRowOrder(RowOrder order, Qt::SortOrder direction = Qt::AscendingOrder, int column = 0);

    [[nodiscard]] RowOrder rowOrder() const { return m_order; }
    [[nodiscard]] Qt::SortOrder sortOrder() const { return m_direction; }
    /// −1 where no column that is shown decides.
    [[nodiscard]] int sortColumn() const { return m_columns.indexOf(m_sortColumn); }
    [[nodiscard]] const QString &filterText() const { return m_filterText; }

    /// Called by views when a column header is clicked: orders by that column.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    /// A ComparisonModel.
    void setSourceModel(QAbstractItemModel *model) override;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex mapToSource(const QModelIndex &index) const override;
    [[nodiscard]] QModelIndex mapFromSource(const QModelIndex &source) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Word
    {
        QString text;
        QList<quint32> grams;
    };

    [[nodiscard]] const ComparisonModel &model() const;
    [[nodiscard]] QList<int> &lines(Qt::Orientation orientation) { return orientation == Qt::Vertical ? m_rows : m_columns; }
    void followTexts();
    void followHeaders(Qt::Orientation orientation, int first, int last);
    void forgetTexts();
    void sketch();
    /// Brings what is shown up to date.
    void update();
    void setLines(Qt::Orientation orientation, const QList<int> &lines);
    void removeLines(Qt::Orientation orientation, const QSet<int> &stay);
    void insertLines(Qt::Orientation orientation, const QList<int> &lines);
    void reorder(Qt::Orientation orientation, const QList<int> &lines);
    [[nodiscard]] QList<int> wantedColumns() const;
    [[nodiscard]] QList<int> wantedRows(const QList<int> &columns);
    [[nodiscard]] const QList<int> &orderedRows();
    [[nodiscard]] bool isLineHidden(int section, Qt::Orientation orientation) const;
    /// Finds out which rows have the words: only among those that had the words before, when these went on.
    void judgeRows(const QList<int> &columns);
    [[nodiscard]] bool hasWords(int row, const QList<int> &columns) const;

    /// Lines of the model in the order shown.
    QList<int> m_rows;
    QList<int> m_columns;
    QSet<Layer> m_hiddenLayers;
    std::optional<QSet<FrameworkId>> m_frameworks;
    QString m_filterText;
    QList<Word> m_words;
    /// One a row of the model; empty: not judged yet.
    QList<bool> m_hasWords;
    /// Rows that cannot have the words, because they did not have the beginnings of them; empty: any may.
    QList<bool> m_hadWords;
    TableSketch m_sketch;
    QTimer m_idle;
    bool m_differencesOnly = false;
    bool m_statedOnly = false;
    RowOrder m_order = RowOrder::AsListed;
    Qt::SortOrder m_direction = Qt::AscendingOrder;
    /// Of the model; −1: none.
    int m_sortColumn = -1;
    /// All rows of the model in the order chosen; empty: to be found out.
    QList<int> m_ordered;
};

} // namespace fatlas
