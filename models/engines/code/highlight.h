// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/sample.h"

namespace fatlas {

/// What a stretch of code is. Decorators have their sign in front ("@jax.jit"), definitions are names behind "def", "class" and the like,
/// calls are names before a bracket.
enum class CodeTone { Plain, Keyword, String, Comment, Number, Decorator, Definition, Call };

/// A stretch of a line in one tone.
struct CodeSpan
{
    qsizetype start = 0;
    qsizetype length = 0;
    CodeTone tone = CodeTone::Plain;

    friend bool operator==(const CodeSpan &, const CodeSpan &) = default;
};

using CodeSpans = QList<CodeSpan>;

/// The stretches of each line, one after the other without gaps; an empty line has none. Strings with three quotes reach over lines. Takes
/// any text: what is not closed ends with the line, or with the text.
[[nodiscard]] QList<CodeSpans> highlightCode(const QStringList &lines, CodeLanguage language);

/// The names in a code by which one looks for it: those of more than one word ("zero_grad", "NamedSharding"), each once in the order of first
/// use, without what the code defines itself.
[[nodiscard]] QStringList codeNames(const QStringList &lines, CodeLanguage language);

} // namespace fatlas
