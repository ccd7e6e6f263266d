// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/comparisonproxy.h"

#include "items/comparisonmodel.h"
#include "items/roworder.h"

#include <QElapsedTimer>

#include <algorithm>
#include <numeric>

namespace fatlas {

namespace {

/// So short that nobody feels it between two keystrokes.
constexpr int idleSlice = 4;

/// Where the first of `lines` stands that is not in `stay`, and how many of them follow one another from there on.
std::pair<qsizetype, qsizetype> firstGap(const QList<int> &lines, const QSet<int> &stay)
{
    const auto isIn = [&stay](int line) { return stay.contains(line); };
    const auto first = std::find_if_not(lines.cbegin(), lines.cend(), isIn);
    return {first - lines.cbegin(), std::find_if(first, lines.cend(), isIn) - first};
}

QList<int> only(const QList<int> &lines, const QSet<int> &these)
{
    QList<int> found;
    std::copy_if(lines.cbegin(), lines.cend(), std::back_inserter(found), [&these](int line) { return these.contains(line); });
    return found;
}

} // namespace

ComparisonProxy::ComparisonProxy(QObject *parent) : QAbstractProxyModel(parent)
{
    m_idle.setSingleShot(true);
    m_idle.setInterval(0);
    connect(&m_idle, &QTimer::timeout, this, &ComparisonProxy::sketch);
}

void ComparisonProxy::setSourceModel(QAbstractItemModel *model)
{
    Q_ASSERT(qobject_cast<ComparisonModel *>(model));
    beginResetModel();
    if (sourceModel())
        sourceModel()->disconnect(this);
    QAbstractProxyModel::setSourceModel(model);
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, [this] { beginResetModel(); });
    const auto reset = [this] {
        forgetTexts();
        m_columns = wantedColumns();
        m_rows = wantedRows(m_columns);
    };
    connect(model, &QAbstractItemModel::modelReset, this, [this, reset] {
        reset();
        endResetModel();
    });
    connect(model, &QAbstractItemModel::dataChanged, this, &ComparisonProxy::followTexts);
    connect(model, &QAbstractItemModel::headerDataChanged, this, &ComparisonProxy::followHeaders);
    reset();
    endResetModel();
}

const ComparisonModel &ComparisonProxy::model() const
{
    return *static_cast<const ComparisonModel *>(sourceModel());
}

