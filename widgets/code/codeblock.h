// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/code/codespec.h"
#include "paint/paintcontext.h"

#include <QPlainTextEdit>

namespace fatlas {

class CodeColors;

/// Code to read, select and copy: as tall as its lines, scrolling sideways, with muted numbers. Looks up what a line means in the spec.
class CodeBlock : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit CodeBlock(QWidget *parent = nullptr);

    void setCode(const CodeCell &cell, const PaintContext &context);
    /// Marks what was found in this code; the one that is looked at stands out and is scrolled to sideways.
    void setMarks(const QList<CodePlace> &places, const CodePlace *current);
    /// Where a line stands, in this widget.
    [[nodiscard]] QRect lineRect(qsizetype line) const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitHeight();
    void placeNumbers();
    [[nodiscard]] QTextCursor cursorAt(const CodePlace &place) const;

    PaintContext m_paint;
    CodeColors *m_colors;
    QWidget *m_numbers;
};

} // namespace fatlas
