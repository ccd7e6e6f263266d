// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/recordview.h"

#include "common/clipboard.h"
#include "common/exportrunner.h"
#include "common/tableheader.h"
#include "common/toolrow.h"
#include "common/viewcontext.h"
#include "engines/words.h"
#include "items/comparisonmodel.h"
#include "items/recordmodel.h"
#include "items/recordproxy.h"
#include "records/facetbutton.h"
#include "records/recorddelegate.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fatlas {

namespace {

constexpr int mostFacets = 4;
constexpr int linesOfARow = 2;
constexpr int leastWidth = 640;
constexpr double leastColumn = 90;
constexpr double paddingOfACell = 18;
constexpr double roomForArrow = 14;
const QString listKey = QStringLiteral("list");
const QString filterKey = QStringLiteral("filter");
const QString facetsKey = QStringLiteral("facets");
const QString orderColumnKey = QStringLiteral("orderColumn");
const QString descendingKey = QStringLiteral("descending");

} // namespace

RecordView::RecordView(ViewContext &context, const QString &name, QList<RecordList> lists, QWidget *parent)
    : View(context, parent), m_lists(std::move(lists)), m_tools(new ToolRow(context, this)), m_chooser(new QComboBox(m_tools)),
      m_filter(new QLineEdit(m_tools)), m_explanation(new QLabel(this)), m_empty(new QLabel(this)), m_table(new QTableView(this)),
      m_delegate(new RecordDelegate(context, m_table)), m_model(new RecordModel(this)), m_proxy(new RecordProxy(this))
{
    setObjectName(name);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tools);
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
    for (int i = 0; i < mostFacets; ++i) {
        auto *button = new FacetButton(context(), m_tools);
        m_tools->addWidget(button);
        m_facets.append(button);
        connect(button, &FacetButton::chosenChanged, this, [this](const QString &facet, const QStringList &values) {
            m_proxy->setChosen(facet, values);
            filterChanged();
        });
    }
    m_export = m_tools->addButton(QStringLiteral("export"), QStringLiteral("export"), Qt::ToolButtonTextBesideIcon);
    connect(m_export, &QToolButton::clicked, this, &RecordView::exportView);
    connect(m_chooser, &QComboBox::activated, this, &RecordView::chooseList);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_proxy->setFilterText(text);
        filterChanged();
    });
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
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, [this] { fitRows(); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &index) {
        if (index.isValid())
            context().session().setSubject(index.data(RecordModel::SubjectRole).value<Subject>());
    });
}

void RecordView::chooseList(int list)
{
    list = std::clamp(list, 0, int(m_lists.size()) - 1);
    const bool isOther = list != m_list;
    m_list = list;
    if (isOther) {
        m_proxy->clearChosen();
        listInOrder();
    }
    m_chooser->setCurrentIndex(list);
    m_model->setTable(m_lists[list].build(context().atlas(), context().language()), TermFinder(context().atlas()), context().language());
    m_table->setAccessibleName(m_model->table().title);
    m_explanation->setText(joinSentences({m_model->table().explanation, m_model->table().caption}));
    fillFacets();
    fitColumns();
    filterChanged();
    if (isOther)
        m_table->scrollToTop();
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
        QHash<QString, int> counts;
        for (const RecordRow &row : table.rows) {
            for (const QString &value : row.facets.value(facet.id))
                ++counts[value];
        }
        m_facets[i]->setFacet(facet, counts, m_proxy->chosen(facet.id));
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
    const TextMeasure measure = context().paintContext().measure();
    return std::max(measure(longest, TextRole::TableBody, 0).width(),
                    measure(table.columns[column].title, TextRole::TableHeader, 0).width() + roomForArrow);
}

void RecordView::fitColumns()
{
    const QList<RecordColumn> &columns = m_model->table().columns;
    double total = 0;
    double left = std::max(leastWidth, m_table->viewport()->width());
    QList<double> widths;
    for (qsizetype i = 0; i < columns.size(); ++i) {
        total += columns[i].share;
        widths.append(columns[i].share > 0 ? 0 : widestText(i) + paddingOfACell);
        left -= widths.last();
    }
    for (qsizetype i = 0; i < columns.size(); ++i) {
        const double width = columns[i].share > 0 ? std::max(leastColumn, left * columns[i].share / total) : widths[i];
        m_table->setColumnWidth(int(i), int(width));
    }
    fitRows();
}

