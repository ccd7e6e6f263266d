// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/code/highlight.h"

#include <QTest>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

/// The stretches that are not plain, as "k(import) s("x")"; lines parted by " | ".
QString shown(const QStringList &lines, CodeLanguage language = CodeLanguage::Python)
{
    static const QString letters = u"pkscndfa"_s;
    QStringList all;
    const QList<CodeSpans> spans = highlightCode(lines, language);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QStringList line;
        for (const CodeSpan &span : spans[i]) {
            if (span.tone != CodeTone::Plain)
                line += u"%1<%2>"_s.arg(letters[int(span.tone)]).arg(lines[i].mid(span.start, span.length));
        }
        all += line.join(u' ');
    }
    return all.join(u" | "_s);
}

} // namespace

/// What is expected follows from the grammars of the languages.
class HighlightTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stretches_data();
    void stretches();
    void everythingIsCovered_data();
    void everythingIsCovered();
    void names();
};

void HighlightTest::stretches_data()
{
    QTest::addColumn<CodeLanguage>("language");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("expected");
    const auto python = [](const char *name, const QString &code, const QString &expected) {
        QTest::newRow(name) << CodeLanguage::Python << code << expected;
    };
    const auto mojo = [](const char *name, const QString &code, const QString &expected) {
        QTest::newRow(name) << CodeLanguage::Mojo << code << expected;
    };
    python("nothing", {}, {});
    python("import", u"from torch import nn as layers"_s, u"k<from> k<import> k<as>"_s);
    python("class", u"class MLP(nn.Module):"_s, u"k<class> f<MLP>"_s);
    python("function", u"async def step(params, x) -> None:"_s, u"k<async> k<def> f<step> k<None>"_s);
    python("call of an attribute", u"loss = nn.functional.cross_entropy(model(x), y)"_s, u"a<cross_entropy> a<model>"_s);
    python("keyword as an attribute", u"dist.global_.import(x).class"_s, u"a<import>"_s);
    python("keyword before a bracket", u"if not(x) and lambda: 0"_s, u"k<if> k<not> k<and> k<lambda> n<0>"_s);
    python("name that begins like a keyword", u"format_ = island(classes)"_s, u"a<island>"_s);
    python("comment", u"x = 1  # def \"y\""_s, u"n<1> c<# def \"y\">"_s);
    python("numbers", u"1e-3 + 0xFF + 1_000.5 + .5 + 2j + 3.E+2 - a1"_s, u"n<1e-3> n<0xFF> n<1_000.5> n<.5> n<2j> n<3.E+2>"_s);
    python("hexadecimal e", u"0xE-1"_s, u"n<0xE> n<1>"_s);
    python("strings", u"'a' + \"b\" + r'\\d' + Rb\"c\" + ''"_s, u"s<'a'> s<\"b\"> s<r'\\d'> s<Rb\"c\"> s<''>"_s);
    python("escaped quote", u"'it\\'s' in x"_s, u"s<'it\\'s'> k<in>"_s);
    python("formatted string", u"print(f\"loss {loss:.4f} #{step}\")"_s, u"a<print> s<f\"loss {loss:.4f} #{step}\">"_s);
    python("name before a quote is no prefix", u"if'a'"_s, u"k<if> s<'a'>"_s);
    python("open string ends with its line", u"x = 'abc\ny = 1"_s, u"s<'abc> | n<1>"_s);
    python("string that goes on", u"x = 'abc\\\ndef' + y()"_s, u"s<'abc\\> | s<def'> a<y>"_s);
    python("three quotes", u"\"\"\"One\n\ntwo \"quoted\" \"\"\" + 1"_s, u"s<\"\"\"One> |  | s<two \"quoted\" \"\"\"> n<1>"_s);
    python("three quotes in one line", u"f'''a''' 'b'"_s, u"s<f'''a'''> s<'b'>"_s);
    python("three quotes left open", u"x = '''\ndef f():\n"_s, u"s<'''> | s<def f():> | "_s);
    python("decorator", u"@jax.jit\ndef step():"_s, u"d<@jax.jit> | k<def> f<step>"_s);
    python("decorator that is called", u"    @partial(jax.jit, donate_argnums=0)"_s, u"d<@partial> n<0>"_s);
    python("product of matrices", u"h = x @ w + (\n    @ b)"_s, u" | "_s);
    python("blank before a bracket", u"print (x)"_s, {});
    python("other scripts", u"变量 = 'π' # 注释"_s, u"s<'π'> c<# 注释>"_s);
    python("word of the other language", u"var fn = struct"_s, {});
    mojo("function", u"fn relu(mut x: Tensor) raises -> Float32:"_s, u"k<fn> f<relu> k<mut> k<raises>"_s);
    mojo("struct", u"struct MLP(Copyable):\n    var w: Int"_s, u"k<struct> f<MLP> | k<var>"_s);
    mojo("soft words as names", u"out = read(ref) + mut"_s, u"a<read>"_s);
    mojo("soft word before an operator", u"out in x"_s, u"k<in>"_s);
    mojo("python words", u"def f(out self):\n    return None"_s, u"k<def> f<f> k<out> | k<return> k<None>"_s);
}

