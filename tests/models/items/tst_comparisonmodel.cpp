// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/comparisonmodel.h"
#include "support/markingtranslator.h"
#include "support/modeldump.h"
#include "support/samples.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

const DimensionId usability{u"usability"_s};

enum Row { PyTorch, Jax, Megatron, Mlx };
enum Column { Paradigm, Debugging };

/// 300 frameworks × 20 criteria, each cell with a summary that says where it is.
KnowledgeBase hugeKnowledge()
{
    KnowledgeBase kb = test::smallKnowledge();
    const Framework model = kb.frameworks[0];
    kb.frameworks.clear();
    kb.criteria.clear();
    for (int i = 0; i < 20; ++i) {
        Criterion criterion;
        criterion.id = {u"usability/c%1"_s.arg(i)};
        criterion.dimension = usability;
        criterion.name = {u"C%1"_s.arg(i), u"指标 %1"_s.arg(i)};
        kb.criteria.append(criterion);
    }
    for (int i = 0; i < 300; ++i) {
        Framework framework = model;
        framework.id = {u"f%1"_s.arg(i)};
        framework.name = {u"F%1"_s.arg(i), u"框架 %1"_s.arg(i)};
        framework.assessments.clear();
        for (int k = 0; k < 20; ++k) {
            const LocalizedText summary{u"F%1 C%2"_s.arg(i).arg(k), u"框架 %1 指标 %2"_s.arg(i).arg(k)};
            framework.assessments.append({{u"usability/c%1"_s.arg(k)}, AssessmentState::Known, summary, {}});
        }
        kb.frameworks.append(framework);
    }
    return kb;
}

QString interval(const QVariant &rating)
{
    const auto value = rating.value<Interval>();
    return u"%1 (%2–%3)"_s.arg(value.value).arg(value.low).arg(value.high);
}

} // namespace

/// Expected values: test::smallKnowledge(); roles as comparisonmodel.h describes them.
class ComparisonModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void startsEmpty();
    void texts();
    void textsOtherWayRound();
    void rolesOfACell_data();
    void rolesOfACell();
    void rolesOtherWayRound();
    void ratingIsTheWholeInterval();
    void newestFactDates();
    void spokenCell_data();
    void spokenCell();
    void copiedCellHasItsSources();
    void headers();
    void headersOtherWayRound();
    void looksAreNotAnswered();
    void bounds_data();
    void bounds();
    void headerBounds();
    void emptyTables_data();
    void emptyTables();
    void oneCell();
    void moreThanAnyLimit();
    void tableIsSetInOneReset();
    void turningIsOneReset();
    void languageChangesTextsOnly();
    void languageOfAnEmptyTable();
    void wordsFollowTheTranslation();

private:
    [[nodiscard]] QVariant cell(int row, int column, int role) const { return m_model->index(row, column).data(role); }

    std::unique_ptr<ComparisonModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void ComparisonModelTest::init()
{
    m_model = std::make_unique<ComparisonModel>();
    m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    if (QByteArray(QTest::currentTestFunction()) != "startsEmpty")
        m_model->setTable(buildAtlas(test::smallKnowledge()), usability.value);
}

void ComparisonModelTest::cleanup()
{
    m_tester.reset();
    m_model.reset();
}

void ComparisonModelTest::startsEmpty()
{
    QCOMPARE(m_model->rowCount(), 0);
    QCOMPARE(m_model->columnCount(), 0);
    QVERIFY(!m_model->isTransposed());
    QVERIFY(m_model->table().isEmpty());
    QVERIFY(!m_model->headerData(0, Qt::Horizontal).isValid());
}

void ComparisonModelTest::texts()
{
    QCOMPARE(test::dumpModel(*m_model),
             QStringList({u"Paradigm | Debugging"_s, u"PyTorch: Eager | Python debuggers work"_s,
                          u"JAX: Functional | Traced code hides values"_s, u"Megatron-LM: On PyTorch | Same as PyTorch"_s,
                          u"MLX: Lazy arrays | "_s}));
    QCOMPARE(m_model->table(), usability.value);
}

