// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/tableview.h"

#include "common/exportrunner.h"
#include "common/layerfilter.h"
#include "common/tableheader.h"
#include "common/toolrow.h"
#include "common/viewcontext.h"
#include "engines/words.h"
#include "items/comparisonmodel.h"
#include "items/comparisonproxy.h"
#include "table/celldelegate.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

namespace fatlas {

namespace {

constexpr int columnWidth = 196;
const QString dimensionKey = QStringLiteral("dimension");
const QString filterKey = QStringLiteral("filter");
const QString transposedKey = QStringLiteral("transposed");
const QString orderKey = QStringLiteral("order");
const QString orderColumnKey = QStringLiteral("orderColumn");
const QString worstFirstKey = QStringLiteral("worstFirst");

} // namespace

TableView::TableView(ViewContext &context, QWidget *parent)
    : View(context, parent), m_tools(new ToolRow(context, this)), m_empty(new QLabel(this)), m_table(new QTableView(this)),
      m_model(new ComparisonModel(this)), m_proxy(new ComparisonProxy(this))
{
    setObjectName(QStringLiteral("tableView"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tools);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_empty);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setMargin(24);
    m_empty->setObjectName(QStringLiteral("emptyHint"));

    m_proxy->setSourceModel(m_model);
    m_proxy->setHiddenLayers(context.session().hiddenLayers());
    buildTable();
    buildTools();
    connectTable();
    retranslate();
    chooseDimension();
}

void TableView::buildTable()
{
    m_table->setObjectName(QStringLiteral("comparisonTable"));
    m_rowHeader = new TableHeader(Qt::Vertical, context(), m_table);
    m_columnHeader = new TableHeader(Qt::Horizontal, context(), m_table);
    m_table->setVerticalHeader(m_rowHeader);
    m_table->setHorizontalHeader(m_columnHeader);
    m_table->setModel(m_proxy);
    m_table->setItemDelegate(new CellDelegate(context(), m_table));
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setCornerButtonEnabled(false);
    m_table->setTabKeyNavigation(false);
    m_table->installEventFilter(this);
    m_columnHeader->setDefaultSectionSize(columnWidth);
    m_columnHeader->setSortIndicatorShown(false);
}

void TableView::buildTools()
{
    m_dimension = new QComboBox(m_tools);
    m_dimension->setObjectName(QStringLiteral("dimension"));
    m_filter = new QLineEdit(m_tools);
    m_filter->setObjectName(QStringLiteral("filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMinimumWidth(110);
    m_order = new QComboBox(m_tools);
    m_order->setObjectName(QStringLiteral("order"));
    for (QComboBox *combo : {m_dimension, m_order})
        combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_layers = new LayerFilter(context(), m_tools);
    m_tools->addWidget(m_dimension);
    m_tools->addWidget(m_filter, 1);
    m_tools->addWidget(m_order);
    m_tools->addWidget(m_layers);
    m_swap = m_tools->addButton(QStringLiteral("swap"), QStringLiteral("swap"));
    m_swap->setCheckable(true);
    m_export = m_tools->addButton(QStringLiteral("export"), QStringLiteral("export"), Qt::ToolButtonTextBesideIcon);
    fillDimensions();
}

void TableView::connectTable()
{
    connect(m_dimension, &QComboBox::activated, this, &TableView::chooseDimension);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_proxy->setFilterText(text);
        filterChanged();
    });
    connect(m_order, &QComboBox::activated, this, &TableView::chooseOrder);
    connect(m_swap, &QToolButton::toggled, this, &TableView::setTransposed);
    connect(m_export, &QToolButton::clicked, this, &TableView::exportView);
    connect(m_columnHeader, &QHeaderView::sectionClicked, this, [this](int section) {
        // Asked of the proxy: the header has turned its indicator round already.
        const bool again = m_proxy->rowOrder() == RowOrder::ByColumn && m_proxy->sortColumn() == section;
        orderByColumn(section, again && m_proxy->sortOrder() == Qt::DescendingOrder ? Qt::AscendingOrder : Qt::DescendingOrder);
        context().session().setSubject(m_proxy->headerData(section, Qt::Horizontal, ComparisonModel::SubjectRole).value<Subject>());
    });
    connect(m_columnHeader, &QHeaderView::sectionResized, this, [this] {
        m_columnHeader->updateGeometry();
        QTimer::singleShot(0, this, &TableView::fitRows);
    });
    connect(m_rowHeader, &QHeaderView::sectionClicked, this, [this](int section) {
        context().session().setSubject(m_proxy->headerData(section, Qt::Vertical, ComparisonModel::SubjectRole).value<Subject>());
    });
    connect(m_rowHeader, &QHeaderView::sectionDoubleClicked, this, [this](int section) {
        const auto subject = m_proxy->headerData(section, Qt::Vertical, ComparisonModel::SubjectRole).value<Subject>();
        if (!subject.framework.isEmpty())
            context().session().openProfile(subject.framework);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &TableView::explain);
    connect(&context().session(), &Session::hiddenLayersChanged, this, [this] {
        m_proxy->setHiddenLayers(context().session().hiddenLayers());
        filterChanged();
    });
}

void TableView::fillDimensions()
{
    const QVariant current = m_dimension->currentData();
    const QSignalBlocker blocker(m_dimension);
    m_dimension->clear();
    for (const DimensionId &id : context().atlas().tableDimensions()) {
        const Dimension *dimension = context().atlas().dimension(id);
        m_dimension->addItem(dimension->name.in(context().language()), id.value);
        m_dimension->setItemData(m_dimension->count() - 1, dimension->explanation.in(context().language()), Qt::ToolTipRole);
    }
    m_dimension->setCurrentIndex(std::max(0, m_dimension->findData(current)));
}

void TableView::fillOrders()
{
    const int current = m_order->count() > 0 ? m_order->currentIndex() : 0;
    const QSignalBlocker blocker(m_order);
    m_order->clear();
    m_order->addItem(tr("As listed", "order of rows"), int(RowOrder::AsListed));
    m_order->addItem(tr("By name", "order of rows"), int(RowOrder::ByName));
    m_order->addItem(tr("By rating in a column", "order of rows"), int(RowOrder::ByColumn));
    m_order->setCurrentIndex(current);
}

void TableView::chooseDimension()
{
    m_proxy->setRowOrder(RowOrder::AsListed);
    m_order->setCurrentIndex(0);
    m_columnHeader->setSortIndicatorShown(false);
    m_model->setTable(context().atlas(), {m_dimension->currentData().toString()});
    filterChanged();
    m_table->scrollToTop();
}

void TableView::chooseOrder()
{
    const auto order = RowOrder(m_order->currentData().toInt());
    if (order == RowOrder::ByColumn) {
        orderByColumn(ratedColumn(m_table->currentIndex().isValid() ? m_table->currentIndex().column() : 0), Qt::DescendingOrder);
        return;
    }
    m_columnHeader->setSortIndicatorShown(false);
    m_proxy->setRowOrder(order);
    fitRows();
}

int TableView::ratedColumn(int wanted) const
{
    const auto isRated = [this](int column) {
        for (int row = 0; row < m_proxy->rowCount(); ++row) {
            if (m_proxy->index(row, column).data(ComparisonModel::SortRole).isValid())
                return true;
        }
        return false;
    };
    for (int i = 0; i < m_proxy->columnCount(); ++i) {
        const int column = (wanted + i) % m_proxy->columnCount();
        if (isRated(column))
            return column;
    }
    return wanted;
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

void TableView::fitRows()
{
    m_table->resizeRowsToContents();
    const TableHeader *header = m_rowHeader;
    for (int row = 0; row < m_proxy->rowCount(); ++row)
        m_table->setRowHeight(row, std::max(m_table->rowHeight(row), header->sectionSizeHint(row)));
}

void TableView::filterChanged()
{
    const bool isEmpty = m_proxy->rowCount() == 0 || m_proxy->columnCount() == 0;
    m_table->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    // Tab stops at a widget whose proxy is hidden and goes no further.
    setFocusProxy(isEmpty ? static_cast<QWidget *>(m_filter) : m_table);
    fitRows();
    Q_EMIT summaryChanged();
}

void TableView::explain(const QModelIndex &index)
{
    if (index.isValid())
        context().session().setSubject(index.data(ComparisonModel::SubjectRole).value<Subject>());
}

void TableView::showSubject(const Subject &subject)
{
    if (const Criterion *criterion = context().atlas().criterion(subject.criterion)) {
        const int wanted = m_dimension->findData(criterion->dimension.value);
        if (wanted >= 0 && wanted != m_dimension->currentIndex()) {
            m_dimension->setCurrentIndex(wanted);
            chooseDimension();
        }
    }
    const auto search = [&]() -> QModelIndex {
        for (int row = 0; row < m_proxy->rowCount(); ++row) {
            for (int column = 0; column < m_proxy->columnCount(); ++column) {
                const auto cell = m_proxy->index(row, column).data(ComparisonModel::SubjectRole).value<Subject>();
                if ((subject.framework.isEmpty() || cell.framework == subject.framework)
                    && (subject.criterion.isEmpty() || cell.criterion == subject.criterion))
                    return m_proxy->index(row, column);
            }
        }
        return {};
    };
    QModelIndex index = search();
    if (!index.isValid()) {
        m_filter->clear();
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
    QModelIndexList cells = m_table->selectionModel()->selectedIndexes();
    std::sort(cells.begin(), cells.end());
    QStringList texts;
    for (const QModelIndex &cell : std::as_const(cells))
        texts += cell.data(ComparisonModel::CopyRole).toString();
    if (!texts.isEmpty())
        QApplication::clipboard()->setText(texts.join(QStringLiteral("\n\n")));
}

void TableView::retranslate()
{
    m_model->setLanguage(context().language());
    fillDimensions();
    fillOrders();
    m_layers->refresh();
    m_dimension->setAccessibleName(tr("Dimension"));
    m_dimension->setToolTip(tr("Which dimension the table compares"));
    m_filter->setAccessibleName(tr("Filter"));
    m_filter->setPlaceholderText(tr("Filter rows"));
    m_filter->setToolTip(tr("Show only rows that contain these words (Ctrl+F)"));
    m_order->setAccessibleName(tr("Order"));
    m_order->setToolTip(tr("Order of the rows; a click on a column's header orders by its ratings, unknown last"));
    ToolRow::describe(m_swap, tr("Swap rows and columns"));
    ToolRow::describe(m_export, tr("Export…"), tr("Export the table as PDF, Excel workbook, web page, picture or data (Ctrl+E)"));
    m_empty->setText(tr("Nothing matches the filter. Clear the filter or show more layers."));
    m_table->setAccessibleName(tr("Comparison table"));
    m_columnHeader->updateGeometry();
    filterChanged();
}

void TableView::atlasReplaced()
{
    fillDimensions();
    m_layers->refresh();
    m_model->setTable(context().atlas(), {m_dimension->currentData().toString()});
    filterChanged();
}

void TableView::rethemed()
{
    m_layers->refresh();
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
    query.dimension = m_model->dimension();
    query.transposed = m_model->isTransposed();
    const auto add = [&query](const Subject &subject) {
        if (!subject.framework.isEmpty())
            query.frameworks.append(subject.framework);
        else
            query.criteria.append(subject.criterion);
    };
    for (int row = 0; row < m_proxy->rowCount(); ++row)
        add(m_proxy->headerData(row, Qt::Vertical, ComparisonModel::SubjectRole).value<Subject>());
    for (int column = 0; column < m_proxy->columnCount(); ++column)
        add(m_proxy->headerData(column, Qt::Horizontal, ComparisonModel::SubjectRole).value<Subject>());
    return query;
}

QString TableView::filterWords() const
{
    QStringList words{filterLine(context().atlas(), context().session().hiddenLayers(), context().language())};
    if (!m_filter->text().trimmed().isEmpty())
        words += tr("Filter: %1").arg(m_filter->text().trimmed());
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

void TableView::exportView()
{
    const ViewContext &view = context();
    const TableSpec spec = buildTableSpec(view.atlas(), query(), view.language());
    const DocumentInfo info = documentInfo(view.atlas(), spec.title, spec.subtitle, filterWords(), view.language());
    const QString baseName = QStringLiteral("frameatlas-%1-%2").arg(m_model->dimension().value, languageCode(view.language()));
    view.exports().run(this,
                       {tr("Export the comparison table"),
                        baseName,
                        {allFormats.begin(), allFormats.end()},
                        [spec, info](QIODevice &device, ExportFormat format) { return writeTable(device, format, spec, info); }});
}

QVariantMap TableView::state() const
{
    QVariantMap state{{dimensionKey, m_dimension->currentData()},
                      {filterKey, m_filter->text()},
                      {transposedKey, m_swap->isChecked()},
                      {orderKey, m_order->currentIndex()}};
    if (m_proxy->rowOrder() == RowOrder::ByColumn) {
        state.insert(orderColumnKey, m_columnHeader->sortIndicatorSection());
        state.insert(worstFirstKey, m_columnHeader->sortIndicatorOrder() == Qt::AscendingOrder);
    }
    return state;
}

void TableView::restore(const QVariantMap &state)
{
    const int dimension = m_dimension->findData(state.value(dimensionKey));
    if (dimension >= 0 && dimension != m_dimension->currentIndex()) {
        m_dimension->setCurrentIndex(dimension);
        chooseDimension();
    }
    m_swap->setChecked(state.value(transposedKey).toBool());
    m_filter->setText(state.value(filterKey).toString());
    m_order->setCurrentIndex(std::clamp(state.value(orderKey).toInt(), 0, m_order->count() - 1));
    chooseOrder();
    const int column = state.value(orderColumnKey, -1).toInt();
    if (m_proxy->rowOrder() == RowOrder::ByColumn && column >= 0 && column < m_proxy->columnCount())
        orderByColumn(column, state.value(worstFirstKey).toBool() ? Qt::AscendingOrder : Qt::DescendingOrder);
}

} // namespace fatlas
