// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandline.h"

#include "app/language/languageloader.h"
#include "support/desk.h"

#include <QDir>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace fatlas;
using namespace fatlas::test;

namespace {

const QString knowledge = QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite");

/// What a call leaves behind.
struct Outcome
{
    int status = -1;
    QString out;
    QString err;
};

Outcome run(const QStringList &arguments)
{
    Outcome outcome;
    QTextStream out(&outcome.out);
    QTextStream err(&outcome.err);
    LanguageLoader languages;
    QCoreApplication::installTranslator(&languages);
    outcome.status = runCommandLine(QStringList{QStringLiteral("frameatlas")} + arguments, languages, {out, err});
    out.flush();
    err.flush();
    QCoreApplication::removeTranslator(&languages);
    return outcome;
}

/// On the shipped knowledge, which lies beside the program and not beside this test.
Outcome runShipped(const QStringList &arguments)
{
    return run(arguments + QStringList{QStringLiteral("--knowledge"), knowledge});
}

bool hasChinese(const QString &text)
{
    return std::any_of(text.cbegin(), text.cend(), [](QChar c) { return c.unicode() >= 0x4E00 && c.unicode() <= 0x9FFF; });
}

QStringList words(const char *line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

} // namespace

class CommandLineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void launchIsDecidedByTheArguments_data();
    void launchIsDecidedByTheArguments();
    void exports_data();
    void exports();
    void exportHonoursItsOptions();
    void listsFrameworksAsText();
    void listsFrameworksAsJson_data() { languages(); }
    void listsFrameworksAsJson();
    void listsDimensions();
    void searches_data() { languages(); }
    void searches();
    void searchesWhateverIsTyped_data();
    void searchesWhateverIsTyped();
    void searchNeedsWords();
    void shows_data() { languages(); }
    void shows();
    void showsAsJson();
    void checks_data() { languages(); }
    void checks();
    void helps_data() { languages(); }
    void helps();
    void tellsItsVersion();
    void usageErrors_data();
    void usageErrors();
    void failures_data();
    void failures();
    void messagesAreInTheLanguageAskedFor();
    void missingKnowledgeIsNamed();

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << QStringLiteral("en");
        QTest::newRow("zh") << QStringLiteral("zh");
    }
};

void CommandLineTest::launchIsDecidedByTheArguments_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<Launch>("launch");
    QTest::newRow("nothing") << QString() << Launch::Window;
    QTest::newRow("window options") << QStringLiteral("--lang zh --view table") << Launch::Window;
    QTest::newRow("export") << QStringLiteral("export --view matrix -o a.pdf") << Launch::Painting;
    QTest::newRow("export help") << QStringLiteral("export --help") << Launch::Console;
    QTest::newRow("list") << QStringLiteral("list frameworks") << Launch::Console;
    QTest::newRow("show") << QStringLiteral("show jax") << Launch::Console;
    QTest::newRow("search") << QStringLiteral("search jax") << Launch::Console;
    QTest::newRow("check") << QStringLiteral("check a.json") << Launch::Console;
    QTest::newRow("version") << QStringLiteral("--version") << Launch::Console;
    QTest::newRow("help") << QStringLiteral("--help") << Launch::Console;
    QTest::newRow("help after options") << QStringLiteral("--lang zh --help") << Launch::Console;
    QTest::newRow("unknown word") << QStringLiteral("frobnicate") << Launch::Console;
}

void CommandLineTest::launchIsDecidedByTheArguments()
{
    QFETCH(QString, line);
    QFETCH(Launch, launch);
    QCOMPARE(launchFor(QStringList{QStringLiteral("frameatlas")} + line.split(QLatin1Char(' '), Qt::SkipEmptyParts)), launch);
}

void CommandLineTest::exports_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("format");
    for (const char *view : {"matrix", "table"}) {
        for (const char *language : {"en", "zh"}) {
            for (const char *format : {"pdf", "svg", "png", "csv", "xlsx", "html", "md", "json"})
                QTest::addRow("%s %s %s", view, language, format)
                    << QString::fromLatin1(view) << QString::fromLatin1(language) << QString::fromLatin1(format);
        }
    }
}

