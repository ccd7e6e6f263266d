// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "matrix/matrixview.h"

#include "common/layerfilter.h"
#include "matrix/matrixcanvas.h"
#include "store/knowledgereader.h"
#include "support/desk.h"

#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace fatlas;
using namespace fatlas::test;

namespace {

const FrameworkId pytorch{QStringLiteral("pytorch")};
const FrameworkId jax{QStringLiteral("jax")};

/// A shown matrix view of 1000 × 700 with what surrounds it.
struct Scene
{
    explicit Scene(KnowledgeBase knowledge = smallKnowledge()) : desk(std::move(knowledge)), view(desk.context)
    {
        view.resize(1000, 700);
        view.show();
        (void)QTest::qWaitForWindowExposed(&view);
    }

    [[nodiscard]] MatrixCanvas &canvas() const { return *view.findChild<MatrixCanvas *>(QStringLiteral("matrixCanvas")); }
    [[nodiscard]] QFrame &card() const { return *view.findChild<QFrame *>(QStringLiteral("hoverCard")); }
    [[nodiscard]] QToolButton &button(const char *name) const { return *view.findChild<QToolButton *>(QLatin1String(name)); }
    [[nodiscard]] QAction &layerAction(const char *name) const
    {
        return *view.findChild<LayerFilter *>()->menu()->findChild<QAction *>(QLatin1String(name));
    }
    [[nodiscard]] QPointF markOf(const FrameworkId &framework) const
    {
        const MatrixCanvas &drawn = canvas();
        for (const PlacedPoint &point : drawn.layoutValue().points) {
            if (drawn.spec().points[point.index].framework == framework)
                return point.centre;
        }
        return {-1, -1};
    }
    [[nodiscard]] FrameworkId selected() const
    {
        const auto index = canvas().selected();
        return index ? canvas().spec().points[*index].framework : FrameworkId();
    }
    void click(const QPointF &position) const
    {
        sendMouse(canvas(), QEvent::MouseButtonPress, position, Qt::LeftButton, Qt::LeftButton);
        sendMouse(canvas(), QEvent::MouseButtonRelease, position, Qt::LeftButton);
    }
    void doubleClick(const QPointF &position) const
    {
        click(position);
        sendMouse(canvas(), QEvent::MouseButtonDblClick, position, Qt::LeftButton, Qt::LeftButton);
        sendMouse(canvas(), QEvent::MouseButtonRelease, position, Qt::LeftButton);
    }
    void drag(const QPointF &from, const QPointF &to) const
    {
        sendMouse(canvas(), QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
        for (int step = 1; step <= 4; ++step)
            sendMouse(canvas(), QEvent::MouseMove, from + (to - from) * step / 4, Qt::NoButton, Qt::LeftButton);
        sendMouse(canvas(), QEvent::MouseButtonRelease, to, Qt::LeftButton);
    }
    void wheel(const QPointF &position, int notches) const
    {
        QWheelEvent event(position, canvas().mapToGlobal(position), {}, {0, notches * 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(&canvas(), &event);
    }
    /// A place without a point: the corner of the plot at (0, 0) stays empty in both knowledge bases.
    [[nodiscard]] QPointF emptyPlace() const { return canvas().layoutValue().toPage(0.3, 0.3); }

    Desk desk;
    MatrixView view;
};

QString cardText(const QFrame &card)
{
    QStringList texts;
    for (const QLabel *label : card.findChildren<QLabel *>())
        texts += label->text();
    return texts.join(QLatin1Char('\n'));
}

bool isWithinPlane(const MatrixRange &range)
{
    const auto fits = [](double low, double high) { return low >= 0 && high <= 10 && high - low >= 1 - 1e-9; };
    return fits(range.xMin, range.xMax) && fits(range.yMin, range.yMax);
}

KnowledgeBase shipped()
{
    auto knowledge = readKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"));
    if (!knowledge.ok())
        qFatal("%s", qPrintable(knowledge.error().toString()));
    return std::move(knowledge).value();
}

} // namespace

class MatrixViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hoverTellsBothRatings();
    void hoverShowsMarkupAsText();
    void clickSelects();
    void profileIsAskedFor_data();
    void profileIsAskedFor();
    void keyboardReachesEveryPoint_data();
    void keyboardReachesEveryPoint();
    void keyboardStaysInTheZoomedPart();
    void keysZoom();
    void wheelKeepsTheScoreUnderThePointer();
    void dragPans();
    void rangeStaysInThePlane();
    void resetIsOfferedWhenZoomed();
    void zoomingBackShowsEverything();
    void switchesChangeTheDrawing();
    void layerFilterSaysHowManyAreLeft();
    void frameworksWithoutAPlaceCount();
    void nothingLeftIsNoTrouble();
    void selectionSurvives();
    void selectionComesBackWithThePoint();
    void stateIsRestored();
    void descriptionFollowsTheSelection();
    void exportWrites_data();
    void exportWrites();
    void exportIsWhatIsShown();
    void exportFails_data();
    void exportFails();
    void cancelledExportWritesNothing();
};

void MatrixViewTest::hoverTellsBothRatings()
{
    Scene scene;
    QVERIFY(!scene.card().isVisible());
    sendMouse(scene.canvas(), QEvent::MouseMove, scene.markOf(pytorch));
    QVERIFY(scene.card().isVisible());
    const QString text = cardText(scene.card());
    // The sample: 8.6 and 8.9, half a point to either side, reason "reason", as of 2026-08.
    for (const char *part : {"PyTorch", "General", "Ease of use: 8.6 (8.1–9.1)", "Large-scale training: 8.9 (8.4–9.4)", "as of 2026-08"})
        QVERIFY2(text.contains(QString::fromUtf8(part)), part);
    QCOMPARE(text.count(QStringLiteral("reason")), 2);
    QVERIFY(scene.canvas().rect().contains(scene.card().geometry()));
    QCOMPARE(scene.canvas().cursor().shape(), Qt::PointingHandCursor);

    sendMouse(scene.canvas(), QEvent::MouseMove, scene.emptyPlace());
    QVERIFY(!scene.card().isVisible());
    sendMouse(scene.canvas(), QEvent::MouseMove, scene.markOf(jax));
    QVERIFY(cardText(scene.card()).contains(QStringLiteral("JAX")));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&scene.canvas(), &leave);
    QVERIFY(!scene.card().isVisible());
}

void MatrixViewTest::hoverShowsMarkupAsText()
{
    KnowledgeBase knowledge = smallKnowledge();
    const QString markup = QStringLiteral("<b>bold</b> &amp; <img src='x'>");
    knowledge.frameworks[0].name = {markup, markup};
    knowledge.frameworks[0].ratings[0].reason = {markup, markup};
    Scene scene(std::move(knowledge));
    sendMouse(scene.canvas(), QEvent::MouseMove, scene.markOf(pytorch));
    QCOMPARE(cardText(scene.card()).count(markup), 2);
    for (const QLabel *label : scene.card().findChildren<QLabel *>())
        QCOMPARE(label->textFormat(), Qt::PlainText);
}

void MatrixViewTest::clickSelects()
{
    Scene scene;
    QSignalSpy changes(&scene.desk.session, &Session::subjectChanged);
    scene.click(scene.markOf(jax));
    QCOMPARE(scene.desk.session.subject(), (Subject{jax, {}, {}}));
    QCOMPARE(scene.selected(), jax);
    QCOMPARE(changes.count(), 1);
    scene.click(scene.emptyPlace());
    QCOMPARE(scene.selected(), jax);
    QCOMPARE(changes.count(), 1);
}

void MatrixViewTest::profileIsAskedFor_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("double click") << 0;
    QTest::newRow("Return") << int(Qt::Key_Return);
    QTest::newRow("Enter") << int(Qt::Key_Enter);
    QTest::newRow("Space") << int(Qt::Key_Space);
}

