// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace fatlas {

class ViewContext;

/// A button with a menu of all frameworks, in which those of the session's comparison are ticked. When as many are ticked as can be compared,
/// the others wait.
class FrameworkPicker : public QToolButton
{
    Q_OBJECT

public:
    explicit FrameworkPicker(ViewContext &context, QWidget *parent = nullptr);

    /// Names in the current language, colours, what is ticked.
    void refresh();

private:
    void rebuild();

    ViewContext &m_context;
};

} // namespace fatlas
