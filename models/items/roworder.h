// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QVariant>

namespace fatlas {

/// The places of the keys in their order, equal ones as listed. Numbers stand before texts, which the current locale orders, and invalid ones last, both
/// ways.
[[nodiscard]] QList<int> orderedByKeys(const QList<QVariant> &keys, Qt::SortOrder direction);

} // namespace fatlas
