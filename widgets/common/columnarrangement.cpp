// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/columnarrangement.h"

#include "common/checkmenu.h"
#include "common/pinnedcolumns.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QSet>
#include <QTableView>

namespace fatlas {

namespace {

constexpr int widthStep = 32;
const QString columnPrefix = QStringLiteral("column-");
const QString arrangedKey = QStringLiteral("arranged");

/// An ampersand in a name is no mnemonic.
QString menuText(QString text)
{
    return text.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace

ColumnArrangement::ColumnArrangement(ViewContext &context, QTableView &table)
    : QObject(&table), m_table(table), m_pins(new PinnedColumns(context, table)), m_menu(new CheckMenu(&table))
{
    m_menu->setObjectName(QStringLiteral("columnsMenu"));
    connect(m_menu, &QMenu::aboutToShow, this, &ColumnArrangement::fillMenu);
    connect(this, &ColumnArrangement::changed, this, &ColumnArrangement::refreshMenu);
    m_table.installEventFilter(this);
    followHeader();
}

void ColumnArrangement::followHeader()
{
    QHeaderView *header = m_table.horizontalHeader();
    header->setSectionsMovable(true);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this, [this, header](const QPoint &position) {
        showColumnMenu(header->logicalIndexAt(position), header->viewport()->mapToGlobal(position));
    });
    connect(m_pins, &PinnedColumns::headerMenuRequested, this, &ColumnArrangement::showColumnMenu);
    connect(header, &QHeaderView::sectionResized, this, [this](int section, int, int size) {
        if (m_isApplying || section >= m_columns.size() || size == 0)
            return;
        m_layout.setWidth(m_columns[section], size);
        Q_EMIT changed();
    });
    connect(header, &QHeaderView::sectionMoved, this, [this](int section, int, int to) {
        if (m_isApplying || section >= m_columns.size())
            return;
        ColumnLayout layout = m_layout;
        layout.move(m_columns[section], to, m_columns);
        arrange(layout);
    });
}

void ColumnArrangement::setColumns(const QStringList &ids)
{
    m_columns = ids;
    m_sections.clear();
    for (int section = 0; section < ids.size(); ++section)
        m_sections.insert(ids[section], section);
    apply();
}

void ColumnArrangement::setDefaultLayout(const ColumnLayout &layout)
{
    const bool wasDefault = isDefault();
    m_default = layout;
    if (wasDefault)
        m_layout = layout;
    apply();
}

void ColumnArrangement::setDefaultWidths(const QList<int> &widths)
{
    m_defaultWidths = widths;
    apply();
}

QList<int> ColumnArrangement::shownSections() const
{
    QList<int> sections;
    for (const QString &column : shownColumns())
        sections.append(m_sections.value(column));
    return sections;
}

bool ColumnArrangement::isShown(int section) const
{
    return shownColumns().contains(m_columns.value(section));
}

bool ColumnArrangement::isPinned(int section) const
{
    return m_layout.isPinned(m_columns.value(section));
}

int ColumnArrangement::chosenWidth(int section) const
{
    return m_layout.width(m_columns.value(section));
}

void ColumnArrangement::apply()
{
    const QScopedValueRollback guard(m_isApplying, true);
    QHeaderView *header = m_table.horizontalHeader();
    // The model may be about to change.
    if (header->count() != m_columns.size())
        return;
    const QStringList order = m_layout.ordered(m_columns);
    const QList<int> shownList = shownSections();
    const QSet<int> shown(shownList.cbegin(), shownList.cend());
    QList<int> pinned;
    for (int place = 0; place < order.size(); ++place) {
        const int section = m_sections.value(order[place]);
        header->moveSection(header->visualIndex(section), place);
        const bool isShown = shown.contains(section);
        header->setSectionHidden(section, !isShown);
        const int width = m_layout.width(order[place]) > 0 ? m_layout.width(order[place]) : m_defaultWidths.value(section);
        if (isShown && width > 0)
            header->resizeSection(section, width);
        if (isShown && m_layout.isPinned(order[place]))
            pinned.append(section);
    }
    m_pins->setPinned(pinned);
}

void ColumnArrangement::arrange(const ColumnLayout &layout)
{
    m_layout = layout;
    apply();
    Q_EMIT changed();
}

void ColumnArrangement::setShown(int section, bool isShown)
{
    ColumnLayout layout = m_layout;
    layout.setShown(m_columns.value(section), isShown, m_columns);
    arrange(layout);
}

void ColumnArrangement::setPinned(int section, bool isPinned)
{
    ColumnLayout layout = m_layout;
    layout.setPinned(m_columns.value(section), isPinned);
    arrange(layout);
}

void ColumnArrangement::move(int section, int by)
{
    const QStringList shown = shownColumns();
    const QString column = m_columns.value(section);
    const qsizetype place = shown.indexOf(column);
    if (place < 0 || place + by < 0 || place + by >= shown.size())
        return;
    ColumnLayout layout = m_layout;
    layout.move(column, layout.ordered(m_columns).indexOf(shown[place + by]), m_columns);
    arrange(layout);
}

void ColumnArrangement::setWidth(int section, int width)
{
    ColumnLayout layout = m_layout;
    layout.setWidth(m_columns.value(section), width);
    arrange(layout);
}

void ColumnArrangement::showAll()
{
    ColumnLayout layout = m_layout;
    layout.showAll();
    arrange(layout);
}

void ColumnArrangement::reset()
{
    arrange(m_default);
}

QMenu *ColumnArrangement::menu() const
{
    return m_menu;
}

QString ColumnArrangement::title(int section) const
{
    return m_table.model()->headerData(section, Qt::Horizontal).toString();
}

void ColumnArrangement::fillMenu()
{
    m_menu->clear();
    for (const QString &column : m_layout.ordered(m_columns)) {
        const int section = m_sections.value(column);
        QAction *action = m_menu->addAction(menuText(title(section)));
        action->setObjectName(columnPrefix + column);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, section](bool on) { setShown(section, on); });
    }
    m_menu->addSeparator();
    QAction *all = m_menu->addAction(tr("Show all columns"), this, &ColumnArrangement::showAll);
    all->setObjectName(QStringLiteral("showAllColumns"));
    QAction *reset = m_menu->addAction(tr("Reset columns"), this, &ColumnArrangement::reset);
    reset->setObjectName(QStringLiteral("resetColumns"));
    refreshMenu();
}

