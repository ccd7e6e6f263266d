// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/sheet/sheet.h"
#include "store/knowledgereader.h"
#include "support/markingtranslator.h"
#include "support/samples.h"

#include <QRegularExpression>
#include <QTest>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

Subject cell(const QString &framework, const QString &criterion)
{
    return {{framework}, {criterion}, {}};
}

QString textOf(const SheetBlock &block)
{
    QString text;
    for (const SheetRun &run : block.runs)
        text += run.text;
    return text;
}

/// The texts of the blocks of a kind, top to bottom.
QStringList texts(const Sheet &sheet, SheetBlockKind kind)
{
    QStringList found;
    for (const SheetBlock &block : sheet.blocks) {
        if (block.kind == kind)
            found += textOf(block);
    }
    return found;
}

/// The texts below a heading, up to the next one.
QStringList below(const Sheet &sheet, const QString &heading)
{
    QStringList found;
    bool inside = false;
    for (const SheetBlock &block : sheet.blocks) {
        if (block.kind == SheetBlockKind::Heading)
            inside = textOf(block).startsWith(heading);
        else if (inside)
            found += textOf(block);
    }
    return found;
}

/// The runs of a tone, as texts.
QStringList toned(const Sheet &sheet, SheetTone tone)
{
    QStringList found;
    for (const SheetBlock &block : sheet.blocks) {
        for (const SheetRun &run : block.runs) {
            if (run.tone == tone)
                found += run.text;
        }
    }
    return found;
}

/// Empty when each number in brackets has one source block and each source block is mentioned, counting up from 1.
QString brokenCitations(const Sheet &sheet)
{
    static const QRegularExpression number(u"\\[(\\d+)\\]"_s);
    QList<int> mentioned;
    QList<int> listed;
    for (const SheetBlock &block : sheet.blocks) {
        if (block.kind == SheetBlockKind::Source) {
            listed += block.number;
            continue;
        }
        // Citations are runs of their own: numbers in brackets within a statement are the statement's business.
        for (const SheetRun &run : block.runs) {
            if (!QRegularExpression(u"\\A (\\[\\d+\\])+\\z"_s).match(run.text).hasMatch())
                continue;
            for (auto it = number.globalMatch(run.text); it.hasNext();) {
                const int found = it.next().captured(1).toInt();
                if (!mentioned.contains(found))
                    mentioned += found;
            }
        }
    }
    for (int i = 0; i < listed.size(); ++i) {
        if (listed[i] != i + 1)
            return u"source %1 has number %2"_s.arg(i + 1).arg(listed[i]);
    }
    if (mentioned == listed)
        return {};
    return u"%1 numbers mentioned first to last, %2 sources"_s.arg(mentioned.size()).arg(listed.size());
}

Sheet evidence(const KnowledgeBase &kb, const Subject &subject, Language language = Language::English)
{
    return buildEvidenceSheet(buildAtlas(kb), subject, language);
}

Sheet profile(const KnowledgeBase &kb, const QString &framework, Language language = Language::English)
{
    return buildProfileSheet(buildAtlas(kb), {framework}, language);
}

} // namespace

/// Expected values: test::smallKnowledge(), the wording of sheet.h and section 3 of the design where a rule is tested.
class SheetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void evidenceOfACell();
    void evidenceInChinese();
    void rubricBandOfTheScoreIsStrong_data();
    void rubricBandOfTheScoreIsStrong();
    void evidenceOfACriterion();
    void evidenceOfATerm();
    void evidenceOfAFrameworkIsItsProfile();
    void nothingToExplain_data();
    void nothingToExplain();
    void unknownHalfOfASubjectIsLeftOut();
    void statesAreSaid_data();
    void statesAreSaid();
    void disagreementAndConfidenceAreSaid_data();
    void disagreementAndConfidenceAreSaid();
    void seedsAloneAreSaid();
    void sourcesSayWhatTheyAre_data();
    void sourcesSayWhatTheyAre();
    void unresolvedSourceIsListed();
    void profileHasItsParts();
    void profileInChinese();
    void latestRelease_data();
    void latestRelease();
    void profileLinksLeadOut();
    void profileWithoutStatements();
    void profileWithAssessments();
    void plainText();
    void underlinesAreAsWideAsTheText_data();
    void underlinesAreAsWideAsTheText();
    void wordsAreTranslatedWhenBuilt();
    void everyRealSheetCitesWhatItLists_data();
    void everyRealSheetCitesWhatItLists();
};

