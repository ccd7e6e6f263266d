// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/viewcontext.h"

#include "common/exportrunner.h"

#include <QFontInfo>
#include <QGuiApplication>

namespace fatlas {

double bodySizeOf(const QFont &font)
{
    return std::max(12.0, double(QFontInfo(font).pixelSize()));
}

ViewContext::ViewContext(Atlas atlas, Session &session, Dialogs &dialogs, QObject *parent)
    : QObject(parent), m_atlas(std::move(atlas)), m_session(session), m_dialogs(dialogs), m_exports(std::make_unique<ExportRunner>(dialogs))
{
}

ViewContext::~ViewContext() = default;

PaintContext ViewContext::paintContext() const
{
    PaintContext context;
    context.theme = m_theme;
    context.language = m_language;
    context.bodySize = bodySizeOf(QGuiApplication::font());
    return context;
}

void ViewContext::setAtlas(const Atlas &atlas)
{
    m_atlas = atlas;
    Q_EMIT atlasChanged();
}

void ViewContext::setTheme(const Theme &theme)
{
    if (m_theme == &theme)
        return;
    m_theme = &theme;
    Q_EMIT themeChanged();
}

} // namespace fatlas
