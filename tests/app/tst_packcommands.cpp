// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandline.h"
#include "app/knowledgefile.h"
#include "app/language/languageloader.h"
#include "database/knowledgefolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace fatlas;
using namespace fatlas::test;

namespace {

/// What "shipped" means here: small, so that the tests are quick.
QString knowledge;

struct Outcome
{
    int status = -1;
    QString out;
    QString err;
};

/// `answer`: what a person types; null where nobody can be asked.
Outcome run(const QStringList &arguments, QString answer = {})
{
    Outcome outcome;
    QTextStream out(&outcome.out);
    QTextStream err(&outcome.err);
    QTextStream in(&answer);
    LanguageLoader languages;
    QCoreApplication::installTranslator(&languages);
    const QStringList all = QStringList{QStringLiteral("frameatlas")} + arguments
        + QStringList{QStringLiteral("--lang"), QStringLiteral("en"), QStringLiteral("--knowledge"), knowledge};
    outcome.status = runCommandLine(all, languages, {out, err, answer.isNull() ? nullptr : &in});
    out.flush();
    err.flush();
    QCoreApplication::removeTranslator(&languages);
    return outcome;
}

QJsonObject object(const QString &text)
{
    return QJsonDocument::fromJson(text.toUtf8()).object();
}

} // namespace

class PackCommandsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void exportsTheKnowledge();
    void diffFollowsDiff_data();
    void diffFollowsDiff();
    void diffAsJson();
    void importsListsAndTakesBack();
    void everythingThatAPackChangesIsMarked();
    void aWorkspaceThatIsNotThereIsSaid_data();
    void aWorkspaceThatIsNotThereIsSaid();
    void importAsks_data();
    void importAsks();
    void aBadPackChangesNothing();
    void aPackAgainReplacesIt();
    void whatAnotherBuildsOnStays();
    void theUsualWorkspaceIsTheDefault();
    void aPackThatNoLongerFitsIsSaid();
    void checksPacks_data();
    void checksPacks();
    void checksStrictly();
    void usageErrors_data();
    void usageErrors();

private:
    [[nodiscard]] QString path(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    [[nodiscard]] QString write(const char *name, const QByteArray &bytes) const
    {
        writeBytes(path(name), bytes);
        return path(name);
    }
    [[nodiscard]] Outcome take(const QByteArray &pack, const char *file = "p.json") const
    {
        return run({QStringLiteral("import"), write(file, pack), QStringLiteral("--workspace"), workspace(), QStringLiteral("--yes")});
    }
    [[nodiscard]] QString workspace() const { return path("team.fatlas"); }
    [[nodiscard]] QString scoreWith(const QStringList &options) const
    {
        const Outcome shown =
            run(QStringList{QStringLiteral("list"), QStringLiteral("frameworks"), QStringLiteral("--format"), QStringLiteral("json")}
                + options);
        for (const QJsonValue &framework : object(shown.out).value(QStringLiteral("frameworks")).toArray()) {
            if (framework[QStringLiteral("id")] == QStringLiteral("pytorch"))
                return QString::number(framework[QStringLiteral("ease_of_use")][QStringLiteral("score")].toDouble());
        }
        return shown.err;
    }
    const KnowledgeFolder m_small;
    const QString m_shipped = m_small.compiled();
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

const QByteArray goodPack = R"({"kind":"pack","id":"acme-2026","title":{"en":"ACME","zh":"极致"},"author":"ACME team","asOf":"2026-11",
"replaces":["pytorch@matrix/ease-of-use"],
"documents":[
    {"kind":"sources","sources":[{"id":"acme-note","title":"Note","publisher":"ACME","type":"docs","url":"https://acme.example/note",
        "commit":null,"date":"2026-10","accessed":"2026-10-02"}]},
    {"kind":"framework-changes","framework":"pytorch","ratings":[{"criterion":"matrix/ease-of-use","score":6.25,"low":5,"high":8,
        "reason":{"en":"Measured with our teams.","zh":"依据本团队的经验。"},"sources":["acme-note"],"asOf":"2026-10"}]}
]})";

} // namespace

void PackCommandsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    knowledge = m_shipped;
}

void PackCommandsTest::exportsTheKnowledge()
{
    const QString file = path("all.json");
    const Outcome outcome =
        run({QStringLiteral("export"), QStringLiteral("--view"), QStringLiteral("knowledge"), QStringLiteral("-o"), file});
    QCOMPARE(outcome.status, int(ExitOk));
    const QJsonObject all = object(QString::fromUtf8(readBytes(file)));
    QCOMPARE(all[QStringLiteral("kind")].toString(), QStringLiteral("knowledge"));
    QVERIFY(!all[QStringLiteral("version")].toString().isEmpty());
    QVERIFY(all[QStringLiteral("documents")].toArray().size() > 10);
    QCOMPARE(run({QStringLiteral("diff"), QStringLiteral("shipped"), file}).status, 0);
}

void PackCommandsTest::diffFollowsDiff_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<int>("status");
    const QString shipped = QStringLiteral("shipped");
    const QString folder = m_small.path();
    QTest::newRow("same") << shipped << shipped << 0;
    QTest::newRow("same folder") << shipped << folder << 0;
    QTest::newRow("database") << m_shipped << shipped << 0;
    QTest::newRow("pack") << shipped << QStringLiteral("PACK") << 1;
    QTest::newRow("pack first") << QStringLiteral("PACK") << folder << 1;
    QTest::newRow("pack and itself") << QStringLiteral("PACK") << QStringLiteral("PACK") << 0;
    QTest::newRow("one file") << shipped << folder + QStringLiteral("/glossary.json") << 1;
    QTest::newRow("missing") << shipped << QStringLiteral("no-such-file") << 2;
    QTest::newRow("no knowledge") << QStringLiteral(FATLAS_SOURCE_DIR "/CMakePresets.json") << shipped << 2;
}

void PackCommandsTest::diffFollowsDiff()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(int, status);
    const QString pack = write("p.json", goodPack);
    const Outcome outcome = run({QStringLiteral("diff"), a.replace(QStringLiteral("PACK"), pack), b.replace(QStringLiteral("PACK"), pack)});
    QVERIFY2(outcome.status == status, qPrintable(outcome.err));
    QCOMPARE(outcome.out.isEmpty(), status != 1);
    QCOMPARE(outcome.err.isEmpty(), status != 2);
}

void PackCommandsTest::diffAsJson()
{
    const Outcome outcome =
        run({QStringLiteral("diff"), QStringLiteral("shipped"), write("p.json", goodPack), QStringLiteral("--format=json")});
    QCOMPARE(outcome.status, 1);
    const QJsonObject diff = object(outcome.out);
    QCOMPARE(diff[QStringLiteral("added")].toInt(), 1);
    QCOMPARE(diff[QStringLiteral("removed")].toInt(), 0);
    QCOMPARE(diff[QStringLiteral("changed")].toInt(), 1);
    const auto isScore = [](const QJsonValue &change) { return change[QStringLiteral("field")] == QStringLiteral("score"); };
    const QJsonArray changes = diff[QStringLiteral("changes")].toArray();
    const auto score = std::find_if(changes.begin(), changes.end(), isScore);
    QVERIFY(score != changes.end());
    QCOMPARE((*score)[QStringLiteral("id")].toString(), QStringLiteral("pytorch@matrix/ease-of-use"));
    QCOMPARE((*score)[QStringLiteral("part_of")].toString(), QStringLiteral("framework:pytorch"));
    QCOMPARE((*score)[QStringLiteral("after")].toString(), QStringLiteral("6.25"));
    QCOMPARE((*score)[QStringLiteral("change")].toString(), QStringLiteral("changed"));
}

