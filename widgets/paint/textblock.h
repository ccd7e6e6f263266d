// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/matrix/matrixlayout.h"
#include "paint/paintcontext.h"

#include <QTextLayout>

class QPainter;

namespace fatlas {

/// A paragraph broken into lines: the one place where text is measured and drawn, so that both always agree. Advances are those of the
/// font's design, so a text breaks alike on every device. Chinese breaks between any two characters that typography allows, Latin at
/// words, a word that is too long anywhere. All sizes in logical units.
class TextBlock
{
public:
    /// `width` > 0 wraps; 0 leaves one line (line feeds in the text still break).
    TextBlock(const QString &text, const QFont &font, double lineHeight, double width);

    /// Width of the widest line with what a last letter may reach beyond its advance; height of all lines. An empty text has no size.
    [[nodiscard]] QSizeF size() const { return m_size; }
    [[nodiscard]] int lineCount() const { return m_layout.lineCount(); }
    /// The text of a line, without what was cut off.
    [[nodiscard]] QString lineText(int line) const;
    /// Draws into `rect` in the painter's pen; the alignment's horizontal part holds for every line.
    void draw(QPainter &painter, const QRectF &rect, Qt::Alignment alignment) const;

private:
    QTextLayout m_layout;
    double m_lineHeight;
    /// From the top of a line to its baseline.
    double m_baseline = 0;
    QSizeF m_size{0, 0};
};

/// Draws a placed text in the font of its role.
void drawText(QPainter &painter, const PlacedText &text, const PaintContext &context, const QColor &color);

/// The text, shortened to `lines` lines of `width` with "…" at the end where it is too long.
[[nodiscard]] QString elided(const QString &text, TextRole role, const PaintContext &context, double width, int lines = 1);

} // namespace fatlas