void MatrixViewTest::profileIsAskedFor()
{
    QFETCH(int, key);
    Scene scene;
    QSignalSpy asked(&scene.desk.session, &Session::profileRequested);
    if (key == 0) {
        scene.doubleClick(scene.markOf(jax));
    } else {
        QTest::keyClick(&scene.canvas(), Qt::Key(key));
        QCOMPARE(asked.count(), 0);
        scene.click(scene.markOf(jax));
        QTest::keyClick(&scene.canvas(), Qt::Key(key));
    }
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked[0][0].value<FrameworkId>(), jax);
}

void MatrixViewTest::keyboardReachesEveryPoint_data()
{
    QTest::addColumn<bool>("real");
    QTest::newRow("sample") << false;
    QTest::newRow("shipped") << true;
}

void MatrixViewTest::keyboardReachesEveryPoint()
{
    QFETCH(bool, real);
    Scene scene(real ? shipped() : smallKnowledge());
    MatrixCanvas &canvas = scene.canvas();
    const qsizetype count = canvas.layoutValue().points.size();
    QCOMPARE(count, real ? 12 : 4);
    QHash<QString, QSet<QString>> steps;
    for (const MatrixPoint &point : canvas.spec().points) {
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
            canvas.select(point.framework);
            QTest::keyClick(&canvas, key);
            steps[point.framework.value].insert(scene.selected().value);
            const MatrixPoint &next = canvas.spec().points[*canvas.selected()];
            const double gain = key == Qt::Key_Left || key == Qt::Key_Right ? next.x.value - point.x.value : next.y.value - point.y.value;
            QVERIFY2(key == Qt::Key_Right || key == Qt::Key_Up ? gain >= 0 : gain <= 0, qPrintable(point.name));
        }
    }
    for (const MatrixPoint &start : canvas.spec().points) {
        QSet<QString> reached{start.framework.value};
        QStringList open{start.framework.value};
        while (!open.isEmpty()) {
            for (const QString &next : steps.value(open.takeFirst())) {
                if (!reached.contains(next)) {
                    reached.insert(next);
                    open.append(next);
                }
            }
        }
        QVERIFY2(reached.size() == count, qPrintable(start.name));
    }
}

