// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/facetbutton.h"

#include "common/icons.h"
#include "common/viewcontext.h"
#include "engines/words.h"

#include <QMenu>

namespace fatlas {

FacetButton::FacetButton(ViewContext &context, QWidget *parent) : QToolButton(parent), m_context(context)
{
    setAutoRaise(true);
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setMenu(new QMenu(this));
    connect(menu(), &QMenu::aboutToShow, this, &FacetButton::rebuild);
}

void FacetButton::setFacet(const RecordFacet &facet, const QHash<QString, int> &counts, const QStringList &chosen)
{
    m_facet = facet;
    m_counts = counts;
    m_chosen = chosen;
    setObjectName(QStringLiteral("facet-") + facet.id);
    refresh();
}

void FacetButton::refresh()
{
    setIcon(themedIcon(QStringLiteral("filter"), m_context.theme().color(m_chosen.isEmpty() ? ColorRole::Text : ColorRole::Accent)));
    setText(m_chosen.isEmpty() ? m_facet.name : tr("%1 (%n chosen)", "name of a filter", int(m_chosen.size())).arg(m_facet.name));
    QStringList names;
    for (const FacetValue &value : m_facet.values) {
        if (m_chosen.contains(value.id))
            names.append(value.name);
    }
    setToolTip(names.isEmpty() ? tr("Show only rows of the chosen kinds") : joinItems(names));
    setAccessibleName(text());
}

void FacetButton::rebuild()
{
    menu()->clear();
    for (const FacetValue &value : m_facet.values) {
        const int count = m_counts.value(value.id);
        if (count == 0)
            continue;
        // An ampersand in a name is no mnemonic.
        QString name = value.name;
        name.replace(QLatin1Char('&'), QStringLiteral("&&"));
        QAction *action = menu()->addAction(tr("%1 (%2)", "value of a filter: number of rows").arg(name).arg(count));
        action->setObjectName(QStringLiteral("value-") + value.id);
        action->setCheckable(true);
        action->setChecked(m_chosen.contains(value.id));
        connect(action, &QAction::triggered, this, [this, id = value.id](bool on) { toggle(id, on); });
    }
    menu()->addSeparator();
    QAction *all = menu()->addAction(tr("Show all"));
    all->setObjectName(QStringLiteral("showAll"));
    all->setEnabled(!m_chosen.isEmpty());
    connect(all, &QAction::triggered, this, [this] {
        m_chosen.clear();
        refresh();
        Q_EMIT chosenChanged(m_facet.id, m_chosen);
    });
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
