// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/chart/profilelayout.h"
#include "engines/matrix/planegeometry.h"
#include "support/profilesamples.h"
#include "support/specsamples.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace fatlas;

namespace {

constexpr double inset = 0.02;

QList<PlacedText> allTexts(const ProfileLayout &layout)
{
    QList<PlacedText> texts = layout.texts + layout.ticks + layout.groups;
    for (const PlacedAxis &axis : layout.axes)
        texts.append(axis.label);
    for (const PlacedSeries &entry : layout.legend)
        texts.append(entry.text);
    return texts;
}

/// What breaks the promises of ProfileLayout; empty when nothing does.
QString fault(const ProfileLayout &layout)
{
    const QRectF page(QPointF(), layout.size);
    const QList<PlacedText> texts = allTexts(layout);
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const QRectF rect = texts[i].rect.adjusted(inset, inset, -inset, -inset);
        if (!page.contains(rect))
            return QStringLiteral("cut: ") + texts[i].text;
        for (qsizetype j = 0; j < i; ++j) {
            if (rect.intersects(texts[j].rect))
                return QStringLiteral("overlap: %1 / %2").arg(texts[i].text, texts[j].text);
        }
    }
    if (layout.shape == ProfileShape::Radar) {
        for (const PlacedAxis &axis : layout.axes) {
            if (distance(axis.label.rect, layout.plot.center()) < layout.plot.width() / 2)
                return QStringLiteral("in the ring: ") + axis.label.text;
        }
    }
    for (const ProfileMark &mark : layout.marks) {
        if (!page.contains(mark.centre))
            return QStringLiteral("mark off the page");
    }
    return {};
}

/// Four axes in two groups: a is known throughout, b unknown on the second, c on the first and the last.
RatingProfileSpec plain()
{
    RatingProfileSpec spec;
    for (const char *name : {"one", "two", "three", "four"}) {
        const QString text = QString::fromLatin1(name);
        spec.axes.append({{text}, text, text == QLatin1String("four") ? QStringLiteral("G") : QStringLiteral("F")});
    }
    const auto at = [](double score) { return ChartValue(Interval{score, std::max(0.0, score - 1), std::min(10.0, score + 1)}); };
    spec.series = {{{QStringLiteral("a")}, QStringLiteral("a"), {at(10), at(0), at(5), at(2)}, true},
                   {{QStringLiteral("b")}, QStringLiteral("b"), {at(3), {}, at(5), at(4)}, true},
                   {{QStringLiteral("c")}, QStringLiteral("c"), {{}, at(8), at(5), {}}, true}};
    return spec;
}

/// "a: 4 closed" a line.
QStringList runsOf(const RatingProfileSpec &spec, const ProfileLayout &layout)
{
    QStringList lines;
    for (const ProfileRun &run : layout.runs)
        lines += QStringLiteral("%1: %2%3")
                     .arg(spec.series[run.series].name)
                     .arg(run.points.size())
                     .arg(QLatin1String(run.isClosed ? " closed" : ""));
    return lines;
}

const ProfileMark *markOf(const ProfileLayout &layout, const ProfilePlace &place)
{
    for (const ProfileMark &mark : layout.marks) {
        if (mark.series == place.series && mark.axis == place.axis)
            return &mark;
    }
    return nullptr;
}

ProfileLayout laidOut(const RatingProfileSpec &spec, ProfileShape shape, const QSizeF &size = {600, 560})
{
    return layoutProfile(spec, shape, size, test::fixedMeasure(Language::English));
}

} // namespace

class ProfileLayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingOverlapsOrIsCut_data();
    void nothingOverlapsOrIsCut();
    void radarSuitsThreeToTwelve();
    void radarGeometry();
    void parallelGeometry();
    void runsStopAtGaps();
    void unknownIsNeverZero();
    void intervalsCanBeOff();
    void hiddenHasNoMarks();
    void equalValuesStandSideBySide();
    void hitsWhatIsThere();
    void keysReachEveryPlace_data();
    void keysReachEveryPlace();
    void arrowsGoTheirWay();
    void nothingToShow();
};

void ProfileLayoutTest::nothingOverlapsOrIsCut_data()
{
    QTest::addColumn<int>("axes");
    QTest::addColumn<int>("shape");
    QTest::addColumn<int>("language");
    QTest::addColumn<double>("width");
    for (const Language language : allLanguages) {
        for (const double width : {420.0, 640.0, 1100.0}) {
            for (const int axes : {1, 2, 5, 13, 29}) {
                QTest::addRow("parallel %d %s %g", axes, qPrintable(languageCode(language)), width)
                    << axes << int(ProfileShape::Parallel) << int(language) << width;
            }
            for (int axes = 3; axes <= 12; ++axes) {
                QTest::addRow("radar %d %s %g", axes, qPrintable(languageCode(language)), width)
                    << axes << int(ProfileShape::Radar) << int(language) << width;
            }
        }
    }
}

