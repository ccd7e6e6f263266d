// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/atlas.h"
#include "items/comparisonmodel.h"
#include "items/comparisonproxy.h"
#include "support/largeknowledge.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int frameworkCount = 600;
constexpr int criterionCount = 60;
constexpr int ratedColumn = 3;

} // namespace

/// A table that is too large to look at. Expected values are counted in the knowledge base itself.
class LargeComparisonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_atlas = buildAtlas(test::largeKnowledge(frameworkCount, criterionCount)); }
    void init();
    void isTheSameEveryTime();
    void holdsWhatItPromises();
    void filters_data();
    void filters();
    void filterLetterByLetter();
    void filterBeforeAndAfterIdleMoments();
    void sortsByRating_data();
    void sortsByRating();
    void changesInFewSteps();
    void keepsWhatIsHeld();

private:
    [[nodiscard]] QStringList shown() const
    {
        QStringList ids;
        for (int row = 0; row < m_proxy->rowCount(); ++row)
            ids += m_proxy->headerData(row, Qt::Vertical, ComparisonModel::SubjectRole).value<Subject>().framework.value;
        return ids;
    }
    /// The frameworks that have each word in their name or in a summary.
    [[nodiscard]] QStringList withWords(const QStringList &words, Language language) const
    {
        QStringList ids;
        for (const Framework &framework : m_atlas.frameworks()) {
            QStringList texts{framework.name.in(language)};
            for (const Assessment &assessment : framework.assessments) {
                if (assessment.criterion.value.startsWith(test::largeDimension().value))
                    texts += assessment.summary.in(language);
            }
            const auto has = [&texts](const QString &word) { return !texts.filter(word, Qt::CaseInsensitive).isEmpty(); };
            if (std::all_of(words.cbegin(), words.cend(), has))
                ids += framework.id.value;
        }
        return ids;
    }

    Atlas m_atlas;
    std::unique_ptr<ComparisonModel> m_model;
    std::unique_ptr<ComparisonProxy> m_proxy;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void LargeComparisonTest::init()
{
    m_tester.reset();
    m_proxy.reset();
    m_model = std::make_unique<ComparisonModel>();
    m_proxy = std::make_unique<ComparisonProxy>();
    m_proxy->setSourceModel(m_model.get());
    m_tester = std::make_unique<QAbstractItemModelTester>(m_proxy.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    m_model->setTable(m_atlas, test::largeDimension().value);
}

void LargeComparisonTest::isTheSameEveryTime()
{
    QVERIFY(test::largeKnowledge(20, 10) == test::largeKnowledge(20, 10));
}

void LargeComparisonTest::holdsWhatItPromises()
{
    int known = 0;
    int cells = 0;
    int rated = 0;
    for (const Framework &framework : m_atlas.frameworks()) {
        for (const Assessment &assessment : framework.assessments) {
            ++cells;
            known += assessment.state == AssessmentState::Known ? 1 : 0;
            QVERIFY(!assessment.summary.en.isEmpty() && assessment.summary.en.size() <= 80);
            QVERIFY(!assessment.summary.zh.isEmpty() && assessment.summary.zh.size() <= 40);
        }
        rated += int(framework.ratings.size());
    }
    QCOMPARE(m_proxy->rowCount(), frameworkCount);
    QCOMPARE(m_proxy->columnCount(), criterionCount);
    QVERIFY(known > cells * 85 / 100 && known < cells * 95 / 100);
    QVERIFY(rated > cells * 20 / 100 && rated < cells * 40 / 100);
}

void LargeComparisonTest::filters_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QStringList>("words");
    for (const QStringList &words : {QStringList{u"e"_s},
                                     {u"checkpoints"_s},
                                     {u"ZERO-3"_s},
                                     {u"58"_s},
                                     {u"599"_s},
                                     {u"qzx"_s},
                                     {u"1,024"_s, u"slurm"_s},
                                     {u"torchscript"_s, u"9"_s, u"fp8"_s}})
        QTest::addRow("en %s", qPrintable(words.join(u' '))) << Language::English << words;
    for (const QStringList &words : {QStringList{u"点"_s}, {u"张量并行"_s}, {u"鲲"_s}, {u"混合精度训练"_s}, {u"镜像"_s, u"onnx"_s}})
        QTest::addRow("zh %s", qPrintable(words.join(u' '))) << Language::Chinese << words;
}

void LargeComparisonTest::filters()
{
    QFETCH(Language, language);
    QFETCH(QStringList, words);
    m_model->setLanguage(language);
    m_proxy->setFilterText(words.join(u' '));
    QCOMPARE(shown(), withWords(words, language));
    m_proxy->setFilterText({});
    QCOMPARE(m_proxy->rowCount(), frameworkCount);
}