void CommandLineTest::exports()
{
    QFETCH(QString, view);
    QFETCH(QString, language);
    QFETCH(QString, format);
    const QTemporaryDir folder;
    // The format is named and wins over the suffix.
    const QString path = folder.filePath(QStringLiteral("out.bin"));
    QStringList arguments{QStringLiteral("export"),
                          QStringLiteral("--view"),
                          view,
                          QStringLiteral("--lang"),
                          language,
                          QStringLiteral("--format"),
                          format,
                          QStringLiteral("--output"),
                          path};
    if (view == QStringLiteral("table"))
        arguments += words("--dimension usability");
    const Outcome outcome = runShipped(arguments);
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.out, QString());
    QCOMPARE(outcome.status, int(ExitOk));
    const QByteArray bytes = bytesOf(path);
    if (format == QStringLiteral("pdf")) {
        QVERIFY(bytes.startsWith("%PDF-"));
        QVERIFY(bytes.trimmed().endsWith("%%EOF"));
    } else if (format == QStringLiteral("png")) {
        const QImage image = QImage::fromData(bytes, "PNG");
        QVERIFY(image.width() > 1000 && image.height() > 500);
    } else if (format == QStringLiteral("xlsx")) {
        QVERIFY(bytes.startsWith("PK\3\4"));
        QVERIFY(bytes.contains("xl/worksheets/sheet1.xml"));
    } else {
        const QString text = QString::fromUtf8(bytes);
        QVERIFY(text.contains(QStringLiteral("PyTorch")));
        QCOMPARE(text.contains(QStringLiteral("数据 20")), language == QStringLiteral("zh"));
        QCOMPARE(text.contains(QStringLiteral("as of 20")), language == QStringLiteral("en"));
    }
}

void CommandLineTest::exportHonoursItsOptions()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("m.csv"));
    Outcome outcome = runShipped(words("export --view matrix --lang en --layers acceleration --output") + QStringList{path});
    QCOMPARE(outcome.status, int(ExitOk));
    QVERIFY(bytesOf(path).contains("DeepSpeed"));
    QVERIFY(!bytesOf(path).contains("PyTorch"));
    QVERIFY(bytesOf(path).contains("Hidden layers"));
    const QString table = folder.filePath(QStringLiteral("t.csv"));
    outcome = runShipped(words("export --view table --dimension usability --lang en --swap -o") + QStringList{table});
    QCOMPARE(outcome.status, int(ExitOk));
    // A column a framework.
    const QString header = QString::fromUtf8(bytesOf(table)).section(QLatin1Char('\n'), 0, 0);
    QVERIFY2(header.contains(QStringLiteral("PyTorch")) && header.contains(QStringLiteral("MLX")), qPrintable(header));
    QVERIFY(bytesOf(table).startsWith("\xEF\xBB\xBF"));
    outcome = runShipped(words("export --view table --dimension usability --lang en --no-bom -o") + QStringList{table});
    QCOMPARE(outcome.status, int(ExitOk));
    QVERIFY(bytesOf(table).startsWith("Framework,"));
    const QString svg = folder.filePath(QStringLiteral("m.svg"));
    outcome = runShipped(words("export --view matrix --lang en --frontier --no-intervals -o") + QStringList{svg});
    QCOMPARE(outcome.status, int(ExitOk));
    const QByteArray drawn = bytesOf(svg);
    QVERIFY(drawn.contains("dashed line"));
    QVERIFY(!drawn.contains("crosses"));
}

void CommandLineTest::listsFrameworksAsText()
{
    for (const char *language : {"en", "zh"}) {
        const Outcome outcome = runShipped(words("list frameworks --lang") + QStringList{QString::fromLatin1(language)});
        QCOMPARE(outcome.status, int(ExitOk));
        QCOMPARE(outcome.err, QString());
        const QStringList lines = outcome.out.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 12);
        QVERIFY(std::any_of(lines.cbegin(), lines.cend(), [](const QString &line) { return line.startsWith(QStringLiteral("pytorch ")); }));
        QCOMPARE(hasChinese(outcome.out), qstrcmp(language, "zh") == 0);
    }
}

