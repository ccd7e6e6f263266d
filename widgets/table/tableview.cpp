// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/tableview.h"

#include "common/celldelegate.h"
#include "common/chiprow.h"
#include "common/clipboard.h"
#include "common/columnarrangement.h"
#include "common/exportrunner.h"
#include "common/layerfilter.h"
#include "common/savedviewbutton.h"
#include "common/tableheader.h"
#include "common/toolrow.h"
#include "common/viewcontext.h"
#include "engines/words.h"
#include "items/comparisonmodel.h"
#include "items/comparisonproxy.h"
#include "table/frameworkfilterbutton.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <utility>

namespace fatlas {

namespace {

constexpr int columnWidth = 196;
/// A table with more cells, whatever of them is shown, has rows of one height: too many to measure them at every letter of the filter.
constexpr qsizetype mostMeasured = 4000;
/// As the state was called when there was one table a dimension.
const QString tableKey = QStringLiteral("dimension");
const QString filterKey = QStringLiteral("filter");
const QString transposedKey = QStringLiteral("transposed");
const QString orderKey = QStringLiteral("order");
const QString orderColumnKey = QStringLiteral("orderColumn");
const QString worstFirstKey = QStringLiteral("worstFirst");
const QString columnsKey = QStringLiteral("columns");
const QString conditionsKey = QStringLiteral("conditions");

} // namespace

TableView::TableView(ViewContext &context, QWidget *parent)
    : View(context, parent), m_tools(new ToolRow(context, this)), m_chips(new ChipRow(context, this)), m_empty(new QLabel(this)),
      m_table(new QTableView(this)), m_delegate(new CellDelegate(context, m_table)), m_model(new ComparisonModel(this)),
      m_proxy(new ComparisonProxy(this))
{
    setObjectName(QStringLiteral("tableView"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tools);
    layout->addWidget(m_chips);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_empty, 1);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setMargin(24);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_empty->setObjectName(QStringLiteral("emptyHint"));

    m_proxy->setSourceModel(m_model);
    m_proxy->setHiddenLayers(context.session().hiddenLayers());
    buildTable();
    buildTools();
    connectTable();
    retranslate();
    chooseTable();
}

void TableView::buildTable()
{
    m_table->setObjectName(QStringLiteral("comparisonTable"));
    m_rowHeader = new TableHeader(Qt::Vertical, context(), m_table);
    m_columnHeader = new TableHeader(Qt::Horizontal, context(), m_table);
    m_table->setVerticalHeader(m_rowHeader);
    m_table->setHorizontalHeader(m_columnHeader);
    m_table->setModel(m_proxy);
    m_table->setItemDelegate(m_delegate);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setCornerButtonEnabled(false);
    m_table->setTabKeyNavigation(false);
    m_table->installEventFilter(this);
    m_columnHeader->setSortIndicatorShown(false);
    m_arrangement = new ColumnArrangement(context(), *m_table);
}

void TableView::buildTools()
{
    m_choice = new QComboBox(m_tools);
    m_choice->setObjectName(QStringLiteral("dimension"));
    m_choice->setMaxVisibleItems(12);
    m_filter = new QLineEdit(m_tools);
    m_filter->setObjectName(QStringLiteral("filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMinimumWidth(80);
    m_order = new QComboBox(m_tools);
    m_order->setObjectName(QStringLiteral("order"));
    for (QComboBox *combo : {m_choice, m_order})
        combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_conditions = new FrameworkFilterButton(context(), m_tools);
    m_layers = new LayerFilter(context(), m_tools);
    m_tools->addWidget(m_choice);
    m_tools->addWidget(m_filter, 1);
    m_tools->addWidget(m_conditions);
    m_tools->addWidget(m_layers);
    m_tools->addWidget(m_order);
    m_columns = m_tools->addButton(QStringLiteral("columns"), QStringLiteral("columns"));
    m_columns->setMenu(m_arrangement->menu());
    m_columns->setPopupMode(QToolButton::InstantPopup);
    m_swap = m_tools->addButton(QStringLiteral("swap"), QStringLiteral("swap"));
    m_swap->setCheckable(true);
    m_tools->addWidget(new SavedViewButton(context(), *this, SavedParts::ViewAndLayers, m_tools));
    m_export = m_tools->addButton(QStringLiteral("export"), QStringLiteral("export"), Qt::ToolButtonTextBesideIcon);
    fillTables();
}

void TableView::connectTable()
{
    // Once, however many columns were sized.
    m_fit.setSingleShot(true);
    m_fit.setInterval(0);
    connect(&m_fit, &QTimer::timeout, this, &TableView::fitRows);
    connect(m_choice, &QComboBox::activated, this, &TableView::chooseTable);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_proxy->setFilterText(text);
        filterChanged();
    });
    connect(m_conditions, &FrameworkFilterButton::filterChanged, this, &TableView::conditionsChanged);
    connect(m_chips, &ChipRow::removed, m_conditions, &FrameworkFilterButton::removeChip);
    connect(m_chips, &ChipRow::cleared, m_conditions, &FrameworkFilterButton::clear);
    connect(m_order, &QComboBox::activated, this, &TableView::chooseOrder);
    connect(m_swap, &QToolButton::toggled, this, &TableView::setTransposed);
    connect(m_export, &QToolButton::clicked, this, &TableView::exportView);
    connect(m_arrangement, &ColumnArrangement::changed, this, &TableView::fitRows);
    connect(m_columnHeader, &QHeaderView::sectionClicked, this, [this](int section) {
        // Asked of the proxy: the header has turned its indicator round already.
        const bool again = m_proxy->rowOrder() == RowOrder::ByColumn && m_proxy->sortColumn() == section;
        const Qt::SortOrder other = m_proxy->sortOrder() == Qt::DescendingOrder ? Qt::AscendingOrder : Qt::DescendingOrder;
        orderByColumn(section, again ? other : firstOrder(section));
        context().session().setSubject(m_proxy->headerData(section, Qt::Horizontal, ComparisonModel::SubjectRole).value<Subject>());
    });
    connect(m_columnHeader, &QHeaderView::sectionResized, this, [this] {
        m_columnHeader->updateGeometry();
        m_fit.start();
    });
    connect(m_rowHeader, &QHeaderView::sectionClicked, this, [this](int section) {
        context().session().setSubject(m_proxy->headerData(section, Qt::Vertical, ComparisonModel::SubjectRole).value<Subject>());
    });
    connect(m_rowHeader, &QHeaderView::sectionDoubleClicked, this, [this](int section) {
        const auto subject = m_proxy->headerData(section, Qt::Vertical, ComparisonModel::SubjectRole).value<Subject>();
        if (!subject.framework.isEmpty())
            context().session().openProfile(subject.framework);
    });
    for (QWidget *place : {static_cast<QWidget *>(m_rowHeader), m_table->viewport()}) {
        place->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(place, &QWidget::customContextMenuRequested, this, [this, place](const QPoint &point) {
            const int row = m_table->rowAt(point.y());
            const int column = m_table->columnAt(point.x());
            const auto subjectOf = [this](int section, Qt::Orientation orientation) {
                return m_proxy->headerData(section, orientation, ComparisonModel::SubjectRole).value<Subject>().framework;
            };
            const bool isRow = place == m_rowHeader || !m_model->isTransposed();
            showMenu(place->mapToGlobal(point), isRow ? subjectOf(row, Qt::Vertical) : subjectOf(column, Qt::Horizontal));
        });
    }
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &TableView::explain);
    connect(&context().session(), &Session::hiddenLayersChanged, this, [this] {
        m_proxy->setHiddenLayers(context().session().hiddenLayers());
        filterChanged();
    });
}