void MatrixViewTest::keyboardStaysInTheZoomedPart()
{
    Scene scene;
    // MLX (7.5, 2) is the only one of the sample below 5.
    scene.canvas().setRange({5, 10, 0, 5});
    scene.canvas().select(jax);
    QTest::keyClick(&scene.canvas(), Qt::Key_Left);
    QCOMPARE(scene.selected().value, QStringLiteral("mlx"));
    QTest::keyClick(&scene.canvas(), Qt::Key_Up);
    QCOMPARE(scene.selected().value, QStringLiteral("mlx"));
    scene.canvas().setRange({0, 2, 0, 2});
    QTest::keyClick(&scene.canvas(), Qt::Key_Home);
    QTest::keyClick(&scene.canvas(), Qt::Key_Right);
    QCOMPARE(scene.selected().value, QStringLiteral("mlx"));
}

void MatrixViewTest::keysZoom()
{
    Scene scene;
    MatrixCanvas &canvas = scene.canvas();
    QTest::keyClick(&canvas, Qt::Key_Plus);
    const MatrixRange once = canvas.range();
    QVERIFY(once.xMax - once.xMin < 10);
    // Around the middle.
    QCOMPARE(once.xMin + once.xMax, 10.0);
    QCOMPARE(once.yMin + once.yMax, 10.0);
    QTest::keyClick(&canvas, Qt::Key_Equal);
    QVERIFY(canvas.range().xMax - canvas.range().xMin < once.xMax - once.xMin);
    QTest::keyClick(&canvas, Qt::Key_Minus);
    QCOMPARE(canvas.range().xMin, once.xMin);
    QTest::keyClick(&canvas, Qt::Key_0);
    QCOMPARE(canvas.range(), MatrixRange());
}

void MatrixViewTest::wheelKeepsTheScoreUnderThePointer()
{
    Scene scene;
    const QPointF place = scene.markOf(jax);
    const QPointF before = scene.canvas().layoutValue().toScore(place);
    scene.wheel(place, 3);
    QVERIFY(scene.canvas().range() != MatrixRange());
    // Tick labels may move the plot by a little, so the comparison is in scores against the new plot.
    const QPointF after = scene.canvas().layoutValue().toScore(place);
    QVERIFY2(QLineF(before, after).length() < 0.15, qPrintable(QStringLiteral("%1 %2").arg(after.x()).arg(after.y())));
    scene.wheel(place, -10);
    QCOMPARE(scene.canvas().range(), MatrixRange());
}

