// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/check.h"
#include "compile/jsonreader.h"
#include "compile/knowledgechecker.h"

#include "database/knowledgefolder.h"
#include "support/samples.h"

#include <QDir>
#include <QTest>

using namespace fatlas;
using namespace fatlas::test;

namespace {

const QString pytorchFile = QStringLiteral("frameworks/pytorch.json");

/// "code file#/pointer" of each error, with the folder left out; the words are left out as they may change.
QStringList summaryOf(const Result<Done> &result, const QString &folder)
{
    QStringList lines;
    if (!result) {
        for (const Error &error : result.errors())
            lines += errorCodeName(error.code) + QLatin1Char(' ') + QDir(folder).relativeFilePath(error.where);
    }
    return lines;
}

/// A change of frameworks/pytorch.json and the errors that it must give, "code /pointer" a line.
struct FrameworkRow
{
    const char *name;
    const char *patch;
    const char *expected;
};

constexpr FrameworkRow frameworkRows[] = {
    {"missing translation", R"([{"op":"remove","path":"/name/zh"}])", "missing-translation /name/zh"},
    {"empty translation", R"([{"op":"replace","path":"/strengths/0/text/en","value":""}])", "missing-translation /strengths/0/text/en"},
    {"blank translation", R"([{"op":"replace","path":"/strengths/0/text/en","value":" "}])", "missing-translation /strengths/0/text/en"},
    {"text instead of a pair", R"([{"op":"replace","path":"/name","value":"PyTorch"}])", "schema-violation /name"},
    {"unknown key", R"([{"op":"add","path":"/profile/ceo","value":"x"}])", "schema-violation /profile/ceo"},
    {"unknown key with a slash", R"([{"op":"add","path":"/a~1b","value":1}])", "schema-violation /a~1b"},
    {"missing key", R"([{"op":"remove","path":"/ratings/1/reason"}])", "schema-violation /ratings/1/reason"},
    {"wrong type", R"([{"op":"replace","path":"/ratings/0/score","value":"9.3"}])", "schema-violation /ratings/0/score"},
    {"null", R"([{"op":"replace","path":"/layer","value":null}])", "schema-violation /layer"},
    {"list instead of object", R"([{"op":"replace","path":"/profile","value":[]}])", "schema-violation /profile"},
    {"bad state", R"([{"op":"replace","path":"/assessments/1/state","value":"maybe"}])", "schema-violation /assessments/1/state"},
    {"bad control", R"([{"op":"replace","path":"/parallelism/0/control","value":"magic"}])", "schema-violation /parallelism/0/control"},
    {"bad id", R"([{"op":"replace","path":"/id","value":"Py Torch"},{"op":"replace","path":"/assessments/0/facts","value":[]},
        {"op":"replace","path":"/assessments/0/state","value":"none"}])",
     "schema-violation /id"},
    {"line break after an id", R"([{"op":"replace","path":"/assessments/0/facts/1/id","value":"pytorch/x\n"}])",
     "schema-violation /assessments/0/facts/1/id"},
    {"summary too long",
     R"([{"op":"replace","path":"/assessments/0/summary/zh","value":"中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中"}])",
     "schema-violation /assessments/0/summary/zh"},
    {"no source", R"([{"op":"replace","path":"/strengths/0/sources","value":[]}])", "schema-violation /strengths/0/sources"},
    {"source twice", R"([{"op":"add","path":"/strengths/1/sources/-","value":"seed-a"}])", "schema-violation /strengths/1/sources/2"},
    {"unknown source", R"([{"op":"add","path":"/strengths/0/sources/-","value":"ghost"}])", "unknown-reference /strengths/0/sources/1"},
    {"unknown source of a fact", R"([{"op":"replace","path":"/assessments/0/facts/2/sources/0","value":"ghost"}])",
     "unknown-reference /assessments/0/facts/2/sources/0"},
    {"unknown criterion", R"([{"op":"replace","path":"/ratings/0/criterion","value":"usability/ghost"}])",
     "unknown-reference /ratings/0/criterion"},
    {"unknown layer", R"([{"op":"replace","path":"/layer","value":"regional"}])", "unknown-reference /layer"},
    {"unknown platform", R"([{"op":"replace","path":"/hardware/0/platform","value":"abacus"}])", "unknown-reference /hardware/0/platform"},
    {"unknown strategy", R"([{"op":"replace","path":"/parallelism/0/strategy","value":"hope"}])",
     "unknown-reference /parallelism/0/strategy"},
    {"rating above 10", R"([{"op":"replace","path":"/ratings/0/high","value":10.5}])", "value-out-of-range /ratings/0/high"},
    {"rating below 0", R"([{"op":"replace","path":"/ratings/0/low","value":-0.1}])", "value-out-of-range /ratings/0/low"},
    {"low above score", R"([{"op":"replace","path":"/ratings/0/low","value":9.4}])", "value-out-of-range /ratings/0/low"},
    {"score above high", R"([{"op":"replace","path":"/ratings/0/high","value":9.2}])", "value-out-of-range /ratings/0/high"},
    {"rating without rubric", R"([{"op":"replace","path":"/ratings/0/criterion","value":"usability/paradigm"}])",
     "unknown-reference /ratings/0/criterion"},
    {"rated twice", R"([{"op":"replace","path":"/ratings/0/criterion","value":"matrix/ease-of-use"}])",
     "duplicate-id /ratings/1/criterion"},
    {"assessed twice", R"([{"op":"replace","path":"/assessments/1/criterion","value":"usability/paradigm"}])",
     "duplicate-id /assessments/1/criterion"},
    {"platform twice", R"([{"op":"replace","path":"/hardware/1/platform","value":"nvidia-cuda"}])", "duplicate-id /hardware/1/platform"},
    {"strategy twice", R"([{"op":"replace","path":"/parallelism/1/strategy","value":"data"}])", "duplicate-id /parallelism/1/strategy"},
    {"fact id twice", R"([{"op":"replace","path":"/assessments/0/facts/2/id","value":"pytorch/paradigm-1"}])",
     "duplicate-id /assessments/0/facts/2/id"},
    {"fact id of another framework", R"([{"op":"replace","path":"/assessments/0/facts/2/id","value":"jax/paradigm-1"}])",
     "schema-violation /assessments/0/facts/2/id"},
    {"known without facts", R"([{"op":"replace","path":"/assessments/1/state","value":"known"}])", "schema-violation /assessments/1/facts"},
    {"value without unit", R"([{"op":"remove","path":"/assessments/0/facts/0/unit"}])", "schema-violation /assessments/0/facts/0/unit"},
    {"unit without value", R"([{"op":"remove","path":"/assessments/0/facts/0/value"}])", "schema-violation /assessments/0/facts/0/value"},
    {"word in a list of numbers", R"([{"op":"add","path":"/assessments/0/facts/1/value/-","value":"3"}])",
     "schema-violation /assessments/0/facts/1/value/2"},
    {"as-of after the data", R"([{"op":"replace","path":"/description/asOf","value":"2026-12"}])", "value-out-of-range /description/asOf"},
    {"release after the data", R"([{"op":"replace","path":"/profile/latestRelease/date","value":"2027"}])",
     "value-out-of-range /profile/latestRelease/date"},
    {"no date", R"([{"op":"replace","path":"/description/asOf","value":"2026-8"}])", "schema-violation /description/asOf"},
    {"no such day", R"([{"op":"replace","path":"/profile/latestRelease/date","value":"2026-02-30"}])",
     "schema-violation /profile/latestRelease/date"},
    {"HTML", R"([{"op":"replace","path":"/weaknesses/0/text/en","value":"many <b>ways</b>"}])", "schema-violation /weaknesses/0/text/en"},
    {"HTML with attributes", R"([{"op":"replace","path":"/weaknesses/0/text/zh","value":"见<A href='x'>此</A>"}])",
     "schema-violation /weaknesses/0/text/zh"},
    {"HTML entity", R"([{"op":"replace","path":"/weaknesses/0/text/en","value":"2 &lt; 3"}])", "schema-violation /weaknesses/0/text/en"},
    {"HTML that is never closed", R"([{"op":"replace","path":"/weaknesses/0/text/en","value":"see <img src=x.png width=300 "}])",
     "schema-violation /weaknesses/0/text/en"},
    {"attribute of any element", R"([{"op":"replace","path":"/weaknesses/0/text/en","value":"see <x onclick = 'y' "}])",
     "schema-violation /weaknesses/0/text/en"},
    {"direction of text turned", R"([{"op":"replace","path":"/weaknesses/0/text/en","value":"many \u202eways"}])",
     "schema-violation /weaknesses/0/text/en"},
    {"name of nothing to see", R"([{"op":"replace","path":"/name/en","value":"\u200b"}])", "schema-violation /name/en"},
    {"control character", R"([{"op":"replace","path":"/name/en","value":"Py\u0000Torch"}])", "schema-violation /name/en"},
    {"website without host", R"([{"op":"replace","path":"/profile/website/value","value":"javascript:x"}])",
     "schema-violation /profile/website/value\nschema-violation /profile/website/value"},
    {"repository", R"([{"op":"replace","path":"/profile/repository/value","value":"https://github.com/pytorch/pytorch"}])",
     "schema-violation /profile/repository/value"},
    {"unknown kind", R"([{"op":"replace","path":"/kind","value":"frame"}])", "schema-violation /kind"},
    {"no kind", R"([{"op":"remove","path":"/kind"}])", "schema-violation /kind"},
    {"no object", R"([{"op":"replace","path":"","value":[1]}])", "schema-violation /kind"},
    {"angle brackets that are no HTML", R"([{"op":"replace","path":"/name/en","value":"vector<int> a<=b, x < y > z & co; <module>"}])", ""},
    {"schema key", R"([{"op":"add","path":"/$schema","value":"../../schemas/framework.schema.json"}])", ""},
    {"optional parts left out", R"([{"op":"remove","path":"/hardware"},{"op":"remove","path":"/parallelism"},
        {"op":"remove","path":"/unconfirmed"},{"op":"remove","path":"/profile/firstRelease/note"}])",
     ""},
    {"date of the month of the data", R"([{"op":"replace","path":"/profile/latestRelease/date","value":"2026-11-29"}])", ""},
};