void ProfileLayoutTest::nothingOverlapsOrIsCut()
{
    QFETCH(int, axes);
    QFETCH(int, shape);
    QFETCH(int, language);
    QFETCH(double, width);
    const RatingProfileSpec spec = test::manyCriteria(axes, Language(language));
    const TextMeasure measure = test::fixedMeasure(Language(language));
    const double least = leastProfileSize(spec, ProfileShape(shape), width, measure).height();
    for (const double height : {least, least + 40, 1.5 * least, 2000.0}) {
        const ProfileLayout layout = layoutProfile(spec, ProfileShape(shape), {width, height}, measure);
        QCOMPARE(layout.shape, ProfileShape(shape));
        QCOMPARE(fault(layout), QString());
        QCOMPARE(layout.axes.size(), axes);
    }
}

void ProfileLayoutTest::radarSuitsThreeToTwelve()
{
    for (const int axes : {2, 3, 12, 13}) {
        const bool suits = axes == 3 || axes == 12;
        const RatingProfileSpec spec = test::manyCriteria(axes, Language::English);
        QCOMPARE(shapeFor(spec, ProfileShape::Radar), suits ? ProfileShape::Radar : ProfileShape::Parallel);
        QCOMPARE(shapeFor(spec, ProfileShape::Parallel), ProfileShape::Parallel);
    }
}

void ProfileLayoutTest::radarGeometry()
{
    RatingProfileSpec spec = plain();
    spec.series = {spec.series[0]};
    const ProfileLayout layout = laidOut(spec, ProfileShape::Radar);
    const QPointF centre = layout.plot.center();
    const double radius = layout.plot.width() / 2;
    QVERIFY(radius > 150);
    // Clockwise from the top: 10 above, 0 in the middle, 5 below, 2 at the left.
    const QList<QPointF> expected{centre - QPointF(0, radius), centre, centre + QPointF(0, radius / 2), centre - QPointF(radius / 5, 0)};
    for (qsizetype axis = 0; axis < 4; ++axis)
        QVERIFY(QLineF(markOf(layout, {0, axis})->centre, expected[axis]).length() < 0.001);
    const QLineF interval = markOf(layout, {0, 2})->interval;
    QVERIFY(QLineF(interval.p1(), centre + QPointF(0, 0.4 * radius)).length() < 0.001);
    QVERIFY(QLineF(interval.p2(), centre + QPointF(0, 0.6 * radius)).length() < 0.001);
    QCOMPARE(layout.grid.size(), 5);
    for (const ProfileGridLine &ring : layout.grid) {
        QVERIFY(ring.isClosed);
        for (const QPointF &point : ring.points)
            QVERIFY(std::abs(QLineF(centre, point).length() - ring.value / 10 * radius) < 0.001);
    }
}

void ProfileLayoutTest::parallelGeometry()
{
    RatingProfileSpec spec = plain();
    spec.series = {spec.series[0]};
    const ProfileLayout layout = laidOut(spec, ProfileShape::Parallel);
    QCOMPARE(layout.markRadius > 0, true);
    for (qsizetype axis = 0; axis < 4; ++axis) {
        const ProfileMark &mark = *markOf(layout, {0, axis});
        QCOMPARE(mark.centre.y(), layout.axes[axis].line.p1().y());
        const double share = spec.series[0].values[axis]->value / 10;
        QCOMPARE(mark.centre.x(), layout.axes[axis].line.pointAt(share).x());
    }
    QCOMPARE(layout.groups.size(), 2);
    QCOMPARE(layout.groups[1].text, QStringLiteral("G"));
    QVERIFY(layout.groups[1].rect.top() > layout.axes[2].label.rect.bottom());
    QVERIFY(layout.groups[1].rect.bottom() < layout.axes[3].label.rect.top());
    // One dimension alone stands in the subtitle already.
    spec.axes[3].group = QStringLiteral("F");
    QVERIFY(laidOut(spec, ProfileShape::Parallel).groups.isEmpty());
}

