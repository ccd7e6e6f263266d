// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/packsdialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace fatlas {

PacksDialog::PacksDialog(Language language, QWidget *parent)
    : QDialog(parent), m_language(language), m_list(new QTreeWidget(this)), m_path(new QLabel(this)), m_remove(nullptr)
{
    setObjectName(QStringLiteral("packsDialog"));
    setWindowTitle(tr("Knowledge packs"));
    resize(760, 380);
    auto *layout = new QVBoxLayout(this);
    auto *explanation = new QLabel(tr("A pack adds a framework or corrects statements. It lies in the workspace of the team; the shipped "
                                      "knowledge stays as it is, and a pack can be taken back at any time."),
                                   this);
    for (QLabel *label : {explanation, m_path}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    layout->addWidget(explanation);
    m_list->setObjectName(QStringLiteral("packs"));
    m_list->setAccessibleName(tr("Packs"));
    m_list->setRootIsDecorated(false);
    m_list->setHeaderLabels({tr("Pack"), tr("Author"), tr("As of"), tr("Taken in"), tr("State")});
    layout->addWidget(m_list, 1);
    layout->addWidget(m_path);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    QPushButton *import = buttons->addButton(tr("Import…"), QDialogButtonBox::ActionRole);
    import->setObjectName(QStringLiteral("importPack"));
    m_remove = buttons->addButton(tr("Take back…"), QDialogButtonBox::ActionRole);
    m_remove->setObjectName(QStringLiteral("removePack"));
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(import, &QPushButton::clicked, this, &PacksDialog::importRequested);
    connect(m_remove, &QPushButton::clicked, this, [this] { Q_EMIT removalRequested(selected()); });
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, [this] { m_remove->setEnabled(!selected().isEmpty()); });
}

QString PacksDialog::selected() const
{
    const QList<QTreeWidgetItem *> items = m_list->selectedItems();
    return items.isEmpty() ? QString() : items.constFirst()->data(0, Qt::UserRole).toString();
}

void PacksDialog::setPacks(const QList<KnowledgePack> &packs, const QHash<QString, QString> &leftOut, const QString &path)
{
    m_list->clear();
    for (const KnowledgePack &pack : packs) {
        const bool fits = !leftOut.contains(pack.id);
        auto *item = new QTreeWidgetItem(m_list,
                                         {pack.title.in(m_language), pack.author, pack.asOf.toString(),
                                          pack.importedAt.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm")),
                                          fits ? tr("in use") : tr("does not fit this release")});
        item->setData(0, Qt::UserRole, pack.id);
        item->setToolTip(0, pack.id);
        if (!fits)
            item->setToolTip(4, leftOut.value(pack.id));
    }
    for (int column = 0; column < m_list->columnCount(); ++column)
        m_list->resizeColumnToContents(column);
    m_path->setText(packs.isEmpty() ? tr("There are no packs yet.") : tr("Workspace: %1").arg(QDir::toNativeSeparators(path)));
    m_remove->setEnabled(false);
    if (!packs.isEmpty())
        m_list->setCurrentItem(m_list->topLevelItem(0));
}

} // namespace fatlas
