// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandline.h"

#include "app/window/actions.h"

#include "app/language/languageloader.h"

#include <QCoreApplication>

#include <cstdio>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::CommandLine)
};

std::vector<std::unique_ptr<Command>> allCommands()
{
    std::vector<std::unique_ptr<Command>> commands;
    commands.push_back(makeExportCommand());
    commands.push_back(makeListCommand());
    commands.push_back(makeShowCommand());
    commands.push_back(makeSearchCommand());
    commands.push_back(makeCheckCommand());
    commands.push_back(makeDiffCommand());
    commands.push_back(makeImportCommand());
    commands.push_back(makePacksCommand());
    return commands;
}

const Command *find(const std::vector<std::unique_ptr<Command>> &commands, const QString &name)
{
    for (const auto &command : commands) {
        if (command->name() == name)
            return command.get();
    }
    return nullptr;
}

bool asksForHelp(const QString &argument)
{
    return argument == QStringLiteral("--help") || argument == QStringLiteral("-h") || argument == QStringLiteral("help");
}

bool asksForVersion(const QString &argument)
{
    return argument == QStringLiteral("--version") || argument == QStringLiteral("-v");
}

/// The language that the arguments name, before they are parsed: messages about wrong arguments should be in it, too.
std::optional<Language> languageIn(const QStringList &arguments)
{
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (arguments[i].startsWith(QStringLiteral("--lang=")))
            return languageFromCode(arguments[i].mid(7));
        if (arguments[i] == QStringLiteral("--lang") && i + 1 < arguments.size())
            return languageFromCode(arguments[i + 1]);
    }
    return std::nullopt;
}

void addCommonOptions(QCommandLineParser &parser)
{
    parser.addOption({QStringLiteral("lang"), Text::tr("Language: zh or en (default: the system's)."), QStringLiteral("zh|en")});
    parser.addOption(
        {QStringLiteral("knowledge"), Text::tr("Read this knowledge base instead of the shipped one."), QStringLiteral("FILE")});
    parser.addOption({{QStringLiteral("h"), QStringLiteral("help")}, Text::tr("Show this help.")});
}

void printHelp(const std::vector<std::unique_ptr<Command>> &commands, QTextStream &out)
{
    out << Text::tr("FrameAtlas: an atlas with which a team picks its deep-learning training framework") << "\n\n";
    out << Text::tr("Usage:") << "\n  frameatlas [--lang zh|en] [--theme system|light|dark] [--view " << viewWords().join(QLatin1Char('|'))
        << "] [--workspace FILE] [--knowledge FILE]\n"
        << "      " << Text::tr("opens the window") << "\n";
    for (const auto &command : commands) {
        out << "  frameatlas " << command->name();
        if (!command->argumentSyntax().isEmpty())
            out << ' ' << command->argumentSyntax();
        out << "\n      " << command->description() << '\n';
    }
    out << "  frameatlas --version\n  frameatlas --help\n\n"
        << Text::tr("“frameatlas COMMAND --help” shows the options of a command.") << '\n'
        << Text::tr("Exit status: 0 done, 1 failed, 2 wrong usage. Results go to standard output, errors to standard error.") << '\n';
}

int runCommand(const Command &command, const QStringList &arguments, Language language, CommandStreams streams)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(command.description());
    addCommonOptions(parser);
    command.addOptions(parser);
    const auto refuse = [&](const QString &message) {
        const Error error{ErrorCode::UsageError, {}, message, Text::tr("See “frameatlas %1 --help”.").arg(command.name())};
        streams.err << "frameatlas " << command.name() << ": " << error.toString() << '\n';
        streams.err.flush();
        return int(ExitUsage);
    };
    // The word of the command stands where the parser expects the program's name.
    if (!parser.parse(arguments))
        return refuse(parser.errorText());
    if (parser.isSet(QStringLiteral("help"))) {
        QString help = parser.helpText();
        // QCommandLineParser names the executable, not the command.
        const qsizetype firstLine = help.indexOf(QLatin1Char('\n'));
        streams.out << Text::tr("Usage:") << " frameatlas " << command.name() << ' ' << command.argumentSyntax() << help.mid(firstLine);
        streams.out.flush();
        return ExitOk;
    }
    if (parser.isSet(QStringLiteral("lang")) && !languageFromCode(parser.value(QStringLiteral("lang"))))
        return refuse(Text::tr("“%1” is no language of this program; zh and en are.").arg(parser.value(QStringLiteral("lang"))));
    const int status = command.run({parser, parser.positionalArguments(), language, streams});
    streams.out.flush();
    return status;
}

} // namespace

Launch launchFor(const QStringList &arguments)
{
    const auto commands = allCommands();
    for (const QString &argument : arguments.mid(1)) {
        if (asksForHelp(argument) || asksForVersion(argument))
            return Launch::Console;
    }
    const QString first = arguments.value(1);
    const Command *command = find(commands, first);
    if (command)
        return command->needsFonts() ? Launch::Painting : Launch::Console;
    return first.isEmpty() || first.startsWith(QLatin1Char('-')) ? Launch::Window : Launch::Console;
}

int checkedStatus(int status, CommandStreams streams)
{
    streams.out.flush();
    const bool arrived = streams.out.status() == QTextStream::Ok && std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
    if (arrived)
        return status;
    streams.err << "frameatlas: "
                << Error{ErrorCode::WriteFailed, QStringLiteral("-"), Text::tr("Standard output could not be written."),
                         Text::tr("Check that the disk is not full.")}
                       .toString()
                << '\n';
    streams.err.flush();
    return status == ExitOk ? int(ExitFailed) : status;
}

int runCommandLine(const QStringList &arguments, LanguageLoader &languages, CommandStreams streams)
{
    const Language language = languageIn(arguments).value_or(LanguageLoader::systemLanguage());
    languages.setLanguage(language);
    const auto commands = allCommands();
    const QString first = arguments.value(1);
    if (const Command *command = find(commands, first))
        return runCommand(*command, arguments.mid(1), language, streams);
    for (const QString &argument : arguments.mid(1)) {
        if (asksForHelp(argument)) {
            if (const Command *command = find(commands, arguments.value(2)))
                return runCommand(*command, {command->name(), QStringLiteral("--help")}, language, streams);
            printHelp(commands, streams.out);
            streams.out.flush();
            return ExitOk;
        }
        if (asksForVersion(argument)) {
            streams.out << "frameatlas " << QCoreApplication::applicationVersion() << '\n';
            streams.out.flush();
            return ExitOk;
        }
    }
    QStringList names;
    for (const auto &command : commands)
        names += command->name();
    streams.err << "frameatlas: " << Text::tr("“%1” is no command.").arg(first) << ' ' << knownWords(names) << ' '
                << Text::tr("See “frameatlas --help”.") << '\n';
    streams.err.flush();
    return ExitUsage;
}

void addWindowOptions(QCommandLineParser &parser)
{
    addCommonOptions(parser);
    parser.addOption(
        {QStringLiteral("theme"), Text::tr("Theme: system, light or dark (this time only)."), QStringLiteral("system|light|dark")});
    parser.addOption(
        {QStringLiteral("workspace"), Text::tr("The team's own file; without it the one of this user."), QStringLiteral("FILE")});
    parser.addOption({QStringLiteral("measure-startup"), Text::tr("End once the window is painted (for measurements).")});
    parser.addOption({QStringLiteral("view"), Text::tr("View to open when the window starts."), viewWords().join(QLatin1Char('|'))});
}

} // namespace fatlas