void MatrixViewTest::dragPans()
{
    Scene scene;
    MatrixCanvas &canvas = scene.canvas();
    QSignalSpy selected(&canvas, &MatrixCanvas::pointSelected);
    canvas.setRange({2, 7, 3, 8});
    const QPointF middle = canvas.layoutValue().plot.center();
    const QPointF grabbed = canvas.layoutValue().toScore(middle);
    const QPointF target = middle + QPointF(60, -40);
    scene.drag(middle, target);
    const QPointF under = canvas.layoutValue().toScore(target);
    QVERIFY(QLineF(grabbed, under).length() < 0.1);
    QVERIFY(canvas.range().xMin < 2);
    QVERIFY(canvas.range().yMin < 3);
    QCOMPARE(canvas.range().xMax - canvas.range().xMin, 5.0);
    // Letting go over a point after a drag is no click.
    scene.drag(scene.markOf(jax) + QPointF(80, 0), scene.markOf(jax));
    QCOMPARE(selected.count(), 0);
}

void MatrixViewTest::rangeStaysInThePlane()
{
    Scene scene;
    MatrixCanvas &canvas = scene.canvas();
    QTest::keyClick(&canvas, Qt::Key_Minus);
    scene.drag(canvas.layoutValue().plot.center(), canvas.layoutValue().plot.topLeft());
    QCOMPARE(canvas.range(), MatrixRange());
    for (int i = 0; i < 60; ++i)
        scene.wheel(canvas.layoutValue().plot.topRight() - QPointF(5, -5), 1);
    QVERIFY(isWithinPlane(canvas.range()));
    QCOMPARE(canvas.range().xMax - canvas.range().xMin, 1.0);
    QCOMPARE(canvas.range().yMax - canvas.range().yMin, 1.0);
    for (const QPointF &corner : {QPointF(-4000, 4000), QPointF(4000, -4000)}) {
        scene.drag(canvas.layoutValue().plot.center(), canvas.layoutValue().plot.center() + corner);
        QVERIFY(isWithinPlane(canvas.range()));
    }
    canvas.setRange({-5, 20, 9.9, 9.95});
    QVERIFY(isWithinPlane(canvas.range()));
    QCOMPARE(canvas.range().yMax, 10.0);
}

void MatrixViewTest::resetIsOfferedWhenZoomed()
{
    Scene scene;
    QVERIFY(!scene.button("resetZoom").isEnabled());
    scene.button("zoomIn").click();
    QVERIFY(scene.button("resetZoom").isEnabled());
    scene.button("resetZoom").click();
    QCOMPARE(scene.canvas().range(), MatrixRange());
    QVERIFY(!scene.button("resetZoom").isEnabled());
    scene.button("zoomIn").click();
    scene.doubleClick(scene.emptyPlace());
    QCOMPARE(scene.canvas().range(), MatrixRange());
}

void MatrixViewTest::zoomingBackShowsEverything()
{
    Scene scene;
    for (int steps = 1; steps <= 12; ++steps) {
        for (int i = 0; i < steps; ++i)
            scene.button("zoomIn").click();
        for (int i = 0; i < steps; ++i)
            scene.button("zoomOut").click();
        QVERIFY2(scene.canvas().range() == MatrixRange(), qPrintable(QString::number(steps)));
        QVERIFY(!scene.button("resetZoom").isEnabled());
    }
}

void MatrixViewTest::switchesChangeTheDrawing()
{
    Scene scene;
    QVERIFY(!scene.canvas().layoutValue().points[0].xInterval.isNull());
    QVERIFY(scene.canvas().layoutValue().frontier.isEmpty());
    scene.button("intervals").click();
    QVERIFY(scene.canvas().layoutValue().points[0].xInterval.isNull());
    scene.button("frontier").click();
    // PyTorch, JAX and Megatron-LM: none beats another on both axes. MLX is beaten by PyTorch.
    QCOMPARE(scene.canvas().layoutValue().frontier.size(), 3);
    scene.button("frontier").click();
    QVERIFY(scene.canvas().layoutValue().frontier.isEmpty());
}

