// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/tablelayout.h"
#include "support/specsamples.h"

#include <QTest>

#include <algorithm>

using namespace fatlas;

namespace {

constexpr QSizeF landscape{1009, 608};
constexpr QSizeF portrait{680, 973};

using CellName = std::pair<qsizetype, qsizetype>;

QList<QRectF> rectsOf(const TablePage &page)
{
    QList<QRectF> rects;
    for (const PlacedCell &cell : page.cells)
        rects.append(cell.rect);
    for (const PlacedBand &band : page.bands)
        rects.append(band.rect);
    for (const PlacedText &text : page.texts)
        rects.append(text.rect);
    return rects;
}

/// What is wrong with the page by the header's guarantees; empty when nothing is.
QString broken(const TablePage &page, const QSizeF &size)
{
    const QRectF area = QRectF(QPointF(), size).adjusted(-0.01, -0.01, 0.01, 0.02);
    const QList<QRectF> rects = rectsOf(page);
    for (qsizetype i = 0; i < rects.size(); ++i) {
        if (!area.contains(rects[i]))
            return QStringLiteral("%1 is cut by the page's edge").arg(i);
        for (qsizetype k = 0; k < i; ++k) {
            const QRectF common = rects[i].intersected(rects[k]);
            if (common.width() > 0.01 && common.height() > 0.01)
                return QStringLiteral("%1 and %2 overlap").arg(i).arg(k);
        }
    }
    for (const PlacedCell &cell : page.cells) {
        double bottom = cell.rect.top();
        QList<QRectF> parts;
        if (!cell.ratingRect.isNull())
            parts.append(cell.ratingRect);
        for (const PlacedText &text : cell.texts)
            parts.append(text.rect);
        for (const QRectF &part : parts) {
            if (part.top() < bottom - 0.01 || !cell.rect.adjusted(-0.01, -0.01, 0.01, 0.01).contains(part))
                return QStringLiteral("a part of cell %1, %2 is out of place").arg(cell.row).arg(cell.column);
            bottom = part.bottom();
        }
    }
    return {};
}

/// How the columns are divided: the number of columns beside each first column's header cell.
QList<int> groupSizes(const TableLayout &layout)
{
    QList<int> sizes;
    QSet<qsizetype> seen;
    for (const TablePage &page : layout.pages) {
        for (const PlacedCell &cell : page.cells) {
            if (cell.row >= 0)
                continue;
            if (cell.column < 0)
                sizes.append(0);
            else if (!seen.contains(cell.column))
                ++sizes.last();
            seen.insert(cell.column);
        }
    }
    sizes.removeAll(0);
    return sizes;
}

TableSpec tableOf(bool turned, bool chinese)
{
    const TableSpec spec = test::usabilityTable(chinese ? Language::Chinese : Language::English);
    return turned ? test::transposed(spec) : spec;
}

/// Which groups' names stand on the page, in order from the top; bands of columns are left out.
QStringList rowBandsOf(const TablePage &page)
{
    QStringList names;
    for (const PlacedBand &band : page.bands) {
        if (!band.isOfColumns)
            names += band.text.text;
    }
    return names;
}

/// The cell of the first column that stands just below; −1 where there is none.
qsizetype rowBelow(const TablePage &page, const QRectF &rect)
{
    for (const PlacedCell &cell : page.cells) {
        if (cell.column < 0 && std::abs(cell.rect.top() - rect.bottom()) < 0.01)
            return cell.row;
    }
    return -1;
}

} // namespace

class TableLayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void guarantees_data();
    void guarantees();
    void everyCellOnce_data() { guarantees_data(); }
    void everyCellOnce();
    void headersAreRepeated_data() { guarantees_data(); }
    void headersAreRepeated();
    void referencesFollowComplete_data() { guarantees_data(); }
    void referencesFollowComplete();
    void groupsAreBalanced();
    void groupsShareAPageWhereTheyFit();
    void oneTallPage();
    void tallRowsGetMoreWidth();
    void namesStayWhole();
    void cellsSayWhatIsKnown();
    void headingOfSourcesIsNotAlone();
    void emptyTables();
    void groupsGuarantees_data() { guarantees_data(); }
    void groupsGuarantees();
    void groupsAreNamedAboveTheirFirstRow();
    void groupsGoOnOverPages();
    void bandIsNotAlone();
    void columnsOfAGroupStandUnderItsName();
    void summaryStandsBeforeTheTable();
    void standingStandsBesideTheRating();
    void signStandsBeforeTheText();
    void fewerPagesWin_data();
    void fewerPagesWin();
    void sameInputSameLayout();
};

void TableLayoutTest::guarantees_data()
{
    QTest::addColumn<bool>("turned");
    QTest::addColumn<bool>("chinese");
    QTest::addColumn<QSizeF>("size");
    for (const bool turned : {false, true}) {
        for (const bool chinese : {false, true}) {
            const char *way = turned ? "criteria down" : "frameworks down";
            const char *language = chinese ? "zh" : "en";
            QTest::addRow("%s, landscape, %s", way, language) << turned << chinese << landscape;
            QTest::addRow("%s, portrait, %s", way, language) << turned << chinese << portrait;
            QTest::addRow("%s, small, %s", way, language) << turned << chinese << QSizeF(420, 380);
        }
    }
}

void TableLayoutTest::guarantees()
{
    QFETCH(bool, turned);
    QFETCH(bool, chinese);
    QFETCH(QSizeF, size);
    const TableLayout layout =
        layoutTable(tableOf(turned, chinese), size, test::fixedMeasure(chinese ? Language::Chinese : Language::English));
    QCOMPARE(layout.pageSize, size);
    for (const TablePage &page : layout.pages)
        QCOMPARE(broken(page, size), QString());
}

void TableLayoutTest::everyCellOnce()
{
    QFETCH(bool, turned);
    QFETCH(bool, chinese);
    QFETCH(QSizeF, size);
    const TableSpec spec = tableOf(turned, chinese);
    const TableLayout layout = layoutTable(spec, size, test::fixedMeasure(chinese ? Language::Chinese : Language::English));
    QMap<CellName, int> counts;
    for (const TablePage &page : layout.pages) {
        for (const PlacedCell &cell : page.cells) {
            if (cell.row < 0 || cell.column < 0)
                continue;
            ++counts[{cell.row, cell.column}];
            const TableCell &content = spec.cells[cell.row][cell.column];
            QCOMPARE(!cell.ratingRect.isNull(), content.rating.has_value());
            if (!content.text.isEmpty())
                QVERIFY(cell.texts.constFirst().text.endsWith(content.text));
        }
    }
    QCOMPARE(counts.size(), spec.rows.size() * spec.columns.size());
    for (const int count : std::as_const(counts))
        QCOMPARE(count, 1);
}

void TableLayoutTest::headersAreRepeated()
{
    QFETCH(bool, turned);
    QFETCH(bool, chinese);
    QFETCH(QSizeF, size);
    const TableLayout layout =
        layoutTable(tableOf(turned, chinese), size, test::fixedMeasure(chinese ? Language::Chinese : Language::English));
    for (const TablePage &page : layout.pages) {
        const auto find = [&page](qsizetype row, qsizetype column) {
            return std::find_if(page.cells.cbegin(), page.cells.cend(),
                                [&](const PlacedCell &cell) { return cell.row == row && cell.column == column; });
        };
        for (const PlacedCell &cell : page.cells) {
            const auto header = find(-1, cell.column);
            const auto first = find(cell.row, -1);
            QVERIFY(header != page.cells.cend());
            QVERIFY(first != page.cells.cend());
            QVERIFY(!header->texts.isEmpty());
            QVERIFY(!first->texts.isEmpty());
            if (cell.column >= 0) {
                QCOMPARE(header->rect.left(), cell.rect.left());
                QCOMPARE(header->rect.width(), cell.rect.width());
            }
        }
    }
}

