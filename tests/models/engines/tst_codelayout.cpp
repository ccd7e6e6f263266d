// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/code/codelayout.h"
#include "support/specsamples.h"

#include <QTest>

#include <algorithm>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QSizeF paper{1000, 620};

CodeCell cellOf(const QStringList &lines, const QString &note = {})
{
    return {lines, highlightCode(lines, CodeLanguage::Python), {}, note};
}

CodeColumn columnOf(const QString &name, const QList<int> &lines)
{
    CodeColumn column;
    column.framework.value = name;
    column.name = name;
    column.detail = u"Python · 1"_s;
    column.remarks = {{u"Style"_s, u"Runs at once, line by line, as one reads it."_s}};
    for (qsizetype section = 0; section < lines.size(); ++section) {
        QStringList code;
        for (int i = 0; i < lines[section]; ++i)
            code += u"%1_%2_%3 = f(\"x\")"_s.arg(name).arg(section).arg(i);
        column.cells.append(cellOf(code, u"A note of %1."_s.arg(name)));
    }
    return column;
}

/// `lines`: of the columns' sections.
CodeSpec specOf(const QList<QList<int>> &lines)
{
    CodeSpec spec;
    spec.title = u"Title"_s;
    spec.subtitle = u"Subtitle"_s;
    spec.sections = {u"Define"_s, u"Step"_s, u"Parallel"_s};
    for (qsizetype i = 0; i < lines.size(); ++i)
        spec.columns.append(columnOf(QString(QChar(u'a' + int(i))), lines[i]));
    spec.referencesTitle = u"References"_s;
    spec.references = {{u"One."_s, {}}, {u"Two."_s, {}}};
    return spec;
}

QList<QRectF> rectsOf(const CodePage &page)
{
    QList<QRectF> rects;
    for (const PlacedText &text : page.texts)
        rects += text.rect;
    for (const PlacedCode &line : page.lines)
        rects += {line.rect, line.number.rect};
    return rects;
}

bool hasText(const CodePage &page, const QString &text)
{
    return std::any_of(page.texts.cbegin(), page.texts.cend(), [&](const PlacedText &placed) { return placed.text.startsWith(text); });
}

} // namespace

class CodeLayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingHasItsPlace_data();
    void everythingHasItsPlace();
    void sectionsBeginAtOneHeight();
    void longLinesGoOn_data();
    void longLinesGoOn();
    void pagesEndBetweenLines();
    void fourStandOnTwoPages();
    void whatIsMissingIsSaid();
    void widths();

private:
    const TextMeasure m_measure = test::fixedMeasure(Language::English);
};

void CodeLayoutTest::everythingHasItsPlace_data()
{
    QTest::addColumn<QList<QList<int>>>("lines");
    QTest::newRow("one short") << QList<QList<int>>{{3, 4, 5}};
    QTest::newRow("two") << QList<QList<int>>{{13, 17, 22}, {16, 26, 15}};
    QTest::newRow("three, one long") << QList<QList<int>>{{13, 80, 22}, {1, 2, 3}, {80, 80, 80}};
    QTest::newRow("a part without lines") << QList<QList<int>>{{0, 60, 0}, {20, 0, 1}};
    QTest::newRow("seven") << QList<QList<int>>{{5, 5, 5}, {5, 5, 5}, {5, 5, 5}, {5, 5, 5}, {5, 5, 5}, {5, 5, 5}, {5, 70, 5}};
    QTest::newRow("none") << QList<QList<int>>{};
}

void CodeLayoutTest::everythingHasItsPlace()
{
    QFETCH(QList<QList<int>>, lines);
    const CodeSpec spec = specOf(lines);
    const CodeLayout layout = layoutCode(spec, paper, m_measure);
    QHash<QString, int> seen;
    for (const CodePage &one : layout.pages) {
        const QList<QRectF> rects = rectsOf(one);
        for (qsizetype i = 0; i < rects.size(); ++i) {
            QVERIFY(QRectF(QPointF(), paper).adjusted(-0.1, -0.1, 0.1, 0.1).contains(rects[i]));
            for (qsizetype j = i + 1; j < rects.size(); ++j) {
                const QRectF both = rects[i].intersected(rects[j]);
                QVERIFY2(both.width() < 0.1 || both.height() < 0.1, qPrintable(u"%1 and %2"_s.arg(i).arg(j)));
            }
        }
        for (const PlacedCode &line : one.lines) {
            ++seen[line.text];
            QVERIFY(hasText(one, line.text.left(1)));
            QVERIFY(hasText(one, spec.sections[line.text.mid(2, 1).toInt()]));
        }
    }
    int count = 0;
    for (const CodeColumn &column : spec.columns) {
        for (const CodeCell &cell : column.cells) {
            for (const QString &line : cell.lines)
                QCOMPARE(seen.value(line), 1);
            count += int(cell.lines.size());
        }
    }
    QCOMPARE(seen.size(), count);
    QVERIFY(hasText(layout.pages.last(), u"[2] Two."_s));
}

