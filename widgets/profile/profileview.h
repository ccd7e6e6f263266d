// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/view.h"
#include "domain/id.h"

class QComboBox;
class QSplitter;

namespace fatlas {

class ChartPane;
class SheetView;
class ToolRow;

/// One framework, that of the session's subject if it has one: what it is, who makes it, what it is good and bad at, its ratings.
class ProfileView : public View
{
    Q_OBJECT

public:
    explicit ProfileView(ViewContext &context, QWidget *parent = nullptr);

    void showFramework(const FrameworkId &framework);
    [[nodiscard]] FrameworkId framework() const;
    void focusFilter() override;
    [[nodiscard]] QVariantMap state() const override;
    void restore(const QVariantMap &state) override;

protected:
    void retranslate() override;
    void atlasReplaced() override;
    void rethemed() override;

private:
    void fillFrameworks();
    void followSession();
    void refresh(bool keepPosition);

    ToolRow *m_tools;
    QComboBox *m_framework;
    QSplitter *m_splitter;
    SheetView *m_sheet;
    ChartPane *m_chart;
    /// Out of sight for what is not rated.
    QWidget *m_chartArea = nullptr;
    /// Was to be restored and is not in the knowledge yet.
    FrameworkId m_pending;
};

} // namespace fatlas