void HighlightTest::stretches()
{
    QFETCH(CodeLanguage, language);
    QFETCH(QString, code);
    QTEST(shown(code.split(u'\n'), language), "expected");
}

void HighlightTest::everythingIsCovered_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("signs") << u"\\ \" ' # @ . .. \"\"\" ''' ( ] } 0x 1e 1e+"_s;
    QTest::newRow("only quotes") << u"''''''''''''''\n\"\"\"\"\n'"_s;
    QTest::newRow("backslash at the end") << u"'\\\n\\\n\\"_s;
    QTest::newRow("astral characters") << u"😀 = '😀' @😀 😀( 😀😀"_s;
    QTest::newRow("broken surrogates") << QString(QChar(0xD83D)) + u"x"_s + QChar(0xDE00);
    QTest::newRow("controls") << QString(QChar(0)) + u"\x01\t\r"_s;
    QTest::newRow("decorator alone") << u"@\n@.\n@a.\n@a..b"_s;
    QTest::newRow("prefixes alone") << u"r\nrb\nf\nrbf'\nbr\"\"\""_s;
    QTest::newRow("closing brackets") << u")))]]}}\n@x"_s;
    // Every pair of characters that mean something, so that none is left out.
    const QString signs = u"a1_.@#'\"\\({ \nfe-"_s;
    QString pairs;
    for (const QChar a : signs) {
        for (const QChar b : signs)
            pairs += QString(a) + b;
    }
    QTest::newRow("pairs") << pairs;
    QTest::newRow("long") << QString(50000, u'(') + QString(50000, u'\'');
}

/// The stretches of a line follow one another from its start to its end.
void HighlightTest::everythingIsCovered()
{
    QFETCH(QString, text);
    const QStringList lines = text.split(u'\n');
    for (const CodeLanguage language : allCodeLanguages) {
        const QList<CodeSpans> all = highlightCode(lines, language);
        QCOMPARE(all.size(), lines.size());
        for (qsizetype i = 0; i < lines.size(); ++i) {
            qsizetype at = 0;
            for (const CodeSpan &span : all[i]) {
                QCOMPARE(span.start, at);
                QVERIFY(span.length > 0);
                at += span.length;
            }
            QCOMPARE(at, lines[i].size());
        }
    }
}

void HighlightTest::names()
{
    const QStringList code{u"from jax.sharding import NamedSharding  # NotThisOne"_s,
                           u"class MyModel(nn.Module):"_s,
                           u"    def train_step(self, x_):"_s,
                           u"        jax.value_and_grad(loss_fn, 'not_this')(__init__, NCCL)"_s,
                           u"@jit_it"_s,
                           u"train_step(NamedSharding, MyModel)"_s};
    QCOMPARE(codeNames(code, CodeLanguage::Python), (QStringList{u"NamedSharding"_s, u"value_and_grad"_s, u"loss_fn"_s, u"jit_it"_s}));
    QCOMPARE(codeNames({}, CodeLanguage::Mojo), QStringList());
}

QTEST_GUILESS_MAIN(HighlightTest)
#include "tst_highlight.moc"
