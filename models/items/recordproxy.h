// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/records/recordtable.h"

#include <QCollator>
#include <QSortFilterProxyModel>

namespace fatlas {

/// The rows of a RecordModel that text and facets leave, in an order. Unknown sorts last both ways.
class RecordProxy : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit RecordProxy(QObject *parent = nullptr);

    /// Keeps rows in which every blank-separated word occurs, whatever its case.
    void setFilterText(const QString &text);
    /// Keeps rows with one of these values; none: all.
    void setChosen(const QString &facet, const QStringList &values);
    void clearChosen();
    /// Whether a row must have what was chosen of every facet, or of one.
    void setMatch(FacetMatch match);

    [[nodiscard]] QStringList chosen(const QString &facet) const { return m_filter.chosen.value(facet); }
    [[nodiscard]] const RecordFilter &filter() const { return m_filter; }
    [[nodiscard]] bool isFiltering() const { return !m_filter.isEmpty(); }
    /// The collation of names follows the language.
    void setLocale(const QLocale &locale);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    QCollator m_collator;
    RecordFilter m_filter;
};

} // namespace fatlas
