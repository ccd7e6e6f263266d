// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/textblock.h"
#include "support/goldenimage.h"

#include <QFontInfo>
#include <QPainter>
#include <QTest>
#include <QThread>

#include <memory>
#include <vector>

using namespace fatlas;

namespace {

const QString latin =
    QStringLiteral("Python debuggers work line by line; compiled regions need extra environment flags to be seen at all.");
const QString chinese = QStringLiteral("可用 Python 调试器逐行调试；编译区域需要额外的环境变量，分布式错误较难追踪（见官方文档）。");

PaintContext contextFor(Language language)
{
    return {&Theme::of(ThemeKind::Print), language, 12};
}

TextBlock blockOf(const QString &text, Language language, double width, TextRole role = TextRole::TableBody)
{
    const PaintContext context = contextFor(language);
    return {text, context.font(role), context.lineHeight(role), width};
}

QStringList linesOf(const TextBlock &block)
{
    QStringList lines;
    for (int i = 0; i < block.lineCount(); ++i)
        lines.append(block.lineText(i));
    return lines;
}

constexpr std::array allRoles{TextRole::Title,  TextRole::Subtitle,    TextRole::AxisTitle, TextRole::Tick,      TextRole::PointLabel,
                              TextRole::Legend, TextRole::TableHeader, TextRole::TableBody, TextRole::TableNote, TextRole::Caption};

} // namespace

class TextBlockTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void measuredWidthBreaksAlike_data();
    void measuredWidthBreaksAlike();
    void inkStaysInside_data() { measuredWidthBreaksAlike_data(); }
    void inkStaysInside();
    void chineseBreaksAnywhereButNotBeforePunctuation();
    void latinBreaksAtWords();
    void longWordsAreBroken();
    void lineFeedsBreak();
    void emptyTextHasNoSize();
    void lineHeights();
    void fontsAreOfTheFamilyOfTheLanguage();
    void rotatedTextReadsUpward();
    void alignment();
    void elidedTextFits_data();
    void elidedTextFits();
    void measuresFromManyThreads();
};

void TextBlockTest::measuredWidthBreaksAlike_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isChinese");
    QTest::addColumn<double>("width");
    for (const double width : {0.0, 61.5, 88.0, 133.3, 240.7, 500.0}) {
        QTest::addRow("latin %g", width) << latin << false << width;
        QTest::addRow("chinese %g", width) << chinese << true << width;
    }
}

void TextBlockTest::measuredWidthBreaksAlike()
{
    QFETCH(QString, text);
    QFETCH(bool, isChinese);
    QFETCH(double, width);
    const Language language = isChinese ? Language::Chinese : Language::English;
    for (const TextRole role : allRoles) {
        const TextBlock block = blockOf(text, language, width, role);
        const QSizeF measured = contextFor(language).measure()(text, role, width);
        QCOMPARE(block.size(), measured);
        QVERIFY(width == 0 || measured.width() <= width + 0.3);
        const TextBlock again = blockOf(text, language, measured.width(), role);
        QCOMPARE(linesOf(again), linesOf(block));
    }
}

