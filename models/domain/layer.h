// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/language.h"

#include <array>

namespace fatlas {

/// What kind of thing a framework is. Acceleration layers sit on top of a framework and are chosen together with one.
enum class Layer { General, Regional, Acceleration, Emerging, EcosystemLibrary, Deployment };

inline constexpr std::array allLayers{Layer::General,  Layer::Regional,         Layer::Acceleration,
                                      Layer::Emerging, Layer::EcosystemLibrary, Layer::Deployment};

/// The id used in knowledge files and on the command line, for example "ecosystem-library".
[[nodiscard]] QString layerId(Layer layer);
[[nodiscard]] std::optional<Layer> layerFromId(QStringView id);

/// A layer's name and explanation, from the knowledge base.
struct LayerInfo
{
    Layer layer = Layer::General;
    LocalizedText name;
    LocalizedText explanation;

    friend bool operator==(const LayerInfo &, const LayerInfo &) = default;
};

} // namespace fatlas
