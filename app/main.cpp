// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandline.h"
#include "app/knowledgefile.h"
#include "app/language/languageloader.h"
#include "app/packs/packdesk.h"
#include "app/search/backgroundsearch.h"
#include "app/settings/savedviewfile.h"
#include "app/window/actions.h"
#include "app/window/mainwindow.h"
#include "app/window/realdialogs.h"
#include "app/window/startupprobe.h"
#include "app/window/themecontroller.h"
#include "common/dialogs.h"
#include "common/viewcontext.h"

#include <QApplication>
#include <QTimer>

#include <cstdio>
#include <future>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace fatlas;

namespace {

/// Gives the texts of this file their translation context.
struct CommandText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::CommandLine)
};

void describeProgram(QCoreApplication &program)
{
    program.setApplicationName(QStringLiteral("frameatlas"));
    program.setApplicationVersion(QStringLiteral(FATLAS_VERSION));
    program.setOrganizationName(QStringLiteral("frameatlas"));
}

/// Whether a window can open. A platform named by hand is taken at its word.
bool hasDisplay(const QStringList &arguments)
{
#ifdef Q_OS_UNIX
    const auto isSet = [](const char *name) { return !qEnvironmentVariableIsEmpty(name); };
    return isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") || isSet("QT_QPA_PLATFORM") || arguments.contains(QStringLiteral("-platform"));
#else
    return true;
#endif
}

/// Whether a person sits at standard input and can be asked.
bool isTerminal()
{
#ifdef Q_OS_UNIX
    return isatty(fileno(stdin)) != 0;
#else
    return false;
#endif
}

int runConsole(QCoreApplication &program)
{
    describeProgram(program);
    QTextStream in(stdin);
    QTextStream out(stdout);
    QTextStream err(stderr);
    LanguageLoader languages;
    QCoreApplication::installTranslator(&languages);
    const int status =
        checkedStatus(runCommandLine(QCoreApplication::arguments(), languages, {out, err, isTerminal() ? &in : nullptr}), {out, err});
    // The loader goes out of scope before the application does.
    QCoreApplication::removeTranslator(&languages);
    return status;
}

