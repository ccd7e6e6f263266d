// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/ratingprofilepainter.h"

#include "paint/exportviews.h"
#include "support/goldenimage.h"
#include "support/profilesamples.h"
#include "support/samples.h"

#include <QBuffer>
#include <QPainter>
#include <QTest>

#include <cmath>

using namespace fatlas;

namespace {

constexpr QSizeF size{640, 620};

QImage markOf(qsizetype series, ThemeKind kind, double radius, bool isHollow = false)
{
    const Theme &theme = Theme::of(kind);
    const QColor ground = theme.color(ColorRole::Surface);
    QImage image(80, 80, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    paintSeriesMark(painter, {40, 40}, radius, series, theme.series(series), ground, isHollow);
    return image;
}

QImage drawn(const RatingProfileSpec &spec, ProfileShape shape, const ProfileEmphasis &emphasis = {})
{
    const PaintContext context;
    QImage image(size.toSize(), QImage::Format_RGB32);
    image.fill(context.theme->color(ColorRole::Surface));
    QPainter painter(&image);
    paintRatingProfile(painter, spec, layoutProfile(spec, shape, size, context.measure()), context, emphasis);
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

QByteArray written(ExportFormat format, const Atlas &atlas, const RatingProfileSpec &spec, ProfileShape shape)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const DocumentInfo info = documentInfo(atlas, spec.title, spec.subtitle, {}, Language::English);
    return writeRatingProfile(buffer, format, atlas, spec, shape, info).ok() ? bytes : QByteArray();
}

} // namespace

class RatingProfilePainterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void golden_data();
    void golden();
    void everyMarkStaysInItsCircle();
    void seriesDifferByShapeAlone();
    void seriesDifferByDashAlone();
    void hollowIsNotSolid();
    void emphasisShows();
    void aSeriesStandsOut();
    void pageShrinksWhatIsTooTall();
    void exportsWhatIsShown();
    void pictureIsAsTallAsNeeded();
};

void RatingProfilePainterTest::golden_data()
{
    QTest::addColumn<int>("shape");
    QTest::addColumn<int>("theme");
    QTest::addColumn<int>("language");
    const auto add = [](const char *name, ProfileShape shape, ThemeKind theme, Language language) {
        QTest::newRow(name) << int(shape) << int(theme) << int(language);
    };
    add("radar-light-en", ProfileShape::Radar, ThemeKind::Light, Language::English);
    add("radar-light-zh", ProfileShape::Radar, ThemeKind::Light, Language::Chinese);
    add("radar-dark-en", ProfileShape::Radar, ThemeKind::Dark, Language::English);
    add("radar-print-zh", ProfileShape::Radar, ThemeKind::Print, Language::Chinese);
    add("parallel-light-en", ProfileShape::Parallel, ThemeKind::Light, Language::English);
    add("parallel-light-zh", ProfileShape::Parallel, ThemeKind::Light, Language::Chinese);
    add("parallel-dark-en", ProfileShape::Parallel, ThemeKind::Dark, Language::English);
    add("parallel-print-zh", ProfileShape::Parallel, ThemeKind::Print, Language::Chinese);
}

void RatingProfilePainterTest::golden()
{
    QFETCH(int, shape);
    QFETCH(int, theme);
    QFETCH(int, language);
    const PaintContext context{&Theme::of(ThemeKind(theme)), Language(language), 12};
    const bool isRadar = shape == int(ProfileShape::Radar);
    RatingProfileSpec spec = isRadar ? test::fiveCriteria(Language(language)) : test::manyCriteria(13, Language(language));
    spec.series[2].isShown = isRadar;
    const RatingProfilePage page(spec, ProfileShape(shape), size, context);
    QCOMPARE(test::differenceFromGolden(test::rendered(page), QString::fromLatin1(QTest::currentDataTag())), QString());
}

void RatingProfilePainterTest::everyMarkStaysInItsCircle()
{
    constexpr double radius = 24;
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Print}) {
        const QColor ground = Theme::of(kind).color(ColorRole::Surface);
        for (qsizetype series = 0; series < Theme::seriesColors; ++series) {
            for (const bool isHollow : {false, true}) {
                const QImage image = markOf(series, kind, radius, isHollow);
                double farthest = 0;
                for (int y = 0; y < image.height(); ++y) {
                    for (int x = 0; x < image.width(); ++x) {
                        if (image.pixelColor(x, y) != ground)
                            farthest = std::max(farthest, std::hypot(x + 0.5 - 40, y + 0.5 - 40));
                    }
                }
                const QString which = QStringLiteral("%1 %2 %3").arg(series).arg(isHollow).arg(farthest);
                QVERIFY2(farthest <= 1.15 * radius, qPrintable(which));
                QVERIFY2(farthest >= 0.7 * radius, qPrintable(which));
            }
        }
    }
}

void RatingProfilePainterTest::seriesDifferByShapeAlone()
{
    const QColor ground = Theme::of(ThemeKind::Light).color(ColorRole::Surface);
    const auto shapeOf = [&](qsizetype series) {
        const QImage image = markOf(series, ThemeKind::Light, 24);
        QList<bool> shape;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor pixel = image.pixelColor(x, y);
                shape.append(std::hypot(pixel.red() - ground.red(), pixel.green() - ground.green(), pixel.blue() - ground.blue()) > 60);
            }
        }
        return shape;
    };
    for (qsizetype a = 0; a < Theme::seriesColors; ++a) {
        for (qsizetype b = 0; b < a; ++b) {
            const QList<bool> p = shapeOf(a);
            const QList<bool> q = shapeOf(b);
            qsizetype differing = 0;
            for (qsizetype i = 0; i < p.size(); ++i)
                differing += p[i] != q[i] ? 1 : 0;
            QVERIFY2(double(differing) > 0.1 * double(p.count(true)), qPrintable(QStringLiteral("%1 %2").arg(a).arg(b)));
        }
    }
}

