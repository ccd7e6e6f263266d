// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/matrix/matrixspec.h"

#include <QTableView>

class QSortFilterProxyModel;

namespace fatlas {

class MatrixTableModel;

/// The matrix as a table, to sort and to read aloud.
class MatrixTable : public QTableView
{
    Q_OBJECT

public:
    explicit MatrixTable(QWidget *parent = nullptr);

    void setSpec(const MatrixSpec &spec);
    /// Makes its row current and brings it into sight, without a signal. Unknown ids change nothing.
    void select(const FrameworkId &framework);

Q_SIGNALS:
    void pointSelected(const fatlas::FrameworkId &framework);
    void pointActivated(const fatlas::FrameworkId &framework);

private:
    MatrixTableModel *m_model;
    QSortFilterProxyModel *m_sorted;
};

} // namespace fatlas
