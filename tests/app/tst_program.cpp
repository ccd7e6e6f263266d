// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QString program = QStringLiteral(FATLAS_BIN_DIR "/frameatlas");

/// What a call of the built program leaves behind.
struct Outcome
{
    int status = -1;
    QByteArray out;
    QByteArray err;
};

/// Runs the program as on a server: no display, no session, a home of its own.
Outcome run(const QStringList &arguments, const QString &language = QStringLiteral("en"), const QString &folder = {},
            const QString &standardOutput = {})
{
    const QTemporaryDir home;
    QProcessEnvironment environment;
    environment.insert(QStringLiteral("PATH"), qEnvironmentVariable("PATH"));
    environment.insert(QStringLiteral("HOME"), home.path());
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("LANGUAGE"), language);
    environment.insert(QStringLiteral("ASAN_OPTIONS"), qEnvironmentVariable("ASAN_OPTIONS"));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder.isEmpty() ? home.path() : folder);
    if (!standardOutput.isEmpty())
        process.setStandardOutputFile(standardOutput);
    process.start(program, arguments);
    if (!process.waitForFinished(100000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), process.readAllStandardError() + process.errorString().toUtf8()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QStringList words(const char *line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

bool hasChinese(const QByteArray &bytes)
{
    const QString text = QString::fromUtf8(bytes);
    return std::any_of(text.cbegin(), text.cend(), [](QChar c) { return c.unicode() >= 0x4E00 && c.unicode() <= 0x9FFF; });
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The text of a PDF; nothing when poppler's tool is missing.
QString textOfPdf(const QString &path)
{
    QProcess tool;
    tool.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    return tool.waitForFinished(30000) ? QString::fromUtf8(tool.readAllStandardOutput()) : QString();
}

} // namespace

class ProgramTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exports_data();
    void exports();
    void pdfTextCanBeSelected_data();
    void pdfTextCanBeSelected();
    void standardOutputCanBeWritten();
    void relativePathsAreFine();
    void lists();
    void searches();
    void shows();
    void jsonKeepsConfidenceAndDisagreement();
    void checks();
    void versionAndHelp();
    void languageOfTheSystem();
    void usageErrors_data();
    void usageErrors();
    void badKnowledge_data();
    void badKnowledge();
    void unwritableOutput();
    void pipeTakesAnExport();
    void fullStandardOutput_data();
    void fullStandardOutput();
    void windowOptionsAreChecked_data();
    void windowOptionsAreChecked();
};

/// What the text says of how sure a statement is must not be lost in the JSON.
void ProgramTest::jsonKeepsConfidenceAndDisagreement()
{
    const Outcome outcome = run(words("show mindspore --format json"));
    QCOMPARE(outcome.status, 0);
    const QJsonArray assessments = QJsonDocument::fromJson(outcome.out).object().value(QStringLiteral("assessments")).toArray();
    int facts = 0;
    int disagreements = 0;
    for (const QJsonValue &assessment : assessments) {
        const QJsonArray statements = assessment.toObject().value(QStringLiteral("facts")).toArray();
        for (const QJsonValue &fact : statements) {
            ++facts;
            const QString confidence = fact.toObject().value(QStringLiteral("confidence")).toString();
            QVERIFY2((QStringList{QStringLiteral("high"), QStringLiteral("medium"), QStringLiteral("low")}).contains(confidence),
                     qPrintable(confidence));
            disagreements += fact.toObject().value(QStringLiteral("seed_agrees")) == QJsonValue(false);
        }
    }
    QFile file(QStringLiteral(FATLAS_TEST_DATA "/dossier/mindspore.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    int expected = 0;
    const QJsonArray researched = QJsonDocument::fromJson(file.readAll()).object().value(QStringLiteral("facts")).toArray();
    for (const QJsonValue &fact : researched)
        expected += fact.toObject().value(QStringLiteral("seed_agrees")) == QJsonValue(false);
    QCOMPARE(facts, researched.size());
    QCOMPARE(disagreements, expected);
    QVERIFY(expected > 0);
}

void ProgramTest::exports_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("start");
    const QList<std::pair<const char *, QByteArray>> formats{
        {"pdf", "%PDF-"}, {"svg", "<?xml"}, {"png", "\x89PNG"}, {"csv", "\xEF\xBB\xBF"}};
    for (const char *view : {"matrix", "table"}) {
        for (const char *language : {"en", "zh"}) {
            for (const auto &[format, start] : formats)
                QTest::addRow("%s %s %s", view, language, format)
                    << QString::fromLatin1(view) << QString::fromLatin1(language) << QString::fromLatin1(format) << start;
        }
    }
}

void ProgramTest::exports()
{
    QFETCH(QString, view);
    QFETCH(QString, language);
    QFETCH(QString, format);
    QFETCH(QByteArray, start);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("结果.") + format);
    QStringList arguments{
        QStringLiteral("export"), QStringLiteral("--view"), view, QStringLiteral("--lang"), language, QStringLiteral("--output"), path};
    if (view == QStringLiteral("table"))
        arguments += {QStringLiteral("--dimension"), QStringLiteral("usability")};
    const Outcome outcome = run(arguments);
    QVERIFY2(outcome.status == 0, outcome.err.constData());
    QCOMPARE(outcome.out, QByteArray());
    QCOMPARE(outcome.err, QByteArray());
    QVERIFY(bytesOf(path).startsWith(start));
    QVERIFY(bytesOf(path).size() > 400);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

void ProgramTest::pdfTextCanBeSelected_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("word");
    QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("Ease of use");
    QTest::newRow("zh") << QStringLiteral("zh") << QStringLiteral("易用性");
}

void ProgramTest::pdfTextCanBeSelected()
{
    QFETCH(QString, language);
    QFETCH(QString, word);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("m.pdf"));
    QCOMPARE(run({QStringLiteral("export"), QStringLiteral("--view"), QStringLiteral("matrix"), QStringLiteral("--lang"), language,
                  QStringLiteral("-o"), path})
                 .status,
             0);
    const QString text = textOfPdf(path);
    QVERIFY2(!text.isEmpty(), "No text: is pdftotext (package poppler-utils) installed?");
    QVERIFY2(text.contains(word), qPrintable(text));
    for (const char *name : {"PyTorch", "JAX", "TensorFlow", "Keras", "MindSpore", "DeepSpeed", "Megatron-LM", "MLX"})
        QVERIFY2(text.contains(QString::fromLatin1(name)), name);
    QVERIFY(text.contains(language == QStringLiteral("zh") ? QStringLiteral("飞桨") : QStringLiteral("PaddlePaddle")));
}

