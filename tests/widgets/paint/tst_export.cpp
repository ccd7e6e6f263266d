// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/export.h"
#include "paint/matrixpainter.h"
#include "paint/tablepainter.h"
#include "support/goldenimage.h"
#include "support/specsamples.h"

#include <QBuffer>
#include <QFile>
#include <QGuiApplication>
#include <QImageReader>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>

#include <functional>

using namespace fatlas;

namespace {

DocumentInfo infoFor(Language language)
{
    DocumentInfo info;
    info.title = QStringLiteral("定位矩阵 <Ease & \"scale\">");
    info.author = QStringLiteral("FrameAtlas 框架图谱");
    info.subject = QStringLiteral("Positioning matrix");
    info.keywords = {QStringLiteral("PyTorch"), QStringLiteral("飞桨")};
    info.language = language;
    info.provenance = QStringLiteral("Data 2026.11.1, as of 2026-11");
    info.filter = QStringLiteral("Layers: general, regional");
    info.created = QDateTime(QDate(2026, 11, 2), QTime(3, 4, 5), Qt::UTC);
    return info;
}

PaintContext printContext(Language language)
{
    return {&Theme::of(ThemeKind::Print), language, 12};
}

MatrixPage matrix(Language language)
{
    return {test::nineFrameworks(language), a4ContentSize(PageOrientation::Landscape), printContext(language)};
}

TablePages table(Language language)
{
    return {test::usabilityTable(language), a4ContentSize(PageOrientation::Landscape), printContext(language)};
}

QByteArray pdfOf(const PagePainter &content, Language language)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return exportPdf(buffer, content, PageOrientation::Landscape, infoFor(language)).ok() ? bytes : QByteArray();
}

QByteArray svgOf(const PagePainter &content)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return exportSvg(buffer, content, infoFor(Language::Chinese)).ok() ? bytes : QByteArray();
}

/// The text as a reader selects it, from poppler's pdftotext.
QString textOf(const QByteArray &pdf)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("document.pdf")));
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size())
        return {};
    file.close();
    QProcess process;
    process.start(QStringLiteral("pdftotext"),
                  {QStringLiteral("-layout"), QStringLiteral("-enc"), QStringLiteral("UTF-8"), file.fileName(), QStringLiteral("-")});
    return process.waitForFinished() ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
}

/// Lets `limit` bytes through, then fails.
class FailingDevice : public QIODevice
{
public:
    explicit FailingDevice(qint64 limit) : m_left(limit) { setErrorString(QStringLiteral("no space left")); }

protected:
    qint64 readData(char * /*data*/, qint64 /*size*/) override { return -1; }
    qint64 writeData(const char * /*data*/, qint64 size) override
    {
        if (m_left <= 0)
            return -1;
        const qint64 written = std::min(m_left, size);
        m_left -= written;
        return written;
    }

private:
    qint64 m_left;
};

using Exporter = std::function<Result<Done>(QIODevice &)>;

} // namespace

Q_DECLARE_METATYPE(Exporter)

class ExportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pdfSaysWhatItIs_data();
    void pdfSaysWhatItIs();
    void pdfEmbedsTheChineseFace_data() { pdfSaysWhatItIs_data(); }
    void pdfEmbedsTheChineseFace();
    void pdfIsVector();
    void pdfTextIsAsWritten_data() { pdfSaysWhatItIs_data(); }
    void pdfTextIsAsWritten();
    void pdfPagesAreNumbered();
    void pdfOfForeignScriptStaysReadable();
    void longTitleAndFilterAreShortened();
    void equalInputEqualBytes();
    void otherProcessesWriteTheSameBytes();
    void contentSizes();
    void svgIsWellFormedAndNamed();
    void svgLooksLikeThePainting();
    void pngSizeAndText();
    void pngScale_data();
    void pngScale();
    void darkContentKeepsItsGround();
    void failuresOfTheDevice_data();
    void failuresOfTheDevice();
};

