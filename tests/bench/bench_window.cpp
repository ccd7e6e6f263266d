// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// bench-window: language switch, export of the matrix and the tables; on the real knowledge base.

#include "app/knowledgefile.h"
#include "app/language/languageloader.h"
#include "app/settings/settings.h"
#include "app/window/mainwindow.h"
#include "common/dialogs.h"
#include "common/viewcontext.h"
#include "paint/exportviews.h"

#include <QBuffer>
#include <QStandardPaths>
#include <QTest>

using namespace fatlas;

namespace {

class NoDialogs : public Dialogs
{
public:
    QString chooseSaveFile(QWidget *, const QString &, const QString &, const QStringList &) override { return {}; }
    QString chooseOpenFile(QWidget *, const QString &, const QStringList &) override { return {}; }
    bool reviewChanges(QWidget *, const ChangeReview &) override { return false; }
    QString askText(QWidget *, const TextQuestion &) override { return {}; }
    bool confirm(QWidget *, const Confirmation &) override { return false; }
    void showErrors(QWidget *, const QString &, const QList<Error> &) override { }
    bool openUrl(const QUrl &) override { return false; }
};

} // namespace

class WindowBench : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::installTranslator(&m_languages);
        m_languages.setLanguage(Language::English);
        auto knowledge = loadKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"));
        QVERIFY(knowledge.ok());
        m_atlas = buildAtlas(std::move(knowledge).value());
    }

    void readKnowledgeBase()
    {
        QBENCHMARK
        {
            (void)buildAtlas(loadKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite")).value());
        }
    }

    void switchLanguage_data()
    {
        QTest::addColumn<QString>("view");
        for (const char *view : {"viewMatrix", "viewTable", "viewProfile"})
            QTest::newRow(view) << QString::fromLatin1(view);
    }

    void switchLanguage()
    {
        QFETCH(QString, view);
        NoDialogs dialogs;
        Session session;
        Settings settings;
        ViewContext context(m_atlas, session, dialogs);
        MainWindow window(context, m_languages, settings);
        window.restoreState();
        for (const char *id : {"viewMatrix", "viewTable", "viewProfile"})
            window.showView(QString::fromLatin1(id));
        window.showView(view);
        session.setSubject({{QStringLiteral("pytorch")}, {}, {}});
        window.resize(1280, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        Language language = Language::English;
        QBENCHMARK
        {
            language = language == Language::English ? Language::Chinese : Language::English;
            window.switchLanguage(language, false);
            QCoreApplication::processEvents();
            window.grab();
        }
    }

    void exportMatrix_data() { formats(); }
    void exportMatrix()
    {
        QFETCH(int, format);
        const MatrixSpec spec = buildMatrixSpec(m_atlas, {}, {}, Language::Chinese);
        const DocumentInfo info = documentInfo(m_atlas, spec.title, spec.caption, {}, Language::Chinese);
        QBENCHMARK
        {
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            QVERIFY(writeMatrix(buffer, ExportFormat(format), spec, {}, info).ok());
        }
    }

    void exportTable_data() { formats(); }
    void exportTable()
    {
        QFETCH(int, format);
        const TableSpec spec = buildTableSpec(m_atlas, wholeTable(m_atlas, {QStringLiteral("usability")}), Language::Chinese);
        const DocumentInfo info = documentInfo(m_atlas, spec.title, spec.subtitle, {}, Language::Chinese);
        QBENCHMARK
        {
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            QVERIFY(writeTable(buffer, ExportFormat(format), spec, info).ok());
        }
    }

private:
    static void formats()
    {
        QTest::addColumn<int>("format");
        for (const ExportFormat format : {ExportFormat::Pdf, ExportFormat::Svg, ExportFormat::Png, ExportFormat::Csv})
            QTest::newRow(qPrintable(formatId(format))) << int(format);
    }

    LanguageLoader m_languages;
    Atlas m_atlas;
};

QTEST_MAIN(WindowBench)
#include "bench_window.moc"
