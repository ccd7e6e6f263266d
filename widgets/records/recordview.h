// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/view.h"
#include "engines/records/recordtable.h"

#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;
class QToolButton;

namespace fatlas {

class ColumnArrangement;
class FacetButton;
class FilterRow;
class RecordDelegate;
class RecordModel;
class RecordProxy;
class ToolRow;

/// A list that a RecordView offers. `build` is called when it is shown; `name` gives its entry in the chooser in the current language.
struct RecordList
{
    QString id;
    std::function<QString()> name;
    std::function<RecordTable(const Atlas &, Language)> build;
};

/// Shows lists of things with the same columns, filtered by text and facets, with the columns as people arrange them.
class RecordView : public View
{
    Q_OBJECT

public:
    RecordView(ViewContext &context, const QString &name, QList<RecordList> lists, QWidget *parent = nullptr);

    void exportView() override;
    [[nodiscard]] bool canExport() const override { return true; }
    void focusFilter() override;
    [[nodiscard]] QString badge() const override;
    [[nodiscard]] QString statusText() const override;
    [[nodiscard]] QVariantMap state() const override;
    void restore(const QVariantMap &state) override;
    void reveal(const Subject &subject) override;

    /// Chooses the list that has the subject, drops a filter that hides it, selects its row. False where no list has it.
    bool showSubject(const Subject &subject);

protected:
    void retranslate() override;
    void atlasReplaced() override;
    void rethemed() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildTools();
    void buildTable();
    void orderTabs();
    void chooseList(int list);
    /// In the order of the list itself.
    void listInOrder();
    void takeColumns();
    void fillFacets();
    /// Without values that no row of the list has.
    void choose(const QHash<QString, QStringList> &values);
    /// What a column needs for all its texts, and for its title alone.
    [[nodiscard]] double widestText(qsizetype column) const;
    [[nodiscard]] double headerWidth(qsizetype column) const;
    void fitColumns();
    void fitRows();
    [[nodiscard]] int neededHeight(int row, const QList<int> &columns) const;
    void clearFilter();
    void filterChanged();
    [[nodiscard]] QVariantMap arrangedLists() const;
    /// What an exported list says of what it holds and in which order.
    [[nodiscard]] QString filterText() const;
    void copySelection();
    [[nodiscard]] bool select(const Subject &subject);

    QList<RecordList> m_lists;
    int m_list = -1;
    ToolRow *m_tools;
    QComboBox *m_chooser;
    QLineEdit *m_filter;
    QList<FacetButton *> m_facets;
    QToolButton *m_columns = nullptr;
    QToolButton *m_export = nullptr;
    FilterRow *m_filterRow;
    QLabel *m_explanation;
    QLabel *m_empty;
    QTableView *m_table;
    RecordDelegate *m_delegate;
    RecordModel *m_model;
    RecordProxy *m_proxy;
    ColumnArrangement *m_arrangement = nullptr;
    /// List → how its columns were arranged.
    QVariantMap m_arranged;
    /// What was to be restored and needs knowledge that is not there yet.
    QVariantMap m_pending;
    /// As last given to the columns.
    QList<int> m_widths;
    /// Of the model's rows; 0 where not measured.
    QList<int> m_heights;
};

} // namespace fatlas