void CommandLineTest::listsFrameworksAsJson()
{
    QFETCH(QString, language);
    const Outcome outcome = runShipped(words("list frameworks --format json --lang") + QStringList{language});
    QCOMPARE(outcome.status, int(ExitOk));
    QJsonParseError error;
    const QJsonObject json = QJsonDocument::fromJson(outcome.out.toUtf8(), &error).object();
    QCOMPARE(error.error, QJsonParseError::NoError);
    const QJsonArray frameworks = json.value(QStringLiteral("frameworks")).toArray();
    QCOMPARE(frameworks.size(), 12);
    QStringList ids;
    for (const QJsonValue &framework : frameworks) {
        ids += framework[QStringLiteral("id")].toString();
        QVERIFY(!framework[QStringLiteral("name")].toString().isEmpty());
        QVERIFY(layerFromId(framework[QStringLiteral("layer")].toString()));
        const QJsonObject ease = framework[QStringLiteral("ease_of_use")].toObject();
        QVERIFY(!ease.isEmpty());
    }
    ids.sort();
    QCOMPARE(ids, words("colossal-ai deepspeed huggingface jax keras megatron-lm mindspore mlx mojo paddlepaddle pytorch tensorflow"));
    QVERIFY(!json.value(QStringLiteral("data_version")).toString().isEmpty());
}

void CommandLineTest::listsDimensions()
{
    const Outcome text = runShipped(words("list dimensions --lang en"));
    QCOMPARE(text.status, int(ExitOk));
    QVERIFY(text.out.contains(QStringLiteral("usability ")));
    QVERIFY(text.out.contains(QStringLiteral(" criteria")));
    const Outcome json = runShipped(words("list dimensions --lang zh --format json"));
    const QJsonArray dimensions = QJsonDocument::fromJson(json.out.toUtf8()).object().value(QStringLiteral("dimensions")).toArray();
    QCOMPARE(dimensions.size(), text.out.split(QLatin1Char('\n'), Qt::SkipEmptyParts).size());
    for (const QJsonValue &dimension : dimensions)
        QVERIFY(!dimension[QStringLiteral("criteria")].toArray().isEmpty());
}

void CommandLineTest::searches()
{
    QFETCH(QString, language);
    const QStringList lang{QStringLiteral("--lang"), language};
    const Outcome json = runShipped(words("search 飞桨 --format json --limit 7") + lang);
    QCOMPARE(json.status, int(ExitOk));
    QCOMPARE(json.err, QString());
    const QJsonObject answer = QJsonDocument::fromJson(json.out.toUtf8()).object();
    QCOMPARE(answer.keys(), QStringList{QStringLiteral("results")});
    const QJsonArray results = answer.value(QStringLiteral("results")).toArray();
    QCOMPARE(results.size(), 7);
    QCOMPARE(results[0][QStringLiteral("kind")].toString(), QStringLiteral("framework"));
    QCOMPARE(results[0][QStringLiteral("id")].toString(), QStringLiteral("paddlepaddle"));
    QCOMPARE(results[0][QStringLiteral("title")].toString(),
             language == QStringLiteral("zh") ? QStringLiteral("飞桨") : QStringLiteral("PaddlePaddle"));
    double before = results[0][QStringLiteral("score")].toDouble();
    for (const QJsonValue &result : results) {
        for (const char *key : {"kind", "id", "title", "text"})
            QVERIFY(result[QLatin1String(key)].isString());
        QVERIFY(result[QStringLiteral("score")].toDouble() <= before);
        before = result[QStringLiteral("score")].toDouble();
    }
    // Words may be one argument or several.
    const Outcome text = runShipped(words("search PyTorch 编译") + lang);
    QCOMPARE(text.status, int(ExitOk));
    QCOMPARE(text.out, runShipped(QStringList{QStringLiteral("search"), QStringLiteral("PyTorch 编译")} + lang).out);
    QVERIFY(text.out.contains(QStringLiteral("torch.compile")));
    const Outcome nothing = runShipped(words("search qqqq") + lang);
    QCOMPARE(nothing.status, int(ExitOk));
    QCOMPARE(nothing.err, QString());
    QCOMPARE(nothing.out.count(QLatin1Char('\n')), 1);
}