void TableView::fillTables()
{
    const QVariant current = m_choice->currentData();
    const QSignalBlocker blocker(m_choice);
    m_choice->clear();
    for (const QString &id : comparisonTableIds(context().atlas())) {
        const ComparisonTable table = comparisonTable(context().atlas(), id, context().language());
        if (id == hardwareTableId())
            m_choice->insertSeparator(m_choice->count());
        m_choice->addItem(table.name, id);
        m_choice->setItemData(m_choice->count() - 1, table.explanation, Qt::ToolTipRole);
    }
    // A separator has no data, which is what nothing chosen would find.
    m_choice->setCurrentIndex(current.isValid() ? std::max(0, m_choice->findData(current)) : 0);
}

void TableView::fillOrders()
{
    const int current = m_order->count() > 0 ? m_order->currentIndex() : 0;
    const QSignalBlocker blocker(m_order);
    m_order->clear();
    m_order->addItem(tr("As listed", "order of rows"), int(RowOrder::AsListed));
    m_order->addItem(tr("By name", "order of rows"), int(RowOrder::ByName));
    m_order->addItem(tr("By a column", "order of rows"), int(RowOrder::ByColumn));
    m_order->setCurrentIndex(current);
}

void TableView::chooseTable()
{
    m_pending.clear();
    m_proxy->setRowOrder(RowOrder::AsListed);
    m_order->setCurrentIndex(0);
    m_columnHeader->setSortIndicatorShown(false);
    m_model->setTable(context().atlas(), m_choice->currentData().toString());
    filterChanged();
    m_table->scrollToTop();
}

