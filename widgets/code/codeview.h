// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/view.h"
#include "domain/session.h"
#include "engines/code/codespec.h"

#include <array>

class QGridLayout;
class QLabel;
class QLineEdit;
class QScrollArea;
class QToolButton;

namespace fatlas {

class CodeCellView;
class CodeHead;
class CodeRemarks;
class ToolRow;

/// The same small task in the idiom of one to three frameworks side by side, step by step at the same height.
class CodeView : public View
{
    Q_OBJECT

public:
    explicit CodeView(ViewContext &context, QWidget *parent = nullptr);

    void exportView() override;
    [[nodiscard]] bool canExport() const override { return true; }
    void focusFilter() override;
    [[nodiscard]] QString statusText() const override;
    [[nodiscard]] QVariantMap state() const override;
    void restore(const QVariantMap &state) override;

    [[nodiscard]] const QList<FrameworkId> &frameworks() const { return m_frameworks; }
    /// Brings up the sample that the subject names, in the place of the last one if it is not there. False where there is no such sample.
    bool showSubject(const Subject &subject);

protected:
    void retranslate() override;
    void rethemed() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static constexpr int mostColumns = 3;
    static constexpr int sectionCount = int(allSampleTasks.size());
    /// The widgets of one column; those of columns that are not shown wait hidden.
    struct Column
    {
        CodeHead *head = nullptr;
        std::array<CodeCellView *, sectionCount> cells{};
        CodeRemarks *remarks = nullptr;
    };

    void buildTools();
    void buildGrid();
    void connectColumn(int column);
    void choose(int column, const FrameworkId &framework);
    void addColumn();
    void removeColumn(int column);
    void setFrameworks(const QList<FrameworkId> &frameworks);
    void refresh();
    void fillColumn(int column);
    /// What was typed is looked for anew; `jump` brings the first place into sight.
    void find(bool jump);
    /// To the next place, or by −1 to the one before; round the ends.
    void step(int by);
    void showPlaces(bool jump);
    void copy(const QString &code, const QString &what);

    QList<FrameworkId> m_frameworks;
    CodeSpec m_spec;
    QList<CodePlace> m_places;
    qsizetype m_place = -1;
    QString m_said;
    ToolRow *m_tools;
    QLineEdit *m_find;
    QLabel *m_found;
    QToolButton *m_previous = nullptr;
    QToolButton *m_next = nullptr;
    QToolButton *m_add = nullptr;
    QToolButton *m_export = nullptr;
    QLabel *m_explanation;
    QScrollArea *m_scroll;
    QGridLayout *m_grid = nullptr;
    /// Of the steps, and of the remarks behind them.
    std::array<QLabel *, sectionCount + 1> m_sections{};
    std::array<Column, mostColumns> m_columns;
};

} // namespace fatlas
