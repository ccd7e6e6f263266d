// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "matrix/matrixtable.h"

#include "items/matrixtablemodel.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>

namespace fatlas {

namespace {

FrameworkId frameworkAt(const QModelIndex &index)
{
    return {index.data(MatrixTableModel::FrameworkRole).toString()};
}

} // namespace

MatrixTable::MatrixTable(QWidget *parent)
    : QTableView(parent), m_model(new MatrixTableModel(this)), m_sorted(new QSortFilterProxyModel(this))
{
    setObjectName(QStringLiteral("matrixTable"));
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(MatrixTableModel::SortRole);
    setModel(m_sorted);
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    verticalHeader()->hide();
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &current) {
        if (const FrameworkId id = frameworkAt(current); !id.isEmpty())
            Q_EMIT pointSelected(id);
    });
    connect(this, &QTableView::activated, this, [this](const QModelIndex &index) {
        if (const FrameworkId id = frameworkAt(index); !id.isEmpty())
            Q_EMIT pointActivated(id);
    });
}

void MatrixTable::select(const FrameworkId &framework)
{
    for (int row = 0; row < m_sorted->rowCount(); ++row) {
        const QModelIndex index = m_sorted->index(row, 0);
        if (framework.isEmpty() || frameworkAt(index) != framework)
            continue;
        const QSignalBlocker blocker(this);
        setCurrentIndex(index);
        scrollTo(index);
    }
}

void MatrixTable::setSpec(const MatrixSpec &spec)
{
    m_model->setSpec(spec);
}

} // namespace fatlas
