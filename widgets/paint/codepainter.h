// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/code/codelayout.h"
#include "paint/pagepainter.h"

#include <QTextCharFormat>

namespace fatlas {

[[nodiscard]] ColorRole codeColorRole(CodeTone tone);
/// Colour, weight and slant of a tone: keywords and names that are defined are bold, comments slanted, so that colour is never alone.
[[nodiscard]] QTextCharFormat codeFormat(CodeTone tone, const Theme &theme);

/// Code side by side on as many pages as it needs.
class CodePages : public PagePainter
{
public:
    CodePages(const CodeSpec &spec, const QSizeF &pageSize, const PaintContext &context);

    [[nodiscard]] QSizeF pageSize() const override { return m_layout.pageSize; }
    [[nodiscard]] int pageCount() const override { return int(m_layout.pages.size()); }
    [[nodiscard]] QColor ground() const override { return m_context.theme->color(ColorRole::Surface); }
    void paintPage(QPainter &painter, int page) const override;

private:
    PaintContext m_context;
    CodeLayout m_layout;
};

} // namespace fatlas