void SheetTest::evidenceOfACell()
{
    const Sheet sheet = evidence(test::smallKnowledge(), cell(u"pytorch"_s, u"usability/debugging"_s));
    QCOMPARE(texts(sheet, SheetBlockKind::Title), QStringList{u"PyTorch · Debugging"_s});
    QCOMPARE(texts(sheet, SheetBlockKind::Rating), QStringList{u"Debugging 9.3 (8.9–9.7)"_s});
    QCOMPARE(below(sheet, u"Rating"_s), QStringList({u"Debugging 9.3 (8.9–9.7)"_s, u"reason [1] as of 2026-08"_s}));
    QCOMPARE(below(sheet, u"Statements"_s), QStringList({u"pdb works. [1] as of 2026-08"_s, u"Traces point home. [2] as of 2026-08"_s}));
    QCOMPARE(below(sheet, u"What is asked"_s), QStringList{u"Finding faults"_s});
    QCOMPARE(texts(sheet, SheetBlockKind::Source),
             QStringList({u"Documentation · Publisher · documentation · no date stated · read 2026-11 · https://example.org/doc"_s,
                          u"Paper · Publisher · paper · no date stated · read 2026-11 · https://example.org/paper"_s}));
    QCOMPARE(brokenCitations(sheet), QString());
    for (const SheetBlock &block : sheet.blocks)
        QCOMPARE(block.rating.has_value(), block.kind == SheetBlockKind::Rating);
}

void SheetTest::evidenceInChinese()
{
    const Sheet sheet = evidence(test::smallKnowledge(), cell(u"jax"_s, u"usability/debugging"_s), Language::Chinese);
    QCOMPARE(texts(sheet, SheetBlockKind::Title), QStringList{u"JAX · 调试"_s});
    QCOMPARE(texts(sheet, SheetBlockKind::Rating), QStringList{u"调试 6.3 (5.4–7.2)"_s});
    // The rating's reason comes first and cites "doc", the statement rests on the seed alone.
    QCOMPARE(below(sheet, u"Statements"_s), QStringList{u"print 只显示追踪对象。 [2] as of 2026-08 · rests on a seed article alone"_s});
    QVERIFY(texts(sheet, SheetBlockKind::Source).value(1).startsWith(u"种子文章 · Publisher · seed article"));
}

void SheetTest::rubricBandOfTheScoreIsStrong_data()
{
    QTest::addColumn<double>("score");
    QTest::addColumn<QString>("band");
    // The rubric of test::smallKnowledge(); a score belongs to the best band whose low end it reaches (criterion.h).
    QTest::newRow("top") << 10.0 << u"9–10 · Reference"_s;
    QTest::newRow("low end") << 9.0 << u"9–10 · Reference"_s;
    QTest::newRow("between two bands") << 8.9 << u"7–8 · Strong"_s;
    QTest::newRow("middle") << 5.5 << u"5–6 · Workable"_s;
    QTest::newRow("limited") << 3.0 << u"3–4 · Limited"_s;
    QTest::newRow("band of one score") << 0.0 << u"0 · Absent"_s;
}

void SheetTest::rubricBandOfTheScoreIsStrong()
{
    QFETCH(double, score);
    QFETCH(QString, band);
    KnowledgeBase kb = test::smallKnowledge();
    kb.frameworks[0].ratings.last() = test::rating(u"usability/debugging"_s, score, 0, 10);
    const Sheet sheet = evidence(kb, cell(u"pytorch"_s, u"usability/debugging"_s));
    // The score decides, not the ends of the interval.
    QCOMPARE(below(sheet, u"Rubric"_s).size(), 6);
    QStringList strong;
    for (const SheetBlock &block : sheet.blocks) {
        if (block.kind == SheetBlockKind::Bullet && block.runs.constFirst().tone == SheetTone::Strong)
            strong += textOf(block);
    }
    QCOMPARE(strong, QStringList{band});
}