/// The same for any file; each error is "code file#/pointer".
struct SharedRow
{
    const char *name;
    const char *file;
    const char *patch;
    const char *expected;
};

constexpr SharedRow sharedRows[] = {
    {"version", "meta.json", R"([{"op":"replace","path":"/version","value":"1.0"}])", "schema-violation meta.json#/version"},
    {"unknown layer id", "layers.json", R"([{"op":"add","path":"/layers/-","value":{"id":"ghost","name":{"en":"a","zh":"b"},
        "explanation":{"en":"a","zh":"b"}}}])",
     "schema-violation layers.json#/layers/3/id"},
    {"layer twice", "layers.json", R"([{"op":"copy","from":"/layers/0","path":"/layers/-"}])", "duplicate-id layers.json#/layers/3/id"},
    {"unknown dimension", "dimensions.json", R"([{"op":"replace","path":"/criteria/2/dimension","value":"ghost"},
        {"op":"replace","path":"/criteria/2/id","value":"ghost/ease-of-use"}])",
     "unknown-reference dimensions.json#/criteria/2/dimension\nunknown-reference frameworks/pytorch.json#/ratings/1/criterion\n"
     "unknown-reference planning/guide.json#/scenarios/0/weights/matrix~1ease-of-use"},
    {"criterion of another dimension", "dimensions.json", R"([{"op":"replace","path":"/criteria/2/dimension","value":"usability"}])",
     "schema-violation dimensions.json#/criteria/2/id"},
    {"band upside down", "dimensions.json", R"([{"op":"replace","path":"/criteria/1/rubric/2/low","value":4.95}])",
     "value-out-of-range dimensions.json#/criteria/1/rubric/2/low"},
    {"bands overlap", "dimensions.json", R"([{"op":"replace","path":"/criteria/1/rubric/1/high","value":9}])",
     "value-out-of-range dimensions.json#/criteria/1/rubric/1/high"},
    {"worst band first", "dimensions.json", R"([{"op":"move","from":"/criteria/1/rubric/2","path":"/criteria/1/rubric/0"}])",
     "value-out-of-range dimensions.json#/criteria/1/rubric/1/high"},
    {"source without address", "sources/docs.json", R"([{"op":"replace","path":"/sources/0/url","value":null}])",
     "schema-violation sources/docs.json#/sources/0/url"},
    {"source on disk", "sources/docs.json", R"([{"op":"replace","path":"/sources/0/url","value":"file:///etc/passwd"}])",
     "schema-violation sources/docs.json#/sources/0/url\nschema-violation sources/docs.json#/sources/0/url"},
    {"short commit", "sources/docs.json", R"([{"op":"replace","path":"/sources/0/commit","value":"0123456"}])",
     "schema-violation sources/docs.json#/sources/0/commit"},
    {"published after the data", "sources/docs.json", R"([{"op":"replace","path":"/sources/0/date","value":"2026-12"}])",
     "value-out-of-range sources/docs.json#/sources/0/date"},
    {"read after the data", "sources/docs.json", R"([{"op":"replace","path":"/sources/0/accessed","value":"2027-01"}])", ""},
    {"title in one language", "sources/docs.json", R"([{"op":"replace","path":"/sources/0/title","value":{"en":"README"}}])",
     "missing-translation sources/docs.json#/sources/0/title/zh"},
    {"empty title", "sources/docs.json", R"([{"op":"replace","path":"/sources/0/title","value":""}])",
     "schema-violation sources/docs.json#/sources/0/title"},
    {"empty alias", "glossary.json", R"([{"op":"add","path":"/terms/0/aliases/en/-","value":""}])",
     "schema-violation glossary.json#/terms/0/aliases/en/1"},
    {"both names of a product", "tools/techniques.json", R"([{"op":"add","path":"/techniques/0/support/0/other","value":"x"}])",
     "schema-violation tools/techniques.json#/techniques/0/support/0"},
    {"no name of a product", "tools/techniques.json", R"([{"op":"remove","path":"/techniques/0/support/0/framework"}])",
     "schema-violation tools/techniques.json#/techniques/0/support/0"},
    {"unknown framework", "tools/techniques.json", R"([{"op":"replace","path":"/techniques/0/support/0/framework","value":"ghost"}])",
     "unknown-reference tools/techniques.json#/techniques/0/support/0/framework"},
    {"fact of another technique", "tools/techniques.json",
     R"([{"op":"replace","path":"/techniques/0/facts/0/id","value":"lora/stages-1"}])",
     "schema-violation tools/techniques.json#/techniques/0/facts/0/id"},
    {"tool of another layer", "tools/onnx.json", R"([{"op":"replace","path":"/layer","value":"general"}])",
     "schema-violation tools/onnx.json#/layer"},
    {"tool without deployment", "tools/onnx.json", R"([{"op":"remove","path":"/deployment"}])",
     "schema-violation tools/onnx.json#/deployment"},
    {"sample of no framework", "tools/samples.json", R"([{"op":"replace","path":"/samples/1/id","value":"ghost"}])",
     "unknown-reference tools/samples.json#/samples/1/id"},
    {"sample twice", "tools/samples.json", R"([{"op":"replace","path":"/samples/1/id","value":"pytorch"}])",
     "duplicate-id tools/samples.json#/samples/1/id"},
    {"unknown style", "tools/samples.json", R"([{"op":"replace","path":"/samples/0/style/0","value":"quick"}])",
     "schema-violation tools/samples.json#/samples/0/style/0"},
    {"no style", "tools/samples.json", R"([{"op":"replace","path":"/samples/0/style","value":[]}])",
     "schema-violation tools/samples.json#/samples/0/style"},
    {"style note in one language", "tools/samples.json", R"([{"op":"remove","path":"/samples/0/styleNote/zh"}])",
     "missing-translation tools/samples.json#/samples/0/styleNote/zh"},
    {"unknown source of a sample", "tools/samples.json", R"([{"op":"replace","path":"/samples/0/sources/0","value":"ghost"}])",
     "unknown-reference tools/samples.json#/samples/0/sources/0"},
    {"part too few", "tools/samples.json", R"([{"op":"remove","path":"/samples/0/parts/2"}])",
     "schema-violation tools/samples.json#/samples/0/parts"},
    {"parts in another order", "tools/samples.json", R"([{"op":"move","from":"/samples/0/parts/0","path":"/samples/0/parts/1"}])",
     "schema-violation tools/samples.json#/samples/0/parts/0/id\nschema-violation tools/samples.json#/samples/0/parts/1/id"},
    {"code that is absent", "tools/samples.json", R"([{"op":"add","path":"/samples/0/parts/1/absent","value":{"en":"None.","zh":"无。"}}])",
     "schema-violation tools/samples.json#/samples/0/parts/1"},
    {"neither code nor a reason", "tools/samples.json", R"([{"op":"remove","path":"/samples/0/parts/1/code"}])",
     "schema-violation tools/samples.json#/samples/0/parts/1"},
    {"line of code too long", "tools/samples.json",
     R"([{"op":"replace","path":"/samples/0/parts/1/code/0","value":")"
     "12345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901"
     R"("}])",
     "schema-violation tools/samples.json#/samples/0/parts/1/code/0"},
    {"tab in code", "tools/samples.json", R"([{"op":"replace","path":"/samples/0/parts/1/code/0","value":"\tx = 1"}])",
     "schema-violation tools/samples.json#/samples/0/parts/1/code/0"},
    {"line break in code", "tools/samples.json", R"([{"op":"replace","path":"/samples/0/parts/1/code/0","value":"x = 1\ny = 2"}])",
     "schema-violation tools/samples.json#/samples/0/parts/1/code/0"},
    {"blanks at the end of code", "tools/samples.json", R"([{"op":"replace","path":"/samples/0/parts/1/code/0","value":"x = 1 "}])",
     "schema-violation tools/samples.json#/samples/0/parts/1/code/0"},
    {"markup in code is code", "tools/samples.json", R"([{"op":"replace","path":"/samples/0/parts/1/code/0","value":"x = '<b>&lt;</b>'"}])",
     ""},
    {"markup in a note", "tools/samples.json", R"([{"op":"replace","path":"/samples/0/parts/0/note/en","value":"a <b>class</b>"}])",
     "schema-violation tools/samples.json#/samples/0/parts/0/note/en"},
    {"chip of no platform", "tools/chips.json", R"([{"op":"replace","path":"/chips/0/id","value":"abacus"}])",
     "unknown-reference tools/chips.json#/chips/0/id\nunknown-reference tools/cross-chip-layers.json#/layers/0/chips/0\n"
     "unknown-reference tools/cross-chip-layers.json#/layers/1/chips/0"},
    {"chip fact without unit", "tools/chips.json", R"([{"op":"add","path":"/facts/0/value","value":5}])",
     "schema-violation tools/chips.json#/facts/0/unit"},
    {"claim of no seed", "tools/claims.json", R"([{"op":"replace","path":"/claims/0/seed","value":"ghost"}])",
     "unknown-reference tools/claims.json#/claims/0/seed"},
    {"point without its metric", "measurements/scaling.json", R"([{"op":"remove","path":"/series/0/points/1/values/mfuPercent"}])",
     "schema-violation measurements/scaling.json#/series/0/points/1/values"},
    {"word as a measurement", "measurements/scaling.json", R"([{"op":"add","path":"/series/0/points/1/values/tp","value":"8"}])",
     "schema-violation measurements/scaling.json#/series/0/points/1/values/tp"},
    {"key that is no name", "measurements/scaling.json", R"([{"op":"add","path":"/series/0/points/1/values/a b","value":8}])",
     "schema-violation measurements/scaling.json#/series/0/points/1/values/a b"},
    {"no devices", "measurements/scaling.json", R"([{"op":"replace","path":"/series/0/points/0/devices","value":0}])",
     "value-out-of-range measurements/scaling.json#/series/0/points/0/devices"},
    {"half a device", "measurements/scaling.json", R"([{"op":"replace","path":"/series/0/points/0/devices","value":1.5}])",
     "schema-violation measurements/scaling.json#/series/0/points/0/devices"},
    {"share above one", "measurements/activity.json", R"([{"op":"replace","path":"/repositories/0/year/topDomainShare","value":1.1}])",
     "value-out-of-range measurements/activity.json#/repositories/0/year/topDomainShare"},
    {"unknown symbol", "planning/memory.json", R"([{"op":"add","path":"/references/0/inputs/omega","value":1}])",
     "unknown-reference planning/memory.json#/references/0/inputs/omega"},
    {"unknown formula", "planning/memory.json", R"([{"op":"replace","path":"/references/0/formula","value":"ms.ghost"}])",
     "unknown-reference planning/memory.json#/references/0/formula"},
    {"row too short", "planning/memory.json", R"([{"op":"remove","path":"/tables/0/rows/1/1"}])",
     "schema-violation planning/memory.json#/tables/0/rows/1"},
    {"negative part", "planning/model-shapes.json", R"([{"op":"replace","path":"/models/0/breakdown/norms","value":-1}])",
     "value-out-of-range planning/model-shapes.json#/models/0/breakdown/norms"},
    {"device of no platform", "planning/devices.json", R"([{"op":"replace","path":"/devices/0/platform","value":"abacus"}])",
     "unknown-reference planning/devices.json#/devices/0/platform"},
    {"option leads nowhere", "planning/guide.json", R"([{"op":"remove","path":"/steps/0/options/1/recommendations"}])",
     "schema-violation planning/guide.json#/steps/0/options/1"},
    {"option leads back", "planning/guide.json", R"([{"op":"add","path":"/steps/1/options/0/next","value":"hardware"}])",
     "schema-violation planning/guide.json#/steps/1/options/0/next"},
    {"option leads to no step", "planning/guide.json", R"([{"op":"replace","path":"/steps/0/options/0/next","value":"ghost"}])",
     "unknown-reference planning/guide.json#/steps/0/options/0/next"},
    {"weight of no criterion", "planning/guide.json", R"([{"op":"add","path":"/scenarios/0/weights/usability~1ghost","value":1}])",
     "unknown-reference planning/guide.json#/scenarios/0/weights/usability~1ghost"},
    {"term twice", "glossary.json", R"([{"op":"replace","path":"/terms/1/id","value":"mfu"}])", "duplicate-id glossary.json#/terms/1/id"},
};

} // namespace

class CheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goodFolderPasses();
    void spoiltFile_data();
    void spoiltFile();
    void spoiltSharedFile_data();
    void spoiltSharedFile();
    void allErrorsOfAFileAreReported();
    void aBrokenFileDoesNotHideTheOthers();
    void wordsNameWhatIsAllowed();
    void idsAreUniqueAcrossFiles();
    void aLoneFileIsCheckedAgainstTheBase();
    void aLoneFileIsCheckedAgainstTheFileOfTheBase();
    void longTextsDoNotOverflowTheStack();
    void everyErrorSaysWhereAndWhat();
    void theDocumentedExampleIsGood();
    void everyKindIsDocumented();

private:
    /// What checkKnowledgeFiles() says of the whole folder, without reading the schemas anew each time.
    [[nodiscard]] QStringList errorsOf(const KnowledgeFolder &folder);

    KnowledgeChecker m_checker;
    const CheckContext m_closed = closedContext();
};

QStringList CheckTest::errorsOf(const KnowledgeFolder &folder)
{
    QList<KnowledgeFile> files;
    for (const QString &path : folder.files()) {
        auto content = readJsonFile(path);
        if (!content)
            return summaryOf(content.errors(), folder.path());
        files.append({path, std::move(content).value()});
    }
    const QList<Error> errors = m_checker.check(files, m_closed);
    return errors.isEmpty() ? QStringList() : summaryOf(errors, folder.path());
}

