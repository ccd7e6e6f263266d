// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/comparisonmodel.h"
#include "items/comparisonproxy.h"
#include "support/modeldump.h"
#include "support/samples.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

using Layers = QSet<Layer>;
Q_DECLARE_METATYPE(Layers)

namespace {

constexpr int debugging = 1;

const QStringList asListed{u"PyTorch"_s, u"JAX"_s, u"Megatron-LM"_s, u"MLX"_s};

/// Frameworks A0 … with ratings of usability/debugging; a negative score means that there is none. The Chinese names sort the other way.
KnowledgeBase ratedKnowledge(const QList<double> &scores)
{
    KnowledgeBase kb = test::smallKnowledge();
    const Framework model = kb.frameworks[3];
    kb.frameworks.clear();
    for (qsizetype i = 0; i < scores.size(); ++i) {
        Framework framework = model;
        framework.id = {u"a%1"_s.arg(i)};
        framework.name = {u"A%1"_s.arg(i, 3, 10, QLatin1Char('0')), u"A%1"_s.arg(999 - i, 3, 10, QLatin1Char('0'))};
        if (scores[i] >= 0)
            framework.ratings.append(test::rating(u"usability/debugging"_s, scores[i], scores[i], scores[i]));
        kb.frameworks.append(framework);
    }
    return kb;
}

} // namespace

/// Expected values: test::smallKnowledge(), where debugging is rated 9.3 for PyTorch and 6.3 for JAX and not rated for the others.
class ComparisonProxyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void showsEverythingAtFirst();
    void sortsByRating_data();
    void sortsByRating();
    void unknownIsLastBothWays_data();
    void unknownIsLastBothWays();
    void equalScoresStayAsListed();
    void sortsByName();
    void asListedRestoresTheOrder();
    void nameAndFirstColumnAreDifferentOrders();
    void headerClickSorts();
    void sortsCriteriaByAFramework();
    void filters_data();
    void filters();
    void filterMatchesTheHeaderOfTheRow();
    void filterFollowsTheLanguage();
    void hidesLayers_data();
    void hidesLayers();
    void filterLeavesHiddenColumnsOut();
    void filterAndLayersAndOrder();
    void orderSurvivesHidingAnotherColumn();
    void orderByNameFollowsTheLanguage();
    void orderByNameWithoutColumns();
    void nothingResets();
    void languageKeepsTheRows();
    void emptyAndOne();
    void moreThanAnyLimit();