void SheetTest::evidenceOfACriterion()
{
    const Sheet rated = evidence(test::smallKnowledge(), cell(QString(), u"usability/debugging"_s));
    QCOMPARE(texts(rated, SheetBlockKind::Title), QStringList{u"Debugging"_s});
    QCOMPARE(texts(rated, SheetBlockKind::Subtitle), QStringList{u"Usability"_s});
    QCOMPARE(texts(rated, SheetBlockKind::Paragraph), QStringList{u"Finding faults"_s});
    QCOMPARE(texts(rated, SheetBlockKind::Bullet),
             QStringList(
                 {u"9–10 · Reference"_s, u"7–8 · Strong"_s, u"5–6 · Workable"_s, u"3–4 · Limited"_s, u"1–2 · Token"_s, u"0 · Absent"_s}));
    // Nobody has a score here, so no band stands out.
    QVERIFY(toned(rated, SheetTone::Strong).isEmpty());
    const Sheet unrated = evidence(test::smallKnowledge(), cell(QString(), u"usability/paradigm"_s));
    QVERIFY(texts(unrated, SheetBlockKind::Heading).isEmpty());
}

void SheetTest::evidenceOfATerm()
{
    KnowledgeBase kb = test::smallKnowledge();
    kb.glossary = {{u"vram"_s, {u"Device memory"_s, u"显存"_s}, {u"VRAM"_s}, {}, {u"Memory on the accelerator."_s, u"加速卡上的内存。"_s}}};
    const Sheet english = evidence(kb, {{}, {}, u"vram"_s});
    QCOMPARE(texts(english, SheetBlockKind::Title), QStringList{u"Device memory"_s});
    QCOMPARE(texts(english, SheetBlockKind::Paragraph), QStringList({u"Memory on the accelerator."_s, u"显存"_s}));
    const Sheet chinese = evidence(kb, {{}, {}, u"vram"_s}, Language::Chinese);
    QCOMPARE(texts(chinese, SheetBlockKind::Title), QStringList{u"显存"_s});
    QCOMPARE(texts(chinese, SheetBlockKind::Paragraph), QStringList({u"加速卡上的内存。"_s, u"Device memory"_s}));
}

void SheetTest::evidenceOfAFrameworkIsItsProfile()
{
    for (const Language language : allLanguages)
        QCOMPARE(evidence(test::smallKnowledge(), cell(u"jax"_s, {}), language), profile(test::smallKnowledge(), u"jax"_s, language));
}

void SheetTest::nothingToExplain_data()
{
    QTest::addColumn<QString>("framework");
    QTest::addColumn<QString>("criterion");
    QTest::addColumn<QString>("term");
    QTest::newRow("empty") << QString() << QString() << QString();
    QTest::newRow("unknown framework") << u"ghost"_s << QString() << QString();
    QTest::newRow("unknown criterion") << QString() << u"usability/ghost"_s << QString();
    QTest::newRow("unknown term") << QString() << QString() << u"ghost"_s;
    QTest::newRow("unknown framework and criterion") << u"ghost"_s << u"usability/ghost"_s << QString();
    QTest::newRow("ids are told apart by case") << u"PyTorch"_s << QString() << QString();
}

void SheetTest::nothingToExplain()
{
    QFETCH(QString, framework);
    QFETCH(QString, criterion);
    QFETCH(QString, term);
    const Sheet sheet = evidence(test::smallKnowledge(), {{framework}, {criterion}, term});
    QVERIFY(sheet.blocks.isEmpty());
    QCOMPARE(sheet.toPlainText(), QString());
    QVERIFY(profile(test::smallKnowledge(), framework).blocks.isEmpty());
}

void SheetTest::unknownHalfOfASubjectIsLeftOut()
{
    const KnowledgeBase kb = test::smallKnowledge();
    QCOMPARE(evidence(kb, cell(u"pytorch"_s, u"usability/ghost"_s)), profile(kb, u"pytorch"_s));
    QCOMPARE(evidence(kb, cell(u"ghost"_s, u"usability/debugging"_s)), evidence(kb, cell(QString(), u"usability/debugging"_s)));
}

void SheetTest::statesAreSaid_data()
{
    QTest::addColumn<AssessmentState>("state");
    QTest::addColumn<QString>("said");
    QTest::newRow("unknown") << AssessmentState::Unknown << u"not a statement that it does not exist"_s;
    QTest::newRow("none") << AssessmentState::None << u"absent"_s;
    QTest::newRow("not applicable") << AssessmentState::NotApplicable << u"does not apply"_s;
}

