// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <array>
#include <optional>

namespace fatlas {

/// The id of a value of an enumeration whose values count up from 0, given the ids in that order.
template<class E, size_t N>
[[nodiscard]] QString enumId(const std::array<QStringView, N> &ids, E value)
{
    Q_ASSERT(size_t(value) < N);
    return ids[size_t(value)].toString();
}

/// The other way round; empty for what is no id.
template<class E, size_t N>
[[nodiscard]] std::optional<E> enumFromId(const std::array<QStringView, N> &ids, QStringView id)
{
    for (size_t i = 0; i < N; ++i) {
        if (ids[i] == id)
            return E(i);
    }
    return std::nullopt;
}

} // namespace fatlas