void ComparisonModelTest::textsOtherWayRound()
{
    m_model->setTransposed(true);
    m_model->setLanguage(Language::Chinese);
    QCOMPARE(test::dumpModel(*m_model),
             QStringList({u"PyTorch | JAX | Megatron-LM | MLX"_s, u"编程范式: 即时执行 | 函数式 | 基于 PyTorch | 惰性数组"_s,
                          u"调试: 可用 Python 调试器 | 追踪后难看到数值 | 同 PyTorch | "_s}));
}

void ComparisonModelTest::rolesOfACell_data()
{
    QTest::addColumn<int>("role");
    QTest::addColumn<QStringList>("dump");
    const QString header = u"Paradigm | Debugging"_s;
    // AssessmentState: Known 0, Unknown 1, None 2, NotApplicable 3.
    QTest::newRow("state") << int(ComparisonModel::StateRole)
                           << QStringList{header, u"PyTorch: 0 | 0"_s, u"JAX: 0 | 0"_s, u"Megatron-LM: 0 | 3"_s, u"MLX: 0 | 1"_s};
    QTest::newRow("sort") << int(ComparisonModel::SortRole)
                          << QStringList{header, u"PyTorch: Eager | 9.3"_s, u"JAX: Functional | 6.3"_s, u"Megatron-LM: On PyTorch | ?"_s, u"MLX: Lazy arrays | ?"_s};
    QTest::newRow("sources") << int(ComparisonModel::SourceCountRole)
                             << QStringList{header, u"PyTorch: 1 | 2"_s, u"JAX: 1 | 2"_s, u"Megatron-LM: 1 | 0"_s, u"MLX: 1 | 0"_s};
    QTest::newRow("as of") << int(ComparisonModel::AsOfRole)
                           << QStringList{header, u"PyTorch: 2026-08 | 2026-08"_s, u"JAX: 2026-08 | 2026-08"_s,
                                          u"Megatron-LM: 2026-08 | "_s, u"MLX: 2026-08 | "_s};
    QTest::newRow("filter") << int(ComparisonModel::FilterRole)
                            << QStringList{header, u"PyTorch: Eager | Python debuggers work"_s,
                                           u"JAX: Functional | Traced code hides values"_s, u"Megatron-LM: On PyTorch | Same as PyTorch"_s,
                                           u"MLX: Lazy arrays | "_s};
}

void ComparisonModelTest::rolesOfACell()
{
    QFETCH(int, role);
    QTEST(test::dumpModel(*m_model, role), "dump");
}

void ComparisonModelTest::rolesOtherWayRound()
{
    m_model->setTransposed(true);
    for (int row = 0; row < 2; ++row) {
        for (int column = 0; column < 4; ++column) {
            const auto subject = cell(row, column, ComparisonModel::SubjectRole).value<Subject>();
            QCOMPARE(subject, (Subject{m_model->frameworkAt(row, column), {m_model->aspectAt(row, column).id}, {}}));
        }
    }
    QCOMPARE(m_model->frameworkAt(1, 2).value, u"megatron-lm"_s);
    QCOMPARE(m_model->aspectAt(1, 2).id, u"usability/debugging"_s);
    QCOMPARE(cell(Debugging, Jax, ComparisonModel::SortRole).toDouble(), 6.3);
    QCOMPARE(cell(Debugging, Megatron, ComparisonModel::StateRole).toInt(), int(AssessmentState::NotApplicable));
}

