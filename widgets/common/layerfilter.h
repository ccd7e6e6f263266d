// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace fatlas {

class ViewContext;

/// A button with a menu of the layers: unticked ones are hidden everywhere (it changes the session).
class LayerFilter : public QToolButton
{
    Q_OBJECT

public:
    explicit LayerFilter(ViewContext &context, QWidget *parent = nullptr);

    /// Names the layers and the button in the current language and colours.
    void refresh();

private:
    void rebuild();

    ViewContext &m_context;
};

} // namespace fatlas