void CheckTest::goodFolderPasses()
{
    const KnowledgeFolder folder;
    QCOMPARE(summaryOf(checkKnowledgeFiles(folder.files(), closedContext()), folder.path()), QStringList());
    QCOMPARE(errorsOf(folder), QStringList());
}

void CheckTest::spoiltFile_data()
{
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<QString>("expected");
    for (const auto &row : frameworkRows)
        QTest::newRow(row.name) << QByteArray(row.patch) << QString::fromLatin1(row.expected);
}

void CheckTest::spoiltFile()
{
    QFETCH(QByteArray, patch);
    QFETCH(QString, expected);
    const KnowledgeFolder folder;
    folder.patch(pytorchFile, patch);
    QStringList lines = expected.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (QString &line : lines)
        line.replace(QLatin1Char(' '), QLatin1Char(' ') + pytorchFile + QLatin1Char('#'));
    // Other files refer to this one; only its own errors are looked at.
    const QStringList found = errorsOf(folder);
    QCOMPARE(found.filter(pytorchFile), lines);
}

void CheckTest::spoiltSharedFile_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("patch");
    QTest::addColumn<QString>("expected");
    for (const auto &row : sharedRows)
        QTest::newRow(row.name) << QString::fromLatin1(row.file) << QByteArray(row.patch) << QString::fromLatin1(row.expected);
}

