// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>
#include <QVariantMap>

#include <functional>

namespace fatlas {

class View;

/// The views in the middle of the window. A view is made when it is first shown, so that start-up pays for one view only.
class ViewStack : public QStackedWidget
{
    Q_OBJECT

public:
    explicit ViewStack(QWidget *parent = nullptr);

    void addView(const QString &id, std::function<View *()> make);
    /// Makes the view when there is none yet. The id must have been added.
    View *view(const QString &id);
    /// Null when the view was not made yet.
    [[nodiscard]] View *existing(const QString &id) const { return m_views.value(id, nullptr); }
    void show(const QString &id);
    [[nodiscard]] const QString &currentId() const { return m_currentId; }
    [[nodiscard]] View *currentView() const { return existing(m_currentId); }
    [[nodiscard]] bool knows(const QString &id) const { return m_makers.contains(id); }

    [[nodiscard]] QVariantMap state() const;
    /// Kept for views that are made later.
    void restore(const QVariantMap &state);

Q_SIGNALS:
    /// Before another view is made or shown.
    void currentViewAboutToChange();
    void currentViewChanged(const QString &id);
    /// The badge or status of a view changed.
    void summaryChanged(const QString &id);

private:
    QHash<QString, std::function<View *()>> m_makers;
    QHash<QString, View *> m_views;
    QVariantMap m_pendingState;
    QString m_currentId;
};

} // namespace fatlas
