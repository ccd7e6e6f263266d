// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/textheights.h"

#include <QHeaderView>

namespace fatlas {

class ViewContext;

/// A header that wraps its texts and, for frameworks, draws the layer's mark and name. The vertical one is the table's frozen first column.
class TableHeader : public QHeaderView
{
    Q_OBJECT

public:
    TableHeader(Qt::Orientation orientation, ViewContext &context, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;

private:
    void paintSortArrow(QPainter *painter, const QRect &rect) const;

    ViewContext &m_context;
    mutable TextHeights m_heights;
};

} // namespace fatlas
