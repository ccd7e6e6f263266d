// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandline.h"

#include "app/language/languageloader.h"
#include "support/desk.h"

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

/// What `export --view code` writes and refuses, on the shipped samples.
class CodeExportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exportsCode_data();
    void exportsCode();
    void codeOfWhatIsNotThere_data();
    void codeOfWhatIsNotThere();
};

void CodeExportTest::exportsCode_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("format");
    for (const char *language : {"en", "zh"}) {
        for (const char *format : {"pdf", "html", "md", "json"})
            QTest::addRow("%s %s", language, format) << QString::fromLatin1(language) << QString::fromLatin1(format);
    }
}

void CodeExportTest::exportsCode()
{
    QFETCH(QString, language);
    QFETCH(QString, format);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("code.") + format);
    const Outcome outcome =
        runShipped(words("export --view code --frameworks jax,pytorch,jax --lang") + QStringList{language, QStringLiteral("-o"), path});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.status, int(ExitOk));
    const QByteArray bytes = bytesOf(path);
    if (format == QStringLiteral("pdf")) {
        QVERIFY(bytes.startsWith("%PDF-"));
        return;
    }
    const QString text = QString::fromUtf8(bytes);
    QVERIFY(text.contains(QStringLiteral("value_and_grad")) && text.contains(QStringLiteral("DistributedDataParallel")));
    QVERIFY(!text.contains(QStringLiteral("MirroredStrategy")));
    // In the order that was asked for, each once.
    QVERIFY(text.indexOf(QStringLiteral("value_and_grad")) < text.indexOf(QStringLiteral("DistributedDataParallel")));
    QCOMPARE(text.contains(QStringLiteral("数据 20")), language == QStringLiteral("zh"));
    QCOMPARE(hasChinese(text), language == QStringLiteral("zh"));
    if (format == QStringLiteral("json"))
        QCOMPARE(QJsonDocument::fromJson(bytes).object().value(QStringLiteral("frameworks")).toArray().size(), 2);
}

void CodeExportTest::codeOfWhatIsNotThere_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("said");
    QTest::newRow("unknown framework") << QStringLiteral("--frameworks jax,theano -o a.md") << QStringLiteral("theano");
    QTest::newRow("without a sample") << QStringLiteral("--frameworks onnx -o a.md") << QStringLiteral("onnx");
    QTest::newRow("none") << QStringLiteral("--frameworks , -o a.md") << QStringLiteral("--frameworks");
    QTest::newRow("picture") << QStringLiteral("-o a.svg") << QStringLiteral("html");
    QTest::newRow("option of a table") << QStringLiteral("--swap -o a.md") << QStringLiteral("--swap");
}

void CodeExportTest::codeOfWhatIsNotThere()
{
    QFETCH(QString, line);
    QFETCH(QString, said);
    const Outcome outcome = runShipped(words("export --view code --lang en") + line.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    QCOMPARE(outcome.status, int(ExitUsage));
    QVERIFY2(outcome.err.contains(said), qPrintable(outcome.err));
    QVERIFY(!QFile::exists(QStringLiteral("a.md")) && !QFile::exists(QStringLiteral("a.svg")));
}

QTEST_MAIN(CodeExportTest)
#include "tst_codeexport.moc"