void ComparisonProxy::followTexts()
{
    forgetTexts();
    update();
    // What changes in a comparison, changes everywhere: the language, the knowledge, what counts as evidence.
    if (rowCount() > 0 && columnCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void ComparisonProxy::followHeaders(Qt::Orientation orientation, int /*first*/, int /*last*/)
{
    if (orientation == Qt::Vertical) {
        m_ordered.clear();
        m_hasWords.clear();
        m_hadWords.clear();
        update();
    }
    if (!lines(orientation).isEmpty())
        Q_EMIT headerDataChanged(orientation, 0, int(lines(orientation).size()) - 1);
}

void ComparisonProxy::forgetTexts()
{
    m_ordered.clear();
    m_hasWords.clear();
    m_hadWords.clear();
    m_sketch.reset(model().rowCount(), model().columnCount());
    m_idle.start();
}

void ComparisonProxy::sketch()
{
    QElapsedTimer timer;
    timer.start();
    while (!m_sketch.isComplete() && timer.elapsed() < idleSlice)
        m_sketch.addRow([this, row = m_sketch.nextRow()](int column) { return model().text(row, column); });
    if (!m_sketch.isComplete())
        m_idle.start();
}

void ComparisonProxy::setHiddenLayers(const QSet<Layer> &layers)
{
    if (m_hiddenLayers == layers)
        return;
    m_hiddenLayers = layers;
    update();
}

void ComparisonProxy::setFrameworks(const std::optional<QSet<FrameworkId>> &frameworks)
{
    if (m_frameworks == frameworks)
        return;
    m_frameworks = frameworks;
    update();
}

void ComparisonProxy::setDifferencesOnly(bool differencesOnly)
{
    if (m_differencesOnly == differencesOnly)
        return;
    m_differencesOnly = differencesOnly;
    update();
}

void ComparisonProxy::setStatedOnly(bool statedOnly)
{
    if (m_statedOnly == statedOnly)
        return;
    m_statedOnly = statedOnly;
    update();
}

void ComparisonProxy::setFilterText(const QString &text)
{
    if (m_filterText == text)
        return;
    m_filterText = text;
    QList<Word> words;
    // simplified() turns every blank into a space, the ideographic one too.
    for (const QString &word : text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts))
        words.append({word, gramsOf(word)});
    const bool wentOn = std::all_of(m_words.cbegin(), m_words.cend(), [&words](const Word &before) {
        return std::any_of(words.cbegin(), words.cend(),
                           [&before](const Word &word) { return word.text.contains(before.text, Qt::CaseInsensitive); });
    });
    m_hadWords = wentOn ? m_hasWords : QList<bool>();
    m_hasWords.clear();
    m_words = words;
    setLines(Qt::Vertical, wantedRows(m_columns));
}

void ComparisonProxy::setRowOrder(RowOrder order, Qt::SortOrder direction, int column)
{
    m_order = order;
    m_direction = direction;
    m_sortColumn = order == RowOrder::ByColumn ? m_columns.value(column, -1) : -1;
    m_ordered.clear();
    setLines(Qt::Vertical, wantedRows(m_columns));
}

void ComparisonProxy::sort(int column, Qt::SortOrder order)
{
    setRowOrder(column < 0 ? RowOrder::AsListed : RowOrder::ByColumn, order, column);
}

void ComparisonProxy::update()
{
    const QList<int> columns = wantedColumns();
    if (columns != m_columns) {
        m_hasWords.clear();
        m_hadWords.clear();
    }
    const QList<int> rows = wantedRows(columns);
    setLines(Qt::Horizontal, columns);
    setLines(Qt::Vertical, rows);
}

bool ComparisonProxy::isLineHidden(int section, Qt::Orientation orientation) const
{
    const QVariant layer = model().headerData(section, orientation, ComparisonModel::LayerRole);
    if (!layer.isValid())
        return (m_differencesOnly && !model().differsAt(section)) || (m_statedOnly && !model().isStatedAt(section));
    if (m_hiddenLayers.contains(Layer(layer.toInt())))
        return true;
    return m_frameworks
        && !m_frameworks->contains(model().headerData(section, orientation, ComparisonModel::SubjectRole).value<Subject>().framework);
}

QList<int> ComparisonProxy::wantedColumns() const
{
    QList<int> columns;
    for (int column = 0; column < model().columnCount(); ++column) {
        if (!isLineHidden(column, Qt::Horizontal))
            columns.append(column);
    }
    return columns;
}

QList<int> ComparisonProxy::wantedRows(const QList<int> &columns)
{
    if (!m_words.isEmpty() && m_hasWords.isEmpty())
        judgeRows(columns);
    QList<int> rows;
    for (const int row : orderedRows()) {
        if ((m_words.isEmpty() || m_hasWords.at(row)) && !isLineHidden(row, Qt::Vertical))
            rows.append(row);
    }
    return rows;
}

const QList<int> &ComparisonProxy::orderedRows()
{
    if (m_ordered.size() == model().rowCount())
        return m_ordered;
    m_ordered.resize(model().rowCount());
    std::iota(m_ordered.begin(), m_ordered.end(), 0);
    if (m_order == RowOrder::AsListed || (m_order == RowOrder::ByColumn && (m_sortColumn < 0 || m_sortColumn >= model().columnCount())))
        return m_ordered;
    QList<QVariant> keys;
    for (const int row : std::as_const(m_ordered)) {
        keys.append(m_order == RowOrder::ByName ? model().headerData(row, Qt::Vertical)
                                                : model().data(model().index(row, m_sortColumn), ComparisonModel::SortRole));
    }
    m_ordered = orderedByKeys(keys, m_direction);
    return m_ordered;
}

bool ComparisonProxy::hasWords(int row, const QList<int> &columns) const
{
    const QString name = model().headerData(row, Qt::Vertical, ComparisonModel::FilterRole).toString();
    QList<const Word *> left;
    for (const Word &word : m_words) {
        if (name.contains(word.text, Qt::CaseInsensitive))
            continue;
        if (!m_sketch.rowMayHave(row, word.grams))
            return false;
        left.append(&word);
    }
    for (auto column = columns.cbegin(); column != columns.cend() && !left.isEmpty(); ++column) {
        left.removeIf([&](const Word *word) {
            return m_sketch.cellMayHave(row, *column, word->grams) && model().text(row, *column).contains(word->text, Qt::CaseInsensitive);
        });
    }
    return left.isEmpty();
}

void ComparisonProxy::judgeRows(const QList<int> &columns)
{
    m_hasWords.reserve(model().rowCount());
    for (int row = 0; row < model().rowCount(); ++row) {
        const bool mayHave = m_hadWords.isEmpty() || m_hadWords.at(row);
        m_hasWords.append(mayHave && hasWords(row, columns));
    }
}

void ComparisonProxy::setLines(Qt::Orientation orientation, const QList<int> &wanted)
{
    if (wanted == lines(orientation))
        return;
    removeLines(orientation, {wanted.cbegin(), wanted.cend()});
    const QSet<int> here(lines(orientation).cbegin(), lines(orientation).cend());
    reorder(orientation, only(wanted, here));
    insertLines(orientation, wanted);
}

void ComparisonProxy::removeLines(Qt::Orientation orientation, const QSet<int> &stay)
{
    const bool isVertical = orientation == Qt::Vertical;
    const QList<int> kept = only(lines(orientation), stay);
    const qsizetype count = lines(orientation).size() - kept.size();
    if (count == 0)
        return;
    auto [first, length] = firstGap(lines(orientation), stay);
    if (length < count) {
        // Together they go in one step. Where: at that which somebody holds on to, so that what stands next to it can take over.
        for (const QModelIndex &held : persistentIndexList()) {
            const int place = isVertical ? held.row() : held.column();
            if (stay.contains(lines(orientation).at(place)))
                continue;
            first = std::count_if(lines(orientation).cbegin(), lines(orientation).cbegin() + place,
                                  [&stay](int line) { return stay.contains(line); });
            break;
        }
        QList<int> gathered = lines(orientation);
        gathered.removeIf([&stay](int line) { return stay.contains(line); });
        reorder(orientation, kept.first(first) + gathered + kept.sliced(first));
    }
    isVertical ? beginRemoveRows({}, int(first), int(first + count - 1)) : beginRemoveColumns({}, int(first), int(first + count - 1));
    lines(orientation) = kept;
    isVertical ? endRemoveRows() : endRemoveColumns();
}

void ComparisonProxy::insertLines(Qt::Orientation orientation, const QList<int> &wanted)
{
    const bool isVertical = orientation == Qt::Vertical;
    const qsizetype before = lines(orientation).size();
    const qsizetype count = wanted.size() - before;
    if (count == 0)
        return;
    const QSet<int> here(lines(orientation).cbegin(), lines(orientation).cend());
    auto [first, length] = firstGap(wanted, here);
    QList<int> filled = wanted;
    if (length < count) {
        // Together they come in one step, at the end, and find their places afterwards.
        first = before;
        filled.removeIf([&here](int line) { return here.contains(line); });
        filled = lines(orientation) + filled;
    }
    isVertical ? beginInsertRows({}, int(first), int(first + count - 1)) : beginInsertColumns({}, int(first), int(first + count - 1));
    lines(orientation) = filled;
    isVertical ? endInsertRows() : endInsertColumns();
    reorder(orientation, wanted);
}

void ComparisonProxy::reorder(Qt::Orientation orientation, const QList<int> &wanted)
{
    QList<int> &lines = this->lines(orientation);
    if (wanted == lines)
        return;
    const bool isVertical = orientation == Qt::Vertical;
    const auto hint = isVertical ? QAbstractItemModel::VerticalSortHint : QAbstractItemModel::HorizontalSortHint;
    Q_EMIT layoutAboutToBeChanged({}, hint);
    QHash<int, int> places;
    places.reserve(wanted.size());
    for (int place = 0; place < wanted.size(); ++place)
        places.insert(wanted[place], place);
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    after.reserve(before.size());
    for (const QModelIndex &held : before) {
        after.append(isVertical ? createIndex(places.value(lines.at(held.row())), held.column())
                                : createIndex(held.row(), places.value(lines.at(held.column()))));
    }
    lines = wanted;
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, hint);
}

QModelIndex ComparisonProxy::index(int row, int column, const QModelIndex &parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column) : QModelIndex();
}

QModelIndex ComparisonProxy::parent(const QModelIndex & /*index*/) const
{
    return {};
}

int ComparisonProxy::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ComparisonProxy::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

bool ComparisonProxy::hasChildren(const QModelIndex &parent) const
{
    return rowCount(parent) > 0 && columnCount(parent) > 0;
}

QModelIndex ComparisonProxy::mapToSource(const QModelIndex &index) const
{
    return index.isValid() ? sourceModel()->index(m_rows.at(index.row()), m_columns.at(index.column())) : QModelIndex();
}

QModelIndex ComparisonProxy::mapFromSource(const QModelIndex &source) const
{
    return source.isValid() ? index(int(m_rows.indexOf(source.row())), int(m_columns.indexOf(source.column()))) : QModelIndex();
}

QVariant ComparisonProxy::headerData(int section, Qt::Orientation orientation, int role) const
{
    const QList<int> &lines = orientation == Qt::Vertical ? m_rows : m_columns;
    return section >= 0 && section < lines.size() ? sourceModel()->headerData(lines.at(section), orientation, role) : QVariant();
}

} // namespace fatlas
