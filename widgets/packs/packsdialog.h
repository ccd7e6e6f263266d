// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/workspace.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace fatlas {

/// The packs that the team has taken in.
class PacksDialog : public QDialog
{
    Q_OBJECT

public:
    PacksDialog(Language language, QWidget *parent = nullptr);

    /// `leftOut`: ids of packs that do not fit the knowledge of this release, with the reason.
    void setPacks(const QList<KnowledgePack> &packs, const QHash<QString, QString> &leftOut, const QString &path);

Q_SIGNALS:
    void importRequested();
    void removalRequested(const QString &pack);

private:
    [[nodiscard]] QString selected() const;

    Language m_language;
    QTreeWidget *m_list;
    QLabel *m_path;
    QPushButton *m_remove;
};

} // namespace fatlas