void ComparisonModelTest::ratingIsTheWholeInterval()
{
    QCOMPARE(interval(cell(PyTorch, Debugging, ComparisonModel::RatingRole)), u"9.3 (8.9–9.7)"_s);
    // Unknown is no number: not zero either.
    for (const auto &[row, column] : {std::pair{PyTorch, Paradigm}, {Megatron, Debugging}, {Mlx, Debugging}}) {
        QVERIFY(!cell(row, column, ComparisonModel::RatingRole).isValid());
    }
    // On a criterion with ratings what is not rated has no place; on another the text counts.
    QVERIFY(!cell(Megatron, Debugging, ComparisonModel::SortRole).isValid());
    QVERIFY(!cell(Mlx, Debugging, ComparisonModel::SortRole).isValid());
    QCOMPARE(cell(PyTorch, Paradigm, ComparisonModel::SortRole), QVariant(u"Eager"_s));
    QCOMPARE(cell(Jax, Paradigm, ComparisonModel::SubjectRole).value<Subject>(), (Subject{{u"jax"_s}, {u"usability/paradigm"_s}, {}}));
    QCOMPARE(m_model->frameworkAt(Mlx, Paradigm).value, u"mlx"_s);
    QCOMPARE(m_model->aspectAt(Mlx, Debugging).id, u"usability/debugging"_s);
}

void ComparisonModelTest::newestFactDates()
{
    KnowledgeBase kb = test::smallKnowledge();
    kb.frameworks[0].assessments[1].facts[0].citation.asOf = {2026, 10, 0};
    kb.frameworks[0].assessments[1].facts[1].citation.asOf = {2025, 0, 0};
    kb.frameworks[1].assessments.removeLast();
    m_model->setTable(buildAtlas(kb), usability.value);
    QCOMPARE(cell(PyTorch, Debugging, ComparisonModel::AsOfRole).toString(), u"2026-10"_s);
    // No facts: the rating's date.
    QCOMPARE(cell(Jax, Debugging, ComparisonModel::AsOfRole).toString(), u"2026-08"_s);
}

void ComparisonModelTest::spokenCell_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<QStringList>("lines");
    QTest::newRow("rated") << int(PyTorch) << int(Debugging)
                           << QStringList{u"PyTorch, Debugging"_s, u"Python debuggers work"_s, u"Rating (a judgment): 9.3 (8.9–9.7)"_s,
                                          u"As of 2026-08"_s, u"2 source(s)"_s};
    QTest::newRow("not rated") << int(Jax) << int(Paradigm)
                               << QStringList{u"JAX, Paradigm"_s, u"Functional"_s, u"As of 2026-08"_s, u"1 source(s)"_s};
    QTest::newRow("not applicable") << int(Megatron) << int(Debugging)
                                    << QStringList{u"Megatron-LM, Debugging"_s, u"Not applicable"_s, u"Same as PyTorch"_s};
    QTest::newRow("unknown") << int(Mlx) << int(Debugging) << QStringList{u"MLX, Debugging"_s, u"Unknown"_s};
}

void ComparisonModelTest::spokenCell()
{
    QFETCH(int, row);
    QFETCH(int, column);
    const QString spoken = cell(row, column, Qt::AccessibleTextRole).toString();
    QTEST(spoken.split(u'\n'), "lines");
    QCOMPARE(cell(row, column, Qt::ToolTipRole).toString(), spoken);
}

void ComparisonModelTest::copiedCellHasItsSources()
{
    const QStringList lines = cell(Jax, Debugging, ComparisonModel::CopyRole).toString().split(u'\n');
    QCOMPARE(lines.mid(0, 5).join(u'\n'), cell(Jax, Debugging, Qt::AccessibleTextRole).toString());
    // The lines are those of referenceLine(), which has tests of its own.
    QCOMPARE(lines.mid(5),
             QStringList({u"种子文章 · Publisher · seed article · no date stated"_s,
                          u"Documentation · Publisher · documentation · no date stated · https://example.org/doc"_s}));
    QCOMPARE(cell(Mlx, Debugging, ComparisonModel::CopyRole).toString(), u"MLX, Debugging\nUnknown"_s);
}

