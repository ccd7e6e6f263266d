// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/partialdate.h"

#include <QDate>

namespace fatlas {

namespace {

std::optional<int> number(QStringView text)
{
    int value = 0;
    for (const QChar c : text) {
        if (c < u'0' || c > u'9')
            return std::nullopt;
        value = value * 10 + (c.unicode() - u'0');
    }
    return value;
}

} // namespace

QString PartialDate::toString() const
{
    if (isNull())
        return {};
    QString text = QStringLiteral("%1").arg(year, 4, 10, QLatin1Char('0'));
    if (month > 0)
        text += QStringLiteral("-%1").arg(month, 2, 10, QLatin1Char('0'));
    if (month > 0 && day > 0)
        text += QStringLiteral("-%1").arg(day, 2, 10, QLatin1Char('0'));
    return text;
}

std::optional<PartialDate> PartialDate::fromString(QStringView text)
{
    // By place rather than by splitting: thousands of dates are read at every start.
    constexpr qsizetype yearOnly = 4;
    constexpr qsizetype withMonth = 7;
    constexpr qsizetype withDay = 10;
    if (text.size() != yearOnly && text.size() != withMonth && text.size() != withDay)
        return std::nullopt;
    PartialDate date;
    const auto year = number(text.first(4));
    if (!year || *year < 1950 || *year > 2099)
        return std::nullopt;
    date.year = *year;
    if (text.size() > yearOnly) {
        const auto month = number(text.sliced(5, 2));
        if (text[4] != u'-' || !month || *month < 1 || *month > 12)
            return std::nullopt;
        date.month = *month;
    }
    if (text.size() > withMonth) {
        const auto day = number(text.sliced(8, 2));
        if (text[7] != u'-' || !day || !QDate::isValid(date.year, date.month, *day))
            return std::nullopt;
        date.day = *day;
    }
    return date;
}

} // namespace fatlas
