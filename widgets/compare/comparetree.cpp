// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compare/comparetree.h"

#include "common/tableheader.h"
#include "common/viewcontext.h"
#include "items/groupedproxy.h"
#include "paint/textblock.h"

#include <QPainter>
#include <QScopedValueRollback>

#include <algorithm>
#include <cmath>

namespace fatlas {

namespace {

constexpr int padding = 8;
constexpr int nameWidth = 184;
constexpr int leastColumn = 136;

} // namespace

CompareDelegate::CompareDelegate(ViewContext &context, QTreeView &tree) : CellDelegate(context, &tree), m_tree(tree) { }

void CompareDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (index.column() > 0 && index.parent().isValid()) {
        CellDelegate::paint(painter, option, index);
        return;
    }
    const PaintContext paint = context().paintContext();
    const Theme &theme = *paint.theme;
    painter->save();
    painter->fillRect(option.rect, theme.color(option.state & QStyle::State_Selected ? ColorRole::Selection : ColorRole::Raised));
    painter->setPen(QPen(theme.color(ColorRole::Line), 1));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    const QRectF room = QRectF(option.rect).adjusted(padding, padding, -padding, -padding);
    drawText(*painter, {index.data().toString(), TextRole::TableHeader, room, false, Qt::AlignLeft | Qt::AlignTop}, paint,
             theme.color(ColorRole::Text));
    if ((option.state & QStyle::State_HasFocus) != 0) {
        painter->setPen(QPen(theme.color(ColorRole::Accent), 2));
        painter->drawRect(QRectF(option.rect).adjusted(1, 1, -2, -2));
    }
    painter->restore();
}

QSize CompareDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    // Of a tree the option has no width.
    const int indent = index.column() == 0 ? m_tree.indentation() * (index.parent().isValid() ? 2 : 1) : 0;
    QStyleOptionViewItem sized = option;
    sized.rect.setWidth(m_tree.columnWidth(index.column()) - indent);
    if (index.column() > 0)
        return index.parent().isValid() ? CellDelegate::sizeHint(sized, index) : QSize();
    const double width = index.parent().isValid() ? std::max(40, sized.rect.width() - 2 * padding) : 0;
    const double height = context().paintContext().measure()(index.data().toString(), TextRole::TableHeader, width).height();
    return {sized.rect.width(), int(std::ceil(height)) + 2 * padding};
}

CompareTree::CompareTree(ViewContext &context, GroupedProxy &model, QWidget *parent) : QTreeView(parent), m_context(context), m_model(model)
{
    setObjectName(QStringLiteral("compareTree"));
    auto *header = new TableHeader(Qt::Horizontal, context, this);
    setHeader(header);
    header->setSectionsClickable(true);
    header->setStretchLastSection(false);
    setModel(&model);
    setItemDelegate(new CompareDelegate(context, *this));
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setUniformRowHeights(false);
    setAnimated(false);
    setAllColumnsShowFocus(false);
    setTabKeyNavigation(false);
    setIndentation(18);
    const auto fold = [this](const QModelIndex &index, bool isFolded) {
        if (m_isApplying)
            return;
        const QString group = m_model.groupOf(index);
        if (isFolded)
            m_folded.insert(group);
        else
            m_folded.remove(group);
        Q_EMIT foldedChanged();
    };
    connect(this, &QTreeView::collapsed, this, [fold](const QModelIndex &index) { fold(index, true); });
    connect(this, &QTreeView::expanded, this, [fold](const QModelIndex &index) { fold(index, false); });
    connect(&model, &QAbstractItemModel::modelReset, this, &CompareTree::followModel);
    connect(header, &QHeaderView::sectionResized, this, [this] { scheduleDelayedItemsLayout(); });
    followModel();
}

void CompareTree::followModel()
{
    // Before the first question about a row, which has all of them measured.
    fitColumns();
    applyFolds();
    for (int group = 0; group < m_model.rowCount(); ++group)
        setFirstColumnSpanned(group, {}, true);
}

void CompareTree::setFolded(const QSet<QString> &groups)
{
    if (m_folded == groups)
        return;
    m_folded = groups;
    applyFolds();
    Q_EMIT foldedChanged();
}

void CompareTree::applyFolds()
{
    const QScopedValueRollback guard(m_isApplying, true);
    for (int group = 0; group < m_model.rowCount(); ++group) {
        const QModelIndex index = m_model.index(group, 0);
        setExpanded(index, !m_folded.contains(m_model.groupOf(index)));
    }
}

void CompareTree::fitColumns()
{
    const int columns = header()->count() - 1;
    if (columns < 1)
        return;
    header()->resizeSection(0, nameWidth);
    const int each = std::max(leastColumn, (viewport()->width() - nameWidth) / columns);
    for (int column = 1; column <= columns; ++column)
        header()->resizeSection(column, each);
}

void CompareTree::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fitColumns();
}

void CompareTree::drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const
{
    const Theme &theme = m_context.theme();
    painter->fillRect(rect, theme.color(ColorRole::Raised));
    painter->setPen(QPen(theme.color(ColorRole::Line), 1));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    if (!m_model.isGroup(index))
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(theme.color(ColorRole::Text), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF center(rect.right() - 8.0, rect.center().y() + 0.5);
    const QPolygonF arrow = isExpanded(index) ? QPolygonF({center + QPointF(-4, -2), center + QPointF(0, 2), center + QPointF(4, -2)})
                                              : QPolygonF({center + QPointF(-2, -4), center + QPointF(2, 0), center + QPointF(-2, 4)});
    painter->drawPolyline(arrow);
    painter->restore();
}

QModelIndexList CompareTree::selectedCells() const
{
    QModelIndexList cells;
    for (const QModelIndex &index : selectionModel()->selectedIndexes()) {
        if (index.column() > 0 && !m_model.isGroup(index))
            cells.append(index);
    }
    return cells;
}

} // namespace fatlas
