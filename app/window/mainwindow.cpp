// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/mainwindow.h"

#include "app/language/languageloader.h"
#include "app/packs/packdesk.h"
#include "app/window/hintbar.h"
#include "app/window/history.h"
#include "app/window/infodialog.h"
#include "app/window/menus.h"
#include "app/window/navigation.h"
#include "app/window/themecontroller.h"
#include "app/window/viewcatalog.h"
#include "app/window/viewstack.h"
#include "common/exportrunner.h"
#include "common/viewcontext.h"
#include "domain/layerset.h"
#include "engines/words.h"
#include "evidence/evidencepanel.h"
#include "search/searchbox.h"

#include <QActionGroup>
#include <QCloseEvent>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QScreen>
#include <QStatusBar>
#include <QToolBar>

namespace fatlas {

namespace {

constexpr int stateVersion = 1;
const QString firstViewId = QString::fromLatin1(viewIds.front());

} // namespace

MainWindow::MainWindow(ViewContext &context, LanguageLoader &languages, Settings &settings, QWidget *parent)
    : QMainWindow(parent), m_context(context), m_languages(languages), m_settings(settings), m_theme(new ThemeController(context, this))
{
    setObjectName(QStringLiteral("mainWindow"));
    // Room for the frame that the window manager puts around it.
    resize(QSize(1280, 800).boundedTo(screen()->availableGeometry().size() - QSize(0, 48)));
    buildFrame();
    buildToolBar();
    m_menus = new Menus(*this, m_actions);
    connectActions();
    connectViews();
    rethemed();
    retranslate();
    connect(&m_context, &ViewContext::themeChanged, this, &MainWindow::rethemed);
    connect(&m_context, &ViewContext::atlasChanged, this, [this] { m_dataVersion->setText(provenanceLine(m_context.atlas())); });
}

MainWindow::~MainWindow()
{
    // The base class hides its children when it goes, and what listens to that is gone by then.
    for (QObject *child : QList<QObject *>{m_evidence, m_views, m_search})
        child->disconnect(this);
}

void MainWindow::buildFrame()
{
    auto *centre = new QWidget(this);
    auto *row = new QHBoxLayout(centre);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_navigation = new Navigation(m_context, m_actions, centre);
    row->addWidget(m_navigation);
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    row->addLayout(column, 1);
    if (!m_settings.isHintDismissed()) {
        m_hint = new HintBar(m_context, centre);
        column->addWidget(m_hint);
        connect(m_hint, &HintBar::dismissed, this, [this] {
            m_settings.setHintDismissed(true);
            m_hint->hide();
        });
    }
    m_views = new ViewStack(centre);
    column->addWidget(m_views, 1);
    setCentralWidget(centre);

    m_evidence = new QDockWidget(this);
    m_evidence->setObjectName(QStringLiteral("evidenceDock"));
    m_evidence->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    m_evidence->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    m_evidence->setWidget(new EvidencePanel(m_context, m_evidence));
    addDockWidget(Qt::RightDockWidgetArea, m_evidence);

    m_status = new QLabel(this);
    m_dataVersion = new QLabel(this);
    for (QLabel *label : {m_status, m_dataVersion})
        label->setTextFormat(Qt::PlainText);
    statusBar()->addWidget(m_status);
    statusBar()->addPermanentWidget(m_dataVersion);
}

void MainWindow::buildToolBar()
{
    m_toolBar = addToolBar(QString());
    m_toolBar->setObjectName(QStringLiteral("mainToolBar"));
    m_toolBar->setMovable(false);
    m_toolBar->setIconSize({18, 18});
    for (const char *id : {"toggleSidebar", "goBack", "goForward"})
        m_toolBar->addAction(m_actions[id]);
    auto *space = new QWidget(m_toolBar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_toolBar->addWidget(space);
    m_search = new SearchBox(m_context, m_toolBar);
    m_toolBar->addWidget(m_search);
    for (const char *id : {"switchLanguage", "toggleEvidence", "fullScreen", "help"})
        m_toolBar->addAction(m_actions[id]);
}

void MainWindow::connectActions()
{
    auto *views = new QActionGroup(this);
    for (const char *id : viewIds) {
        views->addAction(m_actions[id]);
        connect(m_actions[id], &QAction::triggered, this, [this, id] { showView(QString::fromLatin1(id)); });
    }
    connect(m_actions["toggleSidebar"], &QAction::toggled, m_navigation, &Navigation::setCollapsed);
    connect(m_actions["toggleEvidence"], &QAction::triggered, m_evidence, &QWidget::setVisible);
    connect(m_evidence, &QDockWidget::visibilityChanged, this,
            [this] { m_actions["toggleEvidence"]->setChecked(m_evidence->isVisibleTo(this)); });
    connect(m_actions["fullScreen"], &QAction::triggered, this, &MainWindow::setFullScreen);
    connect(m_actions["filter"], &QAction::triggered, this, [this] { m_views->currentView()->focusFilter(); });
    connect(m_actions["search"], &QAction::triggered, this, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    connect(m_actions["export"], &QAction::triggered, this, [this] { m_views->currentView()->exportView(); });
    connect(m_actions["switchLanguage"], &QAction::triggered, this,
            [this] { switchLanguage(m_context.language() == Language::English ? Language::Chinese : Language::English, true); });
    connect(m_actions["themeSystem"], &QAction::triggered, this, [this] { chooseTheme(ThemeChoice::System); });
    connect(m_actions["themeLight"], &QAction::triggered, this, [this] { chooseTheme(ThemeChoice::Light); });
    connect(m_actions["themeDark"], &QAction::triggered, this, [this] { chooseTheme(ThemeChoice::Dark); });
    connect(m_actions["help"], &QAction::triggered, this, [this] { showInfo("help"); });
    connect(m_actions["about"], &QAction::triggered, this, [this] { showInfo("about"); });
    connect(m_actions["quit"], &QAction::triggered, this, &QWidget::close);
}

void MainWindow::connectViews()
{
    addViews(*m_views, m_context);
    m_history = new History(*m_views, m_context, m_actions);
    connect(m_views, &ViewStack::currentViewChanged, this, [this](const QString &id) {
        m_actions[id.toLatin1().constData()]->setChecked(true);
        m_actions["export"]->setEnabled(m_views->currentView()->canExport());
        m_navigation->setCurrentView(id);
    });
    connect(m_views, &ViewStack::summaryChanged, this, [this](const QString &id) {
        m_navigation->setBadge(id, m_views->existing(id)->badge());
        m_actions["export"]->setEnabled(m_views->currentView() && m_views->currentView()->canExport());
        updateStatus();
    });
    connect(&m_context.session(), &Session::explanationRequested, m_evidence, &QWidget::show);
    connect(m_search, &SearchBox::chosen, this, &MainWindow::followSearch);
    connect(&m_context.exports(), &ExportRunner::started, this,
            [this](const QString &path) { statusBar()->showMessage(tr("Writing %1…").arg(path)); });
    connect(&m_context.exports(), &ExportRunner::finished, this,
            [this](const QString &path) { statusBar()->showMessage(tr("Written: %1").arg(path), 15000); });
    connect(&m_context.exports(), &ExportRunner::failed, statusBar(), &QStatusBar::clearMessage);
}

void MainWindow::connectPacks(PackDesk &packs)
{
    connect(m_actions["importPack"], &QAction::triggered, &packs, [this, &packs] { packs.importPack(this); });
    connect(m_actions["packs"], &QAction::triggered, &packs, [this, &packs] { packs.showPacks(this); });
    connect(m_actions["undo"], &QAction::triggered, &packs.undoStack(), &QUndoStack::undo);
    connect(m_actions["redo"], &QAction::triggered, &packs.undoStack(), &QUndoStack::redo);
    connect(&packs.undoStack(), &QUndoStack::canUndoChanged, m_actions["undo"], &QAction::setEnabled);
    connect(&packs.undoStack(), &QUndoStack::canRedoChanged, m_actions["redo"], &QAction::setEnabled);
    m_actions["undo"]->setEnabled(false);
    m_actions["redo"]->setEnabled(false);
    connect(&packs, &PackDesk::busy, statusBar(), [this](const QString &text) { statusBar()->showMessage(text); });
}

void MainWindow::showView(const QString &id)
{
    if (m_views->knows(id))
        m_views->show(id);
}

void MainWindow::followSearch(const Subject &subject)
{
    m_history->jump([&] { showSubject(*m_views, m_context, subject); });
    m_evidence->show();
}

void MainWindow::switchLanguage(Language language, bool remember)
{
    if (remember)
        m_settings.setLanguage(language);
    if (language == m_context.language())
        return;
    setUpdatesEnabled(false);
    m_languages.setLanguage(language);
    m_context.setLanguage(language);
    LanguageLoader::announce();
    setUpdatesEnabled(true);
}

void MainWindow::chooseTheme(ThemeChoice choice)
{
    m_settings.setTheme(choice);
    m_theme->choose(choice);
    m_actions[choice == ThemeChoice::Light ? "themeLight" : choice == ThemeChoice::Dark ? "themeDark" : "themeSystem"]->setChecked(true);
}

void MainWindow::setFullScreen(bool on)
{
    setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    m_actions["fullScreen"]->setChecked(on);
}

void MainWindow::showInfo(const char *actionId)
{
    const bool isHelp = qstrcmp(actionId, "help") == 0;
    InfoDialog(m_context, isHelp ? tr("Keys and help") : tr("About FrameAtlas"),
               isHelp ? helpSheet(m_actions) : aboutSheet(m_context.atlas()), this)
        .exec();
}

void MainWindow::updateStatus()
{
    if (const View *view = m_views->currentView())
        m_status->setText(view->statusText());
}

void MainWindow::retranslate()
{
    m_actions.retranslate();
    m_navigation->refresh();
    setWindowTitle(tr("FrameAtlas"));
    m_evidence->setWindowTitle(tr("Evidence"));
    m_toolBar->setWindowTitle(tr("Toolbar"));
    m_menus->retranslate();
    m_dataVersion->setText(provenanceLine(m_context.atlas()));
    updateStatus();
}

void MainWindow::rethemed()
{
    m_actions.recolor(m_context.theme());
    m_navigation->refresh();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::WindowStateChange)
        m_actions["fullScreen"]->setChecked(isFullScreen());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    saveState();
    QMainWindow::closeEvent(event);
}

void MainWindow::saveState()
{
    QStringList compared;
    for (const FrameworkId &id : m_context.session().comparison())
        compared += id.value;
    m_settings.setWindowState({{QStringLiteral("geometry"), saveGeometry()},
                               {QStringLiteral("layout"), QMainWindow::saveState(stateVersion)},
                               {QStringLiteral("view"), m_views->currentId()},
                               {QStringLiteral("views"), m_views->state()},
                               {QStringLiteral("hiddenLayers"), layerIds(m_context.session().hiddenLayers())},
                               {QStringLiteral("comparison"), compared},
                               {QStringLiteral("collapsed"), m_navigation->isCollapsed()}});
}

void MainWindow::restoreState()
{
    chooseTheme(m_settings.theme());
    const QVariantMap state = m_settings.windowState();
    restoreGeometry(state.value(QStringLiteral("geometry")).toByteArray());
    QMainWindow::restoreState(state.value(QStringLiteral("layout")).toByteArray(), stateVersion);
    m_context.session().setHiddenLayers(layersFromIds(state.value(QStringLiteral("hiddenLayers")).toStringList()));
    QList<FrameworkId> compared;
    for (const QString &id : state.value(QStringLiteral("comparison")).toStringList())
        compared.append({id});
    m_context.session().setComparison(compared);
    m_views->restore(state.value(QStringLiteral("views")).toMap());
    m_actions["toggleSidebar"]->setChecked(state.value(QStringLiteral("collapsed")).toBool());
    const QString view = state.value(QStringLiteral("view")).toString();
    showView(m_views->knows(view) ? view : firstViewId);
}

} // namespace fatlas
