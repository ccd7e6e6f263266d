// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/records/recordtable.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace fatlas {

class ViewContext;

/// Says below the tools what a table is filtered by: each chosen value can be taken away, and how many rows are hidden is always said.
/// Hidden where nothing is filtered.
class FilterRow : public QWidget
{
    Q_OBJECT

public:
    explicit FilterRow(ViewContext &context, QWidget *parent = nullptr);

    /// `counts`: what each value would leave; `shown` of the table's rows are left.
    void setFilter(const RecordTable &table, const RecordFilter &filter, const FacetCounts &counts, int shown);
    void recolor();
    /// The first and the last; the chips are in between.
    [[nodiscard]] QList<QWidget *> tabStops() const;

Q_SIGNALS:
    void removed(const QString &facet, const QString &value);
    void cleared();
    void matchChosen(fatlas::FacetMatch match);

private:
    void fillMatch(const RecordFilter &filter);
    void fillChips(const RecordTable &table, const RecordFilter &filter, const FacetCounts &counts);
    void describeChip(QToolButton &chip, const QString &facet, const QString &value, int count);

    ViewContext &m_context;
    QComboBox *m_match;
    QList<QToolButton *> m_chips;
    QWidget *m_chipRoom;
    QLabel *m_count;
    QToolButton *m_clear;
};

} // namespace fatlas
