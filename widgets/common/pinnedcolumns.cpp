// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/pinnedcolumns.h"

#include "common/tableheader.h"
#include "common/viewcontext.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFrame>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>

namespace fatlas {

namespace {

constexpr double mostOfTheTable = 2.0 / 3;
constexpr int edgeWidth = 2;

} // namespace

PinnedColumns::PinnedColumns(ViewContext &context, QTableView &table)
    : QTableView(&table), m_context(context), m_table(table), m_header(new TableHeader(Qt::Horizontal, context, this)),
      m_edge(new QFrame(&table))
{
    setObjectName(QStringLiteral("pinnedColumns"));
    setHorizontalHeader(m_header);
    m_header->setSectionsMovable(true);
    m_header->setContextMenuPolicy(Qt::CustomContextMenu);
    verticalHeader()->hide();
    setFocusPolicy(Qt::NoFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    // The table shows the current cell; what lies over it follows by the scroll bars.
    setAutoScroll(false);
    setContextMenuPolicy(Qt::NoContextMenu);
    m_edge->setFrameStyle(int(QFrame::VLine) | int(QFrame::Plain));
    m_edge->setLineWidth(edgeWidth);
    m_edge->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_table.installEventFilter(this);
    m_table.viewport()->installEventFilter(this);
    connect(&m_context, &ViewContext::themeChanged, this, &PinnedColumns::place);
    followHeader();
    followRows();
    followSelection();
    hide();
    m_edge->hide();
}

void PinnedColumns::followHeader()
{
    QHeaderView *header = m_table.horizontalHeader();
    connect(header, &QHeaderView::sectionResized, this, [this](int section) {
        if (m_pinned.contains(section))
            syncColumns();
    });
    connect(header, &QHeaderView::sectionMoved, this, &PinnedColumns::syncColumns);
    connect(header, &QHeaderView::geometriesChanged, this, &PinnedColumns::place);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &PinnedColumns::syncSort);
    connect(m_table.verticalHeader(), &QHeaderView::geometriesChanged, this, &PinnedColumns::place);
    connect(m_header, &QHeaderView::sectionClicked, this, &PinnedColumns::clickHeader);
    connect(m_header, &QHeaderView::sectionResized, this, [this](int section, int, int size) {
        if (!m_isSyncing)
            m_table.horizontalHeader()->resizeSection(section, size);
    });
    connect(m_header, &QHeaderView::sectionMoved, this, [this](int, int from, int to) {
        if (!m_isSyncing)
            m_table.horizontalHeader()->moveSection(from, to);
    });
    connect(m_header, &QWidget::customContextMenuRequested, this, [this](const QPoint &position) {
        Q_EMIT headerMenuRequested(m_header->logicalIndexAt(position), m_header->viewport()->mapToGlobal(position));
    });
}

void PinnedColumns::followRows()
{
    connect(m_table.verticalScrollBar(), &QScrollBar::valueChanged, verticalScrollBar(), &QScrollBar::setValue);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, m_table.verticalScrollBar(), &QScrollBar::setValue);
    connect(m_table.verticalHeader(), &QHeaderView::sectionResized, this, [this](int row, int, int height) {
        if (isVisibleTo(&m_table))
            verticalHeader()->resizeSection(row, height);
    });
    for (const auto signal : {&QTableView::clicked, &QTableView::doubleClicked, &QTableView::activated})
        connect(this, signal, &m_table, signal);
}

void PinnedColumns::followSelection()
{
    QAbstractItemModel *model = m_table.model();
    setModel(model);
    setSelectionModel(m_table.selectionModel());
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &PinnedColumns::currentChanged);
    connect(m_table.horizontalScrollBar(), &QScrollBar::rangeChanged, this, &PinnedColumns::syncColumns);
    connect(m_table.horizontalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
        // Until the new current cell is known here, it was the table that scrolled to it.
        if (m_table.currentIndex() == m_current)
            m_offset = value;
    });
    // The table has heard of all this before: it was there first.
    connect(model, &QAbstractItemModel::modelReset, this, &PinnedColumns::sync);
    connect(model, &QAbstractItemModel::layoutChanged, this, &PinnedColumns::syncRows);
    connect(model, &QAbstractItemModel::rowsInserted, this, &PinnedColumns::syncRows);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &PinnedColumns::syncRows);
}

void PinnedColumns::setPinned(const QList<int> &sections)
{
    m_pinned = sections;
    sync();
}

QList<int> PinnedColumns::fittingSections() const
{
    QList<int> fitting;
    // Where all columns are in sight, nothing needs to stay.
    if (m_table.horizontalScrollBar()->maximum() == 0)
        return fitting;
    int width = 0;
    for (const int section : m_pinned) {
        width += m_table.columnWidth(section);
        if (width > m_table.viewport()->width() * mostOfTheTable)
            break;
        fitting.append(section);
    }
    return fitting;
}