void ExportTest::pdfSaysWhatItIs_data()
{
    QTest::addColumn<int>("language");
    QTest::newRow("en") << int(Language::English);
    QTest::newRow("zh") << int(Language::Chinese);
}

void ExportTest::pdfSaysWhatItIs()
{
    QFETCH(int, language);
    const QByteArray bytes = pdfOf(matrix(Language(language)), Language(language));
    QPDF pdf;
    pdf.processMemoryFile("test", bytes.constData(), size_t(bytes.size()));
    QVERIFY(pdf.getWarnings().empty());
    QPDFObjectHandle info = pdf.getTrailer().getKey("/Info");
    const auto text = [&info](const char *key) { return QString::fromStdString(info.getKey(key).getUTF8Value()); };
    const DocumentInfo expected = infoFor(Language(language));
    QCOMPARE(text("/Title"), expected.title);
    QCOMPARE(text("/Author"), expected.author);
    QCOMPARE(text("/Subject"), expected.subject);
    QCOMPARE(text("/Keywords"), QStringLiteral("PyTorch, 飞桨"));
    QCOMPARE(text("/Creator"), QStringLiteral("FrameAtlas"));
    QVERIFY(!text("/Producer").isEmpty());
    QCOMPARE(text("/CreationDate"), QStringLiteral("D:20261102030405Z"));
    QCOMPARE(text("/ModDate"), QStringLiteral("D:20261102030405Z"));
    QPDFObjectHandle root = pdf.getRoot();
    QCOMPARE(QString::fromStdString(root.getKey("/Lang").getUTF8Value()),
             language == int(Language::Chinese) ? QStringLiteral("zh-CN") : QStringLiteral("en"));
    QVERIFY(root.getKey("/ViewerPreferences").getKey("/DisplayDocTitle").getBoolValue());
    QCOMPARE(QPDFPageDocumentHelper(pdf).getAllPages().size(), size_t(1));
}

void ExportTest::pdfEmbedsTheChineseFace()
{
    QFETCH(int, language);
    const QByteArray bytes = pdfOf(table(Language(language)), Language(language));
    QPDF pdf;
    pdf.processMemoryFile("test", bytes.constData(), size_t(bytes.size()));
    int fonts = 0;
    for (QPDFObjectHandle object : pdf.getAllObjects()) {
        if (!object.isDictionary() || !object.getKey("/Type").isName() || object.getKey("/Type").getName() != "/FontDescriptor")
            continue;
        ++fonts;
        const QString name = QString::fromStdString(object.getKey("/FontName").getName());
        QVERIFY2(name.contains(QStringLiteral("+NotoSansCJKsc-")), qPrintable(name));
        QVERIFY(object.getKey("/FontFile2").isStream() || object.getKey("/FontFile3").isStream());
    }
    QCOMPARE(fonts, 2);
}

void ExportTest::pdfIsVector()
{
    const QByteArray bytes = pdfOf(matrix(Language::Chinese), Language::Chinese);
    QPDF pdf;
    pdf.processMemoryFile("test", bytes.constData(), size_t(bytes.size()));
    for (QPDFObjectHandle object : pdf.getAllObjects()) {
        const bool image =
            object.isStream() && object.getDict().getKey("/Subtype").isName() && object.getDict().getKey("/Subtype").getName() == "/Image";
        QVERIFY(!image);
    }
    QVERIFY(bytes.size() < 200 * 1024);
}

