// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/layer.h"

#include <QCollator>
#include <QSet>
#include <QSortFilterProxyModel>

namespace fatlas {

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
    /// Keeps rows whose header or any visible cell contains every blank-separated word, whatever its case.
    void setFilterText(const QString &text);
    /// `column` (of the proxy) matters for ByColumn only.
    void setRowOrder(RowOrder order, Qt::SortOrder direction = Qt::AscendingOrder, int column = 0);

    [[nodiscard]] RowOrder rowOrder() const { return m_order; }
    [[nodiscard]] const QString &filterText() const { return m_filterText; }

    /// Called by views when a column header is clicked: orders by that column.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool filterAcceptsColumn(int column, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    [[nodiscard]] bool isLineHidden(int section, Qt::Orientation orientation) const;

    QCollator m_collator;
    QSet<Layer> m_hiddenLayers;
    QString m_filterText;
    QStringList m_words;
    RowOrder m_order = RowOrder::AsListed;
};

} // namespace fatlas
