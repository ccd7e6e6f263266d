// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/exportrunner.h"

#include "support/desk.h"

#include <QDir>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <memory>

using namespace fatlas;
using namespace fatlas::test;

namespace {

const QString title = QStringLiteral("Export something");

ExportOffer offer(std::function<Result<Done>(QIODevice &, ExportFormat)> write)
{
    return {title, QStringLiteral("thing"), {ExportFormat::Pdf, ExportFormat::Csv}, std::move(write)};
}

/// Writes the name of the format.
Result<Done> writeName(QIODevice &device, ExportFormat format)
{
    device.write(formatId(format).toLatin1());
    return Done{};
}

Result<Done> writeHalf(QIODevice &device, ExportFormat /*format*/)
{
    device.write("half");
    return Error{ErrorCode::WriteFailed, {}, QStringLiteral("It broke."), QStringLiteral("Mend it.")};
}

} // namespace

class ExportRunnerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void suffixDecidesTheFormat_data();
    void suffixDecidesTheFormat();
    void foreignSuffixIsRefused();
    void cancelDoesNothing();
    void failureLeavesWhatWasThere();
    void folderIsRemembered();
    void writesInAnotherThread();
    void windowMayGoMeanwhile();
    void runnerMayGoMeanwhile();
};

void ExportRunnerTest::suffixDecidesTheFormat_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("pdf") << "a.pdf" << QByteArray("pdf");
    QTest::newRow("csv") << "a.csv" << QByteArray("csv");
    QTest::newRow("capitals") << "A.CSV" << QByteArray("csv");
    QTest::newRow("two dots") << "a.pdf.csv" << QByteArray("csv");
    QTest::newRow("Chinese") << "矩阵 图.pdf" << QByteArray("pdf");
}

void ExportRunnerTest::suffixDecidesTheFormat()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    const QTemporaryDir folder;
    const QString path = folder.filePath(name);
    FakeDialogs dialogs;
    dialogs.answers = {path};
    ExportRunner runner(dialogs);
    QSignalSpy started(&runner, &ExportRunner::started);
    QSignalSpy finished(&runner, &ExportRunner::finished);
    QSignalSpy failed(&runner, &ExportRunner::failed);
    runner.run(nullptr, offer(writeName));
    QCOMPARE(started.count(), 1);
    QTRY_COMPARE(finished.count(), 1);
    QCOMPARE(started[0][0].toString(), path);
    QCOMPARE(finished[0][0].toString(), path);
    QCOMPARE(failed.count(), 0);
    QCOMPARE(bytesOf(path), content);
    QCOMPARE(dialogs.questions[0].title, title);
    QCOMPARE(dialogs.questions[0].filters.size(), 2);
    QVERIFY(dialogs.questions[0].filters[0].contains(QStringLiteral("(*.pdf)")));
}

void ExportRunnerTest::foreignSuffixIsRefused()
{
    const QTemporaryDir folder;
    FakeDialogs dialogs;
    // SVG is a format, but none that this offer has.
    dialogs.answers = {folder.filePath(QStringLiteral("a.svg"))};
    ExportRunner runner(dialogs);
    QSignalSpy started(&runner, &ExportRunner::started);
    runner.run(nullptr, offer(writeName));
    QCOMPARE(started.count(), 0);
    QCOMPARE(dialogs.errors.size(), 1);
    QCOMPARE(dialogs.errors[0].code, ErrorCode::UsageError);
    QVERIFY(dialogs.errors[0].where.endsWith(QStringLiteral("a.svg")));
    QVERIFY(dialogs.errors[0].hint.contains(QStringLiteral("*.csv")));
    QCOMPARE(dialogs.errorTitles, QStringList{title});
    QVERIFY(QDir(folder.path()).isEmpty());
}

void ExportRunnerTest::cancelDoesNothing()
{
    FakeDialogs dialogs;
    ExportRunner runner(dialogs);
    QSignalSpy started(&runner, &ExportRunner::started);
    runner.run(nullptr, offer(writeName));
    QCOMPARE(dialogs.questions.size(), 1);
    QCOMPARE(started.count(), 0);
    QVERIFY(dialogs.errors.isEmpty());
}

void ExportRunnerTest::failureLeavesWhatWasThere()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.pdf"));
    QFile before(path);
    QVERIFY(before.open(QIODevice::WriteOnly) && before.write("good") == 4);
    before.close();
    FakeDialogs dialogs;
    dialogs.answers = {path};
    ExportRunner runner(dialogs);
    QSignalSpy finished(&runner, &ExportRunner::finished);
    QSignalSpy failed(&runner, &ExportRunner::failed);
    runner.run(nullptr, offer(writeHalf));
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(finished.count(), 0);
    QCOMPARE(dialogs.errors.size(), 1);
    QCOMPARE(dialogs.errors[0].message, QStringLiteral("It broke."));
    QVERIFY(dialogs.errors[0].where.endsWith(QStringLiteral("a.pdf")));
    QCOMPARE(bytesOf(path), QByteArray("good"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("a.pdf")});
}

void ExportRunnerTest::folderIsRemembered()
{
    const QTemporaryDir folder;
    FakeDialogs dialogs;
    dialogs.answers = {folder.filePath(QStringLiteral("a.pdf"))};
    ExportRunner runner(dialogs);
    QSignalSpy finished(&runner, &ExportRunner::finished);
    runner.run(nullptr, offer(writeName));
    QTRY_COMPARE(finished.count(), 1);
    runner.run(nullptr, offer(writeName));
    QCOMPARE(dialogs.questions[1].suggestedName, folder.filePath(QStringLiteral("thing.pdf")));
}

void ExportRunnerTest::writesInAnotherThread()
{
    const QTemporaryDir folder;
    FakeDialogs dialogs;
    dialogs.answers = {folder.filePath(QStringLiteral("a.pdf"))};
    ExportRunner runner(dialogs);
    QSignalSpy finished(&runner, &ExportRunner::finished);
    QThread *writer = nullptr;
    runner.run(nullptr, offer([&writer](QIODevice &, ExportFormat) -> Result<Done> {
                   writer = QThread::currentThread();
                   return Done{};
               }));
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(writer);
    QVERIFY(writer != QThread::currentThread());
}

void ExportRunnerTest::windowMayGoMeanwhile()
{
    const QTemporaryDir folder;
    FakeDialogs dialogs;
    dialogs.answers = {folder.filePath(QStringLiteral("a.pdf"))};
    ExportRunner runner(dialogs);
    QSignalSpy failed(&runner, &ExportRunner::failed);
    QSemaphore gate;
    auto window = std::make_unique<QWidget>();
    runner.run(window.get(), offer([&gate](QIODevice &device, ExportFormat format) {
                   gate.acquire();
                   return writeHalf(device, format);
               }));
    window.reset();
    gate.release();
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(dialogs.errors.size(), 1);
}

void ExportRunnerTest::runnerMayGoMeanwhile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.pdf"));
    FakeDialogs dialogs;
    dialogs.answers = {path};
    QSemaphore gate;
    auto runner = std::make_unique<ExportRunner>(dialogs);
    runner->run(nullptr, offer([&gate](QIODevice &device, ExportFormat format) {
                    gate.acquire();
                    return writeName(device, format);
                }));
    runner.reset();
    gate.release();
    QTRY_COMPARE(bytesOf(path), QByteArray("pdf"));
    QVERIFY(dialogs.errors.isEmpty());
}

QTEST_MAIN(ExportRunnerTest)
#include "tst_exportrunner.moc"
