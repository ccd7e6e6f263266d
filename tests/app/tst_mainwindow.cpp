// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/mainwindow.h"

#include "app/window/navigation.h"
#include "app/window/themecontroller.h"
#include "app/window/viewstack.h"
#include "app/windowprogram.h"
#include "common/sheetview.h"
#include "common/view.h"
#include "items/searchresultmodel.h"
#include "matrix/matrixcanvas.h"
#include "profile/profileview.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QScrollArea>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace fatlas;
using namespace fatlas::test;

namespace {

const QStringList windowViews{QStringLiteral("viewMatrix"), QStringLiteral("viewTable"), QStringLiteral("viewCompare")};

} // namespace

class MainWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_profile.clear(); }
    void firstStartIsQuiet();
    void hintStaysDismissed();
    void keysSwitchViews();
    void navigationSwitchesViews();
    void languageReachesEveryText_data();
    void languageReachesEveryText();
    void languageComesBack();
    void languageKeepsWhatIsShown();
    void fullScreenAndBack();
    void searchKeyPutsTheCursorThere();
    void filterKeyGoesToTheFilter();
    void searchLeadsToThePlace_data();
    void searchLeadsToThePlace();
    void typingFindsWhatIsShipped();
    void doubleClickOpensTheProfile();
    void badgeAndStatusSayWhatIsLeft();
    void evidencePanelCanBeHidden();
    void themeIsChosen();
    void exportIsForViewsThatCan();
    void exportTellsWhereItWent();
    void helpAndAboutAreShown_data();
    void helpAndAboutAreShown();
    void stateComesBack();
    void brokenStateIsSurvived();
    void everythingFits_data();
    void everythingFits();
    void mnemonicsAreUnique_data();
    void mnemonicsAreUnique();
    void tabReachesEverything();
    void controlsHaveNames();

private:
    FreshProfile m_profile;
};

void MainWindowTest::firstStartIsQuiet()
{
    WindowProgram program;
    program.show();
    QVERIFY(program.window().isVisible());
    QVERIFY(program.window().height() <= program.window().screen()->availableGeometry().height());
    QVERIFY(!QApplication::activeModalWidget());
    QVERIFY(!QApplication::activePopupWidget());
    QVERIFY(program.dialogs.questions.isEmpty() && program.dialogs.errors.isEmpty());
    for (const QWidget *widget : QApplication::topLevelWidgets())
        QVERIFY(!widget->isVisible() || widget == &program.window());
    QCOMPARE(program.window().views().currentId(), QStringLiteral("viewMatrix"));
    QCOMPARE(program.child<MatrixCanvas>("matrixCanvas").spec().points.size(), 12);
    QVERIFY(program.child<QWidget>("hintBar").isVisible());
    QVERIFY(program.window().actionSet()["viewMatrix"]->isChecked());
    QVERIFY(program.window().actionSet()["themeSystem"]->isChecked());
    QVERIFY(program.child<QDockWidget>("evidenceDock").isVisible());
    QVERIFY(program.statusTexts().contains(program.atlas().version()));
    // Only what is looked at is made.
    QVERIFY(!program.window().views().existing(QStringLiteral("viewTable")));
}

void MainWindowTest::hintStaysDismissed()
{
    {
        WindowProgram program;
        program.show();
        program.child<QToolButton>("dismissHint").click();
        QVERIFY(!program.child<QWidget>("hintBar").isVisible());
    }
    WindowProgram again;
    again.show();
    const auto *hint = again.window().findChild<QWidget *>(QStringLiteral("hintBar"));
    QVERIFY(!hint || !hint->isVisible());
}

