// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/placetrail.h"

#include <QTest>

using namespace fatlas;

namespace {

const QString matrix = QStringLiteral("viewMatrix");
const QString table = QStringLiteral("viewTable");

Place place(const QString &view, const QString &framework, int mark = 0)
{
    return {view, {{framework}, {}, {}}, {{QStringLiteral("mark"), mark}}};
}

bool everything(const Place & /*place*/)
{
    return true;
}

int markOf(const PlaceTrail &trail)
{
    return trail.current().state.value(QStringLiteral("mark")).toInt();
}

} // namespace

class PlaceTrailTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emptyGoesNowhere();
    void backAndForward();
    void aNewPlaceForgetsWhatLayAhead();
    void theSamePlaceIsThereOnce();
    void replacingLeavesNoTrace();
    void replacedByThePlaceBeforeIsOne();
    void stateBelongsToThePlace();
    void unknownPlacesAreSkipped();
    void theSamePlaceBehindASkippedOneIsNoMove();
    void oldestGoesFirst();
};

void PlaceTrailTest::emptyGoesNowhere()
{
    PlaceTrail trail;
    QVERIFY(trail.isEmpty());
    for (const auto direction : {PlaceTrail::Back, PlaceTrail::Forward}) {
        QVERIFY(!trail.canGo(direction, everything));
        QVERIFY(!trail.go(direction, everything));
    }
    trail.setState({});
    QVERIFY(trail.isEmpty());
    trail.replace(place(matrix, {}));
    QCOMPARE(trail.size(), 1);
    QVERIFY(!trail.canGo(PlaceTrail::Back, everything));
    trail.clear();
    QVERIFY(trail.isEmpty());
}

void PlaceTrailTest::backAndForward()
{
    PlaceTrail trail;
    const QList<Place> places{place(matrix, {}), place(matrix, QStringLiteral("jax")), place(table, QStringLiteral("jax"))};
    for (const Place &visited : places)
        trail.visit(visited);
    for (const qsizetype i : {1, 0}) {
        QVERIFY(trail.go(PlaceTrail::Back, everything));
        QVERIFY(trail.current().isSameAs(places[i]));
    }
    QVERIFY(!trail.go(PlaceTrail::Back, everything));
    QVERIFY(trail.current().isSameAs(places[0]));
    for (const qsizetype i : {1, 2}) {
        QVERIFY(trail.canGo(PlaceTrail::Forward, everything));
        QVERIFY(trail.go(PlaceTrail::Forward, everything));
        QVERIFY(trail.current().isSameAs(places[i]));
    }
    QVERIFY(!trail.go(PlaceTrail::Forward, everything));
}

void PlaceTrailTest::aNewPlaceForgetsWhatLayAhead()
{
    PlaceTrail trail;
    for (const char *name : {"a", "b", "c"})
        trail.visit(place(matrix, QString::fromLatin1(name)));
    trail.go(PlaceTrail::Back, everything);
    trail.go(PlaceTrail::Back, everything);
    trail.visit(place(matrix, QStringLiteral("d")));
    QCOMPARE(trail.size(), 2);
    QVERIFY(!trail.canGo(PlaceTrail::Forward, everything));
    trail.go(PlaceTrail::Back, everything);
    QCOMPARE(trail.current().subject.framework.value, QStringLiteral("a"));
}

void PlaceTrailTest::theSamePlaceIsThereOnce()
{
    PlaceTrail trail;
    trail.visit(place(matrix, QStringLiteral("a"), 1));
    trail.visit(place(matrix, QStringLiteral("a"), 2));
    QCOMPARE(trail.size(), 1);
    QCOMPARE(markOf(trail), 2);
    // What lies ahead stays: nobody has gone anywhere.
    trail.visit(place(matrix, QStringLiteral("b")));
    trail.go(PlaceTrail::Back, everything);
    trail.visit(place(matrix, QStringLiteral("a"), 3));
    QVERIFY(trail.canGo(PlaceTrail::Forward, everything));
}

void PlaceTrailTest::replacingLeavesNoTrace()
{
    PlaceTrail trail;
    trail.visit(place(matrix, QStringLiteral("a")));
    trail.visit(place(matrix, QStringLiteral("b")));
    for (const char *name : {"c", "d", "e"})
        trail.replace(place(matrix, QString::fromLatin1(name)));
    QCOMPARE(trail.size(), 2);
    QCOMPARE(trail.current().subject.framework.value, QStringLiteral("e"));
    trail.go(PlaceTrail::Back, everything);
    QCOMPARE(trail.current().subject.framework.value, QStringLiteral("a"));
}

void PlaceTrailTest::replacedByThePlaceBeforeIsOne()
{
    PlaceTrail trail;
    trail.visit(place(matrix, QStringLiteral("a"), 1));
    trail.visit(place(matrix, QStringLiteral("b"), 2));
    trail.replace(place(matrix, QStringLiteral("a"), 3));
    QCOMPARE(trail.size(), 1);
    QCOMPARE(markOf(trail), 3);
    QVERIFY(!trail.canGo(PlaceTrail::Back, everything));
}

void PlaceTrailTest::stateBelongsToThePlace()
{
    PlaceTrail trail;
    trail.visit(place(matrix, QStringLiteral("a"), 1));
    trail.visit(place(table, QStringLiteral("a"), 2));
    trail.setState({{QStringLiteral("mark"), 7}});
    trail.go(PlaceTrail::Back, everything);
    QCOMPARE(markOf(trail), 1);
    trail.go(PlaceTrail::Forward, everything);
    QCOMPARE(markOf(trail), 7);
}

void PlaceTrailTest::unknownPlacesAreSkipped()
{
    PlaceTrail trail;
    for (const char *name : {"a", "gone", "b", "gone too"})
        trail.visit(place(matrix, QString::fromLatin1(name)));
    const auto isThere = [](const Place &visited) { return !visited.subject.framework.value.startsWith(QStringLiteral("gone")); };
    QVERIFY(trail.go(PlaceTrail::Back, isThere));
    QCOMPARE(trail.current().subject.framework.value, QStringLiteral("b"));
    QVERIFY(!trail.canGo(PlaceTrail::Forward, isThere));
    QVERIFY(trail.go(PlaceTrail::Back, isThere));
    QCOMPARE(trail.current().subject.framework.value, QStringLiteral("a"));
    // They are not forgotten: what was taken back may come again.
    QVERIFY(trail.go(PlaceTrail::Forward, everything));
    QCOMPARE(trail.current().subject.framework.value, QStringLiteral("gone"));
}

void PlaceTrailTest::theSamePlaceBehindASkippedOneIsNoMove()
{
    PlaceTrail trail;
    for (const char *name : {"a", "gone", "a"})
        trail.visit(place(matrix, QString::fromLatin1(name)));
    QVERIFY(!trail.canGo(PlaceTrail::Back, [](const Place &visited) { return visited.subject.framework.value == QStringLiteral("a"); }));
}

void PlaceTrailTest::oldestGoesFirst()
{
    PlaceTrail trail;
    for (int i = 0; i < 130; ++i)
        trail.visit(place(matrix, QString::number(i), i));
    QCOMPARE(trail.size(), 100);
    QCOMPARE(markOf(trail), 129);
    while (trail.go(PlaceTrail::Back, everything)) { }
    QCOMPARE(markOf(trail), 30);
}

QTEST_APPLESS_MAIN(PlaceTrailTest)
#include "tst_placetrail.moc"
