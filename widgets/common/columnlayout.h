// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>
#include <QVariantMap>

namespace fatlas {

/// What somebody arranged of a table's columns, by their stable ids. It keeps what it knows of columns that are not there now, so that
/// they come back as they were; columns that it does not know stand behind the one that is before them in the model.
class ColumnLayout
{
public:
    /// All of `columns`, hidden ones too, in the order shown: pinned ones first.
    [[nodiscard]] QStringList ordered(const QStringList &columns) const;
    /// The same without the hidden ones. Never empty where there are columns: were all hidden, the first is shown.
    [[nodiscard]] QStringList shown(const QStringList &columns) const;
    [[nodiscard]] bool isPinned(const QString &column) const { return m_pinned.contains(column); }
    /// In pixels; 0 where nobody chose one.
    [[nodiscard]] int width(const QString &column) const { return m_widths.value(column); }

    /// False where it would hide the last one shown.
    bool setShown(const QString &column, bool isShown, const QStringList &columns);
    void showAll() { m_hidden.clear(); }
    void setPinned(const QString &column, bool isPinned);
    /// To a place in ordered(). Among the pinned ones it is pinned from then on, behind them it is not.
    void move(const QString &column, qsizetype place, const QStringList &columns);
    /// 0: as wide as the table thinks fit.
    void setWidth(const QString &column, int width);

    /// Empty where nothing was arranged.
    [[nodiscard]] QVariantMap toMap() const;
    [[nodiscard]] static ColumnLayout fromMap(const QVariantMap &map);

    friend bool operator==(const ColumnLayout &, const ColumnLayout &) = default;

private:
    /// Empty until a column is moved.
    QStringList m_order;
    QStringList m_hidden;
    QStringList m_pinned;
    QHash<QString, int> m_widths;
};

} // namespace fatlas
