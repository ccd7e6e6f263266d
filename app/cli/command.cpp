// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"

#include "app/knowledgefile.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::CommandLine)
};

const QString workspaceOption = QStringLiteral("workspace");

} // namespace

int Command::fail(const CommandCall &call, const QList<Error> &errors) const
{
    for (const Error &error : errors)
        call.streams.err << "frameatlas " << name() << ": " << error.toString() << '\n';
    call.streams.err.flush();
    return errors.constFirst().code == ErrorCode::UsageError || errors.constFirst().code == ErrorCode::UnknownName ? ExitUsage : ExitFailed;
}

int Command::failUsage(const CommandCall &call, const QString &message, const QString &hint) const
{
    return fail(call, {Error{ErrorCode::UsageError, {}, message, hint}});
}

void Command::addTextOrJson(QCommandLineParser &parser)
{
    parser.addOption({QStringLiteral("format"), Text::tr("text (default) or json."), QStringLiteral("text|json"), QStringLiteral("text")});
}

std::optional<bool> Command::wantsJson(const CommandCall &call) const
{
    const QStringList formats{QStringLiteral("text"), QStringLiteral("json")};
    const QString format = call.options.value(QStringLiteral("format"));
    if (formats.contains(format))
        return format == formats[1];
    (void)failUsage(call, Text::tr("“%1” is not a format of this command.").arg(format), knownWords(formats));
    return std::nullopt;
}

void Command::addWorkspace(QCommandLineParser &parser)
{
    parser.addOption({workspaceOption,
                      Text::tr("Put the packs of this workspace into the knowledge; “default” is the team’s usual one. Without the "
                               "option the shipped knowledge is read alone."),
                      QStringLiteral("FILE")});
}

void Command::addOwnWorkspace(QCommandLineParser &parser)
{
    parser.addOption({workspaceOption, Text::tr("The team’s file with its packs (default: the usual one)."), QStringLiteral("FILE")});
}

QString Command::ownWorkspace(const CommandCall &call)
{
    const QString named = call.options.value(workspaceOption);
    return named.isEmpty() || named == QStringLiteral("default") ? defaultWorkspacePath() : named;
}

Result<Done> Command::checkWorkspace(const CommandCall &call)
{
    const QString named = call.options.value(workspaceOption);
    if (named.isEmpty() || named == QStringLiteral("default") || QFileInfo::exists(named))
        return Done{};
    return Error{ErrorCode::FileNotFound, named, Text::tr("There is no such workspace."),
                 Text::tr("Check the path, or say “default” for the team’s usual one.")};
}

Result<KnowledgeBase> Command::load(const CommandCall &call, QString *path) const
{
    if (const Result<Done> there = checkWorkspace(call); !there.ok())
        return there.errors();
    const bool isAsked = !call.options.value(workspaceOption).isEmpty();
    Result<PackedBase> loaded =
        loadPackedKnowledge(call.options.value(QStringLiteral("knowledge")), isAsked ? ownWorkspace(call) : QString());
    if (!loaded.ok())
        return loaded.errors();
    PackedBase base = std::move(loaded).value();
    for (const LeftOutPack &pack : std::as_const(base.leftOut)) {
        call.streams.err
            << "frameatlas " << name() << ": "
            << Text::tr("The pack “%1” does not fit this knowledge and is left out: %2").arg(pack.id, pack.errors.constFirst().toString())
            << '\n';
    }
    call.streams.err.flush();
    if (path)
        *path = base.path;
    return std::move(base.knowledge);
}

QString knownWords(const QStringList &words)
{
    return Text::tr("Known are: %1.").arg(words.join(QStringLiteral(", ")));
}

} // namespace fatlas
