// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/id.h"
#include "domain/layer.h"

#include <QCollator>
#include <QSet>
#include <QSortFilterProxyModel>

#include <optional>

namespace fatlas {

class ComparisonModel;

/// How the rows of a comparison are ordered.
enum class RowOrder { AsListed, ByName, ByColumn };

/// Shows the part of a ComparisonModel that the layers and the filter text leave, in an order. Unknown sorts last both ways.
class ComparisonProxy : public QSortFilterProxyModel
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
    /// `column` (of the proxy) matters for ByColumn only.
    void setRowOrder(RowOrder order, Qt::SortOrder direction = Qt::AscendingOrder, int column = 0);

    [[nodiscard]] RowOrder rowOrder() const { return m_order; }
    [[nodiscard]] const QString &filterText() const { return m_filterText; }

    /// Called by views when a column header is clicked: orders by that column.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    /// A ComparisonModel.
    void setSourceModel(QAbstractItemModel *model) override;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool filterAcceptsColumn(int column, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    void refilter();
    void forgetWords();
    /// Finds out which rows have the words: only among those that had the words before, when these went on.
    void judgeRows() const;
    [[nodiscard]] bool hasWords(const ComparisonModel &model, int row, const QList<int> &columns) const;
    [[nodiscard]] bool isLineHidden(int section, Qt::Orientation orientation) const;

    QCollator m_collator;
    QSet<Layer> m_hiddenLayers;
    std::optional<QSet<FrameworkId>> m_frameworks;
    QString m_filterText;
    QStringList m_words;
    /// One a row of the model; empty: not judged yet.
    mutable QList<bool> m_hasWords;
    /// Rows that cannot have the words, because they did not have the beginnings of them; empty: any may.
    QList<bool> m_hadWords;
    bool m_differencesOnly = false;
    bool m_statedOnly = false;
    RowOrder m_order = RowOrder::AsListed;
};

} // namespace fatlas
