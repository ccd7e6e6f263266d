// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/savedviews.h"

#include <QToolButton>

#include <functional>

class QActionGroup;
class QMenu;

namespace fatlas {

class View;
class ViewContext;
struct TextQuestion;

/// What a saved view holds besides the state of the view.
enum class SavedParts { View, ViewAndLayers };

/// A button with a menu of the saved views of a view: one click shows what was saved; others save, rename and remove. Out of sight where the
/// context has nothing to save to.
class SavedViewButton : public QToolButton
{
    Q_OBJECT

public:
    SavedViewButton(ViewContext &context, View &view, SavedParts parts, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void recolor();
    void rebuild();
    /// Adds an entry a saved view; `act` is called with its name.
    QList<QAction *> addNames(QMenu &menu, const QString &prefix, const std::function<void(const QString &)> &act);
    /// Ticks what is shown now.
    void tick();
    [[nodiscard]] QString viewId() const;
    [[nodiscard]] QVariantMap state() const;
    void show(const QString &name);
    void save();
    void rename(const QString &name);
    void remove(const QString &name);
    [[nodiscard]] static QString nameLabel();
    /// Asks for a name; one that another view has needs a confirmation. Empty where the user stays away from it. `own` is what is renamed.
    [[nodiscard]] QString askName(const TextQuestion &question, const QString &own = {});
    void tell(const QString &title, const Result<Done> &result);

    ViewContext &m_context;
    View &m_view;
    SavedParts m_parts;
    SavedViews *m_saved;
    QActionGroup *m_shown;
    QMenu *m_renaming;
    QMenu *m_removing;
    /// What was shown or saved last: its name is offered when the view is saved again.
    QString m_last;
};

} // namespace fatlas
