// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile/profileview.h"

#include "common/chartpane.h"
#include "common/sheetview.h"
#include "support/desk.h"

#include <QComboBox>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace fatlas;
using namespace fatlas::test;

namespace {

const FrameworkId jax{QStringLiteral("jax")};
const FrameworkId mlx{QStringLiteral("mlx")};

struct Scene
{
    Scene() : view(desk.context)
    {
        view.resize(900, 400);
        view.show();
        (void)QTest::qWaitForWindowExposed(&view);
    }

    [[nodiscard]] SheetView &sheet() const { return *view.findChild<SheetView *>(QStringLiteral("profileSheet")); }
    [[nodiscard]] ChartPane &chart() const { return *view.findChild<ChartPane *>(QStringLiteral("ratingChart")); }
    [[nodiscard]] QComboBox &choice() const { return *view.findChild<QComboBox *>(QStringLiteral("framework")); }

    Desk desk;
    ProfileView view;
};

} // namespace

class ProfileViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choiceHasAllFrameworks();
    void toolsFollowTheFrameworks();
    void profileIsWhole();
    void choosingSetsTheSubject();
    void contentFollowsTheSession();
    void followingKeepsTheSubject();
    void madeLaterShowsTheSubject();
    void chartHasTheGaps();
    void chartIsNeverCut_data();
    void chartIsNeverCut();
    void languageKeepsFrameworkAndPosition();
    void themeReachesSheetAndChart();
    void linkGoesThroughTheDialogs();
    void stateComesBack();
};

void ProfileViewTest::choiceHasAllFrameworks()
{
    Scene scene;
    QStringList names;
    for (int i = 0; i < scene.choice().count(); ++i)
        names += scene.choice().itemText(i);
    QCOMPARE(names, (QStringList{QStringLiteral("PyTorch"), QStringLiteral("JAX"), QStringLiteral("Megatron-LM"), QStringLiteral("MLX")}));
    QCOMPARE(scene.view.framework().value, QStringLiteral("pytorch"));
    QVERIFY(!scene.view.canExport());
}

void ProfileViewTest::toolsFollowTheFrameworks()
{
    KnowledgeBase knowledge = smallKnowledge();
    Framework tool = knowledge.frameworks.constFirst();
    tool.id.value = QStringLiteral("runtime");
    tool.name = {QStringLiteral("Runtime"), QStringLiteral("运行时")};
    tool.layer = Layer::Deployment;
    tool.ratings.clear();
    knowledge.frameworks.append(tool);
    Desk desk(knowledge);
    ProfileView view(desk.context);
    // The line between the two kinds is no choice.
    QCOMPARE(view.framework().value, QStringLiteral("pytorch"));
    desk.speak(Language::Chinese, view);
    QCOMPARE(view.framework().value, QStringLiteral("pytorch"));
    view.showFramework(tool.id);
    QCOMPARE(view.framework(), tool.id);
    // What is not rated has no chart of ratings.
    const auto *chart = view.findChild<ChartPane *>(QStringLiteral("ratingChart"));
    QVERIFY(!chart->isVisibleTo(&view));
    desk.context.setAtlas(buildAtlas(knowledge));
    QCOMPARE(view.framework(), tool.id);
}

void ProfileViewTest::profileIsWhole()
{
    Scene scene;
    scene.view.showFramework(jax);
    const QString text = scene.sheet().toPlainText();
    // Vendor, licence, release with its date, strengths, weaknesses, misconception with its correction, both headline ratings, source.
    for (const char *part :
         {"JAX", "General", "A framework.", "A vendor", "MIT", "2.0, 2026-07-01", "owner/jax", "Python, C++", "Strong", "Weak",
          "It is slow.", "It is not.", "Ease of use", "Large-scale training", "(4.8–5.8)", "(8.7–9.7)", "https://example.org/doc", "[1]"})
        QVERIFY2(text.contains(QString::fromUtf8(part)), part);
}

void ProfileViewTest::choosingSetsTheSubject()
{
    Scene scene;
    QTest::keyClick(&scene.choice(), Qt::Key_Down);
    QCOMPARE(scene.view.framework(), jax);
    QCOMPARE(scene.desk.session.subject(), (Subject{jax, {}, {}}));
    QVERIFY(scene.sheet().toPlainText().startsWith(QStringLiteral("JAX")));
}

