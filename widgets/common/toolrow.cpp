// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/toolrow.h"

#include "common/icons.h"
#include "common/viewcontext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScopedValueRollback>

namespace fatlas {

namespace {

constexpr char iconProperty[] = "fatlasIcon";
/// Of a button that showed a text beside its icon when it was first seen.
constexpr char labelProperty[] = "fatlasLabel";

} // namespace

ToolRow::ToolRow(ViewContext &context, QWidget *parent) : QWidget(parent), m_context(context), m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(12, 6, 12, 6);
    m_layout->setSpacing(6);
    // The row says itself how narrow it can be.
    m_layout->setSizeConstraint(QLayout::SetNoConstraint);
    connect(&m_context, &ViewContext::themeChanged, this, &ToolRow::recolor);
}

void ToolRow::addWidget(QWidget *widget, int stretch)
{
    m_layout->addWidget(widget, stretch);
}

void ToolRow::addStretch()
{
    m_layout->addStretch(1);
}

QToolButton *ToolRow::addButton(const QString &name, const QString &icon, Qt::ToolButtonStyle style)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setProperty(iconProperty, icon);
    button->setToolButtonStyle(style);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setIcon(themedIcon(icon, m_context.theme().color(ColorRole::Text)));
    m_layout->addWidget(button);
    return button;
}

void ToolRow::describe(QToolButton *button, const QString &text, const QString &toolTip)
{
    button->setText(text);
    button->setToolTip(toolTip.isEmpty() ? text : toolTip);
    button->setAccessibleName(text);
}

QList<QToolButton *> ToolRow::labelled() const
{
    QList<QToolButton *> buttons;
    for (int i = 0; i < m_layout->count(); ++i) {
        auto *button = qobject_cast<QToolButton *>(m_layout->itemAt(i)->widget());
        if (!button)
            continue;
        if (button->toolButtonStyle() == Qt::ToolButtonTextBesideIcon)
            button->setProperty(labelProperty, true);
        if (button->property(labelProperty).toBool())
            buttons.append(button);
    }
    return buttons;
}

QSize ToolRow::minimumSizeHint() const
{
    QSize least = m_layout->minimumSize();
    for (const QToolButton *button : labelled()) {
        if (!button->isHidden() && button->toolButtonStyle() == Qt::ToolButtonTextBesideIcon)
            least.rwidth() -= button->fontMetrics().horizontalAdvance(button->text());
    }
    return least;
}

void ToolRow::fit()
{
    const QScopedValueRollback guard(m_isFitting, true);
    const QList<QToolButton *> buttons = labelled();
    for (QToolButton *button : buttons)
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_layout->invalidate();
    for (auto button = buttons.crbegin(); button != buttons.crend() && m_layout->minimumSize().width() > width(); ++button) {
        (*button)->setToolButtonStyle(Qt::ToolButtonIconOnly);
        m_layout->invalidate();
    }
    m_layout->activate();
}

bool ToolRow::event(QEvent *event)
{
    const bool isHandled = QWidget::event(event);
    if (!m_isFitting && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show))
        fit();
    return isHandled;
}

void ToolRow::recolor()
{
    for (QToolButton *button : findChildren<QToolButton *>()) {
        const QString icon = button->property(iconProperty).toString();
        if (!icon.isEmpty())
            button->setIcon(themedIcon(icon, m_context.theme().color(ColorRole::Text)));
    }
}

} // namespace fatlas
