// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace fatlas {

class ActionSet;
class ViewContext;

/// The sidebar: the views in the order of the work, each with its icon and, when a filter is on, what it leaves.
class Navigation : public QListWidget
{
    Q_OBJECT

public:
    Navigation(ViewContext &context, ActionSet &actions, QWidget *parent = nullptr);

    void setCurrentView(const QString &actionId);
    void setBadge(const QString &actionId, const QString &badge);
    void setCollapsed(bool collapsed);
    [[nodiscard]] bool isCollapsed() const { return m_collapsed; }
    /// Texts, icons and colours anew.
    void refresh();

    [[nodiscard]] QSize sizeHint() const override;

private:
    void addHeading(const char *text);
    void addView(const char *actionId);
    [[nodiscard]] QListWidgetItem *itemOf(const QString &actionId) const;

    ViewContext &m_context;
    ActionSet &m_actions;
    bool m_collapsed = false;
};

} // namespace fatlas