void PinnedColumns::sync()
{
    setItemDelegate(m_table.itemDelegate());
    setShowGrid(m_table.showGrid());
    setSelectionBehavior(m_table.selectionBehavior());
    setSelectionMode(m_table.selectionMode());
    setMouseTracking(m_table.hasMouseTracking());
    syncColumns();
    syncRows();
    syncSort();
}

void PinnedColumns::syncColumns()
{
    if (m_isSyncing || !model())
        return;
    const QScopedValueRollback guard(m_isSyncing, true);
    const QHeaderView *header = m_table.horizontalHeader();
    const QList<int> fitting = fittingSections();
    for (int place = 0; place < header->count(); ++place) {
        const int section = header->logicalIndex(place);
        m_header->moveSection(m_header->visualIndex(section), place);
        const bool isShown = fitting.contains(section) && !header->isSectionHidden(section);
        m_header->setSectionHidden(section, !isShown);
        if (isShown)
            m_header->resizeSection(section, header->sectionSize(section));
    }
    place();
}

void PinnedColumns::syncRows()
{
    if (!isVisibleTo(&m_table))
        return;
    verticalHeader()->setMinimumSectionSize(m_table.verticalHeader()->minimumSectionSize());
    verticalHeader()->setDefaultSectionSize(m_table.verticalHeader()->defaultSectionSize());
    for (int row = 0; row < m_table.verticalHeader()->count(); ++row) {
        const int height = m_table.rowHeight(row);
        if (rowHeight(row) != height)
            verticalHeader()->resizeSection(row, height);
    }
    verticalScrollBar()->setValue(m_table.verticalScrollBar()->value());
}

void PinnedColumns::syncSort()
{
    const QHeaderView *header = m_table.horizontalHeader();
    m_header->setSortIndicatorShown(header->isSortIndicatorShown());
    m_header->setSortIndicatorClearable(header->isSortIndicatorClearable());
    m_header->setSortIndicator(header->sortIndicatorSection(), header->sortIndicatorOrder());
}

void PinnedColumns::clickHeader(int section)
{
    QHeaderView *header = m_table.horizontalHeader();
    // Its own indicator was turned by the click as the table's would have been.
    if (header->isSortIndicatorShown())
        header->setSortIndicator(m_header->sortIndicatorSection(), m_header->sortIndicatorOrder());
    Q_EMIT header->sectionClicked(section);
    syncSort();
}

void PinnedColumns::place()
{
    const int width = m_header->length();
    const bool isShown = width > 0 && m_table.horizontalHeader()->count() > 0;
    const bool wasShown = isVisibleTo(&m_table);
    setVisible(isShown);
    m_edge->setVisible(isShown);
    if (!isShown)
        return;
    const QHeaderView *header = m_table.horizontalHeader();
    const int headerHeight = header->isVisibleTo(&m_table) ? header->height() : 0;
    m_header->setFixedHeight(headerHeight);
    const QPoint corner = m_table.viewport()->pos() - QPoint(0, headerHeight);
    setGeometry(QRect(corner, QSize(width, headerHeight + m_table.viewport()->height())));
    QPalette palette = m_edge->palette();
    palette.setColor(QPalette::WindowText, m_context.theme().color(ColorRole::Line));
    m_edge->setPalette(palette);
    m_edge->setGeometry(corner.x() + width, corner.y(), edgeWidth, height());
    raise();
    m_edge->raise();
    if (!wasShown)
        syncRows();
}

void PinnedColumns::currentChanged(const QModelIndex &current)
{
    m_current = current;
    QScrollBar *bar = m_table.horizontalScrollBar();
    if (isVisibleTo(&m_table) && current.isValid()) {
        if (!isColumnHidden(current.column()))
            bar->setValue(m_offset);
        else if (const int covered = width() - m_table.visualRect(current).left(); covered > 0)
            bar->setValue(bar->value() - covered);
    }
    m_offset = bar->value();
    viewport()->update();
}

bool PinnedColumns::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
        if (watched == m_table.viewport())
            syncColumns();
        break;
    case QEvent::FocusIn:
    case QEvent::FocusOut:
        if (watched == &m_table)
            viewport()->update();
        break;
    default: break;
    }
    return QTableView::eventFilter(watched, event);
}

bool PinnedColumns::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Wheel) {
        QCoreApplication::sendEvent(m_table.viewport(), event);
        return true;
    }
    if (event->type() == QEvent::MouseButtonPress)
        m_table.setFocus(Qt::MouseFocusReason);
    return QTableView::viewportEvent(event);
}

void PinnedColumns::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    // Where rows are selected as a whole, the selection says where the keyboard is.
    const QModelIndex current = m_table.currentIndex();
    if (!m_table.hasFocus() || selectionBehavior() == SelectRows || !current.isValid() || isColumnHidden(current.column()))
        return;
    QPainter painter(viewport());
    painter.setPen(QPen(m_context.theme().color(ColorRole::Accent), 2));
    painter.drawRect(QRectF(visualRect(current)).adjusted(1, 1, -2, -2));
}

} // namespace fatlas
