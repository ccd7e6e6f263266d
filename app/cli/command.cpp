// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::CommandLine)
};

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

QString knownWords(const QStringList &words)
{
    return Text::tr("Known are: %1.").arg(words.join(QStringLiteral(", ")));
}

} // namespace fatlas
