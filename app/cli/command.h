// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knowledgebase.h"
#include "domain/language.h"
#include "domain/result.h"

#include <QCommandLineParser>
#include <QTextStream>

#include <memory>
#include <vector>

namespace fatlas {

/// Where a command reads from and writes to; tests put their own streams here.
struct CommandStreams
{
    QTextStream &out;
    QTextStream &err;
    /// Where answers come from; null where nobody can be asked.
    QTextStream *in = nullptr;
};

/// Exit status of the program.
enum ExitStatus { ExitOk = 0, ExitFailed = 1, ExitUsage = 2 };

/// What a command may ask about the call.
struct CommandCall
{
    const QCommandLineParser &options;
    /// Positional arguments after the command's name.
    QStringList arguments;
    Language language;
    CommandStreams streams;
};

/// One word of the command line: `frameatlas NAME …`.
class Command
{
public:
    virtual ~Command() = default;

    [[nodiscard]] virtual QString name() const = 0;
    [[nodiscard]] virtual QString description() const = 0;
    /// "FRAMEWORK" and the like, for the usage line. May be empty.
    [[nodiscard]] virtual QString argumentSyntax() const { return {}; }
    /// Adds options. --lang, --knowledge and --help are there already.
    virtual void addOptions(QCommandLineParser & /*parser*/) const { }
    /// Whether fonts are needed (then a QGuiApplication must run).
    [[nodiscard]] virtual bool needsFonts() const { return false; }
    [[nodiscard]] virtual int run(const CommandCall &call) const = 0;

protected:
    /// Prints every error on its own line and gives the matching status.
    [[nodiscard]] int fail(const CommandCall &call, const QList<Error> &errors) const;
    /// Adds --format text|json; wantsJson() reads it. Empty when it is neither, which was then said.
    static void addTextOrJson(QCommandLineParser &parser);
    [[nodiscard]] std::optional<bool> wantsJson(const CommandCall &call) const;
    /// Adds --workspace FILE for commands that read knowledge: see load().
    static void addWorkspace(QCommandLineParser &parser);
    /// The same for commands that work on a workspace: see ownWorkspace().
    static void addOwnWorkspace(QCommandLineParser &parser);
    /// The knowledge that the options name: shipped or --knowledge, with the packs of --workspace where it is given ("default": the
    /// team's usual one). Packs that do not fit are said on standard error and left out. `path`, where asked for, is the file it was read
    /// from.
    [[nodiscard]] Result<KnowledgeBase> load(const CommandCall &call, QString *path = nullptr) const;
    /// The workspace that a command works on which needs one: --workspace, or the team's usual one.
    [[nodiscard]] static QString ownWorkspace(const CommandCall &call);
    /// That a workspace which is named is there, for commands that only read it.
    [[nodiscard]] static Result<Done> checkWorkspace(const CommandCall &call);
    [[nodiscard]] int failUsage(const CommandCall &call, const QString &message, const QString &hint) const;
};

[[nodiscard]] std::unique_ptr<Command> makeExportCommand();
[[nodiscard]] std::unique_ptr<Command> makeListCommand();
[[nodiscard]] std::unique_ptr<Command> makeShowCommand();
[[nodiscard]] std::unique_ptr<Command> makeSearchCommand();
[[nodiscard]] std::unique_ptr<Command> makeCheckCommand();
[[nodiscard]] std::unique_ptr<Command> makeDiffCommand();
[[nodiscard]] std::unique_ptr<Command> makeImportCommand();
[[nodiscard]] std::unique_ptr<Command> makePacksCommand();

/// "Known are: a, b, c." for a hint.
[[nodiscard]] QString knownWords(const QStringList &words);

} // namespace fatlas