void ComparisonModelTest::headers()
{
    const auto framework = [this](int role) { return m_model->headerData(Megatron, Qt::Vertical, role); };
    QCOMPARE(framework(Qt::DisplayRole).toString(), u"Megatron-LM"_s);
    QCOMPARE(framework(ComparisonModel::FilterRole).toString(), u"Megatron-LM"_s);
    QCOMPARE(framework(ComparisonModel::DetailRole).toString(), u"Acceleration layer"_s);
    QCOMPARE(framework(Qt::ToolTipRole).toString(), u"A framework."_s);
    QCOMPARE(framework(ComparisonModel::LayerRole).toInt(), int(Layer::Acceleration));
    QCOMPARE(framework(ComparisonModel::SubjectRole).value<Subject>(), (Subject{{u"megatron-lm"_s}, {}, {}}));
    QVERIFY(!framework(ComparisonModel::SortRole).isValid());

    const auto criterion = [this](int role) { return m_model->headerData(Debugging, Qt::Horizontal, role); };
    QCOMPARE(criterion(Qt::DisplayRole).toString(), u"Debugging"_s);
    QCOMPARE(criterion(ComparisonModel::FilterRole).toString(), u"Debugging"_s);
    QCOMPARE(criterion(Qt::ToolTipRole).toString(), u"Finding faults"_s);
    QCOMPARE(criterion(ComparisonModel::SubjectRole).value<Subject>(), (Subject{{}, {u"usability/debugging"_s}, {}}));
    // Layers belong to frameworks only: the proxy tells the axes apart by this role.
    QVERIFY(!criterion(ComparisonModel::LayerRole).isValid());
    QVERIFY(!criterion(ComparisonModel::DetailRole).isValid());
}

void ComparisonModelTest::headersOtherWayRound()
{
    m_model->setTransposed(true);
    QCOMPARE(m_model->headerData(Mlx, Qt::Horizontal, ComparisonModel::LayerRole).toInt(), int(Layer::Emerging));
    QCOMPARE(m_model->headerData(Mlx, Qt::Horizontal, ComparisonModel::SubjectRole).value<Subject>(), (Subject{{u"mlx"_s}, {}, {}}));
    QVERIFY(!m_model->headerData(Debugging, Qt::Vertical, ComparisonModel::LayerRole).isValid());
    QCOMPARE(m_model->headerData(Debugging, Qt::Vertical, ComparisonModel::SubjectRole).value<Subject>(),
             (Subject{{}, {u"usability/debugging"_s}, {}}));
}

void ComparisonModelTest::looksAreNotAnswered()
{
    for (const int role : {int(Qt::DecorationRole), int(Qt::FontRole), int(Qt::ForegroundRole), int(Qt::BackgroundRole),
                           int(Qt::TextAlignmentRole), Qt::UserRole + 100}) {
        QVERIFY(!cell(PyTorch, Debugging, role).isValid());
        QVERIFY(!m_model->headerData(0, Qt::Vertical, role).isValid());
        QVERIFY(!m_model->headerData(0, Qt::Horizontal, role).isValid());
    }
}

void ComparisonModelTest::bounds_data()
{
    QTest::addColumn<bool>("transposed");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::newRow("frameworks downwards") << false << 4 << 2;
    QTest::newRow("criteria downwards") << true << 2 << 4;
}

void ComparisonModelTest::bounds()
{
    QFETCH(bool, transposed);
    QFETCH(int, rows);
    QFETCH(int, columns);
    m_model->setTransposed(transposed);
    QCOMPARE(m_model->isTransposed(), transposed);
    QCOMPARE(m_model->rowCount(), rows);
    QCOMPARE(m_model->columnCount(), columns);
    const QModelIndex first = m_model->index(0, 0);
    QCOMPARE(m_model->rowCount(first), 0);
    QCOMPARE(m_model->columnCount(first), 0);
    QVERIFY(!m_model->index(0, 0, first).isValid());
    QVERIFY(m_model->index(rows - 1, columns - 1).isValid());
    for (const auto &[row, column] : {std::pair{-1, 0}, {0, -1}, {rows, 0}, {0, columns}, {rows, columns}, {1000, 1000}})
        QVERIFY(!m_model->index(row, column).isValid());
    for (const int role : {int(Qt::DisplayRole), int(ComparisonModel::StateRole)}) {
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"is not valid \\(expected valid\\)"_s));
        QVERIFY(!m_model->data(QModelIndex(), role).isValid());
    }
}