void TextBlockTest::inkStaysInside()
{
    QFETCH(QString, text);
    QFETCH(bool, isChinese);
    QFETCH(double, width);
    const Language language = isChinese ? Language::Chinese : Language::English;
    const QSizeF size = contextFor(language).measure()(text, TextRole::TableBody, width);
    const QRectF rect(QPointF(20, 20), size);
    QImage image(int(size.width()) + 60, int(size.height()) + 60, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    drawText(painter, {text, TextRole::TableBody, rect, false, Qt::AlignLeft | Qt::AlignTop}, contextFor(language), Qt::black);
    painter.end();
    const QRect ink = test::inkOf(image);
    QVERIFY2(rect.adjusted(-1, 0, 1, 0).toAlignedRect().contains(ink),
             qPrintable(QStringLiteral("%1 %2").arg(ink.right()).arg(rect.right())));
    // And it fills the rectangle: nothing was left out at the end.
    QVERIFY(ink.width() > 0.9 * size.width());
    QVERIFY(ink.height() > size.height() - 12);
}

void TextBlockTest::chineseBreaksAnywhereButNotBeforePunctuation()
{
    const QString text = QStringLiteral("框").repeated(40);
    const double em = contextFor(Language::Chinese).font(TextRole::TableBody).pixelSize();
    const TextBlock block = blockOf(text, Language::Chinese, 10 * em);
    QCOMPARE(linesOf(block), QStringList(4, QStringLiteral("框").repeated(10)));
    const QStringList lines = linesOf(blockOf(QStringLiteral("框架框架框架框架框架，图谱"), Language::Chinese, 10 * em));
    QCOMPARE(lines.size(), 2);
    QVERIFY2(!lines[1].startsWith(u'，'), qPrintable(lines.join(QLatin1Char('|'))));
}

void TextBlockTest::latinBreaksAtWords()
{
    const QStringList lines = linesOf(blockOf(latin, Language::English, 120));
    QVERIFY(lines.size() > 3);
    QStringList words;
    for (const QString &line : lines)
        words += line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QCOMPARE(words, latin.split(QLatin1Char(' ')));
}

void TextBlockTest::longWordsAreBroken()
{
    const QString address = QStringLiteral("https://example.org/") + QStringLiteral("x").repeated(80);
    const TextBlock block = blockOf(address, Language::English, 100);
    QVERIFY(block.lineCount() > 3);
    QVERIFY(block.size().width() <= 100.3);
    QCOMPARE(linesOf(block).join(QString()), address);
}

void TextBlockTest::lineFeedsBreak()
{
    QCOMPARE(blockOf(QStringLiteral("one\ntwo"), Language::English, 0).lineCount(), 2);
}

void TextBlockTest::emptyTextHasNoSize()
{
    QCOMPARE(blockOf(QString(), Language::Chinese, 100).size(), QSizeF(0, 0));
    QCOMPARE(blockOf(QString(), Language::Chinese, 100).lineCount(), 0);
}

void TextBlockTest::lineHeights()
{
    for (const TextRole role : allRoles) {
        const PaintContext english = contextFor(Language::English);
        const PaintContext chineseContext = contextFor(Language::Chinese);
        QVERIFY(english.lineHeight(role) >= 1.35 * english.font(role).pixelSize());
        QVERIFY(chineseContext.lineHeight(role) >= 1.5 * chineseContext.font(role).pixelSize());
        QCOMPARE(chineseContext.measure()(QStringLiteral("一"), role, 0).height(), chineseContext.lineHeight(role));
    }
    QCOMPARE(contextFor(Language::English).font(TextRole::Title).pixelSize(), 17);
    QCOMPARE(contextFor(Language::English).font(TextRole::Caption).pixelSize(), 10);
    QVERIFY(contextFor(Language::English).font(TextRole::Title).weight() >= QFont::DemiBold);
}

void TextBlockTest::fontsAreOfTheFamilyOfTheLanguage()
{
    QCOMPARE(missingFontHint(), QString());
    for (const Language language : allLanguages) {
        const QFont font = contextFor(language).font(TextRole::TableBody);
        QCOMPARE(font.families(), fontFamilies(language));
        QCOMPARE(QFontInfo(font).family(), QStringLiteral("Noto Sans CJK SC"));
        QCOMPARE(font.hintingPreference(), QFont::PreferNoHinting);
    }
    const QFont code = contextFor(Language::English).font(TextRole::Code);
    QCOMPARE(code.families(), codeFamilies());
    QCOMPARE(QFontInfo(code).family(), QStringLiteral("Noto Sans Mono CJK SC"));
    const QFontMetricsF metrics(code);
    QCOMPARE(metrics.horizontalAdvance(u'i'), metrics.horizontalAdvance(u'M'));
    QVERIFY(qAbs(metrics.horizontalAdvance(u'中') - 2 * metrics.horizontalAdvance(u'M')) < 0.1);
    QVERIFY(missingFontHint({QStringLiteral("DejaVu Sans")}).contains(QStringLiteral("fonts-noto-cjk")));
    QVERIFY(missingFontHint(fontFamilies(Language::English)).contains(QStringLiteral("Mono")));
}

void TextBlockTest::rotatedTextReadsUpward()
{
    // Capitals stand at the beginning, which must be at the bottom, and are taller than the dots.
    const PaintContext context = contextFor(Language::English);
    const QString text = QStringLiteral("MM . . . . . . . . .");
    const QSizeF size = context.measure()(text, TextRole::AxisTitle, 0);
    const QRectF rect(QPointF(10, 10), size.transposed());
    QImage image(int(rect.right()) + 10, int(rect.bottom()) + 10, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    drawText(painter, {text, TextRole::AxisTitle, rect, true, Qt::AlignHCenter | Qt::AlignTop}, context, Qt::black);
    painter.end();
    QVERIFY(rect.adjusted(-1, -1, 1, 1).toAlignedRect().contains(test::inkOf(image)));
    const int middle = int(rect.center().y());
    const int upper = test::inkOf(image.copy(0, 0, image.width(), middle)).width();
    const int lower = test::inkOf(image.copy(0, middle, image.width(), image.height() - middle)).width();
    QVERIFY(lower > upper);
}

void TextBlockTest::alignment()
{
    const PaintContext context = contextFor(Language::English);
    const QRectF rect(0, 0, 200, 60);
    const auto ink = [&](Qt::Alignment alignment) {
        QImage image(200, 60, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        drawText(painter, {QStringLiteral("word"), TextRole::TableBody, rect, false, alignment}, context, Qt::black);
        painter.end();
        return test::inkOf(image);
    };
    QVERIFY(ink(Qt::AlignLeft | Qt::AlignTop).left() <= 1);
    QVERIFY(ink(Qt::AlignRight | Qt::AlignTop).right() >= 197);
    QVERIFY(std::abs(ink(Qt::AlignHCenter | Qt::AlignTop).center().x() - 100) <= 1);
    QVERIFY(std::abs(ink(Qt::AlignLeft | Qt::AlignVCenter).center().y() - 30) <= 2);
    QVERIFY(ink(Qt::AlignLeft | Qt::AlignBottom).bottom() > 50);
}

void TextBlockTest::elidedTextFits_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("width");
    QTest::addColumn<int>("lines");
    QTest::addColumn<bool>("whole");
    QTest::newRow("short") << QStringLiteral("PyTorch") << 200.0 << 1 << true;
    QTest::newRow("one line") << latin << 200.0 << 1 << false;
    QTest::newRow("two lines") << latin << 200.0 << 2 << false;
    QTest::newRow("wide") << latin << 400.0 << 2 << true;
    QTest::newRow("chinese") << chinese << 150.0 << 2 << false;
    QTest::newRow("beyond the basic plane") << QStringLiteral("𠮷").repeated(40) << 100.0 << 1 << false;
    QTest::newRow("hopelessly narrow") << latin << 3.0 << 1 << false;
}

void TextBlockTest::elidedTextFits()
{
    QFETCH(QString, text);
    QFETCH(double, width);
    QFETCH(int, lines);
    QFETCH(bool, whole);
    const QString shown = elided(text, TextRole::TableBody, contextFor(Language::Chinese), width, lines);
    QCOMPARE(shown == text, whole);
    if (whole)
        return;
    QVERIFY(shown.endsWith(QChar(0x2026)));
    QVERIFY(text.startsWith(shown.chopped(1)));
    QVERIFY(shown.size() < 2 || !shown[shown.size() - 2].isHighSurrogate());
    QVERIFY(width < 10 || blockOf(shown, Language::Chinese, width).lineCount() <= lines);
    QVERIFY(width < 10 || shown.size() > 5);
}

void TextBlockTest::measuresFromManyThreads()
{
    const TextMeasure measure = contextFor(Language::Chinese).measure();
    const auto sizes = [&measure] {
        QList<QSizeF> found;
        for (int i = 0; i < 40; ++i)
            found.append(measure(i % 2 ? latin : chinese, allRoles[size_t(i) % allRoles.size()], 60 + 3 * i));
        return found;
    };
    const QList<QSizeF> expected = sizes();
    std::vector<QList<QSizeF>> results(4);
    std::vector<std::unique_ptr<QThread>> threads;
    for (QList<QSizeF> &result : results) {
        threads.emplace_back(QThread::create([&result, &sizes] { result = sizes(); }));
        threads.back()->start();
    }
    for (const auto &thread : threads)
        QVERIFY(thread->wait());
    for (const QList<QSizeF> &result : results)
        QCOMPARE(result, expected);
}

QTEST_MAIN(TextBlockTest)
#include "tst_textblock.moc"
