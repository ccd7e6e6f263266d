// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/matrix/labelplacement.h"
#include "engines/matrix/matrixlayout.h"
#include "engines/matrix/planegeometry.h"
#include "support/specsamples.h"

#include <QTest>

#include <cmath>

using namespace fatlas;

Q_DECLARE_METATYPE(fatlas::MatrixSpec)
Q_DECLARE_METATYPE(fatlas::MatrixRange)

namespace {

constexpr MatrixRange whole{};

/// Every text of the layout with what it is.
QList<PlacedText> allTexts(const MatrixLayout &layout)
{
    QList<PlacedText> texts = layout.texts;
    for (const AxisTick &tick : layout.xTicks + layout.yTicks)
        texts.append(tick.label);
    for (const PlacedPoint &point : layout.points)
        texts.append(point.label);
    for (const PlacedLegend &entry : layout.legend)
        texts.append(entry.text);
    return texts;
}

/// What is wrong with the layout by its header's guarantees; empty when nothing is.
QString broken(const MatrixLayout &layout)
{
    const QRectF page = QRectF(QPointF(), layout.size).adjusted(-0.01, -0.01, 0.01, 0.01);
    const QList<PlacedText> texts = allTexts(layout);
    for (qsizetype i = 0; i < texts.size(); ++i) {
        if (!page.contains(texts[i].rect))
            return QStringLiteral("outside the page: ") + texts[i].text;
        for (qsizetype k = 0; k < i; ++k) {
            if (texts[i].rect.intersects(texts[k].rect))
                return texts[i].text + QStringLiteral(" overlaps ") + texts[k].text;
        }
    }
    for (const PlacedPoint &point : layout.points) {
        if (!layout.plot.contains(point.label.rect))
            return QStringLiteral("outside the plot: ") + point.label.text;
        for (const PlacedPoint &other : layout.points) {
            if (distance(point.label.rect, other.centre) < layout.markRadius)
                return point.label.text + QStringLiteral(" covers the mark of ") + other.label.text;
        }
    }
    return {};
}

MatrixSpec setOf(const QByteArray &name, Language language)
{
    if (name == "nine")
        return test::nineFrameworks(language);
    if (name == "sixteen clustered")
        return test::sixteenClustered(language);
    return test::scattered(40, name.right(1).toUInt());
}

} // namespace

class MatrixLayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void guarantees_data();
    void guarantees();
    void labelsStayNearWhereThereIsRoom();
    void leadersJoinMarkAndLabel();
    void labelsKeepOffTheCapsOfWhiskers();
    void leadersDoNotRunAlongWhiskers();
    void ticks_data();
    void ticks();
    void plotKeepsMostOfTheHeight_data();
    void plotKeepsMostOfTheHeight();
    void pageAndScoreAreInverse();
    void onlyPointsInRangeHaveAPlace();
    void intervalsAreClippedToThePlot();
    void switchedOffThingsHaveNoPlace();
    void frontierRunsFromLeftToRight();
    void unplacedAreNamed();
    void footnotesGiveWayToThePlot();
    void sameInputSameLayout();
    void emptySpec();
    void hitTest();
    void coincidingPoints();
    void neighbourGoesThroughAllInOrder_data();
    void neighbourGoesThroughAllInOrder();
    void neighbourOfNothing();
};

void MatrixLayoutTest::guarantees_data()
{
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<bool>("chinese");
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<double>("padding");
    struct
    {
        const char *name;
        QSizeF size;
        double padding;
    } const sizes[] = {{"small window", {700, 480}, 12},
                       {"1280x720 without chrome", {1000, 620}, 12},
                       {"large window", {1700, 950}, 12},
                       {"A4 landscape", {1009, 608}, 0},
                       {"A4 portrait", {680, 973}, 0}};
    for (const char *set : {"nine", "sixteen clustered"}) {
        for (const auto &[name, size, padding] : sizes) {
            for (const bool chinese : {false, true})
                QTest::addRow("%s, %s, %s", set, name, chinese ? "zh" : "en") << QByteArray(set) << chinese << size << padding;
        }
    }
    for (const char *set : {"forty, seed 1", "forty, seed 2", "forty, seed 3", "forty, seed 4", "forty, seed 5", "forty, seed 6"})
        QTest::addRow("%s", set) << QByteArray(set) << false << QSizeF(1100, 700) << 12.0;
    QTest::addRow("nine, 400x300") << QByteArray("nine") << false << QSizeF(400, 300) << 12.0;
}