void TableView::chooseOrder()
{
    const auto order = RowOrder(m_order->currentData().toInt());
    if (order == RowOrder::ByColumn) {
        const int column = std::max(0, m_table->currentIndex().column());
        orderByColumn(column, firstOrder(column));
        return;
    }
    m_columnHeader->setSortIndicatorShown(false);
    m_proxy->setRowOrder(order);
    fitRows();
}

Qt::SortOrder TableView::firstOrder(int column) const
{
    for (int row = 0; row < m_proxy->rowCount(); ++row) {
        const QVariant key = m_proxy->index(row, column).data(ComparisonModel::SortRole);
        if (key.isValid())
            return key.userType() == QMetaType::QString ? Qt::AscendingOrder : Qt::DescendingOrder;
    }
    return Qt::DescendingOrder;
}

void TableView::orderByColumn(int column, Qt::SortOrder direction)
{
    m_columnHeader->setSortIndicator(column, direction);
    m_columnHeader->setSortIndicatorShown(true);
    m_proxy->setRowOrder(RowOrder::ByColumn, direction, column);
    m_order->setCurrentIndex(m_order->findData(int(RowOrder::ByColumn)));
    fitRows();
}

void TableView::setTransposed(bool transposed)
{
    m_proxy->setRowOrder(RowOrder::AsListed);
    m_order->setCurrentIndex(0);
    m_columnHeader->setSortIndicatorShown(false);
    m_model->setTransposed(transposed);
    filterChanged();
}

void TableView::listColumns()
{
    QStringList ids;
    for (int column = 0; column < m_proxy->columnCount(); ++column) {
        const auto subject = m_proxy->headerData(column, Qt::Horizontal, ComparisonModel::SubjectRole).value<Subject>();
        const auto aspect = aspectOf(subject);
        ids += aspect ? aspect->id : subject.framework.value;
    }
    if (ids == m_columnIds)
        return;
    m_columnIds = ids;
    m_arrangement->setDefaultWidths(QList<int>(ids.size(), columnWidth));
    m_arrangement->setColumns(ids);
}

void TableView::fitRows()
{
    m_fit.stop();
    if (qsizetype(m_model->rowCount()) * m_model->columnCount() > mostMeasured) {
        if (const int height = m_delegate->compactHeight(); m_rowHeader->defaultSectionSize() != height)
            m_rowHeader->setDefaultSectionSize(height);
        return;
    }
    m_table->resizeRowsToContents();
    const TableHeader *header = m_rowHeader;
    for (int row = 0; row < m_proxy->rowCount(); ++row)
        m_table->setRowHeight(row, std::max(m_table->rowHeight(row), header->sectionSizeHint(row)));
}

void TableView::conditionsChanged()
{
    m_proxy->setFrameworks(m_conditions->filter().isEmpty() ? std::nullopt
                                                            : std::optional(passing(context().atlas(), m_conditions->filter())));
    filterChanged();
}

void TableView::filterChanged()
{
    listColumns();
    const bool isEmpty = m_proxy->rowCount() == 0 || m_proxy->columnCount() == 0;
    m_table->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    // Tab stops at a widget whose proxy is hidden and goes no further.
    setFocusProxy(isEmpty ? static_cast<QWidget *>(m_filter) : m_table);
    const bool isFiltered = m_proxy->rowCount() < m_model->rowCount() || m_proxy->columnCount() < m_model->columnCount();
    m_chips->setChips(m_conditions->chips(), isFiltered ? statusText() : QString());
    fitRows();
    Q_EMIT summaryChanged();
}

void TableView::showMenu(const QPoint &where, const FrameworkId &framework)
{
    if (framework.isEmpty())
        return;
    Session &session = context().session();
    QMenu menu(this);
    connect(menu.addAction(tr("Open the profile")), &QAction::triggered, this, [&] { session.openProfile(framework); });
    QList<FrameworkId> compared = session.comparison();
    const bool isCompared = compared.removeAll(framework) > 0;
    QAction *compare = menu.addAction(isCompared ? tr("Take out of the comparison") : tr("Put into the comparison"));
    compare->setEnabled(isCompared || compared.size() < Session::mostCompared);
    connect(compare, &QAction::triggered, this,
            [&] { session.setComparison(isCompared ? compared : compared + QList<FrameworkId>{framework}); });
    menu.exec(where);
}

void TableView::explain(const QModelIndex &index)
{
    if (index.isValid())
        context().session().setSubject(index.data(ComparisonModel::SubjectRole).value<Subject>());
}

