// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// "list coverage" on the shipped knowledge, and the tables that the readmes show of it.

#include "app/cli/commandline.h"

#include "app/language/languageloader.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace fatlas;

namespace {

QString run(const QString &language, const QString &format)
{
    QString output;
    QString errors;
    QTextStream out(&output);
    QTextStream err(&errors);
    LanguageLoader languages;
    QCoreApplication::installTranslator(&languages);
    const QStringList call{QStringLiteral("frameatlas"),
                           QStringLiteral("list"),
                           QStringLiteral("coverage"),
                           QStringLiteral("--lang"),
                           language,
                           QStringLiteral("--format"),
                           format,
                           QStringLiteral("--knowledge"),
                           QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite")};
    const int status = runCommandLine(call, languages, {out, err});
    QCoreApplication::removeTranslator(&languages);
    out.flush();
    return status == 0 ? output : QString();
}

QString between(const QString &text, const QString &begin, const QString &end)
{
    const qsizetype start = text.indexOf(begin);
    const qsizetype stop = text.indexOf(end, start);
    return start < 0 || stop < 0 ? QString() : text.mid(start + begin.size(), stop - start - begin.size());
}

} // namespace

class CoverageTablesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readmesAreCurrent_data();
    void readmesAreCurrent();
    void countsAddUp();
    void textSaysWhatJsonSays();
};

void CoverageTablesTest::readmesAreCurrent_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("en") << QStringLiteral(FATLAS_SOURCE_DIR "/README.md");
    QTest::newRow("zh") << QStringLiteral(FATLAS_SOURCE_DIR "/README.zh_CN.md");
}

void CoverageTablesTest::readmesAreCurrent()
{
    QFETCH(QString, file);
    QFile readme(file);
    QVERIFY(readme.open(QIODevice::ReadOnly));
    const QString shown =
        between(QString::fromUtf8(readme.readAll()), QStringLiteral("<!-- coverage:begin -->\n"), QStringLiteral("<!-- coverage:end -->"));
    const QString current = run(QString::fromLatin1(QTest::currentDataTag()), QStringLiteral("md"));
    QVERIFY(!current.isEmpty());
    QVERIFY2(shown == current, "The table is older than the knowledge; write it anew: cmake --build --preset dev --target docs-coverage");
}

// What the knowledge must reach: every framework under all 48 criteria, and nearly all of the 576 cells answered.
void CoverageTablesTest::countsAddUp()
{
    const QJsonObject json = QJsonDocument::fromJson(run(QStringLiteral("en"), QStringLiteral("json")).toUtf8()).object();
    const QJsonArray frameworks = json[QLatin1String("frameworks")].toArray();
    QCOMPARE(frameworks.size(), 12);
    int assessed = 0;
    for (const QJsonValue &value : frameworks) {
        const QJsonObject all = value[QLatin1String("all")].toObject();
        QCOMPARE(all[QLatin1String("total")].toInt(), 48);
        QCOMPARE(all[QLatin1String("assessed")].toInt() + all[QLatin1String("unknown")].toInt(), 48);
        QVERIFY2(all[QLatin1String("sources")].toInt() > 0, qPrintable(value[QLatin1String("id")].toString()));
        assessed += all[QLatin1String("assessed")].toInt();
        int total = 0;
        for (const QJsonValue &count : value[QLatin1String("dimensions")].toObject())
            total += count[QLatin1String("total")].toInt();
        QCOMPARE(total, 48);
    }
    const QJsonObject all = json[QLatin1String("all")].toObject();
    QCOMPARE(all[QLatin1String("assessed")].toInt(), assessed);
    QCOMPARE(all[QLatin1String("total")].toInt(), 576);
    QVERIFY(assessed >= 540);
    QCOMPARE(json[QLatin1String("dimensions")].toObject().size(), 8);
}

void CoverageTablesTest::textSaysWhatJsonSays()
{
    for (const char *language : {"en", "zh"}) {
        const QString text = run(QString::fromLatin1(language), QStringLiteral("text"));
        const QJsonObject json = QJsonDocument::fromJson(run(QString::fromLatin1(language), QStringLiteral("json")).toUtf8()).object();
        const QStringList lines = text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        const QJsonArray frameworks = json[QLatin1String("frameworks")].toArray();
        // A row of titles above, the sums and two rows on sources below.
        QCOMPARE(lines.size(), frameworks.size() + 4);
        for (qsizetype i = 0; i < frameworks.size(); ++i) {
            const QJsonObject all = frameworks[i][QLatin1String("all")].toObject();
            const QString counts =
                QStringLiteral("%1 / %2").arg(all[QLatin1String("assessed")].toInt()).arg(all[QLatin1String("unknown")].toInt());
            QVERIFY2(lines[i + 1].startsWith(frameworks[i][QLatin1String("name")].toString()), qPrintable(lines[i + 1]));
            QVERIFY2(lines[i + 1].contains(counts), qPrintable(lines[i + 1]));
            QVERIFY2(lines[i + 1].endsWith(all[QLatin1String("oldest_as_of")].toString()), qPrintable(lines[i + 1]));
        }
    }
}

QTEST_GUILESS_MAIN(CoverageTablesTest)
#include "tst_coveragetables.moc"