void MatrixLayoutTest::guarantees()
{
    QFETCH(QByteArray, set);
    QFETCH(bool, chinese);
    QFETCH(QSizeF, size);
    QFETCH(double, padding);
    const Language language = chinese ? Language::Chinese : Language::English;
    const MatrixSpec spec = setOf(set, language);
    const MatrixLayout layout = layoutMatrix(spec, size, whole, test::fixedMeasure(language), padding);
    QCOMPARE(broken(layout), QString());
    QCOMPARE(layout.points.size(), spec.points.size());
    QCOMPARE(layout.legend.size(), spec.legend.size());
    for (const PlacedPoint &point : layout.points)
        QCOMPARE(point.label.text, spec.points[point.index].name);
}

void MatrixLayoutTest::labelsStayNearWhereThereIsRoom()
{
    // Nine frameworks leave so much room that every name touches its mark.
    const MatrixLayout layout =
        layoutMatrix(test::nineFrameworks(Language::English), {1000, 620}, whole, test::fixedMeasure(Language::English));
    for (const PlacedPoint &point : layout.points) {
        QVERIFY2(point.leader.isNull(), qPrintable(point.label.text));
        QVERIFY2(distance(point.label.rect, point.centre) < layout.markRadius + 8, qPrintable(point.label.text));
    }
}

void MatrixLayoutTest::leadersJoinMarkAndLabel()
{
    int leaders = 0;
    for (const quint32 seed : {1u, 2u, 3u}) {
        const MatrixLayout layout = layoutMatrix(test::scattered(40, seed), {1100, 700}, whole, test::fixedMeasure(Language::English));
        for (const PlacedPoint &point : layout.points) {
            const double away = distance(point.label.rect, point.centre);
            QCOMPARE(point.leader.isNull(), away <= layout.markRadius + 7);
            if (point.leader.isNull())
                continue;
            ++leaders;
            QVERIFY(std::abs(QLineF(point.centre, point.leader.p1()).length() - layout.markRadius) < 0.01);
            QVERIFY(distance(point.label.rect, point.leader.p2()) < 0.01);
        }
    }
    QVERIFY(leaders > 0);
}

void MatrixLayoutTest::labelsKeepOffTheCapsOfWhiskers()
{
    // One mark with room all around, and a foreign whisker that passes two units beside where its label would stand: the label does not
    // cover the line, but the caps, which are 0.45 mark radii wide to each side, would touch it.
    const QList<LabelRequest> request{{{200, 200}, {60, 16}}};
    LabelField field{{0, 0, 400, 400}, 6, {}};
    const QRectF free = placeLabels(request, field).constFirst().rect;
    const double x = free.center().x() > 200 ? free.right() + 2 : free.left() - 2;
    field.lines = {QLineF(x, free.top() - 30, x, free.bottom() + 30)};
    const QRectF placed = placeLabels(request, field).constFirst().rect;
    QVERIFY(placed != free);
    QCOMPARE(lengthInside(field.lines.constFirst(), placed.adjusted(-2.7, 0, 2.7, 0)), 0.0);
}

void MatrixLayoutTest::leadersDoNotRunAlongWhiskers()
{
    int leaders = 0;
    for (const Language language : allLanguages) {
        const MatrixLayout layout = layoutMatrix(test::sixteenClustered(language), {1000, 620}, whole, test::fixedMeasure(language));
        for (const PlacedPoint &point : layout.points) {
            if (point.leader.isNull())
                continue;
            ++leaders;
            QVERIFY2(std::abs(point.leader.dx()) > 2 && std::abs(point.leader.dy()) > 2, qPrintable(point.label.text));
        }
    }
    QVERIFY(leaders > 0);
}

