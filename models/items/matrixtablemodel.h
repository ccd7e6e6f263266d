// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/matrix/matrixspec.h"

#include <QAbstractTableModel>

namespace fatlas {

/// The positioning matrix as a table: the twin for everybody who cannot or would rather not read a picture. Points first, then what has no place.
class MatrixTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Columns { NameColumn, LayerColumn, EaseColumn, ScaleColumn, FrontierColumn, ColumnCount };
    Q_ENUM(Columns)
    enum Roles {
        /// Raw value to sort by: text, double or bool; invalid (unknown) sorts last.
        SortRole = Qt::UserRole,
        /// Id of the framework as QString; empty for one without a place.
        FrameworkRole,
    };
    Q_ENUM(Roles)

    explicit MatrixTableModel(QObject *parent = nullptr);

    /// Changes texts in place when the same frameworks are shown, else resets.
    void setSpec(const MatrixSpec &spec);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(const MatrixPoint &point, int column) const;
    [[nodiscard]] QString layerName(Layer layer) const;

    MatrixSpec m_spec;
};

} // namespace fatlas
