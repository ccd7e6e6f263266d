// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "database/knowledgefolder.h"
#include "store/connection.h"

#include <QTest>

using namespace fatlas;
using namespace fatlas::test;

/// The tables keep the rules even against a program that does not check: each statement changes a good base into a bad one.
class ConstraintsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void badChangeIsRefused_data();
    void badChangeIsRefused();
    void goodChangeIsTaken();

private:
    const QByteArray m_bytes = readBytes(KnowledgeFolder().compiled());
};

void ConstraintsTest::badChangeIsRefused_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const char *sql, const char *words) {
        QTest::newRow(name) << QString::fromLatin1(sql) << QString::fromLatin1(words);
    };
    row("score above 10", "UPDATE rating SET score = 10.1, high = 10.1 WHERE row = 1", "CHECK");
    row("score below 0", "UPDATE rating SET score = -0.1, low = -0.1 WHERE row = 1", "CHECK");
    row("low above score", "UPDATE rating SET low = score + 0.1", "CHECK");
    row("high below score", "UPDATE rating SET high = score - 0.1", "CHECK");
    row("rated twice", "UPDATE rating SET criterion = 'matrix/ease-of-use'", "UNIQUE");
    row("rating of no criterion", "UPDATE rating SET criterion = 'matrix/ghost' WHERE row = 1", "FOREIGN KEY");
    row("rating without citation", "UPDATE rating SET citation = NULL", "NOT NULL");
    row("citation of no row", "UPDATE rating SET citation = 9999", "FOREIGN KEY");
    row("citation of no source", "UPDATE citation_source SET source = 'ghost' WHERE citation = 1", "FOREIGN KEY");
    row("source still cited", "DELETE FROM source WHERE id = 'seed-a'", "FOREIGN KEY");
    row("source without address", "UPDATE source SET url = NULL WHERE id = 'ds-docs'", "CHECK");
    row("source with a script", "UPDATE source SET url = 'javascript:x'", "CHECK");
    row("source of no type", "UPDATE source SET type = 'gossip'", "CHECK");
    row("short commit", "UPDATE source SET \"commit\" = 'abc'", "CHECK");
    row("empty text", "UPDATE framework SET name_zh = ''", "CHECK");
    row("missing text", "UPDATE framework SET name_zh = NULL", "NOT NULL");
    row("note in one language", "UPDATE framework SET license_note_en = 'x'", "CHECK");
    row("framework of no layer", "UPDATE framework SET layer = 'ghost' WHERE id = 'pytorch'", "FOREIGN KEY");
    row("layer that the program does not know", "UPDATE layer SET id = 'ghost' WHERE id = 'general'", "CHECK");
    row("criterion outside its dimension", "UPDATE criterion SET id = 'other/x'", "CHECK");
    row("band upside down", "UPDATE rubric_band SET low = 10, high = 9", "CHECK");
    row("assessed twice", "UPDATE assessment SET criterion = 'usability/debugging'", "UNIQUE");
    row("bad state", "UPDATE assessment SET state = 'maybe'", "CHECK");
    row("summary too long", "UPDATE assessment SET summary_zh = summary_en || hex(zeroblob(40))", "CHECK");
    row("value without unit", "UPDATE fact SET unit_en = NULL, unit_zh = NULL WHERE id = 'pytorch/paradigm-1'", "CHECK");
    row("bad confidence", "UPDATE fact SET confidence = 'sure'", "CHECK");
    row("fact twice", "UPDATE fact SET id = 'pytorch/paradigm-1'", "UNIQUE");
    row("hardware of no platform", "UPDATE hardware SET platform = 'abacus' WHERE row = 1", "FOREIGN KEY");
    row("training maybe", "UPDATE hardware SET training = 2", "CHECK");
    row("parallelism of no strategy", "UPDATE parallelism SET strategy = 'hope' WHERE row = 1", "FOREIGN KEY");
    row("alias in another language", "UPDATE term_alias SET language = 'fr'", "CHECK");
    row("framework without website", "UPDATE framework SET website_value = NULL, website_citation = NULL WHERE id = 'pytorch'", "CHECK");
    row("product with two names", "UPDATE technique_support SET other = 'x', framework = 'pytorch'", "CHECK");
    row("product without a name", "UPDATE adoption_point SET other = NULL, framework = NULL", "CHECK");
    row("sample of no framework", "UPDATE sample SET id = 'ghost' WHERE id = 'deepspeed'", "FOREIGN KEY");
    row("sample in no language we know", "UPDATE sample SET language = 'basic'", "CHECK");
    row("style that is none", "UPDATE sample_style SET value = 'quick'", "CHECK");
    row("part twice", "UPDATE sample_part SET id = 'step' WHERE position = 2", "UNIQUE");
    row("part with code and without", "UPDATE sample_part SET code = '[\"x\"]'", "CHECK");
    row("part with neither", "UPDATE sample_part SET code = NULL, absent_en = NULL, absent_zh = NULL", "CHECK");
    row("chip of no platform", "UPDATE chip SET id = 'abacus'", "FOREIGN KEY");
    row("measurement twice", "UPDATE scaling_value SET key = 'mfuPercent'", "UNIQUE");
    row("share above one", "UPDATE activity_repository SET year_top_domain_share = 1.5", "CHECK");
    row("input of no symbol", "UPDATE memory_reference_input SET key = 'omega' WHERE row = 1", "FOREIGN KEY");
    row("words for a number", "UPDATE device SET tdp_w = 'hot'", "cannot store TEXT value in REAL column");
    row("step leads nowhere", "UPDATE guide_option SET next = 'ghost' WHERE row = 1", "FOREIGN KEY");
    row("second version", "INSERT INTO meta VALUES (1, '2026.11.2', '2026-11')", "CHECK");
    row("no date", "UPDATE citation SET as_of = 'soon'", "CHECK");
}

void ConstraintsTest::badChangeIsRefused()
{
    QFETCH(QString, sql);
    QFETCH(QString, words);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("copy.sqlite"));
    writeBytes(path, m_bytes);
    const auto opened = Connection::open(path, Connection::Mode::ReadWrite);
    QVERIFY(opened);
    const auto result = opened->execute(sql);
    QVERIFY(!result);
    QVERIFY2(result.error().message.contains(words, Qt::CaseSensitive), qPrintable(result.error().message));
}

void ConstraintsTest::goodChangeIsTaken()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("copy.sqlite"));
    writeBytes(path, m_bytes);
    const auto opened = Connection::open(path, Connection::Mode::ReadWrite);
    QVERIFY(opened);
    QVERIFY(opened->execute(QStringLiteral("UPDATE rating SET low = 0, score = 10, high = 10")));
    QVERIFY(opened->execute(QStringLiteral("UPDATE framework SET license_note_en = 'x', license_note_zh = 'y'")));
}

QTEST_GUILESS_MAIN(ConstraintsTest)
#include "tst_constraints.moc"
