// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/html.h"
#include "engines/table/tablewords.h"
#include "support/samples.h"
#include "support/specsamples.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

TableOrigin originIn(Language language)
{
    return {u"2026.11.1"_s, u"2026-11"_s, u"Data 2026.11.1 · as of 2026-11"_s, u"a <b> & \"c\""_s, language};
}

/// What a reader of the page finds in it.
struct Page
{
    QString error;
    QString language;
    QString title;
    QList<QStringList> rows;
    QStringList groups;
    QSet<QString> ids;
    QStringList targets;
    QStringList links;
    QStringList elements;
    QString footer;
};

/// The text of the element that begins here, with line breaks; what is in it is noted on the way.
QString readText(QXmlStreamReader &reader, Page &page);

void note(const QXmlStreamReader &reader, Page &page)
{
    const QXmlStreamAttributes attributes = reader.attributes();
    page.elements.append(reader.name().toString());
    if (attributes.hasAttribute(u"id"_s))
        page.ids.insert(attributes.value(u"id"_s).toString());
    const QString href = attributes.value(u"href"_s).toString();
    if (href.startsWith(u'#'))
        page.targets.append(href.mid(1));
    else if (!href.isEmpty())
        page.links.append(href);
    for (const QXmlStreamAttribute &attribute : attributes)
        page.elements.append(u"@"_s + attribute.name().toString());
}

QString readText(QXmlStreamReader &reader, Page &page)
{
    QString text;
    for (int depth = 1; depth > 0 && !reader.atEnd();) {
        reader.readNext();
        if (reader.isStartElement()) {
            note(reader, page);
            const bool breaks = reader.name() == u"br" || reader.name() == u"p" || reader.name() == u"small";
            text += breaks && !text.isEmpty() ? u"\n"_s : QString();
            ++depth;
        } else if (reader.isEndElement()) {
            --depth;
        } else if (reader.isCharacters()) {
            text += reader.text();
        }
    }
    return text;
}

Page read(const TableSpec &spec, Language language = Language::English)
{
    Page page;
    QXmlStreamReader reader(tableToHtml(spec, originIn(language)));
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        note(reader, page);
        const auto name = reader.name().toString();
        const bool isGroup = reader.attributes().value(u"class"_s) == u"group";
        if (name == u"html")
            page.language = reader.attributes().value(u"lang"_s).toString();
        else if (name == u"title")
            page.title = readText(reader, page);
        else if (isGroup)
            page.groups.append(readText(reader, page));
        else if (name == u"tr")
            page.rows.append(QStringList());
        else if (name == u"th" || name == u"td")
            page.rows.last().append(readText(reader, page));
        else if (name == u"footer")
            page.footer = readText(reader, page);
    }
    page.error = reader.errorString();
    return page;
}

} // namespace

class HtmlTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void smallTable();
    void groups();
    void notesLeadToSourcesAndBack();
    void hostileTextsAreText();
    void nothingComesFromOutside();
    void chineseNamesSimplifiedFacesFirst();
    void ratingIsDrawnToScale();
    void emptyTable();
};

void HtmlTest::smallTable()
{
    // Values: test::smallKnowledge().
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    const Page page = read(buildTableSpec(atlas, wholeTable(atlas, {u"usability"_s}), Language::English));
    QCOMPARE(page.error, QString());
    QCOMPARE(page.language, u"en"_s);
    QCOMPARE(page.title, u"Usability"_s);
    const QList<QStringList> expected{{u"Framework"_s, u"Paradigm"_s, u"Debugging"_s},
                                      {u"PyTorch\nGeneral"_s, u"Eager[1]"_s, u"9.3 \nPython debuggers work[1, 2]"_s},
                                      {u"JAX\nGeneral"_s, u"Functional[1]"_s, u"6.3 \nTraced code hides values[3, 1]"_s},
                                      {u"Megatron-LM\nAcceleration layer"_s, u"On PyTorch[2]"_s, u"· Same as PyTorch"_s},
                                      {u"MLX\nEmerging"_s, u"Lazy arrays[1]"_s, u"—"_s}};
    QCOMPARE(page.rows, expected);
    QCOMPARE(page.links, QStringList({u"https://example.org/doc"_s, u"https://example.org/paper"_s}));
    for (const QString &words : {u"Data 2026.11.1 · as of 2026-11"_s, u"a <b> & \"c\""_s, u"Language: English"_s})
        QVERIFY2(page.footer.contains(words), qPrintable(page.footer));
}

