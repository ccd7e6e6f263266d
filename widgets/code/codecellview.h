// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/code/codespec.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace fatlas {

class CodeBlock;
class ViewContext;

/// One step of the task with one framework: its code with a button that copies it, or why there is none; what to notice.
class CodeCellView : public QWidget
{
    Q_OBJECT

public:
    CodeCellView(ViewContext &context, QWidget *parent = nullptr);

    void setCell(const CodeColumn &column, const QString &section, const CodeCell &cell);
    [[nodiscard]] CodeBlock &block() const { return *m_block; }

Q_SIGNALS:
    void copyRequested();

private:
    ViewContext &m_context;
    QLabel *m_title;
    QToolButton *m_copy;
    CodeBlock *m_block;
    QLabel *m_absent;
    QLabel *m_note;
};

} // namespace fatlas
