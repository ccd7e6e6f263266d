// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/recordview.h"

#include "common/clipboard.h"
#include "common/columnarrangement.h"
#include "common/exportrunner.h"
#include "common/flowlayout.h"
#include "common/savedviewbutton.h"
#include "common/tableheader.h"
#include "common/toolrow.h"
#include "common/viewcontext.h"
#include "engines/words.h"
#include "items/recordmodel.h"
#include "items/recordproxy.h"
#include "records/facetbutton.h"
#include "records/filterrow.h"
#include "records/recorddelegate.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fatlas {

namespace {

constexpr int mostFacets = 5;
constexpr int linesOfARow = 2;
constexpr int leastWidth = 640;
constexpr double leastColumn = 90;
/// A long text needs more than the least.
constexpr double leastOfAShare = 72;
constexpr double paddingOfACell = 18;
constexpr double roomForArrow = 14;
const QString listKey = QStringLiteral("list");
const QString filterKey = QStringLiteral("filter");
const QString facetsKey = QStringLiteral("facets");
const QString orderColumnKey = QStringLiteral("orderColumn");
const QString descendingKey = QStringLiteral("descending");
const QString anyKey = QStringLiteral("anyCondition");
const QString columnsKey = QStringLiteral("columns");

} // namespace

RecordView::RecordView(ViewContext &context, const QString &name, QList<RecordList> lists, QWidget *parent)
    : View(context, parent), m_lists(std::move(lists)), m_tools(new ToolRow(context, this)), m_chooser(new QComboBox(m_tools)),
      m_filter(new QLineEdit(m_tools)), m_filterRow(new FilterRow(context, this)), m_explanation(new QLabel(this)),
      m_empty(new QLabel(this)), m_table(new QTableView(this)), m_delegate(new RecordDelegate(context, m_table)),
      m_model(new RecordModel(this)), m_proxy(new RecordProxy(this))
{
    setObjectName(name);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tools);
    layout->addWidget(m_filterRow);
    layout->addWidget(m_explanation);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_empty, 1);
    for (QLabel *label : {m_explanation, m_empty}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_explanation->setContentsMargins(12, 0, 12, 6);
    m_explanation->setObjectName(QStringLiteral("explanation"));
    m_empty->setMargin(24);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_empty->setObjectName(QStringLiteral("emptyHint"));
    m_proxy->setSourceModel(m_model);
    buildTable();
    buildTools();
    orderTabs();
    retranslate();
    rethemed();
}

void RecordView::buildTools()
{
    m_chooser->setObjectName(QStringLiteral("list"));
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_chooser->setVisible(m_lists.size() > 1);
    m_filter->setObjectName(QStringLiteral("filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMinimumWidth(110);
    m_tools->addWidget(m_chooser);
    m_tools->addWidget(m_filter, 1);
    // Many filters take a second line rather than make the window wider.
    auto *facets = new QWidget(m_tools);
    auto *flow = new FlowLayout(facets);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(2);
    m_tools->addWidget(facets);
    for (int i = 0; i < mostFacets; ++i) {
        auto *button = new FacetButton(context(), facets);
        flow->addWidget(button);
        m_facets.append(button);
        connect(button, &FacetButton::chosenChanged, this, [this](const QString &facet, const QStringList &values) {
            m_proxy->setChosen(facet, values);
            filterChanged();
        });
    }
    m_columns = m_tools->addButton(QStringLiteral("columns"), QStringLiteral("columns"));
    m_columns->setPopupMode(QToolButton::InstantPopup);
    m_columns->setMenu(m_arrangement->menu());
    m_tools->addWidget(new SavedViewButton(context(), *this, SavedParts::View, m_tools));
    m_export = m_tools->addButton(QStringLiteral("export"), QStringLiteral("export"), Qt::ToolButtonTextBesideIcon);
    connect(m_export, &QToolButton::clicked, this, &RecordView::exportView);
    connect(m_chooser, &QComboBox::activated, this, &RecordView::chooseList);
    connect(m_filterRow, &FilterRow::cleared, this, &RecordView::clearFilter);
    connect(m_filterRow, &FilterRow::matchChosen, this, [this](FacetMatch match) {
        m_proxy->setMatch(match);
        filterChanged();
    });
    connect(m_filterRow, &FilterRow::removed, this, [this](const QString &facet, const QString &value) {
        QStringList values = m_proxy->chosen(facet);
        values.removeAll(value);
        m_proxy->setChosen(facet, values);
        fillFacets();
        filterChanged();
    });
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_proxy->setFilterText(text);
        filterChanged();
    });
}