void CommandLineTest::searchesWhateverIsTyped_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("one character") << QStringLiteral("卡") << true;
    QTest::newRow("full width") << QStringLiteral("ＪＡＸ") << true;
    QTest::newRow("quotes") << QStringLiteral("\"jax") << true;
    QTest::newRow("star") << QStringLiteral("jax*") << true;
    QTest::newRow("operators alone") << QStringLiteral("* ^ : ( ) \"") << false;
    QTest::newRow("column") << QStringLiteral("nosuchcolumn:jax") << false;
    QTest::newRow("emoji") << QStringLiteral("🚀") << false;
    QTest::newRow("long") << QString(10000, QLatin1Char('x')) << false;
}

void CommandLineTest::searchesWhateverIsTyped()
{
    QFETCH(QString, text);
    const Outcome outcome = runShipped({QStringLiteral("search"), text, QStringLiteral("--format=json")});
    QCOMPARE(outcome.status, int(ExitOk));
    QCOMPARE(outcome.err, QString());
    const QJsonArray results = QJsonDocument::fromJson(outcome.out.toUtf8()).object().value(QStringLiteral("results")).toArray();
    QTEST(!results.isEmpty(), "isFound");
}

void CommandLineTest::searchNeedsWords()
{
    for (const QString &nothing : {QString(), QStringLiteral("  ")}) {
        const Outcome outcome = runShipped({QStringLiteral("search"), nothing});
        QCOMPARE(outcome.status, int(ExitUsage));
        QVERIFY(!outcome.err.isEmpty());
    }
}

void CommandLineTest::shows()
{
    QFETCH(QString, language);
    // By id, by name and in any case.
    QString first;
    for (const char *name : {"mindspore", "MindSpore", "MINDSPORE"}) {
        const Outcome outcome = runShipped({QStringLiteral("show"), QString::fromLatin1(name), QStringLiteral("--lang"), language});
        QCOMPARE(outcome.status, int(ExitOk));
        QCOMPARE(outcome.err, QString());
        QVERIFY(outcome.out.section(QLatin1Char('\n'), 0, 0).contains(QStringLiteral("MindSpore")));
        QVERIFY(outcome.out.contains(QStringLiteral("[1] ")));
        QVERIFY(outcome.out.contains(QStringLiteral("https://")));
        if (first.isEmpty())
            first = outcome.out;
        QCOMPARE(outcome.out, first);
    }
    QVERIFY(first.contains(language == QStringLiteral("zh") ? QStringLiteral("许可") : QStringLiteral("Licence")));
}

void CommandLineTest::showsAsJson()
{
    const Outcome outcome = runShipped(words("show jax --format json --lang en"));
    QCOMPARE(outcome.status, int(ExitOk));
    const QJsonObject json = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
    QCOMPARE(json.value(QStringLiteral("id")).toString(), QStringLiteral("jax"));
    QStringList sources;
    for (const QJsonValue &source : json.value(QStringLiteral("sources")).toArray())
        sources += source[QStringLiteral("id")].toString();
    QVERIFY(!sources.isEmpty());
    // Whatever a rating rests on is in the list.
    for (const QJsonValue &rating : json.value(QStringLiteral("ratings")).toArray()) {
        for (const QJsonValue &source : rating[QStringLiteral("sources")].toArray())
            QVERIFY(sources.contains(source.toString()));
    }
    QVERIFY(!json.value(QStringLiteral("assessments")).toArray().isEmpty());
}