private:
    void load(const KnowledgeBase &kb) { m_model->setTable(buildAtlas(kb), u"usability"_s); }
    [[nodiscard]] QStringList rows() const { return test::rowHeaders(*m_proxy); }
    [[nodiscard]] QStringList columns() const { return test::columnHeaders(*m_proxy); }

    std::unique_ptr<ComparisonModel> m_model;
    std::unique_ptr<ComparisonProxy> m_proxy;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void ComparisonProxyTest::init()
{
    m_model = std::make_unique<ComparisonModel>();
    m_proxy = std::make_unique<ComparisonProxy>();
    m_proxy->setSourceModel(m_model.get());
    m_tester = std::make_unique<QAbstractItemModelTester>(m_proxy.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    load(test::smallKnowledge());
}

void ComparisonProxyTest::cleanup()
{
    m_tester.reset();
    m_proxy.reset();
    m_model.reset();
}

void ComparisonProxyTest::showsEverythingAtFirst()
{
    QCOMPARE(test::dumpModel(*m_proxy), test::dumpModel(*m_model));
    QCOMPARE(m_proxy->rowOrder(), RowOrder::AsListed);
    QCOMPARE(m_proxy->filterText(), QString());
}

void ComparisonProxyTest::sortsByRating_data()
{
    QTest::addColumn<Qt::SortOrder>("direction");
    QTest::addColumn<int>("column");
    QTest::addColumn<QStringList>("order");
    QTest::newRow("ascending") << Qt::AscendingOrder << debugging << QStringList{u"JAX"_s, u"PyTorch"_s, u"Megatron-LM"_s, u"MLX"_s};
    QTest::newRow("descending") << Qt::DescendingOrder << debugging << QStringList{u"PyTorch"_s, u"JAX"_s, u"Megatron-LM"_s, u"MLX"_s};
    // Eager, Functional, Lazy arrays, On PyTorch
    QTest::newRow("column without ratings, ascending")
        << Qt::AscendingOrder << 0 << QStringList{u"PyTorch"_s, u"JAX"_s, u"MLX"_s, u"Megatron-LM"_s};
    QTest::newRow("column without ratings, descending")
        << Qt::DescendingOrder << 0 << QStringList{u"Megatron-LM"_s, u"MLX"_s, u"JAX"_s, u"PyTorch"_s};
}

void ComparisonProxyTest::sortsByRating()
{
    QFETCH(Qt::SortOrder, direction);
    QFETCH(int, column);
    m_proxy->setRowOrder(RowOrder::ByColumn, direction, column);
    QTEST(rows(), "order");
    QCOMPARE(m_proxy->rowOrder(), RowOrder::ByColumn);
}

void ComparisonProxyTest::unknownIsLastBothWays_data()
{
    QTest::addColumn<QList<double>>("scores");
    QTest::addColumn<QStringList>("ascending");
    QTest::addColumn<QStringList>("descending");
    const QString a = u"A000"_s;
    const QString b = u"A001"_s;
    const QString c = u"A002"_s;
    const QString d = u"A003"_s;
    QTest::newRow("unknown first") << QList<double>{-1, 5, 7} << QStringList{b, c, a} << QStringList{c, b, a};
    QTest::newRow("unknown between") << QList<double>{5, -1, 7} << QStringList{a, c, b} << QStringList{c, a, b};
    QTest::newRow("two unknown") << QList<double>{-1, 5, -1, 7} << QStringList{b, d, a, c} << QStringList{d, b, a, c};
    QTest::newRow("zero is no unknown") << QList<double>{-1, 0, 7} << QStringList{b, c, a} << QStringList{c, b, a};
    QTest::newRow("all unknown") << QList<double>{-1, -1, -1} << QStringList{a, b, c} << QStringList{a, b, c};
    QTest::newRow("none unknown") << QList<double>{3, 1, 2} << QStringList{b, c, a} << QStringList{a, c, b};
}

void ComparisonProxyTest::unknownIsLastBothWays()
{
    QFETCH(QList<double>, scores);
    load(ratedKnowledge(scores));
    m_proxy->setRowOrder(RowOrder::ByColumn, Qt::AscendingOrder, debugging);
    QTEST(rows(), "ascending");
    m_proxy->setRowOrder(RowOrder::ByColumn, Qt::DescendingOrder, debugging);
    QTEST(rows(), "descending");
}

void ComparisonProxyTest::equalScoresStayAsListed()
{
    load(ratedKnowledge({5, 7, 5, 7}));
    m_proxy->setRowOrder(RowOrder::ByColumn, Qt::AscendingOrder, debugging);
    QCOMPARE(rows(), QStringList({u"A000"_s, u"A002"_s, u"A001"_s, u"A003"_s}));
    m_proxy->setRowOrder(RowOrder::ByColumn, Qt::DescendingOrder, debugging);
    QCOMPARE(rows(), QStringList({u"A001"_s, u"A003"_s, u"A000"_s, u"A002"_s}));
}

void ComparisonProxyTest::sortsByName()
{
    KnowledgeBase kb = test::smallKnowledge();
    const QStringList names{u"Delta"_s, u"Alpha"_s, u"Charlie"_s, u"Bravo"_s};
    for (qsizetype i = 0; i < names.size(); ++i)
        kb.frameworks[i].name = {names[i], names[i]};
    load(kb);
    m_proxy->setRowOrder(RowOrder::ByName);
    QCOMPARE(rows(), QStringList({u"Alpha"_s, u"Bravo"_s, u"Charlie"_s, u"Delta"_s}));
    m_proxy->setRowOrder(RowOrder::ByName, Qt::DescendingOrder);
    QCOMPARE(rows(), QStringList({u"Delta"_s, u"Charlie"_s, u"Bravo"_s, u"Alpha"_s}));
    QCOMPARE(m_proxy->rowOrder(), RowOrder::ByName);
}

void ComparisonProxyTest::asListedRestoresTheOrder()
{
    const QStringList before = test::dumpModel(*m_proxy);
    for (const RowOrder order : {RowOrder::ByName, RowOrder::ByColumn}) {
        m_proxy->setRowOrder(order, Qt::AscendingOrder, debugging);
        QVERIFY(test::dumpModel(*m_proxy) != before);
        m_proxy->setRowOrder(RowOrder::AsListed);
        QCOMPARE(test::dumpModel(*m_proxy), before);
        QCOMPARE(m_proxy->rowOrder(), RowOrder::AsListed);
    }
}

void ComparisonProxyTest::nameAndFirstColumnAreDifferentOrders()
{
    // The base class sorts by column 0 for both and would skip the second sort.
    load(ratedKnowledge({1, 2}));
    m_model->setTransposed(true);
    m_proxy->setRowOrder(RowOrder::ByName, Qt::DescendingOrder);
    QCOMPARE(rows(), QStringList({u"Paradigm"_s, u"Debugging"_s}));
    m_proxy->setRowOrder(RowOrder::ByColumn, Qt::DescendingOrder, 0);
    QCOMPARE(rows(), QStringList({u"Debugging"_s, u"Paradigm"_s}));
    m_proxy->setRowOrder(RowOrder::ByName, Qt::DescendingOrder);
    QCOMPARE(rows(), QStringList({u"Paradigm"_s, u"Debugging"_s}));
}

void ComparisonProxyTest::headerClickSorts()
{
    m_proxy->sort(debugging, Qt::AscendingOrder);
    QCOMPARE(m_proxy->rowOrder(), RowOrder::ByColumn);
    QCOMPARE(rows(), QStringList({u"JAX"_s, u"PyTorch"_s, u"Megatron-LM"_s, u"MLX"_s}));
    m_proxy->sort(-1);
    QCOMPARE(m_proxy->rowOrder(), RowOrder::AsListed);
    QCOMPARE(rows(), asListed);
}

void ComparisonProxyTest::sortsCriteriaByAFramework()
{
    m_model->setTransposed(true);
    QCOMPARE(rows(), QStringList({u"Paradigm"_s, u"Debugging"_s}));
    for (const Qt::SortOrder direction : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        // Paradigm is not rated and therefore last.
        m_proxy->setRowOrder(RowOrder::ByColumn, direction, 0);
        QCOMPARE(rows(), QStringList({u"Debugging"_s, u"Paradigm"_s}));
    }
}

void ComparisonProxyTest::filters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("empty") << QString() << asListed;
    QTest::newRow("blanks") << u"   "_s << asListed;
    QTest::newRow("header or cell") << u"pytorch"_s << QStringList{u"PyTorch"_s, u"Megatron-LM"_s};
    QTest::newRow("upper case") << u"FUNCTIONAL"_s << QStringList{u"JAX"_s};
    QTest::newRow("part of a word") << u"agero"_s << QStringList{};
    QTest::newRow("part of a word that is there") << u"bugge"_s << QStringList{u"PyTorch"_s};
    QTest::newRow("words of one cell, other order") << u"work python"_s << QStringList{u"PyTorch"_s};
    QTest::newRow("words of two cells") << u"eager debuggers"_s << QStringList{u"PyTorch"_s};
    QTest::newRow("words of header and cell") << u"mlx lazy"_s << QStringList{u"MLX"_s};
    QTest::newRow("words of two rows") << u"eager functional"_s << QStringList{};
    QTest::newRow("many blanks") << u"  mlx \t lazy "_s << QStringList{u"MLX"_s};
    QTest::newRow("ideographic space, as Chinese keyboards type it") << u"mlx　lazy"_s << QStringList{u"MLX"_s};
    QTest::newRow("nowhere") << u"theano"_s << QStringList{};
    QTest::newRow("not a pattern") << u"py.*"_s << QStringList{};
    QTest::newRow("does not run over the end of a cell") << u"EagerPython"_s << QStringList{};
}