void PackCommandsTest::importsListsAndTakesBack()
{
    const QStringList packed{QStringLiteral("--workspace"), workspace()};
    const QString shippedScore = scoreWith({});
    const QString pack = write("p.json", goodPack);
    const Outcome dry = run(QStringList{QStringLiteral("import"), pack, QStringLiteral("--dry-run")} + packed);
    QCOMPARE(dry.status, int(ExitOk));
    QVERIFY2(dry.out.contains(QStringLiteral("~ rating pytorch@matrix/ease-of-use")), qPrintable(dry.out));
    QVERIFY(!QFileInfo::exists(workspace()));
    const Outcome taken = take(goodPack);
    QVERIFY2(taken.status == ExitOk, qPrintable(taken.err));
    QVERIFY(taken.out.contains(QStringLiteral("1 added, 0 removed, 1 changed.")));
    const QJsonObject packs =
        object(run(QStringList{QStringLiteral("packs"), QStringLiteral("--format"), QStringLiteral("json")} + packed).out);
    QCOMPARE(packs[QStringLiteral("packs")][0][QStringLiteral("id")].toString(), QStringLiteral("acme-2026"));
    QVERIFY(run(QStringList{QStringLiteral("packs")} + packed).out.contains(QStringLiteral("ACME team")));
    QCOMPARE(scoreWith(packed), QStringLiteral("6.25"));
    QCOMPARE(scoreWith({}), shippedScore);
    const Outcome shown = run(QStringList{QStringLiteral("show"), QStringLiteral("pytorch")} + packed);
    QVERIFY(shown.out.contains(QStringLiteral("Measured with our teams.")));
    const QString file = path("packed.json");
    QCOMPARE(run(QStringList{QStringLiteral("export"), QStringLiteral("--view=knowledge"), QStringLiteral("-o"), file} + packed).status, 0);
    QVERIFY(readBytes(file).contains("acme-note"));
    const Outcome back = run(QStringList{QStringLiteral("packs"), QStringLiteral("--remove"), QStringLiteral("acme-2026")} + packed);
    QVERIFY2(back.status == ExitOk, qPrintable(back.err));
    QCOMPARE(scoreWith(packed), shippedScore);
}

void PackCommandsTest::everythingThatAPackChangesIsMarked()
{
    const QByteArray backing = R"("sources":["own-note"],"asOf":"2026-10")";
    const QByteArray text = R"({"en":"Own text.","zh":"自己的文字。"})";
    const QByteArray pack = R"({"kind":"pack","id":"own","title":{"en":"Own","zh":"自有"},"author":"Team","asOf":"2026-11",
"replaces":["pytorch@description","pytorch@profile/license","pytorch@matrix/ease-of-use","pytorch@CRITERION","pytorch@PLATFORM","pytorch@STRATEGY"],
"documents":[
    {"kind":"sources","sources":[{"id":"own-note","title":"Note","publisher":"Team","type":"docs","url":"https://team.example/note",
        "commit":null,"date":"2026-10","accessed":"2026-10-02"}]},
    {"kind":"framework-changes","framework":"pytorch","description":{"text":TEXT,BACKING},"profile":{"license":{"value":"Own-1.0",BACKING}},
     "strengths":[{"text":TEXT,BACKING}],
     "assessments":[{"criterion":"CRITERION","state":"known","summary":TEXT}],
     "ratings":[{"criterion":"matrix/ease-of-use","score":2,"low":1,"high":3,"reason":TEXT,BACKING}],
     "hardware":[{"platform":"PLATFORM","level":"native","maintainer":null,"training":true,"text":TEXT,BACKING}],
     "parallelism":[{"strategy":"STRATEGY","level":"native","api":"own","control":"manual",BACKING}]}
]})";
    QByteArray whole = pack;
    whole.replace("BACKING", backing)
        .replace("TEXT", text)
        .replace("CRITERION", "usability/paradigm")
        .replace("PLATFORM", "nvidia-cuda")
        .replace("STRATEGY", "data");
    const Outcome taken = take(whole);
    QVERIFY2(taken.status == ExitOk, qPrintable(taken.err));
    const QStringList packed{QStringLiteral("--workspace"), workspace()};
    const QJsonObject shown =
        object(run(QStringList{QStringLiteral("show"), QStringLiteral("pytorch"), QStringLiteral("--format=json")} + packed).out);
    const QString own = QStringLiteral("own");
    const QString mark = QStringLiteral("pack");
    QCOMPARE(shown[QStringLiteral("description")][mark].toString(), own);
    QCOMPARE(shown[QStringLiteral("license")][mark].toString(), own);
    // What was there before is not the team's.
    QVERIFY(!shown[QStringLiteral("website")].toObject().contains(mark));
    const QJsonArray strengths = shown[QStringLiteral("strengths")].toArray();
    QVERIFY(!strengths.first().toObject().contains(mark));
    QCOMPARE(strengths.last()[mark].toString(), own);
    const auto markOf = [&](const char *list, const char *key, const char *id) {
        for (const QJsonValue &row : shown[QLatin1String(list)].toArray()) {
            if (row[QLatin1String(key)].toString() == QLatin1String(id))
                return row[mark].toString();
        }
        return QStringLiteral("no such row");
    };
    QCOMPARE(markOf("ratings", "criterion", "matrix/ease-of-use"), own);
    QCOMPARE(markOf("ratings", "criterion", "usability/debugging"), QString());
    QCOMPARE(markOf("assessments", "criterion", "usability/paradigm"), own);
    QCOMPARE(markOf("hardware", "platform", "nvidia-cuda"), own);
    QCOMPARE(markOf("parallelism", "strategy", "data"), own);
    // Description, licence, strength, rating, both rows; the summary stands in the cell's sheet.
    const QString page = run(QStringList{QStringLiteral("show"), QStringLiteral("pytorch")} + packed).out;
    QVERIFY2(page.count(QStringLiteral("◆")) >= 6, qPrintable(page));
    const QString table = path("t.csv");
    QCOMPARE(run(QStringList{QStringLiteral("export"), QStringLiteral("--view=table"), QStringLiteral("--dimension=usability"),
                             QStringLiteral("-o"), table}
                 + packed)
                 .status,
             0);
    QVERIFY(readBytes(table).contains("\u25c6"));
}

