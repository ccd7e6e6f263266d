// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/language.h"
#include "engines/textmeasure.h"

#include <QHash>

namespace fatlas {

class ViewContext;

/// Remembers how high texts are: headers and trees ask about all that they hold whenever something of it changes.
class TextHeights
{
public:
    explicit TextHeights(const ViewContext &context) : m_context(context) { }

    [[nodiscard]] double height(const QString &text, TextRole role, double width);

private:
    const ViewContext &m_context;
    QHash<std::pair<QString, std::pair<int, double>>, double> m_heights;
    /// What they hold for.
    double m_bodySize = 0;
    Language m_language = Language::English;
};

} // namespace fatlas