void ComparisonProxyTest::filters()
{
    QFETCH(QString, text);
    m_proxy->setFilterText(text);
    QTEST(rows(), "names");
    QCOMPARE(m_proxy->filterText(), text);
    m_proxy->setFilterText(QString());
    QCOMPARE(rows(), asListed);
}

void ComparisonProxyTest::filterMatchesTheHeaderOfTheRow()
{
    m_model->setTransposed(true);
    m_proxy->setFilterText(u"debugging"_s);
    QCOMPARE(rows(), QStringList{u"Debugging"_s});
    QCOMPARE(columns(), asListed);
    m_proxy->setFilterText(u"eager"_s);
    QCOMPARE(rows(), QStringList{u"Paradigm"_s});
}

void ComparisonProxyTest::filterFollowsTheLanguage()
{
    m_proxy->setFilterText(u"调试器"_s);
    QCOMPARE(rows(), QStringList());
    m_model->setLanguage(Language::Chinese);
    QCOMPARE(rows(), QStringList{u"PyTorch"_s});
    m_model->setLanguage(Language::English);
    QCOMPARE(rows(), QStringList());
}

void ComparisonProxyTest::hidesLayers_data()
{
    QTest::addColumn<Layers>("hidden");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("none") << Layers{} << asListed;
    QTest::newRow("general") << Layers{Layer::General} << QStringList{u"Megatron-LM"_s, u"MLX"_s};
    QTest::newRow("acceleration and emerging") << Layers{Layer::Acceleration, Layer::Emerging} << QStringList{u"PyTorch"_s, u"JAX"_s};
    QTest::newRow("one that nobody is in") << Layers{Layer::Deployment} << asListed;
    QTest::newRow("all") << Layers(allLayers.cbegin(), allLayers.cend()) << QStringList{};
}

