// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <compare>
#include <optional>

namespace fatlas {

/// A date as exact as its source states it: a year, a month or a day. Month and day are 0 where they are not stated.
struct PartialDate
{
    int year = 0;
    int month = 0;
    int day = 0;

    [[nodiscard]] bool isNull() const { return year == 0; }
    /// "2026", "2026-08" or "2026-08-19": never more than is known.
    [[nodiscard]] QString toString() const;
    /// Reads the three forms of toString(). Year 1950–2099, month 1–12, day valid in that month; anything else is empty.
    [[nodiscard]] static std::optional<PartialDate> fromString(QStringView text);

    /// Ordered by time; a coarser date comes before a finer one of the same period.
    friend auto operator<=>(const PartialDate &, const PartialDate &) = default;
};

} // namespace fatlas