void CheckTest::spoiltSharedFile()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, patch);
    QFETCH(QString, expected);
    const KnowledgeFolder folder;
    folder.patch(file, patch);
    QCOMPARE(errorsOf(folder), expected.split(QLatin1Char('\n'), Qt::SkipEmptyParts));
}

void CheckTest::allErrorsOfAFileAreReported()
{
    const KnowledgeFolder folder;
    folder.patch(pytorchFile, R"([{"op":"remove","path":"/name/zh"},{"op":"replace","path":"/ratings/0/high","value":11},
        {"op":"replace","path":"/ratings/1/low","value":"8"},{"op":"add","path":"/extra","value":1},
        {"op":"replace","path":"/strengths/0/sources/0","value":"ghost"},
        {"op":"replace","path":"/assessments/0/facts/2/id","value":"pytorch/paradigm-1"},
        {"op":"replace","path":"/weaknesses/0/text/en","value":"<p>"}])");
    QStringList lines = errorsOf(folder);
    lines.sort();
    const QString at = QLatin1Char(' ') + pytorchFile + QLatin1Char('#');
    const QStringList expected{
        QStringLiteral("duplicate-id") + at + QStringLiteral("/assessments/0/facts/2/id"),
        QStringLiteral("missing-translation") + at + QStringLiteral("/name/zh"),
        QStringLiteral("schema-violation") + at + QStringLiteral("/extra"),
        QStringLiteral("schema-violation") + at + QStringLiteral("/ratings/1/low"),
        QStringLiteral("schema-violation") + at + QStringLiteral("/weaknesses/0/text/en"),
        QStringLiteral("unknown-reference") + at + QStringLiteral("/strengths/0/sources/0"),
        QStringLiteral("value-out-of-range") + at + QStringLiteral("/ratings/0/high"),
    };
    QCOMPARE(lines, expected);
}

