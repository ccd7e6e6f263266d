// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/comparisonproxy.h"

#include "items/comparisonmodel.h"

#include <algorithm>

namespace fatlas {

ComparisonProxy::ComparisonProxy(QObject *parent) : QSortFilterProxyModel(parent)
{
    setDynamicSortFilter(true);
    setSortRole(ComparisonModel::SortRole);
}

void ComparisonProxy::setHiddenLayers(const QSet<Layer> &layers)
{
    if (m_hiddenLayers == layers)
        return;
    m_hiddenLayers = layers;
    invalidateFilter();
    // The base class sorts by a column even where names decide, and forgets the order while every column is hidden.
    if (m_order == RowOrder::ByName)
        setRowOrder(m_order, sortOrder());
}

void ComparisonProxy::setFilterText(const QString &text)
{
    if (m_filterText == text)
        return;
    m_filterText = text;
    // simplified() turns every blank into a space, the ideographic one too.
    m_words = text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void ComparisonProxy::setRowOrder(RowOrder order, Qt::SortOrder direction, int column)
{
    // Made anew, because the default locale follows the language of the program.
    m_collator = QCollator();
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    m_collator.setNumericMode(true);
    m_order = order;
    if (order == RowOrder::AsListed) {
        QSortFilterProxyModel::sort(-1);
        return;
    }
    // A repeated sort by the same column is skipped by the base class although the meaning of the order changed.
    QSortFilterProxyModel::sort(-1);
    QSortFilterProxyModel::sort(order == RowOrder::ByName ? 0 : column, direction);
}

void ComparisonProxy::sort(int column, Qt::SortOrder order)
{
    setRowOrder(column < 0 ? RowOrder::AsListed : RowOrder::ByColumn, order, column);
}

bool ComparisonProxy::isLineHidden(int section, Qt::Orientation orientation) const
{
    const QVariant layer = sourceModel()->headerData(section, orientation, ComparisonModel::LayerRole);
    return layer.isValid() && m_hiddenLayers.contains(Layer(layer.toInt()));
}

bool ComparisonProxy::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (isLineHidden(row, Qt::Vertical))
        return false;
    if (m_words.isEmpty())
        return true;
    QString text = sourceModel()->headerData(row, Qt::Vertical, ComparisonModel::FilterRole).toString();
    for (int column = 0; column < sourceModel()->columnCount(parent); ++column) {
        if (filterAcceptsColumn(column, parent))
            text += QLatin1Char('\n') + sourceModel()->index(row, column, parent).data(ComparisonModel::FilterRole).toString();
    }
    return std::all_of(m_words.cbegin(), m_words.cend(), [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool ComparisonProxy::filterAcceptsColumn(int column, const QModelIndex & /*parent*/) const
{
    return !isLineHidden(column, Qt::Horizontal);
}

bool ComparisonProxy::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    if (m_order == RowOrder::ByName) {
        const auto name = [this](const QModelIndex &index) { return sourceModel()->headerData(index.row(), Qt::Vertical).toString(); };
        return m_collator.compare(name(left), name(right)) < 0;
    }
    const QVariant a = left.data(ComparisonModel::SortRole);
    const QVariant b = right.data(ComparisonModel::SortRole);
    // Descending order asks lessThan(right, left): unknown must then be the smallest to come last.
    const bool descending = sortOrder() == Qt::DescendingOrder;
    if (!a.isValid() || !b.isValid())
        return descending ? !a.isValid() && b.isValid() : a.isValid() && !b.isValid();
    return a.toDouble() < b.toDouble();
}

} // namespace fatlas
