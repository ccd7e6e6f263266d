// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/partialdate.h"

#include <QDate>
#include <QStringList>

namespace fatlas {

namespace {

std::optional<int> number(QStringView text, qsizetype digits)
{
    if (text.size() != digits)
        return std::nullopt;
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
    const auto parts = text.split(u'-');
    if (parts.size() > 3)
        return std::nullopt;
    PartialDate date;
    const auto year = number(parts[0], 4);
    if (!year || *year < 1950 || *year > 2099)
        return std::nullopt;
    date.year = *year;
    if (parts.size() > 1) {
        const auto month = number(parts[1], 2);
        if (!month || *month < 1 || *month > 12)
            return std::nullopt;
        date.month = *month;
    }
    if (parts.size() > 2) {
        const auto day = number(parts[2], 2);
        if (!day || !QDate::isValid(date.year, date.month, *day))
            return std::nullopt;
        date.day = *day;
    }
    return date;
}

} // namespace fatlas
