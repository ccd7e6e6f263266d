// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"

#include "app/cli/diffout.h"
#include "app/cli/jsonout.h"
#include "app/knowledgefile.h"
#include "compile/jsondiff.h"
#include "compile/knowledgeinput.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::CommandLine)
};

/// As diff(1) has them.
enum DiffStatus { Same = 0, Different = 1, Trouble = 2 };

class DiffCommand : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("diff"); }
    [[nodiscard]] QString description() const override
    {
        return Text::tr("Compares two states of the knowledge, field by field. Each is a knowledge file, a folder of them, an export, a "
                        "knowledge base or the word “shipped”. Exit status: 0 no difference, 1 differences, 2 trouble.");
    }
    [[nodiscard]] QString argumentSyntax() const override { return QStringLiteral("A B [--format text|json]"); }

    void addOptions(QCommandLineParser &parser) const override { addTextOrJson(parser); }

    [[nodiscard]] int run(const CommandCall &call) const override
    {
        if (call.arguments.size() != 2)
            return failUsage(call, Text::tr("Name two states of the knowledge to compare."), {});
        const std::optional<bool> asJson = wantsJson(call);
        if (!asJson)
            return Trouble;
        KnowledgeChecker checker;
        const Result<Documents> before = read(call.arguments[0], call, checker);
        const Result<Documents> after = read(call.arguments[1], call, checker);
        if (!before.ok() || !after.ok()) {
            (void)fail(call, (before.ok() ? QList<Error>() : before.errors()) + (after.ok() ? QList<Error>() : after.errors()));
            return Trouble;
        }
        const KnowledgeDiff diff = diffDocuments(checker.schemas(), *before, *after);
        if (*asJson)
            printJson(call.streams.out, diffJson(diff));
        else if (!diff.isEmpty())
            printDiff(call.streams.out, diff, call.language);
        return diff.isEmpty() ? Same : Different;
    }

private:
    [[nodiscard]] static Result<Documents> read(const QString &word, const CommandCall &call, KnowledgeChecker &checker)
    {
        if (word != QStringLiteral("shipped"))
            return readKnowledgeInput(word, checker);
        const Result<QString> path = findKnowledge(call.options.value(QStringLiteral("knowledge")));
        if (!path.ok())
            return path.errors();
        return readKnowledgeInput(*path, checker);
    }
};

} // namespace

std::unique_ptr<Command> makeDiffCommand()
{
    return std::make_unique<DiffCommand>();
}

} // namespace fatlas
