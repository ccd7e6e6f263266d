// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/layer.h"

namespace fatlas {

QString layerId(Layer layer)
{
    switch (layer) {
    case Layer::General: return QStringLiteral("general");
    case Layer::Regional: return QStringLiteral("regional");
    case Layer::Acceleration: return QStringLiteral("acceleration");
    case Layer::Emerging: return QStringLiteral("emerging");
    case Layer::EcosystemLibrary: return QStringLiteral("ecosystem-library");
    case Layer::Deployment: return QStringLiteral("deployment");
    }
    Q_UNREACHABLE();
}

std::optional<Layer> layerFromId(QStringView id)
{
    for (const Layer layer : allLayers) {
        if (layerId(layer) == id)
            return layer;
    }
    return std::nullopt;
}

} // namespace fatlas
