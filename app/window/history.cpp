// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/history.h"

#include "app/window/actions.h"
#include "app/window/viewstack.h"
#include "common/view.h"
#include "common/viewcontext.h"
#include "engines/sheet/known.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QScopedValueRollback>

namespace fatlas {

History::History(ViewStack &views, ViewContext &context, const ActionSet &actions)
    : QObject(&views), m_views(views), m_context(context), m_actions(actions)
{
    setObjectName(QStringLiteral("history"));
    m_settling.setSingleShot(true);
    m_settling.setInterval(settleTime);
    connect(&m_settling, &QTimer::timeout, this, &History::settle);
    connect(&m_views, &ViewStack::currentViewAboutToChange, this, [this] {
        leave();
        m_isChanging = true;
    });
    connect(&m_views, &ViewStack::currentViewChanged, this, &History::viewChanged);
    connect(&m_context.session(), &Session::subjectChanged, this, &History::subjectChanged);
    connect(&m_context, &ViewContext::atlasChanged, this, &History::atlasReplaced);
    connect(m_actions["goBack"], &QAction::triggered, this, [this] { go(PlaceTrail::Back); });
    connect(m_actions["goForward"], &QAction::triggered, this, [this] { go(PlaceTrail::Forward); });
    QCoreApplication::instance()->installEventFilter(this);
    refreshActions();
}

void History::leave()
{
    if (m_isMoving || m_trail.isEmpty())
        return;
    if (const View *view = m_views.existing(m_trail.current().view))
        m_trail.setState(view->state());
}

Place History::here() const
{
    return {m_views.currentId(), m_context.session().subject(), m_views.currentView()->state()};
}

void History::viewChanged()
{
    m_isChanging = false;
    if (m_isMoving)
        return;
    // Before the window is there nothing was looked at.
    if (!m_views.isVisible())
        m_trail.clear();
    m_trail.visit(here());
    m_settling.start();
    refreshActions();
}

void History::subjectChanged()
{
    if (m_isMoving || m_isChanging || m_trail.isEmpty())
        return;
    if (m_settling.isActive()) {
        m_trail.replace(here());
    } else {
        // What was typed or ordered since the place was reached belongs to it.
        leave();
        m_trail.visit(here());
    }
    m_settling.start();
    refreshActions();
}

void History::settle()
{
    m_settling.stop();
    leave();
}

void History::jump(const std::function<void()> &move)
{
    leave();
    {
        const QScopedValueRollback moving(m_isMoving, true);
        move();
    }
    m_trail.visit(here());
    m_settling.stop();
    refreshActions();
}

void History::go(PlaceTrail::Direction direction)
{
    leave();
    if (m_trail.go(direction, [this](const Place &place) { return isKnown(place); }))
        show(m_trail.current());
    m_settling.stop();
    refreshActions();
}

void History::show(const Place &place)
{
    const QScopedValueRollback moving(m_isMoving, true);
    Session &session = m_context.session();
    // First, because views that come up look at it; last, because what they show may select something.
    session.setSubject(place.subject);
    m_views.show(place.view);
    m_views.currentView()->restore(place.state);
    m_views.currentView()->reveal(place.subject);
    session.setSubject(place.subject);
}

bool History::isKnown(const Place &place) const
{
    const Subject &subject = place.subject;
    const QStringList key{subject.framework.value, subject.criterion.value, subject.term, QString::number(int(subject.kind)), subject.item};
    auto known = m_known.constFind(key);
    if (known == m_known.cend())
        known = m_known.insert(key, fatlas::isKnown(m_context.atlas(), subject));
    return *known;
}

void History::atlasReplaced()
{
    m_known.clear();
    refreshActions();
}

void History::refreshActions()
{
    for (const auto direction : {PlaceTrail::Back, PlaceTrail::Forward}) {
        const bool can = m_trail.canGo(direction, [this](const Place &place) { return isKnown(place); });
        m_actions[direction == PlaceTrail::Back ? "goBack" : "goForward"]->setEnabled(can);
    }
}

bool History::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::MouseButtonPress && event->type() != QEvent::MouseButtonDblClick)
        return QObject::eventFilter(watched, event);
    const Qt::MouseButton button = static_cast<QMouseEvent *>(event)->button();
    const auto *widget = qobject_cast<QWidget *>(watched);
    if ((button != Qt::BackButton && button != Qt::ForwardButton) || !widget || widget->window() != m_views.window())
        return QObject::eventFilter(watched, event);
    m_actions[button == Qt::BackButton ? "goBack" : "goForward"]->trigger();
    return true;
}

} // namespace fatlas
