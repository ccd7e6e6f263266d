// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Code side by side as a document: PDF whose text can be selected, HTML that is escaped, colours that are never alone.

#include "paint/codehtml.h"
#include "paint/codepainter.h"
#include "paint/exportcode.h"

#include <QBuffer>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

CodeColumn columnOf(const QString &name, const QStringList &lines)
{
    CodeColumn column;
    column.framework.value = name.toLower();
    column.name = name;
    column.detail = u"Python · 1.0"_s;
    column.styles = {u"eager"_s};
    column.remarks = {{u"Style"_s, u"Runs <at> once & \"well\"."_s}};
    for (int section = 0; section < 3; ++section)
        column.cells.append({lines, highlightCode(lines, CodeLanguage::Python), {}, u"见注释。"_s});
    column.cells[2] = {{}, {}, u"Not offered."_s, {}};
    column.notes = {1};
    column.asOf = {2026, 11};
    return column;
}

CodeSpec spec()
{
    CodeSpec spec;
    spec.title = u"Code <side> by side"_s;
    spec.subtitle = u"The task."_s;
    spec.sections = {u"Define"_s, u"Step"_s, u"Parallel"_s};
    spec.columns = {columnOf(u"Alpha"_s, {u"@jit"_s, u"def step(x):  # 一步"_s, u"    return '<b>&amp;</b>' @ f(x, 1e-3)"_s}),
                    columnOf(u"Beta"_s, {u"import beta"_s, u""_s, u"y = "_s + QString(95, u'b')})};
    spec.referencesTitle = u"References"_s;
    spec.references = {{u"The manual. https://example.org/a?b=1&c=2"_s, QUrl(u"https://example.org/a?b=1&c=2"_s)}};
    return spec;
}

DocumentInfo info()
{
    DocumentInfo info;
    info.title = u"Code"_s;
    info.provenance = u"Data 2026.11.3 · as of 2026-11"_s;
    info.created = QDateTime(QDate(2026, 11, 2), QTime(3, 4, 5), Qt::UTC);
    return info;
}

QByteArray written(ExportFormat format, const CodeSpec &code)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return writeCode(buffer, format, code, info()).ok() ? bytes : QByteArray();
}

/// What a tool of poppler says of a PDF.
QString asked(const QString &tool, const QStringList &options, const QByteArray &pdf)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"code.pdf"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size())
        return {};
    file.close();
    QProcess process;
    QStringList arguments = options + QStringList{file.fileName()};
    if (tool == u"pdftotext")
        arguments += u"-"_s;
    process.start(tool, arguments);
    return process.waitForFinished() ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
}

} // namespace

class ExportCodeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pdfTextCanBeSelected();
    void pdfIsTheSameEachTime();
    void htmlIsEscapedAndWhole();
    void htmlIsInItsLanguage();
    void otherFormatsAreRefused_data();
    void otherFormatsAreRefused();
    void aFullDiskIsSaid_data();
    void aFullDiskIsSaid();
    void tonesAreNotColourAlone();
    void everyPageIsPainted();
};

void ExportCodeTest::pdfTextCanBeSelected()
{
    const QByteArray pdf = written(ExportFormat::Pdf, spec());
    QVERIFY(pdf.startsWith("%PDF-"));
    const QString text = asked(u"pdftotext"_s, {u"-layout"_s, u"-enc"_s, u"UTF-8"_s}, pdf);
    for (const QString &said : {u"def step(x):"_s, u"# 一步"_s, u"'<b>&amp;</b>' @ f(x, 1e-3)"_s, u"import beta"_s, u"见注释。"_s,
                                u"Not offered."_s, u"Data 2026.11.3"_s, u"https://example.org/a?b=1&c=2"_s})
        QVERIFY2(text.contains(said), qPrintable(said + u" in "_s + text));
    // The long line goes on, which is marked.
    QVERIFY(text.contains(continuationMark));
    const QString fonts = asked(u"pdffonts"_s, {}, pdf);
    QVERIFY2(fonts.contains(u"NotoSansMonoCJK"_s), qPrintable(fonts));
    QVERIFY2(!fonts.contains(u" no  no"_s), qPrintable(fonts));
}

void ExportCodeTest::pdfIsTheSameEachTime()
{
    QCOMPARE(written(ExportFormat::Pdf, spec()), written(ExportFormat::Pdf, spec()));
}