void MainWindowTest::keysSwitchViews()
{
    WindowProgram program;
    program.show();
    const QList<Qt::Key> keys{Qt::Key_1, Qt::Key_2, Qt::Key_3};
    for (const int i : {1, 2, 0}) {
        QTest::keyClick(&program.window(), keys[i], Qt::ControlModifier);
        QCOMPARE(program.window().views().currentId(), windowViews[i]);
        QVERIFY(program.window().views().currentView()->isVisible());
        for (const QString &id : windowViews)
            QCOMPARE(program.window().actionSet()[id.toLatin1().constData()]->isChecked(), id == windowViews[i]);
        QCOMPARE(program.child<Navigation>("navigation").currentRow(), i + 1); // the heading stands in row 0
    }
    program.window().showView(QStringLiteral("viewNowhere"));
    QCOMPARE(program.window().views().currentId(), windowViews[0]);
}

void MainWindowTest::navigationSwitchesViews()
{
    WindowProgram program;
    program.show();
    Navigation &navigation = program.child<Navigation>("navigation");
    QTest::mouseClick(navigation.viewport(), Qt::LeftButton, {}, navigation.visualItemRect(navigation.item(2)).center());
    QCOMPARE(program.window().views().currentId(), windowViews[1]);
    QTest::keyClick(&navigation, Qt::Key_Down);
    QCOMPARE(program.window().views().currentId(), windowViews[2]);
    QTest::keyClick(&program.window(), Qt::Key_B, Qt::ControlModifier);
    QVERIFY(navigation.isCollapsed());
    QVERIFY(navigation.width() < 60);
    for (int row = 1; row < navigation.count(); ++row) {
        QVERIFY(!navigation.item(row)->toolTip().isEmpty());
        QVERIFY(!navigation.item(row)->data(Qt::AccessibleTextRole).toString().isEmpty());
    }
    QTest::keyClick(&program.window(), Qt::Key_B, Qt::ControlModifier);
    QVERIFY(!navigation.isCollapsed());
    QVERIFY(!navigation.item(1)->text().isEmpty());
}

void MainWindowTest::languageReachesEveryText_data()
{
    QTest::addColumn<QString>("view");
    for (const QString &id : windowViews)
        QTest::newRow(qPrintable(id)) << id;
}

void MainWindowTest::languageReachesEveryText()
{
    QFETCH(QString, view);
    WindowProgram program;
    program.show();
    for (const QString &id : windowViews)
        program.window().showView(id);
    program.window().showView(view);
    // Things that are set once something is selected, filtered or searched for.
    program.session.setSubject({{QStringLiteral("pytorch")}, {QStringLiteral("usability/debugging")}, {}});
    program.session.setLayerHidden(Layer::Acceleration, true);
    program.child<QLineEdit>("searchBox").setText(QStringLiteral("qqqq"));
    QTRY_VERIFY(program.child<QLabel>("nothingFound").isVisible());
    QTest::keyClick(&program.window(), Qt::Key_L, Qt::ControlModifier);
    WindowProgram::settle();
    QCOMPARE(program.context->language(), Language::Chinese);
    const EnglishFinder english;
    QVERIFY(english.size() > 150);
    // The view that was in sight, and those that hear of the new language only now.
    for (const QString &id : QStringList{view} + windowViews) {
        program.window().showView(id);
        const QStringList texts = program.textsInSight();
        QVERIFY(texts.size() > 60);
        for (const QString &text : texts)
            QVERIFY2(!english.isEnglish(text), qPrintable(id + QStringLiteral(": ") + text));
    }
}

void MainWindowTest::languageComesBack()
{
    WindowProgram program;
    program.show();
    for (const QString &id : windowViews)
        program.window().showView(id);
    program.session.setSubject({{QStringLiteral("jax")}, {}, {}});
    const QStringList before = program.textsInSight();
    for (int i = 0; i < 2; ++i) {
        program.window().actionSet()["switchLanguage"]->trigger();
        WindowProgram::settle();
        QCOMPARE(program.textsInSight() == before, i == 1);
    }
    QCOMPARE(program.textsInSight(), before);
    QCOMPARE(program.settings.language(), Language::English);
}

