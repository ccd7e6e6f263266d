// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/view.h"

#include "common/viewcontext.h"

#include <QEvent>

#include <utility>

namespace fatlas {

View::View(ViewContext &context, QWidget *parent) : QWidget(parent), m_context(context)
{
    connect(&m_context, &ViewContext::themeChanged, this, [this] {
        m_isThemeStale = !isVisible();
        if (!m_isThemeStale)
            rethemed();
    });
    connect(&m_context, &ViewContext::atlasChanged, this, [this] {
        m_isAtlasStale = !isVisible();
        if (!m_isAtlasStale)
            atlasReplaced();
    });
}

void View::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_isLanguageStale = !isVisible();
    if (!m_isLanguageStale)
        retranslate();
}

void View::showEvent(QShowEvent *event)
{
    if (std::exchange(m_isThemeStale, false))
        rethemed();
    if (std::exchange(m_isLanguageStale, false))
        retranslate();
    if (std::exchange(m_isAtlasStale, false))
        atlasReplaced();
    QWidget::showEvent(event);
}

} // namespace fatlas