void CommandLineTest::checks()
{
    QFETCH(QString, language);
    const QString good = QStringLiteral(FATLAS_SOURCE_DIR "/database/knowledge/frameworks/jax.json");
    Outcome outcome = runShipped({QStringLiteral("check"), good, QStringLiteral("--lang"), language});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.status, int(ExitOk));
    QVERIFY(outcome.out.startsWith(good));

    // Spoilt in two places: both are named with their pointers.
    QByteArray bytes = bytesOf(good);
    QVERIFY(bytes.contains("\"layer\": \"general\""));
    bytes.replace("\"layer\": \"general\"", "\"layer\": \"nonsense\"");
    QJsonObject json = QJsonDocument::fromJson(bytes).object();
    json.remove(QStringLiteral("description"));
    const QTemporaryDir folder;
    const QString bad = folder.filePath(QStringLiteral("jax.json"));
    QFile file(bad);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(json).toJson()) > 0);
    file.close();
    outcome = runShipped({QStringLiteral("check"), bad, QStringLiteral("--lang"), language});
    QCOMPARE(outcome.status, int(ExitFailed));
    QCOMPARE(outcome.out, QString());
    QVERIFY2(outcome.err.contains(bad), qPrintable(outcome.err));
    QVERIFY2(outcome.err.contains(QStringLiteral("/layer")), qPrintable(outcome.err));
    QVERIFY2(outcome.err.contains(QStringLiteral("description")), qPrintable(outcome.err));
    QCOMPARE(hasChinese(outcome.err), language == QStringLiteral("zh"));
}

void CommandLineTest::helps()
{
    QFETCH(QString, language);
    const QStringList lang{QStringLiteral("--lang"), language};
    const Outcome whole = run(lang + QStringList{QStringLiteral("--help")});
    QCOMPARE(whole.status, int(ExitOk));
    QCOMPARE(whole.err, QString());
    for (const char *command : {"export", "list", "show", "search", "check"}) {
        QVERIFY2(whole.out.contains(QStringLiteral("frameatlas ") + QString::fromLatin1(command)), command);
        const Outcome one = run(QStringList{QString::fromLatin1(command), QStringLiteral("--help")} + lang);
        QCOMPARE(one.status, int(ExitOk));
        QCOMPARE(one.err, QString());
        QVERIFY(one.out.contains(QStringLiteral("frameatlas ") + QString::fromLatin1(command)));
        QVERIFY(one.out.contains(QStringLiteral("--knowledge")));
        QCOMPARE(hasChinese(one.out), language == QStringLiteral("zh"));
    }
    QCOMPARE(hasChinese(whole.out), language == QStringLiteral("zh"));
    for (const char *option : {"--view", "--dimension", "--format", "--output", "--layers", "--no-bom"})
        QVERIFY2(run(words("export --help")).out.contains(QString::fromLatin1(option)), option);
}

void CommandLineTest::tellsItsVersion()
{
    QCoreApplication::setApplicationVersion(QStringLiteral("1.2.3"));
    const Outcome outcome = run(words("--version"));
    QCOMPARE(outcome.status, int(ExitOk));
    QCOMPARE(outcome.out, QStringLiteral("frameatlas 1.2.3\n"));
    QCOMPARE(outcome.err, QString());
}