void MainWindowTest::languageKeepsWhatIsShown()
{
    WindowProgram program;
    program.show();
    program.window().showView(windowViews[1]);
    program.child<QLineEdit>("filter").setText(QStringLiteral("a"));
    const Subject cell{{QStringLiteral("keras")}, {QStringLiteral("usability/debugging")}, {}};
    program.session.setSubject(cell);
    program.session.setLayerHidden(Layer::Emerging, true);
    program.window().resize(1300, 777);
    QTest::keyClick(&program.window(), Qt::Key_L, Qt::ControlModifier);
    WindowProgram::settle();
    QCOMPARE(program.window().views().currentId(), windowViews[1]);
    QCOMPARE(program.child<QLineEdit>("filter").text(), QStringLiteral("a"));
    QCOMPARE(program.session.subject(), cell);
    QVERIFY(program.session.isHidden(Layer::Emerging));
    QCOMPARE(program.window().size(), QSize(1300, 777));
    QCOMPARE(program.settings.language(), Language::Chinese);
}

void MainWindowTest::fullScreenAndBack()
{
    WindowProgram program;
    program.show();
    QTest::keyClick(&program.window(), Qt::Key_F11);
    QVERIFY(program.window().isFullScreen());
    QVERIFY(program.window().actionSet()["fullScreen"]->isChecked());
    QTest::keyClick(&program.window(), Qt::Key_F11);
    QVERIFY(!program.window().isFullScreen());
    QVERIFY(!program.window().actionSet()["fullScreen"]->isChecked());
    // The window manager may do it, too.
    program.window().setWindowState(Qt::WindowFullScreen);
    QVERIFY(program.window().actionSet()["fullScreen"]->isChecked());
}

void MainWindowTest::searchKeyPutsTheCursorThere()
{
    WindowProgram program;
    program.show();
    auto &search = program.child<QLineEdit>("searchBox");
    search.setText(QStringLiteral("old"));
    program.child<QWidget>("matrixCanvas").setFocus();
    QTest::keyClick(&program.window(), Qt::Key_K, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&search));
    QCOMPARE(search.selectedText(), QStringLiteral("old"));
}

void MainWindowTest::filterKeyGoesToTheFilter()
{
    WindowProgram program;
    program.show();
    program.window().showView(windowViews[1]);
    QTest::keyClick(&program.window(), Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), &program.child<QWidget>("filter"));
}

void MainWindowTest::searchLeadsToThePlace_data()
{
    QTest::addColumn<Subject>("subject");
    QTest::addColumn<QString>("view");
    const FrameworkId mlx{QStringLiteral("mlx")};
    QTest::newRow("framework") << Subject{mlx, {}, {}} << QStringLiteral("viewProfile");
    QTest::newRow("headline rating") << Subject{mlx, easeOfUseCriterion(), {}} << QStringLiteral("viewMatrix");
    QTest::newRow("cell") << Subject{mlx, {QStringLiteral("usability/debugging")}, {}} << QStringLiteral("viewTable");
    QTest::newRow("criterion") << Subject{{}, {QStringLiteral("usability/debugging")}, {}} << QStringLiteral("viewTable");
    QTest::newRow("code sample") << Subject{{}, {}, {}, ItemKind::Sample, QStringLiteral("jax")} << QStringLiteral("viewCode");
    QTest::newRow("term") << Subject{{}, {}, QStringLiteral("mfu")} << QStringLiteral("viewGlossary");
    const auto item = [](ItemKind kind, const QString &id) { return Subject{{}, {}, {}, kind, id}; };
    QTest::newRow("claim") << item(ItemKind::Claim, QStringLiteral("seed-a/megatron-deepspeed-golden-pair"))
                           << QStringLiteral("viewClaims");
    QTest::newRow("source") << item(ItemKind::Source, QStringLiteral("seed-a")) << QStringLiteral("viewSources");
    const QString catalogue = QStringLiteral("viewCatalogue");
    QTest::newRow("trained model") << item(ItemKind::TrainedModel, QStringLiteral("bloom-176b")) << catalogue;
    QTest::newRow("model that was looked for") << item(ItemKind::OpenQuestion, QStringLiteral("trained-models/unconfirmed-1")) << catalogue;
    QTest::newRow("technique") << item(ItemKind::Technique, QStringLiteral("zero")) << catalogue;
    QTest::newRow("chip for a framework") << Subject{{QStringLiteral("pytorch")}, {}, {}, ItemKind::Chip, QStringLiteral("huawei-ascend")}
                                          << catalogue;
    QTest::newRow("chip") << item(ItemKind::Chip, QStringLiteral("hygon-dcu")) << catalogue;
    QTest::newRow("layer across chips") << item(ItemKind::CrossChipLayer, QStringLiteral("torch-fl")) << catalogue;
    QTest::newRow("stage of ZeRO") << item(ItemKind::MemoryFormula, QStringLiteral("ms.zero2")) << catalogue;
    QTest::newRow("deployment tool") << Subject{{QStringLiteral("vllm")}, {}, {}} << catalogue;
}

