// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/code/codespec.h"

namespace fatlas {

/// Where an exported code comes from: provenance and filter in words, what is empty left out.
struct CodeOrigin
{
    QStringList lines;
    Language language = Language::English;
};

/// The code in fences, each step under its heading, so that it can be copied block by block. UTF-8.
[[nodiscard]] QByteArray codeToMarkdown(const CodeSpec &spec, const CodeOrigin &origin);
/// The version of the form of codeToJson(); raised when a key changes its meaning.
inline constexpr int codeJsonVersion = 1;
/// One object with sections, frameworks, their code line by line, and references. UTF-8.
[[nodiscard]] QByteArray codeToJson(const CodeSpec &spec, const CodeOrigin &origin);

} // namespace fatlas