void MatrixViewTest::layerFilterSaysHowManyAreLeft()
{
    Scene scene;
    QSignalSpy changes(&scene.view, &View::summaryChanged);
    QCOMPARE(scene.view.badge(), QString());
    scene.layerAction("layer-acceleration").trigger();
    QVERIFY(scene.desk.session.isHidden(Layer::Acceleration));
    QCOMPARE(scene.canvas().spec().points.size(), 3);
    QCOMPARE(scene.view.badge(), QStringLiteral("3/4"));
    QVERIFY(scene.view.statusText().startsWith(QStringLiteral("3 of 4")));
    QCOMPARE(changes.count(), 1);
    QVERIFY(scene.button("layerFilter").text().contains(QLatin1Char('1')));
    QVERIFY(!scene.layerAction("layer-acceleration").isChecked());
    scene.layerAction("layer-acceleration").trigger();
    QCOMPARE(scene.view.badge(), QString());
    scene.layerAction("layer-general").trigger();
    scene.layerAction("layer-emerging").trigger();
    QCOMPARE(scene.view.badge(), QStringLiteral("1/4"));
    scene.layerAction("showAllLayers").trigger();
    QVERIFY(scene.desk.session.hiddenLayers().isEmpty());
    QVERIFY(!scene.layerAction("showAllLayers").isEnabled());
}

void MatrixViewTest::frameworksWithoutAPlaceCount()
{
    KnowledgeBase knowledge = smallKnowledge();
    knowledge.frameworks[3].ratings.removeLast();
    Scene scene(std::move(knowledge));
    QCOMPARE(scene.canvas().spec().points.size(), 3);
    QCOMPARE(scene.canvas().spec().unplaced, QStringList{QStringLiteral("MLX")});
    QCOMPARE(scene.view.badge(), QString());
}

void MatrixViewTest::nothingLeftIsNoTrouble()
{
    Scene scene;
    scene.desk.session.setHiddenLayers({Layer::General, Layer::Acceleration, Layer::Emerging});
    QCOMPARE(scene.view.badge(), QStringLiteral("0/4"));
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Home, Qt::Key_Return, Qt::Key_Plus})
        QTest::keyClick(&scene.canvas(), key);
    QVERIFY(!scene.canvas().selected());
    QVERIFY(!scene.view.grab().isNull());
}

void MatrixViewTest::selectionSurvives()
{
    Scene scene;
    scene.click(scene.markOf(jax));
    scene.desk.session.setLayerHidden(Layer::Acceleration, true);
    QCOMPARE(scene.selected(), jax);
    scene.button("frontier").click();
    QCOMPARE(scene.selected(), jax);
    scene.desk.speak(Language::Chinese, scene.view);
    QCOMPARE(scene.selected(), jax);
    QVERIFY(scene.canvas().spec().xTitle.contains(QStringLiteral("易用性")));
    scene.desk.speak(Language::English, scene.view);
    QVERIFY(scene.canvas().spec().xTitle.contains(QStringLiteral("Ease of use")));
    scene.view.resize(800, 600);
    QCOMPARE(scene.selected(), jax);
}

void MatrixViewTest::selectionComesBackWithThePoint()
{
    Scene scene;
    scene.click(scene.markOf(jax));
    scene.desk.session.setLayerHidden(Layer::General, true);
    QVERIFY(!scene.canvas().selected());
    scene.desk.session.setLayerHidden(Layer::General, false);
    QCOMPARE(scene.selected(), jax);
    // A view that is made later shows what is selected already.
    const MatrixView later(scene.desk.context);
    const auto *canvas = later.findChild<MatrixCanvas *>();
    QVERIFY(canvas->selected());
    QCOMPARE(canvas->spec().points[*canvas->selected()].framework, jax);
}

void MatrixViewTest::stateIsRestored()
{
    Scene scene;
    scene.button("intervals").click();
    scene.button("frontier").click();
    Desk desk;
    MatrixView other(desk.context);
    other.restore(scene.view.state());
    QVERIFY(!other.findChild<QToolButton *>(QStringLiteral("intervals"))->isChecked());
    QVERIFY(other.findChild<QToolButton *>(QStringLiteral("frontier"))->isChecked());
    other.restore({});
    QVERIFY(other.findChild<QToolButton *>(QStringLiteral("intervals"))->isChecked());
    QVERIFY(!other.findChild<QToolButton *>(QStringLiteral("frontier"))->isChecked());
}

void MatrixViewTest::descriptionFollowsTheSelection()
{
    Scene scene;
    for (const MatrixPoint &point : scene.canvas().spec().points)
        QVERIFY(scene.canvas().accessibleDescription().contains(point.name));
    scene.click(scene.markOf(pytorch));
    QVERIFY(scene.canvas().accessibleDescription().contains(QStringLiteral("8.6 (8.1–9.1)")));
    QVERIFY(!scene.canvas().accessibleDescription().contains(QStringLiteral("JAX")));
}