void TableView::reveal(const Subject &subject)
{
    const auto sectionOf = [&](Qt::Orientation orientation, int count) {
        for (int section = 0; section < count; ++section) {
            const auto named = m_proxy->headerData(section, orientation, ComparisonModel::SubjectRole).value<Subject>();
            if (named.framework.isEmpty() ? aspectOf(named) == aspectOf(subject) : named.framework == subject.framework)
                return section;
        }
        return -1;
    };
    const QModelIndex cell =
        m_proxy->index(sectionOf(Qt::Vertical, m_proxy->rowCount()), sectionOf(Qt::Horizontal, m_proxy->columnCount()));
    if (!cell.isValid())
        return;
    m_table->setCurrentIndex(cell);
    m_table->scrollTo(cell, QAbstractItemView::PositionAtCenter);
}

void TableView::showSubject(const Subject &subject)
{
    const auto aspect = aspectOf(subject);
    if (aspect) {
        const int wanted = m_choice->findData(tableOf(context().atlas(), *aspect));
        if (wanted >= 0 && wanted != m_choice->currentIndex()) {
            m_choice->setCurrentIndex(wanted);
            chooseTable();
        }
    }
    const auto search = [&]() -> QModelIndex {
        for (int row = 0; row < m_proxy->rowCount(); ++row) {
            for (int column = 0; column < m_proxy->columnCount(); ++column) {
                const auto cell = m_proxy->index(row, column).data(ComparisonModel::SubjectRole).value<Subject>();
                if ((subject.framework.isEmpty() || cell.framework == subject.framework) && (!aspect || aspectOf(cell) == aspect))
                    return m_proxy->index(row, column);
            }
        }
        return {};
    };
    QModelIndex index = search();
    if (!index.isValid()) {
        m_filter->clear();
        m_conditions->clear();
        context().session().setHiddenLayers({});
        index = search();
    }
    if (!index.isValid())
        return;
    const QSignalBlocker blocker(m_table->selectionModel());
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index, QAbstractItemView::PositionAtCenter);
}

bool TableView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Copy)) {
            copySelection();
            return true;
        }
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            explain(m_table->currentIndex());
            return true;
        }
    }
    return View::eventFilter(watched, event);
}

void TableView::copySelection()
{
    TableQuery chosen = query();
    QSet<FrameworkId> frameworks;
    QSet<Aspect> aspects;
    for (const QModelIndex &cell : m_table->selectionModel()->selectedIndexes()) {
        const auto subject = cell.data(ComparisonModel::SubjectRole).value<Subject>();
        const auto aspect = aspectOf(subject);
        if (!aspect || m_table->isColumnHidden(cell.column()))
            continue;
        chosen.only.insert({subject.framework, *aspect});
        frameworks.insert(subject.framework);
        aspects.insert(*aspect);
    }
    if (aspects.isEmpty())
        return;
    chosen.frameworks.removeIf([&frameworks](const FrameworkId &id) { return !frameworks.contains(id); });
    chosen.aspects.removeIf([&aspects](const Aspect &aspect) { return !aspects.contains(aspect); });
    copyTable(buildTableSpec(context().atlas(), chosen, context().language()));
}

void TableView::retranslate()
{
    m_model->setLanguage(context().language());
    fillTables();
    fillOrders();
    m_layers->refresh();
    m_conditions->refresh();
    m_choice->setAccessibleName(tr("Table"));
    m_choice->setToolTip(tr("What the table compares"));
    m_filter->setAccessibleName(tr("Filter"));
    m_filter->setPlaceholderText(tr("Filter rows"));
    m_filter->setToolTip(tr("Show only rows that contain these words (Ctrl+F)"));
    m_order->setAccessibleName(tr("Order"));
    m_order->setToolTip(tr("Order of the rows; a click on a column's header orders by what it says, unknown last"));
    ToolRow::describe(m_columns, tr("Columns"), tr("Choose, order and pin columns"));
    ToolRow::describe(m_swap, tr("Swap rows and columns"));
    ToolRow::describe(m_export, tr("Export…"), tr("Export the table as PDF, Excel workbook, web page, picture or data (Ctrl+E)"));
    m_empty->setText(tr("Nothing matches the filter. Clear the filter, take conditions back or show more layers."));
    m_table->setAccessibleName(tr("Comparison table"));
    m_columnHeader->updateGeometry();
    filterChanged();
}

void TableView::atlasReplaced()
{
    fillTables();
    m_layers->refresh();
    m_model->setTable(context().atlas(), m_choice->currentData().toString());
    m_conditions->refresh();
    if (const QVariantMap pending = std::exchange(m_pending, {}); !pending.isEmpty())
        restore(pending);
    else
        conditionsChanged();
}

