// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/textheights.h"

#include <QStyledItemDelegate>

namespace fatlas {

class ViewContext;

/// Draws a comparison cell: summary, rating glyph, and a sign for unknown, none and not applicable.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit CellDelegate(ViewContext &context, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// For the width that the option's rectangle has.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Of a row whose texts are cut after a few lines, because there are too many to measure them all.
    [[nodiscard]] int compactHeight() const;

protected:
    [[nodiscard]] ViewContext &context() const { return m_context; }

private:
    ViewContext &m_context;
    mutable TextHeights m_heights;
};

} // namespace fatlas