void MatrixViewTest::exportWrites_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("pdf") << "m.pdf" << QByteArray("%PDF");
    QTest::newRow("svg") << "m.svg" << QByteArray("<?xml");
    QTest::newRow("png") << "m.png" << QByteArray("\x89PNG");
    QTest::newRow("csv") << "m.csv" << QByteArray("\xEF\xBB\xBF");
    QTest::newRow("xlsx") << "m.xlsx" << QByteArray("PK\3\4");
    QTest::newRow("html") << "m.html" << QByteArray("<!DOCTYPE html>");
    QTest::newRow("capitals") << "M.PDF" << QByteArray("%PDF");
}

void MatrixViewTest::exportWrites()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, start);
    Scene scene;
    const QTemporaryDir folder;
    const QString path = folder.filePath(name);
    scene.desk.dialogs.answers = {path};
    QSignalSpy finished(&scene.desk.context.exports(), &ExportRunner::finished);
    scene.button("export").click();
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(bytesOf(path).startsWith(start));
    QCOMPARE(scene.desk.dialogs.questions.size(), 1);
    const FakeDialogs::SaveQuestion &question = scene.desk.dialogs.questions[0];
    QVERIFY(!question.title.isEmpty());
    QVERIFY(question.suggestedName.endsWith(QStringLiteral("/frameatlas-matrix-en.pdf")));
    QCOMPARE(question.filters.size(), qsizetype(allFormats.size()));
    QVERIFY(scene.desk.dialogs.errors.isEmpty());
}

void MatrixViewTest::exportIsWhatIsShown()
{
    Scene scene;
    const QTemporaryDir folder;
    scene.layerAction("layer-acceleration").trigger();
    scene.desk.dialogs.answers = {folder.filePath(QStringLiteral("m.csv"))};
    QSignalSpy finished(&scene.desk.context.exports(), &ExportRunner::finished);
    scene.view.exportView();
    QTRY_COMPARE(finished.count(), 1);
    const QByteArray csv = bytesOf(folder.filePath(QStringLiteral("m.csv")));
    QVERIFY(csv.contains("PyTorch"));
    QVERIFY(!csv.contains("Megatron"));
    QVERIFY(csv.contains("Hidden layers: Acceleration layer"));
}

void MatrixViewTest::exportFails_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("code");
    QTest::newRow("wrong suffix") << "m.docx" << int(ErrorCode::UsageError);
    QTest::newRow("no suffix") << "m" << int(ErrorCode::UsageError);
    QTest::newRow("missing folder") << "missing/m.pdf" << int(ErrorCode::FileNotWritable);
    QTest::newRow("file for a folder") << "plain.txt/m.pdf" << int(ErrorCode::FileNotWritable);
    QTest::newRow("folder for a file") << "folder.pdf" << int(ErrorCode::FileNotWritable);
}

void MatrixViewTest::exportFails()
{
    QFETCH(QString, name);
    QFETCH(int, code);
    Scene scene;
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("folder.pdf")));
    QFile plain(folder.filePath(QStringLiteral("plain.txt")));
    QVERIFY(plain.open(QIODevice::WriteOnly));
    const QStringList before = QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    scene.desk.dialogs.answers = {folder.filePath(name)};
    scene.button("export").click();
    QTRY_COMPARE(scene.desk.dialogs.errors.size(), 1);
    const Error &error = scene.desk.dialogs.errors[0];
    QCOMPARE(int(error.code), code);
    QVERIFY(error.where.contains(QDir::toNativeSeparators(name)));
    QVERIFY(!error.message.isEmpty());
    QVERIFY(!error.hint.isEmpty());
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), before);
}

void MatrixViewTest::cancelledExportWritesNothing()
{
    Scene scene;
    QSignalSpy started(&scene.desk.context.exports(), &ExportRunner::started);
    scene.button("export").click();
    QCOMPARE(scene.desk.dialogs.questions.size(), 1);
    QCOMPARE(started.count(), 0);
    QVERIFY(scene.desk.dialogs.errors.isEmpty());
}

QTEST_MAIN(MatrixViewTest)
#include "tst_matrixview.moc"