void MainWindowTest::searchLeadsToThePlace()
{
    QFETCH(Subject, subject);
    QFETCH(QString, view);
    WindowProgram program;
    program.show();
    program.child<QDockWidget>("evidenceDock").hide();
    Q_EMIT program.search().chosen(subject);
    QCOMPARE(program.window().views().currentId(), view);
    QCOMPARE(program.session.subject(), subject);
    QVERIFY(program.child<QDockWidget>("evidenceDock").isVisible());
    if (view == QStringLiteral("viewProfile"))
        QCOMPARE(program.child<ProfileView>("profileView").framework(), subject.framework);
}

void MainWindowTest::typingFindsWhatIsShipped()
{
    WindowProgram program;
    program.show();
    auto &search = program.search();
    search.setFocus();
    for (const QChar c : QStringLiteral("飞桨"))
        search.insert(c);
    QTRY_VERIFY(search.results()->rowCount() > 0);
    QTest::keyClick(&search, Qt::Key_Return);
    QTRY_COMPARE(program.window().views().currentId(), QStringLiteral("viewProfile"));
    QCOMPARE(program.session.subject(), (Subject{{QStringLiteral("paddlepaddle")}, {}, {}}));
}

void MainWindowTest::doubleClickOpensTheProfile()
{
    WindowProgram program;
    program.show();
    auto &canvas = program.child<MatrixCanvas>("matrixCanvas");
    canvas.setFocus();
    QTest::keyClick(&canvas, Qt::Key_Right);
    const FrameworkId framework = program.session.subject().framework;
    QVERIFY(!framework.isEmpty());
    QTest::keyClick(&canvas, Qt::Key_Return);
    QCOMPARE(program.window().views().currentId(), QStringLiteral("viewProfile"));
    QCOMPARE(program.child<ProfileView>("profileView").framework(), framework);
}

void MainWindowTest::badgeAndStatusSayWhatIsLeft()
{
    WindowProgram program;
    program.show();
    QVERIFY(program.statusTexts().contains(QStringLiteral("12 frameworks")));
    program.session.setHiddenLayers({Layer::Acceleration});
    // DeepSpeed and Megatron-LM are of that layer.
    QVERIFY2(program.statusTexts().contains(QStringLiteral("9 of 12 frameworks")), qPrintable(program.statusTexts()));
    QVERIFY(program.child<Navigation>("navigation").item(1)->text().contains(QStringLiteral("9/12")));
    program.session.setHiddenLayers({});
    QVERIFY(!program.child<Navigation>("navigation").item(1)->text().contains(QLatin1Char('/')));
}