void CommandLineTest::usageErrors_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QStringList>("parts");
    const auto row = [](const char *name, const char *line, const QStringList &parts) {
        QTest::newRow(name) << QString::fromUtf8(line) << parts;
    };
    row("unknown command", "frobnicate", {QStringLiteral("frobnicate"), QStringLiteral("export, list, show, search, check")});
    row("unknown option", "list frameworks --colour red", {QStringLiteral("colour"), QStringLiteral("list --help")});
    row("unknown language", "list frameworks --lang fr", {QStringLiteral("fr"), QStringLiteral("zh"), QStringLiteral("en")});
    row("nothing to search", "search --format json", {QStringLiteral("search")});
    row("no number", "search jax --limit many", {QStringLiteral("many"), QStringLiteral("10000")});
    row("limit of none", "search jax --limit 0", {QStringLiteral("0")});
    row("unknown format of a search", "search jax --format xml", {QStringLiteral("xml"), QStringLiteral("json")});
    row("option without value", "export --view", {QStringLiteral("view"), QStringLiteral("export --help")});
    row("no view", "export --output a.pdf", {QStringLiteral("--view"), QStringLiteral("--view: ")});
    row("unknown view", "export --view pie --output a.pdf",
        {QStringLiteral("--view"), QStringLiteral("pie"), QStringLiteral("matrix, table")});
    row("no output", "export --view matrix --format pdf", {QStringLiteral("--output"), QStringLiteral("--output FILE")});
    row("unknown format", "export --view matrix --format docx --output a.docx",
        {QStringLiteral("--format"), QStringLiteral("docx"), QStringLiteral("pdf")});
    row("unknown suffix", "export --view matrix --output a.docx", {QStringLiteral("docx"), QStringLiteral("pdf")});
    row("no dimension", "export --view table --output a.pdf", {QStringLiteral("--dimension"), QStringLiteral("usability")});
    row("unknown dimension", "export --view table --dimension taste --output a.pdf",
        {QStringLiteral("--dimension"), QStringLiteral("taste"), QStringLiteral("usability")});
    row("dimension of the matrix", "export --view matrix --dimension usability --output a.pdf", {QStringLiteral("--dimension")});
    row("no mark where none is", "export --view matrix --no-bom --output a.pdf", {QStringLiteral("--no-bom"), QStringLiteral("CSV")});
    row("unknown layer", "export --view matrix --layers top --output a.pdf",
        {QStringLiteral("--layers"), QStringLiteral("top"), QStringLiteral("acceleration")});
    row("layers without a framework", "export --view table --dimension usability --layers deployment --output a.pdf",
        {QStringLiteral("--layers")});
    row("too much", "export now --view matrix --output a.pdf", {QStringLiteral("now")});
    row("list what", "list", {QStringLiteral("frameworks, tools, dimensions, coverage")});
    row("list something else", "list cats", {QStringLiteral("frameworks, tools, dimensions, coverage")});
    row("list as what", "list frameworks --format yaml", {QStringLiteral("yaml"), QStringLiteral("text, json")});
    row("show what", "show", {QStringLiteral("list frameworks")});
    row("show two", "show jax mlx", {QStringLiteral("list frameworks")});
    row("unknown framework", "show caffe", {QStringLiteral("caffe"), QStringLiteral("pytorch")});
    row("check nothing", "check", {QStringLiteral("check")});
}

void CommandLineTest::usageErrors()
{
    QFETCH(QString, line);
    QFETCH(QStringList, parts);
    const QTemporaryDir folder;
    QStringList arguments = line.split(QLatin1Char(' '));
    for (QString &argument : arguments) {
        if (argument.startsWith(QStringLiteral("a.")))
            argument = folder.filePath(argument);
    }
    for (const char *language : {"en", "zh"}) {
        QStringList all = arguments;
        if (!line.contains(QStringLiteral("--lang")))
            all = arguments.mid(0, 1) + QStringList{QStringLiteral("--lang=") + QString::fromLatin1(language)} + arguments.mid(1);
        const Outcome outcome = line.endsWith(QStringLiteral("--view")) ? run(all) : runShipped(all);
        QVERIFY2(outcome.status == ExitUsage, qPrintable(QStringLiteral("%1: %2 %3").arg(outcome.status).arg(outcome.out, outcome.err)));
        QCOMPARE(outcome.out, QString());
        QVERIFY(outcome.err.startsWith(QStringLiteral("frameatlas")));
        QVERIFY(outcome.err.endsWith(QLatin1Char('\n')));
        for (const QString &part : parts)
            QVERIFY2(outcome.err.contains(part), qPrintable(part + QStringLiteral(" not in: ") + outcome.err));
    }
    QVERIFY(QDir(folder.path()).isEmpty());
}

