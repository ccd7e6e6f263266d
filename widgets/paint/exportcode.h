// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/code/codespec.h"
#include "paint/exportviews.h"

namespace fatlas {

/// What code is written as, in the order in which it is offered.
inline constexpr std::array codeFormats{ExportFormat::Pdf, ExportFormat::Html, ExportFormat::Markdown, ExportFormat::Json};

/// The code side by side, in print colours. A format that is not among codeFormats is refused.
[[nodiscard]] Result<Done> writeCode(QIODevice &device, ExportFormat format, const CodeSpec &spec, const DocumentInfo &info);

} // namespace fatlas
