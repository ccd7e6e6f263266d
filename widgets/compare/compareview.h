// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/view.h"
#include "engines/compare/comparison.h"

class QLabel;
class QLineEdit;
class QScrollArea;
class QSplitter;
class QTabWidget;
class QToolButton;

namespace fatlas {

class ChipRow;
class CompareTree;
class ComparisonModel;
class ComparisonProxy;
class FrameworkPicker;
class GroupedProxy;
class RatingsPane;
class ToolRow;

/// Two to six frameworks next to one another across all tables: what stands out in sentences, the ratings drawn, and everything in groups
/// that fold.
class CompareView : public View
{
    Q_OBJECT

public:
    explicit CompareView(ViewContext &context, QWidget *parent = nullptr);

    void exportView() override;
    [[nodiscard]] bool canExport() const override { return isReady(); }
    void focusFilter() override;
    [[nodiscard]] QString badge() const override;
    [[nodiscard]] QString statusText() const override;
    [[nodiscard]] QVariantMap state() const override;
    void restore(const QVariantMap &state) override;
    void reveal(const Subject &subject) override;

protected:
    void retranslate() override;
    void atlasReplaced() override;
    void rethemed() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildTools();
    void buildPage();
    /// Enough frameworks are chosen.
    [[nodiscard]] bool isReady() const;
    void loadComparison();
    void optionsChanged();
    void filterChanged();
    void showSummary();
    void foldAll();
    void copySelection();
    /// What is shown, in its order.
    [[nodiscard]] TableQuery query() const;
    [[nodiscard]] QString filterWords() const;

    ToolRow *m_tools;
    FrameworkPicker *m_picker = nullptr;
    QLineEdit *m_filter = nullptr;
    QToolButton *m_differences = nullptr;
    QToolButton *m_evidence = nullptr;
    QToolButton *m_overview = nullptr;
    QToolButton *m_fold = nullptr;
    QToolButton *m_export = nullptr;
    ChipRow *m_chips;
    QLabel *m_empty;
    QSplitter *m_splitter;
    /// What stands out in sentences, and the ratings drawn.
    QTabWidget *m_overviewTabs = nullptr;
    QLabel *m_summary = nullptr;
    RatingsPane *m_ratings = nullptr;
    ComparisonModel *m_model;
    ComparisonProxy *m_proxy;
    GroupedProxy *m_groups;
    CompareTree *m_tree = nullptr;
    /// What was to be restored and needs knowledge that is not there yet.
    QVariantMap m_pending;
};

} // namespace fatlas
