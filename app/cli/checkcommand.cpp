// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"

#include "app/knowledgefile.h"
#include "compile/check.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::CommandLine)
};

class CheckCommand : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("check"); }
    [[nodiscard]] QString description() const override
    {
        return Text::tr("Checks knowledge files against the schemas, the rules and the shipped knowledge base.");
    }
    [[nodiscard]] QString argumentSyntax() const override { return QStringLiteral("FILE.json …"); }

    [[nodiscard]] int run(const CommandCall &call) const override
    {
        if (call.arguments.isEmpty())
            return failUsage(call, Text::tr("Name at least one file."), {});
        const Result<QString> path = findKnowledge(call.options.value(QStringLiteral("knowledge")));
        if (!path.ok())
            return fail(call, path.errors());
        const Result<CheckContext> context = readCheckContext(*path);
        if (!context.ok())
            return fail(call, context.errors());
        const Result<Done> checked = checkKnowledgeFiles(call.arguments, *context);
        if (!checked.ok()) {
            const int status = fail(call, checked.errors());
            call.streams.err << Text::tr("%n error(s) found.", nullptr, int(checked.errors().size())) << '\n';
            call.streams.err.flush();
            // Unknown names in a file are errors of the file, not of the call.
            return status == ExitUsage ? int(ExitFailed) : status;
        }
        for (const QString &file : call.arguments)
            call.streams.out << Text::tr("%1: no errors.").arg(file) << '\n';
        return ExitOk;
    }
};

} // namespace

std::unique_ptr<Command> makeCheckCommand()
{
    return std::make_unique<CheckCommand>();
}

} // namespace fatlas
