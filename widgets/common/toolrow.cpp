// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/toolrow.h"

#include "common/icons.h"
#include "common/viewcontext.h"

#include <QHBoxLayout>

namespace fatlas {

namespace {

constexpr char iconProperty[] = "fatlasIcon";

} // namespace

ToolRow::ToolRow(ViewContext &context, QWidget *parent) : QWidget(parent), m_context(context), m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(12, 6, 12, 6);
    m_layout->setSpacing(6);
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

void ToolRow::recolor()
{
    for (QToolButton *button : findChildren<QToolButton *>()) {
        const QString icon = button->property(iconProperty).toString();
        if (!icon.isEmpty())
            button->setIcon(themedIcon(icon, m_context.theme().color(ColorRole::Text)));
    }
}

} // namespace fatlas