void MainWindowTest::evidencePanelCanBeHidden()
{
    WindowProgram program;
    program.show();
    auto &dock = program.child<QDockWidget>("evidenceDock");
    QAction *action = program.window().actionSet()["toggleEvidence"];
    QVERIFY(dock.isVisible());
    QVERIFY(action->isChecked());
    QTest::keyClick(&program.window(), Qt::Key_I, Qt::ControlModifier);
    QVERIFY(!dock.isVisible());
    QVERIFY(!action->isChecked());
    QTest::keyClick(&program.window(), Qt::Key_I, Qt::ControlModifier);
    QVERIFY(dock.isVisible());
    dock.close();
    QVERIFY(!action->isChecked());
}

void MainWindowTest::themeIsChosen()
{
    WindowProgram program;
    program.show();
    program.window().actionSet()["themeDark"]->trigger();
    QCOMPARE(program.context->theme().kind(), ThemeKind::Dark);
    QCOMPARE(QApplication::palette().color(QPalette::WindowText), Theme::of(ThemeKind::Dark).color(ColorRole::Text));
    QCOMPARE(program.settings.theme(), ThemeChoice::Dark);
    QVERIFY(program.window().actionSet()["themeDark"]->isChecked());
    QVERIFY(!program.window().actionSet()["themeSystem"]->isChecked());
    program.window().actionSet()["themeLight"]->trigger();
    QCOMPARE(program.context->theme().kind(), ThemeKind::Light);
    program.window().actionSet()["themeSystem"]->trigger();
    QCOMPARE(program.settings.theme(), ThemeChoice::System);
    QCOMPARE(program.context->theme().kind(), Theme::matching(QApplication::palette()).kind());
}

void MainWindowTest::exportIsForViewsThatCan()
{
    WindowProgram program;
    program.show();
    // A profile has no export of its own, and there is nothing to export of a comparison of nothing.
    for (const char *id : viewIds) {
        program.window().showView(QLatin1String(id));
        const bool hasNothing = qstrcmp(id, "viewProfile") == 0 || qstrcmp(id, "viewCompare") == 0;
        QVERIFY2(program.window().actionSet()["export"]->isEnabled() != hasNothing, id);
    }
    program.window().showView(QStringLiteral("viewCompare"));
    program.session.setComparison({{QStringLiteral("jax")}, {QStringLiteral("mlx")}});
    QVERIFY(program.window().actionSet()["export"]->isEnabled());
}

void MainWindowTest::exportTellsWhereItWent()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("m.svg"));
    WindowProgram program;
    program.show();
    program.dialogs.answers = {path, folder.filePath(QStringLiteral("missing/m.svg"))};
    QTest::keyClick(&program.window(), Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(program.window().statusBar()->currentMessage().contains(path) && QFile::exists(path));
    QTest::keyClick(&program.window(), Qt::Key_E, Qt::ControlModifier);
    QTRY_COMPARE(program.dialogs.errors.size(), 1);
    QCOMPARE(program.window().statusBar()->currentMessage(), QString());
    QCOMPARE(program.dialogs.errors[0].code, ErrorCode::FileNotWritable);
}

void MainWindowTest::helpAndAboutAreShown_data()
{
    QTest::addColumn<QByteArray>("action");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("help") << QByteArray(
        "help") << QStringList{QStringLiteral("Ctrl+K"), QStringLiteral("F11"), QStringLiteral("Ctrl+L"), QStringLiteral("Ctrl+C")};
    QTest::newRow("about") << QByteArray(
        "about") << QStringList{QStringLiteral("GNU General Public License"), QStringLiteral("SQLite"), QString::fromLatin1(qVersion())};
}

void MainWindowTest::helpAndAboutAreShown()
{
    QFETCH(QByteArray, action);
    QFETCH(QStringList, parts);
    WindowProgram program;
    program.show();
    parts += action == "about" ? program.atlas().version() : program.window().actionSet()["search"]->toolTip();
    QString text;
    QTimer::singleShot(0, this, [&text] {
        if (QWidget *dialog = QApplication::activeModalWidget()) {
            text = dialog->windowTitle() + dialog->findChild<SheetView *>()->toPlainText();
            dialog->close();
        }
    });
    program.window().actionSet()[action.constData()]->trigger();
    for (const QString &part : std::as_const(parts))
        QVERIFY2(text.contains(part), qPrintable(part));
}

