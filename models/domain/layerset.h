// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/layer.h"

#include <QSet>
#include <QStringList>

namespace fatlas {

/// As settings keep a set of layers: their ids, sorted.
[[nodiscard]] QStringList layerIds(const QSet<Layer> &layers);
/// Unknown ids are left out.
[[nodiscard]] QSet<Layer> layersFromIds(const QStringList &ids);

} // namespace fatlas
