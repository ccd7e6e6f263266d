// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/recordproxy.h"

#include "items/recordmodel.h"

namespace fatlas {

RecordProxy::RecordProxy(QObject *parent) : QSortFilterProxyModel(parent)
{
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    m_collator.setNumericMode(true);
    setSortRole(RecordModel::SortRole);
}

void RecordProxy::setFilterText(const QString &text)
{
    m_filter.words = text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void RecordProxy::setChosen(const QString &facet, const QStringList &values)
{
    if (values.isEmpty())
        m_filter.chosen.remove(facet);
    else
        m_filter.chosen.insert(facet, values);
    invalidateFilter();
}

void RecordProxy::clearChosen()
{
    m_filter.chosen.clear();
    invalidateFilter();
}

void RecordProxy::setMatch(FacetMatch match)
{
    m_filter.match = match;
    invalidateFilter();
}

void RecordProxy::setLocale(const QLocale &locale)
{
    m_collator.setLocale(locale);
    invalidate();
}

bool RecordProxy::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    Q_UNUSED(parent)
    const auto *model = qobject_cast<const RecordModel *>(sourceModel());
    return model && matches(model->table().rows[row], m_filter);
}

bool RecordProxy::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant a = left.data(RecordModel::SortRole);
    const QVariant b = right.data(RecordModel::SortRole);
    if (!a.isValid() || !b.isValid()) {
        // What is greater comes last when ascending and first when descending: unknown has to change sides to stay last.
        if (a.isValid() == b.isValid())
            return false;
        return sortOrder() == Qt::AscendingOrder ? a.isValid() : b.isValid();
    }
    if (a.typeId() == QMetaType::Double && b.typeId() == QMetaType::Double)
        return a.toDouble() < b.toDouble();
    return m_collator.compare(a.toString(), b.toString()) < 0;
}

} // namespace fatlas
