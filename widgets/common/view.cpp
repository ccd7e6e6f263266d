// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/view.h"

#include "common/viewcontext.h"

#include <QEvent>

namespace fatlas {

View::View(ViewContext &context, QWidget *parent) : QWidget(parent), m_context(context)
{
    connect(&m_context, &ViewContext::themeChanged, this, [this] { rethemed(); });
}

void View::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace fatlas
