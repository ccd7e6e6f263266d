// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/columnlayout.h"

#include <QObject>

class QMenu;
class QPoint;
class QTableView;

namespace fatlas {

class CheckMenu;
class PinnedColumns;
class ViewContext;

/// Lets people hide, show, order, size and pin the columns of a table: with the mouse in its header, and in menus that the keyboard reaches
/// (the menu key in the table asks about the current column). It alone sizes and orders the table's sections from then on.
class ColumnArrangement : public QObject
{
    Q_OBJECT

public:
    /// `table` has its model, selection, delegate and horizontal header already and scrolls by pixels.
    ColumnArrangement(ViewContext &context, QTableView &table);

    /// Stable ids of the model's columns in the model's order: to be called when the model was filled. What was arranged stays by id.
    void setColumns(const QStringList &ids);
    /// What reset() comes back to, for example with the first column pinned.
    void setDefaultLayout(const ColumnLayout &layout);
    /// Of every column in the model's order, in pixels, for those that nobody has sized.
    void setDefaultWidths(const QList<int> &widths);

    /// The model's columns that are shown, in the order shown.
    [[nodiscard]] QList<int> shownSections() const;
    [[nodiscard]] QStringList shownColumns() const { return m_layout.shown(m_columns); }
    [[nodiscard]] bool isShown(int section) const;
    [[nodiscard]] bool isPinned(int section) const;
    /// 0 where nobody has sized it.
    [[nodiscard]] int chosenWidth(int section) const;

    void setShown(int section, bool isShown);
    void setPinned(int section, bool isPinned);
    /// By places of those shown; negative: to the left.
    void move(int section, int by);
    /// 0: the default width.
    void setWidth(int section, int width);
    void showAll();
    void reset();
    [[nodiscard]] bool isDefault() const { return m_layout == m_default; }

    /// All columns to tick, to show all and to reset, for a button of the view.
    [[nodiscard]] QMenu *menu() const;
    /// Everything that can be done with one column.
    void showColumnMenu(int section, const QPoint &globalPosition);

    /// Empty where nothing was arranged. Takes a map of other columns, too: those that do not exist are kept for when they come.
    [[nodiscard]] QVariantMap state() const;
    void restore(const QVariantMap &state);

Q_SIGNALS:
    /// Columns were shown, hidden, moved, sized or pinned by somebody.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void followHeader();
    void apply();
    void arrange(const ColumnLayout &layout);
    void fillMenu();
    void refreshMenu();
    void fillColumnMenu(QMenu &menu, int section);
    [[nodiscard]] QString title(int section) const;

    QTableView &m_table;
    PinnedColumns *m_pins;
    CheckMenu *m_menu;
    QStringList m_columns;
    QHash<QString, int> m_sections;
    QList<int> m_defaultWidths;
    ColumnLayout m_default;
    ColumnLayout m_layout;
    bool m_isApplying = false;
};

} // namespace fatlas
