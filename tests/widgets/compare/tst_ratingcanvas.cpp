// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compare/ratingcanvas.h"

#include "support/desk.h"

#include <QFrame>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace fatlas;
using namespace fatlas::test;

namespace {

const FrameworkId pytorch{QStringLiteral("pytorch")};
const FrameworkId jax{QStringLiteral("jax")};
const FrameworkId mlx{QStringLiteral("mlx")};
const CriterionId debugging{QStringLiteral("usability/debugging")};

/// PyTorch, JAX and MLX on the three rated criteria of the small knowledge; MLX is not rated on debugging, the last one.
struct Scene
{
    Scene() : canvas(desk.context)
    {
        show({});
        canvas.resize(700, 560);
        canvas.show();
        (void)QTest::qWaitForWindowExposed(&canvas);
    }

    void show(const QSet<FrameworkId> &hidden, Language language = Language::English)
    {
        desk.context.setLanguage(language);
        canvas.setSpec(buildRatingProfile(desk.context.atlas(), {{pytorch, jax, mlx}, {}, hidden}, language));
    }
    [[nodiscard]] QPointF at(const ProfilePlace &place) const { return canvas.layoutValue().centreOf(place).value_or(QPointF(-1, -1)); }
    [[nodiscard]] QPointF legend(qsizetype series) const { return canvas.layoutValue().legend[series].area.center(); }
    [[nodiscard]] QPointF axis(qsizetype axis) const { return canvas.layoutValue().axes[axis].label.rect.center(); }
    void click(const QPointF &position)
    {
        sendMouse(canvas, QEvent::MouseButtonPress, position, Qt::LeftButton, Qt::LeftButton);
        sendMouse(canvas, QEvent::MouseButtonRelease, position, Qt::LeftButton);
    }
    void hover(const QPointF &position) { sendMouse(canvas, QEvent::MouseMove, position); }
    [[nodiscard]] QFrame &card() const { return *canvas.findChild<QFrame *>(QStringLiteral("hoverCard")); }
    [[nodiscard]] QString cardText() const
    {
        QStringList texts;
        for (const QLabel *label : card().findChildren<QLabel *>())
            texts += label->text();
        return texts.join(QLatin1Char('\n'));
    }

    Desk desk;
    RatingCanvas canvas;
};

} // namespace

class RatingCanvasTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hoverTellsTheRating();
    void hoverOnTheUnknown();
    void hoverOnAnAxisAndTheLegend();
    void clicksChooseSubjects();
    void legendToggles();
    void keysMoveTheSelection();
    void selectionFollowsAndStays();
    void speaksToScreenReaders();
    void otherLanguage();
    void radarOrParallel();
    void asksForTheHeightItNeeds();
    void takesTheColorsOfTheTheme();
    void emptySpec();
};

void RatingCanvasTest::hoverTellsTheRating()
{
    Scene scene;
    QVERIFY(scene.card().isHidden());
    for (const ProfileShape shape : {ProfileShape::Parallel, ProfileShape::Radar}) {
        scene.canvas.setShape(shape);
        scene.hover(scene.at({1, 2}));
        QVERIFY(scene.card().isVisible());
        for (const char *part : {"JAX · General", "Debugging: 6.3 (5.4–7.2) · as of 2026-08", "reason"})
            QVERIFY2(scene.cardText().contains(QString::fromUtf8(part)), part);
        QVERIFY(!scene.cardText().contains(QStringLiteral("Ease of use")));
        QVERIFY(scene.canvas.rect().contains(scene.card().geometry()));
        scene.hover({2, 2});
        QVERIFY(scene.card().isHidden());
    }
}

void RatingCanvasTest::hoverOnTheUnknown()
{
    Scene scene;
    scene.hover(scene.at({2, 2}));
    QVERIFY2(scene.cardText().contains(QStringLiteral("Debugging: the rating is unknown")), qPrintable(scene.cardText()));
    // A radar has no place for it.
    scene.canvas.setShape(ProfileShape::Radar);
    QCOMPARE(scene.at({2, 2}), QPointF(-1, -1));
}

void RatingCanvasTest::hoverOnAnAxisAndTheLegend()
{
    Scene scene;
    scene.hover(scene.axis(2));
    QVERIFY(scene.cardText().contains(QStringLiteral("Debugging")) && scene.cardText().contains(QStringLiteral("Finding faults")));
    const QImage calm = scene.canvas.grab().toImage();
    scene.hover(scene.legend(0));
    QVERIFY(scene.card().isHidden());
    QVERIFY(scene.canvas.grab().toImage() != calm);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&scene.canvas, &leave);
    QVERIFY(scene.card().isHidden());
}