void ExportTest::pdfTextIsAsWritten()
{
    QFETCH(int, language);
    QVERIFY2(!QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty(), "pdftotext is missing: install poppler-utils");
    const MatrixSpec spec = test::nineFrameworks(Language(language));
    const QString text = textOf(pdfOf(matrix(Language(language)), Language(language)));
    QStringList expected{spec.title, spec.subtitle, spec.xTitle, spec.yTitle};
    for (const MatrixPoint &point : spec.points)
        expected.append(point.name);
    const DocumentInfo info = infoFor(Language(language));
    expected += {info.title, info.filter, info.provenance, QStringLiteral("Page 1 of 1")};
    for (const QString &words : std::as_const(expected))
        QVERIFY2(text.contains(words), qPrintable(words + QLatin1Char('\n') + text));

    // Characters that only a font would answer with: radicals, ligatures, private use, tabs.
    const QString cells = textOf(pdfOf(table(Language(language)), Language(language)));
    for (const QChar c : text + cells) {
        const ushort u = c.unicode();
        const bool wrong =
            (u >= 0x2e80 && u < 0x2fe0) || (u >= 0xe000 && u < 0xf900) || (u >= 0xfb00 && u < 0xfb50) || u == u'\t' || u == 0xfffd;
        QVERIFY2(!wrong, qPrintable(QString::number(u, 16)));
    }
    const TableSpec usability = test::usabilityTable(Language(language));
    for (const TableReference &reference : usability.references)
        QVERIFY2(cells.contains(reference.text), qPrintable(reference.text));
    QVERIFY(cells.contains(language == int(Language::Chinese) ? QStringLiteral("分类器约四十行") : QStringLiteral("for a classifier")));
}

void ExportTest::pdfPagesAreNumbered()
{
    const TablePages pages(test::usabilityTable(Language::English), a4ContentSize(PageOrientation::Landscape),
                           printContext(Language::English));
    QVERIFY(pages.pageCount() > 1);
    const QString text = textOf(pdfOf(pages, Language::English));
    for (int page = 1; page <= pages.pageCount(); ++page)
        QVERIFY(text.contains(QStringLiteral("Page %1 of %2").arg(page).arg(pages.pageCount())));
    QCOMPARE(text.count(infoFor(Language::English).filter), pages.pageCount());
}

void ExportTest::pdfOfForeignScriptStaysReadable()
{
    // Characters that the face lacks come from another font or not at all; what stands beside them must not suffer.
    MatrixSpec spec = test::nineFrameworks(Language::English);
    spec.points[0].name = QStringLiteral("ไทย 😀 first office 2026");
    spec.points[1].name = QStringLiteral("𠮷 用户 second");
    const MatrixPage page(spec, a4ContentSize(PageOrientation::Landscape), printContext(Language::English));
    const QString text = textOf(pdfOf(page, Language::English));
    for (const QString &words : {QStringLiteral("first office 2026"), QStringLiteral("𠮷 用户 second"), QStringLiteral("TensorFlow"),
                                 QStringLiteral("9 frameworks")})
        QVERIFY2(text.contains(words), qPrintable(words + QLatin1Char('\n') + text));
}

void ExportTest::longTitleAndFilterAreShortened()
{
    DocumentInfo info = infoFor(Language::English);
    info.title = QStringLiteral("A title that goes on. ").repeated(30);
    info.filter = QStringLiteral("A filter that goes on. ").repeated(30);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QVERIFY(exportPdf(buffer, matrix(Language::English), PageOrientation::Landscape, info));
    const QString text = textOf(bytes);
    QCOMPARE(text.count(QChar(0x2026)), 2);
    // The whole of it is in the document's information.
    QPDF pdf;
    pdf.processMemoryFile("test", bytes.constData(), size_t(bytes.size()));
    QCOMPARE(QString::fromStdString(pdf.getTrailer().getKey("/Info").getKey("/Title").getUTF8Value()), info.title);
}

void ExportTest::equalInputEqualBytes()
{
    for (const Language language : allLanguages) {
        const QByteArray first = pdfOf(table(language), language);
        QVERIFY(!first.isEmpty());
        QCOMPARE(pdfOf(table(language), language), first);
    }
    QCOMPARE(svgOf(matrix(Language::Chinese)), svgOf(matrix(Language::Chinese)));
    QVERIFY(pdfOf(matrix(Language::English), Language::English) != pdfOf(matrix(Language::English), Language::Chinese));
}