void LargeComparisonTest::filterLetterByLetter()
{
    const QString word = u"apache-2.0 41"_s;
    for (qsizetype length = 1; length <= word.size(); ++length) {
        m_proxy->setFilterText(word.first(length));
        QCOMPARE(shown(), withWords(word.first(length).split(u' ', Qt::SkipEmptyParts), Language::English));
    }
    for (qsizetype length = word.size(); length-- > 0;) {
        m_proxy->setFilterText(word.first(length));
        QCOMPARE(shown(), withWords(word.first(length).split(u' ', Qt::SkipEmptyParts), Language::English));
    }
}

void LargeComparisonTest::filterBeforeAndAfterIdleMoments()
{
    const QStringList expected = withWords({u"stablehlo"_s, u"slurm"_s}, Language::English);
    m_proxy->setFilterText(u"stablehlo slurm"_s);
    QCOMPARE(shown(), expected);
    m_proxy->setFilterText({});
    // Enough of them for every row.
    for (int i = 0; i < frameworkCount; ++i)
        QCoreApplication::processEvents();
    m_proxy->setFilterText(u"stablehlo slurm"_s);
    QCOMPARE(shown(), expected);
}

void LargeComparisonTest::sortsByRating_data()
{
    QTest::addColumn<Qt::SortOrder>("direction");
    QTest::newRow("ascending") << Qt::AscendingOrder;
    QTest::newRow("descending") << Qt::DescendingOrder;
}

void LargeComparisonTest::sortsByRating()
{
    QFETCH(Qt::SortOrder, direction);
    QList<std::pair<double, QString>> rated;
    QStringList unrated;
    const CriterionId criterion{u"breadth/criterion-003"_s};
    for (const Framework &framework : m_atlas.frameworks()) {
        const auto is = [&criterion](const Rating &rating) { return rating.criterion == criterion; };
        const auto rating = std::find_if(framework.ratings.cbegin(), framework.ratings.cend(), is);
        if (rating == framework.ratings.cend())
            unrated += framework.id.value;
        else
            rated.append({rating->score, framework.id.value});
    }
    std::stable_sort(rated.begin(), rated.end(), [direction](const auto &a, const auto &b) {
        return direction == Qt::AscendingOrder ? a.first < b.first : b.first < a.first;
    });
    QStringList expected;
    for (const auto &[score, id] : std::as_const(rated))
        expected += id;
    expected += unrated;
    m_proxy->setRowOrder(RowOrder::ByColumn, direction, ratedColumn);
    QCOMPARE(shown(), expected);
    m_proxy->setFilterText(u"checkpoints"_s);
    const QStringList left = withWords({u"checkpoints"_s}, Language::English);
    expected.removeIf([&left](const QString &id) { return !left.contains(id); });
    QCOMPARE(shown(), expected);
}

void LargeComparisonTest::changesInFewSteps()
{
    QSignalSpy removals(m_proxy.get(), &QAbstractItemModel::rowsRemoved);
    QSignalSpy insertions(m_proxy.get(), &QAbstractItemModel::rowsInserted);
    QSignalSpy layouts(m_proxy.get(), &QAbstractItemModel::layoutChanged);
    QSignalSpy resets(m_proxy.get(), &QAbstractItemModel::modelReset);
    m_proxy->setFilterText(u"5"_s);
    QCOMPARE(removals.count(), 1);
    QVERIFY(m_proxy->rowCount() > 0 && m_proxy->rowCount() < frameworkCount);
    m_proxy->setFilterText({});
    QCOMPARE(insertions.count(), 1);
    QVERIFY(layouts.count() <= 2);
    QCOMPARE(resets.count(), 0);
}

void LargeComparisonTest::keepsWhatIsHeld()
{
    QList<QPersistentModelIndex> held;
    QStringList names;
    for (int row = 0; row < frameworkCount; row += 7) {
        held.append(m_proxy->index(row, row % criterionCount));
        names += m_proxy->headerData(row, Qt::Vertical).toString();
    }
    m_proxy->setFilterText(u"3"_s);
    m_proxy->setRowOrder(RowOrder::ByName, Qt::DescendingOrder);
    m_proxy->setHiddenLayers({Layer::General, Layer::Emerging});
    for (qsizetype i = 0; i < held.size(); ++i) {
        if (held[i].isValid())
            QCOMPARE(m_proxy->headerData(held[i].row(), Qt::Vertical).toString(), names[i]);
        else
            QVERIFY(!shown().contains(m_atlas.frameworks().at(7 * i).id.value));
    }
}

QTEST_GUILESS_MAIN(LargeComparisonTest)
#include "tst_largecomparison.moc"
