// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/search/gramsketch.h"

namespace fatlas {

QList<quint32> gramsOf(QStringView text)
{
    QList<quint32> grams;
    forEachGram(text, [&grams](quint32 gram) { grams.append(gram); });
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