void ExportTest::otherProcessesWriteTheSameBytes()
{
    // Each process has its own seed for hash tables, whose order must not show.
    const QTemporaryDir folder;
    const QByteArray here = pdfOf(table(Language::Chinese), Language::Chinese);
    for (int i = 0; i < 4; ++i) {
        const QString path = folder.filePath(QStringLiteral("%1.pdf").arg(i));
        QCOMPARE(QProcess::execute(QCoreApplication::applicationFilePath(), {QStringLiteral("--write-pdf"), path}), 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray there = file.readAll();
        QVERIFY(there == here);
    }
}

void ExportTest::contentSizes()
{
    // A4 is 210 × 297 mm, that is 793.7 × 1122.5 units of 1/96 inch.
    const QSizeF portrait = a4ContentSize(PageOrientation::Portrait);
    const QSizeF landscape = a4ContentSize(PageOrientation::Landscape);
    QVERIFY(portrait.width() > 650 && portrait.width() < 793);
    QVERIFY(portrait.height() > 900 && portrait.height() < 1122);
    QVERIFY(landscape.width() > 950 && landscape.width() < 1122);
    QVERIFY(landscape.height() > 560 && landscape.height() < 793);
}

void ExportTest::svgIsWellFormedAndNamed()
{
    const MatrixPage page = matrix(Language::Chinese);
    const QByteArray svg = svgOf(page);
    QXmlStreamReader reader(svg);
    QString title;
    QString description;
    QString words;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == u"svg") {
            const QStringList box = reader.attributes().value(QStringLiteral("viewBox")).toString().split(QLatin1Char(' '));
            QCOMPARE(box.size(), 4);
            QVERIFY(std::abs(box[2].toDouble() - page.pageSize().width() - 2 * imageMargin) < 1);
            QVERIFY(std::abs(box[3].toDouble() - page.pageSize().height() - 2 * imageMargin) < 1);
        } else if (reader.name() == u"title") {
            title = reader.readElementText();
        } else if (reader.name() == u"desc") {
            description = reader.readElementText();
        } else if (reader.name() == u"text") {
            QCOMPARE(reader.attributes().value(QStringLiteral("font-family")).toString(), QStringLiteral("Noto Sans CJK SC"));
            words += reader.readElementText();
        }
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(title, infoFor(Language::Chinese).title);
    QVERIFY(description.contains(infoFor(Language::Chinese).provenance));
    for (const MatrixPoint &point : test::nineFrameworks(Language::Chinese).points)
        QVERIFY2(words.contains(point.name), qPrintable(point.name));
}