void MatrixLayoutTest::ticks_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<MatrixRange>("range");
    QTest::addColumn<QStringList>("x");
    const auto list = [](const char *words) { return QString::fromLatin1(words).split(QLatin1Char(' ')); };
    QTest::newRow("every one") << QSizeF(1000, 620) << whole << list("0 1 2 3 4 5 6 7 8 9 10");
    QTest::newRow("every two") << QSizeF(320, 400) << whole << list("0 2 4 6 8 10");
    QTest::newRow("zoomed by two") << QSizeF(1000, 620) << MatrixRange{5, 10, 5, 10}
                                   << list("5.0 5.5 6.0 6.5 7.0 7.5 8.0 8.5 9.0 9.5 10.0");
    QTest::newRow("not from a tick") << QSizeF(1000, 620) << MatrixRange{6.3, 9.1, 0, 10} << list("6.5 7.0 7.5 8.0 8.5 9.0");
    QTest::newRow("zoomed far") << QSizeF(1000, 620) << MatrixRange{7.5, 7.7, 7, 8}
                                << list("7.50 7.52 7.54 7.56 7.58 7.60 7.62 7.64 7.66 7.68 7.70");
}

void MatrixLayoutTest::ticks()
{
    QFETCH(QSizeF, size);
    QFETCH(MatrixRange, range);
    QFETCH(QStringList, x);
    const MatrixLayout layout = layoutMatrix(test::nineFrameworks(Language::English), size, range, test::fixedMeasure(Language::English));
    QStringList texts;
    for (const AxisTick &tick : layout.xTicks) {
        texts.append(tick.label.text);
        QCOMPARE(tick.label.text.toDouble(), std::round(tick.value * 1000) / 1000);
        QVERIFY(std::abs(layout.toScore({tick.position, 0}).x() - tick.value) < 1e-9);
        QVERIFY(std::abs(tick.label.rect.center().x() - tick.position) < 0.01);
    }
    QCOMPARE(texts, x);
}

void MatrixLayoutTest::plotKeepsMostOfTheHeight_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<bool>("chinese");
    for (const bool chinese : {false, true}) {
        QTest::addRow("700x480 %s", chinese ? "zh" : "en") << QSizeF(700, 480) << chinese;
        QTest::addRow("1000x620 %s", chinese ? "zh" : "en") << QSizeF(1000, 620) << chinese;
        QTest::addRow("680x973 %s", chinese ? "zh" : "en") << QSizeF(680, 973) << chinese;
    }
}

void MatrixLayoutTest::plotKeepsMostOfTheHeight()
{
    QFETCH(QSizeF, size);
    QFETCH(bool, chinese);
    const Language language = chinese ? Language::Chinese : Language::English;
    const MatrixLayout layout = layoutMatrix(test::nineFrameworks(language), size, whole, test::fixedMeasure(language));
    QVERIFY2(layout.plot.height() >= 0.6 * size.height(), qPrintable(QString::number(layout.plot.height() / size.height())));
    QVERIFY(layout.plot.width() >= 0.85 * size.width());
}

void MatrixLayoutTest::pageAndScoreAreInverse()
{
    const MatrixLayout layout =
        layoutMatrix(test::nineFrameworks(Language::English), {1000, 620}, {2, 7, 1, 4}, test::fixedMeasure(Language::English));
    QCOMPARE(layout.toPage(2, 1), layout.plot.bottomLeft());
    QCOMPARE(layout.toPage(7, 4), layout.plot.topRight());
    for (const QPointF &score : {QPointF(2.5, 3.25), QPointF(6.9, 1.1)}) {
        const QPointF back = layout.toScore(layout.toPage(score.x(), score.y()));
        QVERIFY(QLineF(back, score).length() < 1e-9);
    }
}

void MatrixLayoutTest::onlyPointsInRangeHaveAPlace()
{
    const MatrixSpec spec = test::nineFrameworks(Language::English);
    const MatrixLayout layout = layoutMatrix(spec, {1000, 620}, {7, 8, 7, 8.5}, test::fixedMeasure(Language::English));
    QStringList names;
    for (const PlacedPoint &point : layout.points)
        names.append(spec.points[point.index].name);
    QCOMPARE(names, QStringList({QStringLiteral("PaddlePaddle"), QStringLiteral("DeepSpeed")}));
    QCOMPARE(broken(layout), QString());
}