void TableLayoutTest::referencesFollowComplete()
{
    QFETCH(bool, turned);
    QFETCH(bool, chinese);
    QFETCH(QSizeF, size);
    const TableSpec spec = tableOf(turned, chinese);
    const TableLayout layout = layoutTable(spec, size, test::fixedMeasure(chinese ? Language::Chinese : Language::English));
    QStringList texts;
    for (const TablePage &page : layout.pages) {
        double tableEnds = 0;
        for (const PlacedCell &cell : page.cells)
            tableEnds = std::max(tableEnds, cell.rect.bottom());
        for (const PlacedText &text : page.texts) {
            texts.append(text.text);
            if (text.role == TextRole::TableNote || text.role == TextRole::Caption)
                QVERIFY(text.rect.top() >= tableEnds);
        }
    }
    QStringList expected{spec.title, spec.subtitle, spec.caption, spec.referencesTitle};
    for (qsizetype i = 0; i < spec.references.size(); ++i)
        expected += {QString::number(i + 1) + QLatin1Char('.'), spec.references[i].text};
    QCOMPARE(texts, expected);
}

void TableLayoutTest::groupsAreBalanced()
{
    for (const bool turned : {false, true}) {
        for (const QSizeF &size : {landscape, portrait}) {
            const QList<int> sizes = groupSizes(layoutTable(tableOf(turned, false), size, test::fixedMeasure(Language::English)));
            const auto [least, most] = std::minmax_element(sizes.cbegin(), sizes.cend());
            QVERIFY(*most - *least <= 1);
        }
    }
    // Seven criteria stand side by side on a landscape page, but not on a portrait one.
    QCOMPARE(groupSizes(layoutTable(tableOf(false, true), landscape, test::fixedMeasure(Language::Chinese))), QList<int>{7});
    QVERIFY(groupSizes(layoutTable(tableOf(false, false), portrait, test::fixedMeasure(Language::English))).size() > 1);
}

void TableLayoutTest::groupsShareAPageWhereTheyFit()
{
    // Two pages' worth of rows in two groups: the second group begins under the first, with its header and at least three rows.
    const QSizeF size(680, 640);
    const TableLayout layout = layoutTable(tableOf(false, false), size, test::fixedMeasure(Language::English));
    int shared = 0;
    for (const TablePage &page : layout.pages) {
        QMap<double, int> rowsOfHeader;
        double header = -1;
        for (const PlacedCell &cell : page.cells) {
            if (cell.row < 0 && cell.column < 0)
                header = cell.rect.top();
            else if (cell.column < 0)
                ++rowsOfHeader[header];
        }
        shared += rowsOfHeader.size() > 1 ? 1 : 0;
        if (rowsOfHeader.size() > 1)
            QVERIFY(rowsOfHeader.last() >= 3);
    }
    QVERIFY(shared > 0);
}

void TableLayoutTest::oneTallPage()
{
    const TableLayout layout = layoutTable(tableOf(false, false), {900, 0}, test::fixedMeasure(Language::English));
    QCOMPARE(layout.pages.size(), 1);
    QVERIFY(layout.pageSize.height() > 0);
    QCOMPARE(broken(layout.pages[0], layout.pageSize), QString());
    QCOMPARE(layout.pages[0].texts.constLast().text, tableOf(false, false).references.constLast().text);
    QVERIFY(layout.pageSize.height() - layout.pages[0].texts.constLast().rect.bottom() < 5);
}

