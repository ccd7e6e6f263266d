// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/search/gramsketch.h"

namespace fatlas {

namespace {

/// Scatters numbers that lie near one another, as those of letters do.
quint32 scattered(quint32 number)
{
    constexpr quint32 golden = 0x9e3779b1;
    number *= golden;
    return number ^ number >> 15;
}

} // namespace

QList<quint32> gramsOf(QStringView text)
{
    QList<quint32> grams;
    grams.reserve(2 * text.size());
    char16_t before = 0;
    for (const QChar each : text) {
        // Half a character cannot be folded by itself. To know less of a text is no fault.
        if (each.isSurrogate()) {
            before = 0;
            continue;
        }
        const char16_t letter = each.toCaseFolded().unicode();
        grams.append(scattered(letter));
        if (before != 0)
            grams.append(scattered(quint32(before) << 16 | letter));
        before = letter;
    }
    return grams;
}

void TableSketch::reset(int rows, int columns)
{
    m_columns = columns;
    m_known = 0;
    m_rows.clear();
    m_cells.clear();
    m_rows.resize(rows);
    m_cells.resize(qsizetype(rows) * columns);
}

} // namespace fatlas
