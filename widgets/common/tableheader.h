// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/language.h"

#include <QHash>
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
    [[nodiscard]] int textHeight(int section, double room) const;

    ViewContext &m_context;
    /// What was measured, by text and room: a header asks about all its sections whenever one of them changes. `m_measured` is the size of the body text
    /// and the language that it holds for.
    mutable QHash<std::pair<QString, double>, int> m_heights;
    mutable std::pair<double, Language> m_measured{0, Language::English};
};

} // namespace fatlas