void CheckTest::aBrokenFileDoesNotHideTheOthers()
{
    const KnowledgeFolder folder;
    folder.write(QStringLiteral("glossary.json"), "{");
    folder.patch(pytorchFile, R"([{"op":"remove","path":"/name/zh"}])");
    const QStringList expected{QStringLiteral("not-json glossary.json:1:2"),
                               QStringLiteral("missing-translation frameworks/pytorch.json#/name/zh")};
    QCOMPARE(summaryOf(checkKnowledgeFiles(folder.files(), closedContext()), folder.path()), expected);
}

void CheckTest::wordsNameWhatIsAllowed()
{
    const KnowledgeFolder folder;
    folder.patch(pytorchFile, R"([{"op":"replace","path":"/assessments/1/state","value":"maybe"},{"op":"remove","path":"/layer"}])");
    const auto result = checkKnowledgeFiles(folder.files(), closedContext());
    QVERIFY(!result);
    QCOMPARE(result.errors().size(), 2);
    QString all;
    for (const Error &error : result.errors())
        all += error.toString() + QLatin1Char('\n');
    QVERIFY2(all.contains(QStringLiteral("known, unknown, none, not-applicable")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("\"maybe\"")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("The key \"layer\" is missing.")), qPrintable(all));
}

void CheckTest::idsAreUniqueAcrossFiles()
{
    const KnowledgeFolder folder;
    folder.write(QStringLiteral("frameworks/twin.json"), readBytes(folder.file(pytorchFile)));
    const QStringList lines = errorsOf(folder);
    QStringList expected;
    for (const char *pointer : {"/assessments/0/facts/0/id", "/assessments/0/facts/1/id", "/assessments/0/facts/2/id", "/id"})
        expected += QStringLiteral("duplicate-id frameworks/twin.json#") + QString::fromLatin1(pointer);
    QCOMPARE(lines, expected);
}

