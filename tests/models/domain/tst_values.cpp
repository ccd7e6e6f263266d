// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/criterion.h"
#include "domain/layerset.h"
#include "domain/partialdate.h"
#include "domain/result.h"
#include "domain/source.h"

#include <QTest>

using namespace fatlas;

class ValuesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partialDate_data();
    void partialDate();
    void partialDatesAreOrderedByTime();
    void languageCodes_data();
    void languageCodes();
    void idsOfEnumsRoundTrip();
    void layersComeBackFromTheirIds();
    void errorsSayWhereWhatAndHow();
    void resultHoldsValueOrErrors();
    void bandOfScore();
};

void ValuesTest::partialDate_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("valid");
    QTest::newRow("year") << "2026" << true;
    QTest::newRow("month") << "2026-08" << true;
    QTest::newRow("day") << "2026-02-28" << true;
    QTest::newRow("leap day") << "2024-02-29" << true;
    QTest::newRow("no leap day") << "2026-02-29" << false;
    QTest::newRow("month 13") << "2026-13" << false;
    QTest::newRow("month 0") << "2026-00" << false;
    QTest::newRow("one digit") << "2026-8" << false;
    QTest::newRow("words") << "August" << false;
    QTest::newRow("empty") << "" << false;
    QTest::newRow("other dashes") << "2026/08" << false;
    QTest::newRow("second dash") << "2026-08/19" << false;
    QTest::newRow("no dash") << "20260819" << false;
    QTest::newRow("day without dash") << "2026-08x19" << false;
    QTest::newRow("dash at the end") << "2026-" << false;
    QTest::newRow("signs for digits") << "2026-+8" << false;
    QTest::newRow("time too") << "2026-08-01-01" << false;
    QTest::newRow("year 0") << "0000" << false;
    QTest::newRow("other digits") << QStringLiteral("٢٠٢٦") << false;
}

void ValuesTest::partialDate()
{
    QFETCH(QString, text);
    QFETCH(bool, valid);
    const auto date = PartialDate::fromString(text);
    QCOMPARE(date.has_value(), valid);
    if (date)
        QCOMPARE(date->toString(), text);
}

void ValuesTest::partialDatesAreOrderedByTime()
{
    QVERIFY((PartialDate{2025, 12, 31}) < (PartialDate{2026, 0, 0}));
    QVERIFY((PartialDate{2026, 0, 0}) < (PartialDate{2026, 1, 0}));
    QVERIFY((PartialDate{2026, 1, 0}) < (PartialDate{2026, 1, 1}));
    QVERIFY(PartialDate().isNull());
    QCOMPARE(PartialDate().toString(), QString());
}

void ValuesTest::languageCodes_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("language");
    QTest::newRow("zh") << "zh" << int(Language::Chinese);
    QTest::newRow("zh_CN") << "zh_CN" << int(Language::Chinese);
    QTest::newRow("zh-Hans") << "zh-Hans-CN" << int(Language::Chinese);
    QTest::newRow("en") << "en" << int(Language::English);
    QTest::newRow("en_GB.UTF-8") << "en_GB.UTF-8" << int(Language::English);
    QTest::newRow("enx") << "enx" << -1;
    QTest::newRow("fr") << "fr" << -1;
    QTest::newRow("empty") << "" << -1;
}

void ValuesTest::languageCodes()
{
    QFETCH(QString, code);
    QFETCH(int, language);
    const auto found = languageFromCode(code);
    QCOMPARE(found ? int(*found) : -1, language);
}

void ValuesTest::idsOfEnumsRoundTrip()
{
    for (const Layer layer : allLayers)
        QCOMPARE(layerFromId(layerId(layer)), std::optional(layer));
    for (const SourceKind kind : allSourceKinds)
        QCOMPARE(sourceKindFromId(sourceKindId(kind)), std::optional(kind));
    QVERIFY(!layerFromId(u"ghost"));
    QVERIFY(!sourceKindFromId(u""));
}

void ValuesTest::layersComeBackFromTheirIds()
{
    const QSet<Layer> layers{Layer::Regional, Layer::Acceleration};
    const QStringList ids{QStringLiteral("acceleration"), QStringLiteral("regional")};
    QCOMPARE(layerIds(layers), ids);
    QCOMPARE(layersFromIds(ids + QStringList{QStringLiteral("ghost"), QString()}), layers);
    QVERIFY(layerIds({}).isEmpty());
}

void ValuesTest::errorsSayWhereWhatAndHow()
{
    const Error error{ErrorCode::DuplicateId, QStringLiteral("a.json#/id"), QStringLiteral("The id is taken."),
                      QStringLiteral("Choose another.")};
    QCOMPARE(error.toString(), QStringLiteral("a.json#/id: The id is taken. Choose another. [duplicate-id]"));
    QCOMPARE((Error{ErrorCode::WriteFailed, {}, QStringLiteral("Stopped."), {}}).toString(), QStringLiteral("Stopped. [write-failed]"));
}

void ValuesTest::resultHoldsValueOrErrors()
{
    const Result<int> good(3);
    QVERIFY(good);
    QCOMPARE(*good, 3);
    const Result<int> bad(Error{ErrorCode::NotJson, QStringLiteral("f"), QStringLiteral("m"), {}});
    QVERIFY(!bad);
    QCOMPARE(bad.error().code, ErrorCode::NotJson);
    QCOMPARE(bad.errors().size(), 1);
}

void ValuesTest::bandOfScore()
{
    Criterion criterion;
    QVERIFY(!criterion.bandOf(5));
    criterion.rubric = {{9, 10, {}}, {7, 8, {}}, {0, 0, {}}};
    QCOMPARE(criterion.bandOf(9.0)->low, 9.0);
    QCOMPARE(criterion.bandOf(8.9)->low, 7.0);
    QCOMPARE(criterion.bandOf(0.5)->low, 0.0);
}

QTEST_GUILESS_MAIN(ValuesTest)
#include "tst_values.moc"
