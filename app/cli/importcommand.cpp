// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"

#include "app/cli/diffout.h"
#include "app/cli/jsonout.h"
#include "app/knowledgefile.h"
#include "compile/packproposal.h"
#include "store/workspacestore.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::CommandLine)
};

const QString dryRunOption = QStringLiteral("dry-run");
const QString yesOption = QStringLiteral("yes");

class ImportCommand : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("import"); }
    [[nodiscard]] QString description() const override
    {
        return Text::tr("Shows what a knowledge pack changes, field by field, and takes it into the workspace.");
    }
    [[nodiscard]] QString argumentSyntax() const override
    {
        return QStringLiteral("PACK.json [--workspace FILE] [--dry-run] [--yes] [--format text|json]");
    }

    void addOptions(QCommandLineParser &parser) const override
    {
        addTextOrJson(parser);
        addOwnWorkspace(parser);
        parser.addOption({dryRunOption, Text::tr("Only show what would change.")});
        parser.addOption({{QStringLiteral("y"), yesOption}, Text::tr("Take it in without asking.")});
    }

    [[nodiscard]] int run(const CommandCall &call) const override
    {
        if (call.arguments.size() != 1)
            return failUsage(call, Text::tr("Name one knowledge pack."), {});
        const std::optional<bool> asJson = wantsJson(call);
        if (!asJson)
            return ExitUsage;
        const Result<QString> shipped = findKnowledge(call.options.value(QStringLiteral("knowledge")));
        if (!shipped.ok())
            return fail(call, shipped.errors());
        Result<WorkspaceStore> opened = WorkspaceStore::open(ownWorkspace(call));
        if (!opened.ok())
            return fail(call, opened.errors());
        KnowledgeChecker checker;
        const Result<Pack> pack = readPack(call.arguments.constFirst(), checker);
        if (!pack.ok())
            return failed(call, pack.errors());
        const Result<PackProposal> proposal = proposePack(*shipped, opened->workspace(), *pack, QDateTime::currentDateTimeUtc(), checker);
        if (!proposal.ok())
            return failed(call, proposal.errors());
        if (*asJson)
            printJson(call.streams.out, diffJson(proposal->diff));
        else
            printDiff(call.streams.out, proposal->diff, call.language);
        if (call.options.isSet(dryRunOption))
            return ExitOk;
        if (const std::optional<int> status = confirm(call))
            return *status;
        WorkspaceStore store = std::move(opened).value();
        if (const auto taken = store.apply(proposal->edit); !taken.ok())
            return fail(call, taken.errors());
        // The result on standard output is the list of changes; what became of them is a remark.
        QTextStream &remark = *asJson ? call.streams.err : call.streams.out;
        remark << Text::tr("“%1” is taken into %2. “frameatlas packs --remove %1” takes it back.").arg(pack->id(), store.path()) << '\n';
        remark.flush();
        return ExitOk;
    }

private:
    /// Unknown names in a pack are errors of the pack, not of the call.
    [[nodiscard]] int failed(const CommandCall &call, const QList<Error> &errors) const
    {
        (void)fail(call, errors);
        return ExitFailed;
    }

    /// Empty when the pack may be taken in, else the exit status.
    [[nodiscard]] std::optional<int> confirm(const CommandCall &call) const
    {
        if (call.options.isSet(yesOption))
            return std::nullopt;
        if (!call.streams.in) {
            return failUsage(call, Text::tr("Nobody can be asked here, so nothing is taken in."),
                             Text::tr("Say --yes to take it in, or --dry-run to look only."));
        }
        call.streams.out.flush();
        call.streams.err << Text::tr("Take this into the workspace? [y/N]") << ' ';
        call.streams.err.flush();
        const QString answer = call.streams.in->readLine().trimmed().toLower();
        const QStringList agreeing{QStringLiteral("y"), QStringLiteral("yes"), QStringLiteral("是")};
        if (agreeing.contains(answer))
            return std::nullopt;
        call.streams.err << Text::tr("Nothing is taken in.") << '\n';
        call.streams.err.flush();
        return ExitFailed;
    }
};

} // namespace

std::unique_ptr<Command> makeImportCommand()
{
    return std::make_unique<ImportCommand>();
}

} // namespace fatlas