void TableLayoutTest::tallRowsGetMoreWidth()
{
    TableSpec spec = test::usabilityTable(Language::English);
    const QList<int> before = groupSizes(layoutTable(spec, landscape, test::fixedMeasure(Language::English)));
    spec.cells[4][2].text = QStringLiteral("A very long remark that somebody wrote into this cell. ").repeated(60);
    const TableLayout layout = layoutTable(spec, landscape, test::fixedMeasure(Language::English));
    QVERIFY(groupSizes(layout).size() > before.size());
    for (const TablePage &page : layout.pages)
        QCOMPARE(broken(page, landscape), QString());
}

void TableLayoutTest::namesStayWhole()
{
    const TextMeasure measure = test::fixedMeasure(Language::Chinese);
    const TableLayout layout = layoutTable(tableOf(false, true), landscape, measure);
    int names = 0;
    for (const PlacedCell &cell : layout.pages.constFirst().cells) {
        if (cell.column >= 0 || cell.row < 0)
            continue;
        ++names;
        const PlacedText &name = cell.texts.constFirst();
        QVERIFY2(measure(name.text, name.role, 0).width() <= name.rect.width() + 0.01, qPrintable(name.text));
    }
    QVERIFY(names > 0);
}

void TableLayoutTest::cellsSayWhatIsKnown()
{
    const TableLayout layout = layoutTable(test::usabilityTable(Language::English), {2000, 0}, test::fixedMeasure(Language::English));
    QMap<CellName, QStringList> texts;
    for (const PlacedCell &cell : layout.pages[0].cells) {
        for (const PlacedText &text : cell.texts)
            texts[{cell.row, cell.column}].append(text.text);
    }
    QCOMPARE(texts.value({3, 4}), QStringList(QStringLiteral("—")));
    QCOMPARE(texts.value({6, 0}), QStringList({QStringLiteral("· Takes that of PyTorch"), QStringLiteral("[2]")}));
    QCOMPARE(texts.value({8, 6}), QStringList({QStringLiteral("○"), QStringLiteral("[3]")}));
    QCOMPARE(texts.value({0, 3}), QStringList({QStringLiteral("One week for somebody who knows NumPy"), QStringLiteral("[4, 10]")}));
    QCOMPARE(texts.value({-1, -1}), QStringList(QStringLiteral("Framework")));
    QCOMPARE(texts.value({7, -1}), QStringList({QStringLiteral("Megatron-LM"), QStringLiteral("Acceleration layer")}));
}

void TableLayoutTest::headingOfSourcesIsNotAlone()
{
    // Page heights in steps of less than a line: some of them end just where the heading would stand.
    const TableSpec spec = test::usabilityTable(Language::English);
    for (double height = 500; height < 720; height += 7) {
        const TableLayout layout = layoutTable(spec, {1009, height}, test::fixedMeasure(Language::English));
        for (const TablePage &page : layout.pages)
            QVERIFY2(page.texts.isEmpty() || page.texts.constLast().text != spec.referencesTitle, qPrintable(QString::number(height)));
    }
}

void TableLayoutTest::emptyTables()
{
    const TextMeasure measure = test::fixedMeasure(Language::English);
    QCOMPARE(layoutTable({}, landscape, measure).pages.size(), 1);
    TableSpec noRows = test::usabilityTable(Language::English);
    noRows.rows.clear();
    noRows.cells.clear();
    const TableLayout layout = layoutTable(noRows, landscape, measure);
    QCOMPARE(broken(layout.pages[0], landscape), QString());
    QCOMPARE(layout.pages[0].cells.size(), 1 + noRows.columns.size());
    TableSpec noColumns = test::usabilityTable(Language::English);
    noColumns.columns.clear();
    for (QList<TableCell> &row : noColumns.cells)
        row.clear();
    QCOMPARE(broken(layoutTable(noColumns, landscape, measure).pages[0], landscape), QString());
}

