// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/search/gramsketch.h"

#include <QTest>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

class GramSketchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void neverDeniesWhatIsThere_data();
    void neverDeniesWhatIsThere();
    void deniesMostOfWhatIsNotThere();
    void knowsNothingAtFirst();
};

void GramSketchTest::neverDeniesWhatIsThere_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("word");
    QTest::newRow("part") << u"Checkpoints resume"_s << u"points"_s;
    QTest::newRow("other case") << u"ZeRO-3 ÄÖÜ Σ"_s << u"zero-3"_s;
    QTest::newRow("umlauts") << u"ZeRO-3 ÄÖÜ Σ"_s << u"äöü"_s;
    QTest::newRow("final sigma") << u"ΛΟΓΟΣ"_s << u"λογος"_s;
    QTest::newRow("one letter") << u"a b c"_s << u"B"_s;
    QTest::newRow("Chinese") << u"张量并行，流水线"_s << u"行，流"_s;
    QTest::newRow("characters of two halves") << u"x😀y 𐐀"_s << u"😀y"_s;
    QTest::newRow("such that have a case") << u"x😀y 𐐀"_s << u"𐐨"_s;
    QTest::newRow("nothing") << u"text"_s << QString();
}

void GramSketchTest::neverDeniesWhatIsThere()
{
    QFETCH(QString, text);
    QFETCH(QString, word);
    QVERIFY(text.contains(word, Qt::CaseInsensitive));
    TableSketch sketch;
    sketch.reset(1, 2);
    sketch.addRow([&text](int column) { return column == 1 ? text : QString(); });
    QVERIFY(sketch.isComplete());
    QVERIFY(sketch.rowMayHave(0, gramsOf(word)));
    QVERIFY(sketch.cellMayHave(0, 1, gramsOf(word)));
}

void GramSketchTest::deniesMostOfWhatIsNotThere()
{
    TableSketch sketch;
    sketch.reset(1, 1);
    sketch.addRow([](int) { return u"Checkpoints resume elastically after a node fails"_s; });
    int denied = 0;
    const QStringList words{u"kernel"_s, u"docker"_s, u"zero-3"_s, u"bf16"_s, u"license"_s,
                            u"张量"_s,   u"qzx"_s,    u"graph"_s,  u"onnx"_s, u"slurm"_s};
    for (const QString &word : words)
        denied += sketch.cellMayHave(0, 0, gramsOf(word)) ? 0 : 1;
    QVERIFY2(denied >= 8, qPrintable(QString::number(denied)));
}

void GramSketchTest::knowsNothingAtFirst()
{
    TableSketch sketch;
    QVERIFY(sketch.isComplete());
    sketch.reset(2, 1);
    QVERIFY(!sketch.isComplete());
    QCOMPARE(sketch.nextRow(), 0);
    QVERIFY(sketch.rowMayHave(1, gramsOf(u"anything"_s)));
    QVERIFY(sketch.cellMayHave(1, 0, gramsOf(u"anything"_s)));
}

QTEST_GUILESS_MAIN(GramSketchTest)
#include "tst_gramsketch.moc"
