// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/evidencepanel.h"

#include "common/dialogs.h"
#include "common/sheetview.h"
#include "common/viewcontext.h"

#include <QLabel>
#include <QVBoxLayout>

namespace fatlas {

EvidencePanel::EvidencePanel(ViewContext &context, QWidget *parent)
    : View(context, parent), m_sheet(new SheetView(this)), m_hint(new QLabel(this))
{
    setObjectName(QStringLiteral("evidencePanel"));
    setMinimumWidth(240);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_hint);
    layout->addWidget(m_sheet, 1);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_hint->setMargin(16);
    m_hint->setObjectName(QStringLiteral("evidenceHint"));
    m_sheet->setObjectName(QStringLiteral("evidenceSheet"));

    connect(&context.session(), &Session::subjectChanged, this, [this] { refresh(false); });
    connect(m_sheet, &SheetView::linkFollowed, this, [this](const QUrl &url) { this->context().dialogs().openUrl(url); });
    connect(m_sheet, &SheetView::targetFollowed, this, [this](const Subject &subject) { this->context().session().setSubject(subject); });
    retranslate();
}

void EvidencePanel::refresh(bool keepPosition)
{
    const Sheet sheet = buildEvidenceSheet(context().atlas(), context().session().subject(), context().language());
    m_hint->setVisible(sheet.blocks.isEmpty());
    m_sheet->setVisible(!sheet.blocks.isEmpty());
    // Tab stops at a widget whose proxy is hidden and goes no further.
    setFocusProxy(sheet.blocks.isEmpty() ? nullptr : m_sheet);
    if (sheet != m_sheet->sheet() || !sheet.blocks.isEmpty())
        m_sheet->setSheet(sheet, context().paintContext(), keepPosition);
}

void EvidencePanel::retranslate()
{
    m_hint->setText(tr("Select a point, a cell or a heading: what it rests on appears here."));
    m_sheet->setAccessibleName(tr("Evidence"));
    refresh(true);
}

void EvidencePanel::rethemed()
{
    refresh(true);
}

} // namespace fatlas