void ProgramTest::standardOutputCanBeWritten()
{
    const Outcome outcome = run(words("export --view matrix --format svg --output -"));
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.startsWith("<?xml"));
    QVERIFY(outcome.out.trimmed().endsWith("</svg>"));
    QCOMPARE(outcome.err, QByteArray());
}

void ProgramTest::relativePathsAreFine()
{
    const QTemporaryDir folder;
    QCOMPARE(run(words("export --view matrix --output m.csv"), QStringLiteral("en"), folder.path()).status, 0);
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("m.csv"))));
}

void ProgramTest::lists()
{
    const Outcome text = run(words("list frameworks"));
    QCOMPARE(text.status, 0);
    QCOMPARE(text.out.count('\n'), 12);
    const Outcome json = run(words("list frameworks --lang zh --format json"));
    QCOMPARE(json.status, 0);
    const QJsonArray frameworks = QJsonDocument::fromJson(json.out).object().value(QStringLiteral("frameworks")).toArray();
    QCOMPARE(frameworks.size(), 12);
    for (const QJsonValue &framework : frameworks) {
        for (const char *key : {"id", "name", "layer"})
            QVERIFY(!framework[QLatin1String(key)].toString().isEmpty());
    }
    QCOMPARE(run(words("list dimensions")).status, 0);
}

void ProgramTest::searches()
{
    const Outcome json =
        run(QStringList{QStringLiteral("search"), QStringLiteral("飞桨"), QStringLiteral("--format"), QStringLiteral("json")});
    QCOMPARE(json.status, 0);
    QCOMPARE(json.err, QByteArray());
    const QJsonArray results = QJsonDocument::fromJson(json.out).object().value(QStringLiteral("results")).toArray();
    QVERIFY(results.size() > 5);
    QCOMPARE(results[0][QStringLiteral("id")].toString(), QStringLiteral("paddlepaddle"));
    const Outcome text = run(QStringList{QStringLiteral("search"), QStringLiteral("显存")}, QStringLiteral("zh"));
    QCOMPARE(text.status, 0);
    QVERIFY(QString::fromUtf8(text.out).contains(QStringLiteral("显存")));
    QCOMPARE(run(words("search qqqq")).status, 0);
    QCOMPARE(run(words("search jax --limit none")).status, 2);
}