void RecordView::fitRows()
{
    if (m_model->table().wraps) {
        m_table->resizeRowsToContents();
        return;
    }
    // Thousands of rows are not measured one by one.
    m_table->verticalHeader()->setDefaultSectionSize(m_delegate->heightOf(linesOfARow));
}

void RecordView::filterChanged()
{
    const bool isEmpty = m_proxy->rowCount() == 0;
    m_table->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    m_empty->setText(m_model->rowCount() == 0 ? tr("There is nothing in this list.")
                                              : tr("Nothing matches the filter. Clear it to see all."));
    setFocusProxy(isEmpty ? static_cast<QWidget *>(m_filter) : m_table);
    if (m_model->table().wraps)
        fitRows();
    Q_EMIT summaryChanged();
}

bool RecordView::select(const Subject &subject)
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->table().rows[row].subject != subject)
            continue;
        QModelIndex index = m_proxy->mapFromSource(m_model->index(row, 0));
        if (!index.isValid()) {
            m_filter->clear();
            m_proxy->clearChosen();
            fillFacets();
            filterChanged();
            index = m_proxy->mapFromSource(m_model->index(row, 0));
        }
        m_table->setCurrentIndex(index);
        m_table->scrollTo(index, QAbstractItemView::PositionAtCenter);
        return true;
    }
    return false;
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
    ToolRow::describe(m_export, tr("Export…"), tr("Export what is shown as PDF, Excel workbook, web page, picture or data (Ctrl+E)"));
    m_proxy->setLocale(QLocale(context().language() == Language::Chinese ? QLocale::Chinese : QLocale::English));
    chooseList(m_list);
}

void RecordView::rethemed()
{
    for (FacetButton *facet : std::as_const(m_facets))
        facet->refresh();
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
    const TableSpec spec = recordSpec(context().atlas(), m_model->table(), rows, language);
    QString filter;
    if (m_proxy->isFiltering())
        filter = tr("%1 of %n row(s)", "what an exported list holds", m_model->rowCount()).arg(m_proxy->rowCount());
    const DocumentInfo info = documentInfo(context().atlas(), spec.title, spec.subtitle, filter, language);
    context().exports().run(this,
                            {tr("Export the list"),
                             QStringLiteral("frameatlas-") + m_lists[m_list].id,
                             {allFormats.begin(), allFormats.end()},
                             [spec, info](QIODevice &device, ExportFormat format) { return writeTable(device, format, spec, info); }});
}

QVariantMap RecordView::state() const
{
    QVariantMap facets;
    const QHash<QString, QStringList> &chosen = m_proxy->allChosen();
    for (auto facet = chosen.cbegin(); facet != chosen.cend(); ++facet)
        facets.insert(facet.key(), *facet);
    return {{listKey, m_lists[m_list].id},
            {filterKey, m_filter->text()},
            {facetsKey, facets},
            {orderColumnKey, m_proxy->sortColumn()},
            {descendingKey, m_proxy->sortOrder() == Qt::DescendingOrder}};
}

void RecordView::restore(const QVariantMap &state)
{
    const int list = m_chooser->findData(state.value(listKey));
    if (list >= 0)
        chooseList(list);
    const QVariantMap facets = state.value(facetsKey).toMap();
    for (const RecordFacet &facet : m_model->table().facets)
        m_proxy->setChosen(facet.id, facets.value(facet.id).toStringList());
    m_filter->setText(state.value(filterKey).toString());
    const int column = state.value(orderColumnKey, -1).toInt();
    if (column >= 0 && column < m_model->columnCount())
        m_table->sortByColumn(column, state.value(descendingKey).toBool() ? Qt::DescendingOrder : Qt::AscendingOrder);
    else
        listInOrder();
    fillFacets();
    filterChanged();
}

} // namespace fatlas
