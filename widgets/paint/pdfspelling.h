// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

class QPDF;
class QPDFObjectHandle;

namespace fatlas {

/// Every font of the pages once, in an order that depends on the pages alone.
[[nodiscard]] std::vector<QPDFObjectHandle> fontsOf(QPDF &pdf);

/// Makes the text of a PDF that Qt wrote read as it was written. Qt asks the font which character a glyph stands for, and gets one that
/// nobody wrote where a font draws two with one glyph (用 U+7528 and the radical U+2F64, blank and tab), the ligature for "fi", and no
/// answer at all for glyphs that stand only in certain company (the digits beside Latin letters in Noto Sans CJK): a search in the PDF then
/// finds nothing. `texts` are the runs in the order of drawing, one for each text object; where they do not match, Qt's answers stay,
/// radicals and ligatures decomposed. Throws what qpdf throws.
void respell(QPDF &pdf, const QStringList &texts);

} // namespace fatlas