void PackCommandsTest::aWorkspaceThatIsNotThereIsSaid_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("show") << QStringList{QStringLiteral("show"), QStringLiteral("pytorch")};
    QTest::newRow("list") << QStringList{QStringLiteral("list"), QStringLiteral("frameworks")};
    QTest::newRow("search") << QStringList{QStringLiteral("search"), QStringLiteral("pytorch")};
    QTest::newRow("packs") << QStringList{QStringLiteral("packs")};
    QTest::newRow("export") << QStringList{QStringLiteral("export"), QStringLiteral("--view=matrix"), QStringLiteral("--format=csv"),
                                           QStringLiteral("-o"), QStringLiteral("-")};
}

void PackCommandsTest::aWorkspaceThatIsNotThereIsSaid()
{
    QFETCH(QStringList, command);
    const QString missing = path("missing.fatlas");
    const Outcome outcome = run(command + QStringList{QStringLiteral("--workspace"), missing});
    QCOMPARE(outcome.status, int(ExitFailed));
    QVERIFY2(outcome.err.contains(missing) && outcome.err.contains(QStringLiteral("file-not-found")), qPrintable(outcome.err));
    QVERIFY(!QFileInfo::exists(missing));
}

void PackCommandsTest::importAsks_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<int>("status");
    QTest::newRow("nobody there") << QString() << int(ExitUsage);
    QTest::newRow("yes") << QStringLiteral("yes\n") << int(ExitOk);
    QTest::newRow("Y") << QStringLiteral(" Y \n") << int(ExitOk);
    QTest::newRow("no") << QStringLiteral("n\n") << int(ExitFailed);
    QTest::newRow("only a line") << QStringLiteral("\n") << int(ExitFailed);
    QTest::newRow("yesterday") << QStringLiteral("yesterday\n") << int(ExitFailed);
}

void PackCommandsTest::importAsks()
{
    QFETCH(QString, answer);
    QFETCH(int, status);
    const Outcome outcome = run({QStringLiteral("import"), write("p.json", goodPack), QStringLiteral("--workspace"), workspace()}, answer);
    QCOMPARE(outcome.status, status);
    QCOMPARE(QFileInfo::exists(workspace()), status == ExitOk);
    QVERIFY(outcome.out.contains(QStringLiteral("6.25")));
}

