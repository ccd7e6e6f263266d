// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Expected values are those of the sample in tests/support/samples.cpp.

#include "items/matrixtablemodel.h"
#include "support/samples.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace fatlas;

namespace {

MatrixSpec sampleSpec(const QSet<Layer> &hidden = {}, Language language = Language::English)
{
    return buildMatrixSpec(buildAtlas(test::smallKnowledge()), hidden, {}, language);
}

} // namespace

class MatrixTableModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void startsEmpty();
    void rowsAreThePoints();
    void rawValuesSort();
    void unplacedFrameworksComeLastAndAreUnknown();
    void boundsAreKept();
    void languageChangesTextsOnly();
    void otherFrameworksReset();

private:
    std::unique_ptr<MatrixTableModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void MatrixTableModelTest::init()
{
    m_tester.reset();
    m_model = std::make_unique<MatrixTableModel>();
    m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
}

void MatrixTableModelTest::startsEmpty()
{
    QCOMPARE(m_model->rowCount(), 0);
    QCOMPARE(m_model->columnCount(), int(MatrixTableModel::ColumnCount));
}

void MatrixTableModelTest::rowsAreThePoints()
{
    m_model->setSpec(sampleSpec());
    QCOMPARE(m_model->rowCount(), 4);
    QStringList first;
    for (int column = 0; column < m_model->columnCount(); ++column)
        first += m_model->index(0, column).data().toString();
    QCOMPARE(first,
             (QStringList{QStringLiteral("PyTorch"), QStringLiteral("General"), QStringLiteral("8.6 (8.1–9.1)"),
                          QStringLiteral("8.9 (8.4–9.4)"), QStringLiteral("yes")}));
    QCOMPARE(m_model->index(3, 0).data(MatrixTableModel::FrameworkRole).toString(), QStringLiteral("mlx"));
    // PyTorch beats MLX on both axes.
    QCOMPARE(m_model->index(3, MatrixTableModel::FrontierColumn).data().toString(), QStringLiteral("no"));
}

void MatrixTableModelTest::rawValuesSort()
{
    m_model->setSpec(sampleSpec());
    QCOMPARE(m_model->index(1, MatrixTableModel::EaseColumn).data(MatrixTableModel::SortRole), QVariant(5.3));
    QCOMPARE(m_model->index(1, MatrixTableModel::ScaleColumn).data(MatrixTableModel::SortRole), QVariant(9.2));
    QCOMPARE(m_model->index(1, MatrixTableModel::FrontierColumn).data(MatrixTableModel::SortRole), QVariant(true));
    QCOMPARE(m_model->index(1, MatrixTableModel::NameColumn).data(MatrixTableModel::SortRole), QVariant(QStringLiteral("JAX")));
}

void MatrixTableModelTest::unplacedFrameworksComeLastAndAreUnknown()
{
    KnowledgeBase knowledge = test::smallKnowledge();
    knowledge.frameworks[0].ratings.removeFirst();
    m_model->setSpec(buildMatrixSpec(buildAtlas(knowledge), {}, {}, Language::English));
    QCOMPARE(m_model->rowCount(), 4);
    QCOMPARE(m_model->index(3, 0).data().toString(), QStringLiteral("PyTorch"));
    QCOMPARE(m_model->index(3, MatrixTableModel::EaseColumn).data().toString(), QStringLiteral("Unknown"));
    QVERIFY(!m_model->index(3, MatrixTableModel::EaseColumn).data(MatrixTableModel::SortRole).isValid());
}

void MatrixTableModelTest::boundsAreKept()
{
    m_model->setSpec(sampleSpec());
    QCOMPARE(m_model->rowCount(m_model->index(0, 0)), 0);
    QCOMPARE(m_model->columnCount(m_model->index(0, 0)), 0);
    QVERIFY(!m_model->data({}).isValid());
    QVERIFY(!m_model->index(4, 0).isValid());
    QVERIFY(!m_model->headerData(-1, Qt::Horizontal).isValid());
    QVERIFY(!m_model->headerData(MatrixTableModel::ColumnCount, Qt::Horizontal).isValid());
    QVERIFY(!m_model->headerData(0, Qt::Vertical).isValid());
}

void MatrixTableModelTest::languageChangesTextsOnly()
{
    m_model->setSpec(sampleSpec());
    QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    QSignalSpy changes(m_model.get(), &QAbstractItemModel::dataChanged);
    QSignalSpy headers(m_model.get(), &QAbstractItemModel::headerDataChanged);
    m_model->setSpec(sampleSpec({}, Language::Chinese));
    QCOMPARE(resets.count(), 0);
    QCOMPARE(changes.count(), 1);
    QCOMPARE(headers.count(), 1);
    QCOMPARE(m_model->index(0, MatrixTableModel::LayerColumn).data().toString(), QStringLiteral("通用"));
}

void MatrixTableModelTest::otherFrameworksReset()
{
    m_model->setSpec(sampleSpec());
    QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    m_model->setSpec(sampleSpec({Layer::Emerging}));
    QCOMPARE(resets.count(), 1);
    QCOMPARE(m_model->rowCount(), 3);
}

QTEST_GUILESS_MAIN(MatrixTableModelTest)
#include "tst_matrixtablemodel.moc"
