// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compare/frameworkpicker.h"

#include "common/checkmenu.h"
#include "common/icons.h"
#include "common/viewcontext.h"

namespace fatlas {

FrameworkPicker::FrameworkPicker(ViewContext &context, QWidget *parent) : QToolButton(parent), m_context(context)
{
    setObjectName(QStringLiteral("frameworkPicker"));
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setMenu(new CheckMenu(this));
    connect(menu(), &QMenu::triggered, this, [this](const QAction *action) {
        const FrameworkId id{action->data().toString()};
        QList<FrameworkId> compared = m_context.session().comparison();
        compared.removeAll(id);
        if (action->isChecked())
            compared.append(id);
        m_context.session().setComparison(compared);
    });
    connect(&m_context.session(), &Session::comparisonChanged, this, &FrameworkPicker::refresh);
}

void FrameworkPicker::refresh()
{
    setIcon(themedIcon(QStringLiteral("compare"), m_context.theme().color(ColorRole::Text)));
    setText(tr("Frameworks"));
    setToolTip(tr("Choose two to six frameworks to put next to one another"));
    setAccessibleName(text());
    rebuild();
}

void FrameworkPicker::rebuild()
{
    const QList<FrameworkId> chosen = m_context.session().comparison();
    const bool isFull = chosen.size() >= Session::mostCompared;
    // The menu stays open while frameworks are ticked, so its entries must stay.
    const QList<Framework> &frameworks = m_context.atlas().frameworks();
    if (menu()->actions().size() != frameworks.size()) {
        menu()->clear();
        for (qsizetype i = 0; i < frameworks.size(); ++i)
            menu()->addAction(QString())->setCheckable(true);
    }
    for (qsizetype i = 0; i < frameworks.size(); ++i) {
        QAction *action = menu()->actions().at(i);
        action->setObjectName(QStringLiteral("compare-") + frameworks[i].id.value);
        action->setData(frameworks[i].id.value);
        action->setText(frameworks[i].name.in(m_context.language()));
        action->setChecked(chosen.contains(frameworks[i].id));
        action->setEnabled(action->isChecked() || !isFull);
    }
}

} // namespace fatlas
