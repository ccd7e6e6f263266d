// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/sqliteheader.h"

#include <QtEndian>

namespace fatlas {

std::optional<SqliteHeader> SqliteHeader::read(const QByteArray &start)
{
    if (start.size() < size || !start.startsWith(QByteArrayView("SQLite format 3\0", 16)))
        return std::nullopt;
    const auto number = [&](qsizetype offset) { return qFromBigEndian<quint32>(start.constData() + offset); };
    // Page sizes are powers of two; 65536 does not fit its two bytes and is written as 1.
    const quint16 written = qFromBigEndian<quint16>(start.constData() + 16);
    const qint64 pageSize = written == 1 ? 65536 : written;
    return SqliteHeader{number(68), int(number(60)), pageSize * qint64(number(28))};
}

} // namespace fatlas
