// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "code/coderemarks.h"

#include <QLabel>
#include <QVBoxLayout>

namespace fatlas {

CodeRemarks::CodeRemarks(QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (const char *name : {"styleLabel", "style", "debuggingLabel", "debugging"}) {
        auto *label = new QLabel(this);
        label->setObjectName(QLatin1String(name));
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(label);
        m_labels.append(label);
    }
    column->addStretch(1);
}

void CodeRemarks::setRemarks(const QList<CodeRemark> &remarks)
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    for (qsizetype i = 0; i < m_labels.size(); ++i) {
        QLabel *label = m_labels[i];
        const bool isThere = i / 2 < remarks.size();
        label->setVisible(isThere);
        if (!isThere)
            continue;
        const CodeRemark &remark = remarks[i / 2];
        const bool isHeading = i % 2 == 0;
        label->setText(isHeading ? remark.label : remark.text);
        label->setFont(isHeading ? bold : font());
    }
}

} // namespace fatlas
