// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/view.h"
#include "domain/session.h"
#include "engines/table/tablespec.h"

#include <QTimer>

class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;
class QToolButton;

namespace fatlas {

class CellDelegate;
class ChipRow;
class ColumnArrangement;
class ComparisonModel;
class ComparisonProxy;
class FrameworkFilterButton;
class LayerFilter;
class TableHeader;
class ToolRow;

/// The comparison table of a dimension, of the platforms or of the strategies.
class TableView : public View
{
    Q_OBJECT

public:
    explicit TableView(ViewContext &context, QWidget *parent = nullptr);

    void exportView() override;
    [[nodiscard]] bool canExport() const override { return true; }
    void focusFilter() override;
    [[nodiscard]] QString badge() const override;
    [[nodiscard]] QString statusText() const override;
    [[nodiscard]] QVariantMap state() const override;
    void restore(const QVariantMap &state) override;
    void reveal(const Subject &subject) override;

    /// Brings a cell, row or column up: chooses its table, drops a filter that hides it, scrolls to it.
    void showSubject(const Subject &subject);

protected:
    void retranslate() override;
    void atlasReplaced() override;
    void rethemed() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildTools();
    void buildTable();
    void connectTable();
    void fillTables();
    void fillOrders();
    void chooseTable();
    void chooseOrder();
    /// The best first, or the beginning of the alphabet.
    [[nodiscard]] Qt::SortOrder firstOrder(int column) const;
    void orderByColumn(int column, Qt::SortOrder direction);
    void setTransposed(bool transposed);
    void listColumns();
    void fitRows();
    void conditionsChanged();
    void filterChanged();
    void showMenu(const QPoint &where, const FrameworkId &framework);
    void explain(const QModelIndex &index);
    void copySelection();
    [[nodiscard]] TableQuery query() const;
    [[nodiscard]] QString filterText() const;

    ToolRow *m_tools;
    QComboBox *m_choice = nullptr;
    QLineEdit *m_filter = nullptr;
    QComboBox *m_order = nullptr;
    FrameworkFilterButton *m_conditions = nullptr;
    LayerFilter *m_layers = nullptr;
    QToolButton *m_columns = nullptr;
    QToolButton *m_swap = nullptr;
    QToolButton *m_export = nullptr;
    ChipRow *m_chips;
    QLabel *m_empty;
    QTableView *m_table;
    CellDelegate *m_delegate;
    ColumnArrangement *m_arrangement = nullptr;
    QStringList m_columnIds;
    QTimer m_fit;
    TableHeader *m_rowHeader = nullptr;
    TableHeader *m_columnHeader = nullptr;
    ComparisonModel *m_model;
    ComparisonProxy *m_proxy;
    /// What was to be restored and needs knowledge that is not there yet.
    QVariantMap m_pending;
};

} // namespace fatlas
