// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/placetrail.h"

#include <QHash>
#include <QObject>
#include <QTimer>

namespace fatlas {

class ActionSet;
class ViewContext;
class ViewStack;

/// Back and forward through what was looked at while the program runs. Another view is a new place at once. Another subject is a new place,
/// too, but while it does not stay for settleTime, the next one takes its place: who walks through rows with the arrow keys finds the row where
/// the walk ended. Going back and forward makes no places, and layers that are hidden stay hidden: they belong to no place.
class History : public QObject
{
    Q_OBJECT

public:
    /// In milliseconds.
    static constexpr int settleTime = 700;

    /// Takes over the actions "goBack" and "goForward" and the buttons of the mouse that say the same.
    History(ViewStack &views, ViewContext &context, const ActionSet &actions);

    /// For who cannot wait.
    void setSettleTime(int milliseconds) { m_settling.setInterval(milliseconds); }
    /// Everything that `move` does is one step. Where the view stays the same, the place that is left is remembered as it was before.
    void jump(const std::function<void()> &move);
    void go(PlaceTrail::Direction direction);
    /// What is looked at has stayed for long enough: the next subject is a place of its own.
    void settle();
    [[nodiscard]] const PlaceTrail &trail() const { return m_trail; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void viewChanged();
    void subjectChanged();
    /// The state of the place that is being left may be another than when it was come to.
    void leave();
    void show(const Place &place);
    [[nodiscard]] Place here() const;
    [[nodiscard]] bool isKnown(const Place &place) const;
    void atlasReplaced();
    void refreshActions();

    ViewStack &m_views;
    ViewContext &m_context;
    const ActionSet &m_actions;
    PlaceTrail m_trail;
    QTimer m_settling;
    /// What was asked of the atlas already: some answers take a walk over all of it.
    mutable QHash<QStringList, bool> m_known;
    /// While it moves by itself nothing is recorded.
    bool m_isMoving = false;
    /// A view that is made only now may select something before it is there.
    bool m_isChanging = false;
};

} // namespace fatlas
