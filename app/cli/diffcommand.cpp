// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"

#include "app/cli/diffout.h"
#include "app/cli/jsonout.h"
#include "app/knowledgefile.h"
#include "compile/jsondiff.h"
#include "compile/knowledgeinput.h"
#include "compile/packmerge.h"

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
        return Text::tr(
            "Compares two states of the knowledge, field by field. Each is a knowledge file, a folder of them, an export, a "
            "knowledge base or the word “shipped”; a pack stands for what it makes of the other. Exit status: 0 no difference, 1 differences, 2 trouble.");
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
        Result<Side> before = read(call.arguments[0], call, checker);
        Result<Side> after = read(call.arguments[1], call, checker);
        if (!before.ok() || !after.ok())
            return trouble(call, (before.ok() ? QList<Error>() : before.errors()) + (after.ok() ? QList<Error>() : after.errors()));
        const Result<Documents> old = documentsOf(*before, *after, call, checker);
        const Result<Documents> now = documentsOf(*after, *before, call, checker);
        if (!old.ok() || !now.ok())
            return trouble(call, old.ok() ? now.errors() : old.errors());
        const KnowledgeDiff diff = diffDocuments(checker.schemas(), *old, *now);
        if (*asJson)
            printJson(call.streams.out, diffJson(diff));
        else if (!diff.isEmpty())
            printDiff(call.streams.out, diff, call.language);
        return diff.isEmpty() ? Same : Different;
    }

private:
    /// What a word of the call names.
    struct Side
    {
        Documents documents;
        std::optional<Pack> pack;
    };

    [[nodiscard]] int trouble(const CommandCall &call, const QList<Error> &errors) const
    {
        (void)fail(call, errors);
        return Trouble;
    }

    [[nodiscard]] static Result<Documents> shipped(const CommandCall &call, KnowledgeChecker &checker)
    {
        const Result<QString> path = findKnowledge(call.options.value(QStringLiteral("knowledge")));
        if (!path.ok())
            return path.errors();
        return readKnowledgeInput(*path, checker);
    }

    [[nodiscard]] static Result<Side> read(const QString &word, const CommandCall &call, KnowledgeChecker &checker)
    {
        if (word != QStringLiteral("shipped") && isPackFile(word)) {
            Result<Pack> pack = readPack(word, checker);
            if (!pack.ok())
                return pack.errors();
            return Side{{}, std::move(pack).value()};
        }
        Result<Documents> documents = word == QStringLiteral("shipped") ? shipped(call, checker) : readKnowledgeInput(word, checker);
        if (!documents.ok())
            return documents.errors();
        return Side{std::move(documents).value(), std::nullopt};
    }

    /// A pack is put into what it is compared with; two packs are each put into the shipped knowledge.
    [[nodiscard]] static Result<Documents> documentsOf(const Side &side, const Side &other, const CommandCall &call,
                                                       KnowledgeChecker &checker)
    {
        if (!side.pack)
            return side.documents;
        const Result<Documents> base = other.pack ? shipped(call, checker) : Result<Documents>(other.documents);
        if (!base.ok())
            return base.errors();
        const Result<MergedKnowledge> merged = mergePack({mergedDocuments(checker.schemas(), *base), {}}, *side.pack, checker);
        if (!merged.ok())
            return merged.errors();
        return merged->documents;
    }
};

} // namespace

std::unique_ptr<Command> makeDiffCommand()
{
    return std::make_unique<DiffCommand>();
}

} // namespace fatlas
