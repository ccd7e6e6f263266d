// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/view.h"
#include "engines/matrix/matrixspec.h"

class QStackedWidget;
class QToolButton;

namespace fatlas {

class LayerFilter;
class MatrixCanvas;
class MatrixTable;
class ToolRow;

/// The positioning matrix with its tools.
class MatrixView : public View
{
    Q_OBJECT

public:
    explicit MatrixView(ViewContext &context, QWidget *parent = nullptr);

    void exportView() override;
    [[nodiscard]] bool canExport() const override { return true; }
    void focusFilter() override;
    [[nodiscard]] QString badge() const override;
    [[nodiscard]] QString statusText() const override;
    [[nodiscard]] QVariantMap state() const override;
    void restore(const QVariantMap &state) override;

protected:
    void retranslate() override;
    void rethemed() override;

private:
    void buildTools();
    void showAsTable(bool on);
    [[nodiscard]] static QString tableName();
    void refresh();
    [[nodiscard]] MatrixOptions options() const;

    ToolRow *m_tools;
    QStackedWidget *m_stack;
    MatrixCanvas *m_canvas;
    /// The same content as a table; made when it is first asked for.
    MatrixTable *m_table = nullptr;
    LayerFilter *m_layers = nullptr;
    QToolButton *m_intervals = nullptr;
    QToolButton *m_frontier = nullptr;
    QToolButton *m_asTable = nullptr;
    QToolButton *m_zoomIn = nullptr;
    QToolButton *m_zoomOut = nullptr;
    QToolButton *m_reset = nullptr;
    QToolButton *m_export = nullptr;
};

} // namespace fatlas