void ProfileLayoutTest::runsStopAtGaps()
{
    const RatingProfileSpec spec = plain();
    // Around the radar, b goes from three over four to one.
    QCOMPARE(runsOf(spec, laidOut(spec, ProfileShape::Radar)),
             QStringList({QStringLiteral("a: 4 closed"), QStringLiteral("b: 3"), QStringLiteral("c: 2")}));
    // The fourth axis is of another dimension.
    QCOMPARE(runsOf(spec, laidOut(spec, ProfileShape::Parallel)),
             QStringList({QStringLiteral("a: 3"), QStringLiteral("a: 1"), QStringLiteral("b: 1"), QStringLiteral("b: 1"),
                          QStringLiteral("b: 1"), QStringLiteral("c: 2")}));
}

void ProfileLayoutTest::unknownIsNeverZero()
{
    const RatingProfileSpec spec = plain();
    for (const ProfileShape shape : {ProfileShape::Radar, ProfileShape::Parallel}) {
        const ProfileLayout layout = laidOut(spec, shape);
        QCOMPARE(layout.marks.size(), 9);
        for (const ProfilePlace &gap : {ProfilePlace{1, 1}, ProfilePlace{2, 0}, ProfilePlace{2, 3}})
            QVERIFY(!markOf(layout, gap));
        QCOMPARE(layout.gaps.size(), shape == ProfileShape::Parallel ? 3 : 0);
        for (const ProfileGap &gap : layout.gaps)
            QVERIFY(gap.centre.x() > layout.plot.right() + layout.markRadius);
    }
    RatingProfileSpec whole = spec;
    whole.series.resize(1);
    const auto says = [](const ProfileLayout &layout, const QString &text) {
        return std::any_of(layout.ticks.cbegin(), layout.ticks.cend(), [&](const PlacedText &tick) { return tick.text == text; });
    };
    QVERIFY(says(laidOut(spec, ProfileShape::Parallel), QStringLiteral("Unknown")));
    QVERIFY(!says(laidOut(whole, ProfileShape::Parallel), QStringLiteral("Unknown")));
}

void ProfileLayoutTest::intervalsCanBeOff()
{
    RatingProfileSpec spec = plain();
    spec.showIntervals = false;
    for (const ProfileShape shape : {ProfileShape::Radar, ProfileShape::Parallel}) {
        for (const ProfileMark &mark : laidOut(spec, shape).marks)
            QVERIFY(mark.interval.isNull());
    }
}

void ProfileLayoutTest::hiddenHasNoMarks()
{
    RatingProfileSpec spec = plain();
    spec.series[0].isShown = false;
    for (const ProfileShape shape : {ProfileShape::Radar, ProfileShape::Parallel}) {
        const ProfileLayout layout = laidOut(spec, shape);
        QCOMPARE(layout.legend.size(), 3);
        QVERIFY(!layout.centreOf({0, 0}));
        QVERIFY(layout.centreOf({1, 0}));
        QVERIFY(std::none_of(layout.runs.cbegin(), layout.runs.cend(), [](const ProfileRun &run) { return run.series == 0; }));
    }
}

void ProfileLayoutTest::equalValuesStandSideBySide()
{
    for (const ProfileShape shape : {ProfileShape::Radar, ProfileShape::Parallel}) {
        const ProfileLayout layout = laidOut(plain(), shape);
        for (qsizetype series = 1; series < 3; ++series) {
            const double apart = QLineF(*layout.centreOf({series - 1, 2}), *layout.centreOf({series, 2})).length();
            QVERIFY(apart >= 3);
        }
        // Each of the three answers on its own.
        for (qsizetype series = 0; series < 3; ++series)
            QCOMPARE(layout.hitTest(*layout.centreOf({series, 2})), (ProfilePlace{series, 2}));
    }
}

void ProfileLayoutTest::hitsWhatIsThere()
{
    const ProfileLayout layout = laidOut(plain(), ProfileShape::Parallel);
    QVERIFY(!layout.hitTest({-50, -50}));
    QCOMPARE(layout.hitTest(layout.gaps.constFirst().centre), (ProfilePlace{layout.gaps[0].series, layout.gaps[0].axis}));
    QCOMPARE(layout.seriesAt(layout.legend[1].area.center()), 1);
    QVERIFY(!layout.seriesAt(layout.plot.center()));
    QCOMPARE(layout.axisAt(layout.axes[2].label.rect.center()), 2);
    QVERIFY(!layout.axisAt(layout.plot.center()));
    for (const PlacedSeries &entry : layout.legend) {
        QVERIFY(entry.area.contains(entry.text.rect));
        QVERIFY(entry.area.contains(entry.sample.p1()) && entry.area.contains(entry.sample.p2()));
    }
}