void SheetTest::statesAreSaid()
{
    QFETCH(AssessmentState, state);
    QFETCH(QString, said);
    KnowledgeBase kb = test::smallKnowledge();
    kb.frameworks[0].assessments[0] = {{u"usability/paradigm"_s}, state, {u"Summary"_s, u"摘要"_s}, {}};
    const QString text = evidence(kb, cell(u"pytorch"_s, u"usability/paradigm"_s)).toPlainText();
    QVERIFY2(text.contains(u"Summary"), qPrintable(text));
    QVERIFY2(text.contains(said), qPrintable(text));
    // Nothing is recorded of MLX' debugging, which is unknown, too.
    const QString unrecorded = evidence(kb, cell(u"mlx"_s, u"usability/debugging"_s)).toPlainText();
    QVERIFY2(unrecorded.contains(u"not a statement that it does not exist"), qPrintable(unrecorded));
    // What is known, or rated without an assessment, is not called unknown.
    for (const Subject &known : {cell(u"jax"_s, u"usability/paradigm"_s), cell(u"mlx"_s, u"matrix/ease-of-use"_s)})
        QVERIFY(!evidence(kb, known).toPlainText().contains(u"Unknown"));
}

void SheetTest::disagreementAndConfidenceAreSaid_data()
{
    QTest::addColumn<SeedAgreement>("seed");
    QTest::addColumn<Confidence>("confidence");
    QTest::addColumn<QString>("statement");
    QTest::addColumn<QStringList>("cautions");
    const QString begin = u"Pure functions. [1] as of 2026-08"_s;
    QTest::newRow("sure and silent") << SeedAgreement::Silent << Confidence::High << begin << QStringList{};
    QTest::newRow("a seed agrees") << SeedAgreement::Agrees << Confidence::High << begin + u" · a seed article agrees"_s << QStringList{};
    QTest::newRow("a seed disagrees") << SeedAgreement::Disagrees << Confidence::High << begin + u" · a seed article says otherwise"_s
                                      << QStringList{u"a seed article says otherwise"_s};
    QTest::newRow("medium") << SeedAgreement::Silent << Confidence::Medium << begin + u" · medium confidence"_s << QStringList{};
    QTest::newRow("low") << SeedAgreement::Silent << Confidence::Low << begin + u" · low confidence"_s << QStringList{u"low confidence"_s};
    QTest::newRow("low and disagreeing") << SeedAgreement::Disagrees << Confidence::Low
                                         << begin + u" · low confidence · a seed article says otherwise"_s
                                         << QStringList{u"low confidence"_s, u"a seed article says otherwise"_s};
}

void SheetTest::disagreementAndConfidenceAreSaid()
{
    QFETCH(SeedAgreement, seed);
    QFETCH(Confidence, confidence);
    QFETCH(QString, statement);
    KnowledgeBase kb = test::smallKnowledge();
    Fact &fact = kb.frameworks[1].assessments[0].facts[0];
    fact.seed = seed;
    fact.confidence = confidence;
    const Sheet sheet = evidence(kb, cell(u"jax"_s, u"usability/paradigm"_s));
    QCOMPARE(below(sheet, u"Statements"_s), QStringList{statement});
    QTEST(toned(sheet, SheetTone::Caution), "cautions");
}

void SheetTest::seedsAloneAreSaid()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const QString remark = QStringLiteral("rests on a seed article alone");
    const auto textOf = [&atlas](const QString &framework) {
        return buildEvidenceSheet(atlas, {{framework}, {QStringLiteral("usability/debugging")}, {}}, Language::English).toPlainText();
    };
    // In the sample JAX' fact on debugging cites the seed article only, PyTorch's cite documentation and a paper.
    QCOMPARE(textOf(QStringLiteral("jax")).count(remark), 1);
    QVERIFY(!textOf(QStringLiteral("pytorch")).contains(remark));
}

void SheetTest::sourcesSayWhatTheyAre_data()
{
    QTest::addColumn<QString>("publisher");
    QTest::addColumn<QString>("date");
    QTest::addColumn<QString>("commit");
    QTest::addColumn<QString>("accessed");
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("line");
    QTest::newRow("everything")
        << u"ACM"_s << u"2024-05"_s << u"0123456789abcdef"_s << u"2026-11"_s << u"https://example.org/x?a=b"_s
        << u"Documentation · ACM · documentation · 2024-05 · commit 0123456789ab · read 2026-11 · https://example.org/x?a=b"_s;
    QTest::newRow("nothing but a title") << QString() << QString() << QString() << QString() << QString()
                                         << u"Documentation · documentation · no date stated"_s;
    QTest::newRow("no address") << u"ACM"_s << u"2024"_s << QString() << u"2026"_s << QString()
                                << u"Documentation · ACM · documentation · 2024 · read 2026"_s;
}

