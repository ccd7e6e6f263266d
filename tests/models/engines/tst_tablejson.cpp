// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/tablejson.h"
#include "engines/table/tablewords.h"
#include "support/samples.h"
#include "support/specsamples.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;
using nlohmann::json;

namespace {

const TableOrigin origin{u"2026.11.1"_s, u"2026-11"_s, u"Data 2026.11.1 · as of 2026-11"_s, u"Hidden layers: Emerging"_s,
                         Language::Chinese};

/// Throws where it is not JSON or not UTF-8.
json written(const TableSpec &spec, const TableOrigin &from = origin)
{
    return json::parse(tableToJson(spec, from).toStdString());
}

QString textOf(const json &value)
{
    return QString::fromStdString(value.get<std::string>());
}

} // namespace

class TableJsonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void smallTable();
    void groupsSignsStandings();
    void evidence();
    void hostileTextsReadBack();
    void emptyTable();
};

void TableJsonTest::smallTable()
{
    // Values: test::smallKnowledge(). The keys are those of docs/table-json.md.
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const json table = written(buildTableSpec(atlas, wholeTable(atlas, {u"usability"_s}), Language::English));
    QCOMPARE(textOf(table["format"]), u"frameatlas-table"_s);
    QCOMPARE(table["format_version"].get<int>(), 1);
    QCOMPARE(textOf(table["title"]), u"Usability"_s);
    QCOMPARE(textOf(table["subtitle"]), u"How it feels"_s);
    QCOMPARE(textOf(table["corner"]), u"Framework"_s);
    QVERIFY(table["summary"].is_array() && table["summary"].empty());
    QCOMPARE(table["columns"].dump(), std::string(R"([{"text":"Paradigm"},{"text":"Debugging"}])"));
    QCOMPARE(table["rows"][0].dump(), std::string(R"({"detail":"General","text":"PyTorch"})"));
    QCOMPARE(table["cells"].size(), size_t(4));
    const json expected = json::parse(R"({"state": "known", "text": "Python debuggers work", "notes": [1, 2], "as_of": "2026-08",
        "rating": {"score": 9.3, "low": 8.9, "high": 9.7}, "evidence": {"strength": "strong"}})");
    QCOMPARE(table["cells"][0][1].dump(), expected.dump());
    QCOMPARE(table["cells"][2][1].dump(), std::string(R"({"state":"not-applicable","text":"Same as PyTorch"})"));
    // Nothing is known of it: nothing but the state is there.
    QCOMPARE(table["cells"][3][1].dump(), std::string(R"({"state":"unknown"})"));
    const json reference = json::parse(
        R"({"number": 1, "text": "Documentation · Publisher · documentation · no date stated · https://example.org/doc", "url": "https://example.org/doc"})");
    QCOMPARE(table["references"][0].dump(), reference.dump());
    QVERIFY(!table["references"][2].contains("url"));
    const json provenance = json::parse(R"({"data_version": "2026.11.1", "as_of": "2026-11", "language": "zh",
        "text": "Data 2026.11.1 · as of 2026-11", "filter": "Hidden layers: Emerging"})");
    QCOMPARE(table["provenance"].dump(), provenance.dump());
}

void TableJsonTest::groupsSignsStandings()
{
    const json table = written(test::groupedTable(Language::English));
    QCOMPARE(textOf(table["rows"][4]["group"]), u"Regional frameworks"_s);
    QCOMPARE(textOf(table["columns"][0]["group"]), u"Language"_s);
    QCOMPARE(textOf(table["cells"][0][1]["standing"]), u"best"_s);
    QCOMPARE(textOf(table["cells"][8][1]["standing"]), u"worst"_s);
    QVERIFY(!table["cells"][1][1].contains("standing"));
    QCOMPARE(textOf(table["cells"][1][0]["sign"]), u"●"_s);
    QCOMPARE(table["summary"].size(), size_t(2));
}

void TableJsonTest::evidence()
{
    TableSpec spec;
    spec.columns = {{u"column"_s, {}}};
    spec.rows = {{u"row"_s, {}}};
    TableCell cell;
    cell.state = AssessmentState::Known;
    cell.text = u"text"_s;
    cell.notes = {1};
    cell.evidence = {EvidenceStrength::SeedOnly, EvidenceAge::OverOneYear, {2025, 3, 0}, true};
    spec.cells = {{cell}};
    const json expected = json::parse(R"({"strength": "seed-only", "mark": "2025-03 ‡ ◆", "from_pack": true})");
    QCOMPARE(written(spec)["cells"][0][0]["evidence"].dump(), expected.dump());
}

void TableJsonTest::hostileTextsReadBack()
{
    const TableSpec spec = test::hostileTable();
    const json table = written(spec);
    for (qsizetype row = 0; row < spec.rows.size(); ++row) {
        const QString text = cleanText(spec.rows[row].text);
        QCOMPARE(textOf(table["rows"][size_t(row)]["text"]), text);
        QCOMPARE(textOf(table["cells"][size_t(row)][0]["text"]), text);
        QCOMPARE(textOf(table["summary"][size_t(row)]), text);
    }
}

void TableJsonTest::emptyTable()
{
    const json table = written({}, {});
    for (const char *key : {"columns", "rows", "cells", "references", "summary"})
        QVERIFY(table[key].is_array() && table[key].empty());
    QCOMPARE(table["provenance"].dump(), std::string(R"({"language":"en"})"));
    QVERIFY(!table.contains("subtitle"));
}

QTEST_GUILESS_MAIN(TableJsonTest)
#include "tst_tablejson.moc"
