// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/textheights.h"

#include "common/viewcontext.h"

namespace fatlas {

namespace {

constexpr qsizetype mostRemembered = 10000;

} // namespace

double TextHeights::height(const QString &text, TextRole role, double width)
{
    const PaintContext context = m_context.paintContext();
    if (m_bodySize != context.bodySize || m_language != context.language || m_heights.size() >= mostRemembered) {
        m_heights.clear();
        m_bodySize = context.bodySize;
        m_language = context.language;
    }
    const std::pair key{text, std::pair{int(role), width}};
    if (const auto known = m_heights.constFind(key); known != m_heights.cend())
        return *known;
    return *m_heights.insert(key, context.measure()(text, role, width).height());
}

} // namespace fatlas