void RecordView::orderTabs()
{
    QList<QWidget *> order{m_chooser, m_filter};
    for (FacetButton *facet : std::as_const(m_facets))
        order.append(facet);
    order += {m_columns, m_export};
    order += m_filterRow->tabStops();
    order.append(m_table);
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

void RecordView::buildTable()
{
    m_table->setObjectName(QStringLiteral("recordTable"));
    m_table->setModel(m_proxy);
    m_table->setItemDelegate(m_delegate);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    auto *header = new TableHeader(Qt::Horizontal, context(), m_table);
    m_table->setHorizontalHeader(header);
    header->setHighlightSections(false);
    m_table->horizontalHeader()->setSortIndicatorClearable(true);
    m_table->setSortingEnabled(true);
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    m_arrangement = new ColumnArrangement(context(), *m_table);
    connect(m_arrangement, &ColumnArrangement::changed, this, &RecordView::fitColumns);
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &RecordView::fitRows);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &index) {
        if (index.isValid())
            context().session().setSubject(index.data(RecordModel::SubjectRole).value<Subject>());
    });
}

void RecordView::chooseList(int list)
{
    list = std::clamp(list, 0, int(m_lists.size()) - 1);
    const bool isOther = list != m_list;
    if (m_list >= 0)
        m_arranged = arrangedLists();
    m_heights.clear();
    m_list = list;
    if (isOther) {
        m_proxy->clearChosen();
        m_proxy->setMatch(FacetMatch::All);
        listInOrder();
    }
    m_chooser->setCurrentIndex(list);
    // What is resized on the way does not meet the columns of the other list.
    m_arrangement->setColumns({});
    m_model->setTable(m_lists[list].build(context().atlas(), context().language()), TermFinder(context().atlas()), context().language());
    m_table->setAccessibleName(m_model->table().title);
    m_explanation->setText(joinSentences({m_model->table().explanation, m_model->table().caption}));
    choose(m_proxy->filter().chosen);
    takeColumns();
    filterChanged();
    if (isOther) {
        m_table->scrollToTop();
        m_table->horizontalScrollBar()->setValue(0);
    }
}

void RecordView::takeColumns()
{
    const QVariant arranged = m_arranged.value(m_lists[m_list].id);
    QStringList ids;
    for (const RecordColumn &column : m_model->table().columns)
        ids += column.id;
    ColumnLayout firstStays;
    if (!ids.isEmpty())
        firstStays.setPinned(ids.constFirst(), true);
    m_arrangement->setDefaultLayout(firstStays);
    m_arrangement->restore(arranged.toMap());
    m_arrangement->setColumns(ids);
    fitColumns();
}

void RecordView::choose(const QHash<QString, QStringList> &values)
{
    for (const RecordFacet &facet : m_model->table().facets) {
        QStringList known;
        for (const FacetValue &value : facet.values) {
            if (values.value(facet.id).contains(value.id))
                known.append(value.id);
        }
        m_proxy->setChosen(facet.id, known);
    }
    fillFacets();
}

void RecordView::listInOrder()
{
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_proxy->sort(-1);
}

void RecordView::fillFacets()
{
    const RecordTable &table = m_model->table();
    for (qsizetype i = 0; i < m_facets.size(); ++i) {
        m_facets[i]->setVisible(i < table.facets.size());
        if (i >= table.facets.size())
            continue;
        const RecordFacet &facet = table.facets[i];
        QSet<QString> used;
        for (const RecordRow &row : table.rows) {
            for (const QString &value : row.facets.value(facet.id))
                used.insert(value);
        }
        m_facets[i]->setFacet(facet, used, m_proxy->chosen(facet.id));
    }
}