void PackCommandsTest::aBadPackChangesNothing()
{
    QCOMPARE(take(goodPack).status, int(ExitOk));
    const QByteArray before = readBytes(workspace());
    for (const QByteArray &bad :
         {QByteArray("nonsense"), QByteArray(goodPack).replace("acme-2026", "../x"), QByteArray(goodPack).replace("acme-2026", "other"),
          QByteArray(goodPack).replace("\"sources\":[\"acme-note\"]", "\"sources\":[\"no-such\"]"),
          QByteArray(goodPack).replace("Measured", "<script>x</script>")}) {
        const Outcome outcome = take(bad, "bad.json");
        QCOMPARE(outcome.status, int(ExitFailed));
        QVERIFY2(outcome.err.startsWith(QStringLiteral("frameatlas import: ") + path("bad.json")), qPrintable(outcome.err));
        QVERIFY(outcome.out.isEmpty());
        QVERIFY(readBytes(workspace()) == before);
    }
    QFile huge(path("huge.json"));
    QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize(qint64(1) << 30));
    const Outcome outcome =
        run({QStringLiteral("import"), huge.fileName(), QStringLiteral("--yes"), QStringLiteral("--workspace"), workspace()});
    QCOMPARE(outcome.status, int(ExitFailed));
    QVERIFY(outcome.err.contains(QStringLiteral("[file-too-large]")));
}

void PackCommandsTest::aPackAgainReplacesIt()
{
    QCOMPARE(take(goodPack).status, int(ExitOk));
    const Outcome again = take(QByteArray(goodPack).replace("6.25", "7.5"));
    QVERIFY2(again.status == ExitOk, qPrintable(again.err));
    QVERIFY2(again.out.contains(QStringLiteral("0 added, 0 removed, 1 changed.")), qPrintable(again.out));
    QCOMPARE(scoreWith({QStringLiteral("--workspace"), workspace()}), QStringLiteral("7.5"));
}

void PackCommandsTest::whatAnotherBuildsOnStays()
{
    QCOMPARE(take(goodPack).status, int(ExitOk));
    const QByteArray second = R"({"kind":"pack","id":"second","title":{"en":"S","zh":"二"},"author":"S","asOf":"2026-11","documents":[
        {"kind":"framework-changes","framework":"deepspeed","strengths":[{"text":{"en":"T.","zh":"文。"},"sources":["acme-note"],"asOf":"2026-10"}]}]})";
    const Outcome taken = take(second, "second.json");
    QVERIFY2(taken.status == ExitOk, qPrintable(taken.err));
    const Outcome back = run({QStringLiteral("packs"), QStringLiteral("--remove=acme-2026"), QStringLiteral("--workspace"), workspace()});
    QCOMPARE(back.status, int(ExitFailed));
    QVERIFY2(back.err.contains(QStringLiteral("second")), qPrintable(back.err));
    QCOMPARE(run({QStringLiteral("packs"), QStringLiteral("--remove=second"), QStringLiteral("--workspace"), workspace()}).status, 0);
    QCOMPARE(run({QStringLiteral("packs"), QStringLiteral("--remove=acme-2026"), QStringLiteral("--workspace"), workspace()}).status, 0);
}

void PackCommandsTest::theUsualWorkspaceIsTheDefault()
{
    QFile::remove(defaultWorkspacePath());
    QCOMPARE(run({QStringLiteral("import"), write("p.json", goodPack), QStringLiteral("--yes")}).status, int(ExitOk));
    QVERIFY(QFileInfo::exists(defaultWorkspacePath()));
    QVERIFY(run({QStringLiteral("packs")}).out.contains(QStringLiteral("acme-2026")));
    QCOMPARE(scoreWith({QStringLiteral("--workspace"), QStringLiteral("default")}), QStringLiteral("6.25"));
    QVERIFY(scoreWith({}) != QStringLiteral("6.25"));
    QVERIFY(QFile::remove(defaultWorkspacePath()));
}

