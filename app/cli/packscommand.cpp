// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"

#include "app/cli/jsonout.h"
#include "app/knowledgefile.h"
#include "compile/packproposal.h"
#include "store/workspacestore.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::CommandLine)
};

const QString removeOption = QStringLiteral("remove");

class PacksCommand : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("packs"); }
    [[nodiscard]] QString description() const override
    {
        return Text::tr("Lists the knowledge packs of the workspace, or takes one back.");
    }
    [[nodiscard]] QString argumentSyntax() const override
    {
        return QStringLiteral("[--workspace FILE] [--remove ID] [--format text|json]");
    }

    void addOptions(QCommandLineParser &parser) const override
    {
        addTextOrJson(parser);
        addOwnWorkspace(parser);
        parser.addOption({removeOption, Text::tr("Take this pack back."), QStringLiteral("ID")});
    }

    [[nodiscard]] int run(const CommandCall &call) const override
    {
        if (!call.arguments.isEmpty())
            return failUsage(call, Text::tr("“%1” is more than this command takes.").arg(call.arguments.constFirst()), {});
        const std::optional<bool> asJson = wantsJson(call);
        if (!asJson)
            return ExitUsage;
        if (const Result<Done> there = checkWorkspace(call); !there.ok())
            return fail(call, there.errors());
        Result<WorkspaceStore> opened = WorkspaceStore::open(ownWorkspace(call));
        if (!opened.ok())
            return fail(call, opened.errors());
        WorkspaceStore store = std::move(opened).value();
        if (call.options.isSet(removeOption)) {
            if (const Result<Done> removed = takeBack(call, store); !removed.ok())
                return fail(call, removed.errors());
        }
        if (*asJson)
            printJson(call.streams.out, packsJson(store));
        else
            print(call.streams.out, store.workspace(), call.language);
        return ExitOk;
    }

private:
    [[nodiscard]] static Result<Done> takeBack(const CommandCall &call, WorkspaceStore &store)
    {
        const QString id = call.options.value(removeOption);
        if (!findPack(store.workspace(), id)) {
            QStringList known;
            for (const KnowledgePack &pack : store.workspace().packs)
                known += pack.id;
            return Error{ErrorCode::UnknownName, id, Text::tr("There is no such pack in the workspace."),
                         known.isEmpty() ? QString() : knownWords(known)};
        }
        const Result<QString> shipped = findKnowledge(call.options.value(QStringLiteral("knowledge")));
        if (!shipped.ok())
            return shipped.errors();
        KnowledgeChecker checker;
        const Result<PackProposal> proposal = proposeRemoval(*shipped, store.workspace(), id, checker);
        if (!proposal.ok())
            return proposal.errors();
        const auto removed = store.apply(proposal->edit);
        if (!removed.ok())
            return removed.errors();
        return Done{};
    }

    static void print(QTextStream &out, const Workspace &workspace, Language language)
    {
        for (const KnowledgePack &pack : workspace.packs) {
            out << pack.id << "  " << pack.title.in(language) << "  " << pack.author << "  "
                << Text::tr("as of %1, taken in %2").arg(pack.asOf.toString(), pack.importedAt.date().toString(Qt::ISODate)) << '\n';
        }
        if (workspace.packs.isEmpty())
            out << Text::tr("The workspace has no packs.") << '\n';
    }

    [[nodiscard]] static QJsonObject packsJson(const WorkspaceStore &store)
    {
        QJsonArray packs;
        for (const KnowledgePack &pack : store.workspace().packs) {
            packs += QJsonObject{
                {QStringLiteral("id"), pack.id},
                {QStringLiteral("title"), QJsonObject{{QStringLiteral("en"), pack.title.en}, {QStringLiteral("zh"), pack.title.zh}}},
                {QStringLiteral("author"), pack.author},
                {QStringLiteral("as_of"), pack.asOf.toString()},
                {QStringLiteral("imported_at"), pack.importedAt.toString(Qt::ISODate)}};
        }
        return {{QStringLiteral("packs"), packs}, {QStringLiteral("workspace"), store.path()}};
    }
};

} // namespace

std::unique_ptr<Command> makePacksCommand()
{
    return std::make_unique<PacksCommand>();
}

} // namespace fatlas