void TableLayoutTest::groupsGuarantees()
{
    QFETCH(bool, turned);
    QFETCH(bool, chinese);
    QFETCH(QSizeF, size);
    const Language language = chinese ? Language::Chinese : Language::English;
    const TableSpec spec = turned ? test::transposed(test::groupedTable(language)) : test::groupedTable(language);
    const TableLayout layout = layoutTable(spec, size, test::fixedMeasure(language));
    QMap<CellName, int> counts;
    for (const TablePage &page : layout.pages) {
        QCOMPARE(broken(page, size), QString());
        for (const PlacedCell &cell : page.cells) {
            if (cell.row >= 0 && cell.column >= 0)
                ++counts[{cell.row, cell.column}];
        }
        // A page that has rows begins with the name of their group.
        QVERIFY(page.cells.isEmpty() || !rowBandsOf(page).isEmpty());
    }
    QCOMPARE(counts.size(), spec.rows.size() * spec.columns.size());
    for (const int count : std::as_const(counts))
        QCOMPARE(count, 1);
}

void TableLayoutTest::groupsAreNamedAboveTheirFirstRow()
{
    const TableLayout layout = layoutTable(test::groupedTable(Language::English), {2400, 0}, test::fixedMeasure(Language::English));
    QCOMPARE(layout.pages.size(), 1);
    const TablePage &page = layout.pages.constFirst();
    QCOMPARE(rowBandsOf(page),
             QStringList({QStringLiteral("General frameworks"), QStringLiteral("Regional frameworks"),
                          QStringLiteral("Acceleration layers"), QStringLiteral("Emerging projects")}));
    QList<qsizetype> rows;
    for (const PlacedBand &band : page.bands) {
        if (band.isOfColumns)
            continue;
        QCOMPARE(band.rect.width(), 2400.0);
        rows.append(rowBelow(page, band.rect));
    }
    // PyTorch, PaddlePaddle, DeepSpeed, MLX.
    QCOMPARE(rows, QList<qsizetype>({0, 4, 6, 8}));
}

void TableLayoutTest::groupsGoOnOverPages()
{
    const TableSpec spec = test::groupedTable(Language::English);
    const TableLayout layout = layoutTable(spec, {1009, 400}, test::fixedMeasure(Language::English));
    int continued = 0;
    for (const TablePage &page : layout.pages) {
        for (const PlacedBand &band : page.bands) {
            const qsizetype row = band.isOfColumns ? -1 : rowBelow(page, band.rect);
            if (row < 0)
                continue;
            const bool begins = row == 0 || spec.rows[row - 1].group != spec.rows[row].group;
            QCOMPARE(band.text.text, begins ? spec.rows[row].group : spec.rows[row].group + QStringLiteral(" (continued)"));
            continued += begins ? 0 : 1;
        }
    }
    QVERIFY(continued > 0);
}

void TableLayoutTest::bandIsNotAlone()
{
    // Page heights in steps of less than a line: some of them end just where a name would stand.
    const TableSpec spec = test::groupedTable(Language::English);
    for (double height = 430; height < 760; height += 7) {
        const TableLayout layout = layoutTable(spec, {1009, height}, test::fixedMeasure(Language::English));
        for (const TablePage &page : layout.pages) {
            for (const PlacedBand &band : page.bands)
                QVERIFY2(band.isOfColumns || rowBelow(page, band.rect) >= 0, qPrintable(QString::number(height)));
        }
    }
}

void TableLayoutTest::columnsOfAGroupStandUnderItsName()
{
    const TableSpec spec = test::groupedTable(Language::Chinese);
    const TableLayout layout = layoutTable(spec, portrait, test::fixedMeasure(Language::Chinese));
    QVERIFY(layout.columnGroups > 1);
    QSet<QString> names;
    for (const TablePage &page : layout.pages) {
        for (const PlacedCell &cell : page.cells) {
            if (cell.row >= 0 || cell.column < 0)
                continue;
            const auto above = std::find_if(page.bands.cbegin(), page.bands.cend(), [&cell](const PlacedBand &band) {
                return band.isOfColumns && std::abs(band.rect.bottom() - cell.rect.top()) < 0.01
                    && band.rect.left() < cell.rect.center().x() && band.rect.right() > cell.rect.center().x();
            });
            QVERIFY(above != page.bands.cend());
            QCOMPARE(above->text.text, spec.columns[cell.column].group);
            names.insert(above->text.text);
        }
    }
    QCOMPARE(names.size(), 2);
}

