// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/facetbutton.h"

#include "common/checkmenu.h"
#include "common/icons.h"
#include "common/viewcontext.h"
#include "engines/words.h"

#include <algorithm>

namespace fatlas {

namespace {

const QString valuePrefix = QStringLiteral("value-");

} // namespace

FacetButton::FacetButton(ViewContext &context, QWidget *parent) : QToolButton(parent), m_context(context)
{
    setAutoRaise(true);
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setMenu(new CheckMenu(this));
    connect(menu(), &QMenu::aboutToShow, this, &FacetButton::rebuild);
}

void FacetButton::setFacet(const RecordFacet &facet, const QSet<QString> &used, const QStringList &chosen)
{
    m_facet = facet;
    m_used = used;
    m_chosen = chosen;
    setObjectName(QStringLiteral("facet-") + facet.id);
    refresh();
}

void FacetButton::refresh()
{
    setIcon(themedIcon(QStringLiteral("filter"), m_context.theme().color(m_chosen.isEmpty() ? ColorRole::Text : ColorRole::Accent)));
    setText(m_facet.name);
    QStringList names;
    for (const FacetValue &value : m_facet.values) {
        if (m_chosen.contains(value.id))
            names.append(value.name);
    }
    setToolTip(names.isEmpty() ? tr("Show only rows of the chosen kinds") : joinItems(names));
    setAccessibleName(m_chosen.isEmpty() ? m_facet.name : tr("%1 (%n chosen)", "name of a filter", int(m_chosen.size())).arg(m_facet.name));
}

void FacetButton::setCounts(const QHash<QString, int> &counts)
{
    m_counts = counts;
    nameActions();
}

void FacetButton::nameActions()
{
    const QList<QAction *> actions = menu()->actions();
    for (const FacetValue &value : m_facet.values) {
        const QString action = valuePrefix + value.id;
        const auto isIt = [&action](const QAction *one) { return one->objectName() == action; };
        const auto found = std::find_if(actions.cbegin(), actions.cend(), isIt);
        if (found == actions.cend())
            continue;
        // An ampersand in a name is no mnemonic.
        QString name = value.name;
        name.replace(QLatin1Char('&'), QStringLiteral("&&"));
        (*found)->setText(tr("%1 (%2)", "value of a filter: number of rows").arg(name).arg(m_counts.value(value.id)));
        (*found)->setChecked(m_chosen.contains(value.id));
    }
    if (auto *all = menu()->findChild<QAction *>(QStringLiteral("showAll")))
        all->setEnabled(!m_chosen.isEmpty());
}

void FacetButton::rebuild()
{
    menu()->clear();
    for (const FacetValue &value : m_facet.values) {
        if (!m_used.contains(value.id))
            continue;
        QAction *action = menu()->addAction(value.name);
        action->setObjectName(valuePrefix + value.id);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, id = value.id](bool on) { toggle(id, on); });
    }
    menu()->addSeparator();
    QAction *all = menu()->addAction(tr("Show all"));
    all->setObjectName(QStringLiteral("showAll"));
    connect(all, &QAction::triggered, this, [this] {
        m_chosen.clear();
        refresh();
        Q_EMIT chosenChanged(m_facet.id, m_chosen);
    });
    nameActions();
}

void FacetButton::toggle(const QString &value, bool on)
{
    m_chosen.removeAll(value);
    if (on)
        m_chosen.append(value);
    refresh();
    Q_EMIT chosenChanged(m_facet.id, m_chosen);
}

} // namespace fatlas
