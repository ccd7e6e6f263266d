// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"

#include "app/knowledgefile.h"
#include "compile/exporter.h"
#include "compile/packmerge.h"
#include "compile/qualityrules.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::CommandLine)
};

const QString strictOption = QStringLiteral("strict");

class CheckCommand : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("check"); }
    [[nodiscard]] QString description() const override
    {
        return Text::tr("Checks knowledge files and packs against the schemas, the rules and the shipped knowledge base.");
    }
    [[nodiscard]] QString argumentSyntax() const override { return QStringLiteral("[--strict] FILE.json …"); }

    void addOptions(QCommandLineParser &parser) const override
    {
        parser.addOption({strictOption, Text::tr("Look at the quality of texts and sources, too.")});
    }

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
        QStringList files;
        QStringList packs;
        for (const QString &file : call.arguments)
            (isPackFile(file) ? packs : files) += file;
        QList<Error> errors;
        if (const Result<Done> checked = checkKnowledgeFiles(files, *context); !checked.ok())
            errors += checked.errors();
        errors += checkPacks(packs, *path);
        if (call.options.isSet(strictOption))
            errors += checkStrictly(call.arguments);
        if (!errors.isEmpty()) {
            const int status = fail(call, errors);
            call.streams.err << Text::tr("%n error(s) found.", nullptr, int(errors.size())) << '\n';
            call.streams.err.flush();
            // Unknown names in a file are errors of the file, not of the call.
            return status == ExitUsage ? int(ExitFailed) : status;
        }
        for (const QString &file : call.arguments)
            call.streams.out << Text::tr("%1: no errors.").arg(file) << '\n';
        return ExitOk;
    }

private:
    /// Each on its own, as it would be taken into an empty workspace.
    [[nodiscard]] static QList<Error> checkPacks(const QStringList &paths, const QString &shipped)
    {
        if (paths.isEmpty())
            return {};
        KnowledgeChecker checker;
        Result<Documents> documents = exportKnowledgeFile(shipped, checker.schemas());
        if (!documents.ok())
            return documents.errors();
        const MergedKnowledge base{std::move(documents).value(), {}};
        QList<Error> errors;
        for (const QString &path : paths) {
            const Result<Pack> pack = readPack(path, checker);
            if (!pack.ok())
                errors += pack.errors();
            else if (const Result<MergedKnowledge> merged = mergePack(base, *pack, checker); !merged.ok())
                errors += merged.errors();
        }
        return errors;
    }

    [[nodiscard]] static QList<Error> checkStrictly(const QStringList &paths)
    {
        const SchemaSet schemas;
        QList<Error> errors;
        for (const QString &path : paths) {
            errors += checkQualityOfFile(path, schemas); // what cannot be read has been said already
        }
        return errors;
    }
};

} // namespace

std::unique_ptr<Command> makeCheckCommand()
{
    return std::make_unique<CheckCommand>();
}

} // namespace fatlas
