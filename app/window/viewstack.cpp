// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/viewstack.h"

#include "common/view.h"

namespace fatlas {

ViewStack::ViewStack(QWidget *parent) : QStackedWidget(parent)
{
    setObjectName(QStringLiteral("viewStack"));
}

void ViewStack::addView(const QString &id, std::function<View *()> make)
{
    m_makers.insert(id, std::move(make));
}

View *ViewStack::view(const QString &id)
{
    if (View *made = existing(id))
        return made;
    Q_ASSERT(knows(id));
    View *view = m_makers.value(id)();
    m_views.insert(id, view);
    addWidget(view);
    if (m_pendingState.contains(id))
        view->restore(m_pendingState.take(id).toMap());
    connect(view, &View::summaryChanged, this, [this, id] { Q_EMIT summaryChanged(id); });
    return view;
}

void ViewStack::show(const QString &id)
{
    if (m_currentId == id)
        return;
    Q_EMIT currentViewAboutToChange();
    View *wanted = view(id);
    m_currentId = id;
    setCurrentWidget(wanted);
    Q_EMIT currentViewChanged(id);
    Q_EMIT summaryChanged(id);
}

QVariantMap ViewStack::state() const
{
    QVariantMap state = m_pendingState;
    for (auto it = m_views.cbegin(); it != m_views.cend(); ++it)
        state.insert(it.key(), it.value()->state());
    return state;
}

void ViewStack::restore(const QVariantMap &state)
{
    m_pendingState = state;
    for (auto it = m_views.cbegin(); it != m_views.cend(); ++it) {
        if (m_pendingState.contains(it.key()))
            it.value()->restore(m_pendingState.take(it.key()).toMap());
    }
}

} // namespace fatlas