void HtmlTest::groups()
{
    const TableSpec spec = test::groupedTable(Language::Chinese);
    const Page page = read(spec, Language::Chinese);
    QCOMPARE(page.error, QString());
    QCOMPARE(page.language, u"zh-CN"_s);
    QCOMPARE(page.groups, QStringList({u"通用框架"_s, u"区域框架"_s, u"加速层"_s, u"新兴项目"_s}));
    QCOMPARE(page.rows[0], QStringList({QString(), u"语言"_s, u"日常使用"_s}));
    QCOMPARE(page.rows.size(), 2 + 9);
    QVERIFY(page.rows[2][2].contains(u"▲"_s));
    QVERIFY(page.rows[10][2].contains(u"▽"_s));
    const QString all = QString::fromUtf8(tableToHtml(spec, originIn(Language::Chinese)));
    QCOMPARE(all.count(u"<tbody>"_s), 4);
    for (const QString &sentence : spec.summary)
        QVERIFY(all.contains(u">%1<"_s.arg(sentence)));
}

void HtmlTest::notesLeadToSourcesAndBack()
{
    const TableSpec spec = test::usabilityTable(Language::English);
    const Page page = read(spec);
    QVERIFY(!page.targets.isEmpty());
    for (const QString &target : page.targets)
        QVERIFY2(page.ids.contains(target), qPrintable(target));
    for (qsizetype i = 1; i <= spec.references.size(); ++i) {
        QVERIFY(page.targets.contains(u"source-%1"_s.arg(i)));
        QCOMPARE(page.targets.count(u"note-%1"_s.arg(i)), 1);
    }
    // An id is there once.
    static const QRegularExpression id(u" id=\"([^\"]+)\""_s);
    const QString all = QString::fromUtf8(tableToHtml(spec, originIn(Language::English)));
    int ids = 0;
    for (auto match = id.globalMatch(all); match.hasNext(); match.next())
        ++ids;
    QCOMPARE(ids, page.ids.size());
}

void HtmlTest::hostileTextsAreText()
{
    const TableSpec spec = test::hostileTable();
    const Page page = read(spec);
    QCOMPARE(page.error, QString());
    QCOMPARE(page.title, cleanText(spec.title));
    for (qsizetype row = 0; row < spec.rows.size(); ++row) {
        const QString text = cleanText(spec.rows[row].text);
        // A row for the groups of columns and one of headings come before.
        QCOMPARE(page.rows[row + 2][0], text + u"\n"_s + text);
        QVERIFY2(page.rows[row + 2][1].contains(text), qPrintable(page.rows[row + 2][1]));
    }
    QCOMPARE(page.groups.size(), spec.rows.size());
    QCOMPARE(page.links, QStringList(u"https://example.org/a%20b?q=%22%3Cx%3E%22&y=1#z"_s));
}

void HtmlTest::nothingComesFromOutside()
{
    const Page page = read(test::hostileTable());
    for (const QString &banned : {u"script"_s, u"img"_s, u"link"_s, u"iframe"_s, u"object"_s, u"@src"_s, u"@onload"_s, u"@onclick"_s})
        QVERIFY2(!page.elements.contains(banned), qPrintable(banned));
    const QString all = QString::fromUtf8(tableToHtml(test::usabilityTable(Language::English), originIn(Language::English)));
    QVERIFY(!all.contains(u"url("_s) && !all.contains(u"@import"_s));
    QVERIFY(all.contains(u"default-src 'none'"_s));
    QVERIFY(all.contains(u"@media print"_s) && all.contains(u"prefers-color-scheme: dark"_s));
}

void HtmlTest::chineseNamesSimplifiedFacesFirst()
{
    const QString all = QString::fromUtf8(tableToHtml(test::usabilityTable(Language::Chinese), originIn(Language::Chinese)));
    QVERIFY(all.contains(u"font-family: \"Noto Sans CJK SC\""_s));
}

void HtmlTest::ratingIsDrawnToScale()
{
    TableSpec spec;
    spec.columns = {{u"column"_s, {}}};
    spec.rows = {{u"row"_s, {}}};
    spec.cells = {{TableCell{AssessmentState::Known, {}, Interval{7.5, 6, 8.2}, {}, {}}}};
    const QString all = QString::fromUtf8(tableToHtml(spec, originIn(Language::English)));
    // A unit of the picture is a tenth of a point.
    QVERIFY(all.contains(u"width=\"75.0\""_s));
    QVERIFY(all.contains(u"M60.0 6.5H82.0"_s));
    QVERIFY(all.contains(u"aria-label=\"7.5 (6.0–8.2)\""_s));
}

void HtmlTest::emptyTable()
{
    const Page page = read({});
    QCOMPARE(page.error, QString());
    QCOMPARE(page.rows, QList<QStringList>({{QString()}}));
}

QTEST_GUILESS_MAIN(HtmlTest)
#include "tst_html.moc"
