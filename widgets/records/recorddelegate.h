// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace fatlas {

class ViewContext;

/// Draws a cell of a record: sign and text, wrapped.
class RecordDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit RecordDelegate(ViewContext &context, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// For the width that the option's rectangle has.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Height of a row with this many lines.
    [[nodiscard]] int heightOf(int lines) const;

private:
    ViewContext &m_context;
};

} // namespace fatlas
