// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/reviewdialog.h"

#include "packs/changetree.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace fatlas {

ReviewDialog::ReviewDialog(const ChangeReview &review, QWidget *parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("reviewDialog"));
    setWindowTitle(review.title);
    resize(940, 560);
    auto *layout = new QVBoxLayout(this);
    QStringList lines = review.details;
    lines += countsText(countEntities(review.diff));
    auto *details = new QLabel(lines.join(QLatin1Char('\n')), this);
    details->setTextFormat(Qt::PlainText);
    details->setWordWrap(true);
    details->setObjectName(QStringLiteral("reviewDetails"));
    layout->addWidget(details);
    auto *tree = new ChangeTree(this);
    tree->setChanges(review.diff, review.language);
    layout->addWidget(tree, 1);
    auto *buttons = new QDialogButtonBox(this);
    QPushButton *accept = buttons->addButton(review.acceptText, QDialogButtonBox::AcceptRole);
    accept->setObjectName(QStringLiteral("accept"));
    // The dialog comes up by itself when the check is done: a key that was meant for something else must not accept what nobody has read.
    QPushButton *cancel = buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    cancel->setObjectName(QStringLiteral("cancel"));
    accept->setAutoDefault(false);
    cancel->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
}

} // namespace fatlas