void ComparisonProxyTest::hidesLayers()
{
    QFETCH(Layers, hidden);
    QFETCH(QStringList, names);
    m_proxy->setHiddenLayers(hidden);
    QCOMPARE(rows(), names);
    QCOMPARE(columns(), QStringList({u"Paradigm"_s, u"Debugging"_s}));
    m_model->setTransposed(true);
    QCOMPARE(columns(), names);
    QCOMPARE(rows(), QStringList({u"Paradigm"_s, u"Debugging"_s}));
    m_proxy->setHiddenLayers({});
    QCOMPARE(columns(), asListed);
}

void ComparisonProxyTest::filterLeavesHiddenColumnsOut()
{
    m_model->setTransposed(true);
    m_proxy->setFilterText(u"eager"_s);
    QCOMPARE(rows(), QStringList{u"Paradigm"_s});
    m_proxy->setHiddenLayers({Layer::General});
    QCOMPARE(rows(), QStringList());
    m_proxy->setHiddenLayers({});
    QCOMPARE(rows(), QStringList{u"Paradigm"_s});
}

void ComparisonProxyTest::filterAndLayersAndOrder()
{
    m_proxy->setRowOrder(RowOrder::ByColumn, Qt::AscendingOrder, debugging);
    m_proxy->setFilterText(u"py"_s);
    QCOMPARE(rows(), QStringList({u"PyTorch"_s, u"Megatron-LM"_s}));
    m_proxy->setHiddenLayers({Layer::Acceleration});
    QCOMPARE(rows(), QStringList{u"PyTorch"_s});
    m_proxy->setFilterText(QString());
    QCOMPARE(rows(), QStringList({u"JAX"_s, u"PyTorch"_s, u"MLX"_s}));
}

