// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>

#include <array>
#include <span>

namespace fatlas {

class Theme;

/// One action, declared once. Texts are marked for translation and translated when an ActionSet is told to.
struct ActionSpec
{
    /// Stable id, also the object name.
    const char *id;
    const char *text;
    /// Status tip and tooltip.
    const char *hint;
    /// Name in resources/icons; may be null.
    const char *icon;
    /// Default keys in portable form, several separated by "; ".
    const char *keys;
    bool checkable;
};

/// The views in the order of the work; the id of a view is the id of the action that shows it.
inline constexpr std::array viewIds{"viewMatrix", "viewTable",  "viewCompare", "viewProfile", "viewCatalogue",
                                    "viewCode",   "viewClaims", "viewSources", "viewGlossary"};

/// What the command line calls the views: "matrix" for "viewMatrix".
[[nodiscard]] QStringList viewWords();

/// All actions of the main window.
[[nodiscard]] std::span<const ActionSpec> actionTable();

/// The actions of one window, made from the table.
class ActionSet : public QObject
{
    Q_OBJECT

public:
    explicit ActionSet(QObject *parent = nullptr);

    /// The id must be in the table.
    [[nodiscard]] QAction *operator[](const char *id) const;
    [[nodiscard]] QList<QAction *> all() const { return m_ordered; }
    void retranslate();
    void recolor(const Theme &theme);

private:
    QHash<QString, QAction *> m_actions;
    QList<QAction *> m_ordered;
};

} // namespace fatlas