void ColumnArrangement::refreshMenu()
{
    const QStringList shown = shownColumns();
    for (QAction *action : m_menu->actions()) {
        const QString name = action->objectName();
        if (name == QLatin1String("showAllColumns")) {
            action->setEnabled(shown.size() < m_columns.size());
        } else if (name == QLatin1String("resetColumns")) {
            action->setEnabled(!isDefault());
        } else if (name.startsWith(columnPrefix)) {
            const bool isShown = shown.contains(name.mid(columnPrefix.size()));
            action->setChecked(isShown);
            action->setEnabled(!isShown || shown.size() > 1);
        }
    }
}

void ColumnArrangement::fillColumnMenu(QMenu &menu, int section)
{
    const auto add = [&menu, this](const QString &name, const QString &text, bool isPossible, auto &&does) {
        QAction *action = menu.addAction(text);
        action->setObjectName(name);
        action->setEnabled(isPossible);
        connect(action, &QAction::triggered, this, does);
        return action;
    };
    const QStringList shown = shownColumns();
    const qsizetype place = shown.indexOf(m_columns.value(section));
    const int width = m_table.columnWidth(section);
    menu.addSection(menuText(title(section)));
    QAction *pin = add(QStringLiteral("pin"), tr("Keep in sight"), true, [=, this] { setPinned(section, !isPinned(section)); });
    pin->setCheckable(true);
    pin->setChecked(isPinned(section));
    add(QStringLiteral("hide"), tr("Hide column"), shown.size() > 1, [=, this] { setShown(section, false); });
    menu.addSeparator();
    add(QStringLiteral("moveLeft"), tr("Move left"), place > 0, [=, this] { move(section, -1); });
    add(QStringLiteral("moveRight"), tr("Move right"), place + 1 < shown.size(), [=, this] { move(section, 1); });
    menu.addSeparator();
    add(QStringLiteral("wider"), tr("Wider"), true, [=, this] { setWidth(section, width + widthStep); });
    add(QStringLiteral("narrower"), tr("Narrower"), width > 2 * widthStep, [=, this] { setWidth(section, width - widthStep); });
    add(QStringLiteral("ownWidth"), tr("Usual width"), chosenWidth(section) > 0, [=, this] { setWidth(section, 0); });
    menu.addSeparator();
}

void ColumnArrangement::showColumnMenu(int section, const QPoint &globalPosition)
{
    auto *menu = new QMenu(&m_table);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("columnMenu"));
    if (section >= 0 && section < m_columns.size())
        fillColumnMenu(*menu, section);
    m_menu->setTitle(tr("Columns"));
    menu->addMenu(m_menu);
    menu->popup(globalPosition);
}

bool ColumnArrangement::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_table && event->type() == QEvent::ContextMenu
        && static_cast<QContextMenuEvent *>(event)->reason() == QContextMenuEvent::Keyboard && m_table.currentIndex().isValid()) {
        const int section = m_table.currentIndex().column();
        const QHeaderView *header = m_table.horizontalHeader();
        showColumnMenu(section, header->viewport()->mapToGlobal(QPoint(header->sectionViewportPosition(section), header->height())));
        return true;
    }
    return QObject::eventFilter(watched, event);
}

QVariantMap ColumnArrangement::state() const
{
    // The default may change with the program; only what somebody arranged stays. Marked, for arranging may leave nothing to keep.
    if (isDefault())
        return {};
    QVariantMap state = m_layout.toMap();
    state.insert(arrangedKey, true);
    return state;
}

void ColumnArrangement::restore(const QVariantMap &state)
{
    m_layout = state.isEmpty() ? m_default : ColumnLayout::fromMap(state);
    apply();
    refreshMenu();
}

} // namespace fatlas