void ComparisonModelTest::headerBounds()
{
    for (const bool transposed : {false, true}) {
        m_model->setTransposed(transposed);
        for (const int section : {-1, -1000, m_model->rowCount(), 1000})
            QVERIFY(!m_model->headerData(section, Qt::Vertical).isValid());
        for (const int section : {-1, -1000, m_model->columnCount(), 1000})
            QVERIFY(!m_model->headerData(section, Qt::Horizontal).isValid());
    }
}

void ComparisonModelTest::emptyTables_data()
{
    QTest::addColumn<bool>("hasFrameworks");
    QTest::addColumn<QString>("dimension");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::newRow("no such dimension") << true << u"ghost"_s << 4 << 0;
    QTest::newRow("no framework") << false << u"usability"_s << 0 << 2;
    QTest::newRow("nothing at all") << false << u"ghost"_s << 0 << 0;
}

void ComparisonModelTest::emptyTables()
{
    QFETCH(bool, hasFrameworks);
    QFETCH(QString, dimension);
    KnowledgeBase kb = test::smallKnowledge();
    if (!hasFrameworks)
        kb.frameworks.clear();
    m_model->setTable(buildAtlas(kb), dimension);
    QTEST(m_model->rowCount(), "rows");
    QTEST(m_model->columnCount(), "columns");
    QVERIFY(!m_model->index(0, 0).isValid());
    m_model->setTransposed(true);
    QTEST(m_model->columnCount(), "rows");
    QTEST(m_model->rowCount(), "columns");
}

void ComparisonModelTest::oneCell()
{
    KnowledgeBase kb = test::smallKnowledge();
    kb.frameworks = {kb.frameworks[3]};
    kb.criteria.removeAt(1);
    m_model->setTable(buildAtlas(kb), usability.value);
    QCOMPARE(test::dumpModel(*m_model), QStringList({u"Paradigm"_s, u"MLX: Lazy arrays"_s}));
    m_model->setTransposed(true);
    QCOMPARE(test::dumpModel(*m_model), QStringList({u"MLX"_s, u"Paradigm: Lazy arrays"_s}));
}

void ComparisonModelTest::moreThanAnyLimit()
{
    m_model->setTable(buildAtlas(hugeKnowledge()), usability.value);
    m_model->setLanguage(Language::Chinese);
    for (const bool transposed : {false, true}) {
        m_model->setTransposed(transposed);
        QCOMPARE(m_model->rowCount(), transposed ? 20 : 300);
        QCOMPARE(m_model->columnCount(), transposed ? 300 : 20);
        for (int framework = 0; framework < 300; ++framework) {
            for (int criterion = 0; criterion < 20; ++criterion) {
                const QString text =
                    cell(transposed ? criterion : framework, transposed ? framework : criterion, Qt::DisplayRole).toString();
                QCOMPARE(text, u"框架 %1 指标 %2"_s.arg(framework).arg(criterion));
            }
        }
    }
}

void ComparisonModelTest::tableIsSetInOneReset()
{
    QSignalSpy about(m_model.get(), &QAbstractItemModel::modelAboutToBeReset);
    QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    QSignalSpy changes(m_model.get(), &QAbstractItemModel::dataChanged);
    m_model->setTable(buildAtlas(test::smallKnowledge()), u"matrix"_s);
    QCOMPARE(about.count(), 1);
    QCOMPARE(resets.count(), 1);
    QCOMPARE(changes.count(), 0);
    QCOMPARE(test::columnHeaders(*m_model), QStringList({u"Ease of use"_s, u"Large-scale training"_s}));
    // Known by its rating only.
    QCOMPARE(cell(Mlx, 0, ComparisonModel::SortRole).toDouble(), 7.5);
}

