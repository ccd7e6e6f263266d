// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Finding the glossary's terms in texts. The glossary of this test is made by hand.

#include "engines/glossary/termfinder.h"

#include <QTest>

using namespace fatlas;

namespace {

Atlas glossary()
{
    KnowledgeBase knowledge;
    const auto term = [&knowledge](const char *id, const QString &en, const QString &zh, const QStringList &alsoEn) {
        knowledge.glossary.append(
            {QString::fromLatin1(id), {en, zh}, alsoEn, {}, {en + QStringLiteral(" means"), zh + QStringLiteral("的意思")}});
    };
    term("tp", QStringLiteral("Tensor parallelism"), QStringLiteral("张量并行"), {QStringLiteral("TP")});
    term("parallelism", QStringLiteral("Parallelism"), QStringLiteral("并行"), {});
    term("checkpoint", QStringLiteral("Checkpoint"), QStringLiteral("检查点"), {});
    term("card", QStringLiteral("Accelerator"), QStringLiteral("卡"), {});
    return buildAtlas(knowledge);
}

} // namespace

class TermFinderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void hintsAreLimited();
    void nothingWithoutGlossary();
};

void TermFinderTest::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("terms");
    const QStringList none;
    QTest::newRow("English") << "A checkpoint a day" << QStringList{QStringLiteral("checkpoint")};
    QTest::newRow("longer name wins") << "Needs tensor parallelism." << QStringList{QStringLiteral("tp")};
    QTest::newRow("both, in the order of the text")
        << "parallelism, then a Checkpoint, then TP"
        << QStringList{QStringLiteral("parallelism"), QStringLiteral("checkpoint"), QStringLiteral("tp")};
    QTest::newRow("once") << "checkpoint after checkpoint" << QStringList{QStringLiteral("checkpoint")};
    QTest::newRow("abbreviation only in capitals") << "http tp" << none;
    QTest::newRow("abbreviation inside a word") << "HTTPS" << none;
    QTest::newRow("whole words only") << "checkpointing" << none;
    QTest::newRow("Chinese inside a sentence") << QStringLiteral("支持张量并行和检查点")
                                               << QStringList{QStringLiteral("tp"), QStringLiteral("checkpoint")};
    QTest::newRow("next to Latin") << QStringLiteral("用TP训练") << QStringList{QStringLiteral("tp")};
    QTest::newRow("one character says too little") << QStringLiteral("显卡") << none;
    QTest::newRow("empty") << "" << none;
}

void TermFinderTest::finds()
{
    QFETCH(QString, text);
    QTEST(TermFinder(glossary()).termsIn(text), "terms");
}

void TermFinderTest::hintsAreLimited()
{
    const TermFinder finder(glossary());
    const QString text = QStringLiteral("TP, parallelism, checkpoint");
    QCOMPARE(finder.hintsFor(text, Language::English, 2).split(u'\n').size(), 2);
    QVERIFY(finder.hintsFor(text, Language::English, 2).startsWith(QStringLiteral("Tensor parallelism")));
    QVERIFY(finder.hintsFor(text, Language::Chinese, 1).contains(QStringLiteral("张量并行的意思")));
    QVERIFY(finder.hintsFor(QStringLiteral("nothing"), Language::English).isEmpty());
}

void TermFinderTest::nothingWithoutGlossary()
{
    QVERIFY(TermFinder().termsIn(QStringLiteral("TP")).isEmpty());
    QVERIFY(TermFinder(buildAtlas({})).hintsFor(QStringLiteral("TP"), Language::English).isEmpty());
}

QTEST_GUILESS_MAIN(TermFinderTest)
#include "tst_termfinder.moc"
