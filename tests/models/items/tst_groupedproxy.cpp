// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/comparisonmodel.h"
#include "items/comparisonproxy.h"
#include "items/groupedproxy.h"
#include "support/samples.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

const QList<FrameworkId> two{{u"pytorch"_s}, {u"jax"_s}};

} // namespace

/// Over the small sample: the group of the matrix with two criteria, then usability with two.
class GroupedProxyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void groupsInOrder();
    void namesStandInFront();
    void mapsThereAndBack();
    void emptyOneMany();
    void filterTakesGroupsAway();
    void columnsFollowTheFrameworks();
    void languageChangesTextsOnly();
    void indicesOutside();

private:
    [[nodiscard]] QStringList dump() const;

    std::unique_ptr<ComparisonModel> m_model;
    std::unique_ptr<ComparisonProxy> m_proxy;
    std::unique_ptr<GroupedProxy> m_groups;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    Atlas m_atlas;
};

void GroupedProxyTest::init()
{
    m_atlas = buildAtlas(test::smallKnowledge());
    m_model = std::make_unique<ComparisonModel>();
    m_model->setTransposed(true);
    m_proxy = std::make_unique<ComparisonProxy>();
    m_proxy->setSourceModel(m_model.get());
    m_groups = std::make_unique<GroupedProxy>(ComparisonModel::GroupRole, ComparisonModel::GroupNameRole);
    m_groups->setSourceModel(m_proxy.get());
    m_tester = std::make_unique<QAbstractItemModelTester>(m_groups.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    m_model->setComparison(m_atlas, two, allAspects(m_atlas));
}

void GroupedProxyTest::cleanup()
{
    m_tester.reset();
    m_groups.reset();
    m_proxy.reset();
    m_model.reset();
}

QStringList GroupedProxyTest::dump() const
{
    QStringList lines;
    for (int group = 0; group < m_groups->rowCount(); ++group) {
        const QModelIndex parent = m_groups->index(group, 0);
        lines += u"[%1]"_s.arg(parent.data().toString());
        for (int row = 0; row < m_groups->rowCount(parent); ++row) {
            QStringList cells;
            for (int column = 0; column < m_groups->columnCount(parent); ++column)
                cells += m_groups->index(row, column, parent).data().toString();
            lines += cells.join(u" | "_s);
        }
    }
    return lines;
}

void GroupedProxyTest::groupsInOrder()
{
    QCOMPARE(dump(),
             (QStringList{u"[Matrix]"_s, u"Ease of use |  | "_s, u"Large-scale training |  | "_s, u"[Usability]"_s,
                          u"Paradigm | Eager | Functional"_s, u"Debugging | Python debuggers work | Traced code hides values"_s}));
    QCOMPARE(m_groups->groupIndex(u"usability"_s).row(), 1);
    QVERIFY(!m_groups->groupIndex(u"ghost"_s).isValid());
}

void GroupedProxyTest::namesStandInFront()
{
    QVERIFY(m_groups->headerData(0, Qt::Horizontal).toString().isEmpty());
    QCOMPARE(m_groups->headerData(1, Qt::Horizontal).toString(), u"PyTorch"_s);
    const QModelIndex name = m_groups->index(1, 0, m_groups->index(1, 0));
    QCOMPARE(name.data(ComparisonModel::SubjectRole).value<Subject>(), (Subject{{}, {u"usability/debugging"_s}, {}}));
    QCOMPARE(m_groups->groupOf(name), u"usability"_s);
    QVERIFY(!m_groups->isGroup(name));
    QVERIFY(m_groups->isGroup(m_groups->index(1, 0)));
}

void GroupedProxyTest::mapsThereAndBack()
{
    for (int row = 0; row < m_proxy->rowCount(); ++row) {
        for (int column = 0; column < m_proxy->columnCount(); ++column) {
            const QModelIndex source = m_proxy->index(row, column);
            const QModelIndex mapped = m_groups->mapFromSource(source);
            QCOMPARE(m_groups->mapToSource(mapped), source);
            QCOMPARE(mapped.data(), source.data());
            QCOMPARE(mapped.data(ComparisonModel::RatingRole).isValid(), source.data(ComparisonModel::RatingRole).isValid());
        }
    }
    QVERIFY(!m_groups->mapToSource(m_groups->index(0, 0)).isValid());
    QVERIFY(!m_groups->mapFromSource({}).isValid());
}

void GroupedProxyTest::emptyOneMany()
{
    m_model->setComparison(m_atlas, {}, {});
    QCOMPARE(m_groups->rowCount(), 0);
    m_model->setComparison(m_atlas, {two[0]}, {{AspectKind::Criterion, u"usability/paradigm"_s}});
    QCOMPARE(dump(), (QStringList{u"[Usability]"_s, u"Paradigm | Eager"_s}));
    m_model->setComparison(m_atlas, {{u"pytorch"_s}, {u"jax"_s}, {u"megatron-lm"_s}, {u"mlx"_s}, {u"ghost"_s}}, allAspects(m_atlas));
    QCOMPARE(m_groups->columnCount(), 5);
    m_groups->setSourceModel(nullptr);
    QCOMPARE(m_groups->rowCount(), 0);
    QCOMPARE(m_groups->columnCount(), 0);
}

void GroupedProxyTest::filterTakesGroupsAway()
{
    m_proxy->setFilterText(u"eager"_s);
    QCOMPARE(dump(), (QStringList{u"[Usability]"_s, u"Paradigm | Eager | Functional"_s}));
    m_proxy->setFilterText(u"nothing of the kind"_s);
    QVERIFY(dump().isEmpty());
    m_proxy->setFilterText({});
    QCOMPARE(m_groups->rowCount(), 2);
    // Large scale: 8.9 and 9.2 lie in one another's interval, the other lines differ.
    m_proxy->setDifferencesOnly(true);
    QCOMPARE(m_groups->rowCount(m_groups->index(0, 0)), 1);
    m_model->setEvidenceOnly(true);
    m_proxy->setDifferencesOnly(false);
    m_proxy->setStatedOnly(true);
    QCOMPARE(m_groups->rowCount(), 1);
}

void GroupedProxyTest::columnsFollowTheFrameworks()
{
    m_proxy->setFrameworks(QSet<FrameworkId>{two[1]});
    QCOMPARE(m_groups->columnCount(), 2);
    QCOMPARE(m_groups->headerData(1, Qt::Horizontal).toString(), u"JAX"_s);
}

void GroupedProxyTest::languageChangesTextsOnly()
{
    QSignalSpy resets(m_groups.get(), &QAbstractItemModel::modelReset);
    QSignalSpy changes(m_groups.get(), &QAbstractItemModel::dataChanged);
    const QPersistentModelIndex place = m_groups->index(0, 1, m_groups->index(1, 0));
    m_model->setLanguage(Language::Chinese);
    QCOMPARE(resets.count(), 0);
    QVERIFY(changes.count() > 0);
    QCOMPARE(place.data().toString(), u"即时执行"_s);
    QCOMPARE(m_groups->index(1, 0).data().toString(), u"易用性"_s);
}

void GroupedProxyTest::indicesOutside()
{
    QVERIFY(!m_groups->index(99, 0).isValid());
    QVERIFY(!m_groups->index(0, 99).isValid());
    QVERIFY(!m_groups->index(-1, 0).isValid());
    QVERIFY(!m_groups->data({}).isValid());
    QVERIFY(!m_groups->headerData(99, Qt::Horizontal).isValid());
    const QModelIndex leaf = m_groups->index(0, 0, m_groups->index(0, 0));
    QCOMPARE(m_groups->rowCount(leaf), 0);
    QCOMPARE(m_groups->rowCount(m_groups->index(0, 1)), 0);
}

QTEST_GUILESS_MAIN(GroupedProxyTest)
#include "tst_groupedproxy.moc"
