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

void ComparisonProxy::setSourceModel(QAbstractItemModel *model)
{
    Q_ASSERT(qobject_cast<ComparisonModel *>(model));
    // Before the base class listens, which asks at once what is accepted.
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, &ComparisonProxy::forgetWords);
    connect(model, &QAbstractItemModel::dataChanged, this, &ComparisonProxy::forgetWords);
    connect(model, &QAbstractItemModel::headerDataChanged, this, &ComparisonProxy::forgetWords);
    QSortFilterProxyModel::setSourceModel(model);
}

void ComparisonProxy::forgetWords()
{
    m_hasWords.clear();
    m_hadWords.clear();
}

void ComparisonProxy::refilter()
{
    forgetWords();
    invalidateFilter();
    // The base class sorts by a column even where names decide, and forgets the order while every column is hidden.
    if (m_order == RowOrder::ByName)
        setRowOrder(m_order, sortOrder());
}

void ComparisonProxy::setHiddenLayers(const QSet<Layer> &layers)
{
    if (m_hiddenLayers == layers)
        return;
    m_hiddenLayers = layers;
    refilter();
}

void ComparisonProxy::setFrameworks(const std::optional<QSet<FrameworkId>> &frameworks)
{
    if (m_frameworks == frameworks)
        return;
    m_frameworks = frameworks;
    refilter();
}

void ComparisonProxy::setDifferencesOnly(bool differencesOnly)
{
    m_differencesOnly = differencesOnly;
    refilter();
}

void ComparisonProxy::setStatedOnly(bool statedOnly)
{
    m_statedOnly = statedOnly;
    refilter();
}

void ComparisonProxy::setFilterText(const QString &text)
{
    if (m_filterText == text)
        return;
    m_filterText = text;
    // simplified() turns every blank into a space, the ideographic one too.
    const QStringList words = text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const bool wentOn = std::all_of(m_words.cbegin(), m_words.cend(), [&words](const QString &before) {
        return std::any_of(words.cbegin(), words.cend(),
                           [&before](const QString &word) { return word.contains(before, Qt::CaseInsensitive); });
    });
    m_hadWords = wentOn ? m_hasWords : QList<bool>();
    m_hasWords.clear();
    m_words = words;
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
    const auto &model = *static_cast<const ComparisonModel *>(sourceModel());
    const QVariant layer = model.headerData(section, orientation, ComparisonModel::LayerRole);
    if (!layer.isValid())
        return (m_differencesOnly && !model.differsAt(section)) || (m_statedOnly && !model.isStatedAt(section));
    if (m_hiddenLayers.contains(Layer(layer.toInt())))
        return true;
    return m_frameworks
        && !m_frameworks->contains(
            sourceModel()->headerData(section, orientation, ComparisonModel::SubjectRole).value<Subject>().framework);
}

bool ComparisonProxy::hasWords(const ComparisonModel &model, int row, const QList<int> &columns) const
{
    const QString name = model.headerData(row, Qt::Vertical, ComparisonModel::FilterRole).toString();
    QStringList left;
    for (const QString &word : m_words) {
        if (!name.contains(word, Qt::CaseInsensitive))
            left.append(word);
    }
    for (auto column = columns.cbegin(); column != columns.cend() && !left.isEmpty(); ++column) {
        const QString text = model.text(row, *column);
        left.removeIf([&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
    }
    return left.isEmpty();
}

void ComparisonProxy::judgeRows() const
{
    const auto &model = *static_cast<const ComparisonModel *>(sourceModel());
    QList<int> columns;
    for (int column = 0; column < model.columnCount(); ++column) {
        if (!isLineHidden(column, Qt::Horizontal))
            columns.append(column);
    }
    m_hasWords.reserve(model.rowCount());
    for (int row = 0; row < model.rowCount(); ++row) {
        const bool mayHave = m_hadWords.isEmpty() || m_hadWords.at(row);
        m_hasWords.append(mayHave && hasWords(model, row, columns));
    }
}

bool ComparisonProxy::filterAcceptsRow(int row, const QModelIndex & /*parent*/) const
{
    if (isLineHidden(row, Qt::Vertical))
        return false;
    if (m_words.isEmpty())
        return true;
    if (m_hasWords.isEmpty())
        judgeRows();
    return m_hasWords.at(row);
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
    const bool isTextA = a.userType() == QMetaType::QString;
    const bool isTextB = b.userType() == QMetaType::QString;
    // A column of a framework has both; what can be better or worse stands first either way.
    if (isTextA != isTextB)
        return isTextB != descending;
    return isTextA ? m_collator.compare(a.toString(), b.toString()) < 0 : a.toDouble() < b.toDouble();
}

} // namespace fatlas