void ExportTest::svgLooksLikeThePainting()
{
    const MatrixPage page = matrix(Language::Chinese);
    QSvgRenderer renderer(svgOf(page));
    QVERIFY(renderer.isValid());
    const QImage painted = test::rendered(page);
    const QRectF box = renderer.viewBoxF();
    QImage image(box.size().toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter, QRectF(QPointF(), box.size()));
    painter.end();
    const auto coarse = [](const QImage &picture) {
        return picture.scaled(picture.size() / 6, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    const QImage cut = image.copy(int(imageMargin), int(imageMargin), painted.width(), painted.height());
    const auto [mean, share] = test::difference(coarse(cut), coarse(painted));
    QVERIFY2(mean < 2, qPrintable(QString::number(mean)));
    QVERIFY2(share < 0.01, qPrintable(QString::number(share)));
}

void ExportTest::pngSizeAndText()
{
    const MatrixPage page(test::nineFrameworks(Language::Chinese), {700, 480}, printContext(Language::Chinese));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QVERIFY(exportPng(buffer, page, 2, infoFor(Language::Chinese)));
    buffer.close();
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    QImageReader reader(&buffer, "png");
    const QImage image = reader.read();
    QCOMPARE(image.size(), QSize(2 * (700 + 40), 2 * (480 + 40)));
    // 192 dots an inch.
    QCOMPARE(image.dotsPerMeterX(), 7559);
    QCOMPARE(image.text(QStringLiteral("Title")), infoFor(Language::Chinese).title);
    QCOMPARE(image.text(QStringLiteral("Author")), infoFor(Language::Chinese).author);
    QCOMPARE(image.text(QStringLiteral("Software")), QStringLiteral("FrameAtlas"));
    for (const QString &part : {infoFor(Language::Chinese).provenance, infoFor(Language::Chinese).filter})
        QVERIFY(image.text(QStringLiteral("Description")).contains(part));
}

void ExportTest::pngScale_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("good");
    QTest::newRow("smallest") << 1.0 << true;
    QTest::newRow("largest") << 8.0 << true;
    QTest::newRow("too small") << 0.5 << false;
    QTest::newRow("too large") << 9.0 << false;
    QTest::newRow("not a number") << qQNaN() << false;
}

void ExportTest::pngScale()
{
    QFETCH(double, scale);
    QFETCH(bool, good);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    const MatrixPage page(test::nineFrameworks(Language::English), {300, 200}, printContext(Language::English));
    const Result<Done> result = exportPng(buffer, page, scale, {});
    QCOMPARE(result.ok(), good);
    QCOMPARE(bytes.isEmpty(), !good);
    if (!good)
        QCOMPARE(result.error().code, ErrorCode::ValueOutOfRange);
}

void ExportTest::darkContentKeepsItsGround()
{
    const Theme &dark = Theme::of(ThemeKind::Dark);
    const MatrixPage page(test::nineFrameworks(Language::English), {400, 300}, {&dark, Language::English, 12});
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QVERIFY(exportPng(buffer, page, 1, {}));
    const QImage image = QImage::fromData(bytes, "png");
    QCOMPARE(image.pixelColor(1, 1), dark.color(ColorRole::Surface));
    QCOMPARE(image.pixelColor(image.width() - 2, image.height() - 2), dark.color(ColorRole::Surface));
}

void ExportTest::failuresOfTheDevice_data()
{
    QTest::addColumn<Exporter>("write");
    QTest::addColumn<qint64>("limit");
    const Exporter pdf = [](QIODevice &device) {
        return exportPdf(device, matrix(Language::English), PageOrientation::Landscape, infoFor(Language::English));
    };
    const Exporter svg = [](QIODevice &device) { return exportSvg(device, matrix(Language::English), infoFor(Language::English)); };
    const Exporter png = [](QIODevice &device) { return exportPng(device, matrix(Language::English), 1, infoFor(Language::English)); };
    struct
    {
        const char *name;
        Exporter write;
    } const exporters[] = {{"pdf", pdf}, {"svg", svg}, {"png", png}};
    for (const auto &[name, write] : exporters) {
        QTest::addRow("%s, not open", name) << write << qint64(-1);
        for (const qint64 limit : {0, 1, 4096})
            QTest::addRow("%s, after %lld", name, static_cast<long long>(limit)) << write << limit;
    }
}

void ExportTest::failuresOfTheDevice()
{
    QFETCH(Exporter, write);
    QFETCH(qint64, limit);
    FailingDevice device(limit);
    if (limit >= 0)
        QVERIFY(device.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    const Result<Done> result = write(device);
    QVERIFY(!result.ok());
    QCOMPARE(result.error().code, ErrorCode::WriteFailed);
    QVERIFY(!result.error().message.isEmpty());
    QVERIFY(!result.error().hint.isEmpty());
    if (limit >= 0)
        QVERIFY2(result.error().message.contains(QString::number(limit)), qPrintable(result.error().message));
}

int main(int argc, char **argv)
{
    const QGuiApplication application(argc, argv);
    // The other process of otherProcessesWriteTheSameBytes().
    if (argc == 3 && qstrcmp(argv[1], "--write-pdf") == 0) {
        QFile file(QString::fromLocal8Bit(argv[2]));
        const QByteArray bytes = pdfOf(table(Language::Chinese), Language::Chinese);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? 0 : 1;
    }
    ExportTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_export.moc"