void ComparisonModelTest::turningIsOneReset()
{
    QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    m_model->setTransposed(true);
    QCOMPARE(resets.count(), 1);
    m_model->setTransposed(true);
    QCOMPARE(resets.count(), 1);
    m_model->setTransposed(false);
    QCOMPARE(resets.count(), 2);
}

void ComparisonModelTest::languageChangesTextsOnly()
{
    QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    QSignalSpy layouts(m_model.get(), &QAbstractItemModel::layoutChanged);
    QSignalSpy changes(m_model.get(), &QAbstractItemModel::dataChanged);
    QSignalSpy headerChanges(m_model.get(), &QAbstractItemModel::headerDataChanged);
    const QPersistentModelIndex kept = m_model->index(Jax, Debugging);
    m_model->setLanguage(Language::Chinese);
    QCOMPARE(resets.count(), 0);
    QCOMPARE(layouts.count(), 0);
    QCOMPARE(changes.count(), 1);
    QCOMPARE(changes[0][0].toModelIndex(), m_model->index(0, 0));
    QCOMPARE(changes[0][1].toModelIndex(), m_model->index(3, 1));
    QCOMPARE(headerChanges.count(), 2);
    QCOMPARE(headerChanges[0], (QVariantList{QVariant::fromValue(Qt::Horizontal), 0, 1}));
    QCOMPARE(headerChanges[1], (QVariantList{QVariant::fromValue(Qt::Vertical), 0, 3}));
    QCOMPARE(QModelIndex(kept), m_model->index(Jax, Debugging));
    QCOMPARE(kept.data().toString(), u"追踪后难看到数值"_s);
    QCOMPARE(test::columnHeaders(*m_model), QStringList({u"编程范式"_s, u"调试"_s}));
    QCOMPARE(m_model->headerData(Megatron, Qt::Vertical, ComparisonModel::DetailRole).toString(), u"加速层"_s);
    QVERIFY(kept.data(Qt::AccessibleTextRole).toString().startsWith(u"JAX, 调试\n追踪后难看到数值"));
    m_model->setLanguage(Language::English);
    QCOMPARE(kept.data().toString(), u"Traced code hides values"_s);
}

void ComparisonModelTest::languageOfAnEmptyTable()
{
    // Frameworks without criteria still have headers to translate.
    m_model->setTable(buildAtlas(test::smallKnowledge()), u"ghost"_s);
    QSignalSpy changes(m_model.get(), &QAbstractItemModel::dataChanged);
    QSignalSpy headerChanges(m_model.get(), &QAbstractItemModel::headerDataChanged);
    m_model->setLanguage(Language::Chinese);
    QCOMPARE(changes.count(), 0);
    QCOMPARE(headerChanges.count(), 1);
    QCOMPARE(headerChanges[0], (QVariantList{QVariant::fromValue(Qt::Vertical), 0, 3}));
    m_model->setTable(Atlas(), {});
    m_model->setLanguage(Language::English);
    QCOMPARE(headerChanges.count(), 1);
}

void ComparisonModelTest::wordsFollowTheTranslation()
{
    const test::MarkingTranslator marks;
    QCOMPARE(cell(Mlx, Debugging, Qt::AccessibleTextRole).toString(), u"⟦MLX, Debugging⟧\n⟦Unknown⟧"_s);
    QCOMPARE(cell(PyTorch, Debugging, Qt::ToolTipRole).toString().count(u'⟦'), 5);
}

QTEST_GUILESS_MAIN(ComparisonModelTest)
#include "tst_comparisonmodel.moc"
