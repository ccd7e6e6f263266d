// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>

namespace fatlas {

/// An icon of resources/icons drawn in `color` (half transparent when disabled), sharp at every size and scale. Unknown names give an empty icon.
[[nodiscard]] QIcon themedIcon(const QString &name, const QColor &color);

} // namespace fatlas