void ExportCodeTest::htmlIsEscapedAndWhole()
{
    const QByteArray html = written(ExportFormat::Html, spec());
    // Written so that it is XML, too: then everything is closed and escaped.
    QXmlStreamReader reader(html);
    QString text;
    QSet<QString> elements;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::Characters)
            text += reader.text();
        else if (reader.isStartElement())
            elements += reader.name().toString();
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QVERIFY(!elements.contains(u"b"_s) && !elements.contains(u"script"_s));
    QVERIFY(text.contains(u"    return '<b>&amp;</b>' @ f(x, 1e-3)\n"_s));
    QVERIFY(text.contains(u"Code <side> by side"_s));
    QVERIFY(html.contains("<span class=\"k\">def</span> <span class=\"f\">step</span>"));
    QVERIFY(html.contains("<span class=\"d\">@jit</span>"));
    QVERIFY(html.contains("href=\"https://example.org/a?b=1&amp;c=2\""));
    QVERIFY(html.contains("@media print"));
    QVERIFY(html.contains("Data 2026.11.3"));
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Print})
        QVERIFY(html.contains(Theme::of(kind).color(ColorRole::CodeKeyword).name().toLatin1()));
}

void ExportCodeTest::htmlIsInItsLanguage()
{
    QVERIFY(codeToHtml(spec(), {{}, Language::Chinese}).contains("<html lang=\"zh-CN\">"));
    QVERIFY(codeToHtml(spec(), {{}, Language::English}).contains("<html lang=\"en\">"));
}

void ExportCodeTest::otherFormatsAreRefused_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::newRow("svg") << ExportFormat::Svg;
    QTest::newRow("png") << ExportFormat::Png;
    QTest::newRow("csv") << ExportFormat::Csv;
    QTest::newRow("xlsx") << ExportFormat::Xlsx;
}

void ExportCodeTest::otherFormatsAreRefused()
{
    QFETCH(ExportFormat, format);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    const Result<Done> result = writeCode(buffer, format, spec(), info());
    QVERIFY(!result.ok());
    QVERIFY(result.error().message.contains(formatId(format)));
    QVERIFY(result.error().hint.contains(u"html"_s));
    QVERIFY(bytes.isEmpty());
}

void ExportCodeTest::aFullDiskIsSaid_data()
{
    QTest::addColumn<ExportFormat>("format");
    for (const ExportFormat format : codeFormats)
        QTest::newRow(qPrintable(formatId(format))) << format;
}

void ExportCodeTest::aFullDiskIsSaid()
{
    QFETCH(ExportFormat, format);
    QFile full(u"/dev/full"_s);
    if (!full.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        QSKIP("no /dev/full here");
    const Result<Done> result = writeCode(full, format, spec(), info());
    QVERIFY(!result.ok());
    QCOMPARE(result.error().code, ErrorCode::WriteFailed);
}

void ExportCodeTest::tonesAreNotColourAlone()
{
    const Theme &theme = Theme::of(ThemeKind::Light);
    for (const CodeTone tone : {CodeTone::Keyword, CodeTone::Definition})
        QVERIFY(codeFormat(tone, theme).fontWeight() >= QFont::Bold);
    QVERIFY(codeFormat(CodeTone::Comment, theme).fontItalic());
    // The others have a sign in the text: quotes, digits, "@", a bracket.
    for (const CodeTone tone : {CodeTone::Plain, CodeTone::String, CodeTone::Number, CodeTone::Decorator, CodeTone::Call}) {
        QVERIFY(codeFormat(tone, theme).fontWeight() <= QFont::Normal);
        QVERIFY(!codeFormat(tone, theme).fontItalic());
    }
}

void ExportCodeTest::everyPageIsPainted()
{
    CodeSpec many = spec();
    QStringList lines(120, u"x = f(1)"_s);
    many.columns[0].cells[1] = {lines, highlightCode(lines, CodeLanguage::Python), {}, {}};
    const CodePages pages(many, {900, 500}, {&Theme::of(ThemeKind::Print), Language::English, 12});
    QVERIFY(pages.pageCount() > 3);
    for (int page = 0; page < pages.pageCount(); ++page) {
        QImage image(900, 500, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        pages.paintPage(painter, page);
        painter.end();
        QImage empty = image;
        empty.fill(Qt::white);
        QVERIFY(image != empty);
    }
}

QTEST_MAIN(ExportCodeTest)
#include "tst_exportcode.moc"