void ProfileViewTest::contentFollowsTheSession()
{
    Scene scene;
    scene.desk.session.setSubject({mlx, {}, {}});
    QCOMPARE(scene.view.framework(), mlx);
    QVERIFY(scene.sheet().toPlainText().startsWith(QStringLiteral("MLX")));
    // What is not about a framework leaves the profile as it is.
    scene.desk.session.setSubject({{}, {QStringLiteral("usability/debugging")}, {}});
    QCOMPARE(scene.view.framework(), mlx);
    scene.desk.session.setSubject({{QStringLiteral("nobody")}, {}, {}});
    QCOMPARE(scene.view.framework(), mlx);
}

void ProfileViewTest::followingKeepsTheSubject()
{
    Scene scene;
    const Subject cell{mlx, {QStringLiteral("usability/debugging")}, {}};
    QSignalSpy changes(&scene.desk.session, &Session::subjectChanged);
    scene.desk.session.setSubject(cell);
    QCOMPARE(scene.view.framework(), mlx);
    QCOMPARE(scene.desk.session.subject(), cell);
    QCOMPARE(changes.count(), 1);
}

void ProfileViewTest::madeLaterShowsTheSubject()
{
    Desk desk;
    desk.session.setSubject({mlx, {}, {}});
    ProfileView view(desk.context);
    QCOMPARE(view.framework(), mlx);
    // What is selected now counts more than what was looked at the last time.
    view.restore({{QStringLiteral("framework"), QStringLiteral("jax")}});
    QCOMPARE(view.framework(), mlx);
}

void ProfileViewTest::chartHasTheGaps()
{
    Scene scene;
    scene.view.showFramework(mlx);
    const ChartSpec &spec = scene.chart().spec();
    QCOMPARE(spec.categories.size(), 3);
    QCOMPARE(gapsOf(spec.series[0]), QList<qsizetype>{2});
    scene.view.showFramework(jax);
    QVERIFY(gapsOf(scene.chart().spec().series[0]).isEmpty());
}

void ProfileViewTest::chartIsNeverCut_data()
{
    QTest::addColumn<int>("width");
    // Beside the sidebar and the evidence panel in a window of 1280, alone on a large screen, and too narrow for both.
    QTest::newRow("1280") << 720;
    QTest::newRow("2560") << 2200;
    QTest::newRow("narrow") << 400;
}

void ProfileViewTest::chartIsNeverCut()
{
    QFETCH(int, width);
    Scene scene;
    scene.view.resize(width, 600);
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    const QWidget *viewport = scene.chart().parentWidget();
    QVERIFY2(scene.chart().width() <= viewport->width(),
             qPrintable(QStringLiteral("%1 in %2").arg(scene.chart().width()).arg(viewport->width())));
    QVERIFY(scene.chart().width() >= 300);
}

void ProfileViewTest::languageKeepsFrameworkAndPosition()
{
    Scene scene;
    scene.view.showFramework(jax);
    QScrollBar &bar = *scene.sheet().verticalScrollBar();
    QVERIFY(bar.maximum() > 80);
    bar.setValue(80);
    QSignalSpy changes(&scene.desk.session, &Session::subjectChanged);
    scene.desk.speak(Language::Chinese, scene.view);
    QCOMPARE(scene.view.framework(), jax);
    QCOMPARE(bar.value(), 80);
    QCOMPARE(changes.count(), 0);
    QVERIFY(scene.sheet().toPlainText().contains(QStringLiteral("某厂商")));
    QVERIFY(scene.chart().spec().categories.contains(QStringLiteral("大规模训练能力")));
}

void ProfileViewTest::themeReachesSheetAndChart()
{
    Scene scene;
    scene.desk.context.setTheme(Theme::of(ThemeKind::Dark));
    const QColor text = scene.sheet().document()->begin().begin().fragment().charFormat().foreground().color();
    QCOMPARE(text, Theme::of(ThemeKind::Dark).color(ColorRole::Text));
    QVERIFY(!scene.view.grab().isNull());
}

void ProfileViewTest::linkGoesThroughTheDialogs()
{
    Scene scene;
    QVERIFY(clickLink(scene.sheet(), QStringLiteral("https://example.org/pytorch")));
    QCOMPARE(scene.desk.dialogs.opened, QList<QUrl>{QUrl(QStringLiteral("https://example.org/pytorch"))});
}

void ProfileViewTest::stateComesBack()
{
    Scene scene;
    scene.view.showFramework(mlx);
    Desk desk;
    ProfileView other(desk.context);
    other.restore(scene.view.state());
    QCOMPARE(other.framework(), mlx);
    other.restore({{QStringLiteral("framework"), QStringLiteral("gone")}});
    QCOMPARE(other.framework(), mlx);
}

QTEST_MAIN(ProfileViewTest)
#include "tst_profileview.moc"