void CheckTest::aLoneFileIsCheckedAgainstTheBase()
{
    // The base of the samples has the sources doc, paper, blog and seed-a, and rates usability/debugging.
    const CheckContext context = contextOf(smallKnowledge());
    const KnowledgeFolder folder;
    folder.write(pytorchFile, readBytes(folder.file(pytorchFile)).replace("pt-readme", "doc"));
    QCOMPARE(summaryOf(checkKnowledgeFile(folder.file(pytorchFile), context), folder.path()), QStringList());

    folder.patch(pytorchFile, R"([{"op":"replace","path":"/description/sources/0","value":"pt-readme"},
        {"op":"replace","path":"/description/asOf","value":"2026-12"},
        {"op":"replace","path":"/ratings/0/criterion","value":"usability/paradigm"}])");
    QStringList lines = summaryOf(checkKnowledgeFile(folder.file(pytorchFile), context), folder.path());
    lines.sort();
    const QStringList expected{QStringLiteral("unknown-reference frameworks/pytorch.json#/description/sources/0"),
                               QStringLiteral("unknown-reference frameworks/pytorch.json#/ratings/0/criterion"),
                               QStringLiteral("value-out-of-range frameworks/pytorch.json#/description/asOf")};
    QCOMPARE(lines, expected);
}