void MatrixLayoutTest::intervalsAreClippedToThePlot()
{
    const MatrixSpec spec = test::nineFrameworks(Language::English);
    const MatrixLayout layout = layoutMatrix(spec, {1000, 620}, {7.2, 7.8, 7, 8.5}, test::fixedMeasure(Language::English));
    QVERIFY(!layout.points.isEmpty());
    for (const PlacedPoint &point : layout.points) {
        QCOMPARE(point.xInterval.p1(), QPointF(layout.plot.left(), point.centre.y()));
        QCOMPARE(point.xInterval.p2(), QPointF(layout.plot.right(), point.centre.y()));
    }
    const MatrixLayout all = layoutMatrix(spec, {1000, 620}, whole, test::fixedMeasure(Language::English));
    QCOMPARE(all.points[0].xInterval, QLineF(all.toPage(8.1, 8.9), all.toPage(9.1, 8.9)));
    QCOMPARE(all.points[0].yInterval, QLineF(all.toPage(8.6, 8.4), all.toPage(8.6, 9.4)));
}

void MatrixLayoutTest::switchedOffThingsHaveNoPlace()
{
    MatrixSpec spec = test::nineFrameworks(Language::English);
    spec.options = {false, false};
    const MatrixLayout layout = layoutMatrix(spec, {1000, 620}, whole, test::fixedMeasure(Language::English));
    QVERIFY(layout.frontier.isEmpty());
    for (const PlacedPoint &point : layout.points) {
        QVERIFY(point.xInterval.isNull());
        QVERIFY(point.yInterval.isNull());
        // Without whiskers in the way, a name stands to the right of its mark, where readers expect it.
        if (point.label.text == u"MLX")
            QVERIFY(point.label.rect.left() > point.centre.x() && std::abs(point.label.rect.center().y() - point.centre.y()) < 0.01);
    }
}

void MatrixLayoutTest::frontierRunsFromLeftToRight()
{
    const MatrixLayout layout =
        layoutMatrix(test::nineFrameworks(Language::English), {1000, 620}, whole, test::fixedMeasure(Language::English));
    const QList<QPointF> expected{layout.toPage(3.4, 9.7), layout.toPage(5.3, 9.2), layout.toPage(8.6, 8.9), layout.toPage(9.3, 4.9)};
    QCOMPARE(layout.frontier, expected);
}

void MatrixLayoutTest::unplacedAreNamed()
{
    const MatrixLayout layout =
        layoutMatrix(test::sixteenClustered(Language::English), {1000, 620}, whole, test::fixedMeasure(Language::English));
    const bool named = std::any_of(layout.texts.cbegin(), layout.texts.cend(), [](const PlacedText &text) {
        return text.role == TextRole::Caption && text.text.contains(QStringLiteral("tinygrad, Burn"));
    });
    QVERIFY(named);
}

void MatrixLayoutTest::footnotesGiveWayToThePlot()
{
    const auto captions = [](const MatrixLayout &layout) {
        return std::count_if(layout.texts.cbegin(), layout.texts.cend(),
                             [](const PlacedText &text) { return text.role == TextRole::Caption; });
    };
    MatrixSpec spec = test::nineFrameworks(Language::English);
    QCOMPARE(captions(layoutMatrix(spec, {700, 480}, whole, test::fixedMeasure(Language::English))), 2);
    spec.caption = spec.caption.repeated(12);
    const MatrixLayout layout = layoutMatrix(spec, {700, 480}, whole, test::fixedMeasure(Language::English));
    QCOMPARE(captions(layout), 1);
    QCOMPARE(broken(layout), QString());
}

void MatrixLayoutTest::sameInputSameLayout()
{
    const auto layout = [] { return layoutMatrix(test::scattered(40, 7), {1100, 700}, whole, test::fixedMeasure(Language::English)); };
    QVERIFY(layout() == layout());
}