double RecordView::widestText(qsizetype column) const
{
    // The longest text is the widest but for a letter or two, and thousands need not be measured.
    const RecordTable &table = m_model->table();
    QString longest;
    for (const RecordRow &row : table.rows) {
        const RecordCell &cell = row.cells[column];
        if (cell.sign.size() + cell.text.size() > longest.size())
            longest = cell.sign.isEmpty() ? cell.text : cell.sign + QLatin1Char(' ') + cell.text;
    }
    const double width = context().paintContext().measure()(longest, TextRole::TableBody, 0).width();
    return std::max(width + paddingOfACell, headerWidth(column));
}

double RecordView::headerWidth(qsizetype column) const
{
    const QString &title = m_model->table().columns[column].title;
    return context().paintContext().measure()(title, TextRole::TableHeader, 0).width() + paddingOfACell + roomForArrow;
}

void RecordView::fitColumns()
{
    const QList<RecordColumn> &columns = m_model->table().columns;
    double total = 0;
    double left = std::max(leastWidth, m_table->viewport()->width());
    QList<int> widths(columns.size(), 0);
    for (const int column : m_arrangement->shownSections()) {
        const int chosen = m_arrangement->chosenWidth(column);
        if (chosen == 0 && columns[column].share > 0) {
            total += columns[column].share;
            continue;
        }
        widths[column] = chosen > 0 ? chosen : int(widestText(column));
        left -= widths[column];
    }
    for (int column = 0; column < columns.size(); ++column) {
        const double share = columns[column].share;
        if (widths[column] == 0 && total > 0)
            widths[column] = int(std::max({leastColumn, headerWidth(column), leastOfAShare * share, left * share / total}));
    }
    if (widths != m_widths)
        m_heights.clear();
    m_widths = widths;
    m_arrangement->setDefaultWidths(widths);
    fitRows();
}

void RecordView::fitRows()
{
    m_table->verticalHeader()->setDefaultSectionSize(m_delegate->heightOf(linesOfARow));
    // Thousands of rows are not measured one by one.
    if (!m_model->table().wraps)
        return;
    m_heights.resize(m_model->rowCount());
    const QList<int> columns = m_arrangement->shownSections();
    for (int row = 0; row < m_proxy->rowCount(); ++row) {
        int &height = m_heights[m_proxy->mapToSource(m_proxy->index(row, 0)).row()];
        if (height == 0)
            height = neededHeight(row, columns);
        m_table->setRowHeight(row, height);
    }
}

int RecordView::neededHeight(int row, const QList<int> &columns) const
{
    int height = m_delegate->heightOf(1);
    QStyleOptionViewItem option;
    for (const int column : columns) {
        option.rect.setWidth(m_table->columnWidth(column));
        height = std::max(height, m_delegate->sizeHint(option, m_proxy->index(row, column)).height());
    }
    return height;
}

void RecordView::clearFilter()
{
    m_filter->clear();
    m_proxy->clearChosen();
    fillFacets();
    filterChanged();
}

void RecordView::filterChanged()
{
    const bool isEmpty = m_proxy->rowCount() == 0;
    m_table->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    m_empty->setText(m_model->rowCount() == 0 ? tr("There is nothing in this list.")
                                              : tr("Nothing matches the filter. Clear it to see all."));
    setFocusProxy(isEmpty ? static_cast<QWidget *>(m_filter) : m_table);
    const FacetCounts counts = facetCounts(m_model->table(), m_proxy->filter());
    for (FacetButton *facet : std::as_const(m_facets))
        facet->setCounts(counts.value(facet->facet()));
    m_filterRow->setFilter(m_model->table(), m_proxy->filter(), counts, m_proxy->rowCount());
    fitRows();
    Q_EMIT summaryChanged();
}

bool RecordView::select(const Subject &subject)
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const Subject &its = m_model->table().rows[row].subject;
        // A thing as a whole is met where the list tells of it for one framework after the other.
        const bool isPart =
            subject.framework.isEmpty() && subject.kind != ItemKind::None && its.kind == subject.kind && its.item == subject.item;
        if (its != subject && !isPart)
            continue;
        QModelIndex index = m_proxy->mapFromSource(m_model->index(row, 0));
        if (!index.isValid()) {
            clearFilter();
            index = m_proxy->mapFromSource(m_model->index(row, 0));
        }
        m_table->setCurrentIndex(index);
        m_table->scrollTo(index, QAbstractItemView::PositionAtCenter);
        return true;
    }
    return false;
}

