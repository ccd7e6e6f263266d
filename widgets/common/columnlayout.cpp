// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/columnlayout.h"

#include <QSet>

#include <algorithm>

namespace fatlas {

namespace {

constexpr int leastWidth = 24;
constexpr int mostWidth = 4000;
const QString orderKey = QStringLiteral("order");
const QString hiddenKey = QStringLiteral("hidden");
const QString pinnedKey = QStringLiteral("pinned");
const QString widthsKey = QStringLiteral("widths");

/// `order` with those of `columns` that it lacks, each behind its predecessor.
QStringList completed(QStringList order, const QStringList &columns)
{
    qsizetype place = 0;
    for (const QString &column : columns) {
        const qsizetype known = order.indexOf(column);
        if (known < 0)
            order.insert(place, column);
        place = (known < 0 ? place : known) + 1;
    }
    return order;
}

} // namespace

QStringList ColumnLayout::ordered(const QStringList &columns) const
{
    QStringList order = columns;
    if (!m_order.isEmpty()) {
        const QSet<QString> present(columns.cbegin(), columns.cend());
        order = completed(m_order, columns);
        order.removeIf([&present](const QString &column) { return !present.contains(column); });
    }
    std::stable_partition(order.begin(), order.end(), [this](const QString &column) { return isPinned(column); });
    return order;
}

QStringList ColumnLayout::shown(const QStringList &columns) const
{
    const QStringList order = ordered(columns);
    QStringList shown;
    std::copy_if(order.cbegin(), order.cend(), std::back_inserter(shown),
                 [this](const QString &column) { return !m_hidden.contains(column); });
    return shown.isEmpty() ? order.mid(0, 1) : shown;
}

bool ColumnLayout::setShown(const QString &column, bool isShown, const QStringList &columns)
{
    if (isShown) {
        m_hidden.removeAll(column);
        return true;
    }
    if (shown(columns) == QStringList{column})
        return false;
    if (!m_hidden.contains(column))
        m_hidden.append(column);
    return true;
}

void ColumnLayout::setPinned(const QString &column, bool isPinned)
{
    m_pinned.removeAll(column);
    if (isPinned)
        m_pinned.append(column);
}

void ColumnLayout::move(const QString &column, qsizetype place, const QStringList &columns)
{
    QStringList order = ordered(columns);
    const qsizetype from = order.indexOf(column);
    if (from < 0)
        return;
    const auto pins = std::count_if(order.cbegin(), order.cend(), [this](const QString &id) { return isPinned(id); });
    order.move(from, std::clamp<qsizetype>(place, 0, order.size() - 1));
    setPinned(column, order.indexOf(column) < pins);
    // Those that are not there now stay behind the column that they stood behind.
    m_order = completed(order, m_order);
}

void ColumnLayout::setWidth(const QString &column, int width)
{
    if (width > 0)
        m_widths.insert(column, std::clamp(width, leastWidth, mostWidth));
    else
        m_widths.remove(column);
}

QVariantMap ColumnLayout::toMap() const
{
    QVariantMap map;
    if (!m_order.isEmpty())
        map.insert(orderKey, m_order);
    if (!m_hidden.isEmpty())
        map.insert(hiddenKey, m_hidden);
    if (!m_pinned.isEmpty())
        map.insert(pinnedKey, m_pinned);
    QVariantMap widths;
    for (auto width = m_widths.cbegin(); width != m_widths.cend(); ++width)
        widths.insert(width.key(), *width);
    if (!widths.isEmpty())
        map.insert(widthsKey, widths);
    return map;
}

ColumnLayout ColumnLayout::fromMap(const QVariantMap &map)
{
    ColumnLayout layout;
    layout.m_order = map.value(orderKey).toStringList();
    layout.m_order.removeDuplicates();
    layout.m_hidden = map.value(hiddenKey).toStringList();
    layout.m_pinned = map.value(pinnedKey).toStringList();
    const QVariantMap widths = map.value(widthsKey).toMap();
    for (auto width = widths.cbegin(); width != widths.cend(); ++width)
        layout.setWidth(width.key(), width->toInt());
    return layout;
}

} // namespace fatlas
