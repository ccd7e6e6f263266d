// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/matrixpainter.h"
#include "support/goldenimage.h"
#include "support/specsamples.h"

#include <QPainter>
#include <QTest>

#include <cmath>

using namespace fatlas;

namespace {

constexpr QSizeF size{760, 500};

QImage markOf(Layer layer, ThemeKind kind, double radius, bool hovered = false)
{
    const Theme &theme = Theme::of(kind);
    QImage image(80, 80, QImage::Format_RGB32);
    image.fill(theme.color(ColorRole::Surface));
    QPainter painter(&image);
    paintLayerMark(painter, {40, 40}, radius, layer, theme, hovered);
    return image;
}

/// Which pixels have more of the mark's colour than of the ground's.
QList<bool> shapeOf(const QImage &image, const QColor &ground)
{
    QList<bool> shape;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            shape.append(std::hypot(pixel.red() - ground.red(), pixel.green() - ground.green(), pixel.blue() - ground.blue()) > 60);
        }
    }
    return shape;
}

QImage drawn(const MatrixEmphasis &emphasis)
{
    const PaintContext context;
    const MatrixSpec spec = test::nineFrameworks(Language::English);
    const MatrixLayout layout = layoutMatrix(spec, size, {}, context.measure());
    QImage image(size.toSize(), QImage::Format_RGB32);
    image.fill(context.theme->color(ColorRole::Surface));
    QPainter painter(&image);
    paintMatrix(painter, spec, layout, context, emphasis);
    return image;
}

qsizetype pixelsOf(const QImage &image, const QColor &color)
{
    qsizetype count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == color ? 1 : 0;
    }
    return count;
}

} // namespace

class MatrixPainterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void golden_data();
    void golden();
    void everyMarkStaysInItsCircle();
    void layersDifferByShapeAlone();
    void accelerationLayerIsOpen();
    void emphasisShows();
    void pageIsWhatIsShown();
    void printHasNoFills();
};

void MatrixPainterTest::golden_data()
{
    QTest::addColumn<int>("theme");
    QTest::addColumn<int>("language");
    QTest::newRow("matrix-light-en") << int(ThemeKind::Light) << int(Language::English);
    QTest::newRow("matrix-light-zh") << int(ThemeKind::Light) << int(Language::Chinese);
    QTest::newRow("matrix-dark-en") << int(ThemeKind::Dark) << int(Language::English);
    QTest::newRow("matrix-print-zh") << int(ThemeKind::Print) << int(Language::Chinese);
}

void MatrixPainterTest::golden()
{
    QFETCH(int, theme);
    QFETCH(int, language);
    const PaintContext context{&Theme::of(ThemeKind(theme)), Language(language), 12};
    const MatrixPage page(test::nineFrameworks(Language(language)), size, context);
    QCOMPARE(test::differenceFromGolden(test::rendered(page), QString::fromLatin1(QTest::currentDataTag())), QString());
}

void MatrixPainterTest::everyMarkStaysInItsCircle()
{
    // The layout keeps labels off this circle and nothing else, so no corner may reach out of it.
    constexpr double radius = 24;
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Print}) {
        const QColor ground = Theme::of(kind).color(ColorRole::Surface);
        for (const Layer layer : allLayers) {
            const QImage image = markOf(layer, kind, radius);
            double farthest = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixelColor(x, y) != ground)
                        farthest = std::max(farthest, std::hypot(x + 0.5 - 40, y + 0.5 - 40));
                }
            }
            QVERIFY2(farthest <= radius + 1, qPrintable(layerId(layer) + QString::number(farthest)));
            QVERIFY2(farthest >= 0.75 * radius, qPrintable(layerId(layer) + QString::number(farthest)));
        }
    }
}

