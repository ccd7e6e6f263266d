// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantMap>
#include <QWidget>

namespace fatlas {

class ViewContext;
struct Subject;

/// A view fills the middle of the window. Views know their context and no other view.
class View : public QWidget
{
    Q_OBJECT

public:
    explicit View(ViewContext &context, QWidget *parent = nullptr);

    /// Hands out what is shown.
    virtual void exportView() { }
    [[nodiscard]] virtual bool canExport() const { return false; }
    /// Puts the keyboard into the view's filter, or into the view itself.
    virtual void focusFilter() { setFocus(); }
    /// "7/9" beside the view's name in the navigation: what the filter leaves of all. Empty when nothing is hidden.
    [[nodiscard]] virtual QString badge() const { return {}; }
    /// Shown in the status bar, for example "7 of 9 frameworks, 2 hidden". May be empty.
    [[nodiscard]] virtual QString statusText() const { return {}; }
    /// What the next start of the program should find again.
    [[nodiscard]] virtual QVariantMap state() const { return {}; }
    /// Takes states of other versions, too: what it does not know is left alone, what is missing is as in a new view.
    virtual void restore(const QVariantMap & /*state*/) { }
    /// Selects what is shown of a subject, without changing what is shown.
    virtual void reveal(const Subject & /*subject*/) { }

Q_SIGNALS:
    /// badge() or statusText() changed.
    void summaryChanged();

protected:
    /// Sets every text. Called once after construction by the subclass and on each change of language.
    virtual void retranslate() = 0;
    /// The knowledge changed.
    virtual void atlasReplaced() { retranslate(); }
    /// Colours changed.
    virtual void rethemed() { update(); }
    /// A view that is out of sight hears of a change of language, theme or knowledge when it is shown next: the switch pays for what is seen only.
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

    [[nodiscard]] ViewContext &context() const { return m_context; }

private:
    ViewContext &m_context;
    bool m_isLanguageStale = false;
    bool m_isThemeStale = false;
    bool m_isAtlasStale = false;
};

} // namespace fatlas
