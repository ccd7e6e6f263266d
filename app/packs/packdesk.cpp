// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/packs/packdesk.h"

#include "app/knowledgefile.h"
#include "common/dialogs.h"
#include "common/viewcontext.h"
#include "compile/knowledgechecker.h"
#include "compile/packproposal.h"
#include "packs/packsdialog.h"
#include "store/workspacestore.h"

#include <QFileInfo>
#include <QFutureWatcher>
#include <QUndoCommand>
#include <QtConcurrentRun>

namespace fatlas {

namespace {

/// What is found out in the background.
struct Finding
{
    QList<Error> errors;
    PackProposal proposal;
    QStringList details;
};

Finding failed(QList<Error> errors)
{
    return {std::move(errors), {}, {}};
}

template<class Propose>
Finding found(const QString &knowledge, const QString &workspace, const Propose &propose)
{
    const Result<QString> shipped = findKnowledge(knowledge);
    if (!shipped.ok())
        return failed(shipped.errors());
    const Result<WorkspaceStore> store = WorkspaceStore::open(workspace);
    if (!store.ok())
        return failed(store.errors());
    if (store->isReadOnly())
        return failed({Error{ErrorCode::FileNotWritable, workspace, store->readOnlyReason(), {}}});
    return propose(*shipped, store->workspace());
}

/// Runs `work` in another thread and hands the result to `then` in this one, unless `owner` is gone by then.
template<class Work, class Then>
void inBackground(QObject *owner, const Work &work, const Then &then)
{
    auto *watcher = new QFutureWatcher<Finding>(owner);
    QObject::connect(watcher, &QFutureWatcher<Finding>::finished, owner, [watcher, then] {
        watcher->deleteLater();
        then(watcher->result());
    });
    watcher->setFuture(QtConcurrent::run(work));
}

} // namespace

/// An edit of the packs on the undo stack.
class PackDesk::Command : public QUndoCommand
{
public:
    Command(PackDesk &desk, QWidget *window, Edit edit, const QString &text)
        : QUndoCommand(text), m_desk(desk), m_window(window), m_next(std::move(edit))
    {
    }

    void redo() override { swap(); }
    void undo() override { swap(); }

private:
    /// Applying an edit gives the one that undoes it, which is the next to apply.
    void swap()
    {
        Edit inverse;
        if (m_desk.apply(m_window, m_next, &inverse))
            m_next = inverse;
        else
            setObsolete(true);
    }

    PackDesk &m_desk;
    QPointer<QWidget> m_window;
    Edit m_next;
};

PackDesk::PackDesk(QString knowledge, QString workspace, ViewContext &context, QObject *parent)
    : QObject(parent), m_knowledge(std::move(knowledge)), m_workspace(std::move(workspace)), m_context(context)
{
}

PackDesk::~PackDesk() = default;

void PackDesk::importPack(QWidget *window)
{
    const QString path =
        m_context.dialogs().chooseOpenFile(window, tr("Import a knowledge pack"), {tr("Knowledge pack (*.json)"), tr("All files (*)")});
    if (!path.isEmpty())
        importFile(window, path);
}

void PackDesk::importFile(QWidget *window, const QString &path)
{
    if (std::exchange(m_isBusy, true))
        return;
    Q_EMIT busy(tr("Checking %1…").arg(QFileInfo(path).fileName()));
    const Language language = m_context.language();
    const auto work = [knowledge = m_knowledge, workspace = m_workspace, path, language] {
        return found(knowledge, workspace, [&](const QString &shipped, const Workspace &team) {
            KnowledgeChecker checker;
            const Result<Pack> pack = readPack(path, checker);
            if (!pack.ok())
                return failed(pack.errors());
            const QDateTime now = QDateTime::currentDateTimeUtc();
            Result<PackProposal> proposal = proposePack(shipped, team, *pack, now, checker);
            if (!proposal.ok())
                return failed(proposal.errors());
            const KnowledgePack kept = pack->toKeep(now);
            return Finding{
                {}, std::move(proposal).value(), {kept.title.in(language), tr("By %1, as of %2").arg(kept.author, kept.asOf.toString())}};
        });
    };
    inBackground(this, work, [this, window = QPointer<QWidget>(window)](const Finding &finding) {
        m_isBusy = false;
        Q_EMIT busy({});
        if (!finding.errors.isEmpty()) {
            m_context.dialogs().showErrors(window, tr("The pack is not taken in"), finding.errors);
            return;
        }
        const ChangeReview review{tr("Review the knowledge pack"), finding.details, tr("Take in"), finding.proposal.diff,
                                  m_context.language()};
        if (m_context.dialogs().reviewChanges(window, review))
            m_undo.push(new Command(*this, window, finding.proposal.edit, tr("Take in “%1”").arg(finding.details.value(0))));
    });
}

void PackDesk::removePack(QWidget *window, const QString &pack)
{
    if (std::exchange(m_isBusy, true))
        return;
    Q_EMIT busy(tr("Checking %1…").arg(pack));
    const auto work = [knowledge = m_knowledge, workspace = m_workspace, pack] {
        return found(knowledge, workspace, [&](const QString &shipped, const Workspace &team) {
            KnowledgeChecker checker;
            Result<PackProposal> proposal = proposeRemoval(shipped, team, pack, checker);
            return proposal.ok() ? Finding{{}, std::move(proposal).value(), {}} : failed(proposal.errors());
        });
    };
    inBackground(this, work, [this, window = QPointer<QWidget>(window), pack](const Finding &finding) {
        m_isBusy = false;
        Q_EMIT busy({});
        if (!finding.errors.isEmpty()) {
            m_context.dialogs().showErrors(window, tr("The pack is not taken back"), finding.errors);
            return;
        }
        const ChangeReview review{tr("Take a knowledge pack back"),
                                  {pack, tr("This is what the knowledge loses or says again as shipped.")},
                                  tr("Take back"),
                                  finding.proposal.diff,
                                  m_context.language()};
        if (m_context.dialogs().reviewChanges(window, review))
            m_undo.push(new Command(*this, window, finding.proposal.edit, tr("Take back “%1”").arg(pack)));
    });
}

bool PackDesk::apply(QWidget *window, const Edit &edit, Edit *inverse)
{
    Result<WorkspaceStore> store = WorkspaceStore::open(m_workspace);
    if (!store.ok()) {
        m_context.dialogs().showErrors(window, tr("The workspace is not changed"), store.errors());
        return false;
    }
    WorkspaceStore file = std::move(store).value();
    Result<Edit> undo = file.apply(edit);
    if (!undo.ok()) {
        m_context.dialogs().showErrors(window, tr("The workspace is not changed"), undo.errors());
        return false;
    }
    *inverse = std::move(undo).value();
    refreshDialog();
    Q_EMIT packsChanged();
    return true;
}

void PackDesk::showPacks(QWidget *window)
{
    PacksDialog dialog(m_context.language(), window);
    m_dialog = &dialog;
    connect(&dialog, &PacksDialog::importRequested, this, [this, &dialog] { importPack(&dialog); });
    connect(&dialog, &PacksDialog::removalRequested, this, [this, &dialog](const QString &pack) { removePack(&dialog, pack); });
    refreshDialog();
    dialog.exec();
}

void PackDesk::refreshDialog()
{
    if (!m_dialog)
        return;
    const Result<WorkspaceStore> store = WorkspaceStore::open(m_workspace);
    if (store.ok())
        m_dialog->setPacks(store->workspace().packs, m_leftOut, m_workspace);
    else
        m_context.dialogs().showErrors(m_dialog, tr("The workspace cannot be read"), store.errors());
}

} // namespace fatlas