/// The options of the window, or the exit status when they are wrong.
int readOptions(QCommandLineParser &parser, QTextStream &err)
{
    addWindowOptions(parser);
    const auto refuse = [&err](const Error &error) {
        err << "frameatlas: " << error.toString() << Qt::endl;
        return int(ExitUsage);
    };
    const QString hint = CommandText::tr("See “frameatlas --help”.");
    if (!parser.parse(QCoreApplication::arguments()))
        return refuse({ErrorCode::UsageError, {}, parser.errorText() + QLatin1Char('.'), hint});
    if (!parser.positionalArguments().isEmpty()) {
        const QString message = CommandText::tr("A command comes first: frameatlas %1 …").arg(parser.positionalArguments().constFirst());
        return refuse({ErrorCode::UsageError, {}, message, hint});
    }
    const QList<std::pair<QString, QStringList>> words{
        {QStringLiteral("lang"), {QStringLiteral("zh"), QStringLiteral("en")}},
        {QStringLiteral("theme"), {QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")}},
        {QStringLiteral("view"), viewWords()}};
    for (const auto &[option, known] : words) {
        const QString word = parser.value(option);
        if (parser.isSet(option) && !known.contains(word))
            return refuse(
                {ErrorCode::UsageError, QStringLiteral("--") + option, CommandText::tr("“%1” is not known.").arg(word), knownWords(known)});
    }
    return ExitOk;
}

/// Without a display: wrong options are said first, as they would be with one.
int runWithoutDisplay(QCoreApplication &program)
{
    describeProgram(program);
    QTextStream err(stderr);
    LanguageLoader languages;
    QCoreApplication::installTranslator(&languages);
    languages.setLanguage(LanguageLoader::systemLanguage());
    QCommandLineParser options;
    int status = readOptions(options, err);
    if (status == ExitOk) {
        if (const auto language = languageFromCode(options.value(QStringLiteral("lang"))))
            languages.setLanguage(*language);
        err << "frameatlas: "
            << CommandText::tr("There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open.") << '\n'
            << CommandText::tr("The command line works without one: see “frameatlas --help”, for example") << "\n  "
            << "frameatlas export --view matrix --lang en --format pdf --output matrix.pdf" << Qt::endl;
        status = ExitFailed;
    }
    QCoreApplication::removeTranslator(&languages);
    return status;
}

/// The families of the painted parts, so that widgets and charts look alike and Chinese is set in the SC face whatever the system prefers.
void chooseFont()
{
    QFont font = QApplication::font();
    font.setFamilies(fontFamilies(Language::Chinese) + QStringList{font.family()});
    // As the painted parts have it: one font engine then serves both.
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setPixelSize(int(bodySizeOf(font)));
    QApplication::setFont(font);
}

/// Loads the faces and sizes that the first view is set in, so that its layout finds them ready.
void warmFonts(Language language)
{
    PaintContext context;
    context.language = language;
    context.bodySize = bodySizeOf(QApplication::font());
    const TextMeasure measure = context.measure();
    for (const TextRole role :
         {TextRole::Title, TextRole::Subtitle, TextRole::AxisTitle, TextRole::Tick, TextRole::PointLabel, TextRole::Caption})
        (void)measure(QStringLiteral("FrameAtlas 框架图谱 0123456789–()"), role, 0);
}

struct KnowledgePaths
{
    QString knowledge;
    QString workspace;
};

/// The knowledge with the packs of the team; where the workspace cannot be read, the shipped knowledge and why.
struct LoadedKnowledge
{
    Atlas atlas;
    QHash<QString, QString> leftOut;
    QList<Error> workspaceErrors;
};

Result<LoadedKnowledge> load(const KnowledgePaths &paths, KnowledgePart part)
{
    LoadedKnowledge loaded;
    Result<PackedBase> packed = loadPackedKnowledge(paths.knowledge, paths.workspace, part);
    if (!packed.ok() && !paths.workspace.isEmpty()) {
        loaded.workspaceErrors = packed.errors();
        packed = loadPackedKnowledge(paths.knowledge, {}, part);
    }
    if (!packed.ok())
        return packed.errors();
    PackedBase base = std::move(packed).value();
    for (const LeftOutPack &pack : std::as_const(base.leftOut))
        loaded.leftOut.insert(pack.id, pack.errors.isEmpty() ? QString() : pack.errors.constFirst().toString());
    loaded.atlas = buildAtlas(std::move(base.knowledge));
    return loaded;
}

/// Reads everything for the search, and shows the window what of it the start has left out.
BackgroundSearch::Load loadForSearch(const KnowledgePaths &paths, ViewContext &context, PackDesk &packs)
{
    return [paths, &context, &packs]() -> Result<Atlas> {
        const Result<LoadedKnowledge> loaded = load(paths, KnowledgePart::All);
        if (!loaded.ok()) {
            // The window shows an outline without it.
            QMetaObject::invokeMethod(
                &context,
                [&context, errors = loaded.errors()] { context.dialogs().showErrors(nullptr, QStringLiteral("FrameAtlas"), errors); },
                Qt::QueuedConnection);
            return loaded.errors();
        }
        QMetaObject::invokeMethod(
            &context,
            [&context, &packs, found = *loaded] {
                packs.setLeftOut(found.leftOut);
                context.setAtlas(found.atlas);
            },
            Qt::QueuedConnection);
        return loaded->atlas;
    };
}

int runWindow(QApplication &program)
{
    describeProgram(program);
    QGuiApplication::setApplicationDisplayName(QStringLiteral("FrameAtlas"));
    QGuiApplication::setDesktopFileName(QStringLiteral("frameatlas"));
    QTextStream err(stderr);
    Settings settings;
    LanguageLoader languages;
    QCoreApplication::installTranslator(&languages);
    languages.setLanguage(settings.language().value_or(LanguageLoader::systemLanguage()));
    QCommandLineParser options;
    if (const int status = readOptions(options, err); status != ExitOk)
        return status;
    if (const auto language = languageFromCode(options.value(QStringLiteral("lang"))))
        languages.setLanguage(*language);

    // Reading the knowledge base takes about as long as loading the fonts and making the frame of the window, and waits for neither.
    const KnowledgePaths paths{options.value(QStringLiteral("knowledge")),
                               options.isSet(QStringLiteral("workspace")) ? options.value(QStringLiteral("workspace"))
                                                                          : defaultWorkspacePath()};
    std::future<Result<LoadedKnowledge>> loading = std::async(std::launch::async, load, paths, KnowledgePart::Outline);
    chooseFont();
    warmFonts(languages.language());
    RealDialogs dialogs;
    Session session;
    ViewContext context(Atlas(), session, dialogs);
    PackDesk packs(paths.knowledge, paths.workspace, context);
    BackgroundSearch search(loadForSearch(paths, context, packs));
    QObject::connect(&packs, &PackDesk::packsChanged, &search, &BackgroundSearch::reload);
    context.setSearch(search);
    SavedViewFile savedViews;
    context.setSavedViews(savedViews);
    context.setLanguage(languages.language());
    MainWindow window(context, languages, settings);
    window.connectPacks(packs);
    const Result<LoadedKnowledge> loaded = loading.get();
    if (!loaded.ok()) {
        for (const Error &error : loaded.errors())
            err << "frameatlas: " << error.toString() << Qt::endl;
        dialogs.showErrors(nullptr, QStringLiteral("FrameAtlas"), loaded.errors());
        return ExitFailed;
    }
    context.setAtlas(loaded->atlas);
    window.restoreState();
    if (options.isSet(QStringLiteral("theme")))
        window.theme().choose(themeChoiceFromId(options.value(QStringLiteral("theme"))));
    if (const QString view = options.value(QStringLiteral("view")); !view.isEmpty())
        window.showView(QStringLiteral("view") + view.at(0).toUpper() + view.mid(1));
    if (options.isSet(QStringLiteral("measure-startup")))
        new StartupProbe(window);
    search.prepareAfterFirstPaint(window);
    window.show();
    if (!loaded->workspaceErrors.isEmpty()) {
        QTimer::singleShot(0, &window, [&] {
            dialogs.showErrors(&window, CommandText::tr("The workspace cannot be read; the shipped knowledge is shown."),
                               loaded->workspaceErrors);
        });
    }
    return QApplication::exec();
}

} // namespace

int main(int argc, char *argv[])
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments += QString::fromLocal8Bit(argv[i]);
    switch (launchFor(arguments)) {
    case Launch::Console: {
        QCoreApplication program(argc, argv);
        return runConsole(program);
    }
    case Launch::Painting: {
        // Fonts are needed, a display is not. What Qt remarks about a missing session is no concern of the caller's.
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qInstallMessageHandler([](QtMsgType type, const QMessageLogContext &, const QString &message) {
            if (type == QtCriticalMsg || type == QtFatalMsg)
                std::fputs(qPrintable(message + QLatin1Char('\n')), stderr);
        });
        QGuiApplication program(argc, argv);
        return runConsole(program);
    }
    case Launch::Window: {
        if (!hasDisplay(arguments)) {
            QCoreApplication program(argc, argv);
            return runWithoutDisplay(program);
        }
        QApplication program(argc, argv);
        return runWindow(program);
    }
    }
    Q_UNREACHABLE();
}