void MainWindowTest::stateComesBack()
{
    {
        WindowProgram program;
        program.show();
        program.window().resize(1310, 760);
        program.child<QToolButton>("frontier").click();
        program.window().showView(QStringLiteral("viewProfile"));
        program.child<ProfileView>("profileView").showFramework({QStringLiteral("mlx")});
        program.window().showView(windowViews[1]);
        program.child<QLineEdit>("filter").setText(QStringLiteral("python"));
        program.session.setHiddenLayers({Layer::Regional, Layer::Emerging});
        program.window().actionSet()["toggleSidebar"]->trigger();
        program.window().actionSet()["toggleEvidence"]->trigger();
        program.window().actionSet()["themeDark"]->trigger();
        program.window().actionSet()["switchLanguage"]->trigger();
        program.window().close();
    }
    WindowProgram again;
    again.show();
    QCOMPARE(again.window().views().currentId(), windowViews[1]);
    QCOMPARE(again.child<QLineEdit>("filter").text(), QStringLiteral("python"));
    QCOMPARE(again.session.hiddenLayers(), (QSet<Layer>{Layer::Regional, Layer::Emerging}));
    QVERIFY(again.child<Navigation>("navigation").isCollapsed());
    QVERIFY(again.window().actionSet()["toggleSidebar"]->isChecked());
    QVERIFY(!again.child<QDockWidget>("evidenceDock").isVisible());
    QVERIFY(!again.window().actionSet()["toggleEvidence"]->isChecked());
    QCOMPARE(again.window().theme().choice(), ThemeChoice::Dark);
    QVERIFY(again.window().actionSet()["themeDark"]->isChecked());
    QCOMPARE(again.context->theme().kind(), ThemeKind::Dark);
    QCOMPARE(again.context->language(), Language::Chinese);
    QCOMPARE(again.window().size(), QSize(1310, 760));
    again.window().showView(windowViews[0]);
    QVERIFY(again.child<QToolButton>("frontier").isChecked());
    again.window().showView(QStringLiteral("viewProfile"));
    QCOMPARE(again.child<ProfileView>("profileView").framework().value, QStringLiteral("mlx"));
}

void MainWindowTest::brokenStateIsSurvived()
{
    {
        Settings settings;
        settings.setWindowState({{QStringLiteral("geometry"), QByteArray("nonsense")},
                                 {QStringLiteral("layout"), 7},
                                 {QStringLiteral("view"), QStringLiteral("viewNowhere")},
                                 {QStringLiteral("views"), QStringLiteral("none")},
                                 {QStringLiteral("hiddenLayers"), QStringList{QStringLiteral("no-layer"), QStringLiteral("general")}}});
    }
    WindowProgram program;
    program.show();
    QCOMPARE(program.window().views().currentId(), windowViews[0]);
    QCOMPARE(program.session.hiddenLayers(), QSet<Layer>{Layer::General});
    QVERIFY(program.window().isVisible());
}

void MainWindowTest::everythingFits_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<Language>("language");
    for (const char *id : viewIds) {
        for (const Language language : allLanguages)
            QTest::addRow("%s %s", id, qPrintable(languageCode(language))) << QString::fromLatin1(id) << language;
    }
}

void MainWindowTest::everythingFits()
{
    QFETCH(QString, view);
    QFETCH(Language, language);
    WindowProgram program;
    program.show();
    program.window().showView(view);
    program.window().switchLanguage(language, false);
    program.session.setHiddenLayers({Layer::Acceleration});
    program.window().resize(1280, 720);
    WindowProgram::settle();
    const QSize least = program.window().minimumSizeHint();
    QVERIFY2(least.width() <= 1280 && least.height() <= 720, qPrintable(QStringLiteral("%1 x %2").arg(least.width()).arg(least.height())));
    QCOMPARE(program.window().size(), QSize(1280, 720));
    QVERIFY2(program.cutTexts().isEmpty(), qPrintable(program.cutTexts().join(QLatin1Char('|'))));
}