void ProgramTest::shows()
{
    for (const QString &language : {QStringLiteral("en"), QStringLiteral("zh")}) {
        const Outcome outcome = run(words("show paddlepaddle --lang") + QStringList{language});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.err, QByteArray());
        QVERIFY2(outcome.out.startsWith(language == QStringLiteral("zh") ? "飞桨" : "PaddlePaddle"), outcome.out.left(60).constData());
        QVERIFY(outcome.out.contains("[1] "));
    }
    const Outcome json = run(words("show mlx --format json"));
    QCOMPARE(QJsonDocument::fromJson(json.out).object().value(QStringLiteral("id")).toString(), QStringLiteral("mlx"));
}

void ProgramTest::checks()
{
    const QString good = QStringLiteral(FATLAS_SOURCE_DIR "/database/knowledge/frameworks/mlx.json");
    QCOMPARE(run({QStringLiteral("check"), good}).status, 0);
    QByteArray bytes = bytesOf(good);
    QVERIFY(bytes.contains("\"layer\": \"emerging\""));
    bytes.replace("\"layer\": \"emerging\"", "\"layer\": 7");
    const QTemporaryDir folder;
    QFile bad(folder.filePath(QStringLiteral("mlx.json")));
    QVERIFY(bad.open(QIODevice::WriteOnly) && bad.write(bytes) == bytes.size());
    bad.close();
    const Outcome outcome = run({QStringLiteral("check"), bad.fileName()});
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY2(outcome.err.contains("mlx.json") && outcome.err.contains("/layer") && outcome.err.contains("schema-violation"),
             outcome.err.constData());
}

void ProgramTest::versionAndHelp()
{
    const Outcome version = run(words("--version"));
    QCOMPARE(version.status, 0);
    QCOMPARE(version.out, QByteArray("frameatlas " FATLAS_VERSION "\n"));
    QCOMPARE(version.err, QByteArray());
    for (const char *line : {"--help", "-h", "help", "help export", "export --help", "list --help", "show --help", "check --help"}) {
        const Outcome help = run(words(line));
        QVERIFY2(help.status == 0, line);
        QVERIFY2(help.out.contains("frameatlas"), line);
        QCOMPARE(help.err, QByteArray());
    }
    QVERIFY(hasChinese(run(words("--help --lang zh")).out));
}

void ProgramTest::languageOfTheSystem()
{
    QVERIFY(hasChinese(run(words("--help"), QStringLiteral("zh_CN")).out));
    QVERIFY(hasChinese(run(words("--help"), QStringLiteral("fr:zh_CN:en")).out));
    QVERIFY(!hasChinese(run(words("--help"), QStringLiteral("fr")).out));
    QVERIFY(!hasChinese(run(words("--help --lang en"), QStringLiteral("zh_CN")).out));
}

void ProgramTest::usageErrors_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("command") << QStringLiteral("frobnicate") << QByteArray("frobnicate");
    QTest::newRow("option") << QStringLiteral("list frameworks --colour red") << QByteArray("colour");
    QTest::newRow("dimension") << QStringLiteral("export --view table --dimension taste --output a.pdf") << QByteArray("taste");
    QTest::newRow("no output") << QStringLiteral("export --view matrix") << QByteArray("--output");
    QTest::newRow("framework") << QStringLiteral("show caffe") << QByteArray("caffe");
}

void ProgramTest::usageErrors()
{
    QFETCH(QString, line);
    QFETCH(QByteArray, part);
    for (const QString &language : {QStringLiteral("en"), QStringLiteral("zh")}) {
        const QTemporaryDir folder;
        const Outcome outcome = run(line.split(QLatin1Char(' ')), language, folder.path());
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.out, QByteArray());
        QVERIFY2(outcome.err.startsWith("frameatlas") && outcome.err.contains(part), outcome.err.constData());
        QCOMPARE(hasChinese(outcome.err), language == QStringLiteral("zh"));
        QVERIFY(QDir(folder.path()).isEmpty());
    }
}

void ProgramTest::badKnowledge_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("exists");
    const QByteArray whole = bytesOf(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"));
    QTest::newRow("missing") << QByteArray() << false;
    QTest::newRow("empty") << QByteArray() << true;
    QTest::newRow("text") << QByteArray("nothing but text\n") << true;
    for (const int share : {2, 10, 50, 90, 99})
        QTest::addRow("%d of 100 of it", share) << whole.left(whole.size() * share / 100) << true;
}