void RecordView::reveal(const Subject &subject)
{
    for (int row = 0; row < m_proxy->rowCount(); ++row) {
        const QModelIndex index = m_proxy->index(row, 0);
        if (index.data(RecordModel::SubjectRole).value<Subject>() != subject)
            continue;
        m_table->setCurrentIndex(index);
        m_table->scrollTo(index, QAbstractItemView::PositionAtCenter);
        return;
    }
}

bool RecordView::showSubject(const Subject &subject)
{
    if (select(subject))
        return true;
    const int before = m_list;
    const QVariantMap asItWas = state();
    for (int list = 0; list < m_lists.size(); ++list) {
        if (list == before)
            continue;
        chooseList(list);
        if (select(subject))
            return true;
    }
    restore(asItWas);
    return false;
}

bool RecordView::eventFilter(QObject *watched, QEvent *event)
{
    // Its width is known only when the scroll bar has come or gone.
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    if (watched == m_table && event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy)) {
        copySelection();
        return true;
    }
    return View::eventFilter(watched, event);
}

void RecordView::copySelection()
{
    QModelIndexList rows = m_table->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QList<qsizetype> chosen;
    for (const QModelIndex &index : std::as_const(rows))
        chosen.append(m_proxy->mapToSource(index).row());
    copyTable(recordSpec(context().atlas(), m_model->table(), chosen, context().language()));
}

void RecordView::retranslate()
{
    {
        const QSignalBlocker blocker(m_chooser);
        m_chooser->clear();
        for (const RecordList &list : std::as_const(m_lists))
            m_chooser->addItem(list.name(), list.id);
    }
    m_chooser->setAccessibleName(tr("List"));
    m_chooser->setToolTip(tr("What is listed"));
    m_filter->setAccessibleName(tr("Filter"));
    m_filter->setPlaceholderText(tr("Filter rows"));
    m_filter->setToolTip(tr("Show only rows that contain these words (Ctrl+F)"));
    ToolRow::describe(m_columns, tr("Columns"), tr("Show and hide columns; the menu of a header moves, sizes and pins them"));
    ToolRow::describe(m_export, tr("Export…"), tr("Export what is shown as PDF, Excel workbook, web page, picture or data (Ctrl+E)"));
    m_proxy->setLocale(QLocale(context().language() == Language::Chinese ? QLocale::Chinese : QLocale::English));
    chooseList(m_list);
}

void RecordView::atlasReplaced()
{
    retranslate();
    if (const QVariantMap pending = std::exchange(m_pending, {}); !pending.isEmpty())
        restore(pending);
}

void RecordView::rethemed()
{
    for (FacetButton *facet : std::as_const(m_facets))
        facet->refresh();
    m_filterRow->recolor();
    QPalette palette = m_explanation->palette();
    palette.setColor(QPalette::WindowText, context().theme().color(ColorRole::Muted));
    m_explanation->setPalette(palette);
    m_table->viewport()->update();
}

void RecordView::focusFilter()
{
    m_filter->setFocus();
    m_filter->selectAll();
}

QString RecordView::badge() const
{
    const int shown = m_proxy->rowCount();
    return m_proxy->isFiltering() ? QStringLiteral("%1/%2").arg(shown).arg(m_model->rowCount()) : QString();
}

QString RecordView::statusText() const
{
    const int all = m_model->rowCount();
    const int shown = m_proxy->rowCount();
    if (shown == all)
        return tr("%n row(s)", nullptr, all);
    return tr("%1 of %n row(s), %2 hidden", nullptr, all).arg(shown).arg(all - shown);
}