void ComparisonProxyTest::orderSurvivesHidingAnotherColumn()
{
    KnowledgeBase kb = test::smallKnowledge();
    // By MLX the second criterion comes first, by nobody else does it: PyTorch and JAX get a better rating of the first.
    kb.criteria[0].rubric = kb.criteria[1].rubric;
    for (Framework &framework : kb.frameworks) {
        const bool isMlx = framework.id.value == u"mlx";
        framework.ratings.removeIf([](const Rating &rating) { return rating.criterion.value.startsWith(u"usability"); });
        framework.ratings += test::rating(u"usability/paradigm"_s, isMlx ? 2 : 8, 0, 10);
        framework.ratings += test::rating(u"usability/debugging"_s, isMlx ? 8 : 2, 0, 10);
    }
    load(kb);
    m_model->setTransposed(true);
    m_proxy->setRowOrder(RowOrder::ByColumn, Qt::DescendingOrder, 3);
    QCOMPARE(rows(), QStringList({u"Debugging"_s, u"Paradigm"_s}));
    m_proxy->setHiddenLayers({Layer::General});
    QCOMPARE(columns(), QStringList({u"Megatron-LM"_s, u"MLX"_s}));
    QCOMPARE(rows(), QStringList({u"Debugging"_s, u"Paradigm"_s}));
    m_proxy->setHiddenLayers({});
    QCOMPARE(rows(), QStringList({u"Debugging"_s, u"Paradigm"_s}));
}

void ComparisonProxyTest::orderByNameFollowsTheLanguage()
{
    load(ratedKnowledge({1, 2, 3}));
    m_proxy->setRowOrder(RowOrder::ByName);
    QCOMPARE(rows(), QStringList({u"A000"_s, u"A001"_s, u"A002"_s}));
    m_model->setLanguage(Language::Chinese);
    // A002 is A997 in Chinese and so on: the last becomes the first.
    QCOMPARE(rows(), QStringList({u"A997"_s, u"A998"_s, u"A999"_s}));
    QCOMPARE(m_proxy->mapToSource(m_proxy->index(0, 0)).row(), 2);
}

void ComparisonProxyTest::orderByNameWithoutColumns()
{
    m_model->setTransposed(true);
    const Layers all(allLayers.cbegin(), allLayers.cend());
    m_proxy->setHiddenLayers(all);
    m_proxy->setRowOrder(RowOrder::ByName);
    m_proxy->setHiddenLayers({});
    QCOMPARE(rows(), QStringList({u"Debugging"_s, u"Paradigm"_s}));
    m_proxy->setRowOrder(RowOrder::ByName, Qt::DescendingOrder);
    m_proxy->setHiddenLayers(all);
    m_proxy->setHiddenLayers({});
    QCOMPARE(rows(), QStringList({u"Paradigm"_s, u"Debugging"_s}));
}

void ComparisonProxyTest::nothingResets()
{
    QSignalSpy resets(m_proxy.get(), &QAbstractItemModel::modelReset);
    QSignalSpy removals(m_proxy.get(), &QAbstractItemModel::rowsRemoved);
    QSignalSpy insertions(m_proxy.get(), &QAbstractItemModel::rowsInserted);
    const QPersistentModelIndex jax = m_proxy->index(1, debugging);
    m_proxy->setHiddenLayers({Layer::Emerging});
    QCOMPARE(removals.count(), 1);
    m_proxy->setHiddenLayers({Layer::Emerging});
    m_proxy->setFilterText(QString());
    QCOMPARE(removals.count(), 1);
    m_proxy->setHiddenLayers({});
    QCOMPARE(insertions.count(), 1);
    m_proxy->setFilterText(u"traced"_s);
    QCOMPARE(jax.row(), 0);
    m_proxy->setFilterText(QString());
    m_proxy->setRowOrder(RowOrder::ByColumn, Qt::AscendingOrder, debugging);
    QCOMPARE(jax.row(), 0);
    QCOMPARE(jax.data().toString(), u"Traced code hides values"_s);
    QCOMPARE(resets.count(), 0);
}

