// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/tablepainter.h"
#include "support/goldenimage.h"
#include "support/specsamples.h"

#include <QPainter>
#include <QTest>

#include <cmath>

using namespace fatlas;

namespace {

/// Three frameworks and three criteria: small enough to look at.
TableSpec smallTable(Language language)
{
    TableSpec spec = test::usabilityTable(language);
    spec.columns = spec.columns.mid(3, 3);
    spec.rows = spec.rows.mid(1, 3);
    spec.cells = spec.cells.mid(1, 3);
    for (QList<TableCell> &row : spec.cells)
        row = row.mid(3, 3);
    spec.references = spec.references.mid(0, 3);
    return spec;
}

QImage ratingOf(const Interval &rating, const PaintContext &context, double scale)
{
    QImage image((scale * ratingSize(context)).toSize() + QSize(2, 2), QImage::Format_RGB32);
    image.fill(context.theme->color(ColorRole::Surface));
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintRating(painter, QRectF(QPointF(), ratingSize(context)), rating, context);
    return image;
}

/// The columns that hold a pixel of this colour: first and last.
std::pair<int, int> columnsOf(const QImage &image, const QColor &color, int fromColumn)
{
    std::pair<int, int> found{-1, -1};
    for (int x = fromColumn; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y) {
            if (image.pixelColor(x, y) != color)
                continue;
            found = {found.first < 0 ? x : found.first, x};
        }
    }
    return found;
}

} // namespace

class TablePainterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void golden_data();
    void golden();
    void groupsGolden_data();
    void groupsGolden();
    void ratingIsToScale_data();
    void ratingIsToScale();
    void ratingReadsInGreyPrint();
    void stateSigns();
    void pagesAreThoseOfTheLayout();
};

void TablePainterTest::golden_data()
{
    QTest::addColumn<int>("theme");
    QTest::addColumn<int>("language");
    QTest::newRow("table-light-en") << int(ThemeKind::Light) << int(Language::English);
    QTest::newRow("table-dark-zh") << int(ThemeKind::Dark) << int(Language::Chinese);
    QTest::newRow("table-print-zh") << int(ThemeKind::Print) << int(Language::Chinese);
}

void TablePainterTest::golden()
{
    QFETCH(int, theme);
    QFETCH(int, language);
    const PaintContext context{&Theme::of(ThemeKind(theme)), Language(language), 12};
    const TablePages pages(smallTable(Language(language)), {560, 0}, context);
    QCOMPARE(test::differenceFromGolden(test::rendered(pages), QString::fromLatin1(QTest::currentDataTag())), QString());
}

void TablePainterTest::groupsGolden_data()
{
    QTest::addColumn<int>("theme");
    QTest::addColumn<int>("language");
    QTest::newRow("groups-print-en") << int(ThemeKind::Print) << int(Language::English);
    QTest::newRow("groups-dark-zh") << int(ThemeKind::Dark) << int(Language::Chinese);
}

void TablePainterTest::groupsGolden()
{
    QFETCH(int, theme);
    QFETCH(int, language);
    const PaintContext context{&Theme::of(ThemeKind(theme)), Language(language), 12};
    // The columns around the border of two groups, and the rows that are marked with those between them.
    TableSpec spec = test::groupedTable(Language(language));
    spec.columns = spec.columns.mid(0, 5);
    for (QList<TableCell> &row : spec.cells)
        row = row.mid(0, 5);
    for (const qsizetype row : {7, 5, 3, 2}) {
        spec.rows.removeAt(row);
        spec.cells.removeAt(row);
    }
    spec.references = spec.references.mid(0, 2);
    const TablePages pages(spec, {900, 0}, context);
    QCOMPARE(test::differenceFromGolden(test::rendered(pages), QString::fromLatin1(QTest::currentDataTag())), QString());
}

void TablePainterTest::ratingIsToScale_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("middle") << 5.0 << 4.0 << 6.5;
    QTest::newRow("best") << 10.0 << 9.0 << 10.0;
    QTest::newRow("low") << 1.5 << 0.0 << 2.0;
}

void TablePainterTest::ratingIsToScale()
{
    QFETCH(double, value);
    QFETCH(double, low);
    QFETCH(double, high);
    constexpr double scale = 8;
    const PaintContext context;
    const QImage image = ratingOf({value, low, high}, context, scale);
    const QColor bar = ratingBarColor(*context.theme);
    const QSizeF size = ratingSize(context);
    const double numberWidth = context.measure()(QStringLiteral("10.0"), TextRole::TableBody, 0).width();
    const double left = scale * (numberWidth + 0.4 * size.height());
    const double width = scale * (size.width() - 1) - left;
    const int fromScale = int(left - scale);

    const auto [barFrom, barTo] = columnsOf(image, bar, fromScale);
    // The whisker may cover the very ends of the bar, by half its line.
    QVERIFY(std::abs(barFrom - left) <= 0.5 * scale + 2);
    QVERIFY2(std::abs(barTo - (left + value / 10 * width)) <= 0.5 * scale + 2, qPrintable(QString::number(barTo)));
    const auto [whiskerFrom, whiskerTo] = columnsOf(image, context.theme->color(ColorRole::Text), fromScale);
    QVERIFY(std::abs(whiskerFrom - (left + low / 10 * width)) <= 0.5 * scale + 2);
    QVERIFY(std::abs(whiskerTo - (left + high / 10 * width)) <= 0.5 * scale + 2);
}

void TablePainterTest::ratingReadsInGreyPrint()
{
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Print}) {
        const Theme &theme = Theme::of(kind);
        QVERIFY(contrastRatio(ratingBarColor(theme), theme.color(ColorRole::Surface)) >= 3);
        QVERIFY(contrastRatio(ratingBarColor(theme), theme.color(ColorRole::Text)) >= 3);
    }
}

void TablePainterTest::stateSigns()
{
    QCOMPARE(stateSign(AssessmentState::Known), QString());
    QCOMPARE(stateSign(AssessmentState::Unknown), QStringLiteral("—"));
    QCOMPARE(stateSign(AssessmentState::None), QStringLiteral("○"));
    QCOMPARE(stateSign(AssessmentState::NotApplicable), QStringLiteral("·"));
}

void TablePainterTest::pagesAreThoseOfTheLayout()
{
    const PaintContext context;
    const TableSpec spec = test::usabilityTable(Language::English);
    const QSizeF size(680, 500);
    const TablePages pages(spec, size, context);
    QCOMPARE(pages.pageCount(), int(layoutTable(spec, size, context.measure()).pages.size()));
    QVERIFY(pages.pageCount() > 2);
    QCOMPARE(pages.pageSize(), size);
    for (int page = 0; page < pages.pageCount(); ++page)
        QVERIFY(!test::inkOf(test::rendered(pages, page), pages.ground()).isEmpty());
}

QTEST_MAIN(TablePainterTest)
#include "tst_tablepainter.moc"