void RecordView::exportView()
{
    QList<qsizetype> rows;
    for (int row = 0; row < m_proxy->rowCount(); ++row)
        rows.append(m_proxy->mapToSource(m_proxy->index(row, 0)).row());
    const Language language = context().language();
    const TableSpec spec = recordSpec(context().atlas(), m_model->table(), rows, language, m_arrangement->shownSections());
    const DocumentInfo info = documentInfo(context().atlas(), spec.title, spec.subtitle, filterText(), language);
    context().exports().run(this,
                            {tr("Export the list"),
                             QStringLiteral("frameatlas-") + m_lists[m_list].id,
                             {allFormats.begin(), allFormats.end()},
                             [spec, info](QIODevice &device, ExportFormat format) { return writeTable(device, format, spec, info); }});
}

QString RecordView::filterText() const
{
    const RecordFilter &filter = m_proxy->filter();
    QStringList parts;
    if (m_proxy->isFiltering())
        parts += tr("%1 of %n row(s)", "what an exported list holds", m_model->rowCount()).arg(m_proxy->rowCount());
    if (!filter.words.isEmpty())
        parts += tr("contains “%1”", "what an exported list holds").arg(filter.words.join(QLatin1Char(' ')));
    if (filter.chosen.size() > 1)
        parts += filter.match == FacetMatch::All ? tr("all of these conditions") : tr("any of these conditions");
    for (const RecordFacet &facet : m_model->table().facets) {
        QStringList names;
        for (const FacetValue &value : facet.values) {
            if (filter.chosen.value(facet.id).contains(value.id))
                names += value.name;
        }
        if (!names.isEmpty())
            parts += tr("%1: %2", "condition of an exported list: name, values").arg(facet.name, joinItems(names));
    }
    if (const int column = m_proxy->sortColumn(); column >= 0) {
        const QString title = m_model->table().columns[column].title;
        parts +=
            m_proxy->sortOrder() == Qt::AscendingOrder ? tr("ordered by “%1”").arg(title) : tr("ordered by “%1”, descending").arg(title);
    }
    return parts.join(tr("; ", "between the conditions of an exported list"));
}

QVariantMap RecordView::state() const
{
    if (!m_pending.isEmpty())
        return m_pending;
    QVariantMap facets;
    const QHash<QString, QStringList> &chosen = m_proxy->filter().chosen;
    for (auto facet = chosen.cbegin(); facet != chosen.cend(); ++facet)
        facets.insert(facet.key(), *facet);
    return {{listKey, m_lists[m_list].id},
            {filterKey, m_filter->text()},
            {facetsKey, facets},
            {anyKey, m_proxy->filter().match == FacetMatch::Any},
            {columnsKey, arrangedLists()},
            {orderColumnKey, m_proxy->sortColumn()},
            {descendingKey, m_proxy->sortOrder() == Qt::DescendingOrder}};
}

QVariantMap RecordView::arrangedLists() const
{
    QVariantMap lists = m_arranged;
    if (const QVariantMap now = m_arrangement->state(); now.isEmpty())
        lists.remove(m_lists[m_list].id);
    else
        lists.insert(m_lists[m_list].id, now);
    return lists;
}

void RecordView::restore(const QVariantMap &state)
{
    const int list = m_chooser->findData(state.value(listKey));
    if (list >= 0)
        chooseList(list);
    m_arranged = state.value(columnsKey).toMap();
    takeColumns();
    const QVariantMap facets = state.value(facetsKey).toMap();
    QHash<QString, QStringList> chosen;
    for (auto facet = facets.cbegin(); facet != facets.cend(); ++facet)
        chosen.insert(facet.key(), facet->toStringList());
    choose(chosen);
    m_proxy->setMatch(state.value(anyKey).toBool() ? FacetMatch::Any : FacetMatch::All);
    m_filter->setText(state.value(filterKey).toString());
    const int column = state.value(orderColumnKey, -1).toInt();
    if (column >= 0 && column < m_model->columnCount())
        m_table->sortByColumn(column, state.value(descendingKey).toBool() ? Qt::DescendingOrder : Qt::AscendingOrder);
    else
        listInOrder();
    fillFacets();
    filterChanged();
    // The outline of the knowledge, with which the program starts, has nothing to list: what is chosen of it waits.
    m_pending = context().atlas().sources().isEmpty() ? state : QVariantMap();
}

} // namespace fatlas
