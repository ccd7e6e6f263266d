// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Code side by side as a value, and as Markdown and JSON.

#include "engines/code/codetexts.h"
#include "support/markingtranslator.h"
#include "support/samples.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

Sample sampleOf(const QString &framework, const QStringList &define)
{
    Sample sample;
    sample.framework.value = framework;
    sample.version = u"2.0"_s;
    sample.styles = {ProgramStyle::Eager, ProgramStyle::Static};
    sample.styleNote = {u"Runs at once."_s, u"立即执行。"_s};
    sample.debugging = {u"With a debugger."_s, u"用调试器。"_s};
    sample.parts = {{SampleTask::Define, define, {}, {u"Note *it*."_s, u"注意。"_s}},
                    {SampleTask::Step, {u"Loss = f(x)"_s, u""_s, u"loss.backward()"_s}, {}, {}},
                    {SampleTask::Parallel, {}, {u"Not offered."_s, u"未提供。"_s}, {}}};
    sample.citation = {{{u"doc"_s}, {u"paper"_s}}, {2026, 8}};
    return sample;
}

Atlas sampled()
{
    KnowledgeBase knowledge = test::smallKnowledge();
    knowledge.samples = {sampleOf(u"jax"_s, {u"import jax"_s}), sampleOf(u"pytorch"_s, {u"import torch"_s, u"`a` = ``b``"_s})};
    return buildAtlas(knowledge);
}

const QList<FrameworkId> both{{u"pytorch"_s}, {u"jax"_s}};

} // namespace

class CodeSpecTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void columnsStandInTheOrderAsked();
    void whatIsMissingIsSaid_data();
    void whatIsMissingIsSaid();
    void sampledFrameworksFollowTheAtlas();
    void codeIsCopiedAsAFileHasIt();
    void finds_data();
    void finds();
    void markdown();
    void markdownOfNothing();
    void json();
    void textsAreTranslated();
};

void CodeSpecTest::columnsStandInTheOrderAsked()
{
    const CodeSpec spec = buildCodeSpec(sampled(), both, Language::Chinese);
    QCOMPARE(spec.sections.size(), 3);
    QCOMPARE(spec.columns.size(), 2);
    const CodeColumn &column = spec.columns[0];
    QCOMPARE(column.framework.value, u"pytorch"_s);
    QCOMPARE(column.name, u"PyTorch"_s);
    QCOMPARE(column.missing, QString());
    QCOMPARE(column.detail, u"Python · 2.0"_s);
    QCOMPARE(column.styles.size(), 2);
    QCOMPARE(column.remarks.size(), 2);
    QCOMPARE(column.remarks[0].text, u"立即执行。"_s);
    QCOMPARE(column.remarks[1].text, u"用调试器。"_s);
    QCOMPARE(column.cells.size(), 3);
    QCOMPARE(column.cells[0].lines, (QStringList{u"import torch"_s, u"`a` = ``b``"_s}));
    QCOMPARE(column.cells[0].spans[0][0], (CodeSpan{0, 6, CodeTone::Keyword}));
    QCOMPARE(column.cells[0].note, u"注意。"_s);
    QCOMPARE(column.cells[2].absent, u"未提供。"_s);
    QVERIFY(column.cells[2].lines.isEmpty());
    // A source is numbered once, however many samples cite it.
    QCOMPARE(column.notes, (QList<int>{1, 2}));
    QCOMPARE(spec.columns[1].notes, (QList<int>{1, 2}));
    QCOMPARE(spec.references.size(), 2);
    QVERIFY(asOfText(column).contains(u"2026-08"_s));
    QCOMPARE(numbersText(column), u"[1][2]"_s);
}

void CodeSpecTest::whatIsMissingIsSaid_data()
{
    QTest::addColumn<QString>("framework");
    QTest::addColumn<QString>("name");
    QTest::newRow("without a sample") << u"mlx"_s << u"MLX"_s;
    QTest::newRow("unknown") << u"theano"_s << u"theano"_s;
}

void CodeSpecTest::whatIsMissingIsSaid()
{
    QFETCH(QString, framework);
    QFETCH(QString, name);
    const CodeSpec spec = buildCodeSpec(sampled(), {{framework}}, Language::English);
    QCOMPARE(spec.columns.size(), 1);
    QCOMPARE(spec.columns[0].name, name);
    QVERIFY2(spec.columns[0].missing.contains(name), qPrintable(spec.columns[0].missing));
    QVERIFY(spec.columns[0].cells.isEmpty());
    QVERIFY(spec.references.isEmpty());
    QCOMPARE(columnCode(spec.columns[0]), QString());
    QVERIFY(findInCode(spec, u"a"_s).isEmpty());
}

void CodeSpecTest::sampledFrameworksFollowTheAtlas()
{
    QCOMPARE(sampledFrameworks(sampled()), both);
    QVERIFY(sampledFrameworks(Atlas()).isEmpty());
}

void CodeSpecTest::codeIsCopiedAsAFileHasIt()
{
    const CodeSpec spec = buildCodeSpec(sampled(), both, Language::English);
    QCOMPARE(cellCode(spec.columns[1].cells[0]), u"import jax\n"_s);
    QCOMPARE(cellCode(spec.columns[1].cells[2]), QString());
    QCOMPARE(columnCode(spec.columns[1]), u"import jax\n\n\nLoss = f(x)\n\nloss.backward()\n"_s);
}