void MainWindowTest::mnemonicsAreUnique_data()
{
    QTest::addColumn<Language>("language");
    for (const Language language : allLanguages)
        QTest::newRow(qPrintable(languageCode(language))) << language;
}

void MainWindowTest::mnemonicsAreUnique()
{
    QFETCH(Language, language);
    WindowProgram program;
    program.show();
    program.window().switchLanguage(language, false);
    WindowProgram::settle();
    QList<QList<QAction *>> menus{program.window().menuBar()->actions()};
    for (const QMenu *menu : program.window().findChildren<QMenu *>()) {
        // The menus of the window, not those of a text field or a filter.
        if (menu->parentWidget() == &program.window() || qobject_cast<QMenu *>(menu->parentWidget()))
            menus.append(menu->actions());
    }
    QVERIFY(menus.size() >= 4);
    for (const QList<QAction *> &menu : std::as_const(menus)) {
        QHash<QKeySequence, QString> owners;
        for (const QAction *action : menu) {
            const QKeySequence mnemonic = QKeySequence::mnemonic(action->text());
            if (mnemonic.isEmpty())
                continue;
            QVERIFY2(!owners.contains(mnemonic), qPrintable(owners.value(mnemonic) + QStringLiteral(" and ") + action->text()));
            owners.insert(mnemonic, action->text());
        }
    }
}

void MainWindowTest::tabReachesEverything()
{
    WindowProgram program;
    program.show();
    const QStringList wanted{QStringLiteral("navigation"), QStringLiteral("searchBox"),   QStringLiteral("layerFilter"),
                             QStringLiteral("intervals"),  QStringLiteral("frontier"),    QStringLiteral("asTable"),
                             QStringLiteral("zoomIn"),     QStringLiteral("zoomOut"),     QStringLiteral("savedViews"),
                             QStringLiteral("export"),     QStringLiteral("matrixCanvas")};
    QStringList visited = program.tabStops();
    for (const QString &name : wanted)
        QVERIFY2(visited.contains(name), qPrintable(name + QStringLiteral(" not in ") + visited.join(QLatin1Char(' '))));
    // The tools one after the other as they are read.
    const qsizetype first = visited.indexOf(QStringLiteral("layerFilter"));
    QCOMPARE(visited.mid(first, 6), wanted.mid(2, 6));
    program.window().showView(windowViews[1]);
    visited = program.tabStops();
    for (const char *name : {"dimension", "filter", "order", "layerFilter", "swap", "savedViews", "export", "comparisonTable", "searchBox"})
        QVERIFY2(visited.contains(QLatin1String(name)), name);
    // With an empty table and with evidence the way round stays open.
    program.child<QLineEdit>("filter").setText(QStringLiteral("zebra"));
    program.session.setSubject({{}, {QStringLiteral("usability/debugging")}, {}});
    visited = program.tabStops();
    for (const char *name : {"navigation", "filter", "export", "evidenceSheet", "searchBox"})
        QVERIFY2(visited.contains(QLatin1String(name)), name);
}

void MainWindowTest::controlsHaveNames()
{
    WindowProgram program;
    program.show();
    for (const QString &id : windowViews) {
        program.window().showView(id);
        for (const QWidget *widget : program.window().findChildren<QWidget *>()) {
            if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->objectName().startsWith(QStringLiteral("qt_")))
                continue;
            // A scroll area is a frame; what can be read is what it holds. A viewport has its view's name.
            if (widget->metaObject() == &QScrollArea::staticMetaObject || qobject_cast<const QAbstractScrollArea *>(widget->parentWidget()))
                continue;
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            const bool named = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
            QVERIFY2(named,
                     qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className()), widget->objectName())));
        }
    }
}

QTEST_MAIN(MainWindowTest)
#include "tst_mainwindow.moc"