void MatrixLayoutTest::emptySpec()
{
    const MatrixLayout layout = layoutMatrix({}, {700, 480}, whole, test::fixedMeasure(Language::English));
    QVERIFY(layout.points.isEmpty());
    QCOMPARE(layout.xTicks.size(), 11);
    QVERIFY(layout.texts.isEmpty());
    QVERIFY(!layout.hitTest(layout.plot.center()));
}

void MatrixLayoutTest::hitTest()
{
    const MatrixSpec spec = test::nineFrameworks(Language::English);
    const MatrixLayout layout = layoutMatrix(spec, {1000, 620}, whole, test::fixedMeasure(Language::English));
    for (const PlacedPoint &point : layout.points) {
        QCOMPARE(layout.hitTest(point.centre), std::optional(point.index));
        QCOMPARE(layout.hitTest(point.label.rect.center()), std::optional(point.index));
    }
    QVERIFY(!layout.hitTest(layout.toPage(1, 3)));
    const PlacedPoint &first = layout.points.constFirst();
    QVERIFY(layout.hitTest(first.centre - QPointF(0, layout.markRadius + 3), 4));
    QVERIFY(!layout.hitTest(first.centre - QPointF(0, layout.markRadius + 5), 4));
}

void MatrixLayoutTest::coincidingPoints()
{
    MatrixSpec spec = test::nineFrameworks(Language::English);
    for (MatrixPoint &point : spec.points)
        point.x = point.y = {10, 9.5, 10};
    const MatrixLayout layout = layoutMatrix(spec, {1000, 620}, whole, test::fixedMeasure(Language::English));
    QCOMPARE(broken(layout), QString());
    QCOMPARE(layout.points.size(), 9);
}

void MatrixLayoutTest::neighbourGoesThroughAllInOrder_data()
{
    QTest::addColumn<MatrixSpec>("spec");
    MatrixSpec equal = test::nineFrameworks(Language::English);
    for (MatrixPoint &point : equal.points)
        point.x.value = point.y.value = 5;
    QTest::newRow("nine") << test::nineFrameworks(Language::English);
    QTest::newRow("forty") << test::scattered(40, 11);
    QTest::newRow("all at one place") << equal;
}

void MatrixLayoutTest::neighbourGoesThroughAllInOrder()
{
    QFETCH(MatrixSpec, spec);
    const MatrixLayout layout = layoutMatrix(spec, {1100, 700}, whole, test::fixedMeasure(Language::English));
    struct
    {
        Qt::ArrowType there, back;
        bool alongX;
    } const ways[] = {{Qt::RightArrow, Qt::LeftArrow, true}, {Qt::UpArrow, Qt::DownArrow, false}};
    for (const auto &[there, back, alongX] : ways) {
        qsizetype at = 0;
        while (layout.neighbour(at, back) != at)
            at = layout.neighbour(at, back);
        QSet<qsizetype> seen{at};
        for (qsizetype next = layout.neighbour(at, there); next != at; next = layout.neighbour(at, there)) {
            const auto score = [&](qsizetype i) { return alongX ? spec.points[i].x.value : spec.points[i].y.value; };
            QVERIFY(score(next) >= score(at) - 1e-9);
            QCOMPARE(layout.neighbour(next, back), at);
            at = next;
            QVERIFY(!seen.contains(at));
            seen.insert(at);
        }
        QCOMPARE(seen.size(), spec.points.size());
    }
}

void MatrixLayoutTest::neighbourOfNothing()
{
    const MatrixSpec spec = test::nineFrameworks(Language::English);
    const MatrixLayout layout = layoutMatrix(spec, {1000, 620}, whole, test::fixedMeasure(Language::English));
    QCOMPARE(spec.points[layout.neighbour(-1, Qt::RightArrow)].name, QStringLiteral("Megatron-LM"));
    QCOMPARE(spec.points[layout.neighbour(-1, Qt::LeftArrow)].name, QStringLiteral("Keras"));
    QCOMPARE(layoutMatrix({}, {1000, 620}, whole, test::fixedMeasure(Language::English)).neighbour(3, Qt::UpArrow), 3);
}

QTEST_GUILESS_MAIN(MatrixLayoutTest)
#include "tst_matrixlayout.moc"