void CodeSpecTest::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<CodePlace>>("places");
    QTest::newRow("nothing") << QString() << QList<CodePlace>();
    QTest::newRow("what is not there") << u"tensorflow"_s << QList<CodePlace>();
    QTest::newRow("one") << u"TORCH"_s << QList<CodePlace>{{0, 0, 0, 7, 5}};
    QTest::newRow("twice in a line") << u"b`"_s << QList<CodePlace>{{0, 0, 1, 8, 2}};
    QTest::newRow("in the order of sections, then columns")
        << u"loss"_s << QList<CodePlace>{{1, 0, 0, 0, 4}, {1, 0, 2, 0, 4}, {1, 1, 0, 0, 4}, {1, 1, 2, 0, 4}};
    QTest::newRow("beside itself") << u"`"_s << QList<CodePlace>{{0, 0, 1, 0, 1}, {0, 0, 1, 2, 1}, {0, 0, 1, 6, 1},
                                                                 {0, 0, 1, 7, 1}, {0, 0, 1, 9, 1}, {0, 0, 1, 10, 1}};
}

void CodeSpecTest::finds()
{
    QFETCH(QString, text);
    QTEST(findInCode(buildCodeSpec(sampled(), both, Language::English), text), "places");
}

void CodeSpecTest::markdown()
{
    const CodeSpec spec = buildCodeSpec(sampled(), both + QList<FrameworkId>{{u"mlx"_s}}, Language::English);
    const QString text = QString::fromUtf8(codeToMarkdown(spec, {{u"Data 1 · as of 2026-08"_s}, Language::English}));
    QVERIFY(text.startsWith(u"# "_s + spec.title + u"\n\n"_s));
    // A longer fence where the code has backticks of its own.
    QVERIFY2(text.contains(u"\n```python\nimport jax\n```\n"_s), qPrintable(text));
    QVERIFY2(text.contains(u"\n```python\nimport torch\n`a` = ``b``\n```\n"_s), qPrintable(text));
    QVERIFY(text.contains(u"Note \\*it\\*."_s));
    QVERIFY(text.contains(u"Not offered."_s));
    QVERIFY(text.contains(spec.columns[2].missing));
    QVERIFY(text.contains(u"\n1. "_s));
    QVERIFY(text.endsWith(u"\n---\n\nData 1 · as of 2026-08\n"_s));
    CodeSpec odd = spec;
    odd.columns[1].cells[0].lines = {u"```"_s, u"````x"_s};
    QVERIFY(QString::fromUtf8(codeToMarkdown(odd, {})).contains(u"\n`````python\n```\n````x\n`````\n"_s));
}

void CodeSpecTest::markdownOfNothing()
{
    const CodeSpec spec = buildCodeSpec(Atlas(), {}, Language::English);
    QVERIFY(QString::fromUtf8(codeToMarkdown(spec, {})).startsWith(u"# "_s));
    QVERIFY(QJsonDocument::fromJson(codeToJson(spec, {})).object().value(u"frameworks"_s).toArray().isEmpty());
}

void CodeSpecTest::json()
{
    const CodeSpec spec = buildCodeSpec(sampled(), both + QList<FrameworkId>{{u"mlx"_s}}, Language::English);
    QJsonParseError error;
    const QJsonObject json = QJsonDocument::fromJson(codeToJson(spec, {{u"Data 1"_s}, Language::Chinese}), &error).object();
    QCOMPARE(error.error, QJsonParseError::NoError);
    QCOMPARE(json[u"format"].toString(), u"frameatlas-code"_s);
    QCOMPARE(json[u"format_version"].toInt(), 1);
    QCOMPARE(json[u"provenance"][u"language"].toString(), u"zh"_s);
    QCOMPARE(json[u"provenance"][u"text"][0].toString(), u"Data 1"_s);
    QCOMPARE(json[u"sections"].toArray().size(), 3);
    const QJsonArray frameworks = json[u"frameworks"].toArray();
    QCOMPARE(frameworks.size(), 3);
    QCOMPARE(frameworks[0][u"id"].toString(), u"pytorch"_s);
    QCOMPARE(frameworks[0][u"language"].toString(), u"python"_s);
    QCOMPARE(frameworks[0][u"as_of"].toString(), u"2026-08"_s);
    QCOMPARE(frameworks[0][u"references"], (QJsonArray{1, 2}));
    const QJsonArray parts = frameworks[0][u"parts"].toArray();
    QCOMPARE(parts[0][u"id"].toString(), u"define"_s);
    QCOMPARE(parts[0][u"code"], (QJsonArray{u"import torch"_s, u"`a` = ``b``"_s}));
    QVERIFY(parts[2][u"code"].isUndefined());
    QCOMPARE(parts[2][u"absent"].toString(), u"Not offered."_s);
    QCOMPARE(frameworks[2][u"missing"].toString(), spec.columns[2].missing);
    QVERIFY(frameworks[2][u"parts"].isUndefined());
    QCOMPARE(json[u"references"].toArray().size(), 2);
    QVERIFY(json[u"references"][0][u"url"].toString().startsWith(u"https://"_s));
}

void CodeSpecTest::textsAreTranslated()
{
    const test::MarkingTranslator marking;
    const CodeSpec spec = buildCodeSpec(sampled(), both + QList<FrameworkId>{{u"mlx"_s}}, Language::English);
    QStringList texts{spec.title, spec.subtitle, spec.referencesTitle, spec.columns[2].missing, asOfText(spec.columns[0])};
    texts += spec.sections + spec.columns[0].styles;
    for (const CodeRemark &remark : spec.columns[0].remarks)
        texts += remark.label;
    for (const QString &text : std::as_const(texts))
        QVERIFY2(text.startsWith(u'⟦') && text.endsWith(u'⟧'), qPrintable(text));
}

QTEST_GUILESS_MAIN(CodeSpecTest)
#include "tst_codespec.moc"