void RatingProfilePainterTest::seriesDifferByDashAlone()
{
    for (qsizetype a = 0; a < Theme::seriesColors; ++a) {
        for (qsizetype b = 0; b < a; ++b)
            QVERIFY(seriesPen(a, Qt::black, 2).dashPattern() != seriesPen(b, Qt::black, 2).dashPattern());
    }
}

void RatingProfilePainterTest::hollowIsNotSolid()
{
    const Theme &theme = Theme::of(ThemeKind::Light);
    for (qsizetype series = 0; series < Theme::seriesColors; ++series) {
        QCOMPARE(markOf(series, ThemeKind::Light, 24).pixelColor(40, 40), theme.series(series));
        QCOMPARE(markOf(series, ThemeKind::Light, 24, true).pixelColor(40, 40), theme.color(ColorRole::Surface));
    }
}

void RatingProfilePainterTest::emphasisShows()
{
    const RatingProfileSpec spec = test::fiveCriteria(Language::English);
    const Theme &theme = Theme::of(ThemeKind::Light);
    for (const ProfileShape shape : {ProfileShape::Radar, ProfileShape::Parallel}) {
        const QImage calm = drawn(spec, shape);
        QCOMPARE(pixelsOf(calm, theme.color(ColorRole::Accent)), 0);
        ProfileEmphasis emphasis;
        emphasis.selected = ProfilePlace{0, 1};
        const QImage selected = drawn(spec, shape, emphasis);
        QVERIFY(pixelsOf(selected, theme.color(ColorRole::Accent)) > 15);
        emphasis.focused = true;
        QVERIFY(drawn(spec, shape, emphasis) != selected);
        emphasis = {};
        emphasis.focused = true;
        QCOMPARE(drawn(spec, shape, emphasis), calm);
        emphasis.hovered = ProfilePlace{0, 1};
        QVERIFY(drawn(spec, shape, emphasis) != calm);
    }
}

void RatingProfilePainterTest::aSeriesStandsOut()
{
    const RatingProfileSpec spec = test::fiveCriteria(Language::English);
    const Theme &theme = Theme::of(ThemeKind::Light);
    const QImage calm = drawn(spec, ProfileShape::Radar);
    ProfileEmphasis emphasis;
    emphasis.series = 0;
    const QImage strong = drawn(spec, ProfileShape::Radar, emphasis);
    QVERIFY(pixelsOf(strong, theme.series(0)) > pixelsOf(calm, theme.series(0)));
    QVERIFY(pixelsOf(strong, theme.series(1)) < pixelsOf(calm, theme.series(1)));
}

void RatingProfilePainterTest::pageShrinksWhatIsTooTall()
{
    const PaintContext context;
    QCOMPARE(RatingProfilePage(test::fiveCriteria(Language::English), ProfileShape::Radar, size, context).scale(), 1.0);
    const RatingProfileSpec many = test::manyCriteria(29, Language::English);
    const RatingProfilePage page(many, ProfileShape::Parallel, {680, 960}, context);
    QVERIFY(page.scale() < 1 && page.scale() >= 0.7);
    const QRect ink = test::inkOf(test::rendered(page), page.ground());
    QVERIFY(ink.bottom() < 960 && ink.right() < 680 && ink.bottom() > 850);
}

void RatingProfilePainterTest::exportsWhatIsShown()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const QList<FrameworkId> frameworks{{QStringLiteral("pytorch")}, {QStringLiteral("mlx")}, {QStringLiteral("jax")}};
    for (const ProfileShape shape : {ProfileShape::Radar, ProfileShape::Parallel}) {
        const RatingProfileSpec spec = buildRatingProfile(atlas, {frameworks, {}, {{QStringLiteral("jax")}}}, Language::English);
        QVERIFY(written(ExportFormat::Pdf, atlas, spec, shape).startsWith("%PDF"));
        const QByteArray svg = written(ExportFormat::Svg, atlas, spec, shape);
        QVERIFY(svg.contains("Large-scale training") && svg.contains("Data 2026.11.1"));
        QCOMPARE(svg.contains("MLX is not rated on: Debugging."), shape == ProfileShape::Radar);
    }
    // The table holds what the picture shows: not JAX, which is hidden, and no number for what is unknown.
    const RatingProfileSpec spec = buildRatingProfile(atlas, {frameworks, {}, {{QStringLiteral("jax")}}}, Language::English);
    const QByteArray csv = written(ExportFormat::Csv, atlas, spec, ProfileShape::Radar);
    QVERIFY2(csv.contains(",9.3,8.9,9.7,,2026-08,Unknown,,,,,\r\n"), csv.constData());
    QVERIFY(!csv.contains("JAX"));
}

void RatingProfilePainterTest::pictureIsAsTallAsNeeded()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const auto heightOf = [&](int axes, ProfileShape shape) {
        return QImage::fromData(written(ExportFormat::Png, atlas, test::manyCriteria(axes, Language::English), shape)).height();
    };
    QVERIFY(heightOf(3, ProfileShape::Parallel) < heightOf(9, ProfileShape::Parallel));
    QVERIFY(heightOf(9, ProfileShape::Parallel) < heightOf(29, ProfileShape::Parallel));
    QCOMPARE(heightOf(5, ProfileShape::Radar), 1600);
}

QTEST_MAIN(RatingProfilePainterTest)
#include "tst_ratingprofilepainter.moc"