void CheckTest::aLoneFileIsCheckedAgainstTheFileOfTheBase()
{
    const KnowledgeFolder folder;
    const auto context = readCheckContext(folder.compiled());
    QVERIFY(context);
    QCOMPARE(context->asOf, (PartialDate{2026, 11, 0}));
    QCOMPARE(context->known[QStringLiteral("strategy")], (QSet<QString>{QStringLiteral("data"), QStringLiteral("tensor")}));
    QVERIFY(context->known[QStringLiteral("fact")].contains(QStringLiteral("zero/stages-1")));
    for (const QString &file : folder.files())
        QCOMPARE(summaryOf(checkKnowledgeFile(file, *context), folder.path()), QStringList());

    // What a KnowledgeBase does not hold is checked too.
    folder.patch(pytorchFile, R"([{"op":"replace","path":"/hardware/0/platform","value":"abacus"}])");
    QCOMPARE(summaryOf(checkKnowledgeFile(folder.file(pytorchFile), *context), folder.path()),
             QStringList{QStringLiteral("unknown-reference frameworks/pytorch.json#/hardware/0/platform")});

    const auto none = readCheckContext(folder.file(QStringLiteral("missing.sqlite")));
    QVERIFY(!none);
    QCOMPARE(none.error().code, ErrorCode::FileNotFound);
}

void CheckTest::longTextsDoNotOverflowTheStack()
{
    // A backtracking pattern matcher that recurses once a character dies of this.
    const QByteArray text = "{\"kind\":\"meta\",\"version\":\"" + QByteArray(8'000'000, '1') + "\",\"asOf\":\"2026\"}";
    const auto result = checkKnowledgeText(text, QStringLiteral("f"), closedContext());
    QCOMPARE(summaryOf(result, QString()),
             (QStringList{QStringLiteral("schema-violation f#/version"), QStringLiteral("schema-violation f#/version")}));
}

void CheckTest::everyErrorSaysWhereAndWhat()
{
    const auto result = checkKnowledgeText(R"({"kind":"sources","sources":[{"id":7,"type":"gossip","url":"ftp://x","date":"soon"}]})",
                                           QStringLiteral("f"), closedContext());
    QVERIFY(!result);
    // Four missing keys, two wrong values, an address that is none in two ways, a date that is none.
    QCOMPARE(result.errors().size(), 9);
    for (const Error &error : result.errors()) {
        QVERIFY(error.where.startsWith(QStringLiteral("f#/sources/0/")));
        QVERIFY(error.message.endsWith(QLatin1Char('.')));
    }
}

void CheckTest::theDocumentedExampleIsGood()
{
    const QByteArray document = readBytes(QStringLiteral(FATLAS_SOURCE_DIR "/docs/knowledge-format.md"));
    const qsizetype start = document.indexOf("```json\n") + 8;
    const QByteArray example = document.sliced(start, document.indexOf("```", start) - start);
    QVERIFY(example.contains("\"framework\""));
    QCOMPARE(summaryOf(checkKnowledgeText(example, QStringLiteral("f"), CheckContext()), QString()), QStringList());
}

void CheckTest::everyKindIsDocumented()
{
    const QString document = QString::fromUtf8(readBytes(QStringLiteral(FATLAS_SOURCE_DIR "/docs/knowledge-format.md")));
    const QStringList kinds = m_checker.schemas().kinds();
    QVERIFY(kinds.size() > 20);
    for (const QString &kind : kinds)
        QVERIFY2(document.contains(QLatin1Char('`') + kind + QLatin1Char('`')), qPrintable(kind));
}

QTEST_GUILESS_MAIN(CheckTest)
#include "tst_check.moc"