void TableLayoutTest::summaryStandsBeforeTheTable()
{
    const TableSpec spec = test::groupedTable(Language::English);
    const TablePage page = layoutTable(spec, landscape, test::fixedMeasure(Language::English)).pages.constFirst();
    QStringList texts;
    for (const PlacedText &text : page.texts) {
        if (text.rect.bottom() <= page.cells.constFirst().rect.top())
            texts += text.text;
    }
    QCOMPARE(texts, QStringList({spec.title, spec.subtitle}) + spec.summary);
}

void TableLayoutTest::standingStandsBesideTheRating()
{
    const TableSpec spec = test::groupedTable(Language::English);
    const TableLayout layout = layoutTable(spec, portrait, test::fixedMeasure(Language::English));
    int standings = 0;
    for (const TablePage &page : layout.pages) {
        for (const PlacedCell &cell : page.cells) {
            const bool stands = cell.row >= 0 && cell.column >= 0 && spec.cells[cell.row][cell.column].standing != Standing::Plain;
            QCOMPARE(!cell.standingRect.isNull(), stands);
            if (!stands)
                continue;
            ++standings;
            QCOMPARE(cell.standingRect.left(), cell.ratingRect.right());
            QVERIFY(cell.rect.contains(cell.standingRect));
        }
    }
    QCOMPARE(standings, 2);
}

void TableLayoutTest::signStandsBeforeTheText()
{
    TableCell cell;
    cell.state = AssessmentState::Known;
    cell.sign = QStringLiteral("●");
    QCOMPARE(cellText(cell), QStringLiteral("●"));
    cell.text = QStringLiteral("native");
    QCOMPARE(cellText(cell), QStringLiteral("● native"));
    cell.state = AssessmentState::Unknown;
    QCOMPARE(cellText(cell), QStringLiteral("— native"));
}

void TableLayoutTest::fewerPagesWin_data()
{
    QTest::addColumn<int>("uprightPages");
    QTest::addColumn<int>("uprightGroups");
    QTest::addColumn<int>("lyingPages");
    QTest::addColumn<int>("lyingGroups");
    QTest::addColumn<bool>("upright");
    QTest::newRow("fewer pages upright") << 2 << 3 << 3 << 1 << true;
    QTest::newRow("fewer pages lying") << 3 << 1 << 2 << 3 << false;
    QTest::newRow("as many, fewer parts upright") << 2 << 1 << 2 << 2 << true;
    QTest::newRow("as many, fewer parts lying") << 2 << 2 << 2 << 1 << false;
    QTest::newRow("a tie lies") << 1 << 1 << 1 << 1 << false;
}

void TableLayoutTest::fewerPagesWin()
{
    QFETCH(int, uprightPages);
    QFETCH(int, uprightGroups);
    QFETCH(int, lyingPages);
    QFETCH(int, lyingGroups);
    const TableLayout upright{portrait, QList<TablePage>(uprightPages), uprightGroups};
    const TableLayout lying{landscape, QList<TablePage>(lyingPages), lyingGroups};
    QTEST(fitsUpright(upright, lying), "upright");
}

void TableLayoutTest::sameInputSameLayout()
{
    const auto layout = [] {
        return layoutTable(test::usabilityTable(Language::Chinese), portrait, test::fixedMeasure(Language::Chinese));
    };
    QVERIFY(layout() == layout());
}

QTEST_GUILESS_MAIN(TableLayoutTest)
#include "tst_tablelayout.moc"
