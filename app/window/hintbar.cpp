// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/hintbar.h"

#include "common/icons.h"
#include "common/viewcontext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace fatlas {

HintBar::HintBar(ViewContext &context, QWidget *parent)
    : QFrame(parent), m_context(context), m_text(new QLabel(this)), m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("hintBar"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 6, 8, 6);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_close->setObjectName(QStringLiteral("dismissHint"));
    m_close->setAutoRaise(true);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, this, &HintBar::dismissed);
    connect(&m_context, &ViewContext::themeChanged, this, &HintBar::recolor);
    retranslate();
    recolor();
}

void HintBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void HintBar::retranslate()
{
    m_text->setText(
        tr("Point at a framework to read its ratings, click it to see what they rest on. Ctrl+K searches everything, F1 lists all keys."));
    m_close->setToolTip(tr("Do not show this again"));
    m_close->setAccessibleName(tr("Do not show this again"));
}

void HintBar::recolor()
{
    m_close->setIcon(themedIcon(QStringLiteral("close"), m_context.theme().color(ColorRole::Text)));
}

} // namespace fatlas