void MatrixPainterTest::layersDifferByShapeAlone()
{
    const QColor ground = Theme::of(ThemeKind::Light).color(ColorRole::Surface);
    for (const Layer a : allLayers) {
        const QList<bool> shape = shapeOf(markOf(a, ThemeKind::Light, 24), ground);
        const qsizetype area = shape.count(true);
        QVERIFY2(area > 350, qPrintable(layerId(a)));
        for (const Layer b : allLayers) {
            if (a == b)
                continue;
            const QList<bool> other = shapeOf(markOf(b, ThemeKind::Light, 24), ground);
            qsizetype differing = 0;
            for (qsizetype i = 0; i < shape.size(); ++i)
                differing += shape[i] != other[i] ? 1 : 0;
            QVERIFY2(double(differing) > 0.1 * double(area), qPrintable(layerId(a) + QLatin1Char(' ') + layerId(b)));
        }
    }
    // A larger mark answers the pointer.
    const QImage calm = markOf(Layer::General, ThemeKind::Light, 20);
    const QImage hovered = markOf(Layer::General, ThemeKind::Light, 20, true);
    QVERIFY(test::inkOf(hovered, ground).width() > test::inkOf(calm, ground).width() + 3);
}

void MatrixPainterTest::accelerationLayerIsOpen()
{
    const Theme &theme = Theme::of(ThemeKind::Light);
    const QImage image = markOf(Layer::Acceleration, ThemeKind::Light, 24);
    QCOMPARE(image.pixelColor(40, 40), theme.layer(Layer::Acceleration));
    QCOMPARE(image.pixelColor(40, 40 - 10), theme.color(ColorRole::Surface));
    for (const Layer layer : {Layer::General, Layer::Regional, Layer::Emerging, Layer::EcosystemLibrary, Layer::Deployment})
        QCOMPARE(markOf(layer, ThemeKind::Light, 24).pixelColor(40, 40 - 6), theme.layer(layer));
}

void MatrixPainterTest::emphasisShows()
{
    const Theme &theme = Theme::of(ThemeKind::Light);
    const QImage calm = drawn({});
    QCOMPARE(pixelsOf(calm, theme.color(ColorRole::Accent)), 0);
    QCOMPARE(pixelsOf(calm, theme.color(ColorRole::Selection)), 0);

    const QImage selected = drawn({{}, 2, false});
    QVERIFY(pixelsOf(selected, theme.color(ColorRole::Accent)) > 20);
    QVERIFY(pixelsOf(selected, theme.color(ColorRole::Selection)) > 200);

    const QImage focused = drawn({{}, 2, true});
    QVERIFY(pixelsOf(focused, theme.color(ColorRole::Text)) > pixelsOf(selected, theme.color(ColorRole::Text)));

    QVERIFY(pixelsOf(drawn({5, {}, false}), theme.color(ColorRole::Raised)) > 200);
    // Focus without a selected point draws nothing.
    QCOMPARE(drawn({{}, {}, true}), calm);
}

void MatrixPainterTest::pageIsWhatIsShown()
{
    const PaintContext context;
    const MatrixSpec spec = test::nineFrameworks(Language::English);
    const MatrixPage page(spec, size, context);
    QCOMPARE(page.pageSize(), size);
    QCOMPARE(page.pageCount(), 1);
    QImage image(size.toSize(), QImage::Format_RGB32);
    image.fill(page.ground());
    QPainter painter(&image);
    paintMatrix(painter, spec, layoutMatrix(spec, size, {}, context.measure(), 0), context);
    painter.end();
    QCOMPARE(test::rendered(page), image);
}

void MatrixPainterTest::printHasNoFills()
{
    const PaintContext context{&Theme::of(ThemeKind::Print), Language::English, 12};
    const QImage image = test::rendered(MatrixPage(test::nineFrameworks(Language::English), size, context));
    QVERIFY(double(pixelsOf(image, Qt::white)) > 0.85 * image.width() * image.height());
}

QTEST_MAIN(MatrixPainterTest)
#include "tst_matrixpainter.moc"
