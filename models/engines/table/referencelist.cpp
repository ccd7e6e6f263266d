// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/referencelist.h"

namespace fatlas {

int ReferenceList::numberOf(const SourceId &source)
{
    auto known = m_numbers.constFind(source);
    if (known == m_numbers.constEnd()) {
        m_order.append(source);
        known = m_numbers.insert(source, int(m_order.size()));
    }
    return *known;
}

QList<int> ReferenceList::numbersOf(const QList<SourceId> &sources)
{
    QList<int> numbers;
    for (const SourceId &source : sources)
        numbers.append(numberOf(source));
    return numbers;
}

QList<TableReference> ReferenceList::lines(const Atlas &atlas, Language language) const
{
    QList<TableReference> lines;
    for (const SourceId &source : m_order)
        lines.append(tableReference(atlas, source, language));
    return lines;
}

} // namespace fatlas
