// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/matrix/matrixspec.h"
#include "support/specsamples.h"

#include <QTest>

using namespace fatlas;

using Scores = QList<QPair<double, double>>;

class FrontierTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void frontier_data();
    void frontier();
    void nineFrameworks();
    void marksAnew();
};

void FrontierTest::frontier_data()
{
    QTest::addColumn<Scores>("scores");
    QTest::addColumn<QList<bool>>("expected");
    QTest::newRow("none") << Scores{} << QList<bool>{};
    QTest::newRow("one") << Scores{{0, 0}} << QList<bool>{true};
    QTest::newRow("better on both") << Scores{{5, 5}, {6, 6}} << QList<bool>{false, true};
    QTest::newRow("each better on one") << Scores{{5, 6}, {6, 5}} << QList<bool>{true, true};
    QTest::newRow("equal on x") << Scores{{5, 5}, {5, 6}} << QList<bool>{false, true};
    QTest::newRow("equal on y") << Scores{{5, 5}, {6, 5}} << QList<bool>{false, true};
    QTest::newRow("equal points are both on it") << Scores{{5, 5}, {5, 5}, {4, 5}} << QList<bool>{true, true, false};
    QTest::newRow("staircase") << Scores{{1, 9}, {2, 7}, {1.5, 7}, {3, 3}, {2.9, 3.1}} << QList<bool>{true, true, false, true, true};
}

void FrontierTest::frontier()
{
    QFETCH(Scores, scores);
    QFETCH(QList<bool>, expected);
    QList<MatrixPoint> points;
    for (const auto &[x, y] : scores) {
        MatrixPoint point;
        point.x.value = x;
        point.y.value = y;
        points.append(point);
    }
    markFrontier(points);
    QList<bool> marked;
    for (const MatrixPoint &point : std::as_const(points))
        marked.append(point.onFrontier);
    QCOMPARE(marked, expected);
}

void FrontierTest::nineFrameworks()
{
    // By the scores of the seeds' matrix: PyTorch passes the domestic frameworks, TensorFlow, MLX and DeepSpeed on both axes.
    QStringList names;
    for (const MatrixPoint &point : test::nineFrameworks(Language::English).points) {
        if (point.onFrontier)
            names.append(point.name);
    }
    QCOMPARE(names,
             QStringList({QStringLiteral("PyTorch"), QStringLiteral("JAX"), QStringLiteral("Keras"), QStringLiteral("Megatron-LM")}));
}

void FrontierTest::marksAnew()
{
    QList<MatrixPoint> points(2);
    points[0].onFrontier = true;
    points[1].x.value = 1;
    markFrontier(points);
    QVERIFY(!points[0].onFrontier);
    QVERIFY(points[1].onFrontier);
}

QTEST_GUILESS_MAIN(FrontierTest)
#include "tst_frontier.moc"
