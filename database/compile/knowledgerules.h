// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compile/check.h"
#include "compile/schemaset.h"

namespace fatlas {

/// The rules that a schema cannot state, for one file. Values of a wrong type are passed over: the schema check reports them.
/// `context` holds everything that the file may refer to.
[[nodiscard]] QList<Error> checkRules(const QString &kind, const nlohmann::json &schema, const nlohmann::json &document, const QString &name,
                                      const CheckContext &context);

} // namespace fatlas