void TableView::rethemed()
{
    m_layers->refresh();
    m_conditions->refresh();
    m_table->viewport()->update();
    m_rowHeader->viewport()->update();
    m_columnHeader->viewport()->update();
}

void TableView::focusFilter()
{
    m_filter->setFocus();
    m_filter->selectAll();
}

QString TableView::badge() const
{
    const int all = m_model->rowCount();
    const int shown = m_proxy->rowCount();
    return shown == all ? QString() : QStringLiteral("%1/%2").arg(shown).arg(all);
}

QString TableView::statusText() const
{
    const int all = m_model->rowCount();
    const int hidden = all - m_proxy->rowCount();
    return hidden == 0 ? tr("%n row(s)", nullptr, all) : tr("%1 of %n row(s), %2 hidden", nullptr, all).arg(all - hidden).arg(hidden);
}

TableQuery TableView::query() const
{
    TableQuery query;
    query.table = m_model->table();
    query.transposed = m_model->isTransposed();
    const auto add = [&query](const Subject &subject) {
        if (const auto aspect = aspectOf(subject))
            query.aspects.append(*aspect);
        else
            query.frameworks.append(subject.framework);
    };
    for (int row = 0; row < m_proxy->rowCount(); ++row)
        add(m_proxy->headerData(row, Qt::Vertical, ComparisonModel::SubjectRole).value<Subject>());
    for (const int column : m_arrangement->shownSections())
        add(m_proxy->headerData(column, Qt::Horizontal, ComparisonModel::SubjectRole).value<Subject>());
    return query;
}

QString TableView::filterText() const
{
    QStringList words{filterLine(context().atlas(), context().session().hiddenLayers(), context().language())};
    words += filterWords(context().atlas(), m_conditions->filter(), context().language());
    if (!m_filter->text().trimmed().isEmpty())
        words += tr("Filter: %1").arg(m_filter->text().trimmed());
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

void TableView::exportView()
{
    const ViewContext &view = context();
    const TableSpec spec = buildTableSpec(view.atlas(), query(), view.language());
    const DocumentInfo info = documentInfo(view.atlas(), spec.title, spec.subtitle, filterText(), view.language());
    const QString baseName = QStringLiteral("frameatlas-%1-%2").arg(m_model->table(), languageCode(view.language()));
    view.exports().run(this,
                       {tr("Export the comparison table"),
                        baseName,
                        {allFormats.begin(), allFormats.end()},
                        [spec, info](QIODevice &device, ExportFormat format) { return writeTable(device, format, spec, info); }});
}

QVariantMap TableView::state() const
{
    if (!m_pending.isEmpty())
        return m_pending;
    QVariantMap state{{tableKey, m_choice->currentData()}, {filterKey, m_filter->text()},        {transposedKey, m_swap->isChecked()},
                      {orderKey, m_order->currentIndex()}, {columnsKey, m_arrangement->state()}, {conditionsKey, m_conditions->state()}};
    if (m_proxy->rowOrder() == RowOrder::ByColumn) {
        state.insert(orderColumnKey, m_columnHeader->sortIndicatorSection());
        state.insert(worstFirstKey, m_columnHeader->sortIndicatorOrder() == Qt::AscendingOrder);
    }
    return state;
}

void TableView::restore(const QVariantMap &state)
{
    const int choice = state.contains(tableKey) ? m_choice->findData(state.value(tableKey)) : -1;
    const QVariantMap conditions = state.value(conditionsKey).toMap();
    m_conditions->restore(conditions);
    if (choice >= 0 && choice != m_choice->currentIndex()) {
        m_choice->setCurrentIndex(choice);
        chooseTable();
    }
    m_arrangement->restore(state.value(columnsKey).toMap());
    m_swap->setChecked(state.value(transposedKey).toBool());
    m_filter->setText(state.value(filterKey).toString());
    m_order->setCurrentIndex(std::clamp(state.value(orderKey).toInt(), 0, m_order->count() - 1));
    chooseOrder();
    const int column = state.value(orderColumnKey, -1).toInt();
    if (m_proxy->rowOrder() == RowOrder::ByColumn && column >= 0 && column < m_proxy->columnCount())
        orderByColumn(column, state.value(worstFirstKey).toBool() ? Qt::AscendingOrder : Qt::DescendingOrder);
    conditionsChanged();
    // The outline of the knowledge, with which the program starts, has neither platforms nor licences: what needs them waits.
    const bool isWaiting = context().atlas().sources().isEmpty() && (choice < 0 || m_conditions->state() != conditions);
    m_pending = isWaiting ? state : QVariantMap();
}

} // namespace fatlas