void SheetTest::sourcesSayWhatTheyAre()
{
    QFETCH(QString, publisher);
    QFETCH(QString, date);
    QFETCH(QString, commit);
    QFETCH(QString, accessed);
    QFETCH(QString, url);
    QFETCH(QString, line);
    KnowledgeBase kb = test::smallKnowledge();
    Source &source = kb.sources[0];
    source.publisher = publisher;
    source.date = PartialDate::fromString(date).value_or(PartialDate());
    source.commit = commit;
    source.accessed = PartialDate::fromString(accessed).value_or(PartialDate());
    source.url = QUrl(url);
    const Sheet sheet = evidence(kb, cell(u"mlx"_s, u"usability/paradigm"_s));
    QCOMPARE(texts(sheet, SheetBlockKind::Source), QStringList{line});
    QList<QUrl> links;
    for (const SheetBlock &block : sheet.blocks) {
        for (const SheetRun &run : block.runs) {
            if (!run.link.isEmpty())
                links += run.link;
        }
    }
    QCOMPARE(links, url.isEmpty() ? QList<QUrl>() : QList<QUrl>{QUrl(url)});
}

void SheetTest::unresolvedSourceIsListed()
{
    KnowledgeBase kb = test::smallKnowledge();
    kb.frameworks[3].assessments[0].facts[0].citation.sources = {{u"lost"_s}, {u"doc"_s}};
    const Sheet sheet = evidence(kb, cell(u"mlx"_s, u"usability/paradigm"_s));
    QCOMPARE(brokenCitations(sheet), QString());
    QCOMPARE(texts(sheet, SheetBlockKind::Source).value(0), u"lost"_s);
}

void SheetTest::profileHasItsParts()
{
    const Sheet sheet = profile(test::smallKnowledge(), u"pytorch"_s);
    QCOMPARE(texts(sheet, SheetBlockKind::Title), QStringList{u"PyTorch"_s});
    QCOMPARE(texts(sheet, SheetBlockKind::Subtitle), QStringList{u"General"_s});
    QCOMPARE(texts(sheet, SheetBlockKind::Paragraph).value(0), u"A framework. [1] as of 2026-08"_s);
    QCOMPARE(below(sheet, u"At a glance"_s),
             QStringList({u"Vendor: A vendor [1] as of 2026-08"_s, u"Governance: Open [1] as of 2026-08"_s,
                          u"Licence: MIT [1] as of 2026-08"_s, u"Latest release: 2.0, 2026-07-01 [1] as of 2026-08"_s,
                          u"First release: 2017-01 [1] as of 2026-08"_s, u"Languages: Python, C++ [1] as of 2026-08"_s,
                          u"Repository: owner/pytorch [1] as of 2026-08 · https://github.com/owner/pytorch"_s,
                          u"Website: https://example.org/pytorch [1] as of 2026-08"_s}));
    QCOMPARE(below(sheet, u"Strengths"_s), QStringList{u"Strong [1] as of 2026-08"_s});
    QCOMPARE(below(sheet, u"Weaknesses"_s), QStringList{u"Weak [1] as of 2026-08"_s});
    QCOMPARE(below(sheet, u"Often said"_s), QStringList({u"“It is slow.”"_s, u"It is not. [2] as of 2026-08"_s}));
    QCOMPARE(texts(sheet, SheetBlockKind::Rating),
             QStringList({u"Ease of use 8.6 (8.1–9.1)"_s, u"Large-scale training 8.9 (8.4–9.4)"_s, u"Debugging 9.3 (8.9–9.7)"_s}));
    QCOMPARE(below(sheet, u"Headline ratings"_s).size(), 4);
    QCOMPARE(below(sheet, u"Ratings by criterion"_s), QStringList({u"Debugging 9.3 (8.9–9.7)"_s, u"reason [1] as of 2026-08"_s}));
    QCOMPARE(brokenCitations(sheet), QString());
    QCOMPARE(texts(sheet, SheetBlockKind::Source).size(), 2);
}