void PackCommandsTest::aPackThatNoLongerFitsIsSaid()
{
    QCOMPARE(take(goodPack).status, int(ExitOk));
    // A release without the rating that the pack corrects.
    const KnowledgeFolder newer;
    newer.patch(QStringLiteral("frameworks/pytorch.json"), R"([{"op":"remove","path":"/ratings/1"}])");
    knowledge = newer.compiled();
    for (int round = 0; round < 2; ++round) { // made, then kept
        const Outcome outcome = run({QStringLiteral("list"), QStringLiteral("frameworks"), QStringLiteral("--workspace"), workspace()});
        QCOMPARE(outcome.status, int(ExitOk));
        QVERIFY(outcome.out.contains(QStringLiteral("pytorch")));
        QVERIFY2(outcome.err.contains(QStringLiteral("“acme-2026” does not fit this knowledge and is left out")), qPrintable(outcome.err));
    }
}

void PackCommandsTest::checksPacks_data()
{
    QTest::addColumn<QByteArray>("pack");
    QTest::addColumn<QString>("error");
    QTest::newRow("good") << goodPack << QString();
    QTest::newRow("dangling") << QByteArray(goodPack).replace("[\"acme-note\"]", "[\"x\"]") << QStringLiteral("[unknown-reference]");
    QTest::newRow("silent") << QByteArray(goodPack).replace("pytorch@matrix/ease-of-use", "pytorch@strengths")
                            << QStringLiteral("[duplicate-id]");
    QTest::newRow("wrong schema") << QByteArray(goodPack).replace("author", "writer") << QStringLiteral("[schema-violation]");
}

void PackCommandsTest::checksPacks()
{
    QFETCH(QByteArray, pack);
    QFETCH(QString, error);
    const Outcome outcome = run({QStringLiteral("check"), write("p.json", pack)});
    QCOMPARE(outcome.status, int(error.isEmpty() ? ExitOk : ExitFailed));
    QVERIFY2(outcome.err.contains(error), qPrintable(outcome.err));
    QCOMPARE(outcome.err.isEmpty(), error.isEmpty());
}

void PackCommandsTest::checksStrictly()
{
    const QString pack = write("p.json", QByteArray(goodPack).replace("依据本团队的经验。", "依据本团队的经验,很好"));
    QCOMPARE(run({QStringLiteral("check"), pack}).status, int(ExitOk));
    const Outcome strict = run({QStringLiteral("check"), QStringLiteral("--strict"), pack});
    QCOMPARE(strict.status, int(ExitFailed));
    QVERIFY2(strict.err.contains(QStringLiteral("#/documents/1/ratings/0/reason/zh")), qPrintable(strict.err));
    QVERIFY(strict.err.contains(QStringLiteral("[quality]")));
    QCOMPARE(run({QStringLiteral("check"), QStringLiteral("--strict"), write("q.json", goodPack)}).status, int(ExitOk));
}

void PackCommandsTest::usageErrors_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("status");
    for (const char *line : {"import", "import a b", "diff", "diff shipped", "diff a b c", "packs x", "packs --format pdf",
                             "import a --format pdf", "diff a b --format pdf", "export --view knowledge",
                             "export --view knowledge -o a.pdf", "export --view knowledge -o a.json --swap", "search"})
        QTest::newRow(line) << QString::fromLatin1(line) << int(ExitUsage);
    for (const char *line : {"import none.json --workspace none.fatlas", "packs --remove x --workspace none.fatlas", "packs --workspace /",
                             "list frameworks --workspace /"})
        QTest::newRow(line) << QString::fromLatin1(line) << int(ExitFailed);
}

void PackCommandsTest::usageErrors()
{
    QFETCH(QString, line);
    QFETCH(int, status);
    const Outcome outcome = run(line.split(QLatin1Char(' ')));
    QVERIFY2(outcome.status == status, qPrintable(outcome.err));
    QVERIFY(!outcome.err.isEmpty());
    QVERIFY(outcome.out.isEmpty());
}

QTEST_GUILESS_MAIN(PackCommandsTest)
#include "tst_packcommands.moc"
