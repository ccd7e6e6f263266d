// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace fatlas {

class ViewContext;

/// Draws a found passage: group heading where a group starts, title with another name where that was found, and one line of the passage around
/// the first match.
class ResultDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit ResultDelegate(ViewContext &context, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintTitle(QPainter &painter, QRectF rect, const QModelIndex &index) const;
    void paintPassage(QPainter &painter, const QRectF &rect, const QModelIndex &index) const;
    [[nodiscard]] double lineHeight() const;

    ViewContext &m_context;
};

} // namespace fatlas