void SheetTest::profileInChinese()
{
    const Sheet sheet = profile(test::smallKnowledge(), u"mlx"_s, Language::Chinese);
    QCOMPARE(texts(sheet, SheetBlockKind::Subtitle), QStringList{u"新兴"_s});
    QCOMPARE(texts(sheet, SheetBlockKind::Paragraph).value(0), u"一个框架。 [1] as of 2026-08"_s);
    QCOMPARE(below(sheet, u"Strengths"_s), QStringList{u"强项 [1] as of 2026-08"_s});
    QCOMPARE(below(sheet, u"Often said"_s).value(0), u"“它很慢。”"_s);
    QCOMPARE(texts(sheet, SheetBlockKind::Rating), QStringList({u"易用性 7.5 (7.0–8.0)"_s, u"大规模训练能力 2.0 (1.5–2.5)"_s}));
    QVERIFY2(below(sheet, u"Ratings by criterion"_s).isEmpty(), "MLX has headline ratings only");
}

void SheetTest::latestRelease_data()
{
    QTest::addColumn<QString>("version");
    QTest::addColumn<QString>("date");
    QTest::addColumn<QString>("note");
    QTest::addColumn<QString>("line");
    const QString cited = u" [1] as of 2026-08"_s;
    QTest::newRow("version and day") << u"2.0"_s << u"2026-07-01"_s << QString() << u"Latest release: 2.0, 2026-07-01"_s + cited;
    QTest::newRow("version and month") << u"2.0"_s << u"2026-07"_s << QString() << u"Latest release: 2.0, 2026-07"_s + cited;
    QTest::newRow("version only") << u"2.0"_s << QString() << QString() << u"Latest release: 2.0, date not confirmed"_s + cited;
    QTest::newRow("date only") << QString() << u"2026"_s << QString() << u"Latest release: 2026"_s + cited;
    QTest::newRow("neither") << QString() << QString() << QString() << u"Latest release: date not confirmed"_s + cited;
    QTest::newRow("note") << u"2.0"_s << u"2026"_s << u"a release candidate"_s
                          << u"Latest release: 2.0, 2026"_s + cited + u" · a release candidate"_s;
    QTest::newRow("percent signs are text") << u"%2"_s << u"2026"_s << u"%1"_s << u"Latest release: %2, 2026"_s + cited + u" · %1"_s;
}

void SheetTest::latestRelease()
{
    QFETCH(QString, version);
    QFETCH(QString, date);
    QFETCH(QString, note);
    KnowledgeBase kb = test::smallKnowledge();
    Release &release = kb.frameworks[0].profile.latestRelease;
    release.version = version;
    release.date = PartialDate::fromString(date).value_or(PartialDate());
    release.note = {note, note};
    QTEST(below(profile(kb, u"pytorch"_s), u"At a glance"_s).value(3), "line");
}

void SheetTest::profileLinksLeadOut()
{
    const Sheet sheet = profile(test::smallKnowledge(), u"jax"_s);
    QStringList links;
    for (const SheetBlock &block : sheet.blocks) {
        for (const SheetRun &run : block.runs) {
            if (!run.link.isEmpty())
                links += run.link.toString();
        }
    }
    QCOMPARE(links,
             QStringList({u"https://github.com/owner/jax"_s, u"https://example.org/jax"_s, u"https://example.org/doc"_s,
                          u"https://example.org/blog"_s}));
}

void SheetTest::profileWithoutStatements()
{
    KnowledgeBase kb = test::smallKnowledge();
    Framework &framework = kb.frameworks[0];
    framework.strengths.clear();
    framework.weaknesses.clear();
    framework.misconceptions.clear();
    framework.ratings.clear();
    QCOMPARE(texts(profile(kb, u"pytorch"_s), SheetBlockKind::Heading), QStringList({u"At a glance"_s, u"Sources"_s}));
}

void SheetTest::profileWithAssessments()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const Sheet sheet = buildProfileSheet(atlas, {u"megatron-lm"_s}, Language::English, ProfileDetail::ProfileAndAssessments);
    QCOMPARE(below(sheet, u"Paradigm"_s), QStringList({u"On PyTorch"_s, u"Runs on PyTorch. [3] as of 2026-08"_s}));
    QCOMPARE(below(sheet, u"Debugging"_s), QStringList({u"Same as PyTorch"_s, u"Not applicable"_s}));
    QCOMPARE(brokenCitations(sheet), QString());
    QVERIFY(below(buildProfileSheet(atlas, {u"megatron-lm"_s}, Language::English), u"Paradigm"_s).isEmpty());
}

