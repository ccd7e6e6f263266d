// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "code/codecellview.h"

#include "code/codeblock.h"
#include "common/icons.h"
#include "common/toolrow.h"
#include "common/viewcontext.h"

#include <QHBoxLayout>
#include <QLabel>

namespace fatlas {

CodeCellView::CodeCellView(ViewContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_title(new QLabel(this)), m_copy(new QToolButton(this)), m_block(new CodeBlock(this)),
      m_absent(new QLabel(this)), m_note(new QLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto *row = new QHBoxLayout;
    column->addLayout(row);
    m_title->setTextFormat(Qt::PlainText);
    m_copy->setObjectName(QStringLiteral("copy"));
    m_copy->setAutoRaise(true);
    m_copy->setFocusPolicy(Qt::TabFocus);
    row->addWidget(m_title, 1);
    row->addWidget(m_copy);
    m_block->setObjectName(QStringLiteral("code"));
    m_absent->setObjectName(QStringLiteral("absent"));
    m_note->setObjectName(QStringLiteral("note"));
    for (QLabel *label : {m_absent, m_note}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    for (QWidget *widget : QList<QWidget *>{m_block, m_absent, m_note})
        column->addWidget(widget);
    column->addStretch(1);
    connect(m_copy, &QToolButton::clicked, this, &CodeCellView::copyRequested);
}

void CodeCellView::setCell(const CodeColumn &column, const QString &section, const CodeCell &cell)
{
    const bool hasCode = !cell.lines.isEmpty();
    m_title->setText(hasCode ? tr("%1 · %n line(s)", nullptr, int(cell.lines.size())).arg(column.name) : column.name);
    QPalette palette = m_title->palette();
    palette.setColor(QPalette::WindowText, m_context.theme().color(ColorRole::Muted));
    m_title->setPalette(palette);
    m_copy->setIcon(themedIcon(QStringLiteral("copy"), m_context.theme().color(ColorRole::Text)));
    ToolRow::describe(m_copy, tr("Copy the code “%1” of %2").arg(section, column.name));
    m_copy->setVisible(hasCode);
    m_block->setVisible(hasCode);
    m_block->setCode(cell, m_context.paintContext());
    m_block->setAccessibleName(tr("%1, %2", "name of a code for screen readers: framework, step").arg(column.name, section));
    m_absent->setVisible(!hasCode);
    // The sign for what is known to be absent.
    m_absent->setText(QStringLiteral("○ ") + cell.absent);
    m_note->setVisible(!cell.note.isEmpty());
    m_note->setText(cell.note);
}

} // namespace fatlas