void RatingCanvasTest::clicksChooseSubjects()
{
    Scene scene;
    QSignalSpy chosen(&scene.canvas, &RatingCanvas::subjectSelected);
    QSignalSpy activated(&scene.canvas, &RatingCanvas::frameworkActivated);
    scene.click(scene.at({0, 2}));
    QCOMPARE(chosen.takeFirst().constFirst().value<Subject>(), (Subject{pytorch, debugging, {}}));
    QCOMPARE(scene.canvas.selected(), (ProfilePlace{0, 2}));
    scene.click(scene.axis(2));
    QCOMPARE(chosen.takeFirst().constFirst().value<Subject>(), (Subject{{}, debugging, {}}));
    scene.click({2, 2});
    QVERIFY(chosen.isEmpty());
    sendMouse(scene.canvas, QEvent::MouseButtonDblClick, scene.at({1, 0}), Qt::LeftButton, Qt::LeftButton);
    QCOMPARE(activated.takeFirst().constFirst().value<FrameworkId>(), jax);
}

void RatingCanvasTest::legendToggles()
{
    Scene scene;
    QSignalSpy toggled(&scene.canvas, &RatingCanvas::visibilityToggled);
    scene.click(scene.legend(1));
    QCOMPARE(toggled.takeFirst().constFirst().value<FrameworkId>(), jax);
    scene.show({jax});
    QCOMPARE(scene.at({1, 0}), QPointF(-1, -1));
    QTest::keyClick(&scene.canvas, Qt::Key_2);
    QCOMPARE(toggled.takeFirst().constFirst().value<FrameworkId>(), jax);
    QTest::keyClick(&scene.canvas, Qt::Key_4);
    QTest::keyClick(&scene.canvas, Qt::Key_1, Qt::ControlModifier);
    QVERIFY(toggled.isEmpty());
    // The entry of what is hidden can still be pointed at.
    scene.hover(scene.legend(1));
    QVERIFY(!scene.canvas.grab().isNull());
}

void RatingCanvasTest::keysMoveTheSelection()
{
    Scene scene;
    QSignalSpy chosen(&scene.canvas, &RatingCanvas::subjectSelected);
    QSignalSpy activated(&scene.canvas, &RatingCanvas::frameworkActivated);
    const auto press = [&](Qt::Key key) {
        QTest::keyClick(&scene.canvas, key);
        return scene.canvas.selected();
    };
    QCOMPARE(press(Qt::Key_Return), std::nullopt);
    QCOMPARE(press(Qt::Key_Down), (ProfilePlace{0, 0}));
    QCOMPARE(press(Qt::Key_Down), (ProfilePlace{0, 1}));
    // Large-scale training: MLX 2.0, PyTorch 8.9, JAX 9.2.
    QCOMPARE(press(Qt::Key_Right), (ProfilePlace{1, 1}));
    QCOMPARE(press(Qt::Key_Left), (ProfilePlace{0, 1}));
    QCOMPARE(press(Qt::Key_Left), (ProfilePlace{2, 1}));
    QCOMPARE(press(Qt::Key_Down), (ProfilePlace{2, 2}));
    QCOMPARE(press(Qt::Key_PageUp), (ProfilePlace{1, 2}));
    QCOMPARE(press(Qt::Key_PageUp), (ProfilePlace{0, 2}));
    QCOMPARE(press(Qt::Key_PageDown), (ProfilePlace{1, 2}));
    QCOMPARE(chosen.constLast().constFirst().value<Subject>(), (Subject{jax, debugging, {}}));
    QCOMPARE(press(Qt::Key_Return), (ProfilePlace{1, 2}));
    QCOMPARE(activated.constLast().constFirst().value<FrameworkId>(), jax);
    QCOMPARE(press(Qt::Key_Home), (ProfilePlace{0, 0}));
}

void RatingCanvasTest::selectionFollowsAndStays()
{
    Scene scene;
    QSignalSpy chosen(&scene.canvas, &RatingCanvas::subjectSelected);
    scene.canvas.select({jax, debugging, {}});
    QCOMPARE(scene.canvas.selected(), (ProfilePlace{1, 2}));
    QVERIFY(chosen.isEmpty());
    scene.show({pytorch});
    QCOMPARE(scene.canvas.selected(), (ProfilePlace{1, 2}));
    scene.show({jax});
    QCOMPARE(scene.canvas.selected(), std::nullopt);
    scene.show({});
    scene.canvas.select({mlx, debugging, {}});
    QCOMPARE(scene.canvas.selected(), (ProfilePlace{2, 2}));
    scene.canvas.setShape(ProfileShape::Radar);
    QCOMPARE(scene.canvas.selected(), std::nullopt);
    scene.canvas.select({{QStringLiteral("nobody")}, debugging, {}});
    QCOMPARE(scene.canvas.selected(), std::nullopt);
}