void CommandLineTest::failures_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("code");
    QTest::newRow("missing") << QStringLiteral("missing.sqlite") << QStringLiteral("file-not-found");
    QTest::newRow("truncated") << QStringLiteral("truncated.sqlite") << QString();
    QTest::newRow("text") << QStringLiteral("text.sqlite") << QStringLiteral("not-a-database");
    QTest::newRow("empty") << QStringLiteral("empty.sqlite") << QString();
    QTest::newRow("folder") << QStringLiteral("folder.sqlite") << QString();
    QTest::newRow("unwritable") << QStringLiteral("nowhere/a.pdf") << QStringLiteral("file-not-writable");
    QTest::newRow("unreadable to check") << QStringLiteral("gone.json") << QStringLiteral("file-not-found");
}

void CommandLineTest::failures()
{
    QFETCH(QString, what);
    QFETCH(QString, code);
    const QTemporaryDir folder;
    const QString path = folder.filePath(what);
    QFile file(path);
    if (what.startsWith(QStringLiteral("trunc"))) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytesOf(knowledge).left(20000));
    } else if (what.startsWith(QStringLiteral("text"))) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("This is no database at all, only some text that is long enough to have a header of a hundred bytes if it were one.\n");
    } else if (what.startsWith(QStringLiteral("empty"))) {
        QVERIFY(file.open(QIODevice::WriteOnly));
    } else if (what.startsWith(QStringLiteral("folder"))) {
        QVERIFY(QDir(folder.path()).mkdir(what));
    }
    file.close();
    QList<QStringList> calls;
    if (what.endsWith(QStringLiteral("pdf")))
        calls = {words("export --view matrix --output") + QStringList{path, QStringLiteral("--knowledge"), knowledge}};
    else if (what.endsWith(QStringLiteral("json")))
        calls = {{QStringLiteral("check"), path, QStringLiteral("--knowledge"), knowledge}};
    else
        calls = {words("list frameworks --knowledge") + QStringList{path}, words("show jax --knowledge") + QStringList{path},
                 words("check a.json --knowledge") + QStringList{path},
                 words("export --view matrix --format svg --output")
                     + QStringList{folder.filePath(QStringLiteral("never.svg")), QStringLiteral("--knowledge"), path}};
    for (const QStringList &call : std::as_const(calls)) {
        for (const char *language : {"en", "zh"}) {
            const Outcome outcome = run(call + QStringList{QStringLiteral("--lang"), QString::fromLatin1(language)});
            QVERIFY2(outcome.status == ExitFailed, qPrintable(call.join(QLatin1Char(' ')) + outcome.err));
            QCOMPARE(outcome.out, QString());
            QVERIFY2(outcome.err.contains(path), qPrintable(outcome.err));
            QVERIFY2(outcome.err.contains(QLatin1Char('[') + code), qPrintable(outcome.err));
            QCOMPARE(hasChinese(outcome.err), qstrcmp(language, "zh") == 0);
        }
    }
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("never.svg"))));
}

void CommandLineTest::messagesAreInTheLanguageAskedFor()
{
    for (const char *form : {"show caffe --lang zh", "show caffe --lang=zh", "frobnicate --lang zh", "export --lang zh --wrong"})
        QVERIFY2(hasChinese(runShipped(words(form)).err), form);
    QVERIFY(!hasChinese(runShipped(words("show caffe --lang en")).err));
}

void CommandLineTest::missingKnowledgeIsNamed()
{
    // Beside this test lies none, and it is not installed.
    const Outcome outcome = run(words("list frameworks --lang en"));
    QCOMPARE(outcome.status, int(ExitFailed));
    QVERIFY(outcome.err.contains(QDir::toNativeSeparators(QCoreApplication::applicationDirPath() + QStringLiteral("/knowledge.sqlite"))));
    QVERIFY(outcome.err.contains(QStringLiteral("--knowledge")));
    QVERIFY(outcome.err.contains(QStringLiteral("[file-not-found]")));
}

QTEST_MAIN(CommandLineTest)
#include "tst_commandline.moc"