void ComparisonProxyTest::languageKeepsTheRows()
{
    m_proxy->setRowOrder(RowOrder::ByColumn, Qt::AscendingOrder, debugging);
    QSignalSpy resets(m_proxy.get(), &QAbstractItemModel::modelReset);
    QSignalSpy changes(m_proxy.get(), &QAbstractItemModel::dataChanged);
    const QPersistentModelIndex pytorch = m_proxy->index(1, debugging);
    m_model->setLanguage(Language::Chinese);
    QCOMPARE(resets.count(), 0);
    QVERIFY(changes.count() >= 1);
    QCOMPARE(pytorch.row(), 1);
    QCOMPARE(test::dumpModel(*m_proxy),
             QStringList({u"编程范式 | 调试"_s, u"JAX: 函数式 | 追踪后难看到数值"_s, u"PyTorch: 即时执行 | 可用 Python 调试器"_s,
                          u"Megatron-LM: 基于 PyTorch | 同 PyTorch"_s, u"MLX: 惰性数组 | "_s}));
}

void ComparisonProxyTest::emptyAndOne()
{
    load(KnowledgeBase());
    QCOMPARE(m_proxy->rowCount(), 0);
    m_proxy->setFilterText(u"x"_s);
    m_proxy->setRowOrder(RowOrder::ByColumn, Qt::DescendingOrder, 7);
    m_proxy->setHiddenLayers({Layer::General});
    QCOMPARE(m_proxy->rowCount(), 0);
    QVERIFY(!m_proxy->index(0, 0).isValid());
    m_proxy->setFilterText(QString());
    load(ratedKnowledge({5}));
    QCOMPARE(rows(), QStringList{u"A000"_s});
    for (const auto &[row, column] : {std::pair{-1, 0}, {0, -1}, {1, 0}, {0, 2}})
        QVERIFY(!m_proxy->index(row, column).isValid());
    QCOMPARE(m_proxy->rowCount(m_proxy->index(0, 0)), 0);
}

void ComparisonProxyTest::moreThanAnyLimit()
{
    QList<double> scores;
    for (int i = 0; i < 300; ++i)
        scores += i % 7 == 0 ? -1 : (i * 37 % 101) / 10.0;
    KnowledgeBase kb = ratedKnowledge(scores);
    for (int i = 0; i < 18; ++i) {
        Criterion criterion = kb.criteria[0];
        criterion.id = {u"usability/more%1"_s.arg(i)};
        kb.criteria.append(criterion);
    }
    load(kb);
    QCOMPARE(m_proxy->columnCount(), 20);
    for (const Qt::SortOrder direction : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        m_proxy->setRowOrder(RowOrder::ByColumn, direction, debugging);
        QList<double> known;
        for (int row = 0; row < 300; ++row) {
            const QVariant score = m_proxy->index(row, debugging).data(ComparisonModel::SortRole);
            QCOMPARE(score.isValid(), row < 257); // 43 of 300 are multiples of seven
            if (score.isValid())
                known += score.toDouble();
        }
        const bool sorted =
            direction == Qt::AscendingOrder ? std::is_sorted(known.cbegin(), known.cend()) : std::is_sorted(known.crbegin(), known.crend());
        QVERIFY(sorted);
    }
    m_proxy->setFilterText(u"a29"_s);
    QCOMPARE(m_proxy->rowCount(), 10);
}

QTEST_GUILESS_MAIN(ComparisonProxyTest)
#include "tst_comparisonproxy.moc"