void ProgramTest::badKnowledge()
{
    QFETCH(QByteArray, content);
    QFETCH(bool, exists);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("k.sqlite"));
    if (exists) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }
    for (const QString &call :
         {QStringLiteral("list frameworks"), QStringLiteral("export --view matrix --format pdf --output never.pdf")}) {
        const Outcome outcome =
            run(call.split(QLatin1Char(' ')) + QStringList{QStringLiteral("--knowledge"), path}, QStringLiteral("en"), folder.path());
        QVERIFY2(outcome.status == 1, outcome.err.constData());
        QCOMPARE(outcome.out, QByteArray());
        QVERIFY2(outcome.err.contains(path.toUtf8()), outcome.err.constData());
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("never.pdf"))));
    }
}

void ProgramTest::unwritableOutput()
{
    const QTemporaryDir folder;
    for (const char *name : {"missing/a.pdf", "."}) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        const Outcome outcome = run(words("export --view matrix --format pdf --output") + QStringList{path});
        QCOMPARE(outcome.status, 1);
        QCOMPARE(outcome.out, QByteArray());
        QVERIFY2(outcome.err.contains(path.toUtf8()) && outcome.err.contains("[file-not-writable]"), outcome.err.constData());
    }
    QVERIFY(QDir(folder.path()).isEmpty());
}

void ProgramTest::pipeTakesAnExport()
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe.csv"));
    QCOMPARE(QProcess::execute(QStringLiteral("mkfifo"), {pipe}), 0);
    QProcess reader;
    reader.start(QStringLiteral("cat"), {pipe});
    QVERIFY(reader.waitForStarted());
    const Outcome outcome = run(words("export --view matrix --output") + QStringList{pipe});
    QVERIFY2(outcome.status == 0, outcome.err.constData());
    QVERIFY(reader.waitForFinished());
    QVERIFY(reader.readAllStandardOutput().startsWith("\xEF\xBB\xBF"));
    // It is still a pipe: no file was put in its place.
    QVERIFY(QFileInfo::exists(pipe) && !QFileInfo(pipe).isFile());
}

void ProgramTest::fullStandardOutput_data()
{
    QTest::addColumn<QString>("line");
    for (const char *line : {"list frameworks", "list frameworks --format json", "show mlx", "--version", "--help", "export --help",
                             "export --view matrix --format csv --output -", "export --view matrix --format pdf --output -"})
        QTest::newRow(line) << QString::fromLatin1(line);
}

void ProgramTest::fullStandardOutput()
{
    QFETCH(QString, line);
    const QString full = QStringLiteral("/dev/full");
    QVERIFY(QFileInfo::exists(full));
    const Outcome outcome = run(line.split(QLatin1Char(' ')), QStringLiteral("en"), {}, full);
    QVERIFY2(outcome.status == 1, outcome.err.constData());
    QVERIFY2(outcome.err.contains("[write-failed]"), outcome.err.constData());
}

void ProgramTest::windowOptionsAreChecked_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("view") << QStringLiteral("--view pie") << QByteArray("matrix, table, compare, profile, catalogue, code, claims, sources, glossary");
    QTest::newRow("theme") << QStringLiteral("--theme mauve") << QByteArray("system, light, dark");
    QTest::newRow("language") << QStringLiteral("--lang fr") << QByteArray("zh, en");
    QTest::newRow("option") << QStringLiteral("--frob") << QByteArray("frob");
    QTest::newRow("command behind an option") << QStringLiteral("--knowledge x list frameworks") << QByteArray("A command comes first");
}

void ProgramTest::windowOptionsAreChecked()
{
    QFETCH(QString, line);
    QFETCH(QByteArray, part);
    // With a platform to open the window on, and without a display: wrong is wrong.
    for (const QStringList &more : {words("-platform offscreen"), QStringList()}) {
        const Outcome outcome = run(line.split(QLatin1Char(' ')) + more);
        QVERIFY2(outcome.status == 2, outcome.err.constData());
        QCOMPARE(outcome.out, QByteArray());
        QVERIFY2(outcome.err.contains(part), outcome.err.constData());
    }
}

QTEST_GUILESS_MAIN(ProgramTest)
#include "tst_program.moc"