void ProfileLayoutTest::keysReachEveryPlace_data()
{
    QTest::addColumn<RatingProfileSpec>("spec");
    QTest::addColumn<int>("shape");
    for (const ProfileShape shape : {ProfileShape::Radar, ProfileShape::Parallel}) {
        const char *name = shape == ProfileShape::Radar ? "radar" : "parallel";
        QTest::addRow("%s plain", name) << plain() << int(shape);
        QTest::addRow("%s many", name) << test::manyCriteria(12, Language::English) << int(shape);
        // a and b share no axis with a mark.
        RatingProfileSpec apart = plain();
        apart.series.resize(2);
        apart.series[0].values = {apart.series[0].values[0], {}, {}, {}};
        apart.series[1].values = {{}, {}, apart.series[1].values[2], {}};
        QTest::addRow("%s apart", name) << apart << int(shape);
    }
}

void ProfileLayoutTest::keysReachEveryPlace()
{
    QFETCH(RatingProfileSpec, spec);
    QFETCH(int, shape);
    const ProfileLayout layout = laidOut(spec, ProfileShape(shape), {640, 800});
    QList<ProfilePlace> reached{{layout.marks[0].series, layout.marks[0].axis}};
    for (qsizetype i = 0; i < reached.size(); ++i) {
        const ProfilePlace from = reached[i];
        QList<ProfilePlace> next{layout.otherSeries(from, 1), layout.otherSeries(from, -1)};
        for (const Qt::ArrowType arrow : {Qt::UpArrow, Qt::DownArrow, Qt::LeftArrow, Qt::RightArrow})
            next.append(layout.neighbour(from, arrow));
        for (const ProfilePlace &place : next) {
            QVERIFY(layout.centreOf(place));
            if (!reached.contains(place))
                reached.append(place);
        }
    }
    QCOMPARE(reached.size(), layout.marks.size() + layout.gaps.size());
}

void ProfileLayoutTest::arrowsGoTheirWay()
{
    const ProfileLayout parallel = laidOut(plain(), ProfileShape::Parallel);
    // On the first axis b has 3, a 10, and c, unknown, stands right of them.
    QCOMPARE(parallel.neighbour({1, 0}, Qt::RightArrow), (ProfilePlace{0, 0}));
    QCOMPARE(parallel.neighbour({0, 0}, Qt::RightArrow), (ProfilePlace{2, 0}));
    QCOMPARE(parallel.neighbour({1, 0}, Qt::LeftArrow), (ProfilePlace{1, 0}));
    QCOMPARE(parallel.neighbour({0, 0}, Qt::DownArrow), (ProfilePlace{0, 1}));
    QCOMPARE(parallel.neighbour({0, 0}, Qt::UpArrow), (ProfilePlace{0, 0}));
    const ProfileLayout radar = laidOut(plain(), ProfileShape::Radar);
    QCOMPARE(radar.neighbour({0, 0}, Qt::LeftArrow), (ProfilePlace{0, 3}));
    // Over the gap of b on the second axis.
    QCOMPARE(radar.neighbour({1, 0}, Qt::RightArrow), (ProfilePlace{1, 2}));
    QCOMPARE(radar.neighbour({1, 0}, Qt::UpArrow), (ProfilePlace{0, 0}));
    QCOMPARE(radar.neighbour({0, 0}, Qt::DownArrow), (ProfilePlace{1, 0}));
    QCOMPARE(radar.otherSeries({0, 0}, 1), (ProfilePlace{1, 0}));
    QCOMPARE(radar.otherSeries({0, 0}, -1), (ProfilePlace{0, 0}));
    QCOMPARE(radar.otherSeries({1, 3}, 1), (ProfilePlace{2, 2}));
}

void ProfileLayoutTest::nothingToShow()
{
    for (const ProfileShape shape : {ProfileShape::Radar, ProfileShape::Parallel}) {
        const ProfileLayout layout = laidOut({}, shape);
        QVERIFY(layout.marks.isEmpty() && layout.runs.isEmpty());
        QCOMPARE(layout.neighbour({0, 0}, Qt::DownArrow), (ProfilePlace{0, 0}));
        QCOMPARE(layout.otherSeries({0, 0}, 1), (ProfilePlace{0, 0}));
        RatingProfileSpec axesOnly = plain();
        axesOnly.series.clear();
        QCOMPARE(fault(laidOut(axesOnly, shape)), QString());
    }
}

QTEST_APPLESS_MAIN(ProfileLayoutTest)
#include "tst_profilelayout.moc"
