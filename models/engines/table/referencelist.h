// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/table/tablespec.h"

#include <QHash>

namespace fatlas {

/// Numbers sources in the order in which a printed table mentions them, starting with 1.
class ReferenceList
{
public:
    [[nodiscard]] int numberOf(const SourceId &source);
    [[nodiscard]] QList<int> numbersOf(const QList<SourceId> &sources);
    [[nodiscard]] bool isEmpty() const { return m_order.isEmpty(); }
    [[nodiscard]] QList<TableReference> lines(const Atlas &atlas, Language language) const;

private:
    QHash<SourceId, int> m_numbers;
    QList<SourceId> m_order;
};

} // namespace fatlas