void SheetTest::plainText()
{
    // The form that sheet.h promises.
    Sheet sheet;
    const auto add = [&sheet](SheetBlockKind kind, const QString &text, int number = 0) {
        sheet.blocks.append({kind, {SheetRun{text, {}, {}, {}}}, {}, number});
    };
    add(SheetBlockKind::Title, u"Title"_s);
    add(SheetBlockKind::Subtitle, u"Subtitle"_s);
    add(SheetBlockKind::Paragraph, u"<b>Text</b>"_s);
    add(SheetBlockKind::Heading, u"Head"_s);
    add(SheetBlockKind::Bullet, u"Bullet"_s);
    add(SheetBlockKind::Rating, u"Rating"_s);
    add(SheetBlockKind::Source, u"Source"_s, 12);
    QCOMPARE(sheet.toPlainText(), u"Title\n=====\nSubtitle\n<b>Text</b>\n\nHead\n----\n- Bullet\n- Rating\n[12] Source\n"_s);
    sheet.blocks = {
        {SheetBlockKind::Bullet, {SheetRun{u"a"_s, SheetTone::Strong, {}, {}}, SheetRun{u" b"_s, SheetTone::Muted, {}, {}}}, {}, 0}};
    QCOMPARE(sheet.toPlainText(), u"- a b\n"_s);
}

void SheetTest::underlinesAreAsWideAsTheText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("width");
    // Columns in a terminal by Unicode's East Asian Width: W and F take two, the rest one.
    QTest::newRow("Latin") << u"PyTorch"_s << 7;
    QTest::newRow("Chinese") << u"显存"_s << 4;
    QTest::newRow("mixed") << u"MLX · 调试"_s << 10;
    QTest::newRow("full-width brackets") << u"MLX（苹果）"_s << 11;
    QTest::newRow("ideograph beyond the basic plane") << u"𠮷"_s << 2;
    QTest::newRow("dash and quotes") << u"“a–b”"_s << 5;
}

void SheetTest::underlinesAreAsWideAsTheText()
{
    QFETCH(QString, text);
    QFETCH(int, width);
    Sheet sheet;
    sheet.blocks.append({SheetBlockKind::Title, {SheetRun{text, {}, {}, {}}}, {}, 0});
    sheet.blocks.append({SheetBlockKind::Heading, {SheetRun{text, {}, {}, {}}}, {}, 0});
    QCOMPARE(sheet.toPlainText(), u"%1\n%2\n\n%1\n%3\n"_s.arg(text, QString(width, u'='), QString(width, u'-')));
}

void SheetTest::wordsAreTranslatedWhenBuilt()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const test::MarkingTranslator marks;
    for (const Sheet &sheet : {buildEvidenceSheet(atlas, cell(u"jax"_s, u"usability/debugging"_s), Language::Chinese),
                               buildProfileSheet(atlas, {u"jax"_s}, Language::Chinese)}) {
        const QStringList headings = texts(sheet, SheetBlockKind::Heading);
        QVERIFY(headings.size() >= 4);
        for (const QString &heading : headings)
            QVERIFY2(heading.startsWith(u'⟦') && heading.endsWith(u'⟧'), qPrintable(heading));
    }
}

void SheetTest::everyRealSheetCitesWhatItLists_data()
{
    QTest::addColumn<Language>("language");
    QTest::newRow("en") << Language::English;
    QTest::newRow("zh") << Language::Chinese;
}

void SheetTest::everyRealSheetCitesWhatItLists()
{
    QFETCH(Language, language);
    const auto knowledge = readKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"));
    QVERIFY2(knowledge, qPrintable(knowledge ? QString() : knowledge.error().toString()));
    const Atlas atlas = buildAtlas(*knowledge);
    QVERIFY(!atlas.frameworks().isEmpty());
    for (const Framework &framework : atlas.frameworks()) {
        const Sheet whole = buildProfileSheet(atlas, framework.id, language, ProfileDetail::ProfileAndAssessments);
        QCOMPARE(brokenCitations(whole), QString());
        for (const Assessment &assessment : framework.assessments) {
            const Sheet sheet = buildEvidenceSheet(atlas, {framework.id, assessment.criterion, {}}, language);
            QCOMPARE(brokenCitations(sheet), QString());
            QCOMPARE(texts(sheet, SheetBlockKind::Source).size(), atlas.sourcesOf(framework.id, assessment.criterion).size());
        }
    }
}

QTEST_GUILESS_MAIN(SheetTest)
#include "tst_sheet.moc"
