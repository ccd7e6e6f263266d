// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <array>
#include <optional>

namespace fatlas {

/// Whether every token passes all of a model (dense) or a choice of experts (mixture of experts).
enum class ModelKind { Dense, MixtureOfExperts };

inline constexpr std::array allModelKinds{ModelKind::Dense, ModelKind::MixtureOfExperts};

/// The id used in knowledge files: "dense" or "moe".
[[nodiscard]] QString modelKindId(ModelKind kind);
[[nodiscard]] std::optional<ModelKind> modelKindFromId(QStringView id);

} // namespace fatlas
