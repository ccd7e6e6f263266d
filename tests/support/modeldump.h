// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QStringList>

namespace fatlas::test {

/// A table or list as text, a line a row, so that a failing comparison can be read: first the column headers, then "header: cell | cell".
/// An invalid value (unknown) is written as "?"; a text as it is.
[[nodiscard]] QStringList dumpModel(const QAbstractItemModel &model, int role = Qt::DisplayRole);
/// The headers of the rows, top to bottom.
[[nodiscard]] QStringList rowHeaders(const QAbstractItemModel &model);
/// The headers of the columns, left to right.
[[nodiscard]] QStringList columnHeaders(const QAbstractItemModel &model);

} // namespace fatlas::test
