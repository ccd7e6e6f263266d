// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/layerset.h"

namespace fatlas {

QStringList layerIds(const QSet<Layer> &layers)
{
    QStringList ids;
    for (const Layer layer : layers)
        ids += layerId(layer);
    ids.sort();
    return ids;
}

QSet<Layer> layersFromIds(const QStringList &ids)
{
    QSet<Layer> layers;
    for (const QString &id : ids) {
        if (const auto layer = layerFromId(id))
            layers.insert(*layer);
    }
    return layers;
}

} // namespace fatlas
