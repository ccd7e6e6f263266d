// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"
#include "domain/workspace.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QUndoStack>

class QWidget;

namespace fatlas {

class PacksDialog;
class ViewContext;

/// Takes knowledge packs into the workspace of the team and back, with a review before and an undo after. Checking runs in the background.
class PackDesk : public QObject
{
    Q_OBJECT

public:
    /// `knowledge`: path of the shipped knowledge, empty for that beside the program. `workspace`: path of the team's file.
    PackDesk(QString knowledge, QString workspace, ViewContext &context, QObject *parent = nullptr);
    ~PackDesk() override;

    /// Asks for a file and, after a review, takes it in.
    void importPack(QWidget *window);
    void importFile(QWidget *window, const QString &path);
    /// Shows what changes when the pack goes and, if that is wanted, takes it back.
    void removePack(QWidget *window, const QString &pack);
    void showPacks(QWidget *window);
    [[nodiscard]] QUndoStack &undoStack() { return m_undo; }
    /// What could not be used when the knowledge was read.
    void setLeftOut(const QHash<QString, QString> &reasons) { m_leftOut = reasons; }

Q_SIGNALS:
    /// Text for the status bar while something is checked; empty when that is done.
    void busy(const QString &text);
    /// The packs are others now: the knowledge has to be read anew.
    void packsChanged();

private:
    class Command;

    [[nodiscard]] bool apply(QWidget *window, const Edit &edit, Edit *inverse);
    void refreshDialog();

    QString m_knowledge;
    QString m_workspace;
    ViewContext &m_context;
    QUndoStack m_undo;
    QHash<QString, QString> m_leftOut;
    QPointer<PacksDialog> m_dialog;
    bool m_isBusy = false;
};

} // namespace fatlas
