// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/compiler.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTextStream>

namespace {

enum ExitCode { Success = 0, Failure = 1, Usage = 2 };

struct ToolText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::CompileTool)
};

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("fatlas-compile"));
    QTextStream err(stderr);

    QCommandLineParser parser;
    parser.setApplicationDescription(ToolText::tr("Makes the knowledge base from a folder of knowledge files."));
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption input(QStringLiteral("input"), ToolText::tr("Folder with the knowledge files."), QStringLiteral("DIR"));
    const QCommandLineOption output(QStringLiteral("output"), ToolText::tr("The knowledge base to write."), QStringLiteral("FILE"));
    parser.addOptions({input, output});
    const bool parsed = parser.parse(QCoreApplication::arguments());
    if (parsed && parser.isSet(help)) {
        QTextStream(stdout) << parser.helpText();
        return Success;
    }
    if (!parsed || !parser.isSet(input) || !parser.isSet(output) || !parser.positionalArguments().isEmpty()) {
        err << (parsed ? ToolText::tr("Usage: %1").arg(QStringLiteral("fatlas-compile --input DIR --output FILE")) : parser.errorText()) << '\n';
        return Usage;
    }
    const auto compiled = fatlas::compileKnowledge(parser.value(input), parser.value(output));
    if (compiled)
        return Success;
    for (const fatlas::Error &error : compiled.errors())
        err << error.toString() << '\n';
    return Failure;
}