void CodeLayoutTest::sectionsBeginAtOneHeight()
{
    const CodeSpec spec = specOf({{3, 9, 2}, {9, 2, 5}, {1, 1, 1}});
    const CodeLayout layout = layoutCode(spec, paper, m_measure);
    for (int section = 0; section < 3; ++section) {
        QList<double> tops;
        for (const CodePage &one : layout.pages) {
            for (const PlacedCode &line : one.lines) {
                if (line.text.mid(1).startsWith(u"_%1_0 "_s.arg(section)))
                    tops += line.rect.top();
            }
        }
        QCOMPARE(tops, QList<double>(3, tops.value(0)));
    }
}

void CodeLayoutTest::longLinesGoOn_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("words") << u"    loss, grads = jax.value_and_grad(loss_fn, has_aux=True)(params, x, y)  # of one batch only"_s;
    QTest::newRow("one word") << QString(100, u'x');
    QTest::newRow("blanks") << QString(90, u' ') + u"x"_s;
    QTest::newRow("wide characters") << u"# "_s + QString(60, u'中');
    QTest::newRow("surrogates") << u"#"_s + u"😀"_s.repeated(40);
    QTest::newRow("short") << u"x = 1"_s;
    QTest::newRow("empty") << QString();
}

/// The parts of a line are together the line; each is as wide as its place at most, and only the first has a number.
void CodeLayoutTest::longLinesGoOn()
{
    QFETCH(QString, line);
    CodeSpec spec = specOf({{0, 0, 0}, {0, 0, 0}, {0, 0, 0}});
    spec.columns[0].cells[0] = cellOf({line});
    const CodeLayout layout = layoutCode(spec, {600, 620}, m_measure);
    const QList<PlacedCode> &lines = layout.pages[0].lines;
    QString joined;
    const double character =
        m_measure(QString(101, u'0'), TextRole::Code, 0).width() - m_measure(QString(100, u'0'), TextRole::Code, 0).width();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        joined += lines[i].text;
        QCOMPARE(lines[i].number.text, i == 0 ? u"1"_s : QString(continuationMark));
        QVERIFY(codeWidth(lines[i].text) * character <= lines[i].rect.width() + 0.01);
        qsizetype covered = 0;
        for (const CodeSpan &span : lines[i].spans)
            covered += span.length;
        QCOMPARE(covered, lines[i].text.size());
        QVERIFY(lines[i].text.isEmpty() || !lines[i].text.back().isHighSurrogate());
    }
    QCOMPARE(joined, line);
    QCOMPARE(lines.size() > 1, codeWidth(line) > 60);
    QCOMPARE(std::any_of(layout.pages.cbegin(), layout.pages.cend(),
                         [](const CodePage &one) { return hasText(one, QString(continuationMark)); }),
             lines.size() > 1);
}

void CodeLayoutTest::pagesEndBetweenLines()
{
    CodeSpec spec = specOf({{0, 0, 0}, {0, 0, 0}, {0, 0, 0}});
    for (int more = 0; more < 5; ++more) {
        // Lines of three parts each, begun at another height each time.
        spec.columns[0].cells[0] = cellOf(QStringList(more, u"x"_s) + QStringList(40, QString(150, u'y')));
        const CodeLayout layout = layoutCode(spec, paper, m_measure);
        QVERIFY(layout.pages.size() > 1);
        for (const CodePage &one : layout.pages)
            QVERIFY(one.lines.isEmpty() || one.lines[0].number.text != continuationMark);
    }
}

void CodeLayoutTest::fourStandOnTwoPages()
{
    const CodeLayout layout = layoutCode(specOf({{2, 2, 2}, {2, 2, 2}, {2, 2, 2}, {2, 2, 2}}), paper, m_measure);
    QCOMPARE(layout.pages.size(), 2);
    // Two and two, not three and one.
    QVERIFY(hasText(layout.pages[0], u"b"_s) && !hasText(layout.pages[0], u"c"_s));
    QVERIFY(hasText(layout.pages[1], u"c"_s) && hasText(layout.pages[1], u"d"_s));
}

void CodeLayoutTest::whatIsMissingIsSaid()
{
    CodeSpec spec = specOf({{2, 2, 2}});
    CodeColumn missing;
    missing.name = u"Theano"_s;
    missing.missing = u"There is none."_s;
    spec.columns.append(missing);
    QVERIFY(hasText(layoutCode(spec, paper, m_measure).pages[0], missing.missing));
    spec.columns.removeFirst();
    const CodeLayout alone = layoutCode(spec, paper, m_measure);
    QVERIFY(hasText(alone.pages[0], missing.missing));
    QVERIFY(!hasText(alone.pages[0], spec.sections[0]));
}

void CodeLayoutTest::widths()
{
    QCOMPARE(codeWidth(u""), 0);
    QCOMPARE(codeWidth(u"abc()"), 5);
    QCOMPARE(codeWidth(u"中文，a"), 7);
    QCOMPARE(codeWidth(u"😀"), 2);
    QCOMPARE(codeWidth(u"é→"), 2);
}

QTEST_GUILESS_MAIN(CodeLayoutTest)
#include "tst_codelayout.moc"