void RatingCanvasTest::speaksToScreenReaders()
{
    Scene scene;
    QVERIFY(scene.canvas.accessibleName().startsWith(QStringLiteral("Ratings side by side")));
    QCOMPARE(scene.canvas.accessibleDescription(), textSummary(scene.canvas.spec()));
    scene.canvas.select({pytorch, debugging, {}});
    QCOMPARE(scene.canvas.accessibleDescription(), QStringLiteral("PyTorch, Debugging: 9.3 (8.9–9.7)"));
    scene.canvas.select({mlx, debugging, {}});
    QCOMPARE(scene.canvas.accessibleDescription(), QStringLiteral("MLX, Debugging: Unknown"));
    scene.canvas.select({});
    QCOMPARE(scene.canvas.accessibleDescription(), textSummary(scene.canvas.spec()));
}

void RatingCanvasTest::otherLanguage()
{
    Scene scene;
    scene.show({}, Language::Chinese);
    scene.hover(scene.at({1, 2}));
    QVERIFY(scene.cardText().contains(QStringLiteral("调试")) && scene.cardText().contains(QStringLiteral("理由")));
    QCOMPARE(scene.canvas.layoutValue().axes[2].label.text, QStringLiteral("调试"));
}

void RatingCanvasTest::radarOrParallel()
{
    Scene scene;
    QCOMPARE(scene.canvas.shape(), ProfileShape::Parallel);
    scene.canvas.setShape(ProfileShape::Radar);
    QCOMPARE(scene.canvas.shape(), ProfileShape::Radar);
    QCOMPARE(scene.canvas.layoutValue().shape, ProfileShape::Radar);
    // One axis is no radar, and the wish for one is kept for later.
    const Atlas &atlas = scene.desk.context.atlas();
    scene.canvas.setSpec(buildRatingProfile(atlas, {{pytorch}, {QStringLiteral("usability")}}, Language::English));
    QCOMPARE(scene.canvas.shape(), ProfileShape::Parallel);
    scene.show({});
    QCOMPARE(scene.canvas.shape(), ProfileShape::Radar);
}

void RatingCanvasTest::asksForTheHeightItNeeds()
{
    KnowledgeBase knowledge = smallKnowledge();
    const Criterion pattern = knowledge.criteria[1];
    for (int i = 0; i < 30; ++i) {
        Criterion criterion = pattern;
        criterion.id.value += QString::number(i);
        knowledge.criteria.append(criterion);
    }
    Desk desk(knowledge);
    QScrollArea area;
    auto *canvas = new RatingCanvas(desk.context);
    area.setWidgetResizable(true);
    area.setWidget(canvas);
    canvas->setSpec(buildRatingProfile(desk.context.atlas(), {{pytorch, jax}}, Language::English));
    area.resize(600, 400);
    area.show();
    QVERIFY(QTest::qWaitForWindowExposed(&area));
    QTRY_VERIFY(canvas->height() > 700);
    QCOMPARE(canvas->height(), canvas->heightForWidth(canvas->width()));
    QVERIFY(area.verticalScrollBar()->maximum() > 0);
    // The keys bring what they select into view, and the card stays in view beside it.
    canvas->select({jax, canvas->spec().axes.constLast().criterion, {}});
    QCOMPARE(area.verticalScrollBar()->value(), 0);
    QTest::keyClick(canvas, Qt::Key_Up);
    QVERIFY(area.verticalScrollBar()->value() > 0);
    const QPointF centre = *canvas->layoutValue().centreOf(*canvas->selected());
    sendMouse(*canvas, QEvent::MouseMove, centre);
    const auto *card = canvas->findChild<QFrame *>(QStringLiteral("hoverCard"));
    QVERIFY(card->isVisible());
    const QRect seen = area.viewport()->rect().translated(canvas->mapFrom(area.viewport(), QPoint()));
    QVERIFY(seen.contains(centre.toPoint()));
    QVERIFY(seen.contains(card->geometry()));
    // Few axes fill what there is.
    canvas->setSpec(buildRatingProfile(desk.context.atlas(), {{pytorch, jax}, matrixDimension()}, Language::English));
    QTRY_COMPARE(canvas->height(), area.viewport()->height());
}

void RatingCanvasTest::takesTheColorsOfTheTheme()
{
    Scene scene;
    for (const ThemeKind kind : {ThemeKind::Dark, ThemeKind::Light}) {
        scene.desk.context.setTheme(Theme::of(kind));
        QCOMPARE(scene.canvas.grab().toImage().pixelColor(1, 1), Theme::of(kind).color(ColorRole::Surface));
    }
}

void RatingCanvasTest::emptySpec()
{
    Desk desk;
    RatingCanvas canvas(desk.context);
    canvas.setSpec({});
    canvas.resize(500, 400);
    QVERIFY(!canvas.grab().isNull());
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_Return, Qt::Key_1})
        QTest::keyClick(&canvas, key);
    QCOMPARE(canvas.selected(), std::nullopt);
}

QTEST_MAIN(RatingCanvasTest)
#include "tst_ratingcanvas.moc"
